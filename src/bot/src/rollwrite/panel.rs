//! The panel of a roll-and-write game: the state in lines, what happened, and what can be done.

use castaway_kernel::{Key, Seat};
use castaway_rollwrite::{
    content::Goal,
    event::Event,
    ids::Resource,
    reach::Aim,
    state::{FightStage, Outcome, Phase, Player, Score, Standing},
};

use super::{
    brief,
    deeds::{Deed, deeds, offers, would_waste},
    press::{Dice, Press},
    scene::Scene,
    spots::{Spot, near, spots},
    words::{Words, resource_sign},
};
use crate::{
    contest::Cup,
    limits::{BUTTONS, OPTIONS, newest_lines},
    message::{Button, Embed, Entry, Message, Select, Style},
    present::{
        LEAF, RUST, SAND, SEA,
        common::{Shared, contest_buttons},
        scores::{cup_title, placing_lines},
    },
};

/// Lines of the story on the panel.
const STORY: usize = 7;
/// Days of the story on the panel of a person alone.
const DAYS: usize = 2;

/// The names of the scenario cards.
pub fn scenario_name(w: &Words<'_>, cards: &[Key]) -> String {
    let names: Vec<String> = cards.iter().map(|id| w.wording.scenario(id)).collect();
    names.join(" + ")
}

/// The name of the island.
pub fn island_name(scene: &Scene<'_>) -> String {
    let name = scene.view.charter.name.clone();
    name.unwrap_or_else(|| scene.words.get("rw-island"))
}

/// The panel with these dice picked.
pub fn panel(scene: &Scene<'_>, picked: Dice) -> Message {
    if let Phase::Over(outcome) = &scene.state.phase {
        return over(scene, outcome);
    }
    let picked = picked.only(|slot| {
        scene
            .turn()
            .and_then(|t| t.dice.get(usize::from(slot)))
            .is_some_and(|d| !d.spent)
    });
    let mut message = Message::embed(state(scene));
    message.push_embed(ask(scene, picked));
    match &scene.state.phase {
        Phase::Turn(_) => turn_rows(&mut message, scene, picked),
        Phase::Start(_) | Phase::Trade { .. } | Phase::Fight(_) => other_rows(&mut message, scene),
        Phase::Over(_) => {}
    }
    message
}

/// Asks whether the day shall end although something could still be done.
pub fn night_confirm(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let left = scene
        .turn()
        .map_or(0, |t| t.dice.iter().filter(|d| !d.spent).count());
    let mut message = Message::embed(state(scene));
    let text = w.with("rw-night-confirm", &[("n", left.into())]);
    message.push_embed(Embed::new("", text).colour(RUST));
    let id = |press: Press| press.id(scene.revision);
    message.push_buttons(vec![
        Button::new(id(Press::EndSure), w.get("rw-button-night-sure"))
            .style(Style::Danger)
            .emoji("🌙"),
        Button::new(id(Press::Show(Dice::NONE)), w.get("button-back")),
    ]);
    message
}

/// What can be offered to neighbours.
pub fn trade(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let mut message = Message::embed(state(scene));
    message.push_embed(Embed::new("", w.get("rw-ask-offer")).colour(SAND));
    let entries = offers(scene)
        .iter()
        .take(OPTIONS)
        .map(|d| Entry::new(d.code.clone(), d.label.clone(), ""))
        .collect();
    let id = |press: Press| press.id(scene.revision);
    message.push_select(Select::new(
        id(Press::Menu(Dice::NONE)),
        w.get("rw-menu-offer"),
        entries,
    ));
    message.push_buttons(vec![Button::new(
        id(Press::Show(Dice::NONE)),
        w.get("button-back"),
    )]);
    message
}

