//! What was told is not told otherwise by what comes after it.

use castaway_discover::{
    Discover,
    catalog::Catalog,
    event::{Event, RollOf},
    ids::Res,
    setup::Setup,
    state::Foe,
    stock::Stock,
    view::{MonsterView, View},
    wording::{Lang, People, Wording},
};
use castaway_kernel::{Game, Key, Seat};

struct Names;

impl People for Names {
    fn name(&self, seat: Seat) -> String {
        ["Ada", "Bo"][seat.index()].to_owned()
    }

    fn is_reader(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }
}

const ME: Seat = Seat(0);

fn table(catalog: &Catalog) -> View {
    let begun = Discover::create(catalog, &Setup::new("q_beacon", 2, 4), 4).unwrap();
    Discover::view(catalog, &begun.state, Some(ME))
}

fn told(events: &[Event], seam: usize) -> Vec<String> {
    let catalog = Catalog::load().unwrap();
    let view = table(&catalog);
    Wording::new(&catalog, Lang::En).telling_on(&view, &Names, events, seam)
}

#[test]
fn what_a_press_brings_is_not_added_to_what_was_told_of_the_press_before() {
    let wood = Event::Gained(ME, Stock::of(Res::Wood, 1));
    let gains = [wood.clone(), wood];
    assert_eq!(told(&gains, 2), ["You gain 2 wood."]);
    assert_eq!(told(&gains, 1), ["You gain 1 wood.", "You gain 1 wood."]);
    let walk = [Event::Moved(ME, 1), Event::Moved(ME, 2)];
    assert_eq!(told(&walk, 1).len(), 2, "two walks");
    assert_eq!(told(&walk, 0).len(), 1, "one walk");
    let stamina = [Event::Stamina(ME, 1), Event::Stamina(ME, 1)];
    assert_eq!(told(&stamina, 1).len(), 2, "two gains");
}

#[test]
fn dice_and_what_became_of_them_stand_together() {
    let card = || Key::from("hare");
    let fight = [
        Event::Fight(ME, Foe::Card(0), card()),
        Event::Dice([8, 9]),
        Event::Struck(card(), 1),
        Event::Defeated(ME, card()),
    ];
    assert_eq!(told(&fight, 2), told(&fight, 4));
}

#[test]
fn a_landmark_that_is_known_says_that_it_counts_for_the_quest_alone() {
    let said = told(&[Event::Looked(ME, 3)], 1);
    assert_eq!(
        said,
        ["You look into landmark III once more. It has nothing new to tell; the quest counts it."]
    );
}

#[test]
fn a_die_is_told_with_what_it_is_rolled_for() {
    let net = RollOf::Card(Key::from("cast_net"));
    let rolls = [
        Event::RolledFor(ME, 9, net),
        Event::RolledFor(Seat(1), 2, RollOf::Dirty),
    ];
    assert_eq!(
        told(&rolls, 2),
        ["“Cast Net”: you roll 9.", "Dirty water: Bo rolls 2."]
    );
    let catalog = Catalog::load().unwrap();
    let view = table(&catalog);
    let german = Wording::new(&catalog, Lang::De);
    let name = german.name(&Key::from("cast_net"));
    let said = german.telling(&view, &Names, &rolls);
    assert_eq!(
        said,
        [
            format!("„{name}“: Du würfelst 9."),
            "Schmutziges Wasser: Bo würfelt 2.".to_owned()
        ]
    );
}

#[test]
fn what_is_given_after_a_fight_is_no_part_of_its_reward() {
    let card = || Key::from("hare");
    let mut reward = Stock::of(Res::Meat, 3);
    reward.gain(Res::Pelt, 1);
    let cooked = [
        Event::Spent(ME, Stock::of(Res::Meat, 3)),
        Event::Gained(ME, Stock::of(Res::Food, 3)),
    ];
    let fight = [
        Event::Fight(ME, Foe::Card(0), card()),
        Event::Dice([8, 9]),
        Event::Struck(card(), 1),
        Event::Defeated(ME, card()),
        Event::Gained(ME, reward),
    ];
    let all: Vec<Event> = fight.iter().chain(&cooked).cloned().collect();
    for seam in [all.len(), fight.len()] {
        let said = told(&all, seam);
        let tail: Vec<&str> = said.iter().rev().take(2).map(String::as_str).collect();
        let cooks = "You part with 3 meat and gain 3 food.";
        assert_eq!(tail, [cooks, "You gain 3 meat and 1 pelt."], "{said:?}");
    }
    // The same where the meat was found.
    let found = [Event::Gained(ME, Stock::of(Res::Meat, 3))];
    let all: Vec<Event> = found.iter().chain(&cooked).cloned().collect();
    assert_eq!(told(&all, all.len()).len(), 2);
}

