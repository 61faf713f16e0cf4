//! The state of a game in lines.

use castaway_kernel::{Game, Key, Seat};
use castaway_rollwrite::{
    RollWrite,
    code::Code,
    content::Goal,
    ids::{Item, Resource},
    state::{Phase, Player, Score, Standing},
    view::Prospect,
};
use castaway_table::contest::Cup;

use super::tale::story;
use crate::{
    games::rollwrite::{
        scene::Scene,
        tonight,
        words::{Words, item_sign, resource_sign},
    },
    ui::{
        SEA, common,
        message::Embed,
        scores::{cup_title, yardstick_line},
    },
};

/// The names of the scenario cards.
pub fn scenario_name(w: &Words<'_>, cards: &[Key]) -> String {
    let names: Vec<String> = cards.iter().map(|id| w.wording.scenario(id)).collect();
    names.join(" + ")
}

/// The name of the island.
pub fn island_name(scene: &Scene<'_>) -> String {
    let name = scene.view.charter.name.as_deref();
    match name {
        Some(name) => scene.words.wording.island(name),
        None => scene.words.get("rw-island"),
    }
}

/// The heading.
pub fn title(scene: &Scene<'_>) -> String {
    let c = &scene.view.charter;
    scene.words.with(
        "rw-title",
        &[
            ("island", (&island_name(scene)).into()),
            (
                "scenario",
                (&scenario_name(&scene.words, &c.scenarios)).into(),
            ),
            ("day", scene.view.day.into()),
            ("days", c.days.into()),
        ],
    )
}

/// The heading with the points so far.
pub fn so_far(scene: &Scene<'_>) -> String {
    let points = scene.view.scores.scores.get(scene.seat.index());
    let points = points.map_or(0, Score::total);
    let points = scene.words.with("rw-points", &[("n", points.into())]);
    format!("{} · {points}", title(scene))
}

/// Whether it is told how far each goal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Far {
    /// It is, with what is still open.
    Told,
    /// Only what the goals are.
    Untold,
}

/// The whole state as a framed text.
pub(super) fn state(scene: &Scene<'_>, far: Far) -> Embed {
    let mut lines = Vec::new();
    lines.extend(contest_line(scene));
    lines.extend(practice_line(scene));
    lines.push(goals(scene, scene.seat, far));
    // At a table of several the panel speaks of whoever is asked, and others may still reach them.
    if scene.alone() && scene.view.prospect == Prospect::Gone {
        lines.push(scene.words.get("rw-goals-gone"));
    }
    lines.extend(yardstick(scene));
    if matches!(scene.state.phase, Phase::Start(_)) {
        lines.extend(intros(scene));
        // Of a free game they stand beside the whole sheet: the fewer lines here, the nearer the map is to the menu.
        if !is_free(scene) {
            lines.extend(rules(scene));
        }
        if scene.meta.contest.is_some() {
            // It counts once, so that it is said before how it is counted.
            lines.push(scene.words.get("rw-how-points"));
            lines.push(scene.words.get("rw-practise-first"));
        }
    }
    // Alone the sheet in the picture says it all; the fewer lines, the nearer the picture is to the menus.
    if !scene.alone() {
        for (seat, player) in (0_u8..).map(Seat).zip(&scene.view.players) {
            lines.push(player_line(scene, seat, player));
        }
    }
    lines.extend(tonight_line(scene));
    let story = story(scene);
    if !story.is_empty() {
        lines.push(story);
    }
    lines.extend(common::lapsed(scene.words.texts(), scene.meta, "rw-lapsed"));
    let mut embed = Embed::new(title(scene), lines.join("\n")).colour(SEA);
    if matches!(scene.state.phase, Phase::Start(_)) && !is_free(scene) {
        embed.footer = footer(scene).into();
    }
    embed
}

/// Whether this is a game of one's own that counts for nothing but oneself.
pub(super) fn is_free(scene: &Scene<'_>) -> bool {
    scene.alone() && scene.meta.contest.is_none() && scene.meta.practice.is_none()
}

/// How hard the game is, and how a friend plays the same.
fn footer(scene: &Scene<'_>) -> String {
    let level = scene.words.difficulty(scene.view.charter.difficulty);
    let args = [("difficulty", (&level).into())];
    match shared_code(scene) {
        Some(code) => scene.words.with(
            "rw-footer-code",
            &[("difficulty", (&level).into()), ("code", (&code).into())],
        ),
        None if scene.alone() && scene.meta.contest.is_none() => {
            scene.words.with("rw-footer-practice", &args)
        }
        None => scene.words.with("rw-footer", &args),
    }
}

/// What stands beside the whole sheet: what never changes while a game is played.
pub fn beside_whole(scene: &Scene<'_>) -> String {
    let mut lines = vec![scene.words.get("rw-sheet")];
    lines.extend(rules(scene));
    lines.push(scene.words.legend());
    lines.push(format!("-# {}", footer(scene)));
    lines.join("\n")
}

