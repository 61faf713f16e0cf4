//! A round in few lines.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    event::Event,
    game::Island,
    ids::Who,
    task::CardRef,
    text::{StoryGist as Heard, WeighedLine},
    view::{PersonView, View},
};
use castaway_table::{Loaded, Passage, Stretch};

use super::{counted, decided, lines, played::TableRules, stood_in, story, words::Words};
use crate::{
    discord::Ui,
    ui::{
        reader::Reader,
        recap::{Gist, GistLine},
    },
};

/// So many lines tell a round.
const LINES: usize = 5;
/// What a vote weighs among them, as an action does: what follows from it goes before it.
const VOTED: u8 = 70;
/// The same of a suggestion that counted.
const SUGGESTED: u8 = 35;
/// The same of what others decided for the reader, whom nothing else tells it.
const STOOD_IN: u8 = 75;
/// The same of what was about the reader or was done by them, and of what others healed of them.
const CONCERNS: u8 = 72;

/// What mattered in a round, each step heard at the table of its time, and how the table stands now.
pub fn gist(
    ui: &Ui<Island>,
    loaded: &Loaded<Island>,
    round: &Stretch<Island>,
    reader: Reader,
) -> Gist {
    let words = ui.words(reader.lang).under(TableRules::of(&loaded.state));
    let (mut heard, mut votes, mut suggested) = (Heard::default(), Vec::new(), Vec::new());
    let mut helped: Vec<(usize, String)> = Vec::new();
    // What counted for the reader themselves is told as such.
    let own = reader.user.map(|user| loaded.meta.seats_of(user));
    let own = own.unwrap_or_default();
    for step in &round.steps {
        let events = step.events.iter().filter(|event| !story::is_plan(event));
        let events: Vec<Event> = events.cloned().collect();
        let tells = decided::ends_vote(step) || counted::was_suggested(step);
        if events.is_empty() && !tells {
            continue;
        }
        let view = story::table_of(ui, loaded, step);
        // So many lines come before.
        let at = heard.lines();
        votes.extend(decided::of_step(&words, &view, step).map(|line| (at, line)));
        let of_others = step
            .ordered
            .as_ref()
            .is_some_and(|o| !own.contains(&o.seat));
        let counted = counted::suggested(&words, &view, step).filter(|_| of_others);
        suggested.extend(counted.map(|line| (at, line)));
        heard.hear(&words.table(&view), &events);
        let at = heard.lines();
        helped.extend(healed(&words, &view, step, &own).map(|line| (at, line)));
    }
    let n = round.number.unwrap_or_default();
    let last = round.steps.last().and_then(|step| step.after.as_deref());
    let after = Island::view(ui.catalog(), last.unwrap_or(&loaded.state), None);
    let names: Vec<String> = (own.iter())
        .map(|seat| words.person(&after, Who::Seat(seat.0)))
        .collect();
    type Line = (usize, String);
    let concerns = |(_, line): &Line| names.iter().any(|name| line.contains(name));
    let (of_reader, others): (Vec<Line>, Vec<Line>) = votes.into_iter().partition(concerns);
    let beside = [
        (decided::of_round(of_reader), CONCERNS),
        (decided::of_round(others), VOTED),
        (helped, CONCERNS),
        (decided::newest(suggested), SUGGESTED),
    ];
    let beside = beside.into_iter().flat_map(|(lines, weight)| {
        let weighed = move |(at, text): Line| (at, GistLine { text, weight });
        lines.into_iter().map(weighed)
    });
    let few = heard.few(&words.cards(), LINES).into_iter();
    let few = few.map(|WeighedLine { text, weight, at }| {
        // What concerns the reader goes before what only others did.
        let own = names.iter().any(|name| text.contains(name));
        let weight = if own { weight.max(CONCERNS) } else { weight };
        (at, GistLine { text, weight })
    });
    // All in the order of time: a vote comes before what it has led to.
    let mut told: Vec<(usize, GistLine)> = beside.chain(few).collect();
    told.sort_by_key(|(at, _)| *at);
    let mut told: Vec<GistLine> = told.into_iter().map(|(_, line)| line).collect();
    if let Some(user) = reader.user {
        let stood = stood_in::lines(ui, &words, (loaded, round), user);
        let weight = STOOD_IN;
        told.extend(stood.into_iter().map(|text| GistLine { text, weight }));
    }
    Gist {
        name: match round.number {
            Some(_) => words.with("log-round", &[("n", n.into())]),
            None => String::new(),
        },
        lines: told,
        stands: stands(&words, &after, round.number),
        ended: round.ended,
    }
}

/// What somebody else healed of the reader in a step, and with what, as far as the step says it.
fn healed(words: &Words<'_>, view: &View, step: &Passage<Island>, own: &[Seat]) -> Option<String> {
    let ordered = step.ordered.as_ref().filter(|o| !own.contains(&o.seat))?;
    let is_own = |event: &Event| match event {
        Event::Healed {
            who: Who::Seat(seat),
            ..
        } => own.contains(&Seat(*seat)),
        _ => false,
    };
    let at = step.events.iter().position(is_own)?;
    // A rest is no gift, and what a card does is nobody's doing.
    let before = step.events.iter().enumerate().take(at);
    let cause = before.rev().find_map(|(from, event)| match event {
        Event::Because { card, n } if from + usize::from(*n) >= at => Some(card),
        _ => None,
    });
    let used = matches!(
        cause?,
        CardRef::Ability(_) | CardRef::Equipment(_) | CardRef::Discovery(_) | CardRef::Mystery(_)
    );
    let healed = step.events.get(at).filter(|_| used)?.clone();
    let card = cause?.clone();
    let events = [Event::Because { card, n: 1 }, healed];
    let line = words.table(view).story(&events).join(" ");
    let who = format!("<@{}>", ordered.user);
    let args = [("line", (&line).into()), ("who", (&who).into())];
    Some(words.with("recap-helped", &args))
}

/// Morale, wounds, the pile, the camp and what lies there, in a line. The press that ends a round goes on into the event of the
/// next one, and what that has done is said to be of it.
fn stands(w: &Words<'_>, view: &View, round: Option<u32>) -> String {
    let goal = match view.pile.is_empty() {
        true => lines::aims(w, view),
        false => {
            let sum = |all: &mut dyn Iterator<Item = u8>| all.map(u32::from).sum::<u32>();
            let wood = sum(&mut view.pile.iter().map(|stage| stage.0));
            let of = sum(&mut view.pile.iter().map(|stage| stage.1));
            w.with("recap-pile", &[("wood", wood.into()), ("of", of.into())])
        }
    };
    let wounds = |p: &PersonView| format!("{} {}/{}", w.person(view, p.who), p.wounds, p.dies_on);
    let wounds: Vec<String> = view.people.iter().chain(&view.guests).map(wounds).collect();
    let wounds = wounds.join(", ");
    let morale = match view.morale {
        up if up > 0 => format!("+{up}"),
        down => down.to_string().replace('-', "−"),
    };
    let stock = w.stock_full(&view.stock);
    let args = [
        ("morale", (&morale).into()),
        ("goal", (&goal).into()),
        ("wounds", (&wounds).into()),
        ("stock", (&stock).into()),
        ("roof", view.roof.into()),
        ("palisade", view.palisade.into()),
        ("weapon", view.weapon.into()),
    ];
    let line = w.with("recap-stands", &args);
    match round.is_some_and(|round| u32::from(view.round) > round) {
        true => w.with(
            "recap-after-event",
            &[("n", view.round.into()), ("line", (&line).into())],
        ),
        false => line,
    }
}
