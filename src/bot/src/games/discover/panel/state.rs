//! The state of a game in lines.

use castaway_discover::{
    ids::Damage,
    state::{Duel, Fate, Fight},
    trial::Check,
    view::PersonView,
    wording::space_name,
};
use castaway_kernel::Seat;

use crate::{
    games::discover::{
        habits, lines,
        load::{Load, load},
        scene::Scene,
        spots,
        words::damage_sign,
    },
    ui::{SEA, common, limits::newest_lines, message::Embed},
};

/// Damage that a survivor has dials for.
const DIALS: usize = 3;
/// Lines of what happened on the panel: so many where there are as many, and no more; the rest is the story's page.
const STORY: usize = 3;

/// The heading.
pub fn title(scene: &Scene<'_>) -> String {
    let quest = scene.words.wording.name(&scene.view.quest);
    let args = [
        ("quest", (&quest).into()),
        ("day", scene.view.day.into()),
        ("night", u8::from(scene.view.night.is_some()).into()),
    ];
    scene.words.with("di-title", &args)
}

/// The whole state as a framed text.
pub(super) fn state(scene: &Scene<'_>) -> Embed {
    let mut lines = quest_lines(scene);
    lines.extend(unplayed(scene));
    lines.extend(people(scene));
    lines.extend(here(scene));
    lines.extend(
        scene
            .view
            .fight
            .as_ref()
            .map(|fight| fight_line(scene, fight)),
    );
    lines.extend(scene.view.duel.as_ref().map(|duel| duel_line(scene, duel)));
    lines.extend(offers(scene));
    let story = story(scene);
    if !story.is_empty() {
        lines.push(story);
    }
    lines.extend(habits::said(scene).iter().map(|line| format!("-# {line}")));
    lines.extend(common::lapsed(scene.words.texts(), scene.meta, "di-lapsed"));
    Embed::new(title(scene), lines.join("\n")).colour(SEA)
}

/// The stage of the quest with what is to be done.
fn quest_lines(scene: &Scene<'_>) -> Vec<String> {
    let quest = lines::quest(scene);
    let mut lines = vec![format!("🎯 **{}**", quest.stage_title)];
    lines.extend(quest.aims.iter().map(|aim| format!("▫️ {aim}")));
    lines
}

/// That a world may be harder or easier than its difficulty says, on the first day.
fn unplayed(scene: &Scene<'_>) -> Option<String> {
    let key = match scene.check() {
        Check::Own => "di-world-own",
        Check::Nearest => "di-world-nearest",
        // A competition promises nobody how often it is won.
        Check::Unsaid if scene.known().contest().is_none() => "di-world-chance",
        Check::Played | Check::Again | Check::Unsaid => return None,
    };
    (scene.view.day == 1).then(|| format!("-# {}", scene.words.get(key)))
}

/// A line for each survivor.
pub fn people(scene: &Scene<'_>) -> Vec<String> {
    let seats = scene.known().seats();
    let each = seats.filter_map(|seat| Some(person_line(scene, seat, scene.person(seat)?)));
    each.filter(|line| !line.is_empty()).collect()
}

/// What is said of a survivor: where, how strong, how hurt, with what.
fn person_line(scene: &Scene<'_>, seat: Seat, person: &PersonView) -> String {
    let w = &scene.words;
    let character = person.character.as_ref().map(|c| w.wording.name(c));
    let mut parts = Vec::new();
    if scene.alone() {
        parts.extend(character.map(|name| format!("🧍 **{name}**")));
    } else {
        let turns = scene.awaited().contains(&seat);
        let sign = if turns { "▶️" } else { "▫️" };
        let name = scene.mention(seat);
        parts.push(match character {
            Some(character) => format!("{sign} {name} ({character})"),
            None => format!("{sign} {name}"),
        });
        if scene.view.leader == seat && person.fate == Fate::Here {
            parts.push("⭐".into());
        }
    }
    match person.fate {
        Fate::Here => {}
        Fate::Won => {
            parts.push(w.get(scene.ending("di-won", "di-won-last")));
            return parts.join(" · ");
        }
        Fate::Lost => {
            let at = space_name(person.at);
            parts.push(w.with("di-lost", &[("at", (&at).into())]));
        }
    }
    if person.character.is_none() {
        return parts.join(" · ");
    }
    parts.push(format!("📍 {}", space_name(person.at)));
    if person.fate == Fate::Here {
        parts.push(format!("⚡ {}", person.stamina));
        parts.push(dials(&person.damage));
    }
    let carried = w.signs(&person.stock);
    parts.extend(Some(carried).filter(|c| !c.is_empty()));
    let items: Vec<String> = (person.items.iter())
        .map(|item| {
            let name = w.wording.name(&item.card);
            match item.counters {
                0 => name,
                n => format!("{name} ({n})"),
            }
        })
        .collect();
    if !items.is_empty() {
        parts.push(format!("🎒 {}", items.join(", ")));
    }
    if !scene.alone() && person.hand > 0 {
        parts.push(format!("📐 {}", person.hand));
    }
    let threats = person.threats.iter().map(|t| w.wording.name(t));
    let threats: Vec<String> = threats.collect();
    if !threats.is_empty() {
        parts.push(format!("⚠️ {}", threats.join(", ")));
    }
    let Load { held, limit, more } = load(scene, seat, person);
    if person.fate == Fate::Here && held.saturating_add(1) >= limit {
        let args = [
            ("n", held.into()),
            ("limit", limit.into()),
            ("more", (&more).into()),
        ];
        parts.push(w.with("di-loaded", &args));
    }
    parts.join(" · ")
}