#[test]
fn a_roll_of_which_nothing_comes_says_so() {
    let geese = || RollOf::Card(Key::from("n28"));
    let said = told(&[Event::RolledFor(ME, 1, geese())], 1);
    assert_eq!(said, ["“Passing Geese”: you roll 1. Nothing comes of it."]);
    let said = told(&[Event::RolledFor(ME, 9, geese())], 1);
    assert_eq!(said, ["“Passing Geese”: you roll 9."]);
}

#[test]
fn a_fight_with_an_enemy_that_was_wounded_before_says_what_is_left_of_its_health() {
    let catalog = Catalog::load().unwrap();
    let (card, def) = (catalog.monsters.iter())
        .find(|(_, def)| def.health >= 3)
        .expect("a strong one");
    let (card, health) = (card.clone(), def.health);
    let mut view = table(&catalog);
    let fight = Event::Fight(ME, Foe::Monster(1), card.clone());
    let struck = Event::Struck(card.clone(), 1);
    let mut told = |hurt: Option<u8>, events: &[Event], lang| {
        view.monsters = Vec::new();
        view.monsters.extend(hurt.map(|hurt| MonsterView {
            id: 1,
            at: 3,
            card: Some(card.clone()),
            hurt,
            special: false,
        }));
        let words = Wording::new(&catalog, lang);
        words.telling(&view, &Names, events)[0].clone()
    };
    let left = |left: u8, lang| match lang {
        Lang::En => format!("{left} of {health} health left"),
        Lang::De => format!("noch {left} von {health} Leben"),
    };
    for lang in [Lang::En, Lang::De] {
        let begun = std::slice::from_ref(&fight);
        let one = told(Some(1), begun, lang);
        assert!(one.contains(&left(health - 1, lang)), "{one}");
        // It says the same when a blow has fallen, and when it has fallen itself.
        let hit = [fight.clone(), Event::Dice([9, 1]), struck.clone()];
        assert_eq!(told(Some(2), &hit, lang), one);
        let won = [
            fight.clone(),
            Event::Dice([9, 1]),
            struck.clone(),
            Event::Defeated(ME, card.clone()),
        ];
        let last = told(None, &won, lang);
        assert!(last.contains(&left(1, lang)), "{last}");
        // How much a blow of two found of it nobody knows any more, so nothing is said of that.
        let hard = [
            fight.clone(),
            Event::Dice([9, 1]),
            Event::Struck(card.clone(), 2),
            Event::Defeated(ME, card.clone()),
        ];
        let hard = told(None, &hard, lang);
        assert!(!hard.contains(&left(2, lang)), "{hard}");
        let whole = told(Some(0), begun, lang);
        assert!(!whole.contains(&left(health, lang)), "{whole}");
    }
}

#[test]
fn a_fight_that_goes_on_is_not_told_anew_from_its_beginning() {
    let catalog = Catalog::load().unwrap();
    let card = (catalog.monsters.iter())
        .find(|(_, def)| def.health >= 3)
        .map(|(card, _)| card.clone());
    let card = card.expect("a strong one");
    let mut view = table(&catalog);
    view.monsters = vec![MonsterView {
        id: 1,
        at: 3,
        card: Some(card.clone()),
        hurt: 2,
        special: false,
    }];
    let fight = [
        Event::Fight(ME, Foe::Monster(1), card.clone()),
        Event::Dice([8, 9]),
        Event::Struck(card, 1),
    ];
    let words = Wording::new(&catalog, Lang::En);
    // By itself its beginning would count the new wound, too.
    let all = words.telling_on(&view, &Names, &fight, 1);
    assert_ne!(words.telling(&view, &Names, &fight[..1]), all[..1]);
    let before = words.telling_until(&view, &Names, &fight, 1);
    assert_eq!(before, all[..1]);
}
