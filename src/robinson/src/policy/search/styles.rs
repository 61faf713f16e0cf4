//! The leanings that whole plans are made with.

use castaway_kernel::Chance;

use crate::{
    plan::Goal,
    policy::{Spending, Style},
};

/// Plans by chance besides those with a purpose.
const ODD: usize = 8;

/// One style per purpose a round can have, some mixtures, and a few by chance.
pub(super) fn styles(chance: &mut Chance) -> Vec<Style<'static>> {
    let plain = Style::default();
    let mut all = vec![
        plain,
        Style {
            explore: 70,
            ..plain
        },
        Style { food: 70, ..plain },
        Style { wood: 70, ..plain },
        Style { roof: 80, ..plain },
        Style {
            palisade: 60,
            ..plain
        },
        Style {
            weapon: 60,
            ..plain
        },
        Style {
            invent: 50,
            ..plain
        },
        Style { hunt: 110, ..plain },
        Style {
            threat: 60,
            ..plain
        },
        Style {
            arrange: 60,
            ..plain
        },
        Style { rest: 70, ..plain },
        Style { care: 200, ..plain },
        Style { care: -70, ..plain },
        Style {
            wood: 50,
            food: 50,
            care: -50,
            ..plain
        },
        Style {
            wood: 50,
            food: 50,
            care: 100,
            ..plain
        },
        Style {
            roof: 80,
            wood: 40,
            ..plain
        },
        Style {
            weapon: 60,
            hunt: 70,
            ..plain
        },
        Style {
            threat: 60,
            care: 120,
            ..plain
        },
        Style {
            threat: 60,
            wood: 50,
            ..plain
        },
        Style {
            arrange: 60,
            rest: 50,
            ..plain
        },
        Style {
            explore: 50,
            invent: 40,
            ..plain
        },
        Style {
            invent: -60,
            wood: 50,
            ..plain
        },
        Style { aim: 60, ..plain },
        Style { aim: 140, ..plain },
        Style {
            aim: 80,
            care: -70,
            ..plain
        },
        Style {
            aim: 80,
            food: 50,
            ..plain
        },
        Style {
            aim: 60,
            rest: 60,
            ..plain
        },
    ];
    let thrifty = Style {
        spending: Spending::NoDetermination,
        ..plain
    };
    all.extend([
        thrifty,
        Style {
            food: 50,
            ..thrifty
        },
        Style {
            wood: 50,
            ..thrifty
        },
        Style {
            care: 100,
            ..thrifty
        },
    ]);
    for at in 0..ODD {
        let mut lean = || i32::try_from(chance.die(13)).unwrap_or(0) * 10 - 60;
        all.push(Style {
            threat: lean(),
            hunt: lean(),
            food: lean(),
            wood: lean(),
            explore: lean(),
            arrange: lean(),
            rest: lean(),
            roof: lean(),
            palisade: lean(),
            weapon: lean(),
            invent: lean(),
            aim: lean(),
            care: lean() * 2,
            spares: false,
            keeps_wood: false,
            push: &[],
            heed: &[],
            shun: None,
            needs: None,
            spending: match at % 2 {
                0 => Spending::Freely,
                _ => Spending::NoDetermination,
            },
        });
    }
    all
}

/// The same leaning with something else planned first, or without something that is planned.
pub(in crate::policy) fn around<'a>(
    style: Style<'a>,
    planned: &[Goal],
    goals: &'a [Goal],
) -> Vec<Style<'a>> {
    let push = goals.iter().map(|goal| Style {
        push: std::slice::from_ref(goal),
        ..style
    });
    let there = goals.iter().filter(|goal| planned.contains(goal));
    let shun = there.map(|goal| Style {
        shun: Some(goal),
        ..style
    });
    push.chain(shun).collect()
}
