//! Where it is asked which action comes first, the question itself offers to leave that to the order they lie in, and says whom it
//! still takes so that it is asked no more.

use castaway::{
    games::island::{panel, scene::Scene, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::{Chance, Game};
use castaway_robinson::{
    Island, ask::Question, catalog::Catalog, command::Command, policy, setup::Setup, state::State,
};
use castaway_table::{Loaded, Meta, Place};
use serde_json::json;

use crate::at_once;
use crate::person::{
    Person,
    company::{meta, sub, until},
};
use crate::planted::plant;

const PEOPLE: [u64; 3] = [7_007, 7_008, 7_009];

/// The first moment of random games of three at which the order of actions is asked and matters.
fn asked(catalog: &Catalog) -> State {
    for seed in 0..100 {
        let setup = Setup::standard(3);
        let mut state = Island::create(catalog, &setup, seed).ok().unwrap().state;
        let mut chance = Chance::from_seed(seed);
        for _ in 0..600 {
            let asks = state.ask.as_ref().map(|ask| &ask.prompt.question);
            let next = matches!(asks, Some(Question::NextAction { .. }));
            if next && Island::moot(catalog, &state).is_none() {
                return state;
            }
            let awaited = Island::awaited(catalog, &state);
            let seat = awaited
                .get(chance.die(awaited.len().max(1)))
                .map(|a| a.seat);
            let Some(seat) = seat else { break };
            let command = match &state.ask {
                None => policy::suggest(catalog, &state, seat),
                Some(_) => chance.pick(&mut Island::legal(catalog, &state, seat)),
            };
            let command = command.unwrap_or(Command::Advance);
            if let Ok(applied) = Island::apply(catalog, &state, seat, &command) {
                state = applied.state;
            }
        }
    }
    panic!("no order is asked in 100 games");
}

#[test]
fn the_question_which_comes_first_offers_to_ask_no_more_and_names_whom_that_takes() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let state = asked(&catalog);
    let [one, two, three] = PEOPLE;
    let shown = |chairs: [u64; 3], away: &[u64], lang: Lang| {
        let loaded = Loaded::<Island> {
            number: 0,
            place: Place::Channel(1),
            revision: 1,
            state: state.clone(),
            meta: Meta {
                chairs: chairs.into(),
                away: away.to_vec(),
                ..Meta::default()
            },
        };
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], None);
        (scene.lacks_order(), panel::panel(&scene).json().to_string())
    };
    for (lang, label, says) in [
        (
            Lang::En,
            "Always as they lie",
            "Nobody is asked this any more once",
        ),
        (
            Lang::De,
            "Immer der Reihe nach",
            "Danach wird niemand mehr gefragt",
        ),
    ] {
        let (lacks, panel) = shown(PEOPLE, &[], lang);
        assert_eq!(lacks, [one, two, three]);
        assert!(panel.contains(label) && panel.contains(says), "{panel}");
        let (lacks, panel) = shown(PEOPLE, &[two], lang);
        assert_eq!(lacks, [one, three]);
        assert!(panel.contains(&format!("<@{one}>, <@{three}>")), "{panel}");
        // Alone every question is asked.
        let (lacks, panel) = shown([one; 3], &[], lang);
        assert_eq!(lacks, [0; 0]);
        assert!(!panel.contains(label) && !panel.contains(says), "{panel}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_just_settled_the_order_is_not_told_to_answer_it() {
    let mut me = Person::open().await;
    at_once::three(&mut me).await;
    me.catch_up().await;
    let start = asked(&Catalog::load().unwrap());
    let open = start.ask.as_ref().expect("a question").id;
    plant(me.store.as_ref(), me.channel, move |state| *state = start);
    me.slash("island", sub("status", json!([]))).await;
    me.catch_up().await;
    let panel = meta(&me).panel.expect("a panel").message;
    me.until(panel, "Always as they lie").await;
    let page = me.press_action(panel, "in-order").await.expect("a page");
    let words = me.words(page);
    assert!(words.contains("in the order they lie in"), "{words}");
    assert!(!words.contains("answer on the board"), "{words}");
    let settled = |me: &Person| {
        let saved = me.store.load(me.channel).unwrap().expect("a game");
        let state: State = saved.envelope.body.read().unwrap();
        state.ask.is_none_or(|ask| ask.id != open)
    };
    until(&me, settled).await;
    me.close().await;
}

#[test]
fn beside_a_question_in_company_the_plan_only_says_who_does_what() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let state = asked(&catalog);
    let plan = |chairs: [u64; 3]| -> Vec<String> {
        let loaded = Loaded::<Island> {
            number: 0,
            place: Place::Channel(1),
            revision: 1,
            state: state.clone(),
            meta: Meta {
                chairs: chairs.into(),
                ..Meta::default()
            },
        };
        let words = Words::new(texts.of(Lang::En), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], None);
        let json = panel::panel(&scene).json();
        let fields = json["embeds"][0]["fields"].as_array().expect("fields");
        let plan = fields.iter().find(|field| field["name"] == "Plan");
        let plan = plan.expect("a plan")["value"].as_str().unwrap();
        let lines = plan.lines().filter(|line| line.starts_with("• **"));
        lines.map(str::to_owned).collect()
    };
    let (together, alone) = (plan(PEOPLE), plan([PEOPLE[0]; 3]));
    assert!(together.len() > 1, "{together:?}");
    assert!(
        together.iter().all(|line| line.ends_with(')')),
        "{together:?}"
    );
    assert_eq!(alone.len(), together.len());
    assert!(alone.iter().all(|line| line.contains(" · ")), "{alone:?}");
}
