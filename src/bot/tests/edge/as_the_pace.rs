//! What a standing answer says that nobody has settled, because it only goes with the pace of the table, is told as such.

use castaway::{
    games::island::{panel::panel, scene::Scene, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::Game;
use castaway_robinson::{Island, catalog::Catalog, setup::Setup};
use castaway_table::{ByHabit, Loaded, Meta, Place};

#[test]
fn what_only_goes_with_the_pace_is_settled_by_nobody() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let state = Island::create(&catalog, &Setup::standard(3), 1);
    let mut loaded = Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state: state.unwrap().state,
        meta: Meta {
            chairs: [7, 8, 9].into(),
            ..Meta::default()
        },
    };
    for (usual, says, says_not) in [
        (true, "goes with the pace", "as settled by"),
        (false, "as settled by <@7>, <@8>", "goes with the pace"),
    ] {
        let said = |user: u64| ByHabit {
            user,
            name: "little".into(),
            usual,
        };
        loaded.meta.by_habit = [7, 8].map(said).into();
        let words = Words::new(texts.of(Lang::En), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], None);
        let page = panel(&scene).json().to_string();
        assert_eq!(page.matches("Not asked").count(), 1, "one line: {page}");
        assert!(page.contains(says) && !page.contains(says_not), "{page}");
    }
}

#[test]
fn whatever_was_not_asked_stands_in_one_line() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let state = Island::create(&catalog, &Setup::standard(3), 1);
    let said = |user: u64, name: &str, usual: bool| ByHabit {
        user,
        name: name.into(),
        usual,
    };
    let loaded = Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state: state.unwrap().state,
        meta: Meta {
            chairs: [7, 8, 9].into(),
            by_habit: [
                said(7, "little", true),
                said(7, "small", true),
                said(8, "order", false),
            ]
            .into(),
            ..Meta::default()
        },
    };
    for (lang, signs) in [
        (Lang::En, ["goes with the pace", "as settled by <@8>"]),
        (Lang::De, ["zum Tempo", "von <@8> festgelegt"]),
    ] {
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], None);
        let page = panel(&scene).json().to_string();
        assert_eq!(page.matches("-# 📌").count(), 1, "one line: {page}");
        assert!(signs.iter().all(|sign| page.contains(sign)), "{page}");
    }
}
