//! Who played somebody's seat while they were away, and what it did.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    ask::{Label, Question},
    command::Command,
    event::Event,
    game::Island,
    ids::Who,
    plan::{Assignment, Pawn},
    posed::Posed,
};
use castaway_table::{COMPUTER, Loaded, Ordered, Passage, SUGGESTED, Stretch, UNANSWERED};

use super::{story, words::Words};
use crate::discord::Ui;

/// Who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    /// Somebody who was there.
    Person(u64),
    /// The computer player.
    Computer,
    /// Nobody: it is what counts when time runs out.
    Silence,
    /// Nobody: what this seat had suggested counted when time ran out.
    Suggested(Option<Seat>),
}

impl By {
    /// Who gave a command, where it was not this user, and no answer that they had settled before.
    fn of(ordered: &Ordered<Island>, user: u64) -> Option<Self> {
        match (ordered.mark.as_deref(), ordered.user == user) {
            (Some(COMPUTER), true) => Some(Self::Computer),
            (Some(UNANSWERED), true) => Some(Self::Silence),
            (Some(SUGGESTED), true) => Some(Self::Suggested(ordered.suggested)),
            (None, false) => Some(Self::Person(ordered.user)),
            (None, true) | (Some(_), _) => None,
        }
    }
}

/// Something that was done for them; the number of a planned action, as it may be taken back.
struct Done {
    by: By,
    placement: Option<u32>,
    what: String,
}

/// What others did with the seats of a user in a stretch of the story, a line for each who did.
pub fn lines(
    ui: &Ui<Island>,
    words: &Words<'_>,
    (loaded, round): (&Loaded<Island>, &Stretch<Island>),
    user: u64,
) -> Vec<String> {
    let seats = loaded.meta.seats_of(user);
    let own = |pawn: &Pawn| matches!(pawn, Pawn::Seat(n) if seats.iter().any(|s| s.0 == *n));
    let mut done: Vec<Done> = Vec::new();
    for step in &round.steps {
        let Some(ordered) = &step.ordered else {
            continue;
        };
        let by = By::of(ordered, user);
        let told = |by: By, what: &Assignment, placement: u32| {
            let view = story::table_of(ui, loaded, step);
            Done {
                by,
                placement: Some(placement),
                what: words.goal(&view, &what.goal),
            }
        };
        for event in &step.events {
            match event {
                Event::Planned { placement, what } if what.pawns.iter().any(own) => {
                    done.extend(by.map(|by| told(by, what, *placement)));
                }
                Event::Joined { placement } if joins(&ordered.command, own) => {
                    let plan = step.after.iter().flat_map(|after| &after.plan);
                    let what = plan.filter(|planned| planned.id == *placement);
                    let what = what.map(|planned| &planned.what).next();
                    done.extend(by.zip(what).map(|(by, what)| told(by, what, *placement)));
                }
                Event::TakenBack { placement } => {
                    done.retain(|one| one.placement != Some(*placement));
                }
                _ => {}
            }
        }
        if let Some(by) = by.filter(|_| seats.contains(&ordered.seat)) {
            let what = answered(ui, words, (loaded, step), ordered);
            done.extend(what.map(|what| Done {
                by,
                placement: None,
                what,
            }));
        }
    }
    let name = |seat: Seat| {
        let view = Island::view(ui.catalog(), &loaded.state, None);
        words.person(&view, Who::Seat(seat.0))
    };
    told(words, &done, &name)
}

/// Whether a command adds such a pawn to a planned action.
fn joins(command: &Command, own: impl Fn(&Pawn) -> bool) -> bool {
    matches!(command, Command::Join { pawns, .. } if pawns.iter().any(&own))
}

/// Whether an answer did nothing that anybody would want to hear of later: it let a window go by, or settled an order.
fn is_passed(posed: &Posed) -> bool {
    let order = matches!(
        posed.question,
        Question::NextAction { .. } | Question::TileOrder
    );
    let mut labels = posed.answers.iter().map(|(_, label)| label);
    order || (!posed.answers.is_empty() && labels.all(|label| *label == Label::Continue))
}

/// What a command answered or used, in words; a vote is told by itself, and what was only passed is not told.
fn answered(
    ui: &Ui<Island>,
    words: &Words<'_>,
    (loaded, step): (&Loaded<Island>, &Passage<Island>),
    ordered: &Ordered<Island>,
) -> Option<String> {
    let view = story::table_of(ui, loaded, step);
    let table = words.table(&view);
    match &ordered.command {
        Command::Use(usable) => Some(table.usable_name(usable)),
        Command::Choose(answer) if ordered.vote.is_none() => {
            let ask = step.before.as_deref()?.ask.as_ref()?;
            let posed = Posed::of(ask, &answer.picks);
            if is_passed(&posed) {
                return None;
            }
            let picked = table.posed_picks(&posed, &answer.picks);
            let picked = Some(picked).filter(|picked| !picked.is_empty());
            let picked = picked.unwrap_or_else(|| words.get("button-none"));
            Some(format!("{} → {picked}", table.posed(&posed)))
        }
        _ => None,
    }
}

/// A line for each who did something.
fn told(words: &Words<'_>, done: &[Done], name: &dyn Fn(Seat) -> String) -> Vec<String> {
    let mut all: Vec<(By, Vec<&str>)> = Vec::new();
    for one in done {
        match all.iter_mut().find(|(by, _)| *by == one.by) {
            Some((_, whats)) => whats.push(one.what.as_str()),
            None => all.push((one.by, vec![one.what.as_str()])),
        }
    }
    let line = |(by, whats): (By, Vec<&str>)| {
        let what = whats.join(" · ");
        match by {
            By::Person(user) => {
                let who = format!("<@{user}>");
                let args = [("who", (&who).into()), ("what", (&what).into())];
                words.with("recap-stood-person", &args)
            }
            By::Computer => words.with("recap-stood-computer", &[("what", (&what).into())]),
            By::Silence => words.with("recap-stood-silence", &[("what", (&what).into())]),
            By::Suggested(by) => {
                let by = by.map_or_else(|| "none".to_owned(), name);
                let args = [("by", (&by).into()), ("what", (&what).into())];
                words.with("recap-stood-suggested", &args)
            }
        }
    };
    all.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use castaway_kernel::Key;
    use castaway_robinson::{ask::Loss, ids::Kind};

    use super::*;

    fn posed(question: Question, answers: &[Label]) -> Posed {
        let named = answers.iter().map(|label| (Key::from("a"), label.clone()));
        Posed {
            question,
            source: None,
            who: None,
            answers: named.collect(),
        }
    }

    #[test]
    fn whoever_only_let_a_window_go_by_or_settled_an_order_did_nothing() {
        let meal = || Question::Before(Loss::Goods);
        let next = Question::NextAction { kind: Kind::Build };
        assert!(is_passed(&posed(meal(), &[Label::Continue])));
        assert!(is_passed(&posed(next, &[Label::Placement(1)])));
        // What was decided is told, also that nothing was wanted.
        assert!(!is_passed(&posed(Question::PileWood, &[Label::Number(2)])));
        assert!(!is_passed(&posed(Question::MayMoveCamp, &[Label::No])));
        assert!(!is_passed(&posed(meal(), &[])));
    }
}
