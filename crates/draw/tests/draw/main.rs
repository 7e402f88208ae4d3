//! Tests of the public interface.

mod goldens;
mod icons;
mod properties;
mod scenes;
mod viewers;
