//! The open vote in company, who is away, and until when the table waits.

use castaway_kernel::{Casting, Key};
use castaway_robinson::{command::Command, ids::Who, view::AskView};
use castaway_table::{Control, Counted, Poll, Voter};

use super::scene::Scene;
use crate::ui::common;

/// The vote that is open, where more than one has a voice in it.
pub fn open<'s>(scene: &'s Scene<'_>) -> Option<(Poll, &'s AskView)> {
    let ask = scene.view.ask.as_ref()?;
    let poll = scene.poll().filter(|poll| poll.voters.len() > 1)?;
    Some((poll, ask))
}

/// Who has said what, who is waited for, and what settles it.
pub fn standing(scene: &Scene<'_>, poll: &Poll, ask: &AskView) -> String {
    let w = &scene.words;
    let mut lines = voices(scene, poll, ask);
    let last = poll.voters.first();
    let who = format!("<@{}>", last.map_or(0, |voter| voter.user));
    // Where the First Player is away it is whoever sits next.
    let first = match last.map(|voter| Casting::Of(voter.seat)) == Some(poll.tie) {
        true => "yes",
        false => "no",
    };
    let (rule, due) = match (poll.tie, poll.decides()) {
        (Casting::Nobody, _) if poll.is_tied() => ("vote-tied", "due-tied"),
        (Casting::Nobody, _) => ("vote-even", "due-even"),
        (Casting::Of(_), Some(_)) => ("vote-two", "due-vote"),
        (Casting::Of(_), None) => ("vote-rule", "due-vote"),
    };
    lines.push(match poll.tie {
        Casting::Nobody => w.get(rule),
        Casting::Of(_) => {
            let args = [("who", (&who).into()), ("first", first.into())];
            w.with(rule, &args)
        }
    });
    lines.extend(absent(scene));
    lines.extend(until(scene, due));
    lines.join("\n")
}

/// Who has said what; whoever has said nothing yet shares a line with the next one who has not, unless each has their own time.
fn voices(scene: &Scene<'_>, poll: &Poll, ask: &AskView) -> Vec<String> {
    let apart = is_several(scene);
    let mut lines: Vec<String> = Vec::new();
    let mut goes_on = false;
    for voter in &poll.voters {
        let text = line(scene, poll, voter, ask);
        let is_open = voter.said.is_none() && !apart;
        match lines.last_mut().filter(|_| is_open && goes_on) {
            Some(last) => *last = format!("{last} · {text}"),
            None => lines.push(text),
        }
        goes_on = is_open;
    }
    lines
}

fn line(scene: &Scene<'_>, poll: &Poll, voter: &Voter, ask: &AskView) -> String {
    let w = &scene.words;
    let who = format!("<@{}>", voter.user);
    let Some(picks) = &voter.said else {
        let line = w.with("vote-open", &[("who", (&who).into())]);
        return timed(scene, voter.user, line);
    };
    let what = said(scene, ask, picks);
    let args = [("who", (&who).into()), ("what", (&what).into())];
    // Of two one decides alone.
    let wishes = poll.decides().is_some_and(|one| one.user != voter.user);
    w.with(if wishes { "vote-wish" } else { "vote-said" }, &args)
}

/// Whether the reader has given this answer already, so that it need not be pressed once more.
pub fn is_given(scene: &Scene<'_>, command: &Command) -> bool {
    let Command::Choose(answer) = command else {
        return false;
    };
    let voters = open(scene).map(|(poll, _)| poll.voters).unwrap_or_default();
    let mut own = voters.iter().filter(|v| scene.seats.contains(&v.seat));
    let given = |said: &Vec<Key>| is_same(said, &answer.picks);
    own.any(|voter| voter.said.as_ref().is_some_and(given))
}

/// Whether two have picked the same, in whichever order: a vote counts it as one.
fn is_same(some: &[Key], others: &[Key]) -> bool {
    some.len() == others.len() && some.iter().all(|pick| others.contains(pick))
}

/// What somebody has picked, in words.
pub fn said(scene: &Scene<'_>, ask: &AskView, picks: &[Key]) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let options = ask.options.iter();
    let picked = options.filter(|option| picks.contains(&option.key));
    let names: Vec<String> = picked.map(|option| w.option_short(view, option)).collect();
    match names.is_empty() {
        true => w.get("button-none"),
        false => names.join(", "),
    }
}

