//! Several things that are left behind by one press, where hands are overfull of more than one.

use castaway_discover::{
    Discover,
    command::Command,
    engine::option_key,
    stake::Stake,
    state::{Label, Prompt},
    view::AskView,
};
use castaway_kernel::{Answer, DecisionId, Seat};

use super::{
    lines,
    press::{Asked, Press},
    scene::Scene,
    spots,
};
use crate::{
    discord::{Caller, Ui},
    ui::{
        limits::OPTIONS,
        message::{Entry, Select},
        press::GamePresses,
    },
};

/// How many things are to be left behind, where that is asked and it is more than one.
pub fn many(scene: &Scene<'_>, ask: &AskView) -> Option<usize> {
    if ask.prompt != Prompt::Drop || matches!(ask.stake, Stake::Gift(_)) {
        return None;
    }
    let (held, limit) = scene.known().load(*ask.open.first()?);
    let over = usize::from(held.saturating_sub(limit));
    (over > 1).then_some(over)
}

/// How many tokens an option of the question stands for.
fn tokens(scene: &Scene<'_>, seat: Seat, label: &Label) -> u8 {
    match label {
        Label::Res(res) => (scene.person(seat)).map_or(1, |person| person.stock.tokens(*res)),
        _ => 1,
    }
}

/// Lines of what can be left behind, as many as a menu holds.
struct Page {
    /// The first kind of thing among them.
    first: String,
    /// The last one.
    last: String,
    /// A line for each thing.
    lines: Vec<Entry>,
}

/// What can be left behind: the menu of this page, a line for each thing, of which as many can be picked as are too many; and where
/// one menu does not hold all, the way to the other kinds.
pub fn menus(scene: &Scene<'_>, ask: &AskView, asked: Asked, over: usize, page: u8) -> Vec<Select> {
    let pages = pages(scene, ask, asked, over);
    let page = usize::from(page).min(pages.len().saturating_sub(1));
    let id = |press: Press| press.id(scene.version);
    let entries = (pages.get(page)).map_or(Vec::new(), |page| page.lines.clone());
    let title = scene.words.count("di-menu-drop", over);
    let mut menus = vec![Select::new(id(Press::Drops(asked)), title, entries).pick(1, over)];
    let others = (0_u8..)
        .zip(&pages)
        .filter(|(n, _)| usize::from(*n) != page);
    let others: Vec<Entry> = others
        .map(|(n, other)| Entry::new(spots::turn(n), kinds(scene, other), ""))
        .collect();
    if !others.is_empty() {
        let title = scene.words.get("di-menu-drop-kinds");
        menus.push(Select::new(id(Press::Picks(asked)), title, others));
    }
    menus
}

/// Which kinds of things stand on a page.
fn kinds(scene: &Scene<'_>, page: &Page) -> String {
    if page.first == page.last {
        return page.first.clone();
    }
    let args = [
        ("first", (&page.first).into()),
        ("last", (&page.last).into()),
    ];
    scene.words.with("di-drop-kinds", &args)
}

/// The lines of all that can be left behind; no kind stands on two pages.
fn pages(scene: &Scene<'_>, ask: &AskView, asked: Asked, over: usize) -> Vec<Page> {
    let mut pages: Vec<Page> = Vec::new();
    for (n, label) in ask.options.iter().enumerate() {
        let text = lines::option(scene, &ask.prompt, label);
        let all = usize::from(tokens(scene, Seat(asked.seat), label));
        // So many of one kind at once are as many as a menu holds.
        let lines = lines_of(scene, (n, &text), all.min(over).min(OPTIONS));
        let kind = match label {
            Label::Res(res) => scene.words.wording.resource(*res),
            _ => text,
        };
        match pages.last_mut() {
            Some(page) if page.lines.len() + lines.len() <= OPTIONS => {
                page.lines.extend(lines);
                page.last = kind;
            }
            _ => pages.push(Page {
                first: kind.clone(),
                last: kind,
                lines,
            }),
        }
    }
    pages
}

/// The lines of so many of one kind, which is this option of the question.
fn lines_of(scene: &Scene<'_>, (n, what): (usize, &String), all: usize) -> Vec<Entry> {
    let each = (1..=all).map(|nth| {
        let args = [
            ("what", what.into()),
            ("nth", nth.into()),
            ("all", all.into()),
        ];
        let text = match all {
            1 => what.clone(),
            _ => scene.words.with("di-drop-nth", &args),
        };
        Entry::new(format!("{n}.{nth}"), text, "")
    });
    each.collect()
}

/// The answers that leave behind what was picked, one for each thing; none where something else is asked.
pub fn orders(scene: &Scene<'_>, asked: Asked, values: &[String]) -> Vec<Command> {
    let fits = |ask: &AskView| ask.id == DecisionId(asked.ask) && ask.prompt == Prompt::Drop;
    let Some(ask) = scene.question().filter(fits) else {
        return Vec::new();
    };
    let seat = Seat(asked.seat);
    let all = ask.options.iter().enumerate();
    // What is used up is no option of the questions that follow.
    let mut left: Vec<(usize, u8)> = all
        .map(|(n, label)| (n, tokens(scene, seat, label)))
        .collect();
    let option = |value: &String| value.split('.').next()?.parse::<usize>().ok();
    let picked = values.iter().filter_map(option);
    let mut orders = Vec::new();
    for option in picked {
        let Some(place) = left.iter().position(|(other, _)| *other == option) else {
            continue;
        };
        let decision = match u32::try_from(orders.len()).unwrap_or(u32::MAX) {
            0 => ask.id,
            n => scene.question_after(n - 1),
        };
        orders.push(Command::Choose(Answer {
            decision,
            picks: vec![option_key(place)],
        }));
        if let Some((_, tokens)) = left.get_mut(place) {
            *tokens = tokens.saturating_sub(1);
        }
        left.retain(|(_, tokens)| *tokens > 0);
    }
    orders
}

impl Ui<Discover> {
    /// Leaves behind what was picked in the menu.
    pub(super) async fn explore_drops(&self, caller: &Caller, asked: Asked, values: &[String]) {
        let Some(loaded) = self.explored(caller, None).await else {
            return;
        };
        let open = loaded.state.ask.as_ref().map(|ask| ask.id);
        if open != Some(DecisionId(asked.ask)) {
            return self.moved_on(caller, &loaded).await;
        }
        let seat = Seat(asked.seat);
        let orders = {
            let scene = self.explore_scene(caller.lang, &loaded, &[], Some(seat));
            orders(&scene, asked, values)
        };
        if orders.is_empty() || !loaded.meta.moves(caller.user).contains(&seat) {
            return self.not_now(caller).await;
        }
        self.explore_orders(caller, None, seat, orders).await;
    }
}
