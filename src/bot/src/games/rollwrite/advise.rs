//! What a player who thinks the whole turn through would do for somebody: a sentence with its reason, and then press by press.

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    content::Check,
    foresight::Progress,
    ids::Resource,
    legal,
    mark::Mark,
    policy::{self, Style},
    reach::ReachAim,
    state::{Score, State},
    view::{Prospect, View},
    worth,
};
use castaway_table::Meta;

use super::{
    actions::deeds,
    destinations::{Spot, spot},
    nightfall,
    panel::fields,
    press::Dice,
    scene::Scene,
    tonight,
    words::resource_sign,
};

/// Some orders that one press gives, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// In a line of a list.
    pub line: String,
    /// In a sentence of its own.
    pub sentence: String,
    /// The dice that are picked on the panel for it; none where the panel picks the same.
    pub dice: Dice,
    /// What the panel calls it, where it is one of its deeds.
    pub code: Option<String>,
    /// The orders.
    pub orders: Vec<Command>,
}

/// Whether nobody is helped in a game: its results are compared, those of a contest and those of a shared island of a server.
pub fn is_refused(meta: &Meta) -> bool {
    meta.contest.is_some() || !(meta.is_solo() || meta.unranked)
}

/// The orders of the seat that is asked, by which the night takes no life, no goal and no heart if that is found; what the
/// quick player would do else.
pub fn plan(scene: &Scene<'_>) -> Vec<Command> {
    let first = thought(scene);
    if let Some(wins) = winning(scene, &first) {
        return wins;
    }
    nightfall::better_night(scene, &first, thought).unwrap_or(first)
}

/// What leads to the goals where they can be met today and a plan does not meet them: none is thrown away for points.
fn winning(scene: &Scene<'_>, first: &[Command]) -> Option<Vec<Command>> {
    let wins = scene.wins();
    if wins.is_empty() || nightfall::meets(scene, first) {
        return None;
    }
    let nearest = |step: Progress| wins.iter().find(|win| win.step == step);
    let order = [Progress::Meets, Progress::Nears, Progress::Leads];
    let win = order.into_iter().find_map(nearest)?;
    Some(win.orders.clone())
}

/// The orders of the seat that is asked as the quick player would give them; nobody is sent after what is out of reach.
fn thought(scene: &Scene<'_>) -> Vec<Command> {
    let style = Style::number(0);
    match scene.view.prospect {
        Prospect::Open => policy::plan(scene.catalog, scene.state, scene.seat, &style),
        Prospect::Gone => policy::plan(scene.catalog, &for_points(scene), scene.seat, &style),
    }
}

/// The same moment with nothing to do but to score until the last day: without goals nobody can call them done before.
fn for_points(scene: &Scene<'_>) -> State {
    let mut state = scene.state.clone();
    state.charter.goals.clear();
    state.charter.check = Check::AtEnd;
    state.charter.day_bonus = 0;
    state
}

/// A plan press by press, as far as each is accepted and no dice are shown meanwhile; a night that comes by itself is no step.
pub fn steps(scene: &Scene<'_>, plan: &[Command]) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut now = scene.state.clone();
    let mut rest = plan;
    while now.asked() == Some(scene.seat) {
        let ended = legal::follows(scene.catalog, &now).is_some();
        if ended && !steps.is_empty() {
            break;
        }
        let (step, done, after, events) = {
            let at = scene.at(&now);
            let Some((step, done)) = next(&at, rest) else {
                break;
            };
            let Some((after, events)) = at.play(&step.orders) else {
                break;
            };
            (step, done, after, events)
        };
        steps.push(step);
        if events.iter().any(RollWrite::reveals) {
            break;
        }
        rest = rest.get(done..).unwrap_or_default();
        now = after;
    }
    steps
}

/// What comes first in a plan, and how many of its orders that is: as many as one press gives, else the first alone.
pub(super) fn next(scene: &Scene<'_>, plan: &[Command]) -> Option<(Step, usize)> {
    let mut counts = (1..=together(plan)).rev();
    let pressed = counts.find_map(|n| Some((pressed(scene, plan.get(..n)?)?, n)));
    pressed.or_else(|| Some((alone(scene, plan.first()?)?, 1)))
}

