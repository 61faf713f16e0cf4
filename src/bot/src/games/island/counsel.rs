//! What was thought through: the page that says it, and following it.

use castaway_kernel::{Game, Seat, stream::seed_of};
use castaway_robinson::{
    command::Command,
    counsel::{Counsel, Counselled},
    game::Island,
    guide::{self, Why},
    legal,
    policy::search::Effort,
    task::Usable,
};
use castaway_table::{Act, Done, Loaded};

use super::{
    at_hand,
    given::{self, answered, goal, press},
    left_open, lines,
    press::Press,
    scene::Scene,
    screens::{back, screen},
    suggest, teach, votes,
};
use crate::{
    discord::{Caller, GameUi, How, Ui, Went, is_over},
    ui::{
        SAND, common,
        message::{Button, Embed, Message, Style},
        press::GamePresses,
    },
};

/// Lines of a counsel on what is used; the rest is named in one.
const USES: usize = 4;
/// A plan of at most so many actions has a button for each.
const SINGLY: usize = 4;

impl Ui<Island> {
    /// Thinks the moment through, unless that was done; whether a page may say what came of it.
    pub(super) async fn think_through(&self, caller: &Caller) -> bool {
        // What stands in the way is said by the page.
        let Ok(loaded) = self.tables().load(caller.place).await else {
            return true;
        };
        if Island::is_ranked(&loaded) {
            let text = self.text(caller.lang, "hint-ranked");
            self.say(caller, How::New, &common::notice(text)).await;
            return false;
        }
        let mine = !loaded.meta.moves(caller.user).is_empty();
        if !mine || is_over(&loaded) || self.is_thought(&loaded) {
            return true;
        }
        let (ui, state) = (self.clone(), loaded.state);
        let think = move |go_on: &dyn Fn() -> bool| {
            Counsel::find(ui.catalog(), &state, Effort::default(), go_on)
        };
        // Without room to think rules of thumb are told.
        if let Some(found) = self.thought(caller.user, think).await
            && let Ok(found) = serde_json::to_value(found)
        {
            let keep = move |meta: &mut castaway_table::Meta| meta.counsel = Some(found);
            if let Err(trouble) = self.tables().change_meta(caller.place, keep).await {
                self.sorry(caller, trouble).await;
                return false;
            }
        }
        true
    }

    /// Whether what was thought before still holds.
    fn is_thought(&self, loaded: &Loaded<Island>) -> bool {
        let lang = loaded.meta.language;
        !self.scene(lang, loaded, &[], None).counsel().is_empty()
    }