/// Why somebody is away: on holiday, by what the others agreed on for this round, or since their time ran out.
pub fn why_away(scene: &Scene<'_>, user: u64) -> &'static str {
    let meta = scene.meta;
    match meta.holiday(user) {
        Some(_) => "holiday",
        None if meta.without.contains(&user) => "agreed",
        None => "late",
    }
}

/// Who is away and why, and what that means: a line for all who are for the same reason, and one for each on holiday.
pub fn absent(scene: &Scene<'_>) -> Vec<String> {
    let (w, meta) = (&scene.words, scene.meta);
    let people = meta.people().into_iter();
    let away: Vec<u64> = people.filter(|user| meta.is_away(*user)).collect();
    let holidays = away.iter().filter_map(|user| {
        let (who, until_ms) = (format!("<@{user}>"), meta.holiday(*user)?);
        let at = format!("<t:{}:D>", until_ms / 1000);
        let args = [("who", (&who).into()), ("at", (&at).into())];
        Some(w.with("together-holiday", &args))
    });
    let mut lines: Vec<String> = holidays.collect();
    for why in ["agreed", "late"] {
        let users = away.iter().filter(|user| why_away(scene, **user) == why);
        let users: Vec<String> = users.map(|user| format!("<@{user}>")).collect();
        if users.is_empty() {
            continue;
        }
        let who = users.join(", ");
        let args = [
            ("who", (&who).into()),
            ("n", users.len().into()),
            ("why", why.into()),
        ];
        lines.push(w.with("together-away", &args));
    }
    lines
}

/// Whom the table waits for where it is no plan and no vote.
pub fn waiting(scene: &Scene<'_>) -> String {
    let names: Vec<String> = scene
        .waited_for()
        .into_iter()
        .map(|seat| {
            let name = scene.words.person(&scene.view, Who::Seat(seat.0));
            match scene.meta.chairs.owner(seat) {
                Some(user) => format!("{name} <@{user}>"),
                None => scene
                    .words
                    .with("panel-vacant", &[("name", (&name).into())]),
            }
        })
        .collect();
    let any = scene.is_anybodys();
    // Nobody in particular is waited for then.
    let mut lines = match any {
        true => vec![scene.words.get("waiting-any")],
        false => vec![names.join(", ")],
    };
    // Where all move all, anybody may answer for whoever is asked.
    if !any && scene.view.ask.is_some() && scene.meta.control == Control::Shared {
        lines.push(scene.words.get("waiting-shared"));
    }
    if scene.is_passed_by_each() {
        lines.push(scene.words.get("waiting-each"));
    }
    let left = common::left_to_others(scene.words.texts(), &scene.left_to_others());
    let due = match (&left, any) {
        (Some(_), _) => "due-others",
        (None, true) => "due-any",
        (None, false) => "due-question",
    };
    lines.extend(left);
    lines.extend(order_lacks(scene));
    lines.extend(absent(scene));
    lines.extend(until(scene, due));
    lines.join("\n")
}

/// Who would still have to say that things always go in the order they lie in, so that this question is asked no more; none where
/// it is no such question.
fn order_lacks(scene: &Scene<'_>) -> Option<String> {
    let users = scene.lacks_order();
    let all: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    let who = all.join(", ");
    let args = [("who", (&who).into()), ("n", users.len().into())];
    (!users.is_empty()).then(|| scene.words.with("order-lacks", &args))
}

/// People by their mentions.
fn mentions(users: &[u64]) -> String {
    let all: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    all.join(", ")
}

/// For whom the computer player has planned.
pub fn computed(scene: &Scene<'_>) -> Option<String> {
    let users = scene.meta.computed.iter();
    let users: Vec<String> = users.map(|user| format!("<@{user}>")).collect();
    let who = users.join(", ");
    (!users.is_empty()).then(|| {
        scene
            .words
            .with("panel-computed", &[("who", (&who).into())])
    })
}

/// For whom it counted what others had suggested, why, and who had.
pub fn counted(scene: &Scene<'_>) -> Vec<String> {
    let line = |one: &Counted| {
        let (who, by) = (format!("<@{}>", one.user), format!("<@{}>", one.by));
        let why = why_away(scene, one.user);
        let args = [
            ("who", (&who).into()),
            ("by", (&by).into()),
            ("why", why.into()),
        ];
        scene.words.with("panel-suggested", &args)
    };
    scene.meta.counted.iter().map(line).collect()
}

/// Until when the table waits, and what happens then, or that it waits for ever.
pub fn until(scene: &Scene<'_>, key: &str) -> Option<String> {
    if scene.meta.paused.is_some() {
        return Some(scene.words.get("panel-paused"));
    }
    if !scene.meta.asleep().is_empty() {
        return Some(scene.words.get("together-asleep"));
    }
    // While it is asked whether the last step stands nothing else follows by itself.
    let undo_ms = scene.meta.undo_due_ms(scene.version.revision);
    // A tie, and what is left to others, is settled by the first whose time is over, all else waits for the last.
    let due_ms = match key {
        "due-tied" | "due-others" => scene.meta.due_ms(),
        _ => scene.meta.last_due_ms(),
    };
    let (due_ms, key) = match (undo_ms, due_ms) {
        (Some(undo_ms), _) => (undo_ms, "due-undo"),
        (None, Some(due_ms)) => (due_ms, key),
        (None, None) => return common::no_deadline(scene.words.texts(), scene.meta),
    };
    let w = &scene.words;
    let mut at = format!("<t:{}:R>", due_ms / 1000);
    let first = matches!(key, "due-tied" | "due-others");
    if undo_ms.is_none() && !first && is_several(scene) {
        // Beside each stands their own time.
        at = w.with("due-latest", &[("at", (&at).into())]);
    }
    let answer = match key {
        "due-question" | "due-any" => in_silence(scene),
        _ => None,
    };
    let key = match (key, &answer) {
        ("due-question" | "due-any", Some(_)) => "due-answer",
        (key, _) => key,
    };
    let what = answer.unwrap_or_default();
    Some(w.with(key, &[("at", (&at).into()), ("what", (&what).into())]))
}

/// The answer that counts when nobody gives one in time, in words.
fn in_silence(scene: &Scene<'_>) -> Option<String> {
    let ask = scene.view.ask.as_ref()?;
    let answer = scene.in_silence()?;
    Some(said(scene, ask, &answer.picks))
}

/// Times that lie within this part of what the table waits are told as one.
const SAME: u64 = 20;

/// Whether those who are waited for have different times.
fn is_several(scene: &Scene<'_>) -> bool {
    let times = scene.meta.due_ms().zip(scene.meta.last_due_ms());
    let same_ms = scene.meta.delay_ms().unwrap_or(0) / SAME;
    times.is_some_and(|(first_ms, last_ms)| last_ms.saturating_sub(first_ms) > same_ms)
}

/// A line about somebody with their own time, where others are waited for until another.
pub fn timed(scene: &Scene<'_>, user: u64, line: String) -> String {
    match scene.meta.due_of(user).filter(|_| is_several(scene)) {
        Some(due_ms) => format!("{line} · ⏰ <t:{}:R>", due_ms / 1000),
        None => line,
    }
}

/// That the table went on without somebody: a line for those whose time was up, and one for those for whom none ran.
pub fn went_on(scene: &Scene<'_>) -> Vec<String> {
    let meta = scene.meta;
    if meta.is_solo() || meta.lapsed.is_none() || scene.view.end.is_some() {
        return Vec::new();
    }
    let mut away = meta.people();
    away.retain(|user| meta.is_away(*user));
    // Since somebody did something no time of anybody has run out.
    let is_late = |user: &u64| !meta.by_deed && why_away(scene, *user) == "late";
    let (late, gone): (Vec<u64>, Vec<u64>) = away.into_iter().partition(is_late);
    let line = |(key, users): (&str, Vec<u64>)| {
        let who = mentions(&users);
        let args = [("who", (&who).into()), ("n", users.len().into())];
        (!users.is_empty()).then(|| scene.words.with(key, &args))
    };
    let both = [("panel-lapsed", late), ("panel-went-on", gone)];
    both.into_iter().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_picked_in_another_order_is_the_same() {
        let of = |keys: &[&str]| -> Vec<Key> { keys.iter().map(|key| Key::from(*key)).collect() };
        assert!(is_same(&of(&["s1", "s0"]), &of(&["s0", "s1"])));
        assert!(is_same(&[], &[]));
        assert!(!is_same(&of(&["s0"]), &of(&["s0", "s1"])));
        assert!(!is_same(&of(&["s0", "s2"]), &of(&["s0", "s1"])));
    }
}
