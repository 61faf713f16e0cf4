//! A free game as a button carries it: its code and its scenarios.

use castaway_kernel::{Game, Key};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    code::Code,
    ids::Difficulty,
    setup::{Island, Setup},
    streams::{self, Label},
};
use castaway_table::{Meta, Start};

use super::{panel, words::Words};
use crate::ui::next::Next;

/// The free game of a code for these scenarios.
pub fn next(code: Code, scenarios: &[Key]) -> Next {
    let cards: Vec<&str> = scenarios.iter().map(Key::as_str).collect();
    Next::Free(vec![code.to_text(RollWrite::RULES), cards.join("+")])
}

/// A free game on the island of a seed, of middling hardness; `None` if there is no scenario.
pub fn any(catalog: &Catalog, seed: u64) -> Option<Next> {
    let code = fresh(Difficulty::Fair, seed);
    Some(next(code, &[any_scenario(catalog, seed)?]))
}

/// The code of an island of this hardness that nobody chose; it takes one half of the seed.
pub fn fresh(difficulty: Difficulty, seed: u64) -> Code {
    let [_, _, _, _, island @ ..] = seed.to_be_bytes();
    Code {
        difficulty,
        class: None,
        seed: u32::from_be_bytes(island),
    }
}

/// A scenario that nobody chose; it hangs on the other half of the seed, so that an island does not tell its scenario.
pub fn any_scenario(catalog: &Catalog, seed: u64) -> Option<Key> {
    let all = &catalog.scenarios;
    let [high, low, ..] = seed.to_be_bytes();
    let at = usize::from(u16::from_be_bytes([high, low])) % all.len().max(1);
    all.get(at).map(|scenario| scenario.id.clone())
}

/// The code and the scenarios of such a game; `None` if it was written under other rules.
fn read(words: &[String]) -> Option<(Code, Vec<Key>)> {
    let [code, cards] = words else { return None };
    let code = Code::parse(code, RollWrite::RULES)?;
    Some((code, cards.split('+').map(Key::from).collect()))
}

/// How it begins.
pub fn start(words: &[String]) -> Option<Start<RollWrite>> {
    let (code, scenarios) = read(words)?;
    let key = code.key(RollWrite::RULES);
    let seed = streams::seed(&key, Label::Map);
    let setup = Setup {
        seats: 1,
        scenarios,
        difficulty: code.difficulty,
        island: match code.class {
            Some(class) => Island::Of { class, seed },
            None => Island::Seed(seed),
        },
    };
    let meta = Meta {
        code: Some(code.to_text_with(RollWrite::RULES, &setup.scenarios)),
        ..Meta::default()
    };
    Some(Start {
        setup,
        seed: streams::seed(&key, Label::Dice),
        opening: None,
        meta,
    })
}

/// What it is called.
pub fn title(w: &Words<'_>, words: &[String]) -> Option<String> {
    let (code, scenarios) = read(words)?;
    let scenario = panel::scenario_name(w, &scenarios);
    Some(format!("{scenario} · {}", w.difficulty(code.difficulty)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use castaway_rollwrite::ids::Class;

    #[test]
    fn a_free_game_comes_back_and_one_of_other_rules_is_none() {
        let code = Code {
            difficulty: Difficulty::Harsh,
            class: Some(Class::Lean),
            seed: u32::MAX,
        };
        let cards = vec![Key::from("s02"), Key::from("s05")];
        let Next::Free(words) = next(code, &cards) else {
            panic!("no free game");
        };
        assert_eq!(read(&words), Some((code, cards)));
        for void in [&["0", "s02"][..], &["", ""], &[]] {
            let words: Vec<String> = void.iter().map(|w| (*w).to_owned()).collect();
            assert!(start(&words).is_none(), "{words:?}");
        }
    }
}
