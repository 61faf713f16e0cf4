//! The log of the quick game: a line that was told stays as it is.

use castaway::{
    games::rollwrite::{chronicle, scene::Scene, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::{Chance, Game};
use castaway_rollwrite::{RollWrite, catalog::Catalog, command::Command};

use super::{begun, step};

#[test]
fn a_line_of_the_log_never_changes_whatever_is_done_next() {
    let (catalog, texts) = (
        Catalog::load().unwrap(),
        castaway::registry::texts(castaway::registry::GAMES),
    );
    let mut chance = Chance::from_seed(8);
    for (seats, lang, seed) in [(1, Lang::En, 3), (1, Lang::De, 4), (2, Lang::De, 5)] {
        let (mut loaded, mut events) = begun(&catalog, "s03", seats, seed);
        let (mut told, mut grown): (Vec<String>, u32) = (Vec::new(), 0);
        for _ in 0..120 {
            let Some(seat) = loaded.state.asked() else {
                break;
            };
            let mut all = RollWrite::legal(&catalog, &loaded.state, seat);
            // Days that are full of deeds, and boxes of plans one after the other.
            let plans = |c: &Command| matches!(c, Command::Plan { .. } | Command::Take { .. });
            if all.iter().any(plans) {
                all.retain(plans);
            }
            let order = chance.pick(&mut all).unwrap();
            step(&catalog, &mut loaded, &mut events, &order);
            let scene = Scene::of(Words::new(texts.of(lang)), &catalog, &loaded, &events);
            let days = chronicle::days(&scene).into_iter();
            let now: Vec<String> = days.flat_map(|day| day.lines).collect();
            assert!(now.starts_with(&told), "{told:#?}\n{now:#?}");
            grown += u32::from(now.len() > told.len());
            told = now;
        }
        assert!(grown > 15, "{grown} steps told something");
    }
}
