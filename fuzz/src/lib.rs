//! The fuzz targets for libFuzzer; their checks are in `targets`.

pub use libfuzzer_sys;
pub use novena_fuzz_targets;

/// A target whose inputs are any bytes.
#[macro_export]
macro_rules! target {
    ($name:literal) => {
        $crate::libfuzzer_sys::fuzz_target!(|data: &[u8]| {
            $crate::novena_fuzz_targets::target($name).check(data);
        });
    };
}

/// A target whose inputs are JSON. Three out of four changes keep the text as valid as it was.
#[macro_export]
macro_rules! json_target {
    ($name:literal) => {
        $crate::target!($name);

        $crate::libfuzzer_sys::fuzz_mutator!(|data: &mut [u8],
                                              size: usize,
                                              max_size: usize,
                                              seed: u32| {
            $crate::changed(data, size, max_size, seed)
        });
    };
}

/// Changes an input in place, and returns its new length.
pub fn changed(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    if seed % 4 > 0 {
        let edited = novena_fuzz_targets::edit(&data[..size], seed.into());
        if edited.len() <= max_size && edited != data[..size] {
            data[..edited.len()].copy_from_slice(&edited);
            return edited.len();
        }
    }
    libfuzzer_sys::fuzzer_mutate(data, size, max_size)
}
