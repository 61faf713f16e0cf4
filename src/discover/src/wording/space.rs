//! How spaces and tiles are called: short, the same all game long, and drawn so on the map.

use crate::world::{SPACES, Space, tile_of};

/// Spaces of a tile, the middle first.
const LETTERS: &[u8; 7] = b"abcdefg";

/// The name of a tile: its number from 1 on, in the order in which tiles are laid.
pub fn tile_name(tile: u8) -> String {
    (u16::from(tile) + 1).to_string()
}

/// How the number of a landmark is written: in Roman digits, which no tile has.
pub fn landmark_name(n: u8) -> String {
    const DIGITS: [(u8, &str); 5] = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut left = n;
    let mut name = String::new();
    for (worth, digit) in DIGITS {
        while left >= worth {
            name.push_str(digit);
            left -= worth;
        }
    }
    name
}

/// The name of a space: the number of its tile and a letter, such as `5c`; `a` is the middle of its tile.
pub fn space_name(space: Space) -> String {
    let letter = LETTERS
        .get(usize::from(space % SPACES))
        .copied()
        .unwrap_or(b'a');
    format!("{}{}", tile_name(tile_of(space)), char::from(letter))
}

/// The space that somebody names; capitals and spaces around it do not matter. Whether it is laid is another question.
pub fn read_space(text: &str) -> Option<Space> {
    let text = text.trim();
    let (number, letter) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let letter = letter.to_ascii_lowercase();
    let place = LETTERS.iter().position(|l| letter.as_bytes() == [*l])?;
    let tile = read_tile(number)?;
    let space = usize::from(tile).checked_mul(7)?.checked_add(place)?;
    u8::try_from(space).ok()
}

/// The tile that somebody names.
pub fn read_tile(text: &str) -> Option<u8> {
    let text = text.trim();
    let plain = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    let number: u8 = plain.then(|| text.parse().ok())??;
    number.checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_is_read_by_its_name() {
        let mut names = std::collections::BTreeSet::new();
        for space in 0..=u8::MAX {
            let name = space_name(space);
            assert!(name.len() <= 3, "{name}");
            assert_eq!(read_space(&name), Some(space));
            assert!(names.insert(name));
        }
        assert_eq!((space_name(0), space_name(30)), ("1a".into(), "5c".into()));
        assert_eq!(read_space(" 5C "), Some(30));
    }

    #[test]
    fn no_landmark_is_called_as_a_tile_is() {
        let names = [1, 4, 8, 9, 12, 14].map(landmark_name);
        assert_eq!(names, ["I", "IV", "VIII", "IX", "XII", "XIV"]);
    }

    #[test]
    fn what_is_no_name_names_nothing() {
        for text in [
            "", "a", "5", "0a", "5h", "5cc", "-1a", "+5c", "5 \u{e4}", "99g", "100a", "\u{e4}",
            "c5",
        ] {
            assert_eq!(read_space(text), None, "{text}");
        }
        assert_eq!((read_tile("1"), read_tile("17")), (Some(0), Some(16)));
        assert_eq!((read_tile("0"), read_tile("x")), (None, None));
        assert_eq!(tile_name(16), "17");
    }
}
