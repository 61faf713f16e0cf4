//! What a person types in a command: pawns like "robin+friday", a target, several answers.

use castaway_robinson::plan::Pawn;

use super::codes;
use crate::ui::query::fold;

/// Finds the pawns of a text such as `cook+friday`, `cook cook`, `0.0.f` or `2 cook`; the leader comes first.
///
/// `names` are the pawns with the words they answer to. `Err` holds the word that is no pawn, or fits several.
///
/// # Errors
/// The word that was not understood.
pub fn pawns(text: &str, names: &[(Pawn, String)]) -> Result<Vec<Pawn>, String> {
    let text = text.trim();
    if let Some(pawns) = codes::read_pawns(text)
        && !pawns.is_empty()
        && pawns.iter().all(|p| names.iter().any(|(n, _)| n == p))
    {
        return Ok(pawns);
    }
    let mut out = Vec::new();
    for word in text
        .split(['+', ',', '&'])
        .map(str::trim)
        .filter(|w| !w.is_empty())
    {
        let (times, name) = match word.split_once(' ') {
            Some((n, rest))
                if n.trim_end_matches(['x', '×'])
                    .parse::<usize>()
                    .is_ok_and(|n| n > 0 && n < 9) =>
            {
                (
                    n.trim_end_matches(['x', '×']).parse().unwrap_or(1),
                    rest.trim(),
                )
            }
            _ => (1, word),
        };
        let pawn = one_of(name, names).ok_or_else(|| name.to_owned())?;
        out.extend(std::iter::repeat_n(pawn, times));
    }
    if out.is_empty() {
        Err(text.to_owned())
    } else {
        Ok(out)
    }
}

/// The one thing whose name is the text, begins with it or holds it, ignoring case; `None` if several fit.
pub fn one_of<T: Copy + PartialEq>(text: &str, names: &[(T, String)]) -> Option<T> {
    match all_of(text, names).as_slice() {
        [one] => Some(*one),
        _ => None,
    }
}

/// The answer that is meant among those that are listed: a number alone is the amount that one begins with, else the place of one in
/// the list, from 1, and never a part of a name.
pub fn answer(text: &str, names: &[(usize, String)]) -> Option<usize> {
    let Ok(number) = text.trim().parse::<usize>() else {
        return one_of(text, names);
    };
    let amount = |name: &str| {
        let digits = name.trim_start().chars().take_while(char::is_ascii_digit);
        digits.collect::<String>().parse::<usize>().ok()
    };
    let mut meant = names
        .iter()
        .filter(|(_, name)| amount(name) == Some(number));
    match (meant.next(), meant.next()) {
        (Some((one, _)), None) => Some(*one),
        (Some(_), Some(_)) => None,
        // Where the answers are amounts, a number is none of their places.
        (None, _) if names.iter().any(|(_, name)| amount(name).is_some()) => None,
        (None, _) => {
            let (one, _) = names.get(number.checked_sub(1)?)?;
            Some(*one)
        }
    }
}

