//! What is asked next is offered to be answered ahead where somebody who reads the board is asked, and nowhere else.

use castaway::{
    games::island::{ahead, scene::Scene, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::{Game, Key, Pick, Seat, Voice};
use castaway_robinson::{catalog::Catalog, game::Island, ids::Who, state::State};
use castaway_table::{Habit, Habits, Loaded, Meta, Place};

use crate::standing::voted;

const PEOPLE: [u64; 3] = [7_007, 7_008, 7_009];

#[test]
fn it_is_offered_where_somebody_who_reads_is_asked() {
    let catalog = Catalog::load().unwrap();
    let certain = |state: &State| {
        let one = state.ask.as_ref().is_some_and(|ask| ask.pick == Pick::One);
        let next = Island::ahead(&catalog, state).map(|next| Island::awaited(&catalog, &next));
        one && next.is_some_and(|all| all.len() == 3 && all[0].voice == Voice::Vote)
    };
    let state = voted(&catalog, certain);
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let table = |away: &[u64]| Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state: state.clone(),
        meta: Meta {
            chairs: PEOPLE.into(),
            away: away.to_vec(),
            ..Meta::default()
        },
    };
    let offered = |away: &[u64], user: Option<u64>| {
        let loaded = table(away);
        let words = Words::new(texts.of(Lang::En), &catalog);
        Scene::of(words, &catalog, &loaded, &[], user).is_certain_ahead()
    };
    let [one, ..] = PEOPLE;
    assert!(offered(&[], None) && offered(&[], Some(one)));
    assert!(!offered(&[], Some(99)), "who only watches is not asked");
    assert!(!offered(&PEOPLE, None), "nobody is there to answer");
    // All see the button: it says whom it is for where that is not everybody.
    let loaded = table(&[]);
    for (lang, all) in [(Lang::En, "Asked next"), (Lang::De, "Nächste Frage")] {
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], None);
        assert_eq!(scene.asked_next().len(), 3);
        assert_eq!(ahead::label(&scene, &scene.asked_next()), all);
        let one = ahead::label(&scene, &[Seat(1)]);
        let name = scene.words.person(&scene.view, Who::Seat(1));
        assert_eq!(one, format!("{all}: {name}"));
    }
}

#[test]
fn what_a_standing_answer_will_skip_is_said_to_be() {
    let catalog = Catalog::load().unwrap();
    let name = Key::from("pile-never");
    let state = voted(&catalog, |state| {
        let names = std::slice::from_ref(&name);
        Island::by_habit(&catalog, state, Seat(0), names).is_some()
    });
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let [one, ..] = PEOPLE;
    let mut loaded = Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state,
        meta: Meta {
            chairs: PEOPLE.into(),
            ..Meta::default()
        },
    };
    for settled in [false, true] {
        if settled {
            let habit = Habit {
                name: name.clone(),
                basis: String::new(),
                usual: false,
            };
            let all = vec![habit];
            let habits = Habits {
                all,
                ..Habits::default()
            };
            loaded.meta.habits.insert(one, habits);
        }
        for (lang, says) in [
            (Lang::En, "Your standing answer will skip it"),
            (Lang::De, "beantwortet sie von selbst"),
        ] {
            let words = Words::new(texts.of(lang), &catalog);
            let scene = Scene::of(words, &catalog, &loaded, &[], Some(one));
            let page = ahead::page(&scene, one, 0, None).expect("a question");
            let page = page.json().to_string();
            assert_eq!(page.contains(says), settled, "{page}");
        }
    }
}
