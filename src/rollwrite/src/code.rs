//! A short code of ten letters and digits, by which friends play the same island with the same dice.

use crate::ids::{Class, Difficulty};

/// What a code says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// How hard.
    pub difficulty: Difficulty,
    /// The kind of island; `None` lets the seed choose.
    pub class: Option<Class>,
    /// 32 bits from which island and dice follow.
    pub seed: u32,
}

/// Crockford's alphabet: no letter that looks like a digit.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 10;

impl Code {
    /// The ten characters; the last of them guards against slips.
    pub fn to_text(self, rules: u32) -> String {
        let difficulty = Difficulty::ALL.iter().position(|d| *d == self.difficulty);
        let class = match self.class {
            None => 0,
            Some(class) => 1 + Class::ALL.iter().position(|c| *c == class).unwrap_or(0),
        };
        let small = |n: usize| u64::try_from(n).unwrap_or(0);
        let number = u64::from(self.seed)
            | small(difficulty.unwrap_or(0)) << 32
            | small(class) << 34
            | u64::from(rules & 0x7f) << 38;
        let mut text: Vec<u8> = (0..LENGTH - 1)
            .rev()
            .map(|place| letter(number >> (5 * place)))
            .collect();
        text.push(letter(check(number)));
        String::from_utf8(text).unwrap_or_default()
    }

    /// Reads a code of these rules; `None` when it is mistyped or of other rules.
    pub fn parse(text: &str, rules: u32) -> Option<Self> {
        let digits: Vec<u64> = text
            .bytes()
            .filter(|b| *b != b'-' && *b != b' ')
            .map(digit)
            .collect::<Option<_>>()?;
        let (last, body) = digits.split_last()?;
        if digits.len() != LENGTH {
            return None;
        }
        let number = body.iter().fold(0u64, |n, d| n << 5 | d);
        if check(number) & 31 != *last || number >> 38 != u64::from(rules & 0x7f) {
            return None;
        }
        let index = |bits: u64| usize::try_from(bits).ok();
        let class = match index(number >> 34 & 15)? {
            0 => None,
            n => Some(*Class::ALL.get(n - 1)?),
        };
        Some(Self {
            difficulty: *Difficulty::ALL.get(index(number >> 32 & 3)?)?,
            class,
            seed: u32::try_from(number & 0xffff_ffff).ok()?,
        })
    }

    /// The key of its streams.
    pub fn key(self, rules: u32) -> String {
        format!("code/{}", self.to_text(rules))
    }
}

fn letter(bits: u64) -> u8 {
    LETTERS[usize::try_from(bits & 31).unwrap_or(0)]
}

fn digit(byte: u8) -> Option<u64> {
    let read = match byte.to_ascii_uppercase() {
        b'O' => b'0',
        b'I' | b'L' => b'1',
        other => other,
    };
    let at = LETTERS.iter().position(|l| *l == read)?;
    u64::try_from(at).ok()
}

fn check(number: u64) -> u64 {
    crate::streams::mix(number) >> 59
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_come_back_and_slips_are_seen() {
        let mut slips = 0;
        for seed in [0, 1, 77, u32::MAX] {
            for difficulty in Difficulty::ALL {
                for class in std::iter::once(None).chain(Class::ALL.map(Some)) {
                    let code = Code {
                        difficulty,
                        class,
                        seed,
                    };
                    let text = code.to_text(1);
                    assert_eq!(text.len(), 10);
                    assert_eq!(Code::parse(&text.to_lowercase(), 1), Some(code));
                    assert_eq!(Code::parse(&text, 2), None);
                    let mut slip = text.clone().into_bytes();
                    slip[8] = if slip[8] == b'7' { b'8' } else { b'7' };
                    slips += u32::from(Code::parse(&String::from_utf8(slip).unwrap(), 1).is_some());
                }
            }
        }
        assert!(slips < 12, "{slips} of 96 slips were not seen");
        for bad in ["", "0", "!!!!!!!!!!", "00000000000", "ÄÖÜ"] {
            assert_eq!(Code::parse(bad, 1), None);
        }
    }
}