/// The medals and the player's own best, all game long.
pub(super) fn yardstick(scene: &Scene<'_>) -> Option<String> {
    let yardstick = scene.meta.yardstick.as_ref()?;
    yardstick_line(scene.words.texts(), yardstick)
}

/// What a friend types to play the same; a code of an older version learns its scenario.
pub fn shared_code(scene: &Scene<'_>) -> Option<String> {
    let text = scene.meta.code.as_deref()?;
    let code = Code::parse_with(text, RollWrite::RULES).map(|(code, _)| code);
    let scenarios = &scene.view.charter.scenarios;
    Some(code.map_or_else(
        || text.to_owned(),
        |code| code.to_text_with(RollWrite::RULES, scenarios),
    ))
}

/// What the game counts for, where that is worth a line: at the start, and when its time is nearly over.
fn contest_line(scene: &Scene<'_>) -> Option<String> {
    let (w, contest) = (&scene.words, scene.meta.contest.as_ref()?);
    let cup = Cup::read(&contest.name)?;
    let title = cup_title(w.texts(), cup);
    let at = |seconds: u64| format!("<t:{seconds}:R>");
    if is_old(scene) {
        let until = at(contest.until_ms / 1000);
        let key = if scene.now_ms > contest.until_ms {
            "cup-late"
        } else {
            "cup-old"
        };
        let args = [("title", (&title).into()), ("at", (&until).into())];
        return Some(w.with(key, &args));
    }
    let start = matches!(scene.state.phase, Phase::Start(_));
    let args = [("title", (&title).into())];
    start.then(|| [w.with("cup-scored", &args), w.get("rw-cup-unaided")].join("\n"))
}

/// What a practice game is, where one must not take it for more.
pub(super) fn practice_line(scene: &Scene<'_>) -> Option<String> {
    let cup = Cup::read(scene.meta.practice.as_deref()?)?;
    let title = cup_title(scene.words.texts(), cup);
    let args = [("title", (&title).into())];
    let key = match scene.state.phase {
        Phase::Start(_) => "rw-practice-start",
        Phase::Turn(_) | Phase::Trade { .. } | Phase::Fight(_) | Phase::Over(_) => "rw-practice",
    };
    Some(scene.words.with(key, &args))
}

/// Whether the contest of this game has given way to the next one.
pub(super) fn is_old(scene: &Scene<'_>) -> bool {
    let contest = scene.meta.contest.as_ref();
    let cup = contest.and_then(|c| Cup::read(&c.name));
    cup.is_some_and(|cup| scene.now_ms / 1000 >= cup.ends())
}

/// The story of the scenario, before the start.
fn intros(scene: &Scene<'_>) -> Vec<String> {
    let wording = scene.words.wording;
    let intros = scene.view.charter.scenarios.iter();
    intros
        .map(|id| format!("*{}*", wording.intro(id)))
        .collect()
}

/// What is special about the scenario.
fn rules(scene: &Scene<'_>) -> Vec<String> {
    let terms = scene.words.wording.terms(&scene.view.charter).into_iter();
    terms.map(|term| format!("-# {term}")).collect()
}

/// The goals with what is met, and how far the others are.
pub fn goals_line(scene: &Scene<'_>, seat: Seat) -> String {
    goals(scene, seat, Far::Told)
}

/// The same, told to more or less; of a free game in which nobody has come ashore yet all are as far.
fn goals(scene: &Scene<'_>, seat: Seat, far: Far) -> String {
    let met = scene.view.goals.get(seat.index());
    let lands = matches!(scene.state.phase, Phase::Start(_)) && is_free(scene);
    let bare = lands || far == Far::Untold;
    let goals: Vec<String> = scene
        .view
        .charter
        .goals
        .iter()
        .enumerate()
        .map(|(n, goal)| {
            let done = met.and_then(|m| m.get(n)).copied().unwrap_or(false);
            let eaten = scene.view.eaten(seat, n);
            let mark = match (done, eaten) {
                (true, None) => "✅",
                (true, Some(_)) => "☑️",
                (false, _) => "⬜",
            };
            let far = match (done, goal) {
                (true, _) => eaten.map_or_else(String::new, |of| nights(scene, seat, n, of)),
                (false, _) if bare => String::new(),
                (false, Goal::Own(item)) => missing(scene, seat, *item),
                (false, _) => {
                    let each = built(goal).map(|item| each_costs(scene, item));
                    progress(scene, seat, n) + &each.unwrap_or_default()
                }
            };
            format!("{mark} {}{far}", scene.words.goal(goal))
        })
        .collect();
    let goals = if goals.is_empty() {
        scene.words.get("rw-goal-score")
    } else {
        goals.join(" · ")
    };
    format!("🎯 {goals}")
}

