//! Nothing is lost without asking. Random games are taken task by task: before each task that takes something
//! away, every usable thing of everybody is tried on a copy, and where one of them would lessen the loss, a question
//! must have been open.

use std::collections::BTreeMap;

use castaway_kernel::{Answer, Chance, Game, Pick, Seat};
use castaway_robinson::{
    Island,
    ask::{Ask, Label},
    catalog::Catalog,
    command::Command,
    content::Face,
    effect::Effect,
    event::Event,
    ids::{TokenKind, Who},
    policy,
    setup::Setup,
    state::{End, State},
    stepper::Stepper,
    task::{CardRef, Die, Op, Roll, Usable},
};

/// Games of the ordinary run, over 1 to 4 seats; `CASTAWAY_GAMES` names another number.
const GAMES: u64 = 120;
/// More steps than any game takes.
const STEPS: usize = 6_000;
/// More tasks than one loss takes.
const FUEL: usize = 300;

/// The name of the greatest loss.
const OVER: &str = "the game";

/// What is lost, by kind and person.
type Losses = BTreeMap<String, u32>;
/// What a stop offered.
type Offered = Vec<(Who, Usable)>;

fn losses(events: &[Event]) -> Losses {
    let mut all = Losses::new();
    let mut lose = |what: String, n: u32| {
        if n > 0 {
            *all.entry(what).or_default() += n;
        }
    };
    for event in events {
        match event {
            Event::Wounded { who, n, .. } => lose(format!("wounds {who:?}"), u32::from(*n)),
            Event::Lost { res, n } => lose(format!("{res:?}"), u32::from(*n)),
            Event::Rotted(n) => lose("Food".into(), u32::from(*n)),
            Event::Level { track, n, .. } if *n < 0 => {
                lose(format!("{track:?}"), u32::from(n.unsigned_abs()));
            }
            Event::Det { who, n } if *n < 0 => {
                lose(
                    format!("determination {who:?}"),
                    u32::from(n.unsigned_abs()),
                );
            }
            Event::Morale { n, .. } if *n < 0 => lose("morale".into(), u32::from(n.unsigned_abs())),
            Event::ItemLost(key) | Event::InventionGone(key) => lose(format!("item {key}"), 1),
            Event::SpecialWound { who, part } => lose(format!("{part:?} of {who:?}"), 1),
            Event::TokenPlaced(kind, place) => lose(format!("{kind:?} on {place:?}"), 1),
            Event::WeatherToken(kind) => lose(format!("{kind:?} token"), 1),
            Event::Exhausted(space, res) => lose(format!("{res:?} of {space:?}"), 1),
            Event::TerrainCovered(space) | Event::TileDown(space) => {
                lose(format!("tile of {space:?}"), 1);
            }
            Event::Ended(End::Won) | Event::FridayDied => {}
            Event::Ended(_) => lose(OVER.into(), 1),
            _ => {}
        }
    }
    all
}

/// Whether the first are no more than the second anywhere, and less somewhere.
fn less(some: &Losses, others: &Losses) -> bool {
    let no_more = some
        .iter()
        .all(|(what, n)| others.get(what).is_some_and(|m| n <= m));
    no_more && some != others
}

/// Whether a hidden thing came to light.
fn drawn(event: &Event) -> bool {
    matches!(
        event,
        Event::Drawn(_) | Event::TokenFound(_) | Event::InventionCame(_)
    )
}

fn passes(ask: &Ask) -> Option<usize> {
    ask.options.iter().position(|o| o.label == Label::Continue)
}

/// What of a story could be foreseen when this began: that an action draws an adventure, but not what it says. When the
/// roll counts, even the card has been asked about, before the action (R-TOKEN-21).
fn foreseen(op: &Op, mut story: Vec<Event>) -> (Vec<Event>, u32) {
    let adventure = |e: &Event| {
        matches!(
            e,
            Event::Drawn(CardRef::Adventure(..)) | Event::TokenGone(TokenKind::Adventure, _)
        )
    };
    let Some(at) = story.iter().position(adventure) else {
        return (story, 0);
    };
    match op {
        Op::Resolve(_) => {
            story.truncate(at);
            (story, 1)
        }
        Op::RollTaken(_) => {
            story.truncate(at);
            (story, 0)
        }
        _ => (story, 0),
    }
}

