//! Every card that something comes of, one by one: what stands on it, and what it changes at a plain table, answer by answer. The
//! record is read by a person when it changes; `CASTAWAY_BLESS=1 cargo test --workspace --locked --test rules cards` writes it anew.

use std::{fmt::Write, fs};

use castaway_discover::{
    Discover, absent,
    catalog::Catalog,
    command::{Command, Gather},
    ids::{Damage, Kind, Res},
    state::State,
    stock::Stock,
    wording::Wording,
    world::{Face, Space, World, tile_of},
};
use castaway_kernel::{Game, Key, Lang};

use crate::table::Table;

/// So many answers of a first question are tried.
const ANSWERS: usize = 6;

fn page() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cards.txt")
}

/// What both hold: a little, so that there is room for more.
const HELD: [Res; 5] = [Res::Food, Res::Clean, Res::Dirty, Res::Wood, Res::Stone];

/// Two people on open ground, with a tile face down beside them, a token on the next space and a monster three spaces away.
fn stage() -> Table {
    let mut table = Table::plain("q_beacon", 2);
    let at = table.away(World::CAMP, 2);
    for seat in [0, 1] {
        table.seat(seat).at = at;
        table.seat(seat).stamina = 4;
        table.seat(seat).damage = vec![Damage::Physical];
        table.holds(seat, &HELD.map(|res| (res, 1)));
    }
    let near: Vec<Space> = table.s.world.around(at).collect();
    let other = near.iter().find(|near| tile_of(**near) != tile_of(at));
    let tile = tile_of(*other.expect("a space beside another tile"));
    table.s.up[usize::from(tile)] = false;
    let own = near.iter().find(|near| tile_of(**near) == tile_of(at));
    table.token(
        *own.expect("a neighbour"),
        Kind::B,
        Face::Res(Res::Wood),
        false,
    );
    let far = table.away(at, 3);
    table.monster("mimic", far, true);
    table
}

fn whole(n: usize) -> i16 {
    i16::try_from(n).unwrap()
}

/// How many there are of something.
type Count = fn(&State) -> usize;

/// What is different, as somebody at the table would see it.
fn changes(before: &State, after: &State) -> String {
    let mut all = Vec::new();
    for (n, (was, is)) in before.seats.iter().zip(&after.seats).enumerate() {
        let who = ["A", "B"][n];
        let mut own = Vec::new();
        let stamina = i16::from(is.stamina) - i16::from(was.stamina);
        if stamina != 0 {
            own.push(format!("stamina {stamina:+}"));
        }
        for res in Res::ALL {
            let n = i16::from(is.stock.units(*res)) - i16::from(was.stock.units(*res));
            if n != 0 {
                own.push(format!("{res:?} {n:+}"));
            }
        }
        for kind in Damage::ALL {
            let of = |state: &[Damage]| whole(state.iter().filter(|k| *k == kind).count());
            let n = of(&is.damage) - of(&was.damage);
            if n != 0 {
                own.push(format!("{kind:?} {n:+}"));
            }
        }
        for (name, was, is) in [
            ("projects", was.hand.len(), is.hand.len()),
            ("items", was.items.len(), is.items.len()),
            ("threats", was.threats.len(), is.threats.len()),
        ] {
            if was != is {
                own.push(format!("{name} {:+}", whole(is) - whole(was)));
            }
        }
        if was.at != is.at {
            own.push("elsewhere".into());
        }
        if was.fate != is.fate {
            own.push(format!("{:?}", is.fate));
        }
        if !own.is_empty() {
            all.push(format!("{who}: {}", own.join(", ")));
        }
    }
    let counts: [(&str, Count); 8] = [
        ("monsters", |s| s.monsters.len()),
        ("tokens on the land", |s| {
            s.spaces.iter().map(|space| space.tokens.len()).sum()
        }),
        ("fires", |s| {
            s.spaces.iter().filter(|sp| sp.fire == Some(true)).count()
        }),
        ("springs", |s| {
            s.spaces.iter().filter(|sp| sp.water.is_some()).count()
        }),
        ("goods on the land", |s| {
            let of = |stock: &Stock| -> u8 { Res::ALL.iter().map(|res| stock.units(*res)).sum() };
            s.spaces.iter().map(|sp| usize::from(of(&sp.dropped))).sum()
        }),
        ("upgrades", |s| s.upgrades.len()),
        ("projects for all", |s| s.face_up.len()),
        ("tiles open", |s| s.up.iter().filter(|up| **up).count()),
    ];
    for (name, of) in counts {
        let n = whole(of(after)) - whole(of(before));
        if n != 0 {
            all.push(format!("{name} {n:+}"));
        }
    }
    let stands = |state: &State| state.monsters.first().map(|m| m.at);
    if before.monsters.len() == after.monsters.len() && stands(before) != stands(after) {
        all.push("the monster elsewhere".into());
    }
    if after.fight.is_some() {
        all.push("a fight".into());
    }
    if before.day != after.day {
        all.push("the next day".into());
    }
    match all.is_empty() {
        true => "nothing".into(),
        false => all.join("; "),
    }
}