/// The dials: what is hurt, and what is whole.
fn dials(damage: &[Damage]) -> String {
    let hurt: String = damage.iter().map(|d| damage_sign(*d)).collect();
    format!("{hurt}{}", "❤️".repeat(DIALS.saturating_sub(damage.len())))
}

/// What there is where the survivor stands whose turn it is.
fn here(scene: &Scene<'_>) -> Option<String> {
    let seat = scene.turn()?;
    let at = scene.person(seat)?.at;
    let about = about(scene, at);
    Some(scene.words.with("di-here", &[("what", (&about).into())]))
}

/// A space with all that is seen there.
pub fn about(scene: &Scene<'_>, at: castaway_discover::world::Space) -> String {
    spots::label(scene, at)
}

/// The fight that goes on.
fn fight_line(scene: &Scene<'_>, fight: &Fight) -> String {
    let w = &scene.words;
    let (name, who) = (w.wording.name(&fight.card), scene.mention(fight.seat));
    let own = if scene.alone() { "yes" } else { "no" };
    let args = [
        ("who", (&who).into()),
        ("own", own.into()),
        ("foe", (&name).into()),
        ("defence", fight.defence.into()),
        ("attack", fight.attack.into()),
        ("health", scene.view.health_left(fight).into()),
        ("hurt", scene.view.wounds(&fight.foe).into()),
    ];
    let mut line = w.with("di-fight", &args);
    if fight.rolls.iter().any(|n| *n > 0) {
        use castaway_discover::ids::Die;
        let (gray, red) = (fight.result(Die::Gray), fight.result(Die::Red));
        let args = [
            ("own", own.into()),
            ("gray", gray.into()),
            ("red", red.into()),
        ];
        line.push_str(&w.with("di-fight-dice", &args));
    }
    line
}

/// The attack that goes on.
fn duel_line(scene: &Scene<'_>, duel: &Duel) -> String {
    let w = &scene.words;
    let [one, other] = duel.seats.map(|seat| scene.mention(seat));
    let args = [
        ("who", (&one).into()),
        ("whom", (&other).into()),
        ("from", duel.hurts_from.into()),
    ];
    let mut line = w.with("di-duel", &args);
    if duel.rolls.iter().any(|n| *n > 0) {
        use castaway_discover::ids::Die;
        let (gray, red) = (duel.result(Die::Gray), duel.result(Die::Red));
        let args = [("gray", gray.into()), ("red", red.into())];
        line.push_str(&w.with("di-duel-dice", &args));
    }
    line
}

/// Who has offered whom a trade; what, is for those two.
fn offers(scene: &Scene<'_>) -> Vec<String> {
    let offers = scene.view.offering.iter();
    let each = offers.map(|(from, to)| {
        let (from, to) = (scene.mention(*from), scene.mention(*to));
        let hand = scene.words.get("di-button-hand");
        let args = [
            ("from", (&from).into()),
            ("to", (&to).into()),
            ("hand", (&hand).into()),
        ];
        scene.words.with("di-offering", &args)
    });
    each.collect()
}

/// What the newest press brought.
pub(super) fn story(scene: &Scene<'_>) -> String {
    let lines = lines::news(scene, STORY);
    let before = lines.len().saturating_sub(STORY);
    let newest = lines.iter().skip(before);
    let newest: Vec<String> = newest.map(|line| format!("-# {line}")).collect();
    let newest = newest_lines(&newest, 1500);
    if before == 0 {
        return newest;
    }
    let w = &scene.words;
    let story = w.get("di-button-story");
    let args = [("n", before.into()), ("story", (&story).into())];
    format!("-# {}\n{newest}", w.with("di-story-before", &args))
}
