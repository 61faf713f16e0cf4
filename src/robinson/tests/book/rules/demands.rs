//! Rules of demands that cannot be met, of markers without a place and of cards against rules.

use castaway_clause::clause;
use castaway_kernel::Seat;
use castaway_robinson::{
    effect::{Effect, Mode, Target},
    event::Event,
    ids::{Kind, Phase, Res, Space, TokenKind, Track, Who},
    plan::Pawn,
    task::{Ctx, Enemy, Op, Owed},
};

use super::help::{effect, lose};
use crate::table::{
    Table,
    play::{assign, go, in_action},
};

#[test]
#[clause(id = "R-EVENT-11", says = "two wood that an event misses are two wounds for everyone", lies = Store)]
#[clause(id = "R-UD-1", says = "each missing wood is one wound", lies = Store)]
#[clause(id = "R-UD-1", says = "a missing palisade level is one wound", lies = Table)]
#[clause(id = "R-UD-4", says = "what an event demands in vain wounds every player", lies = Store)]
#[clause(id = "EX-UD-4", says = "a palisade lowered at 0 wounds each once", lies = Table)]
fn an_unmet_event_demand_wounds_everyone() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_in(Phase::Event, vec![lose(Res::Wood, 2)]);
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 2));
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_in(
        Phase::Event,
        vec![Effect::Level {
            track: Track::Palisade,
            n: -1,
            mode: Mode::Demand,
        }],
    );
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
}

#[test]
#[clause(id = "R-UD-9", says = "wood and determination taken if possible wound nobody when they are missing", lies = Store)]
#[clause(id = "EX-UD-5", says = "one wood taken if possible from none: nothing happens", lies = Store)]
#[clause(id = "EX-IFPOSS-1", says = "of three determination only the one there goes, without a wound", lies = Sheet)]
fn if_possible_never_wounds() {
    let mut t = Table::solo();
    t.s.people[0].det = 1;
    t.run_in(
        Phase::Event,
        vec![
            Effect::Discard {
                res: Res::Wood,
                n: 1,
                mode: Mode::IfPossible,
            },
            Effect::Det {
                who: Target::EachPlayer,
                n: -3,
                mode: Mode::IfPossible,
            },
        ],
    );
    assert_eq!((t.wounds(0), t.det(0)), (0, 0));
}

#[test]
#[clause(id = "R-UD-2", says = "food missing in the second seat's action wounds that seat alone", lies = Second)]
fn in_an_action_only_the_resolver_suffers() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.phase = Phase::Action;
    let ctx = Ctx {
        actor: Some(Who::Seat(1)),
        action: true,
        ..Ctx::default()
    };
    t.run_ops(vec![Op::Effect(lose(Res::Food, 2))], &ctx);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 2));
}

#[test]
#[clause(id = "R-EXCL-1", says = "a second reroll token is not placed on the Build space", lies = Board)]
#[clause(id = "R-EXCL-2", says = "the token that finds its place taken wounds nobody", lies = Board)]
#[clause(id = "EX-EXCL-1", says = "of two reroll tokens for one action space one is placed, nobody pays", lies = Board)]
fn one_token_of_a_kind_lies_on_a_space() {
    let mut t = Table::solo();
    let put = || Effect::Token {
        token: TokenKind::Reroll,
        at: castaway_robinson::effect::At::Action(Kind::Build),
        own_source: false,
    };
    t.run_in(Phase::Event, vec![put(), put()]);
    let placed = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::TokenPlaced(..)))
        .count();
    assert_eq!((placed, t.wounds(0)), (1, 0));
}

#[test]
#[clause(id = "EX-USE-1", says = "with one determination, the two of the Pipe come first and a demand of two is met", lies = Store)]
#[clause(id = "R-USE-2", says = "equipment may be used in answer to a demand", lies = Store)]
fn a_pipe_may_answer_a_demand() {
    let mut t = Table::solo();
    t.s.people[0].det = 1;
    t.s.equipment = vec![("pipe_tobacco".into(), 2)];
    t.run_ops(
        vec![Op::Pay {
            owed: Owed::Det(Who::Seat(0)),
            n: 2,
            wounds: true,
        }],
        &Ctx::default(),
    );
    t.pick("use-e-pipe_tobacco");
    assert_eq!((t.det(0), t.wounds(0)), (1, 0));
}

