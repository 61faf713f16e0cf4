//! The standard table and the words that change it.
//!
//! The carpenter `p0`, who acts, the cook `p1`, who is First Player, and Friday, in round 1. Everybody
//! has 1 wound and 2 determination; the carpenter's morale arrows stand at 5, 8 and 10, the cook's at 4,
//! 7, 9 and 11. 2 wood, 2 fur and 2 food; shelter, roof 2, palisade 2, weapon 1; the
//! camp on M1 (beach: source 0 wood, source 1 fish), beside it M2 (mountains: 0 wood, 1 birds), further
//! M3 (plains: 0 wood, 1 birds). No items, no threats, no tokens.

use castaway_kernel::Key;
use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    ids::{Deck, Kind, Part, Space, Who},
    rulings::{Reading, Rulings},
    state::{InventionState, Kept, Stock, TokenInfo},
};

use super::words::{read_number, read_person, read_place, read_space, read_token};
use crate::table::Table;

/// The standard table.
pub fn standard() -> Table {
    of("castaways", &["carpenter", "cook"])
}

/// The standard table in the scenario on whose sheet this token or invention is printed, if it is on one.
pub fn sheet_of(card: &str) -> Table {
    let mut sheets = crate::table::catalog().scenarios.values();
    let sheet = sheets.find(|s| {
        let tokens = s.tokens.iter().map(|t| &t.id);
        let printed = tokens.chain(s.inventions.iter().map(|i| &i.id));
        printed.into_iter().any(|id| id.as_str() == card)
    });
    let id = sheet.map_or("castaways", |s| s.id.as_str());
    of(id, &["carpenter", "cook"])
}

/// The standard table with the character of this ability as `p0`.
pub fn able(ability: &str) -> Table {
    let owner = crate::table::catalog()
        .characters
        .values()
        .find(|c| c.abilities.iter().any(|a| a.id.as_str() == ability))
        .unwrap_or_else(|| panic!("nobody has {ability}"))
        .id
        .as_str();
    let other = if owner == "cook" { "carpenter" } else { "cook" };
    of("castaways", &[owner, other])
}

fn of(scenario: &str, characters: &[&str]) -> Table {
    let t = Table::on(scenario, characters).tile(Space::M2, 5);
    // Where the sheet lays a tile of its own it stays.
    let taken = t.s.island.contains_key(&Space::M3);
    let mut t = t.tile(if taken { Space::T3 } else { Space::M3 }, 6);
    // The next round begins with a question wherever there is wood.
    t.s.rulings = Rulings::default().with(Reading::PileBeforeEvent);
    t.s.first = 1;
    t.s.shelter = true;
    (t.s.roof, t.s.palisade, t.s.weapon) = (2, 2, 1);
    t.s.stock = Stock {
        wood: 2,
        fur: 2,
        food: 2,
        npfood: 0,
    };
    for who in t.s.everyone() {
        let person = t.s.person_mut(who).expect("everyone");
        (person.det, person.wounds) = (2, 1);
    }
    t
}

