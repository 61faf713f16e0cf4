//! Every name and every story line of a game exists in both languages.

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    ids::{Difficulty, Item, Resource},
    policy,
    setup::{Island, Setup},
    text::{Lang, Wording},
};

#[test]
fn both_languages_have_the_same_keys() {
    let keys = |text: &str| -> Vec<String> {
        text.lines()
            .filter_map(|l| Some(l.split_once(" = ")?.0.to_owned()))
            .collect()
    };
    assert_eq!(
        keys(include_str!("../../../content/rollwrite/text.en.ftl")),
        keys(include_str!("../../../content/rollwrite/text.de.ftl"))
    );
}

#[test]
fn names_and_a_whole_game_have_words() {
    let catalog = Catalog::load().unwrap();
    for lang in [Lang::En, Lang::De] {
        let words = Wording::new(lang);
        assert!(
            Item::ALL
                .iter()
                .all(|i| !words.item(*i).starts_with("item-"))
        );
        assert!(
            Resource::ALL
                .iter()
                .all(|r| !words.resource(*r).starts_with("resource-"))
        );
        assert!(
            catalog
                .scenarios
                .iter()
                .all(|s| !words.scenario(&s.id).starts_with("scenario-"))
        );
        let setup = Setup {
            seats: 2,
            scenarios: vec!["s00".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(1),
        };
        let mut state = RollWrite::create(&catalog, &setup, 1).unwrap().state;
        while let Some(seat) = state.asked() {
            let command = policy::choose(&catalog, &state, seat).unwrap();
            let step = RollWrite::apply(&catalog, &state, seat, &command).unwrap();
            for event in &step.events {
                let line = words.event(event, &["Ann".into(), "Bo".into()]);
                assert!(!line.contains("event-") && !line.contains("{$"), "{line}");
            }
            state = step.state;
        }
    }
}
