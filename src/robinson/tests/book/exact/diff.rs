//! Two states compared: one sorted line for everything that differs.

use std::collections::BTreeSet;

use castaway_harness::exact::came_and_went;
use castaway_robinson::{
    ids::{Space, Who},
    state::{InventionState, Kept, Link, State, Tile},
};

use super::flags;
use super::people::{amounts, one, yielded};
use super::piles::{self, strings};
use super::words::{person, place, signed};

/// Every line in which the two states differ.
pub fn diff(before: &State, after: &State) -> Vec<String> {
    // A new field of the state breaks the build here: give it a line or a reason.
    // Those that are compared below as lists of lines are not bound here.
    let State {
        setup,
        rulings,
        // Where chance goes next shows in what it does.
        chance: _,
        round,
        // The three belong to the step that the test plays and are put back by it.
        phase: _,
        planning: _,
        resolving: _,
        first,
        people,
        friday,
        guests,
        dog,
        stock,
        future,
        gains,
        morale,
        roof,
        palisade,
        weapon,
        shelter,
        camp,
        shortcut,
        island,
        tokens: _,
        weather,
        threats,
        piles,
        inventions: _,
        // Settled at the setup.
        drawn,
        // Follows from items that become available.
        times_built: _,
        // Follows from items that become available without a shelter.
        levels_missed: _,
        discoveries,
        equipment,
        kept,
        links: _,
        delayed: _,
        arrange_marker,
        waiting_beast,
        pile,
        markers,
        numbers,
        succeeded,
        done_on,
        absent,
        plan: _,
        flags,
        // The test asserts by itself that no task of the card is left and no question is open.
        stack: _,
        ask: _,
        end,
        // Only numbers things.
        next_serial: _,
    } = before;
    assert_eq!(setup, &after.setup, "nothing changes the setup");
    assert_eq!(rulings, &after.rulings, "nothing changes the rulings");
    assert_eq!(drawn, &after.drawn, "nothing changes what was drawn");
    let mut out = Vec::new();
    let mut number = |name: &str, by: Option<String>| {
        if let Some(by) = by {
            out.push(format!("{name} {by}"));
        }
    };
    number("round", signed(*round, after.round));
    number("morale", signed(*morale, after.morale));
    number("roof", signed(*roof, after.roof));
    number("palisade", signed(*palisade, after.palisade));
    number("weapon", signed(*weapon, after.weapon));
    if *first != after.first {
        out.push(format!("first player p{}", after.first));
    }
    flag(&mut out, "dog", *dog, after.dog);
    flag(&mut out, "shelter", *shelter, after.shelter);
    flag(
        &mut out,
        "arrange marker",
        *arrange_marker,
        after.arrange_marker,
    );
    amounts(&mut out, "", *stock, after.stock);
    yielded(&mut out, "future ", future, &after.future);
    yielded(&mut out, "gains ", gains, &after.gains);
    let laid = |markers: &BTreeSet<(castaway_kernel::Key, Space)>| -> Vec<String> {
        let line = |(kind, at): &(castaway_kernel::Key, Space)| format!("{kind} on {}", at.name());
        markers.iter().map(line).collect()
    };
    came_and_went(&mut out, &laid(markers), &laid(&after.markers));
    let numbered = |numbers: &std::collections::BTreeMap<u8, (Space, u8)>| -> Vec<String> {
        let line = |(n, (at, _)): (&u8, &(Space, u8))| format!("number {n} on {}", at.name());
        numbers.iter().map(line).collect()
    };
    came_and_went(&mut out, &numbered(numbers), &numbered(&after.numbers));
    for action in after.succeeded.difference(succeeded) {
        out.push(format!("succeeded {action}"));
    }
    for (action, spaces) in &after.done_on {
        let before = done_on.get(action).map_or(0, Vec::len);
        let new = spaces.iter().skip(before);
        out.extend(new.map(|at| format!("done {action} on {}", at.name())));
    }
    for (who, why) in &after.absent {
        if absent.get(who) != Some(why) {
            out.push(format!("crew {who} {why:?}"));
        }
    }
    for who in absent.keys().filter(|who| !after.absent.contains_key(*who)) {
        out.push(format!("crew {who} back"));
    }
    if *camp != after.camp {
        out.push(format!("camp {}", after.camp.name()));
    }
    if *shortcut != after.shortcut {
        let at = after.shortcut.map_or("gone", |s| s.name());
        out.push(format!("shortcut {at}"));
    }
    for (who, old) in (0..)
        .map(Who::Seat)
        .zip(people)
        .chain(friday.iter().map(|f| (Who::Friday, f)))
        .chain((0..).map(Who::Guest).zip(guests.iter().map(|g| &g.person)))
    {
        let new = after.person(who).expect("nobody leaves the state");
        one(&mut out, &person(who), old, new);
    }
    for ((n, old), new) in (0..).zip(guests).zip(&after.guests) {
        let name = person(Who::Guest(n));
        flag(
            &mut out,
            &format!("{name} in camp"),
            old.with_camp,
            new.with_camp,
        );
    }
    for space in island
        .keys()
        .chain(after.island.keys())
        .collect::<BTreeSet<_>>()
    {
        let none = Tile::default();
        let of = |s: &State| s.island.get(space).unwrap_or(&none).clone();
        tile(&mut out, space.name(), &of(before), &of(after));
    }
    let token_lines = |s: &State| -> Vec<String> {
        let all = s.tokens.iter().flat_map(|(at, info)| {
            let stack = std::iter::once(info).chain(&info.more);
            stack.map(move |info| (at, info))
        });
        all.map(|((token, at), info)| {
            let own = if info.own_source { " own" } else { "" };
            let of = info
                .owner
                .as_ref()
                .map(|o| format!(" of {o}"))
                .unwrap_or_default();
            let fresh = if info.fresh { " fresh" } else { "" };
            format!("token {} {}{own}{of}{fresh}", token.name(), place(*at))
        })
        .collect()
    };
    came_and_went(&mut out, &token_lines(before), &token_lines(after));
    flags::weather(&mut out, weather, &after.weather);
    for (side, old, new) in [
        ("left", &threats[0], &after.threats[0]),
        ("right", &threats[1], &after.threats[1]),
    ] {
        if old.as_ref().map(|t| &t.card) != new.as_ref().map(|t| &t.card) {
            let card = new.as_ref().map_or("none", |t| t.card.as_str());
            out.push(format!("{side} threat {card}"));
        }
    }
    out.extend(piles::lines(piles, &after.piles));
    items(&mut out, before, after);
    let named = |name: &str, keys: &[castaway_kernel::Key]| -> Vec<String> {
        strings(keys)
            .iter()
            .map(|k| format!("{name} {k}"))
            .collect()
    };
    came_and_went(
        &mut out,
        &named("discovery token", discoveries),
        &named("discovery token", &after.discoveries),
    );
    let cards = |list: &[(castaway_kernel::Key, u8)]| -> Vec<String> {
        list.iter()
            .map(|(k, n)| format!("equipment {k} {n}"))
            .collect()
    };
    came_and_went(&mut out, &cards(equipment), &cards(&after.equipment));
    let keep = |list: &[Kept]| -> Vec<String> { list.iter().map(kept_line).collect() };
    came_and_went(&mut out, &keep(kept), &keep(&after.kept));
    came_and_went(&mut out, &marks(before), &marks(after));
    let late = |s: &State| -> Vec<String> {
        s.delayed
            .iter()
            .map(|d| format!("later {:?}", d.at))
            .collect()
    };
    came_and_went(&mut out, &late(before), &late(after));
    if waiting_beast.as_ref().map(|w| &w.1) != after.waiting_beast.as_ref().map(|w| &w.1) {
        let beast = after
            .waiting_beast
            .as_ref()
            .map_or("none", |w| w.1.as_str());
        out.push(format!("waiting beast {beast}"));
    }
    for (at, (old, new)) in pile.iter().zip(&after.pile).enumerate() {
        if let Some(by) = signed(*old, *new) {
            out.push(format!("pile {} {by}", at + 1));
        }
    }
    let planned =
        |s: &State| -> Vec<String> { s.plan.iter().map(|p| format!("plan {p:?}")).collect() };
    came_and_went(&mut out, &planned(before), &planned(after));
    flags::round(&mut out, flags, &after.flags);
    if *end != after.end {
        out.extend(after.end.map(|e| format!("end {e:?}")));
    }
    out.sort();
    out
}

