//! The private pages: `/me`, `/plan`, `/card`, `/odds`, `/log` and small notices.

use castaway_kernel::Seat;
use castaway_robinson::{
    catalog::Catalog,
    ids::{Phase, Who},
    reject::Rejection,
    task::CardRef,
    view::{ActionOffer, OptionView, PersonView},
};

use super::{
    at_hand, chances, lines, press::Press, reading::Reading, scene::Scene, together, votes, ways,
    words::Words,
};
pub use crate::ui::common::notice;
use crate::ui::{
    SAND, SEA,
    limits::OPTIONS,
    message::{Button, Embed, Entry, Message, Select, Style},
    press::GamePresses,
    shared::Shared,
};

/// What cannot be done and why, and what could be.
pub fn refused(w: &Words<'_>, reason: &str, rule: &str) -> Message {
    let mut text = format!("🙅 {reason}");
    if !rule.is_empty() {
        let title = w.rule_title(rule).unwrap_or_else(|| rule.to_owned());
        text.push_str(&format!(
            "\n-# {}",
            w.with("refused-rule", &[("rule", (&title).into())])
        ));
    }
    Message::private(text)
}

/// The whole plan.
pub fn plan(scene: &Scene<'_>) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let lines = together::plan(scene);
    let text = if lines.is_empty() {
        w.get("plan-empty")
    } else {
        lines.join("\n")
    };
    let mut embed = Embed::new(w.get("field-plan"), text).colour(SEA);
    embed.field(w.get("field-resources"), lines::resources(w, view), false);
    if view.planning
        && let Err(reason) = scene.accepts(&castaway_robinson::command::Command::Advance)
    {
        embed.field(w.get("plan-missing"), missing(scene, &reason), false);
    }
    Message::embed(embed).hidden()
}

/// What a plan lacks; where several have pawns left, those of each of them.
fn missing(scene: &Scene<'_>, reason: &Rejection) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let left = view.people.iter().filter_map(|person| {
        let Who::Seat(seat) = person.who else {
            return None;
        };
        let Rejection::PawnsLeft { left, .. } = scene.unplanned(Seat(seat))? else {
            return None;
        };
        let who = w.person(view, person.who);
        let args = [("who", (&who).into()), ("n", left.into())];
        Some(w.with("together-left", &args))
    });
    let left: Vec<String> = left.collect();
    match reason {
        Rejection::PawnsLeft { .. } if left.len() > 1 => left.join("\n"),
        _ => w.rejection(view, reason),
    }
}

