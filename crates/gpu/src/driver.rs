//! The interface to the driver, which contains all unsafe code.
//!
//! The driver's library is loaded once, at run time. Host memory that the driver copies from or to
//! belongs to a [`Stream`], which gives access to it only after the copies are done. The kernels in
//! `cuda/` determine what happens in the card's own memory. If a kernel makes a mistake there, the
//! worst result is an error at the next call.

#![allow(unsafe_code, reason = "the driver is a C library")]

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::ptr::null_mut;
use std::sync::{Arc, OnceLock};

use libloading::Library;

use crate::fault::Fault;

/// The kernels, built by `cuda/build.sh`.
const KERNELS: &[u8] = include_bytes!("../cuda/kernels.ptx");

#[cfg(windows)]
const LIBRARY: &str = "nvcuda.dll";
#[cfg(not(windows))]
const LIBRARY: &str = "libcuda.so.1";

macro_rules! functions {
    ($($name:ident = $symbol:literal ($($type:ty),*);)*) => {
        /// The driver functions in use, and the library that keeps them loaded.
        struct Functions {
            $($name: unsafe extern "C" fn($($type),*) -> c_int,)*
            _library: Library,
        }

        impl Functions {
            fn load() -> Result<Self, libloading::Error> {
                // SAFETY: loading the driver's library has no further requirements.
                let library = unsafe { Library::new(LIBRARY)? };
                Ok(Self {
                    $(
                        // SAFETY: these are the types of the driver's header.
                        $name: unsafe { *library.get($symbol.to_bytes_with_nul())? },
                    )*
                    _library: library,
                })
            }
        }

        /// The name of a function in the driver's library.
        fn symbol(field: &str) -> &'static str {
            match field {
                $(stringify!($name) => $symbol.to_str().unwrap_or_default(),)*
                _ => "",
            }
        }
    };
}

type Handle = *mut c_void;

functions! {
    init = c"cuInit" (c_uint);
    version = c"cuDriverGetVersion" (*mut c_int);
    error_name = c"cuGetErrorName" (c_int, *mut *const c_char);
    device_count = c"cuDeviceGetCount" (*mut c_int);
    device = c"cuDeviceGet" (*mut c_int, c_int);
    device_name = c"cuDeviceGetName" (*mut c_char, c_int, c_int);
    device_attribute = c"cuDeviceGetAttribute" (*mut c_int, c_int, c_int);
    retain_context = c"cuDevicePrimaryCtxRetain" (*mut Handle, c_int);
    release_context = c"cuDevicePrimaryCtxRelease" (c_int);
    set_context = c"cuCtxSetCurrent" (Handle);
    load_module = c"cuModuleLoadData" (*mut Handle, *const c_void);
    unload_module = c"cuModuleUnload" (Handle);
    function = c"cuModuleGetFunction" (*mut Handle, Handle, *const c_char);
    occupancy = c"cuOccupancyMaxActiveBlocksPerMultiprocessor" (*mut c_int, Handle, c_int, usize);
    allocate = c"cuMemAlloc_v2" (*mut u64, usize);
    free = c"cuMemFree_v2" (u64);
    allocate_host = c"cuMemAllocHost_v2" (*mut *mut c_void, usize);
    free_host = c"cuMemFreeHost" (*mut c_void);
    copy_in = c"cuMemcpyHtoDAsync_v2" (u64, *const c_void, usize, Handle);
    copy_out = c"cuMemcpyDtoHAsync_v2" (*mut c_void, u64, usize, Handle);
    copy_along = c"cuMemcpyDtoDAsync_v2" (u64, u64, usize, Handle);
    fill = c"cuMemsetD8Async" (u64, u8, usize, Handle);
    create_stream = c"cuStreamCreate" (*mut Handle, c_uint);
    destroy_stream = c"cuStreamDestroy_v2" (Handle);
    wait = c"cuStreamSynchronize" (Handle);
    launch = c"cuLaunchKernel" (
        Handle, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, Handle, *mut *mut c_void, *mut *mut c_void
    );
    create_event = c"cuEventCreate" (*mut Handle, c_uint);
    record_event = c"cuEventRecord" (Handle, Handle);
    elapsed = c"cuEventElapsedTime" (*mut f32, Handle, Handle);
    destroy_event = c"cuEventDestroy_v2" (Handle);
}

/// The driver's attribute numbers.
const PROCESSORS: c_int = 16;
const MAJOR: c_int = 75;
const MINOR: c_int = 76;

/// The driver's error if the machine has no card, or none that the program can see.
const NO_DEVICE: c_int = 100;

