//! What a person types for `/assign`, read as an action.

use castaway_kernel::Seat;
use castaway_robinson::plan::{Assignment, Goal, Pawn};

use super::{
    codes,
    lists::{DISCOUNT, aid_list, price_of},
    parse,
    press::Draft,
    price,
    scene::Scene,
    ways,
};
use crate::ui::message::escape;

/// What a person typed for `/assign`.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// Kind of action.
    pub action: Option<String>,
    /// What the action is aimed at, as it was typed.
    pub target: Option<String>,
    /// All pawns, the leader first.
    pub pawns: Option<String>,
    /// Who leads.
    pub lead: Option<String>,
    /// Who supports.
    pub support: Option<String>,
    /// Which price.
    pub price: Option<String>,
    /// Items that help.
    pub aids: Option<String>,
}

/// The goal that action and target name.
///
/// # Errors
/// A sentence that says which is unknown or missing.
pub fn goal_of(scene: &Scene<'_>, wish: &Wish) -> Result<Goal, String> {
    let w = &scene.words;
    let goals = ways::goals(scene);
    let typed = wish.target.as_deref().unwrap_or("").trim();
    if let Some(goal) = codes::read_goal(typed) {
        return Ok(goal);
    }
    let action = wish.action.as_deref().unwrap_or("").trim();
    // An action may also be a whole target, as autocompletion offers where there is but one.
    if let Some(goal) = codes::read_goal(action) {
        return Ok(goal);
    }
    let kinds: Vec<(castaway_robinson::ids::Kind, String)> = castaway_robinson::ids::Kind::ALL
        .iter()
        .map(|k| (*k, w.kind(*k)))
        .collect();
    let kind =
        castaway_robinson::ids::Kind::from_name(action).or_else(|| parse::one_of(action, &kinds));
    let fitting: Vec<(usize, String)> = goals
        .iter()
        .enumerate()
        .filter(|(_, (goal, ..))| kind.is_none_or(|k| goal.kind() == k))
        .map(|(n, (_, name, _))| (n, name.clone()))
        .collect();
    let wanted = if typed.is_empty() && kind.is_none() {
        action
    } else {
        typed
    };
    let at = match (wanted.is_empty(), fitting.as_slice()) {
        (true, [(only, _)]) => Some(*only),
        (true, _) => None,
        (false, _) => parse::one_of(wanted, &fitting),
    };
    let unknown = kind.is_none() && !action.is_empty();
    match at.and_then(|n| goals.get(n)) {
        Some((goal, ..)) => Ok(goal.clone()),
        None if unknown => Err(w.with(
            "assign-unknown-action",
            &[("word", (&escape(action)).into())],
        )),
        None if wanted.is_empty() => Err(w.get("assign-which-target")),
        None => Err(w.with(
            "assign-unknown-target",
            &[("word", (&escape(wanted)).into())],
        )),
    }
}

/// The pawns a person at this table may name, each with the words it answers to.
pub fn pawn_names(scene: &Scene<'_>) -> Vec<(Pawn, String)> {
    let (w, view) = (&scene.words, &scene.view);
    let mut names = Vec::new();
    for seat in 0..u8::try_from(view.people.len()).unwrap_or(0) {
        names.push((Pawn::Seat(seat), w.pawn(view, Pawn::Seat(seat))));
    }
    // With several characters of one's own, "me" is the one that has pawns left.
    let free = |s: &&Seat| view.people.get(s.index()).is_some_and(|p| p.pawns_left > 0);
    let own: Vec<&Seat> = scene.own.iter().filter(free).collect();
    let own = if own.is_empty() {
        scene.own.iter().collect()
    } else {
        own
    };
    names.extend(own.iter().map(|s| (Pawn::Seat(s.0), w.get("word-me"))));
    names.push((Pawn::Friday, w.pawn(view, Pawn::Friday)));
    let guests = (0..).zip(&view.guests).map(|(n, _)| Pawn::Guest(n));
    names.extend(guests.map(|pawn| (pawn, w.pawn(view, pawn))));
    names.push((Pawn::Dog, w.pawn(view, Pawn::Dog)));
    names.extend(
        view.neutral
            .iter()
            .map(|n| (Pawn::Neutral(n.id), w.pawn(view, Pawn::Neutral(n.id)))),
    );
    names
}

/// Reads the whole wish.
///
/// # Errors
/// A sentence that says what is unknown or missing.
pub fn understand(scene: &Scene<'_>, wish: &Wish) -> Result<Assignment, String> {
    let w = &scene.words;
    let goal = goal_of(scene, wish)?;
    let names = pawn_names(scene);
    let mut pawns = Vec::new();
    for text in [&wish.lead, &wish.pawns, &wish.support]
        .into_iter()
        .flatten()
    {
        let read = parse::pawns(text, &names);
        pawns.extend(
            read.map_err(|word| {
                w.with("assign-unknown-pawn", &[("word", (&escape(&word)).into())])
            })?,
        );
    }
    let price = match &wish.price {
        None => price::priced(scene, &Draft::new(goal.clone())).map_or(0, |(d, _)| d.price),
        Some(text) => price_of(scene, &goal, text)
            .ok_or_else(|| w.with("assign-unknown-price", &[("word", (&escape(text)).into())]))?,
    };
    let mut aids = Vec::new();
    let mut discount = false;
    let known = aid_list(scene, &goal);
    let indexed: Vec<(usize, String)> = known
        .iter()
        .enumerate()
        .map(|(n, (_, label))| (n, label.clone()))
        .collect();
    for text in wish
        .aids
        .iter()
        .flat_map(|t| t.split([',', '+']))
        .map(str::trim)
        .filter(|t| !t.is_empty())
    {
        let at = known
            .iter()
            .position(|(code, _)| code == text)
            .or_else(|| parse::one_of(text, &indexed));
        match at.and_then(|n| known.get(n)) {
            Some((code, _)) if code == DISCOUNT => discount = true,
            Some((code, _)) => aids.push(code.as_str().into()),
            None => return Err(w.with("assign-unknown-aid", &[("word", (&escape(text)).into())])),
        }
    }
    if pawns.is_empty() {
        // Without pawns the surest way with the fewest is meant.
        let draft = Draft {
            goal: goal.clone(),
            price,
            aids: aids.iter().map(castaway_kernel::Key::to_string).collect(),
            discount,
        };
        let offers = price::all(scene, &goal);
        let offer = offers.into_iter().find(|o| o.what.price == price);
        let ways = offer
            .map(|o| ways::ways(scene, &draft, o))
            .unwrap_or_default();
        let best = ways
            .iter()
            .find(|(_, seen)| seen.odds.as_ref().is_none_or(|o| o.success == 100))
            .or(ways.first());
        pawns = best.map(|(pawns, _)| pawns.clone()).ok_or_else(|| {
            match offer.and_then(|o| o.blocked.as_ref()) {
                Some(reason) => w.rejection(&scene.view, reason),
                None => w.get("wizard-no-pawns"),
            }
        })?;
    }
    Ok(Assignment {
        goal,
        pawns,
        price,
        aids,
        discount,
    })
}