/// Changes the table by one line of words.
pub fn change(t: &mut Table, line: &str) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |at: usize| read_number::<u16>(words[at]);
    match words[..] {
        ["wood", _] => t.s.stock.wood = number(1),
        ["fur", _] => t.s.stock.fur = number(1),
        ["food", _] => t.s.stock.food = number(1),
        ["npfood", _] => t.s.stock.npfood = number(1),
        ["roof", _] => t.s.roof = number(1),
        ["palisade", _] => t.s.palisade = number(1),
        ["weapon", _] => t.s.weapon = number(1),
        ["no", "shelter"] => {
            t.s.shelter = false;
            (t.s.roof, t.s.palisade) = (0, 0);
        }
        ["morale", n] => t.s.morale = read_number(n),
        ["round", n] => t.s.round = read_number(n),
        ["first", who] => {
            let Who::Seat(seat) = read_person(who) else {
                panic!("{line}")
            };
            t.s.first = seat;
        }
        ["camp", at] => t.s.camp = read_space(at),
        ["shortcut", at] => t.s.shortcut = Some(read_space(at)),
        ["tile", at, number] => {
            let (at, number) = (read_space(at), read_number::<u8>(number));
            if let Some(old) = t.s.island.remove(&at) {
                t.s.piles.tiles.insert(0, old.number);
            }
            *t = t.clone().tile(at, number);
        }
        ["no", "tile", at] => {
            let old = t.s.island.remove(&read_space(at)).expect("a tile");
            t.s.piles.tiles.insert(0, old.number);
        }
        ["down", at] => {
            t.s.island
                .get_mut(&read_space(at))
                .expect("a tile")
                .face_down = true
        }
        ["marker", kind, at] => {
            t.s.markers.insert((kind.into(), read_space(at)));
        }
        ["arrange", "marker"] => t.s.arrange_marker = true,
        ["exhausted", at, source] => {
            let tile = t.s.island.get_mut(&read_space(at)).expect("a tile");
            tile.exhausted.insert(read_number(source));
        }
        ["covered", at] => {
            t.s.island
                .get_mut(&read_space(at))
                .expect("a tile")
                .terrain_covered = true;
        }
        ["token", token, at, ref rest @ ..] => {
            let info = TokenInfo {
                own_source: rest.contains(&"own"),
                ..TokenInfo::default()
            };
            t.s.tokens.insert((read_token(token), read_place(at)), info);
        }
        ["item", key] => *t = t.clone().item(key),
        ["lost", key] => {
            t.s.inventions.get_mut(key).expect("an item").built = false;
        }
        ["weather", "rain"] => t.s.weather.rain = true,
        ["weather", "snow"] => t.s.weather.snow = true,
        ["weather", "storm"] => t.s.weather.storm = true,
        ["weather", "hungry"] => t.s.weather.hungry = true,
        ["rolled", "beast"] => {
            let beast = (WeatherDie::HungryAnimals, WeatherFace::Beast);
            t.s.weather.prerolled = Some(vec![beast]);
        }
        ["no", "inventions"] => {
            let board: Vec<Key> = loose(t);
            for key in board {
                t.s.inventions.remove(&key);
                t.s.piles.inventions.push(key);
            }
        }
        ["invention", key] => {
            t.s.piles.inventions.retain(|k| k.as_str() != key);
            let unbuilt = InventionState {
                built: false,
                since: 0,
                owner: None,
                suspended: false,
            };
            t.s.inventions.insert(key.into(), unbuilt);
        }
        ["top", pile, ref keys @ ..] => top(t, pile, keys),
        ["empty", pile] => empty(t, pile),
        ["hunting", ref keys @ ..] => {
            t.s.piles.beasts.retain(|k| !keys.contains(&k.as_str()));
            t.s.piles.hunting = keys.iter().map(|k| Key::from(*k)).collect();
        }
        ["discovery", key] => {
            take(&mut t.s.piles.discovery, key);
            t.s.discoveries.push(key.into());
        }
        ["equipment", key, uses] => {
            // The two that the setup drew are in no pile.
            t.s.piles.equipment.retain(|k| k.as_str() != key);
            t.s.equipment.push((key.into(), read_number(uses)));
        }
        ["kept", key, ref rest @ ..] => {
            take(&mut t.s.piles.mysteries, key);
            let card = &crate::table::catalog().mysteries[&Key::from(key)];
            t.s.kept.push(Kept {
                serial: 800,
                card: key.into(),
                deck: None,
                uses: match rest {
                    [n] => read_number(n),
                    _ => card.uses,
                },
                holder: match rest {
                    ["by", who] => Some(read_person(who)),
                    _ => None,
                },
                from: 1,
            });
        }
        ["pile", stage, n] => t.s.pile[read_number::<usize>(stage) - 1] = read_number(n),
        ["special", part, deck, who] => {
            let part = Part::from_name(part).expect("a part");
            let deck = Deck::from_name(deck).expect("a deck");
            let person = t.s.person_mut(read_person(who)).expect("somebody");
            person.specials.push((part, deck));
        }
        ["threat", side, card] => {
            t.s.threats[usize::from(side == "right")] = Some(castaway_robinson::state::Threat {
                serial: 801,
                card: card.into(),
                wreckage: crate::table::catalog().wreckage.contains_key(card),
            });
        }
        ["waiting", beast] => {
            take(&mut t.s.piles.beasts, beast);
            t.s.waiting_beast = Some((801, beast.into()));
        }
        ["no", "friday"] => t.s.friday = None,
        ["bare"] => bare(t),
        [who, what, ref rest @ ..] if who.starts_with('p') || who == "friday" => {
            let person = t.s.person_mut(read_person(who)).expect("somebody");
            match (what, rest) {
                ("wounds", [n]) => person.wounds = read_number(n),
                ("det", [n]) => person.det = read_number(n),
                ("sleeps", [at]) => person.outside = Some(read_space(at)),
                ("only", kinds) => {
                    person.allowed =
                        Some(kinds.iter().filter_map(|k| Kind::from_name(k)).collect());
                }
                _ => panic!("no word for {line}"),
            }
        }
        _ => panic!("no word for {line}"),
    }
}

