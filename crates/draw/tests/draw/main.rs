//! Pictures as others see them.

mod goldens;
mod properties;
mod scenes;
mod viewers;
