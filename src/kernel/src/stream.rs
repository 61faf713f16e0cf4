//! Labelled streams: seeds that follow from a published text.

/// The seed of a text: FNV-1a of it, mixed once. It needs no secret: anybody can compute it, on any machine.
pub fn seed_of(text: &str) -> u64 {
    mix(fingerprint(text.bytes()))
}

/// The last step of SplitMix64, which spreads every bit over all.
pub fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// FNV-1a of bytes, which any machine computes alike: it guards against mix-ups, not against attacks.
pub fn fingerprint(bytes: impl IntoIterator<Item = u8>) -> u64 {
    (bytes.into_iter()).fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_the_same_in_every_version() {
        assert_eq!(
            seed_of("rollwrite/3/weekly/2026-W47"),
            0x43a6_8795_2ed8_89bd
        );
        assert_ne!(seed_of("a"), seed_of("b"));
        assert_eq!(fingerprint("foobar".bytes()), 0x8594_4171_f739_67e8);
        assert_ne!(mix(1), mix(2));
    }
}