/// What an item that the task asks for still takes: the open boxes of its plan, and what building it costs.
fn missing(scene: &Scene<'_>, seat: Seat, item: Item) -> String {
    let (Some(card), Some(player)) = (
        scene.catalog.item(item),
        scene.view.players.get(seat.index()),
    ) else {
        return String::new();
    };
    let filled = player.plans.get(&item);
    let open = |v: &&u8| filled.is_none_or(|f| !f.contains(v));
    let open: Vec<String> = card.plan.iter().filter(open).map(u8::to_string).collect();
    let (n, open, cost) = (open.len(), open.join(" + "), scene.words.stock(&card.cost));
    let args = [
        ("n", n.into()),
        ("open", (&open).into()),
        ("cost", (&cost).into()),
    ];
    format!(" ({})", scene.words.with("rw-goal-item", &args))
}

/// What is built again and again for a goal.
fn built(goal: &Goal) -> Option<Item> {
    match goal {
        Goal::Tents(_) => Some(Item::Tent),
        Goal::Campfires(_) | Goal::FiresApart { .. } => Some(Item::Campfire),
        _ => None,
    }
}

/// What building one more of them costs.
fn each_costs(scene: &Scene<'_>, item: Item) -> String {
    let Some(card) = scene.catalog.item(item) else {
        return String::new();
    };
    let cost = scene.words.stock(&card.cost);
    let args = [("cost", (&cost).into())];
    scene.words.with("rw-goal-each", &args)
}

/// How far a goal is that is met now, with what the nights still take before it counts.
fn nights(scene: &Scene<'_>, seat: Seat, goal: usize, eaten: u16) -> String {
    let all = scene.view.progress.get(seat.index());
    let found = all.and_then(|all| all.get(goal)).copied().flatten();
    let (have, of) = found.unwrap_or_default();
    let args = [
        ("have", have.into()),
        ("of", of.saturating_add(eaten).into()),
        ("n", eaten.into()),
    ];
    format!(" ({})", scene.words.with("rw-goal-eaten", &args))
}

/// How far a counted goal is.
fn progress(scene: &Scene<'_>, seat: Seat, goal: usize) -> String {
    let all = scene.view.progress.get(seat.index());
    let found = all.and_then(|all| all.get(goal)).copied().flatten();
    found.map_or_else(String::new, |(have, of)| format!(" ({have}/{of})"))
}

fn player_line(scene: &Scene<'_>, seat: Seat, player: &Player) -> String {
    let w = &scene.words;
    let mut parts = Vec::new();
    if !scene.alone() {
        let asked = if scene.view.asked == Some(seat) {
            "▶️"
        } else {
            "▫️"
        };
        let name = scene.names().get(seat.index()).cloned().unwrap_or_default();
        let user = scene.meta.chairs.owner(seat);
        let known = user.is_some_and(|user| scene.meta.names.contains_key(&user));
        parts.push(match known {
            true => format!("{asked} {name}"),
            // The picture knows people by their number where it does not know their name.
            false => format!("{asked} {} {name}", seat.0 + 1),
        });
    }
    match player.standing {
        Standing::Playing => {
            let hearts = usize::from(player.health.min(6));
            parts.push("❤️".repeat(hearts));
        }
        Standing::Done { .. } => parts.push(w.get("rw-done")),
        Standing::Dead { .. } => parts.push(w.get("rw-dead")),
    }
    parts.push(w.with("rw-survival", &[("n", player.survival.into())]));
    let stock: Vec<String> = Resource::ALL
        .iter()
        .map(|r| format!("{}{}", resource_sign(*r), player.stock.get(*r)))
        .collect();
    parts.push(stock.join(" "));
    let masks = player.masks.saturating_sub(player.masks_used);
    if masks > 0 {
        parts.push(format!("🎭{masks}"));
    }
    let found = [("💎", player.crystals), ("💨", player.smokes)];
    let found = found.iter().filter(|(_, n)| *n > 0);
    parts.extend(found.map(|(sign, n)| format!("{sign}{n}")));
    if !player.charted.is_empty() {
        let sections: Vec<String> = player.charted.iter().map(u8::to_string).collect();
        parts.push(format!("🗺️ {}", sections.join("+")));
    }
    let made: String = player.made.iter().map(|i| item_sign(*i)).collect();
    if !made.is_empty() {
        parts.push(made);
    }
    let points = scene.view.scores.scores.get(seat.index());
    parts.push(w.with("rw-points", &[("n", points.map_or(0, Score::total).into())]));
    parts.join(" · ")
}

/// What the night will ask, and whether it is there.
fn tonight_line(scene: &Scene<'_>) -> Option<String> {
    let player = scene.player()?;
    if matches!(scene.state.phase, Phase::Start(_)) {
        return None;
    }
    let wanted = tonight::asked(scene).map(|r| format!("{}1", resource_sign(r)));
    let wanted: Vec<String> = wanted.collect();
    if wanted.is_empty() {
        return None;
    }
    let missing = tonight::asked(scene).filter(|r| player.stock.get(*r) == 0);
    let key = match missing.count() {
        0 => "rw-tonight",
        _ if tonight::kills(scene) => "rw-tonight-last",
        _ => "rw-tonight-short",
    };
    Some(
        scene
            .words
            .with(key, &[("what", (&wanted.join(" ")).into())]),
    )
}
