//! Pictures as others see them.

mod goldens;
mod icons;
mod properties;
mod scenes;
mod viewers;
