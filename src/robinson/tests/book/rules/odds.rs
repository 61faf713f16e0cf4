//! The odds that are shown are what happens: the same placement is resolved again and again, for every combination
//! of tokens, lasting cards and pawns that applies.
//!
//! What is certain must be met every time. Any other share `p` of `n` games may differ from what was met by one percent,
//! which is rounding, and 4.5 standard deviations of a share of `n` games; seeds are fixed, so that a run is the same every time. `CASTAWAY_ODDS=10000`
//! asks for more games: `CASTAWAY_ODDS=10000 cargo test -p castaway-robinson --test book -- odds::`.

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island,
    ask::{Label, Question},
    effect::PawnColour,
    event::Event,
    ids::{Deck, Place, Space, TokenKind, Track, Who},
    legal,
    odds::Odds,
    plan::{Goal, Pawn},
    state::{NeutralPawn, SuccessReroll},
    task::{CardRef, Die},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, gather, level, rest_others, token},
};

/// A card that lasts on the one who leads.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Lasting {
    None,
    Successes,
    SureToo,
}

/// Who stands there, the one who leads first.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stack {
    Alone,
    Own,
    WithFriday,
    Coloured,
    Friday,
    FridayColoured,
}

impl Stack {
    const ALL: [Self; 6] = [
        Self::Alone,
        Self::Own,
        Self::WithFriday,
        Self::Coloured,
        Self::Friday,
        Self::FridayColoured,
    ];

    fn pawns(self) -> Vec<Pawn> {
        match self {
            Self::Alone => vec![ME],
            Self::Own => vec![ME, ME],
            Self::WithFriday => vec![ME, Pawn::Friday],
            Self::Coloured => vec![ME, Pawn::Neutral(0)],
            Self::Friday => vec![Pawn::Friday],
            Self::FridayColoured => vec![Pawn::Friday, Pawn::Neutral(0)],
        }
    }
}

/// Where danger lies.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Danger {
    None,
    Tile,
    Beside,
}

#[derive(Clone, Copy, Debug)]
struct Case {
    deck: Deck,
    adventure: bool,
    reroll: bool,
    lasting: Lasting,
    danger: Danger,
    stack: Stack,
}

fn cases(deck: Deck) -> Vec<Case> {
    let mut list = Vec::new();
    for adventure in [false, true] {
        for reroll in [false, true] {
            for lasting in [Lasting::None, Lasting::Successes, Lasting::SureToo] {
                for danger in [Danger::None, Danger::Tile, Danger::Beside] {
                    list.extend(Stack::ALL.map(|stack| Case {
                        deck,
                        adventure,
                        reroll,
                        lasting,
                        danger,
                        stack,
                    }));
                }
            }
        }
    }
    list
}

fn goal(deck: Deck) -> Goal {
    match deck {
        Deck::Build => level(Track::Weapon),
        Deck::Gather => gather(Space::M2, 0),
        Deck::Explore => explore(Space::T1),
    }
}

/// The table of a case, its action planned and every other pawn at rest; `det` for the one who leads.
fn table(case: Case, det: u16) -> Table {
    let who = match case.deck {
        Deck::Build => "carpenter",
        Deck::Gather => "cook",
        Deck::Explore => "explorer",
    };
    let mut t = Table::of(&[who]).wood(9).tile(Space::M2, 7);
    t.s.stock.food = 20;
    t.s.shelter = true;
    // A tile on which nobody is hurt.
    t.s.piles.tiles.retain(|n| *n != 11);
    t.s.piles.tiles.push(11);
    let colour = match case.deck {
        Deck::Build => PawnColour::Build,
        Deck::Gather => PawnColour::Gather,
        Deck::Explore => PawnColour::Explore,
    };
    t.s.flags.neutral = vec![NeutralPawn {
        id: 0,
        colour,
        from: "map".into(),
        only: None,
        action: None,
    }];
    let kind = case.deck.kind();
    if case.adventure {
        token(&mut t, TokenKind::Adventure, Place::Deck(case.deck));
    }
    if case.reroll {
        token(&mut t, TokenKind::Reroll, Place::Action(kind));
    }
    let tile = match case.deck {
        Deck::Build => t.s.camp,
        Deck::Gather => Space::M2,
        Deck::Explore => Space::T1,
    };
    match case.danger {
        Danger::None => {}
        Danger::Tile => token(&mut t, TokenKind::GreaterDanger, Place::Space(tile)),
        Danger::Beside => token(&mut t, TokenKind::GreaterDanger, Place::Action(kind)),
    }
    let lasting = (case.lasting != Lasting::None).then(|| SuccessReroll {
        card: "confused".into(),
        from: 0,
        to: None,
        sure_rolls: case.lasting == Lasting::SureToo,
    });
    let friday = case.stack.pawns()[0] == Pawn::Friday;
    let leader = match friday {
        true => t.s.friday.as_mut().expect("Friday is there"),
        false => &mut t.s.people[0],
    };
    leader.reroll = lasting;
    leader.det = det;
    t.give(&assign(goal(case.deck), &case.stack.pawns()))
        .unwrap_or_else(|e| panic!("{case:?}: {e:?}"));
    rest_others(&mut t);
    t
}