/// The own characters of a user, or all for somebody without a seat: abilities, wounds, what can be used now, and how whoever
/// is away comes back.
pub fn me(scene: &Scene<'_>, user: Option<u64>) -> Message {
    let (w, view, seats) = (&scene.words, &scene.view, &scene.own);
    let mut message = Message::default().hidden();
    // Who only watches sees everybody, and nothing as their own.
    let shown = |p: &&PersonView| {
        seats.is_empty() || matches!(p.who, Who::Seat(seat) if seats.contains(&Seat(seat)))
    };
    let own: Vec<_> = view
        .people
        .iter()
        .filter(shown)
        .chain(view.friday.as_ref())
        .collect();
    for person in own {
        let mut lines: Vec<String> = w.character_lines(&person.character);
        let abilities: Vec<String> = person
            .abilities
            .iter()
            .map(|(key, price, used)| {
                let name = w.card(&CardRef::Ability(key.clone()));
                let body = w.card_lines(&CardRef::Ability(key.clone())).join(" ");
                let mark = if *used { "☑" } else { "•" };
                format!("{mark} **{name}** ({price}): {body}")
            })
            .collect();
        if !abilities.is_empty() {
            lines = abilities;
        }
        if let Some(mood) = w.character_mood(&person.character) {
            lines.insert(0, format!("*{mood}*"));
        }
        let heading = w.with(
            "me-title",
            &[
                ("name", (&w.person(view, person.who)).into()),
                ("wounds", person.wounds.into()),
                ("dies", person.dies_on.into()),
                ("det", person.det.into()),
            ],
        );
        message.push_embed(Embed::new(heading, lines.join("\n")).colour(SEA));
    }
    if let Some(camp) = lines::shelter(w, view) {
        message.push_embed(Embed::new(w.get("me-camp"), camp).colour(SEA));
    }
    if seats.is_empty() {
        message.push_embed(Embed::new("", w.get("me-watching")).colour(SAND));
        return message;
    }
    // Nobody is away from a game that is over, and nothing is used in it.
    if view.end.is_some() {
        message.push_embed(Embed::new("", w.get("me-over")).colour(SAND));
        return message;
    }
    let shared = !scene.meta.is_solo();
    if let Some(user) = user.filter(|user| shared && scene.meta.is_away(*user)) {
        let args = [("why", votes::why_away(scene, user).into())];
        message.push_embed(Embed::new("", w.with("me-away", &args)).colour(SAND));
        let (days, tag) = (0, scene.meta.tag.clone());
        let back = Shared::Holiday { days, tag }.id(Press::LETTER, scene.version);
        let back = Button::new(back, w.get("button-back-again"));
        message.push_buttons(vec![back.style(Style::Success).emoji("👋")]);
    }
    let usable = at_hand::all(scene);
    let text = if usable.is_empty() {
        w.get("me-nothing")
    } else {
        usable.join("\n")
    };
    message.push_embed(Embed::new(w.get("me-usable"), text).colour(SAND));
    message
}

/// A card as text; the picture is put in by the caller.
pub fn card(w: &Words<'_>, card: &CardRef) -> Message {
    let mut lines = w.card_page(card);
    lines.extend(w.tokens_of(card).iter().map(|note| format!("-# {note}")));
    if let Some(mood) = w.mood(card) {
        lines.push(format!("*{mood}*"));
    }
    let mut embed = Embed::new(w.card(card), lines.join("\n")).colour(SAND);
    embed.footer = w.card_kind(card).into();
    Message::embed(embed).hidden()
}

/// A tile or a character as text; the picture is put in by the caller.
pub fn read(w: &Words<'_>, reading: &Reading, catalog: &Catalog) -> Message {
    let picture = reading.picture(&w.cards(), catalog);
    let (mut lines, mut title) = (Vec::new(), reading.name(w));
    if let Some(picture) = picture {
        lines.extend(picture.parts.into_iter().flat_map(|part| part.said));
        lines.extend((!picture.mood.is_empty()).then(|| format!("*{}*", picture.mood)));
        title = picture.title;
    }
    let mut embed = Embed::new(title, lines.join("\n")).colour(SAND);
    embed.footer = reading.kind(w).into();
    Message::embed(embed).hidden()
}

/// The cards that a name fits, to choose from.
pub fn which_card(w: &Words<'_>, word: &str, cards: &[&Reading]) -> Message {
    let text = w.with("which-card", &[("word", word.into())]);
    let embed = Embed::new(w.get("cards-title"), text).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    let entry = |card: &&Reading| Entry::new(card.code(), card.name(w), card.kind(w));
    let entries = cards.iter().take(OPTIONS).map(entry).collect();
    message.push_select(Select::new(Press::Card.id(0), w.get("menu-card"), entries));
    message
}

/// Actions of one kind with the same chances.
struct Alike<'a> {
    offer: &'a ActionOffer,
    odds: String,
    certain: String,
    goals: Vec<String>,
}

impl Alike<'_> {
    fn is_like(&self, other: &Self) -> bool {
        let of = |one: &Self| (one.offer.what.goal.kind(), one.offer.risky, one.offer.sure);
        of(self) == of(other) && self.odds == other.odds && self.certain == other.certain
    }

    fn line(&self, w: &Words<'_>) -> String {
        w.with(
            "odds-line",
            &[
                ("goal", (&self.goals.join(", ")).into()),
                ("risky", self.offer.risky.into()),
                ("odds", (&self.odds).into()),
                ("sure", self.offer.sure.into()),
                ("certain", (&self.certain).into()),
            ],
        )
    }
}

