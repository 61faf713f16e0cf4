//! Where a card speaks to one of several, the question says who that is.

use castaway::{
    games::island::{question, scene::Scene, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    ask::{Label, Question},
    catalog::Catalog,
    effect::{Effect, Mode, Target},
    ids::Who,
    setup::Setup,
    view::{AskView, Brings, OptionView},
};
use castaway_table::{Loaded, Meta, Place};

/// A choice between something for this one and nothing.
fn choice(target: Target, who: Option<Who>) -> AskView {
    let gain = Effect::Det {
        who: target,
        n: 2,
        mode: Mode::default(),
    };
    let option = |key: &str, effects: Vec<Effect>| OptionView {
        key: key.into(),
        label: Label::Alternative {
            id: key.into(),
            effects,
            fate: None,
        },
        blocked: None,
        brings: Brings::AsSaid,
    };
    AskView {
        id: 1,
        question: Question::Alternative,
        source: None,
        who,
        does: None,
        seats: vec![0, 1, 2],
        passed: Vec::new(),
        min: 1,
        max: 1,
        further: 0,
        options: vec![option("gain", vec![gain]), option("none", Vec::new())],
    }
}

#[test]
fn a_question_of_several_names_whom_its_card_means() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let told = |seats: u8, lang: Lang, ask: &AskView| {
        let setup = Setup::standard(seats);
        let state = Island::create(&catalog, &setup, 1).ok().unwrap().state;
        let loaded = Loaded::<Island> {
            number: 0,
            place: Place::Channel(1),
            revision: 1,
            state,
            meta: Meta::default(),
        };
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], None);
        let name = |who: Who| scene.words.person(&scene.view, who);
        let names = [scene.view.first, seats - 1].map(|seat| name(Who::Seat(seat)));
        (question::text(&scene, ask), names)
    };
    for (lang, means) in [
        (Lang::En, "Who is meant by “you”: "),
        (Lang::De, "Wer das auslöst, ist hier: "),
    ] {
        let last = Some(Who::Seat(2));
        let (text, [first, other]) = told(3, lang, &choice(Target::Resolver, last));
        assert!(text.contains(&format!("{means}{other}.")), "{text}");
        // Where nobody has brought it about it is the First Player.
        let (text, _) = told(3, lang, &choice(Target::Resolver, None));
        assert!(text.contains(&format!("{means}{first}.")), "{text}");
        // What concerns all, or somebody alone, needs no name.
        let (text, _) = told(3, lang, &choice(Target::EachPlayer, last));
        assert!(!text.contains(means), "{text}");
        let (text, _) = told(1, lang, &choice(Target::Resolver, None));
        assert!(!text.contains(means), "{text}");
    }
}
