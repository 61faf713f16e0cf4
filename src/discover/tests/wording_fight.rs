//! What is said of a fight that goes on: which changes of its dice are of no use now, and how its reward is shared out.

use castaway_discover::{
    Discover,
    catalog::Catalog,
    effect::Passive,
    ids::{Die, Res},
    setup::Setup,
    stake::Stake,
    state::{Fight, Foe, Label, Modifier, Prompt, Source},
    stock::Stock,
    view::{AskView, MonsterView, View},
    wording::{Lang, People, Wording},
};
use castaway_kernel::{DecisionId, Game, Key, Seat};

struct Names;

impl People for Names {
    fn name(&self, seat: Seat) -> String {
        ["Ada", "Bo"][seat.index()].to_owned()
    }

    fn is_reader(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }
}

/// The first of two fights, and these are the dice.
fn fighting(catalog: &Catalog, dice: [u8; 2]) -> View {
    let begun = Discover::create(catalog, &Setup::new("q_beacon", 2, 4), 4).unwrap();
    let mut view = Discover::view(catalog, &begun.state, Some(Seat(0)));
    view.fight = Some(Fight {
        no: 1,
        seat: Seat(0),
        foe: Foe::Card(0),
        card: Key::from("mimic"),
        defence: 7,
        attack: 8,
        health: 1,
        supports: Vec::new(),
        dice,
        plus: [0, 0],
        rolls: [1, 1],
        used: Vec::new(),
        spoken: Vec::new(),
        won: false,
    });
    view
}

fn asked(view: &mut View, prompt: Prompt, stake: Stake) {
    view.asks = Some(AskView {
        id: DecisionId(1),
        prompt,
        stake,
        open: vec![Seat(0)],
        options: Vec::new(),
        picked: None,
    });
}

#[test]
fn a_change_of_the_dice_that_is_of_no_use_now_says_so() {
    let catalog = Catalog::load().unwrap();
    let spend = Modifier::Spend;
    let again = |die| Modifier::Again(Source::Character, 0, die);
    let both = [
        (Lang::En, "No use now: you hit already"),
        (Lang::De, "Nützt jetzt nichts: Du triffst schon"),
    ];
    for (lang, idle) in both {
        let said = |dice, modifier| {
            let mut view = fighting(&catalog, dice);
            asked(&mut view, Prompt::Modify, Stake::Plain);
            let words = Wording::new(&catalog, lang);
            let label = Label::Modifier(modifier);
            words.option_about(&view, &Names, &Prompt::Modify, &label)
        };
        for of_own in [spend(Res::Wood), spend(Res::Poison), again(Some(Die::Gray))] {
            assert_eq!(said([7, 9], of_own).as_deref(), Some(idle), "{of_own:?}");
            let helps = said([6, 9], of_own).unwrap();
            assert_ne!(helps, idle, "{of_own:?}");
        }
        for of_enemy in [
            spend(Res::Stone),
            spend(Res::Salvage),
            again(Some(Die::Red)),
        ] {
            let word = |dice| said(dice, of_enemy).unwrap();
            assert_ne!(word([6, 7]), word([6, 8]), "{of_enemy:?}");
            assert_ne!(word([6, 7]), idle, "{of_enemy:?}");
        }
        let two = |dice| said(dice, again(None)).unwrap();
        assert!(two([7, 7]).starts_with(idle), "{}", two([7, 7]));
        assert!(!two([7, 8]).starts_with(idle), "it may still save a dial");
    }
}

#[test]
fn each_part_of_a_reward_is_asked_for_in_words_of_its_own() {
    let catalog = Catalog::load().unwrap();
    let name = |lang| Wording::new(&catalog, lang).name(&Key::from("mimic"));
    let question = |left, lang| {
        let mut view = fighting(&catalog, [12, 1]);
        asked(
            &mut view,
            Prompt::Share,
            Stake::Tokens(Stock::of(Res::Meat, 1), left),
        );
        Wording::new(&catalog, lang).prompt(&view, &Names, &Prompt::Share)
    };
    let english = name(Lang::En);
    let who = format!("“{english}” is defeated. Who gets 1 meat of its reward?");
    // All that there is of it.
    assert_eq!(question(0, Lang::En), who);
    assert_eq!(
        question(1, Lang::En),
        format!("{who} 1 more part is shared out after it.")
    );
    assert_eq!(
        question(2, Lang::En),
        format!("{who} 2 more parts are shared out after it.")
    );
    // What an ability adds to it is a part like the others.
    let of_two = |left| {
        let mut view = fighting(&catalog, [12, 1]);
        let bonus = catalog.characters.values().find(|card| {
            let more = |p: &Passive| matches!(p, Passive::OnReward { res: Res::Meat, .. });
            card.effects.iter().any(more)
        });
        view.people[0].character = Some(bonus.expect("somebody takes more").id.clone());
        view.fight.as_mut().unwrap().card = Key::from("hare");
        let (prompt, meat) = (Prompt::Share, Stock::of(Res::Meat, 1));
        asked(&mut view, prompt.clone(), Stake::Tokens(meat, left));
        Wording::new(&catalog, Lang::En).prompt(&view, &Names, &prompt)
    };
    let hare = Wording::new(&catalog, Lang::En).name(&Key::from("hare"));
    let who = format!("“{hare}” is defeated. Who gets 1 meat of its reward?");
    assert_eq!(
        of_two(1),
        format!("{who} 1 more part is shared out after it.")
    );
    assert_eq!(of_two(0), format!("{who} It is the last part."));
    let german = name(Lang::De);
    assert_eq!(
        question(1, Lang::De),
        format!(
            "„{german}“ ist besiegt. Wer erhält aus der Beute 1 Fleisch? Danach wird 1 weiterer Teil verteilt."
        )
    );
}

#[test]
fn a_wound_of_an_earlier_fight_is_counted_in_the_next() {
    let catalog = Catalog::load().unwrap();
    let mut view = fighting(&catalog, [1, 1]);
    let foe = Foe::Monster(77);
    let fight = view.fight.as_mut().unwrap();
    (fight.foe, fight.health) = (foe.clone(), 2);
    let fight = fight.clone();
    assert_eq!(view.health_left(&fight), 2);
    view.monsters.push(MonsterView {
        id: 77,
        at: 0,
        card: Some(fight.card.clone()),
        hurt: 1,
        special: false,
    });
    assert_eq!((view.wounds(&foe), view.health_left(&fight)), (1, 1));
    let won = Fight { won: true, ..fight };
    assert_eq!(view.health_left(&won), 0);
}
