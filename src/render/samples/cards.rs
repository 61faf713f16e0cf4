//! Cards made by hand.

use castaway_render::{CardKind, CardPicture, Icon, Section};

/// Cards with their names.
pub fn cards() -> Vec<(&'static str, CardPicture)> {
    let section = |heading: &str, text: &[&str], danger| Section {
        heading: heading.to_owned(),
        text: text.iter().map(|&t| t.to_owned()).collect(),
        danger,
    };
    vec![
        (
            "event",
            CardPicture {
                kind: CardKind::Event,
                over: "Event".to_owned(),
                title: "Unusually cold night".to_owned(),
                mood: "Frost sits on the ropes, and nobody dares to let the embers die.".to_owned(),
                icons: vec![
                    (Icon::Pawn, "1".to_owned()),
                    (Icon::Wood, "1".to_owned()),
                    (Icon::Fur, "1".to_owned()),
                ],
                sections: vec![
                    section(
                        "Event",
                        &["Discard 2 wood, or everyone takes 1 wound."],
                        false,
                    ),
                    section(
                        "Threat Action",
                        &["1 pawn, and 1 wood or 1 fur: the resolver gains 1 determination."],
                        false,
                    ),
                    section("If ignored", &["Everyone takes 1 wound."], true),
                ],
            },
        ),
        (
            "item",
            CardPicture {
                kind: CardKind::Item,
                over: "Erfindung".to_owned(),
                title: "Vorratskeller".to_owned(),
                mood: String::new(),
                icons: vec![(Icon::Shovel, String::new())],
                sections: vec![section(
                    "",
                    &["Bis zu 2 Nahrung verdirbt nachts nicht."],
                    false,
                )],
            },
        ),
    ]
}
