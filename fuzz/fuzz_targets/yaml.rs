#![no_main]

novena_fuzz::target!("yaml");