/// Plays a card by an order, with each answer of its first question and in silence after that.
fn played(lines: &mut String, table: &Table, card: &Key, order: impl Fn(&mut Table)) {
    let wording = Wording::new(&table.catalog, Lang::En);
    let _ = writeln!(lines, "\n{card} {}", wording.name(card));
    for line in wording.lines(card) {
        let _ = writeln!(lines, "  says: {line}");
    }
    let mut begun = table.clone();
    order(&mut begun);
    let sound = |table: &Table| {
        assert_eq!(
            Discover::check(&table.catalog, &table.s),
            Vec::<String>::new(),
            "{card}"
        );
    };
    sound(&begun);
    let Some(seat) = absent::awaited(&begun.s)
        .first()
        .copied()
        .filter(|_| begun.s.ask.is_some())
    else {
        let _ = writeln!(lines, "  does: {}", changes(&table.s, &begun.s));
        return;
    };
    let options = begun.options(seat.0);
    for (place, label) in options.iter().enumerate().take(ANSWERS) {
        let mut other = begun.clone();
        other.choose(seat, place);
        other.silence();
        sound(&other);
        let _ = writeln!(lines, "  {label:?}: {}", changes(&table.s, &other.s));
    }
}

/// All of it as a page.
fn record(catalog: &Catalog) -> String {
    let mut lines = String::from(
        "Every card at a table of two who stand together with 1 food, clean and dirty water, wood and stone each, 4 stamina and a wound, beside a\n         tile that lies face down, a token and, three spaces away, a monster.\n",
    );
    let plain = stage();
    for card in catalog.events.keys() {
        let mut table = plain.clone();
        let at = table.me().at;
        table.token(at, Kind::A, Face::Event(card.clone()), false);
        played(&mut lines, &table, card, |t| {
            t.order(0, Command::Gather(Gather::Token(0)));
        });
    }
    for card in catalog.stories.keys() {
        let mut table = plain.clone();
        let at = table.story(5, card.as_str());
        table.seat(0).at = at;
        played(&mut lines, &table, card, |t| {
            t.order(0, Command::Investigate);
        });
    }
    for card in catalog.nights.keys() {
        let mut table = plain.clone();
        table.night(card.as_str());
        played(&mut lines, &table, card, |t| {
            for seat in [0, 1] {
                t.order(seat, Command::EndTurn);
            }
        });
    }
    for card in catalog.threats.keys() {
        let mut table = plain.clone();
        table.threats(&[card.as_str()]);
        played(&mut lines, &table, card, |t| {
            t.resolve(0, r#"[{"op":"threat","who":"me"}]"#);
        });
    }
    lines
}

#[test]
fn every_card_does_what_is_recorded_of_it() {
    let catalog = Catalog::load().unwrap();
    let now = record(&catalog);
    let names = [
        catalog.events.len(),
        catalog.stories.len(),
        catalog.nights.len(),
        catalog.threats.len(),
    ];
    assert!(names.iter().sum::<usize>() > 150, "{names:?}");
    if std::env::var_os("CASTAWAY_BLESS").is_some() {
        fs::write(page(), &now).unwrap();
    }
    let then = fs::read_to_string(page()).unwrap_or_default();
    let other = now.lines().zip(then.lines()).find(|(a, b)| a != b);
    assert!(
        now == then,
        "a card does something else than tests/cards.txt says, first: {other:?}; if that is meant: \
         CASTAWAY_BLESS=1 cargo test --workspace --locked --test rules cards"
    );
}
