//! Cards of games that are over.

use castaway_render::EndCard;
use castaway_robinson::{
    chronicle::{Deeds, Mark, Round},
    ids::{Kind, Track},
};

use super::View;

fn rounds(marks: &[(Mark, u16)]) -> Vec<Round> {
    let numbered = (1_u8..).zip(marks);
    let round = |(n, (mark, wounds)): (u8, &(Mark, u16))| Round {
        n,
        mark: *mark,
        wounds: *wounds,
        morale: 0,
    };
    numbered.map(round).collect()
}

fn did(done: &[(Kind, u16)]) -> Deeds {
    Deeds {
        done: done.iter().copied().collect(),
        ..Deeds::default()
    }
}

/// Every end with its table.
pub fn endings() -> Vec<(&'static str, View, EndCard)> {
    use Mark::{Explore, Gather, Hurt, Item, Level, Rest, Shelter};
    let saved = EndCard {
        title: "Saved in round 11!".into(),
        over: "Castaways · alone".into(),
        past: "Your 4th game, the 2nd that was saved · 135 points, your best so far".into(),
        story: vec![
            "The Explorer saw the ship in round 11 of 12 and lit the Fire.".into(),
            "The last of 15 wood came in that very round; 3 lives were left.".into(),
        ],
        rounds: rounds(&[
            (Explore, 1),
            (Shelter, 0),
            (Gather, 2),
            (Level(Track::Roof), 0),
            (Item, 4),
            (Explore, 0),
            (Hurt, 3),
            (Rest, 0),
            (Item, 12),
            (Gather, 0),
            (Item, 1),
        ]),
        rounds_word: String::new(),
        turns_word: "What it turned on".into(),
        turns: vec![
            (2, "The Shelter stood.".into()),
            (7, "3 cards came back at once.".into()),
            (9, "The Explorer was down to 1 life.".into()),
            (10, "The Fire was built.".into()),
            (11, "The 5th stage of the pile was full.".into()),
        ],
        deeds: vec![
            did(&[
                (Kind::Explore, 5),
                (Kind::Gather, 9),
                (Kind::Build, 7),
                (Kind::Threat, 2),
                (Kind::Hunt, 10),
                (Kind::Arrange, 3),
                (Kind::Rest, 11),
            ]),
            did(&[(Kind::Gather, 4)]),
        ],
    };
    let lost = EndCard {
        title: "Lost in round 4".into(),
        over: "Schiffbrüchige · 4 Personen".into(),
        past: String::new(),
        story: vec![
            "Der Koch ist in Runde 4 von 12 gestorben: im Kampf gegen den Puma, Stärke 6 gegen Waffenstufe 1.".into(),
            "Auf dem Holzstoß lagen 3 von 15 Holz, das Feuer fehlte.".into(),
        ],
        rounds: rounds(&[(Explore, 1), (Gather, 0), (Item, 23), (Hurt, 6)]),
        rounds_word: String::new(),
        turns_word: "Was den Ausschlag gab".into(),
        turns: vec![
            (1, "Es kam ein sehr langer Satz, der auf keine Zeile dieser Karte passt.".into()),
            (4, "6 Wunden in einer Runde: Puma".into()),
        ],
        deeds: vec![
            did(&[(Kind::Explore, 2), (Kind::Build, 1)]),
            did(&[(Kind::Hunt, 1)]),
            did(&[]),
            did(&[(Kind::Build, 4)]),
        ],
    };
    vec![
        ("saved", super::won(), saved),
        ("lost", super::lost(), lost),
        ("short", super::won(), EndCard::default()),
    ]
}
