//! What an island game that is over shows to others.

use castaway_robinson::{
    chronicle::{Chronicle, Mark},
    event::Event,
    game::Island,
    ids::Track,
    state::End,
    task::CardRef,
    view::View,
};
use castaway_table::{Loaded, Past};

use super::{
    ending::{card::card, career, symbol::symbol, words::Earlier},
    picture,
    scene::Scene,
    words::Words,
};
use crate::{
    discord::{EndPicture, Showing, Ui},
    ui::{stats::Asks, texts::Lang},
};

/// Every mark with the name of its words, in the order in which a legend lists them.
const MARKS: [(Mark, &str); 8] = [
    (Mark::Saved, "end-mark-saved"),
    (Mark::Shelter, "end-mark-shelter"),
    (Mark::Item, "end-mark-item"),
    (Mark::Level(Track::Roof), "end-mark-level"),
    (Mark::Explore, "end-mark-explore"),
    (Mark::Hurt, "end-mark-hurt"),
    (Mark::Gather, "end-mark-gather"),
    (Mark::Rest, "end-mark-rest"),
];

/// The game as it is shown: the card of its end, but of a challenge only what gives nothing of it away.
pub fn showing(
    ui: &Ui<Island>,
    loaded: &Loaded<Island>,
    past: Past<'_, Island>,
    lang: Lang,
    user: u64,
) -> Showing {
    let events: Vec<Event> = past.flat_map(|step| step.events).collect();
    let scene = Scene::of(ui.words(lang), ui.catalog(), loaded, &[], None);
    let (w, view) = (&scene.words, scene.view);
    let rounds = Chronicle::read(&events, &[]).rounds;
    let marks: Vec<Mark> = rounds.iter().map(|round| round.mark).collect();
    let mut showing = Showing {
        title: w.card(&CardRef::Scenario(view.scenario.clone())),
        headline: None,
        asks: Asks::Goals,
        // Its symbols speak of no death, and whoever dies has lost.
        died: false,
        strip: marks.iter().map(|mark| symbol(*mark)).collect(),
        legend: legend(w, &marks),
        proud: proud(w, &view),
        invitation: w.get("end-share-how"),
        picture: EndPicture::Result(None),
    };
    if loaded.meta.contest.is_some() {
        return showing;
    }
    let career = career::read(ui, user);
    let earlier = career.as_ref().map(|career| Earlier {
        career,
        together: false,
    });
    let Some(ending) = card(w, loaded, view, &events, earlier) else {
        return showing;
    };
    showing.headline = Some(ending.card.title.clone());
    showing.picture = match picture::ending(&ui.painter, ui.texts.of(lang), &ending) {
        Some(mut picture) => {
            // It is no board that one could press on.
            picture.name = "end.png".into();
            EndPicture::Picture(picture)
        }
        None => EndPicture::None,
    };
    showing
}

/// What the symbols mean that occur.
fn legend(w: &Words<'_>, marks: &[Mark]) -> String {
    let seen = |sign| marks.iter().any(|mark| symbol(*mark) == sign);
    let seen = MARKS.iter().filter(|(mark, _)| seen(symbol(*mark)));
    let told = seen.map(|(mark, key)| format!("{} {}", symbol(*mark), w.get(key)));
    told.collect::<Vec<_>>().join(" · ")
}

/// One thing to be proud of, the rarest first.
fn proud(w: &Words<'_>, view: &View) -> Option<String> {
    if view.end != Some(End::Won) {
        return None;
    }
    let left = |wounds: u8, dies: u8| dies.saturating_sub(wounds);
    let least = view.people.iter().map(|p| left(p.wounds, p.dies_on)).min();
    let least = least.unwrap_or(0);
    // Where no round but the last one can bring the end, it is nothing to be proud of.
    let sooner = view.ship.is_none_or(|(from, _)| from < view.rounds);
    if view.round == view.rounds && sooner {
        Some(w.get("end-proud-last-round"))
    } else if least <= 2 {
        Some(w.with("end-proud-lives", &[("n", least.into())]))
    } else {
        None
    }
}
