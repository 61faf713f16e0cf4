//! A short code of letters and digits, by which friends play the same island with the same dice: ten for the island,
//! three more if scenarios are named, one for each of two and one against slips.

use castaway_kernel::Key;

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

    /// The characters with those that name the scenarios; ten alone if these cannot be named so.
    pub fn to_text_with(self, rules: u32, scenarios: &[Key]) -> String {
        let mut text = self.to_text(rules);
        let named: Option<Vec<u64>> = scenarios.iter().map(number).collect();
        if let Some([first, more @ ..]) = named.as_deref()
            && more.len() < 2
        {
            let second = more.first().copied().unwrap_or(0);
            let letters = [*first, second, guard(&text, *first, second)];
            text.extend(letters.map(|bits| char::from(letter(bits))));
        }
        text
    }

    /// Reads a code with or without scenarios; `None` when it is mistyped or of other rules.
    pub fn parse_with(text: &str, rules: u32) -> Option<(Self, Vec<Key>)> {
        let bare: String = text.chars().filter(|c| *c != '-' && *c != ' ').collect();
        let Some((island, more)) = bare.split_at_checked(LENGTH).filter(|(_, m)| !m.is_empty())
        else {
            return Some((Self::parse(&bare, rules)?, Vec::new()));
        };
        let code = Self::parse(island, rules)?;
        let digits: Vec<u64> = more.bytes().map(digit).collect::<Option<_>>()?;
        let [first, second, check] = digits.as_slice() else {
            return None;
        };
        if guard(&code.to_text(rules), *first, *second) != *check || *first == 0 {
            return None;
        }
        let some = [*first, *second].into_iter().filter(|n| *n > 0);
        Some((
            code,
            some.map(|n| format!("s{:02}", n - 1).into()).collect(),
        ))
    }

    /// The key of its streams.
    pub fn key(self, rules: u32) -> String {
        format!("code/{}", self.to_text(rules))
    }
}

/// A scenario as a number from 1 on; `None` if its id has another form or does not fit.
fn number(scenario: &Key) -> Option<u64> {
    let digits = scenario
        .as_str()
        .strip_prefix('s')
        .filter(|d| d.len() == 2)?;
    let number: u64 = digits.parse().ok()?;
    (number < 31).then_some(number + 1)
}

/// The letter against slips in the scenarios of a code.
fn guard(island: &str, first: u64, second: u64) -> u64 {
    let island = island
        .bytes()
        .fold(0_u64, |n, b| n << 5 ^ n >> 59 ^ digit(b).unwrap_or(0));
    check(island ^ first << 52 ^ second << 57)
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
    castaway_kernel::stream::mix(number) >> 59
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_carry_one_scenario_or_two_and_older_codes_none() {
        let code = Code {
            difficulty: Difficulty::Harsh,
            class: None,
            seed: 4_000_000_001,
        };
        for scenarios in [vec!["s00"], vec!["s15"], vec!["s02", "s05"]] {
            let keys: Vec<Key> = scenarios.iter().map(|s| Key::from(*s)).collect();
            let text = code.to_text_with(1, &keys);
            assert_eq!(text.len(), LENGTH + 3);
            assert!(text.starts_with(&code.to_text(1)), "the same island");
            let spaced = format!("{}-{} ", &text[..5], &text[5..]).to_lowercase();
            assert_eq!(Code::parse_with(&spaced, 1), Some((code, keys)));
            assert_eq!(Code::parse_with(&text, 2), None);
            assert_eq!(Code::parse_with(&text[..12], 1), None);
            let mut slips = 0;
            for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars() {
                let mut slip: Vec<char> = text.chars().collect();
                if slip[10] != other {
                    slip[10] = other;
                    let slip: String = slip.into_iter().collect();
                    slips += u32::from(Code::parse_with(&slip, 1).is_some());
                }
            }
            assert!(slips < 5, "{slips} of 31 slips were not seen");
        }
        let old = code.to_text(1);
        assert_eq!(Code::parse_with(&old, 1), Some((code, vec![])));
        assert_eq!(code.to_text_with(1, &[]), old);
        assert_eq!(code.to_text_with(1, &["own".into()]), old);
        for bad in ["", "ÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜ", "0000000000000"] {
            assert_eq!(Code::parse_with(bad, 1), None, "{bad}");
        }
    }

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
