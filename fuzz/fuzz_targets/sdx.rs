#![no_main]

use libfuzzer_sys::fuzz_target;
use novena_formats::Format;

fuzz_target!(|data: &[u8]| novena_fuzz::read(data, Some(Format::SDX)));