/// How many of the first orders are one thing to whoever gives them: a way and what is done at its end, boxes of one plan
/// and what they build, steps of one die.
fn together(plan: &[Command]) -> usize {
    let Some(first) = plan.first() else {
        return 0;
    };
    let goes_on = |next: &&Command| match (first, *next) {
        (Command::Walk { .. }, Command::Take { .. } | Command::Raze { .. }) => true,
        (Command::Plan { item, .. }, Command::Plan { item: same, .. } | Command::Craft(same)) => {
            item == same
        }
        (Command::Shift { die, way }, Command::Shift { die: same, way: on }) => {
            die == same && way == on
        }
        _ => false,
    };
    1 + plan.iter().skip(1).take_while(goes_on).count()
}

/// The dice that orders are about.
fn dice(orders: &[Command]) -> Dice {
    let slots = orders.iter().flat_map(|order| match order {
        Command::Walk { dice, .. } => dice.clone(),
        Command::Hunt { dice, with, .. } => dice.iter().chain([with]).copied().collect(),
        Command::Take { die }
        | Command::Raze { die }
        | Command::Reroll { die }
        | Command::Shift { die, .. }
        | Command::Mask { die, .. }
        | Command::Plan { die, .. } => vec![*die],
        _ => Vec::new(),
    });
    slots.fold(Dice::NONE, |dice, slot| match dice.has(slot) {
        true => dice,
        false => dice.toggled(slot),
    })
}

/// These orders as one press gives them, if one does: without dice picked, or with those that they are about.
fn pressed(scene: &Scene<'_>, orders: &[Command]) -> Option<Step> {
    let after = scene.after(orders)?;
    let does = |commands: &[Command]| scene.after(commands).is_some_and(|then| then == after);
    let picks = [Dice::NONE, dice(orders)];
    match orders.first()? {
        // They are no deeds of the panel.
        Command::Start(_) | Command::EndTurn => None,
        Command::Walk { to, .. } | Command::Hunt { to, .. } => picks.into_iter().find_map(|dice| {
            let spot = spot(scene, &dice, Mark::of(*to))?;
            does(&spot.commands).then(|| walked(scene, dice, &spot))
        }),
        _ => picks.into_iter().find_map(|dice| {
            let mut all = deeds(scene, dice).into_iter();
            let deed = all.find(|deed| does(&deed.commands))?;
            let code = Some(deed.code);
            Some(told(scene, dice, code, deed.label, deed.commands))
        }),
    }
}

/// A way with what is done at its end.
fn walked(scene: &Scene<'_>, dice: Dice, spot: &Spot) -> Step {
    let (what, way) = fields::describe(scene, spot);
    let (line, sentence) = match spot.aim {
        Some(ReachAim::Take { .. }) => ("rw-step-take", "rw-hint-take"),
        Some(ReachAim::Hunt { .. }) => ("rw-step-hunt", "rw-hint-hunt"),
        _ => ("rw-step-walk", "rw-hint-walk"),
    };
    let to = spot.mark.to_string();
    let args = [
        ("to", (&to).into()),
        ("what", (&what).into()),
        ("way", (&way).into()),
    ];
    Step {
        line: scene.words.with(line, &args),
        sentence: scene.words.with(sentence, &args),
        dice,
        code: None,
        orders: spot.commands.clone(),
    }
}

/// A deed by its label.
fn told(
    scene: &Scene<'_>,
    dice: Dice,
    code: Option<String>,
    line: String,
    orders: Vec<Command>,
) -> Step {
    let args = [("what", (&line).into())];
    Step {
        sentence: scene.words.with("rw-hint-deed", &args),
        line,
        dice,
        code,
        orders,
    }
}

