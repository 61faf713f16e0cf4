//! The text of every printed thing, read as a picky player would: whole classes of faults, in both languages.

use crate::words::words;
use castaway_robinson::{
    catalog::Catalog,
    task::CardRef,
    text::{Lang, Wording},
};

/// Every line a card, tile or character shows, with what it belongs to.
fn all_lines(lang: Lang) -> Vec<(String, String)> {
    let catalog = Catalog::load().expect("content loads");
    let words = Wording::get(lang);
    let mut out = Vec::new();
    for card in catalog.cards() {
        let name = words.card(&card);
        let lines = words.card_lines(&catalog, &card);
        out.extend(lines.into_iter().map(|l| (name.clone(), l)));
        for part in words.card_parts(&catalog, &card) {
            out.extend(part.lines.into_iter().map(|l| (name.clone(), l.text)));
        }
    }
    for tile in catalog.tiles.values() {
        let name = words.tile(tile.number);
        let lines = words.tile_lines(tile);
        out.extend(lines.into_iter().map(|l| (name.clone(), l)));
    }
    for character in catalog.characters.values() {
        let name = words.character(&character.id);
        let lines = words.character_lines(character);
        out.extend(lines.into_iter().map(|l| (name.clone(), l)));
    }
    out
}

/// Fails for every line of a language that a rule finds a fault in, all at once.
fn no_fault(lang: Lang, fault: impl Fn(&str) -> Option<String>) {
    let found: Vec<String> = all_lines(lang)
        .into_iter()
        .filter_map(|(name, line)| fault(&line).map(|what| format!("{name}: {what}: {line}")))
        .collect();
    assert_eq!(found, [] as [String; 0]);
}

#[test]
fn lines_are_sentences() {
    for lang in Lang::ALL {
        no_fault(lang, |line| {
            let first = line.chars().find(|c| c.is_alphanumeric())?;
            (first.is_lowercase()).then(|| "small letter in front".to_owned())
        });
        no_fault(lang, |line| {
            (!line.ends_with(['.', '!', '?'])).then(|| "no full stop".to_owned())
        });
    }
}

#[test]
fn spaces_and_punctuation_are_clean() {
    let wrong = [
        "  ", " .", " ,", " ;", " :", "..", ",,", ";;", "::", ",.", ";.", ":.", ".;", "( ", " )",
        "()", "{", "}", "$", "_", " !", "?.", "!.",
    ];
    for lang in Lang::ALL {
        no_fault(lang, |line| {
            wrong
                .iter()
                .find(|w| line.contains(**w))
                .map(|w| format!("{w:?}"))
        });
        no_fault(lang, |line| {
            (line != line.trim()).then(|| "blank at an end".to_owned())
        });
    }
}

#[test]
fn brackets_and_quotes_are_closed() {
    let pairs = [('(', ')'), ('“', '”')];
    no_fault(Lang::En, |line| unpaired(line, &pairs));
    let pairs = [('(', ')'), ('„', '“')];
    no_fault(Lang::De, |line| unpaired(line, &pairs));
}

fn unpaired(line: &str, pairs: &[(char, char)]) -> Option<String> {
    pairs
        .iter()
        .find(|(open, close)| line.matches(*open).count() != line.matches(*close).count())
        .map(|(open, _)| format!("{open} without its end"))
}

#[test]
fn no_word_is_doubled() {
    for lang in Lang::ALL {
        no_fault(lang, |line| {
            // Sentences and clauses apart: only neighbours without a sign between them count.
            line.split([',', ';', ':', '.', '—', '–', '(', ')', '→'])
                .find_map(|clause| {
                    let words = words(clause);
                    words
                        .windows(2)
                        .find(|w| w[0].eq_ignore_ascii_case(w[1]))
                        .map(|w| format!("{:?} twice", w[0]))
                })
        });
    }
}