/// What came of one game.
#[derive(Clone, Copy, Debug, Default)]
struct Came {
    success: bool,
    wounds: u8,
    card: bool,
}

/// Resolves the action; a die is rolled again as long as it hurts, if one is named.
fn play(mut t: Table, case: Case, again: Option<Die>, seed: u64) -> Came {
    t.s.chance = Chance::from_seed(seed);
    t.events.clear();
    let who = match case.stack.pawns()[0] {
        Pawn::Friday => Who::Friday,
        _ => Who::Seat(0),
    };
    t.advance().unwrap_or_else(|e| panic!("{case:?}: {e:?}"));
    loop {
        if let Some(came) = told(&t.events, case, who) {
            return came;
        }
        let ask = t.s.ask.as_ref().expect("the action goes on");
        let wanted = |label: &Label| matches!(label, Label::Reroll(die, ..) if Some(*die) == again);
        let rolled = matches!(ask.prompt.question, Question::AfterRoll { .. });
        let key = ask
            .options
            .iter()
            .filter(|o| o.blocked.is_none())
            .find(|o| rolled && wanted(&o.label))
            .or_else(|| ask.options.iter().find(|o| o.blocked.is_none()))
            .map(|o| o.key.to_string());
        t.pick(&key.expect("an option"));
    }
}

/// What the story says of the action, once it is over.
fn told(events: &[Event], case: Case, who: Who) -> Option<Came> {
    let mut came = Came::default();
    let mut decided = false;
    for event in events {
        match event {
            Event::Succeeded { what } if what.goal == goal(case.deck) => {
                (came.success, decided) = (true, true);
            }
            Event::Failed { what } if what.goal == goal(case.deck) => decided = true,
            Event::Wounded { who: hurt, n, .. }
                if *hurt == who && (!decided || who == Who::Friday) =>
            {
                came.wounds += n;
            }
            Event::Drawn(CardRef::Adventure(deck, _)) if *deck == case.deck => {
                came.card = true;
                return Some(came);
            }
            // What was planned next begins: this action is over.
            Event::Resolving { what } if what.goal != goal(case.deck) => return Some(came),
            Event::Phase(_) if decided => return Some(came),
            _ => {}
        }
    }
    None
}

