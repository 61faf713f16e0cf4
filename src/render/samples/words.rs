//! Labels of two languages, long enough to try the fitting.

use castaway_render::{Labels, Plain, UiWord};
use castaway_robinson::{
    content::ThreatAction,
    ids::{Kind, Part, Phase, Res, Source, Terrain, TokenKind, Track, Weather},
    state::End,
    task::CardRef,
    view::{PersonView, ThreatView},
};

/// The fallback with texts for threats.
pub struct English;

impl Labels for English {
    fn ui(&self, word: UiWord) -> String {
        Plain.ui(word)
    }
    fn terrain(&self, terrain: Terrain) -> String {
        Plain.terrain(terrain)
    }
    fn resource(&self, res: Res) -> String {
        Plain.resource(res)
    }
    fn source(&self, source: Source) -> String {
        Plain.source(source)
    }
    fn phase(&self, phase: Phase) -> String {
        Plain.phase(phase)
    }
    fn action(&self, kind: Kind) -> String {
        Plain.action(kind)
    }
    fn track(&self, track: Track) -> String {
        Plain.track(track)
    }
    fn token(&self, token: TokenKind) -> String {
        Plain.token(token)
    }
    fn weather(&self, weather: Weather) -> String {
        Plain.weather(weather)
    }
    fn part(&self, part: Part) -> String {
        Plain.part(part)
    }
    fn card(&self, card: &CardRef) -> String {
        Plain.card(card)
    }
    fn person(&self, person: &PersonView) -> String {
        Plain.person(person)
    }
    fn threat(&self, threat: &ThreatView) -> String {
        match &threat.card {
            CardRef::Event(id) if *id == "jaguar" => {
                "A beast of strength 5 comes out of the forest: everyone fights it alone, and the camp loses a palisade level.".to_owned()
            }
            _ => "Everyone takes a wound and loses 1 determination.".to_owned(),
        }
    }
    fn reward(&self, _: &ThreatAction) -> String {
        "1 determination".to_owned()
    }
    fn end(&self, end: End) -> String {
        Plain.end(end)
    }
}

/// German, with its long words.
pub struct German;