/// Things that are counted, singular and plural.
const COUNTED_EN: &[(&str, &str)] = &[
    ("wound", "wounds"),
    ("pawn", "pawns"),
    ("token", "tokens"),
    ("treasure", "treasures"),
    ("trap", "traps"),
    ("creature", "creatures"),
    ("card", "cards"),
    ("tile", "tiles"),
    ("source", "sources"),
    ("item", "items"),
    ("invention", "inventions"),
    ("cloud", "clouds"),
    ("arrow", "arrows"),
    ("round", "rounds"),
    ("time", "times"),
];

const COUNTED_DE: &[(&str, &str)] = &[
    ("Wunde", "Wunden"),
    ("Spielstein", "Spielsteine"),
    ("Fell", "Felle"),
    ("Schatz", "Schätze"),
    ("Falle", "Fallen"),
    ("Kreatur", "Kreaturen"),
    ("Erfindung", "Erfindungen"),
    ("Quelle", "Quellen"),
    ("Karte", "Karten"),
    ("Tierkarte", "Tierkarten"),
    ("Regenwolke", "Regenwolken"),
    ("Schneewolke", "Schneewolken"),
    ("Moralpfeil", "Moralpfeile"),
    ("Startgegenstand", "Startgegenstände"),
    ("Runde", "Runden"),
];

/// Words behind which another noun begins.
const BREAKS: &[&str] = &[
    "at", "of", "on", "from", "per", "for", "among", "bei", "von", "auf", "aus", "pro", "für",
    "zum",
];

/// A number and the noun it counts, with at most three words between them, that do not agree.
fn disagreement(line: &str, counted: &[(&str, &str)]) -> Option<String> {
    let clauses = line.split([',', ';', ':', '.', '—', '–', '(', ')', '→', '+', '−']);
    for clause in clauses {
        let words = words(clause);
        for (i, word) in words.iter().enumerate() {
            let Ok(n) = word.parse::<u32>() else { continue };
            let next = words.iter().skip(i + 1).take(4);
            let noun = next
                .take_while(|w| w.parse::<u32>().is_err() && !BREAKS.contains(w))
                .find(|w| {
                    counted
                        .iter()
                        .any(|(one, many)| *one == **w || *many == **w)
                });
            if let Some(noun) = noun {
                let plural = counted.iter().any(|(_, many)| many == noun);
                if plural == (n == 1) {
                    return Some(format!("{n} … {noun}"));
                }
            }
        }
    }
    None
}

#[test]
fn numbers_and_nouns_agree() {
    assert!(disagreement("Gain 1 extra brown pawns.", COUNTED_EN).is_some());
    assert!(disagreement("Zieht 2 besondere Wunde.", COUNTED_DE).is_some());
    no_fault(Lang::En, |line| disagreement(line, COUNTED_EN));
    no_fault(Lang::De, |line| disagreement(line, COUNTED_DE));
}

#[test]
fn languages_do_not_mix() {
    let english = [
        "the", "and", "with", "you", "your", "of", "or", "this", "card", "token", "deck", "pawn",
        "wound", "wood", "food", "fur", "gain", "discard", "choose", "round", "level", "nothing",
        "each", "player", "to",
    ];
    let german = [
        "der",
        "die",
        "das",
        "und",
        "oder",
        "mit",
        "ihr",
        "du",
        "eine",
        "ein",
        "legt",
        "zieht",
        "wird",
        "nicht",
        "Karte",
        "Runde",
        "Holz",
        "Nahrung",
        "Wunde",
        "Spielstein",
    ];
    let foreign = |line: &str, list: &[&str]| {
        words(line)
            .into_iter()
            .find(|w| list.contains(w))
            .map(str::to_owned)
    };
    no_fault(Lang::De, |line| foreign(line, &english));
    // "die" is an English word too: the hungry animals die.
    no_fault(Lang::En, |line| {
        foreign(line, &german).filter(|w| w != "die")
    });
}

/// Words with which a German card would tell several what to do, where a part of it begins with them.
const TOLD_TO_SEVERAL: [&str; 22] = [
    "Entfernt",
    "Erschöpft",
    "Legt",
    "Ignoriert",
    "Deckt",
    "Dreht",
    "Kämpft",
    "Teilt",
    "Führt",
    "Mischt",
    "Zieht",
    "Setzt",
    "Baut",
    "Wählt",
    "Verteilt",
    "Verdeckt",
    "Heilt",
    "Gebt",
    "Seht",
    "Nehmt",
    "Werft",
    "Behaltet",
];