/// What is lost of what could be foreseen.
fn losses_of(op: &Op, story: Vec<Event>) -> Losses {
    let (story, cards) = foreseen(op, story);
    let mut all = losses(&story);
    if cards > 0 {
        all.insert("a card".into(), cards);
    }
    all
}

/// Runs until the stack is no higher than `floor`. Stops are passed, and what they offered is noted; the first other
/// question is answered with option `pick`, later ones with their first. `None`: a question was open.
fn run(
    game: &mut Stepper<'_>,
    floor: usize,
    pick: &mut Option<usize>,
    offered: &mut Offered,
) -> Option<()> {
    for _ in 0..FUEL {
        if game.state().end.is_some() {
            return Some(());
        }
        if let Some(ask) = game.state().ask.clone() {
            let at = match (passes(&ask), *pick) {
                (Some(at), _) => {
                    offered.extend(ask.options.iter().filter_map(|o| match &o.label {
                        Label::Use(who, what) => Some((*who, what.clone())),
                        _ => None,
                    }));
                    at
                }
                (None, Some(at)) if ask.pick == Pick::One => {
                    *pick = Some(0);
                    at
                }
                (None, _) => return None,
            };
            let option = ask.options.get(at)?;
            let answer = Command::Choose(Answer {
                decision: ask.id,
                picks: vec![option.key.clone()],
            });
            game.give(ask.seats[0], &answer).ok()?;
            continue;
        }
        if game.state().stack.len() <= floor {
            return Some(());
        }
        game.step().ok()?;
    }
    None
}

/// How many tasks belong to what comes next, if it takes or compares something by itself.
fn takes(op: &Op) -> Option<usize> {
    match op {
        // The step after it takes what this one asks about.
        Op::WeatherWindow(_) | Op::Feed { .. } => Some(2),
        Op::Hurt(..)
        | Op::Pay { .. }
        | Op::Fight(..)
        | Op::Hungry(_)
        | Op::HungryBeast
        | Op::Storm
        | Op::FeedOutside { .. }
        | Op::Rot
        | Op::MoraleEffect
        | Op::DangerWounds
        | Op::RoundEnd
        | Op::FlipItem(_)
        | Op::LoseItem(_)
        | Op::MoveCampTo(_)
        | Op::Resolve(_)
        | Op::RollTaken(_)
        | Op::Effect(_) => Some(1),
        _ => None,
    }
}

/// The dice of a roll that would better be rolled again. What a reroll token brought stands (R-TOKEN-4).
fn bad_dice(state: &State, roll: &Roll) -> Vec<Die> {
    let stands = state.flags.success_stands;
    let mut bad = Vec::new();
    if roll.success == Some(Face::Det) && !stands {
        bad.push(Die::Success);
    }
    if roll.wound == Some(Face::Wound) {
        bad.push(Die::Wound);
    }
    if roll.adventure == Some(Face::Adventure) {
        bad.push(Die::Adventure);
    }
    bad
}

/// Before a roll counts: for each of its dice that hurts, everything that could roll it again must be offered.
fn check_dice(catalog: &Catalog, state: &State, roll: &Roll) -> Result<u32, String> {
    let here = Stepper::new(catalog, state.clone());
    let actor = here.next().and_then(|next| next.ctx.actor);
    let means: Vec<(Who, Usable)> = match (&state.friday, actor) {
        (Some(friday), Some(Who::Friday)) if friday.det >= 2 => {
            vec![(Who::Friday, Usable::FridayReroll)]
        }
        _ => {
            let usable = here.usable().into_iter();
            usable
                .filter(|(who, what)| here.rerolls(*who, what, roll.deck))
                .collect()
        }
    };
    let mut stepped = Stepper::new(catalog, state.clone());
    stepped.step().map_err(|e| e.to_string())?;
    let asked = stepped.state().ask.as_ref();
    let mut tried = 0;
    for die in bad_dice(state, roll) {
        for (who, what) in &means {
            tried += 1;
            let label = Label::Reroll(die, *who, what.clone());
            let offered = asked.is_some_and(|ask| ask.options.iter().any(|o| o.label == label));
            if !offered {
                return Err(format!(
                    "{die:?} of {roll:?} counts without asking {who:?}, who could use {what:?}"
                ));
            }
        }
    }
    Ok(tried)
}