impl Labels for German {
    fn ui(&self, word: UiWord) -> String {
        match word {
            UiWord::Round => "Runde",
            UiWord::Morale => "Moral",
            UiWord::Resources => "Ressourcen",
            UiWord::Tied => "Verplant",
            UiWord::Future => "Zukünftig",
            UiWord::Camp => "Lager",
            UiWord::Shelter => "Unterschlupf",
            UiWord::NaturalShelter => "Natürlicher Unterschlupf",
            UiWord::Tent => "Zelt",
            UiWord::Weather => "Wetter",
            UiWord::HungryAnimals => "Hungrige Tiere",
            UiWord::Threats => "Bedrohungen",
            UiWord::Ignored => "Sonst",
            UiWord::NoThreat => "Keine Bedrohung",
            UiWord::Pile => "Holzstapel",
            UiWord::Ship => "Schiff",
            UiWord::Goal => "Ziel",
            UiWord::Children => "Kinder essen",
            UiWord::Crew => "Filmteam",
            UiWord::Captive => "gefangen",
            UiWord::Inventions => "Erfindungen",
            UiWord::Items => "Gegenstände",
            UiWord::Finds => "Funde",
            UiWord::Friday => "Freitag",
            UiWord::Dog => "Hund",
            UiWord::FirstPlayer => "Startspieler",
            UiWord::Wounds => "Wunden",
            UiWord::Determination => "Entschlossenheit",
            UiWord::Pawns => "Figuren",
            UiWord::Dead => "Tot",
            UiWord::Away => "Nicht im Lager",
            UiWord::Computer => "der Computer plant",
            UiWord::Unexplored => "Unerforscht",
            UiWord::FaceDown => "Verdeckt",
            UiWord::Exhausted => "erschöpft",
            UiWord::Plan => "Plan",
            UiWord::WaitingFor => "Gewartet wird auf",
            UiWord::Events => "Ereignisse",
            UiWord::Tiles => "Plättchen",
            UiWord::Price => "Preis",
            UiWord::WaitingBeast => "Ein Tier lauert",
            UiWord::Planning => "Planung",
        }
        .to_owned()
    }
    fn terrain(&self, terrain: Terrain) -> String {
        match terrain {
            Terrain::Beach => "Strand",
            Terrain::Hills => "Hügel",
            Terrain::Mountains => "Gebirge",
            Terrain::River => "Fluss",
            Terrain::Plains => "Ebene",
        }
        .to_owned()
    }
    fn resource(&self, res: Res) -> String {
        match res {
            Res::Wood => "Holz",
            Res::Fur => "Fell",
            Res::Food => "Nahrung",
            Res::Npfood => "haltbare Nahrung",
        }
        .to_owned()
    }
    fn source(&self, source: Source) -> String {
        match source {
            Source::Wood => "Holz",
            Source::Parrot => "Vögel",
            Source::Fish => "Fische",
        }
        .to_owned()
    }
    fn phase(&self, phase: Phase) -> String {
        match phase {
            Phase::Event => "Ereignisse",
            Phase::Morale => "Moral",
            Phase::Production => "Produktion",
            Phase::Action => "Aktionen",
            Phase::Weather => "Wetter",
            Phase::Night => "Nacht",
        }
        .to_owned()
    }
    fn action(&self, kind: Kind) -> String {
        match kind {
            Kind::Threat => "Bedrohung",
            Kind::Hunt => "Jagen",
            Kind::Build => "Bauen",
            Kind::Gather => "Sammeln",
            Kind::Explore => "Erkunden",
            Kind::Arrange => "Lager aufräumen",
            Kind::Rest => "Ausruhen",
            Kind::Sheet => "Szenario-Aktion",
        }
        .to_owned()
    }
    fn track(&self, track: Track) -> String {
        match track {
            Track::Roof => "Dach",
            Track::Palisade => "Palisade",
            Track::Weapon => "Waffe",
        }
        .to_owned()
    }
    fn token(&self, token: TokenKind) -> String {
        Plain.token(token)
    }
    fn weather(&self, weather: Weather) -> String {
        match weather {
            Weather::Rain => "Regen",
            Weather::Snow => "Schnee",
            Weather::Storm => "Sturm",
        }
        .to_owned()
    }
    fn part(&self, part: Part) -> String {
        match part {
            Part::Head => "Kopf",
            Part::Arm => "Arm",
            Part::Stomach => "Bauch",
            Part::Leg => "Bein",
        }
        .to_owned()
    }
    fn card(&self, card: &CardRef) -> String {
        let id = match card {
            CardRef::Scenario(_) => return "Schiffbrüchige".to_owned(),
            CardRef::Invention(id)
            | CardRef::Event(id)
            | CardRef::Equipment(id)
            | CardRef::Discovery(id) => id.as_str(),
            other => return Plain.card(other),
        };
        match id {
            "bricks" => "Ziegel",
            "dam" => "Damm",
            "fire" => "Feuer",
            "knife" => "Messer",
            "map" => "Landkarte",
            "medicine" => "Medizin",
            "pot" => "Topf",
            "rope" => "Seil",
            "shovel" => "Schaufel",
            "bow" => "Bogen",
            "lantern" => "Laterne",
            "sling" => "Schleuder",
            "raft" => "Floß",
            "cellar" => "Vorratskeller",
            "hatchet" => "Beil",
            "mast" => "Mast",
            "snare" => "Schlinge",
            "fireplace" => "Feuerstelle",
            "shortcut" => "Abkürzung",
            "spear" => "Speer",
            "unusually_cold_night" => "Ungewöhnlich kalte Nacht",
            "ravenous_predators" => "Ausgehungerte Raubtiere",
            "thorny_bushes" => "Dornbüsche",
            _ => return Plain.card(card),
        }
        .to_owned()
    }
    fn person(&self, person: &PersonView) -> String {
        match person.character.as_str() {
            "carpenter" => "Zimmermann",
            "cook" => "Koch",
            "explorer" => "Entdecker",
            "soldier" => "Soldat",
            "jenny" => "Jenny",
            _ => "Freitag",
        }
        .to_owned()
    }
    fn threat(&self, _: &ThreatView) -> String {
        "Jede Figur erhält 1 Wunde und verliert 1 Entschlossenheit. Danach sinkt die Moral um 1."
            .to_owned()
    }
    fn reward(&self, _: &ThreatAction) -> String {
        "1 Entschlossenheit".to_owned()
    }
    fn end(&self, end: End) -> String {
        match end {
            End::Won => "Gerettet!",
            End::Died(_) => "Ein Schiffbrüchiger ist gestorben",
            End::TimeOver => "Das Schiff ist fort",
            End::CampLost => "Das Lager ist verloren",
            End::Unfed => "Ein Kind hat gehungert",
            End::CrewLost => "Der Regisseur ist tot",
            End::InventionGone => "Eine Erfindung ist verloren",
            End::OutOfReach => "Das Ziel ist unerreichbar",
        }
        .to_owned()
    }
}
