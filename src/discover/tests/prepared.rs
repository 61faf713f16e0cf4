//! A walk that was prepared for one's turn: when its moment has come, and when it is forgotten.

use castaway_discover::{
    Discover, absent, bot,
    catalog::Catalog,
    command::Command,
    ids::Res,
    on_way::OnWay,
    prepared::Walk,
    setup::Setup,
    state::{Monster, State},
    stock::Stock,
    world::Space,
};
use castaway_kernel::{Game, Key, Seat};

fn morning() -> (Catalog, State) {
    let catalog = Catalog::load().unwrap();
    let begun = Discover::create(&catalog, &Setup::new("q_beacon", 2, 3), 3).unwrap();
    let mut s = begun.state;
    while s.ask.is_some() {
        let seat = absent::awaited(&s)[0];
        let command = bot::choose(&catalog, &s, seat).unwrap();
        s = Discover::apply(&catalog, &s, seat, &command).unwrap().state;
    }
    (catalog, s)
}

fn other(s: &State) -> (Seat, Seat) {
    let first = s.turn().unwrap().seat;
    (first, Seat(1 - first.0))
}

fn near(s: &State, seat: Seat) -> Space {
    let mut around = s.world.around(s.place(seat));
    around.find(|to| s.is_open(*to)).unwrap()
}

#[test]
fn it_is_carried_out_when_the_turn_has_come_and_not_before() {
    let (catalog, s) = morning();
    let (first, second) = other(&s);
    let to = near(&s, second);
    let walk = Walk {
        day: s.day,
        gather: OnWay::Tokens,
        way: vec![to],
    };
    let words = walk.words();
    assert_eq!(Walk::read(&words), Some(walk));
    let now = |s: &State| Discover::prepared(&catalog, s, second, &words);
    assert_eq!(now(&s), None, "it is the turn of another");
    let next = Discover::apply(&catalog, &s, first, &Command::EndTurn);
    let s = next.unwrap().state;
    let way = vec![to];
    let gather = OnWay::Tokens;
    let go = Command::Go { way, gather };
    assert_eq!(now(&s), Some(go.clone()));
    // With full hands nothing is gathered that something would have to be left behind for, whatever was so when it was prepared.
    let mut full = s.clone();
    full.seats[second.index()].stock = Stock::of(Res::Stone, 40);
    let gathers = |s: &State| match now(s) {
        Some(Command::Go { gather, .. }) => Some(gather),
        _ => None,
    };
    assert_eq!(gathers(&full), Some(OnWay::Nothing));
    let gone = Discover::apply(&catalog, &s, second, &go).unwrap().state;
    assert_eq!(gone.place(second), to);

    // Tomorrow it counts no more, and nobody walks into what has come in between.
    let mut later = s.clone();
    later.day += 1;
    assert_eq!(now(&later), None);
    let mut met = s.clone();
    met.monsters.push(Monster {
        id: 99,
        card: catalog.monsters.keys().next().unwrap().clone(),
        at: to,
        up: false,
        hurt: 0,
        special: false,
        came: false,
    });
    assert_eq!(now(&met), None);
    // Nor from where the way does not begin.
    let mut moved = s;
    moved.seats[second.index()].at = 200;
    assert_eq!(now(&moved), None);
}

#[test]
fn what_is_gathered_is_kept_and_older_words_mean_what_they_meant() {
    let read = |text: &str| {
        let words: Vec<Key> = text.split(' ').map(Key::from).collect();
        let walk = Walk::read(&words)?;
        assert_eq!(walk.words(), words);
        Some(walk.gather)
    };
    assert_eq!(read("walk 3 gather 7 8"), Some(OnWay::Tokens));
    assert_eq!(read("walk 3 pass 7 8"), Some(OnWay::Nothing));
    assert_eq!(read("walk 3 water 7 8"), Some(OnWay::Water));
}

#[test]
fn nonsense_is_no_walk() {
    for bad in [
        "",
        "walk",
        "walk 1",
        "walk 1 gather",
        "walk x gather 3",
        "walk 1 take 3",
        "walk 1 pass 300",
        "go 1 pass 3",
    ] {
        let words: Vec<Key> = bad.split(' ').map(Key::from).collect();
        assert_eq!(Walk::read(&words), None, "{bad}");
    }
}