/// What whoever reads a line is told to do as several, and what they are told as one.
fn told_to_several(line: &str) -> Option<String> {
    let begins = |part: &str| {
        let mut words = words(part).into_iter();
        words.find(|word| *word != "oder").map(|word| {
            let mut chars = word.chars();
            let first = chars.next().map(|c| c.to_uppercase().to_string());
            first.unwrap_or_default() + chars.as_str()
        })
    };
    let parts = line.split([':', ';', '–', '.', '→']);
    parts
        .filter_map(begins)
        .find(|word| TOLD_TO_SEVERAL.contains(&word.as_str()))
}

/// A card is read by everybody at the table: what is to be done stands without whom it tells, and several are meant only where all
/// of them have something.
#[test]
fn german_cards_tell_nobody_in_person_what_to_do() {
    assert!(told_to_several("Jetzt: Legt ein Holzplättchen neben „Bauen“.").is_some());
    assert!(told_to_several("Moral −1; mischt diese Karte in den Stapel.").is_some());
    assert!(told_to_several("Du erhältst 1 Wunde. Wer draußen schläft, heilt nicht.").is_none());
    no_fault(Lang::De, told_to_several);
    no_fault(Lang::De, |line| {
        let wrong = ["ihr dürft", "seht euch", "eure Wahl"];
        let found = wrong.iter().find(|wrong| line.contains(**wrong));
        found.map(|wrong| format!("{wrong:?}"))
    });
}

/// How many colons stand in a row in a sentence of a line, each with something said after it.
fn colons(line: &str) -> usize {
    let sentences = line.split(". ").flat_map(|part| part.split("; "));
    sentences
        .map(|part| part.matches(": ").count())
        .max()
        .unwrap_or(0)
}

#[test]
fn no_line_of_a_card_has_three_colons_in_a_row() {
    assert_eq!(colons("Jetzt: Ohne Medizin: Moral −1; sonst: nichts."), 2);
    for lang in Lang::ALL {
        no_fault(lang, |line| {
            (colons(line) > 2).then(|| "colons in a row".to_owned())
        });
    }
}

/// German contracts these, and they are never right side by side.
#[test]
fn german_cases_after_prepositions() {
    let wrong = [
        "auf der Feld",
        "auf die Inselteil ",
        "auf ein Inselteile",
        "mit ein ",
        "mit einen ",
        "aus den Geheimnisstapel",
        "in dem Jagdstapel",
        "ohne einem",
        "gegen einem",
        "zu der ",
        "in das ",
        "von das ",
        "auf dem Abenteuerstapel",
        "neben das Lager",
        "gegen dem ",
        "1 zusätzliche ",
        "1 zusätzlichen braune ",
        "jede Runden",
        "je Spieler ",
    ];
    no_fault(Lang::De, |line| {
        wrong
            .iter()
            .find(|w| line.contains(**w))
            .map(|w| format!("{w:?}"))
    });
}

#[test]
fn cards_fit_an_embed() {
    let catalog = Catalog::load().expect("content loads");
    for lang in Lang::ALL {
        let words = Wording::get(lang);
        for card in catalog.cards() {
            let lines = words.card_lines(&catalog, &card);
            for line in &lines {
                let most = match card {
                    CardRef::Scenario(_) => 320,
                    _ => 260,
                };
                assert!(line.chars().count() <= most, "{lang:?} {card:?}: {line}");
            }
            let whole: usize = lines.iter().map(|l| l.chars().count() + 1).sum();
            // A sheet holds the rules of a whole game.
            let room = match card {
                CardRef::Scenario(_) => 2_400,
                _ => 600,
            };
            assert!(whole <= room, "{lang:?} {card:?}: {whole}");
            assert!(words.card(&card).chars().count() <= 40, "{card:?}");
            let mood = words.mood(&card).unwrap_or_default();
            assert!(mood.chars().count() <= 100, "{card:?}: {mood}");
        }
    }
}
