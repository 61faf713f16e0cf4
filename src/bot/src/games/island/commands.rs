//! The moves: planning, going on, answering, using, taking back.

use castaway_kernel::{Answer, DecisionId, Seat};
use castaway_robinson::{
    command::Command,
    game::Island,
    plan::{Assignment, Goal, Pawn},
};
use castaway_table::Loaded;

use super::{codes, pages, parse, press::Draft, price, scene::Scene, wizard};
use crate::{
    discord::{
        app::App,
        commands::{CommandError, Ctx, open},
        complete,
        face::Face,
        games::Visit,
        reply::{Caller, How},
    },
    ui::message::escape,
};

/// What a person typed for `/assign`.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// Kind of action.
    pub action: Option<String>,
    /// Target.
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

/// Plan an action.
#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments)] // One argument per option is how the framework declares them.
pub async fn assign(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::actions"]
    #[description = "action"]
    action: String,
    #[autocomplete = "complete::targets"]
    #[description = "target"]
    target: Option<String>,
    #[autocomplete = "complete::pawns"]
    #[description = "pawns"]
    pawns: Option<String>,
    #[autocomplete = "complete::leaders"]
    #[description = "lead"]
    lead: Option<String>,
    #[autocomplete = "complete::supporters"]
    #[description = "support"]
    support: Option<String>,
    #[autocomplete = "complete::prices"]
    #[description = "price"]
    price: Option<String>,
    #[autocomplete = "complete::aids"]
    #[description = "aids"]
    aids: Option<String>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let wish = Wish {
        action: Some(action),
        target,
        pawns,
        lead,
        support,
        price,
        aids,
    };
    let loaded = match app.tables.load(caller.channel).await {
        Ok(loaded) => loaded,
        Err(trouble) => {
            app.sorry(&caller, trouble).await;
            return Ok(());
        }
    };
    let read = {
        let scene = app.scene(caller.lang, &loaded, &[], Some(caller.user));
        understand(&scene, &wish)
    };
    match read {
        Ok(what) => {
            app.order::<Island>(&caller, None, Command::Assign(what))
                .await
        }
        Err(text) => app.say(&caller, How::New, &pages::notice(text)).await,
    }
    Ok(())
}

/// The goal that action and target name.
///
/// # Errors
/// A sentence that says which is unknown or missing.
pub fn goal_of(scene: &Scene<'_>, wish: &Wish) -> Result<Goal, String> {
    let w = &scene.words;
    let goals = wizard::goals(scene);
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
    match at.and_then(|n| goals.get(n)) {
        Some((goal, ..)) => Ok(goal.clone()),
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
    let own: Vec<&Seat> = scene.seats.iter().filter(free).collect();
    let own = if own.is_empty() {
        scene.seats.iter().collect()
    } else {
        own
    };
    names.extend(own.iter().map(|s| (Pawn::Seat(s.0), w.get("word-me"))));
    names.push((Pawn::Friday, w.pawn(view, Pawn::Friday)));
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
        Some(text) => complete::price_of(scene, &goal, text)
            .ok_or_else(|| w.with("assign-unknown-price", &[("word", (&escape(text)).into())]))?,
    };
    let mut aids = Vec::new();
    let mut discount = false;
    let known = complete::aid_list(scene, &goal);
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
            Some((code, _)) if code == complete::DISCOUNT => discount = true,
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
            .map(|o| wizard::ways(scene, &draft, o))
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

/// Take a planned action back.
#[poise::command(slash_command)]
pub async fn unassign(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::placements"]
    #[description = "action"]
    action: String,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let found = find(app, &caller, &action, complete::placement_list).await;
    match found.and_then(|code| code.parse().ok()) {
        Some(placement) => {
            app.order::<Island>(&caller, None, Command::Unassign { placement })
                .await
        }
        None => unknown(app, &caller, &action).await,
    }
    Ok(())
}

/// Go on.
#[poise::command(slash_command)]
pub async fn advance(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    app.order::<Island>(&caller, None, Command::Advance).await;
    Ok(())
}

/// Answer the open question.
#[poise::command(slash_command)]
pub async fn choose(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::answers"]
    #[description = "answer"]
    answer: String,
    #[autocomplete = "complete::answers"]
    #[description = "second"]
    second: Option<String>,
    #[autocomplete = "complete::answers"]
    #[description = "third"]
    third: Option<String>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let loaded = match app.tables.load(caller.channel).await {
        Ok(loaded) => loaded,
        Err(trouble) => {
            app.sorry(&caller, trouble).await;
            return Ok(());
        }
    };
    let decision = app
        .scene(caller.lang, &loaded, &[], Some(caller.user))
        .view
        .ask
        .as_ref()
        .map_or(0, |a| a.id);
    let mut picks = Vec::new();
    for text in [Some(answer), second, third].into_iter().flatten() {
        match find(app, &caller, &text, pages::answers).await {
            Some(key) => picks.push(key.as_str().into()),
            // An unknown answer is refused by the engine, with the reason.
            None => picks.push(text.as_str().into()),
        }
    }
    let answer = Answer {
        decision: DecisionId(decision),
        picks,
    };
    app.order::<Island>(&caller, None, Command::Choose(answer))
        .await;
    Ok(())
}

/// Use an ability, item or token.
#[poise::command(slash_command, rename = "use")]
pub async fn use_thing(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::usables"]
    #[description = "what"]
    what: String,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let found = find(app, &caller, &what, complete::usable_list).await;
    match found
        .as_deref()
        .or(Some(what.as_str()))
        .and_then(codes::read_use)
    {
        Some((seat, usable)) => {
            app.order_as::<Island>(&caller, seat, None, Command::Use(usable))
                .await
        }
        None => unknown(app, &caller, &what).await,
    }
    Ok(())
}

/// Take the last step back.
#[poise::command(slash_command)]
pub async fn undo(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    // Taking back changes a game, so it is the one that the caller changed last.
    match Box::pin(app.touched(&caller)).await {
        Ok(game) => app.visit(&caller, game, TakeBack).await,
        Err(none) => app.sorry_any(&caller, none).await,
    }
    Ok(())
}

/// Takes back.
struct TakeBack;

impl Visit for TakeBack {
    async fn visit<G: Face>(self, app: &App, caller: &Caller, _: Loaded<G>) {
        app.take_back::<G>(caller, None, false).await;
    }
}

/// The code of what was typed: a code itself, or a label or part of one.
async fn find(
    app: &App,
    caller: &Caller,
    typed: &str,
    list: impl Fn(&Scene<'_>) -> Vec<(String, String)>,
) -> Option<String> {
    let loaded = app.tables.load(caller.channel).await.ok()?;
    let scene = app.scene(caller.lang, &loaded, &[], Some(caller.user));
    let entries = list(&scene);
    if let Some((code, _)) = entries.iter().find(|(code, _)| code == typed) {
        return Some(code.clone());
    }
    let indexed: Vec<(usize, String)> = entries
        .iter()
        .enumerate()
        .map(|(n, (_, label))| (n, label.clone()))
        .collect();
    parse::one_of(typed, &indexed)
        .and_then(|n| entries.get(n))
        .map(|(code, _)| code.clone())
}

async fn unknown(app: &App, caller: &Caller, typed: &str) {
    let text = app
        .words(caller.lang)
        .with("unknown-word", &[("word", (&escape(typed)).into())]);
    app.say(caller, How::New, &pages::notice(text)).await;
}
