//! Tokens and inventions of the sheet (R-S4-15, R-S4-16).

use super::*;

/// The second seat explores the totem place on T3 for sure, with these cards on top; questions stay open.
fn exploring(tokens: &[&str], cards: &[&str]) -> Table {
    let mut t = pair().tile(Space::T3, 2);
    t.s.discoveries = tokens.iter().map(|token| Key::from(*token)).collect();
    deck(&mut t, cards);
    t.give_as(1, &assign(totem(Space::T3), &[OTHER, OTHER, Pawn::Friday]))
        .expect("planned");
    go(&mut t);
    t
}

#[test]
#[clause(id = "R-S4-15", says = "before the cards are drawn the Old Map makes it one card fewer", lies = Second)]
fn the_old_map() {
    let mut t = exploring(&["s4_old_map"], &["barrel", "boxes", "candles", "helmet"]);
    assert!(drawn(&t).is_empty(), "asked before the draw");
    t.pick("use-d-s4_old_map");
    t.settle();
    assert_eq!(drawn(&t), ["barrel", "boxes"]);
    assert!(t.s.discoveries.is_empty());
    assert_eq!(t.s.done_on[&Key::from("explore_totem")], [Space::T3]);
}

#[test]
#[clause(id = "R-S4-15", says = "whoever keeps the Old Map draws them all and has it still", lies = Second)]
fn the_map_is_kept() {
    let mut t = exploring(&["s4_old_map"], &["barrel", "boxes", "candles", "helmet"]);
    t.pick("go");
    assert_eq!(drawn(&t).len(), 3);
    t.settle();
    assert_eq!(t.s.discoveries, [Key::from("s4_old_map")]);
}

#[test]
#[clause(id = "R-S4-15", says = "the Old Map serves no other draw and no other moment", lies = Deck)]
fn the_map_is_for_totems() {
    let mut t = pair();
    t.s.discoveries = vec!["s4_old_map".into()];
    assert_eq!(
        t.use_it(Usable::Discovery("s4_old_map".into())),
        Err(Rejection::NotNow)
    );
    deck(&mut t, &["barrel", "boxes"]);
    let limits = castaway_robinson::effect::MysteryLimits {
        treasures: 2,
        total: 2,
        ..Default::default()
    };
    t.run_ops(
        vec![Op::Effect(Effect::DrawMystery {
            who: castaway_robinson::effect::Target::Resolver,
            limits,
        })],
        &crate::table::play::acting(),
    );
    assert_eq!(t.options(), ["on", "stop"], "the first card came unasked");
}

#[test]
#[clause(id = "R-S4-15", says = "Indy's Diary lets a drawn trap do nothing; it counts as drawn", lies = Second)]
fn the_diary() {
    let mut t = exploring(
        &["indys_diary"],
        &["blunt_spear", "barrel", "boxes", "candles"],
    );
    assert_eq!(t.options(), ["go", "use-d-indys_diary"]);
    t.pick("use-d-indys_diary");
    assert_eq!(drawn(&t), ["blunt_spear", "barrel", "boxes"]);
    assert!(!t.events.iter().any(|e| matches!(e, Event::Wounded { .. })));
    assert!(t.s.piles.mystery_discard.contains(&"blunt_spear".into()));
    assert!(t.s.discoveries.is_empty());
}

#[test]
#[clause(id = "R-S4-15", says = "a trap that would stop the draw does not, once it is ignored", lies = Second)]
fn an_ignored_stop() {
    let mut t = exploring(&["indys_diary"], &["collapse", "barrel", "boxes"]);
    t.pick("use-d-indys_diary");
    assert_eq!(drawn(&t).len(), 3);
}

#[test]
#[clause(id = "R-S4-15", says = "the Diary is offered for no creature, the Torch for no trap", lies = Second)]
fn each_for_its_own() {
    let t = exploring(&["indys_diary"], &["snake", "barrel", "boxes"]);
    assert_eq!(drawn(&t).len(), 3, "nobody was asked");
    let t = exploring(&["torch"], &["blunt_spear", "barrel", "boxes"]);
    assert_eq!(drawn(&t).len(), 3, "nobody was asked");
}

