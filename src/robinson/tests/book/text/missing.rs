//! What is missing, as one would say it in German: with an article where a thing has one.

use castaway_robinson::{
    ids::Terrain,
    reject::Rejection,
    text::{Lang, TableWords},
};

use super::{catalog, table};

#[test]
fn german_refusals_name_what_is_missing_with_its_article() {
    let (catalog, view) = (catalog(), table::view());
    let words = TableWords::new(Lang::De, &catalog, &view);
    let needed = catalog.inventions.values().flat_map(|card| &card.items);
    let mut n = 0;
    for item in needed {
        let said = words.rejection(&Rejection::NeedsItem(item.clone()));
        assert!(!said.contains('„'), "no article in the text: {said}");
        n += 1;
    }
    assert!(n > 9, "{n}");
    for (what, says) in [
        (
            Rejection::NeedsItem("knife".into()),
            "Dafür brauchst du ein Messer, gebaut in einer früheren Runde.",
        ),
        (
            Rejection::NeedsTerrain(Terrain::Plains),
            "Dafür muss eine Ebene erkundet sein.",
        ),
        (
            Rejection::NeedsTerrain(Terrain::Hills),
            "Dafür müssen Hügel erkundet sein.",
        ),
    ] {
        assert_eq!(words.rejection(&what), says);
    }
}