/// Everything whose name is the text, ignoring case; else whose name begins with it; else whose name holds it.
pub fn all_of<T: Copy + PartialEq>(text: &str, names: &[(T, String)]) -> Vec<T> {
    let wanted = fold(text);
    if wanted.is_empty() {
        return Vec::new();
    }
    type Test = fn(&str, &str) -> bool;
    let tests: [Test; 3] = [|n, w| n == w, |n, w| n.starts_with(w), |n, w| n.contains(w)];
    for test in tests {
        let mut found: Vec<T> = Vec::new();
        for (thing, name) in names {
            if test(&fold(name), &wanted) && !found.contains(thing) {
                found.push(*thing);
            }
        }
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// The price whose name holds every word that was typed: "fur", "1 fur", "1 🦊", "Felle". Signs that are not in a name
/// are passed over, as long as something else was typed. `None` if none or several fit.
pub fn price(text: &str, names: &[(u8, String)]) -> Option<u8> {
    let typed = tokens(text);
    let fits = |name: &str| {
        let name = tokens(name);
        let is = |word: &String| name.iter().any(|n| alike(n, word));
        let plain: Vec<&String> = typed.iter().filter(|t| !is_sign(t)).collect();
        let signs = typed.iter().filter(|t| is_sign(t));
        if plain.is_empty() {
            signs.clone().count() > 0 && signs.clone().all(is)
        } else {
            plain.into_iter().all(is)
        }
    };
    let mut found: Vec<u8> = (names.iter())
        .filter(|(_, name)| fits(name))
        .map(|(price, _)| *price)
        .collect();
    found.sort_unstable();
    found.dedup();
    match found.as_slice() {
        [one] => Some(*one),
        _ => None,
    }
}

/// Numbers, words and signs of a text, each by itself.
fn tokens(text: &str) -> Vec<String> {
    let kind = |c: char| match c {
        c if c.is_numeric() => 0,
        c if c.is_alphabetic() => 1,
        _ => 2,
    };
    let mut out: Vec<String> = Vec::new();
    let mut last = None;
    for c in fold(text).chars() {
        // What only shapes a sign is none by itself.
        if c.is_whitespace() || matches!(c, '+' | ',' | '\u{fe0f}' | '\u{200d}') {
            last = None;
            continue;
        }
        match out.last_mut().filter(|_| last == Some(kind(c))) {
            Some(word) => word.push(c),
            None => out.push(c.into()),
        }
        last = Some(kind(c));
    }
    out
}

fn is_sign(token: &str) -> bool {
    !token.chars().any(char::is_alphanumeric)
}

/// Whether two words are one, but for an ending.
fn alike(name: &str, typed: &str) -> bool {
    let ending = |long: &str, short: &str| short.chars().count() > 2 && long.starts_with(short);
    name == typed || ending(name, typed) || ending(typed, name)
}

/// The entries whose label holds every word of what was typed, those that begin with it first.
pub fn filter(typed: &str, entries: Vec<(String, String)>) -> Vec<(String, String)> {
    let wanted = fold(typed);
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let mut found: Vec<(bool, (String, String))> = entries
        .into_iter()
        .filter_map(|(value, label)| {
            let text = fold(&label);
            words
                .iter()
                .all(|w| text.contains(w))
                .then(|| (!text.starts_with(&wanted), (value, label)))
        })
        .collect();
    found.sort_by_key(|(later, _)| *later);
    found
        .into_iter()
        .map(|(_, entry)| entry)
        .take(crate::ui::limits::OPTIONS)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<(Pawn, String)> {
        vec![
            (Pawn::Seat(0), "Cook".into()),
            (Pawn::Seat(0), "me".into()),
            (Pawn::Seat(1), "Carpenter".into()),
            (Pawn::Friday, "Friday".into()),
            (Pawn::Friday, "Freitag".into()),
            (Pawn::Dog, "Dog".into()),
        ]
    }

    #[test]
    fn pawns_are_understood() {
        let all = names();
        assert_eq!(
            pawns("cook+friday", &all),
            Ok(vec![Pawn::Seat(0), Pawn::Friday])
        );
        assert_eq!(
            pawns(" Cook , COOK ", &all),
            Ok(vec![Pawn::Seat(0), Pawn::Seat(0)])
        );
        assert_eq!(
            pawns("2 cook + dog", &all),
            Ok(vec![Pawn::Seat(0), Pawn::Seat(0), Pawn::Dog])
        );
        assert_eq!(pawns("2x me", &all), Ok(vec![Pawn::Seat(0), Pawn::Seat(0)]));
        assert_eq!(
            pawns("0.0.f", &all),
            Ok(vec![Pawn::Seat(0), Pawn::Seat(0), Pawn::Friday])
        );
        assert_eq!(pawns("fr", &all), Ok(vec![Pawn::Friday]));
        assert_eq!(pawns("c", &all), Err("c".into()));
        assert_eq!(pawns("robin", &all), Err("robin".into()));
        assert_eq!(pawns("", &all), Err(String::new()));
        assert_eq!(pawns("7", &all), Err("7".into()));
    }

    #[test]
    fn a_price_is_understood_without_its_sign() {
        let names: Vec<(u8, String)> = [
            (0, "2 🪵 wood"),
            (0, "2 🪵 Holz"),
            (1, "1 🦊 fur"),
            (1, "1 🦊 Fell"),
            (2, "Shovel"),
            (2, "Schaufel"),
        ]
        .map(|(n, name)| (n, name.to_owned()))
        .to_vec();
        let fur = [
            "fur",
            "Fell",
            "FELLE",
            "1 fur",
            "1 🧵",
            "1 🦊",
            "🦊",
            "1🦊fur",
            " 1  FUR ",
            "1 🧵 fell",
        ];
        for text in fur {
            assert_eq!(price(text, &names), Some(1), "{text}");
        }
        for text in ["wood", "2 Holz", "2 🪵", "🪵", "2"] {
            assert_eq!(price(text, &names), Some(0), "{text}");
        }
        assert_eq!(price("schaufel", &names), Some(2));
        for text in ["", " ", "🧵", "gold", "1 wood", "fur wood", "f", "9"] {
            assert_eq!(price(text, &names), None, "{text}");
        }
    }

    #[test]
    fn a_whole_name_goes_before_parts_of_others() {
        let all = vec![
            (0, "Bear".into()),
            (1, "Bearded".into()),
            (2, "Bär".into()),
            (3, "BEAR".into()),
        ];
        assert_eq!(all_of("bear", &all), [0, 3]);
        assert_eq!(one_of("bear", &all), None);
        assert_eq!(all_of("bea", &all), [0, 1, 3]);
        assert_eq!(one_of("arde", &all), Some(1));
        assert_eq!(one_of("bar", &all), Some(2));
        let raft = vec![(7, "Jenny’s Raft".into())];
        for typed in ["Jenny's Raft", "jenny’s", "jenny`s raft", "jennys raft"] {
            assert_eq!(one_of(typed, &raft), Some(7), "{typed}");
        }
        assert_eq!(all_of(" ", &all), [] as [i32; 0]);
    }

    #[test]
    fn a_number_is_an_amount_or_a_place_and_no_part_of_an_answer() {
        let all = |names: &[&str]| -> Vec<(usize, String)> {
            let names = names.iter().map(|name| (*name).to_owned());
            names.enumerate().collect()
        };
        let card = all(&["Leave it", "Gain 1 determination", "Gain 2 food"]);
        assert_eq!(answer("1", &card), Some(0));
        assert_eq!(answer(" 3 ", &card), Some(2));
        assert_eq!(answer("gain 1", &card), Some(1));
        for text in ["0", "4", "99"] {
            assert_eq!(answer(text, &card), None, "{text}");
        }
        let wood = all(&["0 wood", "1 wood", "10 wood"]);
        assert_eq!(answer("1", &wood), Some(1));
        assert_eq!(answer("0", &wood), Some(0));
        assert_eq!(answer("2", &wood), None, "no place among amounts");
    }

    #[test]
    fn autocomplete_finds_words_in_any_order() {
        let entries = |labels: &[&str]| {
            labels
                .iter()
                .map(|l| ((*l).to_owned(), (*l).to_owned()))
                .collect::<Vec<_>>()
        };
        let all = entries(&["Gather wood (T1)", "Build Höhle", "Wood pile"]);
        let found = |typed: &str| {
            filter(typed, all.clone())
                .into_iter()
                .map(|(v, _)| v)
                .collect::<Vec<_>>()
        };
        assert_eq!(found("wood"), ["Wood pile", "Gather wood (T1)"]);
        assert_eq!(found("t1 gather"), ["Gather wood (T1)"]);
        assert_eq!(found("hohle"), ["Build Höhle"]);
        assert_eq!(found("").len(), 3);
        let many: Vec<(String, String)> =
            (0..60).map(|n| (n.to_string(), format!("x{n}"))).collect();
        assert_eq!(filter("x", many).len(), 25);
    }
}
