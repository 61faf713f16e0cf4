//! Before the next task: everything usable is tried on a copy.

use castaway_robinson::{
    ask::Label,
    catalog::Catalog,
    content::Face,
    event::Event,
    ids::Who,
    state::{End, State},
    stepper::Stepper,
    task::{Die, Op, Roll, Usable},
};

use crate::{
    losses::{OVER, drawn, less, losses_of},
    passing::{Offered, run},
};

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
pub fn check(catalog: &Catalog, state: &State) -> Result<u32, String> {
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
