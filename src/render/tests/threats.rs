//! Every event and wreckage of the game stands whole on its Threat space, in both languages.

#[path = "../samples/mod.rs"]
mod samples;

use castaway_render::{Labels, Layout, UiWord, board_svg, plain};
use castaway_robinson::{
    catalog::Catalog,
    content::{EventCard, ThreatAction},
    ids::{Kind, Part, Phase, Res, Source, Terrain, TokenKind, Track, Weather},
    state::End,
    task::CardRef,
    text::{Lang, Wording},
    view::{PersonView, ThreatView},
};

/// The words of the game in a language, as the bot puts them into pictures.
struct Words(&'static Wording, &'static dyn Labels);

impl Labels for Words {
    fn ui(&self, word: UiWord) -> String {
        self.1.ui(word)
    }
    fn terrain(&self, terrain: Terrain) -> String {
        self.0.terrain(terrain)
    }
    fn resource(&self, res: Res) -> String {
        self.0.res_name(res)
    }
    fn source(&self, source: Source) -> String {
        self.0.source(source)
    }
    fn phase(&self, phase: Phase) -> String {
        self.0.phase_name(phase)
    }
    fn action(&self, kind: Kind) -> String {
        self.0.action_name(kind)
    }
    fn track(&self, track: Track) -> String {
        self.0.track(track)
    }
    fn token(&self, token: TokenKind) -> String {
        self.0.token(token)
    }
    fn weather(&self, weather: Weather) -> String {
        self.0.weather(weather)
    }
    fn part(&self, part: Part) -> String {
        self.0.part(part)
    }
    fn card(&self, card: &CardRef) -> String {
        self.0.card(card)
    }
    fn person(&self, person: &PersonView) -> String {
        self.0.character(&person.character)
    }
    fn threat(&self, threat: &ThreatView) -> String {
        plain(&self.0.effects_phrase(&threat.threat))
    }
    fn reward(&self, action: &ThreatAction) -> String {
        plain(&self.0.effects_phrase(&action.reward))
    }
    fn end(&self, end: End) -> String {
        self.1.end(end)
    }
}

fn threat(card: CardRef, def: &EventCard, planned: bool) -> ThreatView {
    ThreatView {
        card,
        actions: def.actions.clone(),
        threat: def.threat.clone(),
        beast: false,
        planned,
    }
}

#[test]
fn every_threat_stands_whole_on_its_space() {
    let catalog = Catalog::load().expect("the content is whole");
    let events = catalog.events.iter();
    let events = events.map(|(id, def)| (CardRef::Event(id.clone()), def));
    let wrecks = catalog.wreckage.iter();
    let wrecks = wrecks.map(|(id, def)| (CardRef::Wreckage(id.clone()), def));
    let all: Vec<(CardRef, &EventCard)> = events.chain(wrecks).collect();
    let languages = [
        Words(Wording::get(Lang::En), &samples::English),
        Words(Wording::get(Lang::De), &samples::German),
    ];
    let mut cut = Vec::new();
    let views = || [samples::first_round(), samples::crowded()];
    for (words, mut view) in languages.iter().flat_map(|l| views().map(|v| (l, v))) {
        view.plan.clear();
        view.threats = [None, None];
        let before: Vec<String> = texts(&view, words);
        for (card, def) in &all {
            view.threats[0] = Some(threat(card.clone(), def, false));
            let now = texts(&view, words);
            let lines = now.iter().filter(|t| !before.contains(t));
            let lines: Vec<&String> = lines.collect();
            if let Some(line) = lines.iter().find(|t| t.contains('\u{2026}')) {
                cut.push(format!("{card:?}: {line}"));
            }
            let said: String = lines
                .iter()
                .map(|l| l.as_str())
                .collect::<Vec<_>>()
                .join(" ");
            for action in &def.actions {
                let reward = words.reward(action);
                if !reward.split_whitespace().all(|word| said.contains(word)) {
                    cut.push(format!("{card:?} lacks: {reward}"));
                }
            }
        }
    }
    assert!(cut.is_empty(), "{} are cut:\n{}", cut.len(), cut.join("\n"));
}

/// Every text of the picture.
fn texts(view: &castaway_render::View, words: &Words) -> Vec<String> {
    let svg = board_svg(view, words, Layout::Full);
    let lines = svg.lines().filter(|l| l.starts_with("<text"));
    let texts = lines.filter_map(|l| l.split('>').nth(1)?.split('<').next());
    texts.map(|t| t.replace("&amp;", "&")).collect()
}
