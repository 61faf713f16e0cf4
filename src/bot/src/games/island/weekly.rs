//! The long challenge of a week: the island game alone, with the same cards and dice for everybody.

use castaway_kernel::{Game, Key, stream};
use castaway_robinson::{
    chronicle::Chronicle,
    event::Event,
    game::Island,
    setup::Setup,
    state::{End, State},
    task::CardRef,
    text::Wording,
};
use castaway_table::{
    Contest, Loaded,
    contest::{Cup, Secret, Standing},
};

use super::{calendar::Calendar, ending::symbol::symbol};
use crate::{
    discord::{GameUi, Hall},
    ui::{
        SAND,
        common::contest_buttons,
        message::{Embed, Message},
        reader::Reader,
        scores::{cup_title, placing_lines, played_line},
        texts::{Lang, Texts},
        version::Version,
    },
};

/// How the names of the boards over all weeks of a scenario begin.
const GLORIES: &str = "glory/island/";
/// So many weeks to come are told.
const AHEAD: usize = 4;

/// Points for being saved.
const SAVED: u32 = 100;
/// Points for each round lived through without being saved.
const ROUND: u32 = 5;
/// Points for each life that is left when one is saved.
const LIFE: u32 = 5;
/// The wound that kills a character.
const DEADLY: u32 = 13;

/// How the game of a week is set up: the printed solo game of its scenario.
pub fn setup(cup: Cup) -> Setup {
    Setup {
        scenario: Calendar::get().scenario(cup),
        ..Setup::standard(1)
    }
}

/// The board over all weeks of the scenario of a game: weeks of another one are no measure for it.
pub fn glory(scenario: &Key) -> String {
    format!("{GLORIES}{scenario}")
}

/// The boards over all weeks, one for each scenario that takes turns, that of this week first.
pub fn halls(lang: Lang, now_ms: u64) -> Vec<Hall> {
    let mut all = Calendar::get().scenarios();
    let now = Calendar::get().scenario(Cup::week(now_ms));
    all.sort_by_key(|scenario| *scenario != now);
    all.iter().map(|scenario| hall(lang, scenario)).collect()
}

fn hall(lang: Lang, scenario: &Key) -> Hall {
    Hall {
        key: scenario.clone(),
        board: glory(scenario),
        title: Wording::get(lang).card(&CardRef::Scenario(scenario.clone())),
    }
}

/// The scenario of a week in words, with how hard it is.
fn named(t: &Texts, scenario: &Key) -> String {
    let card = CardRef::Scenario(scenario.clone());
    let name = Wording::get(t.lang).card(&card);
    match Calendar::get().hardness(scenario) {
        Some(hardness) => {
            let hard = t.get(&format!("week-{}", hardness.name()));
            let args = [("name", (&name).into()), ("hard", (&hard).into())];
            t.with("week-scenario", &args)
        }
        None => name,
    }
}

/// What this week plays, as its game was made, and what the next ones play.
fn weeks(t: &Texts, cup: Cup, scenario: &Key) -> String {
    let next = Calendar::get().weeks(cup.next(), AHEAD).into_iter();
    let next = next.map(|(cup, key)| {
        let (label, name) = (cup.label(), named(t, &key));
        let args = [("week", (&label).into()), ("name", (&name).into())];
        t.with("week-next", &args)
    });
    let (now, next) = (named(t, scenario), next.collect::<Vec<_>>().join(" · "));
    let args = [("now", (&now).into()), ("next", (&next).into())];
    t.with("weeks", &args)
}

/// The seed of a week. The text begins as it did in the first week: what it names grows with the rules of the other
/// game, and no week may change in its middle.
pub fn seed(cup: Cup, secret: &Secret) -> u64 {
    let (name, salt) = (cup.name(), secret.salt(cup));
    stream::seed_of(&format!("rollwrite/3/{name}/{salt}/dice"))
}

/// What a game that is over is worth: being saved counts most, then the life left; without it the rounds lived.
pub fn standing(state: &State) -> Option<Standing> {
    let end = Island::outcome(state)?;
    let wounds: u32 = state.people.iter().map(|p| u32::from(p.wounds)).sum();
    let health = DEADLY.saturating_sub(wounds);
    let rounds = u32::from(state.round);
    let met = end == End::Won;
    Some(Standing {
        met,
        points: if met {
            SAVED + LIFE * health
        } else {
            ROUND * rounds
        },
        days: rounds,
        health,
    })
}

/// Adds to a panel what the game counts for: before the first move, and how it stands at the end.
pub fn frame(
    message: &mut Message,
    t: &Texts,
    loaded: &Loaded<Island>,
    contest: &Contest,
    reader: Reader,
) {
    if Island::outcome(&loaded.state).is_some() {
        let mut lines = placing_lines(t, contest, reader.now_ms);
        lines.extend(played_line(t, loaded.meta.played));
        message.push_embed(Embed::new("", lines.join("\n")).colour(SAND));
        message.push_buttons(contest_buttons(
            t,
            contest,
            Island::LETTER,
            Version::of(loaded),
        ));
    } else if let (1, Some(cup)) = (loaded.revision, Cup::read(&contest.name)) {
        let title = cup_title(t, cup);
        let scored = t.with("cup-scored", &[("title", (&title).into())]);
        let weeks = weeks(t, cup, &loaded.state.setup.scenario);
        let text = [scored, weeks].join("\n");
        message.push_embed(Embed::new("", text).colour(SAND));
    }
}

/// The rounds in symbols; they tell what was done, not where or with which cards.
pub fn strip(events: &[Event]) -> String {
    let rounds = Chronicle::read(events, &[]).rounds;
    rounds.into_iter().map(|round| symbol(round.mark)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_of_all_weeks_is_that_of_the_scenario_asked_for_or_of_this_week() {
        // A Monday of the week in which Jenny is played first.
        let now = 1_796_601_600_000;
        let board = |lang, wish: Option<&str>| {
            let mut all = halls(lang, now).into_iter();
            let meant = all.find(|hall| wish.is_none_or(|wish| hall.is_meant(wish)));
            meant.map(|hall| hall.board)
        };
        let played = Calendar::get().scenario(Cup::week(now));
        assert_eq!(board(Lang::En, None), Some(glory(&played)));
        let castaways = Some("glory/island/castaways".to_owned());
        assert_eq!(board(Lang::En, Some("castaways")), castaways);
        assert_eq!(board(Lang::En, Some(" Castaways ")), castaways);
        assert_eq!(board(Lang::De, Some("schiffbrüchige")), castaways);
        assert_eq!(board(Lang::De, Some("atlantis")), None);
        assert!(halls(Lang::En, now).len() > 5);
    }

    #[test]
    fn the_seed_of_a_week_is_the_same_in_every_version() {
        let cup = Cup::read("weekly/2026-W47").unwrap();
        let secret = Secret::new("between friends");
        assert_eq!(seed(cup, &secret), 0x96f1_a1b8_9b03_56d2);
        assert_ne!(seed(cup.next(), &secret), seed(cup, &secret));
    }
}
