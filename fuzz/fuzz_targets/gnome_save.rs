#![no_main]

novena_fuzz::target!("gnome_save");
