//! The rule book of a game as this repository holds it: a page with one sentence of our own per rule, whose links to code
//! and tests are written by the test, and a table of the clauses that tests hold.

mod clause;
mod page;
mod source;
mod table;

use std::{cmp::Ordering, fs, path::Path};

use crate::{Here, blessing};
use clause::Clause;
use page::Page;
use source::SourceFile;

/// What the pages of a game need to know.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// How the game is called in a heading.
    pub game: &'static str,
    /// The page with a sentence for each rule; the sentences are written by hand, the links by the test.
    pub rules: &'static str,
    /// The table of clauses; all of it is written by the test.
    pub clauses: &'static str,
    /// How ids of this game begin.
    pub ids: &'static [&'static str],
    /// Where the thing that a clause is about may lie: the word of the attribute and what it stands for.
    pub places: &'static [(&'static str, &'static str)],
    /// Why no test holds a rule; `None` where one must.
    pub waits: fn(&str) -> Option<&'static str>,
    /// How many rules no code names, worked examples aside: where one more is named the number is lowered, and it never rises.
    pub unlinked: usize,
}

/// Compares both pages of a game with its code and its tests; with `CASTAWAY_BLESS=1` they are written anew first.
///
/// # Panics
/// When a page is not true any more, a rule lacks its sentence, or an id is named that no page has.
pub fn check(here: Here, book: &Book) {
    if blessing() {
        renew(here, book);
    }
    compare(here, book);
}

/// As [`check`], and never writes anything.
///
/// # Panics
/// As [`check`].
pub fn compare(here: Here, book: &Book) {
    let stand = |(path, text): (&str, String)| {
        let stands = fs::read_to_string(here.workspace().join(path)).unwrap_or_default();
        (stands != text).then(|| format!("{path} is not true any more; run {}", here.bless()))
    };
    let wrong: Vec<String> = match pages(here, book) {
        Ok(pages) => pages.into_iter().filter_map(stand).collect(),
        Err(wrong) => wrong,
    };
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Writes the links of the one page and all of the other anew.
///
/// # Panics
/// When something is wrong that no writing mends.
pub fn renew(here: Here, book: &Book) {
    let pages = pages(here, book).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    for (path, text) in pages {
        let file = here.workspace().join(path);
        fs::write(file, text).unwrap_or_else(|e| panic!("{path}: {e}"));
    }
}

/// Both pages as they should stand, by their paths; or what is wrong with them, each in a sentence.
fn pages(here: Here, book: &Book) -> Result<[(&'static str, String); 2], Vec<String>> {
    let root = here.workspace();
    let sources = source::all(&root, here.target);
    let stands = fs::read_to_string(root.join(book.rules)).unwrap_or_default();
    let page = Page::read(&stands, book.ids).map_err(|e| vec![format!("{}: {e}", book.rules)])?;
    let clauses = clause::all(&sources, here.folder).map_err(|e| vec![e])?;
    let table = table::write(here, book, &page, &clauses, &sources);
    let mut wrong = page.lacking();
    wrong.extend(unknown(book, &page, &sources, &clauses));
    wrong.extend(table.open);
    wrong.extend(unlinked(book, &page, &sources));
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let own = Path::new(here.folder).file_name().unwrap_or_default();
    let rules = page.write(&own.to_string_lossy(), &sources);
    Ok([(book.rules, rules), (book.clauses, table.text)])
}

/// What is wrong if other rules than before are named by no code: more of them, or fewer, which is then held.
fn unlinked(book: &Book, page: &Page, sources: &[SourceFile]) -> Option<String> {
    let rules = page.unlinked(sources);
    let (now, before, path) = (rules.len(), book.unlinked, book.rules);
    let rules = rules.join(", ");
    match now.cmp(&before) {
        Ordering::Equal => None,
        Ordering::Greater => {
            let more = now - before;
            Some(format!(
                "{path}: no code names {now} rules, {more} more than before: {rules}"
            ))
        }
        Ordering::Less => Some(format!(
            "{path}: no code names {now} rules, not {before} as before; lower `unlinked` to {now}"
        )),
    }
}

/// Ids and places that nobody has heard of, and clauses that are said twice.
fn unknown(book: &Book, page: &Page, sources: &[SourceFile], clauses: &[Clause]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (at, clause) in clauses.iter().enumerate() {
        let Clause {
            id,
            says,
            lies,
            test,
            ..
        } = clause;
        if !page.has(id) {
            wrong.push(format!("{test}: {} has no {id}", book.rules));
        }
        if !lies.is_empty() && !book.places.iter().any(|(name, _)| name == lies) {
            wrong.push(format!("{test}: nothing lies in {lies}"));
        }
        if clauses[..at].iter().any(|c| (&c.id, &c.says) == (id, says)) {
            wrong.push(format!("{test}: {id} is said twice: {says}"));
        }
    }
    for source in sources {
        for id in source.ids(book.ids) {
            if !page.has(id) {
                wrong.push(format!("{}: {} has no {id}", source.path, book.rules));
            }
        }
    }
    wrong
}
