#![no_main]

novena_fuzz::json_target!("shelf");
