//! The pages of a game's rules: written from what stands in a repository, and not true when something is missing.

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
};

use castaway_harness::{
    Here,
    book::{self, Book},
};

const BOOK: Book = Book {
    game: "game of heaps",
    rules: "docs/rules.md",
    clauses: "docs/clauses.md",
    ids: &["N-"],
    places: &[("Heap", "on the heap")],
    waits: |id| (id == "N-END-2").then_some("waits: for a third player"),
    unlinked: 2,
};

const RULES: &str = "# Rules\n\n| rule | what it says | code | tests |\n|---|---|---|---|\n\
    | N-TAKE-1 | One to three matches. | | |\n\
    | N-TAKE-10 | Never none. | |\n\
    | N-END-1 | Who takes the last wins. |\n\
    | N-END-2 | A third player watches. | | |\n";

const CODE: &str = "// N-TAKE-1: not more than three. N-TAKE-10\n";

const TEST: &str = "//! N-END-1\n\
    #[test]\n#[clause(id = \"N-TAKE-1\", says = \"four are refused\", lies = Heap)]\nfn four() {}\n\
    mod deep {\n#[test]\n#[clause(id = \"N-TAKE-10\")]\nfn none_is_refused() {}\n}\n";

/// A repository with one game.
struct Repository {
    root: String,
    here: Here,
}

impl Repository {
    fn new(name: &str) -> Self {
        let root = format!("{}/book-{name}", env!("CARGO_TARGET_TMPDIR"));
        let _ = fs::remove_dir_all(&root);
        for folder in [
            "docs",
            "src/nim/src",
            "src/nim/tests/rules",
            "src/bot/src",
            "content/nim",
        ] {
            fs::create_dir_all(format!("{root}/{folder}")).unwrap();
        }
        let folder = format!("{root}/src/nim").leak();
        let here = Here::new("nim", "coverage", folder, "coverage::pages::place");
        let made = Self { root, here };
        made.write("docs/rules.md", RULES);
        made.write("src/nim/src/take.rs", CODE);
        made.write("src/bot/src/take.rs", "// N-TAKE-1\n");
        made.write("src/nim/tests/rules/take.rs", TEST);
        // The test that writes the pages names ids for reasons of its own.
        made.write("src/nim/tests/coverage.rs", "// N-TAKE-1 N-NONE-1\n");
        book::renew(here, &BOOK);
        made
    }

    fn write(&self, path: &str, text: &str) {
        fs::write(format!("{}/{path}", self.root), text).unwrap();
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(format!("{}/{path}", self.root)).unwrap()
    }

    /// What is wrong with the pages.
    fn wrong(&self) -> Option<String> {
        self.wrong_in(&BOOK)
    }

    /// What is wrong with the pages of this book.
    fn wrong_in(&self, book: &Book) -> Option<String> {
        let checked = catch_unwind(AssertUnwindSafe(|| book::compare(self.here, book)));
        let panic = checked.err()?;
        panic.downcast_ref::<String>().cloned()
    }
}

#[test]
fn both_pages_are_written_from_code_and_tests() {
    let repository = Repository::new("written");
    assert_eq!(repository.wrong(), None);
    let test = "[rules/take.rs](../src/nim/tests/rules/take.rs)";
    let own = "[take.rs](../src/nim/src/take.rs)";
    let bot = "[bot/take.rs](../src/bot/src/take.rs)";
    let rules = repository.read("docs/rules.md");
    for row in [
        format!("| N-TAKE-1 | One to three matches. | {bot}, {own} | {test} |"),
        format!("| N-TAKE-10 | Never none. | {own} | {test} |"),
        format!("| N-END-1 | Who takes the last wins. |  | {test} |"),
        "| N-END-2 | A third player watches. |  |  |".to_owned(),
    ] {
        assert!(rules.contains(&row), "{row}\n{rules}");
    }
    let clauses = repository.read("docs/clauses.md");
    for row in [
        "3 of 4 rules",
        "| Heap | on the heap |",
        "| N-TAKE-1 | four are refused | rules/take.rs `four` | Heap |",
        "| N-TAKE-10 | none is refused | rules/take.rs `none_is_refused` |  |",
        "| N-END-1 | | rules/take.rs | |",
        "| N-END-2 | waits: for a third player | | |",
    ] {
        assert!(clauses.contains(row), "{row}\n{clauses}");
    }
}