pub fn flag(out: &mut Vec<String>, name: &str, before: bool, after: bool) {
    match (before, after) {
        (false, true) => out.push(format!("+ {name}")),
        (true, false) => out.push(format!("- {name}")),
        (false, false) | (true, true) => {}
    }
}

fn tile(out: &mut Vec<String>, at: &str, before: &Tile, after: &Tile) {
    let Tile {
        number,
        face_down,
        exhausted,
        terrain_covered,
        waiting_markers,
        // The round on the day; the tile itself is the change.
        explored_in: _,
        closed,
    } = before;
    if *closed != after.closed {
        let by = after.closed.as_ref().map_or("nothing", |by| by.as_str());
        out.push(format!("{at} closed by {by}"));
    }
    if *number != after.number {
        out.push(format!("{at} tile {}", after.number));
    }
    flag(out, &format!("{at} down"), *face_down, after.face_down);
    flag(
        out,
        &format!("{at} terrain covered"),
        *terrain_covered,
        after.terrain_covered,
    );
    let sources = |set: &BTreeSet<u8>| -> Vec<String> {
        set.iter().map(|n| format!("{at} exhausted {n}")).collect()
    };
    came_and_went(out, &sources(exhausted), &sources(&after.exhausted));
    if let Some(by) = signed(*waiting_markers, after.waiting_markers) {
        out.push(format!("{at} waiting markers {by}"));
    }
}

