//! Random games of every quest over 1 to 4 seats: invariants, exact saves, what is listed, replays, no hidden card in a view.

use std::collections::BTreeSet;

use castaway_discover::{
    Discover,
    catalog::Catalog,
    command::{Command, Gather},
    ids::{Difficulty, Res},
    on_way::OnWay,
    setup::Setup,
    state::{Decks, Fate, Phase, Prompt, State},
    stock::Stock,
    trade::Goods,
    world::Face,
};
use castaway_harness::{
    here,
    playouts::{self, Moment, Playouts},
};
use castaway_kernel::{Chance, Game, Key, Seat};

/// Games of random legal orders.
struct Random;

/// Orders out of the blue, most of them wrong.
fn wild(chance: &mut Chance) -> Command {
    let n = |chance: &mut Chance, faces| u8::try_from(chance.die(faces)).unwrap();
    match chance.die(10) {
        0 => Command::Move(n(chance, 130)),
        1 => Command::Gather(Gather::Token(n(chance, 4))),
        2 => Command::Scout {
            tile: n(chance, 20),
            second: None,
        },
        3 => Command::Craft(Key::from("spear")),
        4 => Command::Cook(n(chance, 4)),
        5 => Command::Accept(Seat(n(chance, 5))),
        6 => Command::Exit,
        7 => Command::Deliver,
        8 => Command::Go {
            way: (0..3).map(|_| n(chance, 119)).collect(),
            gather: OnWay::Water,
        },
        _ => {
            let to = Seat(n(chance, 5));
            offer(chance, to)
        }
    }
}

fn offer(chance: &mut Chance, to: Seat) -> Command {
    let goods = |chance: &mut Chance| Goods {
        stock: Stock::of(
            Res::ALL[chance.die(10)],
            u8::try_from(chance.die(3)).unwrap(),
        ),
        ..Goods::default()
    };
    Command::Offer {
        to,
        give: goods(chance),
        take: goods(chance),
    }
}

impl Playouts for Random {
    type Game = Discover;
    const GAMES: u64 = 120;
    const STRIDE: usize = 25;

    fn catalog() -> Catalog {
        Catalog::load().unwrap()
    }

    fn setup(catalog: &Catalog, seed: u64) -> Setup {
        let mut chance = Chance::from_seed(seed);
        let seats = u8::try_from(seed % 4 + 1).unwrap();
        let fits = |q: &&castaway_discover::content::QuestDef| q.players[0] <= seats;
        let quests: Vec<&Key> = (catalog.quests.values().filter(fits))
            .map(|q| &q.id)
            .collect();
        let quest = quests[chance.die(quests.len())];
        let mut setup = Setup::new(quest.as_str(), seats, seed);
        setup.world.difficulty = Difficulty::ALL[chance.die(3)];
        setup
    }

    fn seats(state: &State) -> u8 {
        u8::try_from(state.seats.len()).unwrap()
    }

    fn next(moment: &Moment<'_, Self>, chance: &mut Chance) -> Option<(Seat, Command)> {
        let waited = Discover::awaited(moment.catalog, moment.state);
        let seat = waited.get(chance.die(waited.len()))?.seat;
        if moment.state.ask.is_none() && chance.die(12) == 0 && moment.state.seats.len() > 1 {
            let to = Seat(u8::try_from(chance.die(moment.state.seats.len())).unwrap());
            let command = offer(chance, to);
            if Discover::admits(moment.catalog, moment.state, seat, &command) {
                return Some((seat, command));
            }
        }
        // Whoever was offered something says so, and a leader may change at dawn.
        for other in moment.seats().filter(|o| *o != seat) {
            if chance.die(6) == 0 && moment.state.ask.is_none() {
                let mut list = moment.legal(other);
                if let Some(command) = chance.pick(&mut list) {
                    return Some((other, command));
                }
            }
        }
        let mut list = moment.legal(seat);
        if chance.die(6) > 0 && list.len() > 1 {
            list.retain(|c| *c != Command::EndTurn);
        }
        Some((seat, chance.pick(&mut list)?))
    }

    fn wild(moment: &Moment<'_, Self>, chance: &mut Chance) -> Vec<(Seat, Command)> {
        let waited = Discover::awaited(moment.catalog, moment.state);
        let first = waited.first().map(|w| w.seat);
        first.into_iter().map(|seat| (seat, wild(chance))).collect()
    }

    fn broken(moment: &Moment<'_, Self>) -> Vec<String> {
        let s = moment.state;
        let waits = !Discover::awaited(moment.catalog, s).is_empty();
        let over = s.seats.iter().all(|p| p.fate != Fate::Here);
        let wrong =
            (waits == over).then(|| "nobody is waited for, or somebody at the end".to_owned());
        let mut all: Vec<String> = wrong.into_iter().collect();
        all.extend(leaks(moment.catalog, s, moment.step));
        all
    }
}

/// Every so many steps the cards of all decks and under all tokens are looked for in a view, too.
const DECKS: usize = 20;

