//! What people read about techniques and steps, in English, Spanish, Brazilian Portuguese
//! and Swedish.