fn items(out: &mut Vec<String>, before: &State, after: &State) {
    let list = |s: &State| -> Vec<String> {
        s.inventions
            .iter()
            .flat_map(|(key, state)| {
                let InventionState {
                    built,
                    // The day it was built; only later rounds look at it.
                    since: _,
                    owner,
                    suspended,
                } = state;
                let beside = owner.map(|n| format!(" beside p{n}")).unwrap_or_default();
                let mut lines = vec![format!("invention {key}{beside}")];
                lines.extend(built.then(|| format!("item {key}")));
                lines.extend(suspended.then(|| format!("item {key} waits")));
                lines
            })
            .collect()
    };
    came_and_went(out, &list(before), &list(after));
}

fn kept_line(kept: &Kept) -> String {
    let Kept {
        // Only names it.
        serial: _,
        card,
        deck,
        uses,
        holder,
        from,
    } = kept;
    let deck = deck.map_or("mystery", |d| d.name());
    let holder = holder
        .map(|w| format!(" by {}", person(w)))
        .unwrap_or_default();
    format!("kept {deck}/{card} uses {uses} from {from}{holder}")
}

/// What a card remembers and nothing else shows.
fn marks(s: &State) -> Vec<String> {
    s.links
        .values()
        .flatten()
        .filter_map(|link| match link {
            Link::Item(key) => Some(format!("mark {key}")),
            // These repeat what a line on the tile, the token or the beast says; the card's later half
            // shows whether it was remembered.
            Link::Source(..)
            | Link::Terrain(_)
            | Link::FaceDown(_)
            | Link::Token(..)
            | Link::LostLevel(_)
            | Link::Beast(_) => None,
        })
        .collect()
}
