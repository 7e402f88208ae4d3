//! Keys derived from text.

/// The 128-bit FNV-1a hash. It is implemented here because keys must be the same in every version
/// of the program.
pub(crate) struct Digest(u128);

impl Digest {
    pub(crate) const fn new() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    /// The digest as a key.
    pub(crate) fn key(&self) -> String {
        format!("{:032x}", self.0)
    }

    /// Adds a string and a terminator.
    pub(crate) fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with the published values for the empty string and for "a", and with our own value
    /// for a string with its terminator.
    #[test]
    fn the_digest_never_changes() {
        let mut digest = Digest::new();
        digest.0 = (digest.0 ^ u128::from(b'a')).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        assert_eq!(digest.0, 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
        let mut digest = Digest::new();
        digest.add("a");
        let ended = 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964_u128
            .wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        assert_eq!(digest.0, ended);
    }
}
