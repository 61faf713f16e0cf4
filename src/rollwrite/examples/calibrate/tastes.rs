//! Looking for better tastes of the player: variants side by side, and how well it foresees its points.

use std::error::Error;

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    ids::{Class, Difficulty},
    policy::{self, Style},
    setup::{Island, Setup},
};

use crate::lot::{Lot, Sum};

type Res = Result<(), Box<dyn Error>>;

/// Islands that no table of the documentation is made of, so that nothing is fitted to those.
const OTHERS: u64 = 1000;

/// The kinds in turn that tastes are tried on; CLASSES names others.
fn classes() -> Vec<Class> {
    let text = std::env::var("CLASSES").unwrap_or_default();
    let named: Vec<Class> = Class::ALL
        .into_iter()
        .filter(|c| text.split(',').any(|w| w == format!("{c:?}")))
        .collect();
    if named.is_empty() {
        Class::ALL.to_vec()
    } else {
        named
    }
}

fn island(map: u64) -> Island {
    let classes = classes();
    let at = usize::try_from(map).unwrap_or(0) % classes.len();
    Island::Of {
        class: classes[at],
        seed: map + OTHERS,
    }
}

/// A style changed by a list such as `unit=200,place=80`.
pub fn changed(style: Style, list: &str) -> Result<Style, Box<dyn Error>> {
    let mut style = style;
    for (name, value) in list.split(',').filter_map(|v| v.split_once('=')) {
        style = style.with(name, value.parse()?).ok_or("no such taste")?;
    }
    Ok(style)
}

/// The lists in the variable VARIANTS, parted by spaces, after the player itself.
fn variants() -> Vec<String> {
    let text = std::env::var("VARIANTS").unwrap_or_default();
    std::iter::once("")
        .chain(text.split_whitespace())
        .map(Into::into)
        .collect()
}

/// Points of each variant on the same islands with the same dice.
pub fn compare(catalog: &Catalog, lot: Lot) -> Res {
    for variant in variants() {
        let style = changed(lot.style, &variant)?;
        let scores = Lot { style, ..lot }.play(catalog, &["s00"], island);
        Sum::of(&scores).print(&variant);
    }
    Ok(())
}

/// Points of so many styles.
pub fn tune(catalog: &Catalog, lot: Lot, styles: u64) -> Res {
    for number in 0..styles {
        let style = Style::varied(number, 30);
        let scores = Lot { style, ..lot }.play(catalog, &["s00"], island);
        println!("{:.2} {style:?}", Sum::of(&scores).mean());
    }
    Ok(())
}

/// How much more the player hopes for than it gets, day by day.
pub fn outlook(catalog: &Catalog, lot: Lot) -> Res {
    let tried = changed(lot.style, &variants().pop().unwrap_or_default())?;
    let mut sums = [[0i32; 3]; 20];
    for map in 0..lot.maps {
        let setup = Setup {
            seats: 1,
            scenarios: vec!["s00".into()],
            difficulty: Difficulty::Fair,
            island: island(map),
        };
        let first = RollWrite::create(catalog, &setup, map).map_err(|e| format!("{e:?}"))?;
        let mut state = first.state;
        let mut seen = Vec::new();
        while let Some(seat) = state.asked() {
            let day = usize::from(state.day);
            seen.extend(policy::outlook(catalog, &state, seat, &tried).map(|found| (day, found)));
            for command in policy::plan(catalog, &state, seat, &tried) {
                let step = RollWrite::apply(catalog, &state, seat, &command);
                state = step.map_err(|e| format!("{e:?}"))?.state;
            }
        }
        let end = RollWrite::outcome(&state).map_or(0, |o| i32::from(o.scores[0].total()));
        for (day, (now, hoped)) in seen {
            let [over, points, count] = &mut sums[day];
            *over += now + hoped - end;
            *points += now;
            *count += 1;
        }
    }
    for (day, [over, now, count]) in sums.iter().enumerate().filter(|(_, s)| s[2] > 0) {
        println!(
            "day {day:2}: {:4} points, hopes for {:4} more than it gets",
            now / count,
            over / count
        );
    }
    Ok(())
}