/// Tries everything before the next task; the words of what went wrong.
fn check(catalog: &Catalog, state: &State) -> Result<u32, String> {
    let here = Stepper::new(catalog, state.clone());
    let Some(next) = here.next() else {
        return Ok(0);
    };
    if let Op::AfterRoll(roll) = &next.op {
        return check_dice(catalog, state, roll);
    }
    // What rots in the last round is of use to nobody.
    if next.op == Op::Rot && state.round >= catalog.scenarios[&state.setup.scenario].rounds {
        return Ok(0);
    }
    let Some(tasks) = takes(&next.op) else {
        return Ok(0);
    };
    let floor = state.stack.len().saturating_sub(tasks);
    let mut offered = Offered::new();
    let mut plain = Stepper::new(catalog, state.clone());
    if run(&mut plain, floor, &mut None, &mut offered).is_none() {
        return Ok(0);
    }
    let lost = losses_of(&next.op, plain.events());
    if lost.is_empty() {
        return Ok(0);
    }
    let rolled = plain.state().chance != state.chance;
    let acts = matches!(next.op, Op::Resolve(_) | Op::RollTaken(_));
    let mut tried = 0;
    for (who, what) in here.usable() {
        let common = !matches!(what, Usable::Ability(_));
        if offered
            .iter()
            .any(|(w, u)| *u == what && (common || *w == who))
        {
            continue;
        }
        // R-ABIL-18: before a card is drawn is not an answer to it.
        if acts && what == Usable::Ability("defensive_plan".into()) {
            continue;
        }
        for pick in 0..25 {
            let mut game = Stepper::new(catalog, state.clone());
            game.push_use(who, what.clone());
            let mut left = Some(pick);
            if run(&mut game, state.stack.len(), &mut left, &mut Offered::new()).is_none() {
                break;
            }
            if rolled && game.state().chance != state.chance {
                break;
            }
            // Nobody knows what is drawn.
            let mut story = game.events();
            if story.iter().any(drawn) {
                break;
            }
            // A price in wounds is a loss like those it would spare, and may pass a morale arrow itself.
            story.retain(|e| {
                matches!(
                    e,
                    Event::Wounded { .. } | Event::Morale { .. } | Event::Ended(_)
                )
            });
            tried += 1;
            let branches = run(&mut game, floor, &mut left, &mut Offered::new());
            story.extend(game.events());
            let now = losses_of(&next.op, story);
            // A game that is won loses nothing; that counts only against the end of it.
            if game.state().end == Some(End::Won) && plain.state().end.is_none() {
                break;
            }
            // Two games that end do so at different moments.
            let over = now.contains_key(OVER) && lost.contains_key(OVER);
            if branches.is_some() && !over && less(&now, &lost) {
                return Err(format!(
                    "{:?} takes {lost:?} without asking; {who:?} could use {what:?} (option {pick}): {now:?}\nfrom {:?} with {:?}",
                    next.op, next.ctx, state.kept
                ));
            }
            // Without a question every option is the same.
            if left == Some(pick) {
                break;
            }
        }
    }
    Ok(tried)
}

/// Gives the table things to use, so that stops are met: what a table might hold, taken from where it lies.
fn enrich(catalog: &Catalog, state: &mut State, chance: &mut Chance) {
    let seat = chance.die(state.people.len());
    match chance.die(5) {
        0 => state.people[seat].det += 3,
        1 => {
            if let Some(token) = state.piles.discovery.pop() {
                let automatic = catalog.discovery.get(&token).is_some_and(|t| t.automatic);
                if automatic {
                    state.piles.discovery.insert(0, token);
                } else {
                    state.discoveries.push(token);
                }
            }
        }
        2 => state.people[seat].wounds = state.people[seat].wounds.saturating_sub(2),
        3 => {
            let keeps = |key: &castaway_kernel::Key| {
                catalog.mysteries.get(key).is_some_and(|c| {
                    let does = |u: &castaway_robinson::effect::Use| {
                        u.effects.iter().all(|e| !matches!(e, Effect::Pawn { .. }))
                    };
                    c.usage.as_ref().is_some_and(does)
                })
            };
            if let Some(at) = state.piles.mysteries.iter().position(keeps) {
                let card = state.piles.mysteries.remove(at);
                let uses = catalog.mysteries.get(&card).map_or(0, |c| c.uses);
                let serial = state.serial();
                state.kept.push(castaway_robinson::state::Kept {
                    serial,
                    card,
                    deck: None,
                    uses,
                    holder: None,
                    from: state.round,
                });
            }
        }
        _ => {
            if let Some(pot) = state.inventions.get_mut("pot") {
                pot.built = true;
            }
        }
    }
}