/// Nothing to pay with.
fn bare(t: &mut Table) {
    t.s.stock = Stock::default();
    (t.s.roof, t.s.palisade, t.s.weapon) = (0, 0, 0);
    for who in t.s.everyone() {
        t.s.person_mut(who).expect("everyone").det = 0;
    }
}

/// Unbuilt inventions of the board that belong to nobody and are not printed on the scenario sheet.
fn loose(t: &Table) -> Vec<Key> {
    let scenario = &crate::table::catalog().scenarios[&t.s.setup.scenario];
    t.s.inventions
        .iter()
        .filter(|(k, i)| {
            !i.built && i.owner.is_none() && !scenario.inventions.iter().any(|s| s.id == **k)
        })
        .map(|(k, _)| k.clone())
        .collect()
}

fn take(pile: &mut Vec<Key>, key: &str) {
    let at = pile.iter().position(|k| k.as_str() == key);
    pile.remove(at.unwrap_or_else(|| panic!("no {key} in its pile")));
}

/// Puts these on top of a pile, the last named drawn first.
fn top(t: &mut Table, pile: &str, keys: &[&str]) {
    if pile == "tiles" {
        for key in keys {
            let number = read_number(key);
            t.s.piles.tiles.retain(|n| *n != number);
            t.s.piles.tiles.push(number);
        }
        return;
    }
    let in_play = matches!(pile, "inventions");
    let keys_of = named(t, pile);
    for key in keys {
        if let Some(at) = keys_of.iter().position(|k| k.as_str() == *key) {
            keys_of.remove(at);
        } else if !in_play {
            panic!("no {key} in {pile}");
        }
        keys_of.push((*key).into());
    }
    if in_play {
        for key in keys {
            t.s.inventions.remove(*key);
        }
    }
}

fn empty(t: &mut Table, pile: &str) {
    named(t, pile).clear();
}

fn named<'a>(t: &'a mut Table, pile: &str) -> &'a mut Vec<Key> {
    let piles = &mut t.s.piles;
    match pile {
        "mysteries" => &mut piles.mysteries,
        "mystery_discard" => &mut piles.mystery_discard,
        "beasts" => &mut piles.beasts,
        "hunting" => &mut piles.hunting,
        "inventions" => &mut piles.inventions,
        "discovery" => &mut piles.discovery,
        "equipment" => &mut piles.equipment,
        _ => panic!("no pile {pile}"),
    }
}