    /// Does all that somebody was counselled; one press takes it back.
    pub(super) async fn follow_counsel(&self, caller: &Caller, loaded: Loaded<Island>) {
        let all = {
            let scene = self.scene(caller.lang, &loaded, &[], Some(caller.user));
            together(scene.counsel())
        };
        let mut orders = all.into_iter();
        let Some((seat, command)) = orders.next() else {
            return;
        };
        let first = Act {
            stamp: caller.stamp(),
            seen: Some(loaded.revision),
            command,
        };
        let begun = self.tables().act_as(caller.place, Some(seat), first).await;
        let mut went = match begun {
            Ok(Done::Now { loaded, events }) => Went { loaded, events },
            Ok(Done::Before(loaded)) => {
                let left = match loaded.meta.is_solo() {
                    true => 0,
                    false => orders.len(),
                };
                self.after(caller, loaded, Vec::new()).await;
                return self.tell_left(caller, left);
            }
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let mut left = 0;
        while let Some((seat, command)) = orders.next() {
            if !self.goes_on(caller, Some(seat), command, &mut went).await {
                // What is left is counselled again.
                left = orders.len();
                break;
            }
        }
        let alone = went.loaded.meta.is_solo();
        self.after(caller, went.loaded, went.events).await;
        if !alone {
            self.tell_left(caller, left);
        }
    }

    /// Tells in company that orders were not carried out, as others are asked something first: whoever goes away believes them planned.
    fn tell_left(&self, caller: &Caller, left: usize) {
        if left > 0 {
            let notice = common::notice(self.text(caller.lang, "counsel-left"));
            self.add_notice(caller, notice);
        }
    }
}

/// A sign of these orders: what is counselled the same again has the same, whatever the program was built with.
pub fn sign(all: &[Counselled]) -> String {
    let orders: Vec<_> = all.iter().map(|one| (one.seat, &one.command)).collect();
    format!("{:x}", seed_of(&format!("{orders:?}")))
}

/// Says on a page that the game has gone on from what was counselled before.
pub fn anew(scene: &Scene<'_>, page: &mut Message) {
    page.push_embed(Embed::new("", scene.words.get("counsel-anew")).colour(SAND));
}

/// The orders, those of a seat that are planned one after the other as one.
fn together(all: &[Counselled]) -> Vec<(Seat, Command)> {
    let mut orders: Vec<(Seat, Command)> = Vec::new();
    for Counselled { seat, command, .. } in all {
        match (orders.last_mut(), command) {
            (Some((by, Command::Plan(plan))), Command::Assign(what)) if by == seat => {
                plan.push(what.clone());
            }
            (_, Command::Assign(what)) => orders.push((*seat, Command::Plan(vec![what.clone()]))),
            (_, command) => orders.push((*seat, command.clone())),
        }
    }
    orders
}

/// What was thought through, order by order; none where nothing was.
pub fn page(scene: &Scene<'_>) -> Option<Message> {
    let w = &scene.words;
    let all = scene.counsel();
    let first = all.first()?;
    let answers = all
        .iter()
        .all(|one| matches!(one.command, Command::Choose(_)));
    let mut lines = vec![w.get(match answers {
        true => "counsel-head-answers",
        false => "counsel-head",
    })];
    let mut n = 0;
    let mut uses = 0;
    let mut more: Vec<String> = Vec::new();
    // What is done twice is said once.
    for same in all.chunk_by(|one, next| one.seat == next.seat && one.command == next.command) {
        let left = all.get(n..).unwrap_or_default();
        let numbers = match same.len() {
            1 => (n + 1).to_string(),
            more => format!("{}–{}", n + 1, n + more),
        };
        n += same.len();
        if let Some(Counselled {
            command: Command::Use(what),
            ..
        }) = left.first()
        {
            uses += 1;
            if uses > USES {
                let name = w.table(&scene.view).usable_name(what);
                more.push(format!("{numbers}. **{name}**"));
                continue;
            }
        }
        lines.extend(line(scene, &numbers, left));
    }
    if !more.is_empty() {
        let things = more.join(", ");
        lines.push(w.with("counsel-uses-more", &[("things", (&things).into())]));
    }
    lines.extend(leaves(scene, all));
    let advised: Vec<&Command> = all.iter().map(|one| &one.command).collect();
    lines.extend(suggest::differing(scene, &advised));
    lines.extend(teach::pile(scene));
    let used = all.iter().filter_map(|one| match &one.command {
        Command::Use(what) => Some(what.clone()),
        _ => None,
    });
    lines.extend(at_hand::free(scene, &used.collect::<Vec<_>>()));
    lines.extend(at_hand::used_up(scene, all));
    lines.extend(left_open::pawns(scene, all));
    lines.push(w.get("counsel-own"));
    let mut buttons = Vec::new();
    if all.len() > 1 {
        // A plan is not carried out by it; what is used is used at once.
        let mut orders = all.iter().map(|one| &one.command);
        let plans = match orders.all(|order| matches!(order, Command::Assign(_) | Command::Plan(_)))
        {
            true => "yes",
            false => "no",
        };
        let args = [("n", all.len().into()), ("plans", plans.into())];
        let label = w.with("button-counsel", &args);
        let press = Press::Counselled(sign(all)).id(scene.version);
        buttons.push(Button::new(press, label).style(Style::Success).emoji("✅"));
    }
    let given = votes::is_given(scene, &first.command);
    if !given && let Some((label, press)) = press(scene, &scene.view, &first.command) {
        let label = match all.len() {
            1 => label,
            _ => w.with("button-counsel-first", &[("what", (&label).into())]),
        };
        let style = match all.len() {
            1 => Style::Success,
            _ => Style::Secondary,
        };
        let button = Button::new(press.id(scene.version), label);
        buttons.push(button.style(style).emoji("💡"));
    }
    buttons.extend(singly(scene, all));
    buttons.push(back(scene));
    let mut message = screen(w.get("hint-title"), lines.join("\n"));
    message.push_buttons(buttons);
    Some(message)
}

/// A button for each further action of a short plan that can be planned without those before it.
fn singly(scene: &Scene<'_>, all: &[Counselled]) -> Vec<Button> {
    let w = &scene.words;
    let planned = |one: &Counselled| matches!(one.command, Command::Assign(_));
    if all.len() > SINGLY || !all.iter().all(planned) {
        return Vec::new();
    }
    let own =
        |one: &Counselled| scene.own.contains(&one.seat) && scene.accepts(&one.command).is_ok();
    let further = (1_usize..).zip(all).skip(1);
    let mut buttons: Vec<Button> = Vec::new();
    for (n, one) in further.filter(|(_, one)| own(one)) {
        let Some((label, press)) = press(scene, &scene.view, &one.command) else {
            continue;
        };
        // Two rests of one person are one press.
        let same = |before: &Counselled| before.command == one.command;
        if all.iter().take(n - 1).any(same) {
            continue;
        }
        let args = [("n", n.into()), ("what", (&label).into())];
        let label = w.with("button-counsel-one", &args);
        buttons.push(Button::new(press.id(scene.version), label).emoji("💡"));
    }
    buttons
}

/// What the night still takes once all this is done, and alone that it was reckoned with: in company others may see to it.
fn leaves(scene: &Scene<'_>, all: &[Counselled]) -> Vec<String> {
    let w = &scene.words;
    let Some(last) = all.last() else {
        return Vec::new();
    };
    let done = Island::apply(scene.catalog(), &last.state, last.seat, &last.command);
    // An answer may end the round: what then comes is another night.
    let same = done
        .ok()
        .filter(|done| done.state.round == last.state.round);
    let Some(done) = same else {
        return Vec::new();
    };
    let left = left_open::lines(scene, &done.state);
    if left.is_empty() {
        return left;
    }
    let ahead = ("rounds", looked_ahead(scene).into());
    let reckoned = scene.meta.is_solo();
    let reckoned = reckoned.then(|| w.with("counsel-reckoned", &[ahead]));
    std::iter::once(w.get(left_open::heading(scene, &done.state)))
        .chain(left)
        .chain(reckoned)
        .collect()
}

/// The rounds that the searching player looks ahead now: at the end fewer are left.
pub fn looked_ahead(scene: &Scene<'_>) -> u8 {
    let left = scene.view.rounds.saturating_sub(scene.view.round);
    left.min(Effort::default().ahead)
}

/// The first of the orders that are left, with what speaks for it.
fn line(scene: &Scene<'_>, n: &str, left: &[Counselled]) -> Option<String> {
    let one = left.first()?;
    let w = &scene.words;
    let view = scene.view_of(&one.state);
    let n = ("n", n.into());
    let quoted = |key: &str, what: &str| w.with(key, &[n, ("what", what.into())]);
    let said = match &one.command {
        Command::Assign(what) => {
            let action = format!(
                "{} ({})",
                w.goal(&view, &what.goal),
                w.pawns(&view, &what.pawns)
            );
            let why = match guide::why_of(scene.catalog(), &one.state, what) {
                Why::Tool => w.gain(&view, &what.goal),
                why => w.table(&view).reason(why),
            };
            let seen = legal::preview(scene.catalog(), &one.state, one.seat, what);
            let odds = seen.map_or_else(
                |_| String::new(),
                |seen| {
                    let odds = std::iter::once(lines::risks(w, &view, &seen));
                    let odds: Vec<String> = odds.chain(lines::tied(w, &seen)).collect();
                    odds.join(" · ")
                },
            );
            let args = [
                n,
                ("what", (&action).into()),
                ("odds", (&odds).into()),
                ("why", (&why).into()),
            ];
            w.with("counsel-plan", &args)
        }
        Command::Join {
            placement, pawns, ..
        } => {
            let action = format!(
                "{} ({})",
                goal(scene, &view, *placement),
                w.pawns(&view, pawns)
            );
            let said = quoted("counsel-join", &action);
            let joined = Island::apply(scene.catalog(), &one.state, one.seat, &one.command).ok();
            let then = joined.map(|joined| scene.view_of(&joined.state));
            let risk = then.and_then(|then| {
                let seen = then.plan.iter().find(|seen| seen.id == *placement)?;
                let wound = lines::last_wound(w, &then, seen);
                wound.or_else(|| lines::fight(w, &then, seen))
            });
            risk.map_or(said.clone(), |risk| format!("{said} {risk}."))
        }
        Command::Use(usable) => {
            let name = w.table(&view).usable_name(usable);
            let note = w.usable_note(&view, usable);
            // A reason follows.
            let note = note.trim_end_matches('.');
            let why = given::used_for(scene, left).unwrap_or_default();
            let args = [
                n,
                ("what", (&name).into()),
                ("note", note.into()),
                ("why", (&why).into()),
            ];
            // What is done with the pile is its name.
            let key = match usable {
                Usable::Pile => "counsel-pile",
                _ if given::is_beside(scene, left) => "counsel-use-beside",
                _ => "counsel-use",
            };
            w.with(key, &args)
        }
        Command::Choose(answer) => {
            let ask = view.ask.as_ref()?;
            let (title, _) = w.question(&view, ask);
            let why = given::reason(scene, &one.state, answer);
            let answer = answered(scene, &view, answer);
            let args = [n, ("question", (&title).into()), ("what", (&answer).into())];
            let said = w.with("counsel-answer", &args);
            why.map_or(said.clone(), |why| format!("{said} {why}"))
        }
        Command::Unassign { placement } | Command::Leave { placement } => {
            quoted("counsel-back", &goal(scene, &view, *placement))
        }
        Command::Plan(_) | Command::Advance => return None,
    };
    Some(said)
}
