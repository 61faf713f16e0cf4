use std::fmt::Write;

use super::{Book, clause::Clause, page::Page, source::SourceFile};
use crate::Here;

/// The table of clauses.
pub struct ClauseTable {
    /// As it should stand.
    pub text: String,
    /// Rules that no test holds though one must.
    pub open: Vec<String>,
}

/// Writes the table: the clauses of each rule, else the tests that merely name it, else why it waits.
pub fn write(
    here: Here,
    book: &Book,
    page: &Page,
    clauses: &[Clause],
    sources: &[SourceFile],
) -> ClauseTable {
    let mut rows = String::new();
    let mut open = Vec::new();
    let (mut rules, mut held) = (0, 0);
    for id in page.rules() {
        rules += 1;
        let row = match row(id, clauses, sources) {
            Some(row) => row,
            None => match (book.waits)(id) {
                Some(why) => {
                    writeln!(rows, "| {id} | {why} | | |").expect("a string takes it");
                    continue;
                }
                None => {
                    open.push(format!("no test holds {id}"));
                    continue;
                }
            },
        };
        held += 1;
        rows += &row;
    }
    let mut text = format!(
        "# Rule coverage of the {}\n\nWritten by `{}` from the `clause` attributes\nof the tests. ",
        book.game,
        here.bless()
    );
    let placed = clauses.iter().filter(|c| !c.lies.is_empty()).count();
    writeln!(
        text,
        "{held} of {rules} rules and worked examples are held by a test: {} clauses, {placed} of them with the\n\
         place where the thing lies in that test. A row without words is named by the tests of that file only.\n",
        clauses.len()
    )
    .expect("a string takes it");
    text += "| place | where the thing lies |\n|---|---|\n";
    for (name, says) in book.places {
        writeln!(text, "| {name} | {says} |").expect("a string takes it");
    }
    text += "\n| rule | clause | test | place |\n|---|---|---|---|\n";
    ClauseTable {
        text: text + &rows,
        open,
    }
}

/// The rows of a rule that a test holds.
fn row(id: &str, clauses: &[Clause], sources: &[SourceFile]) -> Option<String> {
    let mut text = String::new();
    for clause in clauses.iter().filter(|c| c.id == id) {
        let Clause {
            says, test, lies, ..
        } = clause;
        writeln!(text, "| {id} | {says} | {test} | {lies} |").expect("a string takes it");
    }
    if text.is_empty() {
        let tests = sources.iter().filter(|s| s.is_test() && s.names(id));
        let by: Vec<&str> = tests
            .filter_map(|s| s.path.split_once("/tests/"))
            .map(|(_, name)| name)
            .collect();
        if by.is_empty() {
            return None;
        }
        text = format!("| {id} | | {} | |\n", by.join(", "));
    }
    Some(text)
}