#[test]
fn a_range_names_what_lies_between_its_ends_and_content_is_code() {
    let repository = Repository::new("ranges");
    let rules = format!("{RULES}| N-END-3 | Nobody takes back. | | |\n");
    repository.write("docs/rules.md", &rules);
    repository.write("src/nim/src/end.rs", "/// The end (N-END-1 to N-END-3).\n");
    repository.write("src/nim/tests/rules/end.rs", "//! N-END-1 to N-END-3\n");
    repository.write("content/nim/heaps.toml", "# N-TAKE-10\n");
    for language in ["en", "de"] {
        let file = format!("content/nim/rules.{language}.toml");
        repository.write(&file, "rules = [\"N-TAKE-1\"]\n");
    }
    let none = Book {
        unlinked: 0,
        ..BOOK
    };
    book::renew(repository.here, &none);
    let rules = repository.read("docs/rules.md");
    let own = "[take.rs](../src/nim/src/take.rs)";
    let bot = "[bot/take.rs](../src/bot/src/take.rs)";
    let between = "[end.rs](../src/nim/src/end.rs) | [rules/end.rs](../src/nim/tests/rules/end.rs)";
    let heaps = "[content/nim/heaps.toml](../content/nim/heaps.toml)";
    let text = "[content/nim/rules.en.toml](../content/nim/rules.en.toml)";
    for row in [
        format!("| N-END-2 | A third player watches. | {between} |"),
        format!("| N-END-3 | Nobody takes back. | {between} |"),
        format!("| N-TAKE-10 | Never none. | {heaps}, {own} |"),
        format!("| N-TAKE-1 | One to three matches. | {text}, {bot}, {own} |"),
    ] {
        assert!(rules.contains(&row), "{row}\n{rules}");
    }
}

#[test]
fn no_more_rules_than_before_are_without_code_and_a_text_is_none() {
    let repository = Repository::new("unlinked");
    repository.write("src/nim/src/take.rs", "");
    let three = Book {
        unlinked: 3,
        ..BOOK
    };
    book::renew(repository.here, &three);
    assert_eq!(repository.wrong_in(&three), None);
    repository.write("src/bot/src/take.rs", "");
    repository.write("content/nim/rules.en.toml", "rules = [\"N-TAKE-1\"]\n");
    let wrong = repository.wrong_in(&three).unwrap();
    let expected =
        "no code names 4 rules, 1 more than before: N-TAKE-1, N-TAKE-10, N-END-1, N-END-2";
    assert!(wrong.contains(expected), "{wrong}");
    // Where more are named than before, the number follows, so that it cannot rise again unseen.
    repository.write("src/nim/src/take.rs", CODE);
    let wrong = repository.wrong_in(&three).unwrap();
    let expected = "no code names 2 rules, not 3 as before; lower `unlinked` to 2";
    assert!(wrong.contains(expected), "{wrong}");
}

#[test]
fn a_range_in_the_words_about_a_whole_file_carries_nothing_out() {
    let repository = Repository::new("whole-file");
    let counted = [
        ("//! The end (N-END-1 to N-END-2).\n", None),
        (
            "/// The end (N-END-1 to N-END-2).\n",
            Some("lower `unlinked` to 0"),
        ),
        ("//! The end (N-END-2).\n", Some("lower `unlinked` to 1")),
    ];
    for (words, expected) in counted {
        repository.write("src/nim/src/end.rs", words);
        let wrong = repository.wrong().unwrap();
        let told = wrong.lines().find(|line| line.contains("lower"));
        match expected {
            Some(expected) => assert!(wrong.contains(expected), "{words}: {wrong}"),
            // It is linked all the same, so that the page is not true any more.
            None => assert!(told.is_none() && wrong.contains("not true"), "{wrong}"),
        }
    }
}

#[test]
fn what_is_not_true_any_more_is_told() {
    let changes = [
        ("src/bot/src/take.rs", String::new(), "docs/rules.md is not true any more; run CASTAWAY_BLESS=1 cargo test -p nim --test coverage"),
        ("docs/clauses.md", String::new(), "docs/clauses.md is not true any more"),
        ("docs/rules.md", RULES.replace("Never none.", ""), "N-TAKE-10 lacks its sentence"),
        ("docs/rules.md", RULES.replace("N-TAKE-10", "N-TAKE-1"), "N-TAKE-1 stands twice"),
        ("docs/rules.md", String::new(), "no rule stands here"),
        ("src/nim/src/take.rs", format!("{CODE}// N-TAKE-2\n"), "src/nim/src/take.rs: docs/rules.md has no N-TAKE-2"),
        ("src/nim/tests/rules/take.rs", TEST.replace("id = \"N-TAKE-10\"", "id = \"N-TAKE-2\""), "has no N-TAKE-2"),
        ("src/nim/tests/rules/take.rs", TEST.replace("= Heap", "= Hand"), "nothing lies in Hand"),
        ("src/nim/tests/rules/take.rs", TEST.replace("N-END-1", ""), "no test holds N-END-1"),
        ("src/nim/tests/rules/take.rs", TEST.replace("#[test]\n#[clause(id = \"N-TAKE-1\"", "#[clause(id = \"N-TAKE-1\""), "four is no test that runs"),
        ("src/nim/tests/rules/take.rs", TEST.replace("mod deep", "#[test]\n#[clause(id = \"N-TAKE-1\", says = \"four are refused\")]\nfn again() {}\nmod deep"), "N-TAKE-1 is said twice"),
    ];
    for (n, (path, text, expected)) in changes.into_iter().enumerate() {
        let repository = Repository::new(&format!("change-{n}"));
        assert_eq!(repository.wrong(), None);
        repository.write(path, &text);
        let wrong = repository.wrong().expect(expected);
        assert!(wrong.contains(expected), "{expected}: {wrong}");
    }
}