fn games() -> u32 {
    let asked = std::env::var("CASTAWAY_ODDS").ok();
    asked.and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

/// The shares of success, wound, card, two wounds and three over so many games, in percent.
fn shares(table: &Table, case: Case, again: Option<Die>, n: u32) -> [f64; 5] {
    let mut sums = [0u32; 5];
    for seed in 0..n {
        let came = play(table.clone(), case, again, u64::from(seed) * 7 + 3);
        let [one, two, three] = [1, 2, 3].map(|n| came.wounds >= n);
        let met = [came.success, one, came.card, two, three];
        for (sum, met) in sums.iter_mut().zip(met) {
            *sum += u32::from(met);
        }
    }
    sums.map(|sum| f64::from(sum) * 100.0 / f64::from(n))
}

fn near(shown: u8, met: f64, n: u32) -> bool {
    let p = f64::from(shown);
    if shown == 0 || shown == 100 {
        return (met - p).abs() < f64::EPSILON;
    }
    (met - p).abs() <= 1.0 + 4.5 * (p * (100.0 - p) / f64::from(n)).sqrt()
}

/// The odds of the planned action as the plan shows them.
fn shown(t: &Table, deck: Deck) -> Option<Odds> {
    let view = Island::view(catalog(), &t.s, Some(Seat(0)));
    let placed = view.plan.into_iter().find(|p| p.what.goal == goal(deck));
    placed.expect("planned").odds
}

fn numbers(odds: Option<&Odds>) -> [u8; 5] {
    odds.map_or([100, 0, 0, 0, 0], |o| {
        let [one, two, three] = [1, 2, 3].map(|n| o.wounds(n));
        [o.success, one, o.adventure, two, three]
    })
}

fn hold(deck: Deck) {
    for case in cases(deck) {
        let t = table(case, 0);
        let odds = shown(&t, deck);
        let expected = numbers(odds.as_ref());
        // What is certain needs no crowd of games.
        let certain = expected.iter().all(|n| matches!(n, 0 | 100));
        let n = if certain { 100 } else { games() };
        let met = shares(&t, case, None, n);
        for (shown, met) in expected.into_iter().zip(met) {
            assert!(
                near(shown, met, n),
                "{case:?}: {expected:?} shown, {met:?} met in {n} games; {odds:?}"
            );
        }
    }
}

#[test]
fn builds_go_as_their_odds_say() {
    hold(Deck::Build);
}

#[test]
fn gathers_go_as_their_odds_say() {
    hold(Deck::Gather);
}

#[test]
fn explorations_go_as_their_odds_say() {
    hold(Deck::Explore);
}

#[test]
fn rerolls_do_what_is_said_of_them() {
    for deck in [Deck::Build, Deck::Gather, Deck::Explore] {
        for case in cases(deck) {
            if case.danger != Danger::None {
                continue;
            }
            let t = table(case, 4);
            let odds = shown(&t, deck);
            let Some(again) = odds.and_then(|o| o.again) else {
                let rolls = case.stack.pawns().len() == 1 || case.lasting == Lasting::SureToo;
                assert!(!rolls, "{case:?}: a reroll is at hand and not told");
                continue;
            };
            let friday = again.who == Who::Friday;
            assert_eq!(again.times, if friday { 2 } else { 1 });
            let dice = [
                (Die::Success, again.success, 0),
                (Die::Wound, again.wound, 1),
                (Die::Adventure, again.adventure, if friday { 1 } else { 2 }),
            ];
            for (die, share, at) in dice {
                let Some(share) = share else { continue };
                let n = games() / 4;
                let met = shares(&t, case, Some(die), n)[at];
                assert!(
                    near(share, met, n),
                    "{case:?}: {die:?} rolled again: {share} shown, {met} met in {n} games"
                );
            }
        }
    }
}

#[test]
fn offers_and_previews_show_the_same_odds_as_the_plan() {
    for deck in [Deck::Build, Deck::Gather, Deck::Explore] {
        for case in cases(deck) {
            let mut t = table(case, 4);
            let planned = shown(&t, deck);
            t.s.plan.clear();
            let what = match assign(goal(deck), &case.stack.pawns()) {
                castaway_robinson::command::Command::Assign(what) => what,
                other => panic!("{other:?}"),
            };
            let preview = legal::preview(catalog(), &t.s, Seat(0), &what).expect("may be planned");
            assert_eq!(preview.odds, planned, "{case:?}");
            let offers = legal::offers(catalog(), &t.s, Seat(0));
            let offer = offers.into_iter().find(|o| o.what.goal == goal(deck));
            let offer = offer.expect("offered");
            match case.stack {
                Stack::Alone => assert_eq!(offer.odds, planned, "{case:?}"),
                Stack::Own | Stack::WithFriday | Stack::Coloured => {
                    assert_eq!(offer.certain, planned, "{case:?}");
                }
                Stack::Friday | Stack::FridayColoured => {}
            }
        }
    }
}