/// An order that no press gives alone, or that is no deed of the panel.
fn alone(scene: &Scene<'_>, order: &Command) -> Option<Step> {
    let w = &scene.words;
    let orders = vec![order.clone()];
    scene.after(&orders)?;
    let dice = dice(&orders);
    let value = |slot: &u8| {
        let die = scene.turn().and_then(|t| t.dice.get(usize::from(*slot)));
        die.map_or(0, |die| die.value)
    };
    let said = |line: String, sentence: String| Step {
        line,
        sentence,
        dice,
        code: None,
        orders: orders.clone(),
    };
    match order {
        Command::Start(to) => {
            let to = Mark::of(*to).to_string();
            let text = w.with("rw-hint-start", &[("to", (&to).into())]);
            Some(said(text.clone(), text))
        }
        Command::EndTurn => Some(said(w.get("rw-step-end"), w.get("rw-hint-end"))),
        // With fewer dice than the quick player lets go.
        Command::Walk { to, .. } | Command::Hunt { to, .. } => {
            let spot = spot(scene, &dice, Mark::of(*to))?;
            Some(walked(scene, dice, &spot))
        }
        // The panel would build at once what is to be built elsewhere.
        Command::Plan { die, item } => {
            let (item, die) = (w.item(*item), value(die).to_string());
            let args = [
                ("item", (&item).into()),
                ("n", 1_usize.into()),
                ("dice", (&die).into()),
            ];
            let label = w.with("rw-deed-plan", &args);
            Some(told(scene, dice, None, label, orders))
        }
        _ => None,
    }
}

/// What the turn comes to with that, and what the night still takes after it; first of all that it takes the goals.
pub(super) fn with_night(scene: &Scene<'_>, plan: &[Command]) -> String {
    let lost = nightfall::after(scene, plan).is_some_and(|night| night.lost);
    let goals = lost.then(|| scene.words.get("rw-hint-night-goals"));
    let lines: Vec<String> = goals.into_iter().chain([why(scene, plan)]).collect();
    let why = lines.join("\n");
    match nightfall::said(scene, plan) {
        Some(night) => format!("{why}\n{night}"),
        None => why,
    }
}

/// What the turn comes to with that, in a sentence.
pub(super) fn why(scene: &Scene<'_>, plan: &[Command]) -> String {
    let w = &scene.words;
    // As far as no dice are shown meanwhile.
    let known = (1..=plan.len()).rev().find_map(|n| scene.after(&plan[..n]));
    let Some(after) = known else {
        return w.get("rw-hint-why-later");
    };
    let has = |r| after.player(scene.seat).is_some_and(|p| p.stock.get(r) > 0);
    // A night that is planned as well has used it up.
    let night = nightfall::after(scene, plan);
    let gathers = |r| night.as_ref().is_some_and(|n| n.gathered.contains(&r));
    let brings = |r: &Resource| tonight::lacks(scene, *r) && (has(*r) || gathers(*r));
    if let Some(resource) = tonight::asked(scene).find(brings) {
        let sign = resource_sign(resource);
        let dies = if tonight::kills(scene) { "yes" } else { "no" };
        let args = [("what", sign.into()), ("dies", dies.into())];
        return w.with("rw-hint-why-night", &args);
    }
    let total = |scores: &[Score]| scores.get(scene.seat.index()).map_or(0, Score::total);
    let view = RollWrite::view(scene.catalog, &after, Some(scene.seat));
    let (now, then) = (total(&scene.view.scores.scores), total(&view.scores.scores));
    let more = then.saturating_sub(now);
    if scene.view.prospect == Prospect::Gone {
        let days = scene.state.charter.days.saturating_sub(scene.state.day);
        let args = [("n", more.into()), ("days", days.into())];
        return w.with("rw-hint-why-gone", &args);
    }
    let finishes = |command: &Command| matches!(command, Command::Finish);
    if plan.first().is_some_and(finishes) && !scene.state.charter.goals.is_empty() {
        return w.get("rw-hint-why-met");
    }
    let serves = |command: &Command| worth::serves(&scene.view, command);
    if plan.iter().any(serves) || goals_met(scene, &view) > goals_met(scene, &scene.view) {
        return w.get("rw-hint-why-task");
    }
    match more {
        0 => w.get("rw-hint-why-later"),
        n => w.with("rw-hint-why-points", &[("n", n.into())]),
    }
}

/// How many goals are met.
fn goals_met(scene: &Scene<'_>, view: &View) -> usize {
    let all = view.goals.get(scene.seat.index());
    all.map_or(0, |all| all.iter().filter(|met| **met).count())
}