/// The oldest version of CUDA whose drivers can load the kernels (11.0, driver 450).
const OLDEST: c_int = 11_000;

/// A stream that does not wait for the default one.
const NON_BLOCKING: c_uint = 1;

fn fault(functions: &Functions, call: &'static str, code: c_int) -> Fault {
    let mut name: *const c_char = std::ptr::null();
    // SAFETY: the name is a constant of the driver, or remains null.
    let name = unsafe {
        (functions.error_name)(code, &raw mut name);
        if name.is_null() {
            code.to_string()
        } else {
            CStr::from_ptr(name).to_string_lossy().into_owned()
        }
    };
    Fault::Driver { call, name }
}

/// Calls the driver. An error contains the name of the function.
macro_rules! call {
    ($functions:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        let functions: &Functions = &$functions;
        // SAFETY: all pointers point to live values of the types that the driver's header requires,
        // and all handles belong to objects that have not been destroyed.
        match unsafe { (functions.$name)($($argument),*) } {
            0 => Ok(()),
            code => Err(fault(functions, symbol(stringify!($name)), code)),
        }
    }};
}

fn functions() -> Result<&'static Functions, Fault> {
    static LOADED: OnceLock<Result<Functions, Fault>> = OnceLock::new();
    LOADED
        .get_or_init(|| {
            let functions = Functions::load().map_err(|_| Fault::NoDriver)?;
            // SAFETY: 0 is the only flag that this function accepts.
            match unsafe { (functions.init)(0) } {
                0 => {}
                NO_DEVICE => return Err(Fault::NoCard),
                // There may be cards, but they cannot be used at the moment.
                code => return Err(fault(&functions, symbol("init"), code)),
            }
            let mut version = 0;
            call!(functions, version(&raw mut version))?;
            if version < OLDEST {
                return Err(Fault::OldDriver {
                    major: version / 1000,
                    minor: version % 1000 / 10,
                });
            }
            Ok(functions)
        })
        .as_ref()
        .map_err(Clone::clone)
}

/// A card with the kernels loaded.
pub(crate) struct Card {
    functions: &'static Functions,
    device: c_int,
    /// Null until the card is opened, as is the module.
    context: Handle,
    module: Handle,
    pub(crate) name: String,
    pub(crate) processors: u32,
}

// SAFETY: the driver's contexts and modules may be used by any thread that makes them current,
// which every call below does.
unsafe impl Send for Card {}
// SAFETY: as above.
unsafe impl Sync for Card {}

/// Everything that belongs to the card keeps the card alive, so the card is dropped last.
impl Drop for Card {
    fn drop(&mut self) {
        // If the card is lost, so are its module and its context. Errors can therefore be ignored.
        if !self.module.is_null() {
            let _ = self.make_current();
            let _ = call!(self.functions, unload_module(self.module));
        }
        if !self.context.is_null() {
            let _ = call!(self.functions, release_context(self.device));
        }
    }
}

/// A kernel.
pub(crate) struct Function {
    handle: Handle,
    /// The card whose module contains the kernel.
    _card: Arc<Card>,
}

// SAFETY: any thread that makes the context current may use this handle of the driver, which
// remains valid as long as the card does.
unsafe impl Send for Function {}

impl Card {
    /// The number of cards.
    pub(crate) fn count() -> Result<u32, Fault> {
        let functions = functions()?;
        let mut count = 0;
        call!(functions, device_count(&raw mut count))?;
        Ok(count.unsigned_abs())
    }

    /// Opens a card and loads the kernels.
    pub(crate) fn open(number: u32) -> Result<Arc<Self>, Fault> {
        let functions = functions()?;
        let mut device = 0;
        call!(functions, device(&raw mut device, number.cast_signed()))?;
        let attribute = |wanted| {
            let mut value = 0;
            call!(functions, device_attribute(&raw mut value, wanted, device)).map(|()| value)
        };
        let (major, minor) = (attribute(MAJOR)?, attribute(MINOR)?);
        let mut name = [0_u8; 256];
        call!(
            functions,
            device_name(name.as_mut_ptr().cast(), 255, device)
        )?;
        let name = CStr::from_bytes_until_nul(&name).unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        if major < 7 {
            return Err(Fault::TooOld { name, major, minor });
        }
        let mut card = Self {
            functions,
            device,
            context: null_mut(),
            module: null_mut(),
            name,
            processors: attribute(PROCESSORS)?.unsigned_abs(),
        };
        call!(functions, retain_context(&raw mut card.context, device))?;
        card.make_current()?;
        let mut text = KERNELS.to_vec();
        text.push(0);
        call!(
            functions,
            load_module(&raw mut card.module, text.as_ptr().cast())
        )?;
        Ok(Arc::new(card))
    }

