//! Whoever does by one press what was thought through hears in company that not all of it is planned where something is asked first.

use crate::agreed::three;
use crate::person::{
    Person,
    company::{meta, users},
};
use crate::planted::plant;
use crate::voting::with_one_wood;
use castaway_kernel::{Answer, Game, Seat, stream::seed_of};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    plan::{Assignment, Goal, Pawn},
    state::State,
    task::Usable,
};
use serde_json::{Value, json};

const ROBIN: Seat = Seat(0);
const LEFT: &str = "Not all of this is planned yet";

async fn state(me: &Person) -> State {
    let ui = me.stage.app.ui::<Island>().unwrap();
    let loaded = ui.tables().load(me.channel).await;
    loaded.ok().unwrap().state
}

fn rest() -> Command {
    Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(ROBIN.0)],
        price: 0,
        aids: Vec::new(),
        discount: false,
    })
}

/// One wood for the pile, which all are asked about.
fn lays(asked: &State) -> Command {
    let ask = asked.ask.as_ref().expect("a question");
    Command::Choose(Answer {
        decision: ask.id,
        picks: vec![ask.options[1].key.clone()],
    })
}

/// Orders are kept as thought through, each made of the moment that it is for.
async fn keeps(me: &Person, catalog: &Catalog, orders: &[&dyn Fn(&State) -> Command]) {
    let mut now = state(me).await;
    let mut steps = Vec::new();
    for order in orders {
        let command = order(&now);
        let sign = format!("{:016x}", seed_of(&format!("{now:?}")));
        let step = Island::apply(catalog, &now, ROBIN, &command);
        steps.push(json!({ "sign": sign, "seat": ROBIN, "command": command }));
        now = step.expect("it is allowed").state;
    }
    let counsel = json!({ "steps": steps });
    let ui = me.stage.app.ui::<Island>().unwrap();
    let kept = ui.tables().change_meta(me.channel, move |meta| {
        meta.counsel = Some(counsel);
    });
    assert!(kept.await.is_ok());
}

/// Somebody asks on the panel for a suggestion, and does all of it.
async fn follows(me: &Person) {
    me.catch_up().await;
    let panel = meta(me).panel.expect("a panel").message;
    let page = me.press_action(panel, "hint").await.expect("a page");
    me.press_action(page, "counselled").await;
}

fn is_told(message: &Value) -> bool {
    message["ephemeral"] == true && message.to_string().contains(LEFT)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_follows_a_suggestion_hears_what_is_not_planned_yet_as_others_are_asked_first() {
    let mut me = Person::open().await;
    let [robin, ..] = users(&me);
    three(&mut me).await;
    me.catch_up().await;
    me.user = robin;
    let catalog = Catalog::load().unwrap();
    let mut start = with_one_wood(&catalog);
    // Nobody would go hungry, so that no food takes the place of what is thought through.
    start.stock.food = 9;
    let again = start.clone();
    plant(me.store.as_ref(), me.channel, move |state| *state = start);
    // Where nothing is asked all of it is planned, and nothing more is said.
    keeps(&me, &catalog, &[&|_| rest(), &|_| rest()]).await;
    follows(&me).await;
    assert_eq!(state(&me).await.plan.len(), 2);
    me.catch_up().await;
    let all = me.handle().messages(me.channel, robin);
    assert!(!all.iter().any(is_told));
    plant(me.store.as_ref(), me.channel, move |state| *state = again);
    let uses = |_: &State| Command::Use(Usable::Pile);
    keeps(&me, &catalog, &[&uses, &lays, &|_| rest()]).await;
    follows(&me).await;
    me.find(is_told).await;
    let asked = state(&me).await;
    assert!(asked.ask.is_some() && asked.plan.is_empty());
    assert!(meta(&me).ballot.is_some(), "one word of three is given");
    me.close().await;
}
