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

/// What can be left behind: the menu of this page, a line for each thing, of which as many can be picked as are too many; and where
/// one menu does not hold all, the way to the other kinds.
pub fn menus(scene: &Scene<'_>, ask: &AskView, asked: Asked, over: usize, page: u8) -> Vec<Select> {
    let pages = pages(scene, ask, asked, over);
    let page = usize::from(page).min(pages.len().saturating_sub(1));
    let id = |press: Press| press.id(scene.version);
    let entries: Vec<Entry> = pages.get(page).into_iter().flatten().cloned().collect();
    let title = scene.words.count("di-menu-drop", over);
    let mut menus = vec![Select::new(id(Press::Drops(asked)), title, entries).pick(1, over)];
    let others = (0_u8..)
        .zip(&pages)
        .filter(|(n, _)| usize::from(*n) != page);
    let others: Vec<Entry> = others
        .filter_map(|(n, kinds)| {
            let (first, last) = (kinds.first()?, kinds.last()?);
            let args = [
                ("first", first.label.as_str().into()),
                ("last", last.label.as_str().into()),
            ];
            let text = scene.words.with("di-drop-kinds", &args);
            Some(Entry::new(spots::turn(n), text, ""))
        })
        .collect();
    if !others.is_empty() {
        let title = scene.words.get("di-menu-drop-kinds");
        menus.push(Select::new(id(Press::Picks(asked)), title, others));
    }
    menus
}

/// The lines of all that can be left behind, as many on a page as a menu holds; no kind stands on two.
fn pages(scene: &Scene<'_>, ask: &AskView, asked: Asked, over: usize) -> Vec<Vec<Entry>> {
    let mut pages: Vec<Vec<Entry>> = vec![Vec::new()];
    for (n, label) in ask.options.iter().enumerate() {
        let lines = lines_of(scene, ask, (n, label), (Seat(asked.seat), over));
        match pages.last_mut() {
            Some(page) if page.len() + lines.len() <= OPTIONS => page.extend(lines),
            _ => pages.push(lines),
        }
    }
    pages
}

/// The lines of one kind.
fn lines_of(
    scene: &Scene<'_>,
    ask: &AskView,
    (n, label): (usize, &Label),
    (seat, over): (Seat, usize),
) -> Vec<Entry> {
    let text = lines::option(scene, &ask.prompt, label);
    // So many of one kind at once are as many as a menu holds.
    let all = usize::from(tokens(scene, seat, label))
        .min(over)
        .min(OPTIONS);
    let each = (1..=all).map(|nth| {
        let args = [
            ("what", (&text).into()),
            ("nth", nth.into()),
            ("all", all.into()),
        ];
        let text = match all {
            1 => text.clone(),
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
