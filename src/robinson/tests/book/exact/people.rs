//! Persons and what they hold, compared.

use std::collections::BTreeSet;

use castaway_harness::exact::came_and_went;
use castaway_robinson::{
    ids::{Res, Who},
    state::{Future, Person, Stock},
};

use super::diff::flag;
use super::words::{person, signed};

/// Resources.
pub fn amounts(out: &mut Vec<String>, head: &str, before: Stock, after: Stock) {
    for &res in Res::ALL {
        if let Some(by) = signed(before.get(res), after.get(res)) {
            out.push(format!("{head}{} {by}", res.name()));
        }
    }
}

/// What waits somewhere.
pub fn yielded(out: &mut Vec<String>, head: &str, before: &Future, after: &Future) {
    let Future {
        stock,
        tokens,
        inventions,
        treasures,
        equipment,
        begun,
        works: _,
    } = before;
    let built = |f: &Future| -> Vec<String> {
        f.works
            .iter()
            .map(|(k, at)| format!("{head}work {k} on {}", at.name()))
            .collect()
    };
    came_and_went(out, &built(before), &built(after));
    amounts(out, head, *stock, after.stock);
    let all = |f: &[castaway_kernel::Key], name: &str| -> Vec<String> {
        f.iter().map(|k| format!("{head}{name} {k}")).collect()
    };
    came_and_went(out, &all(tokens, "token"), &all(&after.tokens, "token"));
    came_and_went(
        out,
        &all(inventions, "item"),
        &all(&after.inventions, "item"),
    );
    came_and_went(
        out,
        &all(equipment, "equipment"),
        &all(&after.equipment, "equipment"),
    );
    came_and_went(out, &all(begun, "begun"), &all(&after.begun, "begun"));
    let found = |f: &[(castaway_kernel::Key, Who)]| -> Vec<String> {
        f.iter()
            .map(|(k, who)| format!("{head}treasure {k} {}", person(*who)))
            .collect()
    };
    came_and_went(out, &found(treasures), &found(&after.treasures));
}

/// One person.
pub fn one(out: &mut Vec<String>, who: &str, before: &Person, after: &Person) {
    let Person {
        character,
        wounds,
        det,
        specials,
        used,
        pawn_limit,
        pawn_limit_next,
        allowed,
        no_abilities,
        outside,
        sheet,
        reroll,
        night_wounds,
        covered_arrows,
        dead,
    } = before;
    assert_eq!(character, &after.character, "characters stay");
    for (name, by) in [
        ("wounds", signed(*wounds, after.wounds)),
        ("det", signed(*det, after.det)),
        ("tonight", signed(*night_wounds, after.night_wounds)),
    ] {
        if let Some(by) = by {
            out.push(format!("{who} {name} {by}"));
        }
    }
    let special =
        |p: &[(castaway_robinson::ids::Part, castaway_robinson::ids::Deck)]| -> Vec<String> {
            p.iter()
                .map(|(part, deck)| format!("{who} special {} {}", part.name(), deck.name()))
                .collect()
        };
    came_and_went(out, &special(specials), &special(&after.specials));
    let uses = |u: &BTreeSet<castaway_kernel::Key>| -> Vec<String> {
        u.iter().map(|k| format!("{who} used {k}")).collect()
    };
    came_and_went(out, &uses(used), &uses(&after.used));
    let arrows = |u: &BTreeSet<u8>| -> Vec<String> {
        u.iter().map(|n| format!("{who} covered {n}")).collect()
    };
    came_and_went(out, &arrows(covered_arrows), &arrows(&after.covered_arrows));
    let limit = |n: Option<u8>| n.map_or("all".into(), |n: u8| n.to_string());
    if *pawn_limit != after.pawn_limit {
        out.push(format!("{who} pawns {}", limit(after.pawn_limit)));
    }
    if *pawn_limit_next != after.pawn_limit_next {
        out.push(format!("{who} pawns next {}", limit(after.pawn_limit_next)));
    }
    if *allowed != after.allowed {
        let mut kinds: Vec<&str> = after.allowed.iter().flatten().map(|k| k.name()).collect();
        kinds.sort_unstable();
        out.push(format!("{who} only {}", kinds.join(" ")));
    }
    flag(
        out,
        &format!("{who} no abilities"),
        *no_abilities,
        after.no_abilities,
    );
    flag(out, &format!("{who} dead"), *dead, after.dead);
    if *outside != after.outside {
        out.push(format!(
            "{who} sleeps {}",
            after.outside.map_or("in camp", |s| s.name())
        ));
    }
    yielded(out, &format!("{who} sheet "), sheet, &after.sheet);
    if *reroll != after.reroll {
        out.push(match &after.reroll {
            None => format!("{who} reroll ends"),
            Some(r) => format!(
                "{who} reroll {} from {} to {}{}",
                r.card,
                r.from,
                r.to.map_or("event".into(), |n| n.to_string()),
                if r.sure_rolls { " sure" } else { "" }
            ),
        });
    }
}