/// Chances of what is planned, then of everything that a free pawn could still do, fewest pawns first.
pub fn odds(scene: &Scene<'_>) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let mut alike: Vec<Alike<'_>> = Vec::new();
    let mut reasons: Vec<String> = Vec::new();
    let possible: Vec<&ActionOffer> = (scene.offers().iter())
        .filter(|offer| offer.blocked.is_none())
        .collect();
    let manned = |offer: &&ActionOffer| !offer.leaders.is_empty();
    let free = possible.iter().any(manned);
    for offer in possible.iter().copied().filter(manned) {
        if let Some(odds) = &offer.odds {
            let certain = offer.certain.as_ref();
            let certain = certain.map_or_else(|| w.get("odds-sure"), |odds| w.odds(odds));
            reasons.extend(chances::why(scene, Some(offer.what.goal.kind()), odds));
            let goal = w.goal_of(view, offer);
            let of = Alike {
                offer,
                odds: w.odds(odds),
                certain,
                goals: Vec::new(),
            };
            let known = alike.iter().position(|known| known.is_like(&of));
            let at = known.unwrap_or_else(|| {
                alike.push(of);
                alike.len() - 1
            });
            if let Some(group) = alike.get_mut(at)
                && !group.goals.contains(&goal)
            {
                group.goals.push(goal);
            }
        }
    }
    let mut plan = together::plan(scene);
    let planning = view.phase == Phase::Action && view.ask.is_none() && view.planning;
    let rest: Vec<String> = match (alike.is_empty(), planning, free) {
        (false, ..) => alike.iter().map(|group| group.line(w)).collect(),
        (true, true, true) => vec![w.get("odds-none")],
        (true, true, false) => vec![w.get("odds-no-pawn")],
        (true, false, _) if plan.is_empty() => vec![w.get("odds-later")],
        (true, false, _) => Vec::new(),
    };
    if !plan.is_empty() {
        plan.insert(0, format!("**{}**", w.get("field-plan")));
    }
    let mut parts = vec![plan.join("\n"), rest.join("\n")];
    for placement in view.plan.iter().filter(|p| !p.done) {
        let kind = placement.what.goal.kind();
        reasons.extend(
            placement
                .odds
                .iter()
                .flat_map(|o| chances::why(scene, Some(kind), o)),
        );
    }
    parts.push(chances::once(reasons).join("\n"));
    parts.retain(|part| !part.is_empty());
    let embed = Embed::new(w.get("odds-title"), parts.join("\n\n")).colour(SEA);
    Message::embed(embed).hidden()
}

/// The options of the open question as `(key, label)`, the pickable ones.
pub fn answers(scene: &Scene<'_>) -> Vec<(String, String)> {
    let (w, view) = (&scene.words, &scene.view);
    let Some(ask) = &view.ask else {
        return Vec::new();
    };
    let open = |o: &&OptionView| o.blocked.is_none();
    ask.options
        .iter()
        .filter(open)
        .map(|o| (o.key.to_string(), w.option(view, o)))
        .collect()
}

/// The targets that can be planned, as `(goal, label)`.
pub fn targets(scene: &Scene<'_>) -> Vec<(castaway_robinson::plan::Goal, String)> {
    let mut out: Vec<(castaway_robinson::plan::Goal, String)> = Vec::new();
    for offer in scene.offers().iter().filter(|o| o.blocked.is_none()) {
        if out.iter().all(|(goal, _)| *goal != offer.what.goal) && ways::is_possible(scene, offer) {
            let name = scene.words.goal_of(&scene.view, offer);
            out.push((offer.what.goal.clone(), name));
        }
    }
    out
}