#[test]
#[clause(id = "EX-EXCL-2", says = "a source that is covered a second time wounds everybody", lies = Board)]
#[clause(id = "R-EXCL-3", says = "in an event the marker without a place wounds everybody", lies = Board)]
#[clause(id = "R-EXCL-3", says = "in an action it wounds the resolver alone", lies = Board)]
fn a_marker_that_finds_no_place_wounds_everybody() {
    let cover = r#"{"exhaust":{"source":"fish","n":1,"at":"camp"}}"#;
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_in(Phase::Event, vec![effect(cover)]);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    t.run_in(Phase::Event, vec![effect(cover)]);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1), "it is covered already");
    let mut t = Table::of(&["cook", "soldier"]);
    in_action(
        &mut t,
        vec![Op::Effect(effect(cover)), Op::Effect(effect(cover))],
    );
    assert_eq!(
        (t.wounds(0), t.wounds(1)),
        (1, 0),
        "in an action its resolver"
    );
}

#[test]
#[clause(id = "EX-GOLD-1", says = "with two adjacent tiles to move to, the game asks which", lies = Board)]
#[clause(id = "R-GOLD-2", says = "the question goes to every seat", lies = Table)]
fn the_group_picks_among_several_places() {
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::M2, 5)
        .tile(Space::T1, 6);
    t.run_in(Phase::Event, vec![Effect::MoveCamp]);
    assert_eq!(t.options(), ["T1", "M2"]);
    let seats: Vec<Seat> =
        t.s.ask
            .as_ref()
            .map(|a| a.seats.clone())
            .unwrap_or_default();
    assert_eq!(seats, [Seat(0), Seat(1)], "anybody may answer for all");
}

#[test]
#[clause(id = "R-GOLD-1", says = "the Bed's two wounds of healing go before the one of a Rest", lies = Table)]
#[clause(id = "R-FRIDAY-10", says = "Friday's Rest heals one though there is a Bed", lies = Friday)]
fn a_card_goes_before_the_rules() {
    // The rules give Rest one wound of healing; the Bed's own text gives more, and less for Friday.
    let healed = |pawn, who: Who| {
        let mut t = Table::of(&["cook", "soldier"]).item("bed");
        t.s.people[0].wounds = 5;
        t.s.friday.as_mut().expect("he plays").wounds = 3;
        t.give_as(0, &assign(castaway_robinson::plan::Goal::Rest, &[pawn]))
            .expect("free");
        go(&mut t);
        t.events.iter().find_map(|e| match e {
            Event::Healed { who: w, n } if *w == who => Some(*n),
            _ => None,
        })
    };
    assert_eq!(healed(Pawn::Seat(0), Who::Seat(0)), Some(2));
    assert_eq!(healed(Pawn::Friday, Who::Friday), Some(1));
}

#[test]
#[clause(id = "R-UD-3", says = "missing weapons and palisade of an event's fight wound the First Player, here seat two", lies = Second)]
fn in_an_event_fight_only_the_first_player_suffers() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.first = 1;
    let enemy = Enemy {
        beast: None,
        strength: 1,
        weapon_loss: 1,
        food: 0,
        fur: 0,
        palisade_loss: 1,
        extra: vec![],
    };
    t.s.phase = Phase::Event;
    t.run_ops(vec![Op::Fight(Who::Seat(1), enemy)], &Ctx::default());
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 3));
}

#[test]
#[clause(id = "R-UD-7", says = "of three wood demanded the two there go, one is a wound for each", lies = Store)]
#[clause(id = "R-UD-7", says = "of three determination demanded the two there go, one is a wound", lies = Sheet)]
fn what_is_there_is_given_before_anybody_bleeds() {
    let mut t = Table::of(&["cook", "soldier"]).wood(2);
    t.run_in(Phase::Event, vec![lose(Res::Wood, 3)]);
    t.settle();
    assert_eq!((t.s.stock.wood, t.wounds(0), t.wounds(1)), (0, 1, 1));
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[0].det = 2;
    t.run_in(
        Phase::Event,
        vec![Effect::Det {
            who: Target::FirstPlayer,
            n: -3,
            mode: Mode::Demand,
        }],
    );
    t.settle();
    assert_eq!((t.det(0), t.wounds(0), t.wounds(1)), (0, 1, 0));
}
