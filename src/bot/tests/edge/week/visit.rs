//! What somebody does while they are there: whatever the board asks of them, by its buttons and menus.

use castaway::ui::component::Id;
use castaway_kernel::{Chance, Key};
use castaway_robinson::{catalog::Catalog, command::Command, policy};
use castaway_table::Meta;
use serde_json::{Value, json};

use super::{
    MINUTE,
    folk::{Folk, Habit},
    game,
    life::Life,
    watch::Watch,
};
use crate::person::{PATIENCE, action, company::sub, components};

/// Nobody presses more often in one go.
const MOST: usize = 40;

/// A component with the values that are picked from it.
type Wish = (String, Option<Vec<String>>);

/// Somebody comes by and does what is theirs; how often they pressed.
pub async fn visit(
    life: &mut Life,
    watch: &mut Watch,
    someone: &mut Folk,
    catalog: &Catalog,
    chance: &mut Chance,
) -> usize {
    life.me().user = someone.user;
    watch.heard(someone.user, life.now_ms());
    if someone.habit == Habit::Returning && comes_or_goes(life, someone).await {
        return 2;
    }
    let (mut presses, mut tries) = (0, 0);
    while presses < MOST {
        follows(life, watch).await;
        let (state, meta) = game(life);
        let waited = meta.wait.since.contains_key(&someone.user);
        let back = presses == 0 && meta.is_away(someone.user);
        if state.end.is_some() || !(waited || back) {
            break;
        }
        let before = (state, said(&meta));
        let dies = chance.die(25) == 0;
        presses += 1;
        step(life, catalog, chance, tries, dies).await;
        if dies {
            life.kill(chance).await;
        }
        follows(life, watch).await;
        let (state, meta) = game(life);
        tries = match before == (state, said(&meta)) {
            true => tries + 1,
            false => 0,
        };
        assert!(
            tries < 24,
            "{}: nothing comes of what {} presses: {} {meta:?}",
            watch.again(),
            someone.user,
            life.read().find_out(panel(&meta)).unwrap_or_default()["embeds"],
        );
        life.set_clock(life.now_ms() + MINUTE / 4);
        watch.heard(someone.user, life.now_ms());
    }
    presses
}

/// Somebody leaves in the second round, and sits down again when they come back; whether they did so now.
async fn comes_or_goes(life: &mut Life, someone: &mut Folk) -> bool {
    let (state, _) = game(life);
    let me = life.me();
    match someone.left_ms {
        None if state.round >= 2 && state.end.is_none() => {
            let ask = me.slash("island", sub("leave", json!([]))).await;
            me.press_action(ask, "get-up").await;
            someone.left_ms = Some(life.now_ms());
            true
        }
        Some(_) if !someone.returned => {
            me.slash("island", sub("join", json!([]))).await;
            someone.returned = true;
            true
        }
        _ => false,
    }
}

/// What people have said beside the game.
fn said(meta: &Meta) -> String {
    format!("{:?} {:?} {:?}", meta.together, meta.ballot, meta.away)
}

fn panel(meta: &Meta) -> u64 {
    meta.panel.expect("a panel").message
}

/// Waits until what follows by itself has followed and the board shows it.
async fn follows(life: &mut Life, watch: &mut Watch) {
    let wait = async {
        loop {
            watch.look(life);
            let (_, meta) = game(life);
            let due = life.next_due().is_some_and(|at| at <= life.now_ms());
            let revision = life.read().store.load(life.read().channel);
            let revision = revision.unwrap().expect("a game").envelope.revision;
            // Between the two looks it may have moved further down.
            let shown = (meta.panel).and_then(|panel| life.read().find_out(panel.message));
            let shown = shown.is_some_and(|body| shows(&body, revision));
            if !due && shown {
                return;
            }
            life.tick().await;
        }
    };
    let in_time = tokio::time::timeout(PATIENCE, wait).await;
    assert!(in_time.is_ok(), "{}: the board is behind", watch.again());
}

/// Whether a board is of this revision.
fn shows(body: &Value, revision: u64) -> bool {
    let all = components(body);
    let ids = all.iter().filter_map(|c| c["custom_id"].as_str());
    let revisions = ids.filter_map(|id| id.split('|').nth(3)?.parse::<u64>().ok());
    revisions.max() == Some(revision)
}

