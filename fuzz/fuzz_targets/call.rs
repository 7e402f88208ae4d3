#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| novena_fuzz::call_is_answered(data));