    fn make_current(&self) -> Result<(), Fault> {
        call!(self.functions, set_context(self.context))
    }

    /// A kernel of the module.
    pub(crate) fn function(self: &Arc<Self>, name: &str) -> Result<Function, Fault> {
        self.make_current()?;
        let name = CString::new(name).expect("kernel names contain no zero byte");
        let mut function = null_mut();
        call!(
            self.functions,
            function(&raw mut function, self.module, name.as_ptr())
        )?;
        Ok(Function {
            handle: function,
            _card: Arc::clone(self),
        })
    }

    /// The number of blocks of a kernel that the card can run at once.
    pub(crate) fn resident_blocks(&self, function: &Function, block: u32) -> Result<u32, Fault> {
        self.make_current()?;
        let mut blocks = 0;
        call!(
            self.functions,
            occupancy(&raw mut blocks, function.handle, block.cast_signed(), 0)
        )?;
        Ok(blocks.unsigned_abs().max(1) * self.processors)
    }

    /// Allocates memory on the card.
    pub(crate) fn memory(self: &Arc<Self>, bytes: usize) -> Result<Memory, Fault> {
        self.make_current()?;
        let mut address = 0;
        call!(self.functions, allocate(&raw mut address, bytes.max(16)))?;
        Ok(Memory {
            card: Arc::clone(self),
            address,
            bytes,
        })
    }

    /// Creates a stream with host buffers of these sizes.
    pub(crate) fn stream(self: &Arc<Self>, host_sizes: &[usize]) -> Result<Stream, Fault> {
        self.make_current()?;
        let mut stream = Stream {
            card: Arc::clone(self),
            handle: null_mut(),
            host: Vec::new(),
        };
        call!(
            self.functions,
            create_stream(&raw mut stream.handle, NON_BLOCKING)
        )?;
        for &bytes in host_sizes {
            let mut start = null_mut();
            call!(self.functions, allocate_host(&raw mut start, bytes.max(16)))?;
            stream.host.push((start.cast(), bytes));
        }
        Ok(stream)
    }
}

/// Memory of a card.
pub(crate) struct Memory {
    card: Arc<Card>,
    address: u64,
    bytes: usize,
}

// SAFETY: this is an address on the card; see `Card`.
unsafe impl Send for Memory {}

impl Memory {
    pub(crate) const fn address(&self) -> u64 {
        self.address
    }

    pub(crate) const fn bytes(&self) -> usize {
        self.bytes
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // If the card is lost, so is its memory. Errors can therefore be ignored.
        let _ = self.card.make_current();
        let _ = call!(self.card.functions, free(self.address));
    }
}

/// An argument of a kernel.
pub(crate) enum Argument<J> {
    Address(u64),
    Word(u32),
    Job(J),
}

/// A queue of copies and kernels that run in order, and the host memory that they use.
pub(crate) struct Stream {
    card: Arc<Card>,
    handle: Handle,
    host: Vec<(*mut u8, usize)>,
}

// SAFETY: the host memory belongs to the stream alone, and the driver's handles may be used by any
// thread that makes the context current.
unsafe impl Send for Stream {}

impl Stream {
    /// Waits until everything in the stream is done.
    fn wait(&self) -> Result<(), Fault> {
        self.card.make_current()?;
        call!(self.card.functions, wait(self.handle))
    }

    /// Waits until no running operation uses a host buffer, and returns the buffer.
    pub(crate) fn host(&mut self, place: usize) -> Result<&mut [u8], Fault> {
        self.wait()?;
        let (start, bytes) = self.host[place];
        // SAFETY: the memory was allocated with this size, belongs to this stream alone, and every
        // copy that uses it was started by this stream and is done. The driver allocates it from
        // system pages, which are never uninitialised.
        Ok(unsafe { std::slice::from_raw_parts_mut(start, bytes) })
    }

    /// Makes a host buffer at least this large. If it grows, its contents are lost.
    pub(crate) fn enlarge(&mut self, place: usize, bytes: usize) -> Result<(), Fault> {
        self.wait()?;
        if self.host[place].1 >= bytes {
            return Ok(());
        }
        let mut start = null_mut();
        call!(
            self.card.functions,
            allocate_host(&raw mut start, bytes.max(16))
        )?;
        let (old, _) = std::mem::replace(&mut self.host[place], (start.cast(), bytes));
        call!(self.card.functions, free_host(old.cast()))
    }

