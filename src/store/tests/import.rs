//! Imports are strict and take any bytes without a panic.

mod common;

use castaway_store::{
    ImportProblem, MAX_IMPORT_BYTES, MemoryStore, OnExisting, Store, export_to_writer,
    import_from_reader,
};
use common::{Dice, commit};

fn sample() -> Vec<u8> {
    let store = MemoryStore::new();
    for revision in 1..=6 {
        store.commit(commit(1, revision)).unwrap();
    }
    let mut text = Vec::new();
    export_to_writer(&store, 1, &mut text).unwrap();
    text
}

fn problem(text: &str) -> (usize, ImportProblem) {
    let error = import_from_reader(text.as_bytes()).unwrap_err();
    (error.line, error.problem)
}

#[test]
fn errors_name_the_line() {
    let text = String::from_utf8(sample()).unwrap();
    let lines = text.lines().collect::<Vec<_>>();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n") + "\n"
    };
    assert!(matches!(
        problem(""),
        (
            1,
            ImportProblem::Unexpected {
                expected: "the header"
            }
        )
    ));
    assert!(matches!(
        problem(&with(0, lines[1])),
        (1, ImportProblem::Unexpected { .. })
    ));
    assert!(matches!(
        problem(&with(1, "{")),
        (2, ImportProblem::Json(_))
    ));
    assert!(matches!(
        problem(&with(3, lines[2])),
        (4, ImportProblem::Contradiction(_))
    ));
    assert!(matches!(
        problem(&with(4, &lines[4].replace("actor", "acter"))),
        (5, ImportProblem::Json(_))
    ));
    assert!(matches!(
        problem(&with(4, &lines[4].replace("30", "31"))),
        (10, ImportProblem::Checksum)
    ));
    let newer = lines[0].replace("\"castaway_export\":1", "\"castaway_export\":2");
    assert!(matches!(
        problem(&with(0, &newer)),
        (1, ImportProblem::Newer { found: 2 })
    ));
    assert!(matches!(
        problem(&(text.clone() + "\n")),
        (11, ImportProblem::Unexpected { .. })
    ));
    assert!(matches!(
        problem(&lines[..9].join("\n")),
        (9, ImportProblem::Unexpected { .. })
    ));
    let large = vec![b' '; MAX_IMPORT_BYTES + 1];
    assert!(matches!(
        import_from_reader(&large[..]).unwrap_err().problem,
        ImportProblem::TooLarge { .. }
    ));
}

#[test]
fn no_changed_byte_passes_and_none_panics() {
    let good = sample();
    let imported = import_from_reader(&good[..]).unwrap();
    let mut dice = Dice(11);
    for round in 0..20_000 {
        let mut text = good.clone();
        for _ in 0..=dice.below(3) {
            let at = dice.below(text.len());
            match dice.below(5) {
                0 => text.truncate(at),
                1 => drop(text.remove(at)),
                2 => text.insert(at, dice.next() as u8),
                3 => text[at] = b"{}[]\",:\n0\\"[dice.below(10)],
                _ => text[at] ^= 1 << dice.below(8),
            }
            if text.is_empty() {
                break;
            }
        }
        if let Ok(other) = import_from_reader(&text[..]) {
            assert_eq!(other, imported, "round {round}");
        }
    }
    for round in 0..2000 {
        let noise = (0..dice.below(300))
            .map(|_| dice.next() as u8)
            .collect::<Vec<_>>();
        assert!(import_from_reader(&noise[..]).is_err(), "round {round}");
    }
}

#[test]
fn a_forged_export_cannot_panic_the_store() {
    let text = String::from_utf8(sample()).unwrap();
    let store = MemoryStore::new();
    for (from, to) in [
        ("\"n\":6", "\"n\":1e999"),
        (
            "\"n\":6",
            &format!("\"n\":{}1{}", "[".repeat(200), "]".repeat(200)),
        ),
    ] {
        assert!(import_from_reader(text.replace(from, to).as_bytes()).is_err());
    }
    let mut imported = import_from_reader(text.as_bytes()).unwrap();
    imported.envelope.format = u16::MAX;
    assert!(
        store
            .put_imported(1, imported.clone(), OnExisting::Refuse)
            .is_err()
    );
    imported.envelope.format = 1;
    imported.log.clear();
    imported.envelope.revision = u64::MAX;
    store.put_imported(1, imported, OnExisting::Refuse).unwrap();
    assert!(store.commit(commit(1, u64::MAX)).is_err());
}