#[test]
#[clause(id = "R-S4-15", says = "the Torch lets a drawn creature do nothing, also in any other draw", lies = Second)]
fn the_torch() {
    let mut t = exploring(&["torch"], &["snake", "barrel", "boxes"]);
    assert_eq!(t.options(), ["go", "use-d-torch"]);
    t.pick("use-d-torch");
    assert_eq!(drawn(&t).len(), 3);
    assert!(!t.events.iter().any(|e| matches!(e, Event::Wounded { .. })));
    let mut t = pair();
    t.s.discoveries = vec!["torch".into()];
    deck(&mut t, &["snake"]);
    t.run_ops(
        vec![Op::MysteryCard("snake".into())],
        &crate::table::play::acting(),
    );
    t.pick("use-d-torch");
    assert_eq!(t.wounds(0), 0);
}

#[test]
#[clause(id = "R-S4-15", says = "whoever lets the card act is hurt and keeps the token", lies = Second)]
fn the_torch_is_kept() {
    let mut t = exploring(&["torch"], &["snake", "barrel", "boxes"]);
    t.pick("go");
    let hurt = |e: &Event| {
        matches!(
            e,
            Event::Wounded {
                who: Who::Seat(1),
                n: 2,
                ..
            }
        )
    };
    assert!(t.events.iter().any(hurt));
    assert_eq!(t.s.discoveries, [Key::from("torch")]);
}

#[test]
#[clause(id = "R-S4-15", says = "the Canvas lets one rain cloud not count", lies = Second)]
fn the_canvas() {
    use castaway_robinson::content::{WeatherDie, WeatherFace};
    let table = || {
        let mut t = pair();
        t.s.discoveries = vec!["old_canvas".into()];
        (t.s.stock.wood, t.s.stock.food) = (2, 2);
        t.s.phase = Phase::Weather;
        let dice = vec![(WeatherDie::Rain, WeatherFace::Rain2)];
        t.run_ops(
            vec![Op::WeatherWindow(dice.clone()), Op::Clouds(dice)],
            &Ctx::default(),
        );
        t
    };
    let mut t = table();
    t.pick("use-d-old_canvas");
    assert_eq!((t.s.stock.wood, t.s.stock.food), (1, 1));
    let mut t = table();
    t.pick("go");
    assert_eq!((t.s.stock.wood, t.s.stock.food), (0, 0));
}

#[test]
#[clause(id = "R-S4-16", says = "the Rope Ladder brings a green pawn each round, for totem places and for nothing else", lies = Board)]
fn the_rope_ladder() {
    let mut t = pair().tile(Space::T3, 2).item("rope").item("rope_ladder");
    t.s.flags.neutral.clear();
    t.run_ops(vec![Op::PlanningStart], &Ctx::default());
    let pawns: Vec<_> = t.s.flags.neutral.iter().map(|n| n.from.as_str()).collect();
    assert_eq!(pawns, ["rope_ladder"]);
    let ladder = Pawn::Neutral(t.s.flags.neutral[0].id);
    let only = Err(Rejection::PawnServes("explore_totem".into()));
    assert_eq!(t.plan(explore(Space::B3), &[ME, ladder]), only);
    assert_eq!(t.plan(gather(Space::T3, 0), &[ME, ladder]), only);
    t.plan(totem(Space::T3), &[ME, ladder]).expect("with dice");
}

#[test]
#[clause(id = "R-S4-16", says = "it needs a rope and costs nothing, and its pawn leads nobody", lies = Board)]
fn the_rope_ladder_is_built() {
    let mut t = pair();
    assert_eq!(
        t.plan(build("rope_ladder"), &[ME, ME]),
        Err(Rejection::NeedsItem("rope".into()))
    );
    let mut t = pair().item("rope");
    t.plan(build("rope_ladder"), &[ME, ME])
        .expect("for nothing");
    assert!(t.s.plan[0].tied.is_empty());
    let mut t = pair().tile(Space::T3, 2).item("rope_ladder");
    t.s.flags.neutral.clear();
    t.run_ops(vec![Op::PlanningStart], &Ctx::default());
    let ladder = Pawn::Neutral(t.s.flags.neutral[0].id);
    assert_eq!(
        t.plan(totem(Space::T3), &[ladder, ME]),
        Err(Rejection::NeedsLeader)
    );
}