    /// Copies the first bytes of a host buffer to the card.
    pub(crate) fn upload(&mut self, place: usize, bytes: usize, to: &Memory) -> Result<(), Fault> {
        let (start, size) = self.host[place];
        assert!(bytes <= size && bytes <= to.bytes, "a copy fits both ends");
        self.card.make_current()?;
        call!(
            self.card.functions,
            copy_in(to.address, start.cast(), bytes, self.handle)
        )
    }

    /// Copies bytes of card memory, from the offset `first` on, to the start of a host buffer.
    pub(crate) fn download(
        &mut self,
        from: &Memory,
        first: usize,
        bytes: usize,
        place: usize,
    ) -> Result<(), Fault> {
        let (start, size) = self.host[place];
        assert!(
            bytes <= size && first <= from.bytes && bytes <= from.bytes - first,
            "a copy fits both ends"
        );
        self.card.make_current()?;
        let address = from.address + first as u64;
        call!(
            self.card.functions,
            copy_out(start.cast(), address, bytes, self.handle)
        )
    }

    /// Repeats the first `period` bytes of memory until `bytes` bytes are filled.
    pub(crate) fn repeat(
        &mut self,
        memory: &Memory,
        period: usize,
        bytes: usize,
    ) -> Result<(), Fault> {
        assert!(bytes <= memory.bytes, "a copy fits both ends");
        self.card.make_current()?;
        let mut there = period;
        while there < bytes {
            let more = there.min(bytes - there);
            call!(
                self.card.functions,
                copy_along(
                    memory.address + there as u64,
                    memory.address,
                    more,
                    self.handle
                )
            )?;
            there += more;
        }
        Ok(())
    }

    /// Fills the first bytes of card memory with zeros.
    pub(crate) fn clear(&mut self, memory: &Memory, bytes: usize) -> Result<(), Fault> {
        assert!(
            bytes <= memory.bytes,
            "the cleared bytes are inside the memory"
        );
        self.card.make_current()?;
        call!(
            self.card.functions,
            fill(memory.address, 0, bytes, self.handle)
        )
    }

    /// Starts a kernel.
    pub(crate) fn launch<J>(
        &mut self,
        function: &Function,
        blocks: u32,
        block: u32,
        arguments: &mut [Argument<J>],
    ) -> Result<(), Fault> {
        self.card.make_current()?;
        let mut pointers: Vec<*mut c_void> = arguments
            .iter_mut()
            .map(|argument| match argument {
                Argument::Address(value) => std::ptr::from_mut(value).cast(),
                Argument::Word(value) => std::ptr::from_mut(value).cast(),
                Argument::Job(value) => std::ptr::from_mut(value).cast(),
            })
            .collect();
        call!(
            self.card.functions,
            launch(
                function.handle,
                blocks,
                1,
                1,
                block,
                1,
                1,
                0,
                self.handle,
                pointers.as_mut_ptr(),
                null_mut(),
            )
        )
    }

    /// Starts timing the work that follows.
    pub(crate) fn timer(&mut self) -> Result<Timer, Fault> {
        self.card.make_current()?;
        let mut timer = Timer {
            card: Arc::clone(&self.card),
            events: [null_mut(); 2],
        };
        for event in &mut timer.events {
            call!(self.card.functions, create_event(&raw mut *event, 0))?;
        }
        call!(
            self.card.functions,
            record_event(timer.events[0], self.handle)
        )?;
        Ok(timer)
    }

    /// The number of seconds that the card has taken since the timer was started.
    pub(crate) fn elapsed(&mut self, timer: &Timer) -> Result<f64, Fault> {
        let Timer { events, .. } = timer;
        self.card.make_current()?;
        call!(self.card.functions, record_event(events[1], self.handle))?;
        self.wait()?;
        let mut milliseconds = 0.0;
        call!(
            self.card.functions,
            elapsed(&raw mut milliseconds, events[0], events[1])
        )?;
        Ok(f64::from(milliseconds) / 1000.0)
    }
}

/// Two events in a stream.
pub(crate) struct Timer {
    card: Arc<Card>,
    events: [Handle; 2],
}

impl Drop for Timer {
    fn drop(&mut self) {
        for event in self.events.into_iter().filter(|event| !event.is_null()) {
            let _ = call!(self.card.functions, destroy_event(event));
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let waited = self.wait();
        let _ = call!(self.card.functions, destroy_stream(self.handle));
        // After an error, copies may still be running, so the memory must not be freed.
        if waited.is_ok() {
            for &(start, _) in &self.host {
                let _ = call!(self.card.functions, free_host(start.cast()));
            }
        }
    }
}