fn play(catalog: &Catalog, players: u8, seed: u64) -> Result<u32, String> {
    let mut setup = Setup::standard(players);
    if seed.is_multiple_of(3) {
        setup.friday = true;
        setup.equipment = 8;
    }
    let created = Island::create(catalog, &setup, seed);
    let mut state = created.map_err(|e| format!("setup: {e:?}"))?.state;
    let mut chance = Chance::from_seed(seed ^ 0x57095);
    let mut tried = 0;
    for step in 0..STEPS {
        if state.end.is_some() {
            return Ok(tried);
        }
        if state.planning && state.ask.is_none() && chance.die(6) == 0 {
            enrich(catalog, &mut state, &mut chance);
        }
        let seat = match &state.ask {
            Some(ask) => ask.seats[chance.die(ask.seats.len())],
            None => Seat(u8::try_from(chance.die(players.into())).unwrap_or(0)),
        };
        let sense = step % 300 > 200 || chance.die(4) > 0;
        let command = if sense {
            policy::suggest(catalog, &state, seat)
        } else {
            let mut legal = Island::legal(catalog, &state, seat);
            legal.retain(|c| {
                !matches!(c, Command::Unassign { .. }) && !matches!(c, Command::Use(_))
            });
            chance.pick(&mut legal)
        };
        let Some(command) = command else { continue };
        let mut game = Stepper::new(catalog, state.clone());
        // A planned action that was taken back meanwhile is no fault.
        if game.give(seat, &command).is_err() {
            continue;
        }
        loop {
            tried += check(catalog, game.state()).map_err(|e| format!("step {step}: {e}"))?;
            if game.step().map_err(|e| format!("step {step}: {e}"))? {
                break;
            }
        }
        state = game.state().clone();
    }
    Ok(tried)
}

fn reproduce(players: u8, seed: u64) -> String {
    format!(
        "reproduce: CASTAWAY_SEED={seed} CASTAWAY_PLAYERS={players} cargo test -p castaway-robinson --test stops one_seed -- --nocapture"
    )
}

#[test]
fn nothing_is_lost_without_asking() {
    let catalog = Catalog::load().expect("the content is good");
    let mut tried = 0;
    let mut lost: Vec<String> = Vec::new();
    let named = std::env::var("CASTAWAY_GAMES").ok();
    let games = named.and_then(|n| n.parse().ok()).unwrap_or(GAMES);
    for seed in 0..games {
        let players = u8::try_from(seed % 4 + 1).expect("small");
        match play(&catalog, players, seed) {
            Ok(n) => tried += n,
            Err(e) => lost.push(format!("seed {seed}: {e}\n{}", reproduce(players, seed))),
        }
    }
    println!("{tried} uses were tried");
    assert!(lost.is_empty(), "{}", lost.join("\n"));
    assert!(tried > 2_000, "only {tried} uses were tried");
}

/// Replays one seed named by the environment; does nothing without.
#[test]
fn one_seed() {
    let (Ok(seed), Ok(players)) = (
        std::env::var("CASTAWAY_SEED"),
        std::env::var("CASTAWAY_PLAYERS"),
    ) else {
        return;
    };
    let catalog = Catalog::load().expect("the content is good");
    let seed = seed.parse().expect("a number");
    let players = players.parse().expect("a number");
    if let Err(e) = play(&catalog, players, seed) {
        panic!("seed {seed}: {e}");
    }
}

/// The search can fail: a wound that a use would make harmless is seen as one.
#[test]
fn a_smaller_loss_is_seen() {
    let loss = |n: u32, m: u32| Losses::from([("a".to_owned(), n), ("b".to_owned(), m)]);
    assert!(less(&loss(1, 2), &loss(2, 2)));
    assert!(!less(&loss(2, 2), &loss(2, 2)));
    assert!(!less(&loss(1, 3), &loss(2, 2)), "something for something");
    assert!(less(&Losses::new(), &loss(1, 1)));
}