/// One thing that the board offers, another one at each try.
async fn step(life: &Life, catalog: &Catalog, chance: &mut Chance, tries: usize, dies: bool) {
    let me = life.read();
    let (_, meta) = game(life);
    let board = panel(&meta);
    let all = components(&me.find_out(board).unwrap_or_default());
    let wanted = sensible(life, catalog, me.user).filter(|_| tries < 2);
    if let Some(wish) = answer(&all, wanted.as_ref(), chance) {
        return press(life, board, wish, dies).await.map_or((), |_| ());
    }
    let first = |all: &[Value], names: &[&str]| {
        let found = names
            .iter()
            .find_map(|name| all.iter().find(|c| action(c) == *name));
        found.map(|c| (id(c), None::<Vec<String>>))
    };
    let ready = first(&all, &["go"]);
    let counsel = first(&all, &["advised", "hint"]);
    match (tries % 4, ready, counsel) {
        (0, Some(go), _) => {
            press(life, board, go, dies).await;
        }
        (1, _, Some(hint)) => {
            let Some(page) = press(life, board, hint, false).await else {
                return;
            };
            let does = first(
                &components(&me.find_out(page).unwrap_or_default()),
                &["counselled", "advised", "place", "join"],
            );
            if let Some(does) = does.filter(|_| page != board) {
                press(life, page, does, dies).await;
            }
        }
        (3, ..) => takes_back(life, board, &all, chance, dies).await,
        _ => rests(life, board, &all, chance, dies).await,
    }
}

/// Plans that pawns that are left rest.
async fn rests(life: &Life, board: u64, all: &[Value], chance: &mut Chance, dies: bool) {
    let Some(plan) = all.iter().find(|c| action(c) == "plan") else {
        return;
    };
    let wish = (id(plan), Some(vec!["r".to_owned()]));
    let Some(page) = press(life, board, wish, false).await else {
        return;
    };
    let all = components(&life.read().find_out(page).unwrap_or_default());
    let mut ways: Vec<Wish> = Vec::new();
    for place in all.iter().filter(|c| action(c) == "place") {
        match place["options"].as_array() {
            None => ways.push((id(place), None)),
            Some(options) => {
                let values = options.iter().filter_map(|o| o["value"].as_str());
                ways.extend(values.map(|value| (id(place), Some(vec![value.to_owned()]))));
            }
        }
    }
    if let Some(way) = chance.pick(&mut ways) {
        press(life, page, way, dies).await;
    }
}

/// Takes a part in something that is planned back.
async fn takes_back(life: &Life, board: u64, all: &[Value], chance: &mut Chance, dies: bool) {
    let Some(menu) = all.iter().find(|c| action(c) == "unplan") else {
        return;
    };
    let options = menu["options"].as_array().unwrap();
    let one = &options[chance.die(options.len())]["value"];
    let wish = (id(menu), Some(vec![one.as_str().unwrap().to_owned()]));
    press(life, board, wish, dies).await;
}

/// A sensible answer to the open question, else any that is offered.
fn answer(all: &[Value], wanted: Option<&Key>, chance: &mut Chance) -> Option<Wish> {
    let mut wishes: Vec<Wish> = Vec::new();
    let means = |key: &str| wanted.is_some_and(|wanted| wanted.as_str() == key);
    for c in all {
        match action(c).as_str() {
            "pick" => {
                let wish = (id(c), None);
                let key = Id::read(&wish.0).ok()?.args.pop();
                if key.is_some_and(|key| means(&key)) {
                    return Some(wish);
                }
                wishes.push(wish);
            }
            "picks" => {
                let options = c["options"].as_array().unwrap();
                let many = usize::try_from(c["min_values"].as_u64().unwrap_or(1)).unwrap();
                let value = |o: &Value| o["value"].as_str().unwrap().to_owned();
                let at = options.iter().position(|o| means(&value(o)));
                let first = at.unwrap_or_else(|| chance.die(options.len()));
                let picked = options.iter().cycle().skip(first).take(many.max(1));
                let wish = (id(c), Some(picked.map(value).collect()));
                if at.is_some() {
                    return Some(wish);
                }
                wishes.push(wish);
            }
            _ => {}
        }
    }
    chance.pick(&mut wishes)
}

/// What somebody sensible would answer for one of the seats that are a user's to move.
fn sensible(life: &Life, catalog: &Catalog, user: u64) -> Option<Key> {
    let (state, meta) = game(life);
    let seats = meta.moves(user).into_iter();
    let mut wanted = seats.filter_map(|seat| policy::suggest(catalog, &state, seat));
    wanted.find_map(|command| match command {
        Command::Choose(answer) => answer.picks.first().cloned(),
        _ => None,
    })
}

fn id(component: &Value) -> String {
    component["custom_id"].as_str().unwrap().to_owned()
}

/// Presses, and waits for the answer unless the bot is to be killed meanwhile; the message of the answer.
async fn press(life: &Life, message: u64, wish: Wish, dies: bool) -> Option<u64> {
    let me = life.read();
    let (id, values) = wish;
    let sent = match values {
        Some(values) => me
            .handle()
            .select(me.user, me.channel, message, &id, &values),
        None => me.handle().press(me.user, me.channel, message, &id),
    };
    // The board may have changed in this moment.
    let interaction = sent.ok()?;
    if dies {
        return None;
    }
    let ack = me.handle().wait_ack(interaction, PATIENCE).await;
    ack.expect("an answer").message_id
}