/// Cards that some eyes must not know and that their view names all the same; other eyes at every step.
fn leaks(catalog: &Catalog, s: &State, step: usize) -> Vec<String> {
    // At the end everything is opened.
    if s.phase == Phase::Over {
        return Vec::new();
    }
    let eyes = (step % (s.seats.len() + 1)).checked_sub(1);
    let viewer = eyes.map(|n| Seat(u8::try_from(n).unwrap()));
    let open = open(s, viewer);
    let hidden = hidden(s, viewer, step.is_multiple_of(DECKS));
    let secret: BTreeSet<&str> = hidden.difference(&open).map(|card| card.as_str()).collect();
    if secret.is_empty() {
        return Vec::new();
    }
    let view = Discover::view(catalog, s, viewer);
    let view = serde_json::to_string(&view).unwrap();
    // All that a view names stands between quotes, so that one walk through it finds every card.
    let names = view.split('"').skip(1).step_by(2);
    let named = names.filter(|name| secret.contains(name));
    let named: BTreeSet<&str> = named.collect();
    named
        .into_iter()
        .map(|card| format!("{card} is hidden from {viewer:?} and in their view"))
        .collect()
}

/// The card that a face names.
fn card(face: &Face) -> Option<&Key> {
    match face {
        Face::Animal(card) | Face::Event(card) => Some(card),
        Face::Res(_) | Face::Double(_) | Face::WoodOrStone => None,
    }
}

/// Cards in the hands of others and face down on the map; with `decks` those in all decks and under tokens.
fn hidden(s: &State, viewer: Option<Seat>, decks: bool) -> BTreeSet<&Key> {
    let mut all: BTreeSet<&Key> = BTreeSet::new();
    for (seat, held) in s.everybody().zip(&s.seats) {
        if Some(seat) != viewer {
            all.extend(held.hand.iter().chain(&held.dealt));
        }
    }
    let down = s.monsters.iter().filter(|monster| !monster.up);
    all.extend(down.map(|monster| &monster.card));
    if decks {
        let decks: &Decks = &s.decks;
        for deck in [
            &decks.nights,
            &decks.threats,
            &decks.monsters,
            &decks.found,
            &decks.normal,
            &decks.advanced,
        ] {
            all.extend(deck);
        }
        let tokens = s.spaces.iter().flat_map(|ground| &ground.tokens);
        all.extend(tokens.filter(|t| !t.up).filter_map(|t| card(&t.face)));
    }
    all
}

/// Cards that lie open somewhere, were seen, or are known to these eyes alone: of some there is more than one.
fn open(s: &State, viewer: Option<Seat>) -> BTreeSet<&Key> {
    let decks: &Decks = &s.decks;
    let mut all: BTreeSet<&Key> = BTreeSet::new();
    for held in &s.seats {
        let items = held.character.iter().chain(&held.items);
        all.extend(items.map(|item| &item.card));
        all.extend(&held.threats);
    }
    all.extend(s.face_up.iter().chain(&s.crafted));
    for deck in [&decks.past_nights, &decks.past_threats, &decks.beaten] {
        all.extend(deck);
    }
    all.extend(decks.spent.iter().flatten().filter_map(card));
    let up = s.monsters.iter().filter(|monster| monster.up);
    all.extend(up.map(|monster| &monster.card));
    all.extend(s.fight.iter().map(|fight| &fight.card));
    if let Phase::Night(card) = &s.phase {
        all.insert(card);
    }
    if let Some(ask) = &s.ask
        && let Prompt::Pay(card)
        | Prompt::Half(card)
        | Prompt::Open(card)
        | Prompt::Kind(card)
        | Prompt::Person(card)
        | Prompt::Look(card) = &ask.prompt
    {
        all.insert(card);
    }
    let me = viewer.and_then(|seat| s.survivor(seat));
    for (at, ground) in (0_u8..).zip(&s.spaces) {
        let peeked = me.is_some_and(|me| me.peeked.contains(&at));
        let seen = ground.tokens.iter().filter(|t| t.up || peeked);
        all.extend(seen.filter_map(|t| card(&t.face)));
    }
    if let Some(me) = me {
        all.extend(me.hand.iter().chain(&me.dealt));
        all.extend(me.shown.iter().map(|(_, project)| project));
    }
    let mine = s.offers.iter();
    for offer in mine.filter(|o| viewer == Some(o.from) || viewer == Some(o.to)) {
        for goods in [&offer.give, &offer.take] {
            all.extend(goods.items.iter().chain(&goods.projects));
        }
    }
    all
}

#[test]
fn a_card_that_somebody_holds_is_found_where_a_view_names_it() {
    let catalog = Catalog::load().unwrap();
    let setup = Setup::new("q_beacon", 2, 1);
    let mut s = Discover::create(&catalog, &setup, 1).unwrap().state;
    let card = Key::from("spear");
    s.face_up.retain(|project| *project != card);
    s.seats[0].hand = vec![card.clone()];
    assert_eq!(leaks(&catalog, &s, 0), Vec::<String>::new());
    assert!(hidden(&s, None, false).contains(&card));
    assert!(!open(&s, None).contains(&card));
    assert!(open(&s, Some(Seat(0))).contains(&card));
    // A place where a view would name it.
    s.tales.insert(1, card);
    assert_eq!(leaks(&catalog, &s, 0).len(), 1);
}

#[test]
fn random_games_end_well() {
    let report = playouts::check::<Random>(here!());
    println!("{report:#?}");
    if report.games >= Random::GAMES {
        assert!(report.refused > report.games, "hardly a wrong command");
        for kind in [
            "choose", "move", "gather", "scout", "craft", "offer", "recover",
        ] {
            assert!(report.used.contains_key(kind), "nobody gives {kind}");
        }
    }
}