fn title(scene: &Scene<'_>) -> String {
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

fn state(scene: &Scene<'_>) -> Embed {
    let mut lines = Vec::new();
    lines.extend(contest_line(scene));
    lines.push(goals_line(scene, scene.seat));
    if matches!(scene.state.phase, Phase::Start(_)) {
        lines.extend(terms(scene));
    }
    for (seat, player) in (0_u8..).map(Seat).zip(&scene.view.players) {
        lines.push(player_line(scene, seat, player));
    }
    lines.extend(tonight_line(scene));
    let story = story(scene);
    if !story.is_empty() {
        lines.push(story);
    }
    let mut embed = Embed::new(title(scene), lines.join("\n")).colour(SEA);
    let c = &scene.view.charter;
    embed.footer = scene
        .words
        .with(
            "rw-footer",
            &[("difficulty", (&scene.words.difficulty(c.difficulty)).into())],
        )
        .into();
    embed
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
    start.then(|| w.with("cup-scored", &[("title", (&title).into())]))
}

/// Whether the contest of this game has given way to the next one.
fn is_old(scene: &Scene<'_>) -> bool {
    let contest = scene.meta.contest.as_ref();
    let cup = contest.and_then(|c| Cup::read(&c.name));
    cup.is_some_and(|cup| scene.now_ms / 1000 >= cup.ends())
}

/// The story of the scenario and what is special about it, before the start.
fn terms(scene: &Scene<'_>) -> Vec<String> {
    let charter = &scene.view.charter;
    let wording = scene.words.wording;
    let intros = charter.scenarios.iter();
    let mut lines: Vec<String> = intros
        .map(|id| format!("*{}*", wording.intro(id)))
        .collect();
    lines.extend(
        wording
            .terms(charter)
            .into_iter()
            .map(|t| format!("-# {t}")),
    );
    lines
}

/// The goals with what is met.
pub fn goals_line(scene: &Scene<'_>, seat: Seat) -> String {
    let met = scene.view.goals.get(seat.index());
    let goals: Vec<String> = scene
        .view
        .charter
        .goals
        .iter()
        .enumerate()
        .map(|(n, goal)| {
            let done = met.and_then(|m| m.get(n)).copied().unwrap_or(false);
            let mark = if done { "✅" } else { "⬜" };
            let far = if done {
                String::new()
            } else {
                progress(scene, seat, goal)
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

/// How far a counted goal is.
fn progress(scene: &Scene<'_>, seat: Seat, goal: &Goal) -> String {
    let Some(player) = scene.state.player(seat) else {
        return String::new();
    };
    let (have, of) = match goal {
        Goal::Marks { task, count } => {
            let marks = castaway_rollwrite::engine::marks(player, *task);
            (marks, usize::from(*count))
        }
        Goal::LizardPoints(points) => (usize::from(player.lizard_points), usize::from(*points)),
        Goal::Hold { resource, units } => (
            usize::from(player.stock.get(*resource)),
            usize::from(*units),
        ),
        Goal::Survival(points) => (usize::from(player.survival), usize::from(*points)),
        Goal::Tools(count) => {
            let tools = castaway_rollwrite::ids::Item::TOOLS;
            let made = tools.iter().filter(|t| player.made.contains(t)).count();
            (made, usize::from(*count))
        }
        Goal::Own(_)
        | Goal::Tents(_)
        | Goal::Campfires(_)
        | Goal::Health(_)
        | Goal::AtSea
        | Goal::FiresApart { .. } => return String::new(),
    };
    format!(" ({have}/{of})")
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
        parts.push(format!("{asked} {name}"));
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
    let made: String = player
        .made
        .iter()
        .map(|i| super::words::item_sign(*i))
        .collect();
    if !made.is_empty() {
        parts.push(made);
    }
    let points = scene.view.scores.scores.get(seat.index());
    parts.push(w.with("rw-points", &[("n", points.map_or(0, Score::total).into())]));
    parts.join(" · ")
}

/// What the night will ask, and whether it is there.
fn tonight_line(scene: &Scene<'_>) -> Option<String> {
    let (tonight, player) = (scene.view.tonight, scene.player()?);
    if matches!(scene.state.phase, Phase::Start(_)) {
        return None;
    }
    let asked = [
        (tonight.thirst, Resource::Water),
        (tonight.hunger, Resource::Food),
    ];
    let wanted: Vec<String> = asked
        .iter()
        .filter(|(asked, _)| *asked)
        .map(|(_, r)| format!("{}1", resource_sign(*r)))
        .collect();
    if wanted.is_empty() {
        return None;
    }
    let short = asked
        .iter()
        .any(|(asked, r)| *asked && player.stock.get(*r) == 0);
    let key = if short {
        "rw-tonight-short"
    } else {
        "rw-tonight"
    };
    Some(
        scene
            .words
            .with(key, &[("what", (&wanted.join(" ")).into())]),
    )
}

/// The newest lines of what happened: alone in signs, in company in words.
fn story(scene: &Scene<'_>) -> String {
    let lines = if scene.alone() {
        brief::days(&scene.words, scene.events, DAYS)
    } else {
        let lines = lines(scene);
        lines[lines.len().saturating_sub(STORY)..].to_vec()
    };
    let newest: Vec<String> = lines.iter().map(|l| format!("-# {l}")).collect();
    newest_lines(&newest, 1200)
}

/// What happened, line by line; dice are seen on the buttons and need no line.
pub fn lines(scene: &Scene<'_>) -> Vec<String> {
    let names = scene.names();
    let told = scene.events.iter().filter(|event| {
        let seen = matches!(event, Event::Rolled { .. } | Event::Ended { .. });
        let began = matches!(event, Event::Began { .. }) && scene.alone();
        !seen && !began
    });
    told.map(|event| scene.words.wording.event(event, &names))
        .collect()
}

/// What is asked.
fn ask(scene: &Scene<'_>, picked: Dice) -> Embed {
    let w = &scene.words;
    let text = match &scene.state.phase {
        Phase::Start(_) if scene.player().is_some_and(|p| !p.grant.is_empty()) => {
            w.get("rw-ask-grant")
        }
        Phase::Start(_) => w.get("rw-ask-start"),
        Phase::Turn(_) if !picked.is_empty() => w.get("rw-ask-picked"),
        Phase::Turn(turn) if turn.stride > 0 => {
            w.with("rw-ask-stride", &[("n", turn.stride.into())])
        }
        Phase::Turn(_) if scene.view.day > 1 => w.get("rw-ask-again"),
        Phase::Turn(_) => w.get("rw-ask-turn"),
        Phase::Trade { offer, .. } => w.with(
            "rw-ask-trade",
            &[
                ("give", (&w.stock(&offer.give)).into()),
                ("take", (&w.stock(&offer.take)).into()),
            ],
        ),
        Phase::Fight(fight) => {
            let dice = |d: &[u8; 4]| d.map(|v| v.to_string()).join(" ");
            let key = match fight.stage {
                FightStage::Arm => "rw-ask-arm",
                FightStage::Attacker | FightStage::Defender => "rw-ask-fight",
                FightStage::AttackerPays | FightStage::DefenderPays => "rw-ask-forfeit",
            };
            w.with(
                key,
                &[
                    ("attack", (&dice(&fight.attacker.dice)).into()),
                    ("defence", (&dice(&fight.defender.dice)).into()),
                ],
            )
        }
        Phase::Over(_) => String::new(),
    };
    let whom = if scene.alone() {
        String::new()
    } else {
        scene
            .meta
            .seats
            .get(scene.seat.index())
            .map_or_else(String::new, |user| format!("<@{user}> · "))
    };
    Embed::new("", format!("{whom}{text}")).colour(SAND)
}

fn turn_rows(message: &mut Message, scene: &Scene<'_>, picked: Dice) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.revision);
    let mut row = Vec::new();
    let pool = scene.turn().map(|t| t.dice).unwrap_or_default();
    for (slot, die) in (0_u8..).zip(pool) {
        let style = if picked.has(slot) {
            Style::Primary
        } else {
            Style::Secondary
        };
        row.push(
            Button::new(id(Press::Show(picked.toggled(slot))), die.value.to_string())
                .emoji("🎲")
                .style(style)
                .disabled(die.spent),
        );
    }
    row.push(
        Button::new(id(Press::End), w.get("rw-button-night"))
            .emoji("🌙")
            .style(if would_waste(scene) {
                Style::Secondary
            } else {
                Style::Success
            }),
    );
    message.push_buttons(row);
    let all = spots(scene, &picked);
    let entries = all.iter().take(OPTIONS).map(|s| entry(scene, s)).collect();
    message.push_select(Select::new(
        id(Press::Go(picked)),
        w.get("rw-menu-go"),
        entries,
    ));
    deed_rows(message, scene, picked);
    message.push_buttons(foot(scene));
}

fn other_rows(message: &mut Message, scene: &Scene<'_>) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.revision);
    if scene.player().is_some_and(|p| p.grant.is_empty()) {
        let mut all = spots(scene, &Dice::NONE);
        all.sort_by_key(|s| std::cmp::Reverse(worth(scene, s)));
        all.truncate(OPTIONS);
        all.sort_by_key(|s| s.number);
        let entries = all.iter().map(|s| entry(scene, s)).collect();
        message.push_select(Select::new(
            id(Press::Go(Dice::NONE)),
            w.get("rw-menu-start"),
            entries,
        ));
    }
    deed_rows(message, scene, Dice::NONE);
    message.push_buttons(foot(scene));
}

/// How much lies near a start.
fn worth(scene: &Scene<'_>, spot: &Spot) -> usize {
    near(scene, spot.at, 12).len()
}

/// The most wanted deeds as buttons, and all of them in a menu if they are more.
fn deed_rows(message: &mut Message, scene: &Scene<'_>, picked: Dice) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.revision);
    let all = deeds(scene, picked);
    if all.len() > BUTTONS {
        let entries = all
            .iter()
            .take(OPTIONS)
            .map(|d| Entry::new(d.code.clone(), d.label.clone(), d.note.clone()))
            .collect();
        message.push_select(Select::new(
            id(Press::Menu(picked)),
            w.get("rw-menu-do"),
            entries,
        ));
    }
    let buttons = all.iter().take(BUTTONS).map(|deed: &Deed| {
        let style = match deed.rank {
            super::deeds::Rank::Make | super::deeds::Rank::Answer => Style::Success,
            super::deeds::Rank::Take => Style::Primary,
            super::deeds::Rank::Plan | super::deeds::Rank::Aside => Style::Secondary,
        };
        Button::new(
            id(Press::Deed(picked, deed.code.clone())),
            deed.label.clone(),
        )
        .style(style)
    });
    message.push_buttons(buttons.collect());
}

fn foot(scene: &Scene<'_>) -> Vec<Button> {
    let w = &scene.words;
    let mut row = Vec::new();
    if is_old(scene) {
        row.push(today(scene));
    }
    if scene.meta.contest.is_none() && !scene.meta.undo.is_empty() {
        row.push(
            Button::new(Shared::Undo.id('r', scene.revision), w.get("button-undo")).emoji("↩️"),
        );
    }
    if !offers(scene).is_empty() {
        row.push(
            Button::new(Press::Trade.id(scene.revision), w.get("rw-button-trade")).emoji("🤝"),
        );
    }
    row.push(Button::new(Press::Help(0).id(scene.revision), w.get("button-help")).emoji("❔"));
    row
}

fn today(scene: &Scene<'_>) -> Button {
    Button::new(
        Press::Today.id(scene.revision),
        scene.words.get("button-today"),
    )
    .style(Style::Primary)
    .emoji("🌅")
}

/// A numbered field in the menu.
pub fn entry(scene: &Scene<'_>, spot: &Spot) -> Entry {
    let (label, note) = describe(scene, spot);
    Entry::new(
        spot.number.to_string(),
        format!("{} · {label}", spot.number),
        note,
    )
}

/// A field in words: what it is, and what going there takes.
pub fn describe(scene: &Scene<'_>, spot: &Spot) -> (String, String) {
    let w = &scene.words;
    let feature = scene.state.map.get(spot.at).map(|f| f.feature);
    let Some(aim) = spot.aim else {
        let around: Vec<String> = near(scene, spot.at, 4)
            .iter()
            .map(|f| w.feature(*f))
            .collect();
        return (around.join(" "), String::new());
    };
    let value = |slot: &u8| {
        let turn = scene.turn();
        let die = turn.and_then(|t| t.dice.get(usize::from(*slot)));
        die.map_or_else(String::new, |d| d.value.to_string())
    };
    let way: Vec<String> = spot.dice.iter().map(value).collect();
    let mut note = w.with("rw-way", &[("dice", (&way.join(" + ")).into())]);
    if spot.cross > 0 {
        note.push_str(&w.with("rw-way-cross", &[("n", spot.cross.into())]));
    }
    let name = feature.map(|f| w.feature(f)).unwrap_or_default();
    let label = match aim {
        Aim::Take { with, matching } => {
            note.push_str(&w.with("rw-way-take", &[("die", (&value(&with)).into())]));
            if matching {
                note.push_str(" +⭐");
            }
            name
        }
        Aim::Hunt { with } => {
            note.push_str(&w.with("rw-way-hunt", &[("die", (&value(&with)).into())]));
            name
        }
        Aim::Raze { with } => {
            note.push_str(&w.with("rw-way-raze", &[("die", (&value(&with)).into())]));
            w.get("rw-field-structure")
        }
        Aim::Build => w.get("rw-aim-build"),
        Aim::Sea => w.get("rw-aim-sea"),
        Aim::Later => {
            let pool = scene.turn().map(|t| t.dice).unwrap_or_default();
            if pool.iter().filter(|d| !d.spent).count() == spot.dice.len() {
                note.push_str(&w.get("rw-way-later"));
            }
            name
        }
        Aim::Stand => w.get("rw-aim-stand"),
    };
    (label, note)
}

/// The end: the points by source.
fn over(scene: &Scene<'_>, outcome: &Outcome) -> Message {
    let w = &scene.words;
    let mut lines = vec![goals_line(scene, Seat(0))];
    for (seat, score) in (0_u8..).map(Seat).zip(&outcome.scores) {
        if !scene.alone() {
            let cup = if outcome.winners.contains(&seat) {
                "🏆 "
            } else {
                ""
            };
            let name = scene.names().get(seat.index()).cloned().unwrap_or_default();
            lines.push(format!("{cup}{name}"));
        }
        let key = if score.met {
            "rw-over-met"
        } else {
            "rw-over-failed"
        };
        lines.push(w.with(
            key,
            &[
                ("points", score.total().into()),
                ("days", score.days.into()),
            ],
        ));
        lines.push(sources(w, score));
    }
    if let Some(contest) = &scene.meta.contest {
        lines.extend(placing_lines(w.texts(), contest, scene.now_ms));
    }
    let story = story(scene);
    if !story.is_empty() {
        lines.push(story);
    }
    let won = outcome.scores.iter().any(|s| s.met);
    let colour = if won { LEAF } else { RUST };
    let mut message = Message::embed(Embed::new(title(scene), lines.join("\n")).colour(colour));
    let id = |press: Press| press.id(scene.revision);
    let mut row = Vec::new();
    if scene.alone() {
        if scene.meta.contest.is_some() {
            row.extend(contest_buttons(w.texts(), 'r', scene.revision));
            if is_old(scene) {
                row.push(today(scene));
            }
        } else {
            row.extend(foot(scene).into_iter().take(1));
        }
        row.push(Button::new(id(Press::Practice), w.get("rw-button-practice")).emoji("🔁"));
    }
    message.push_buttons(row);
    message
}

/// The points by source, without those that gave none.
pub fn sources(w: &Words<'_>, score: &Score) -> String {
    let parts = [
        ("rw-vp-tools", score.tools),
        ("rw-vp-structures", score.structures),
        ("rw-vp-raft", score.raft),
        ("rw-vp-crystals", score.crystals),
        ("rw-vp-smoke", score.smoke),
        ("rw-vp-chart", score.chart),
        ("rw-vp-masks", score.masks),
        ("rw-vp-lizards", score.lizards),
        ("rw-vp-survival", score.survival),
        ("rw-vp-bonus", score.bonus),
    ];
    let told: Vec<String> = parts
        .iter()
        .filter(|(_, n)| *n > 0)
        .map(|(key, n)| format!("{} {n}", w.get(key)))
        .collect();
    told.join(" · ")
}
