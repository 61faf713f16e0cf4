/// The members of one list that are not in the other, repeats counted.
#[must_use]
pub fn minus(these: &[String], those: &[String]) -> Vec<String> {
    let mut left = those.to_vec();
    these
        .iter()
        .filter(|line| match left.iter().position(|l| l == *line) {
            Some(at) => {
                left.remove(at);
                false
            }
            None => true,
        })
        .cloned()
        .collect()
}

/// A line for each thing that is gone or new.
pub fn came_and_went(out: &mut Vec<String>, before: &[String], after: &[String]) {
    out.extend(minus(before, after).into_iter().map(|l| format!("- {l}")));
    out.extend(minus(after, before).into_iter().map(|l| format!("+ {l}")));
}

/// What happened against what was expected, in any order.
///
/// # Errors
/// The lines that only one of them has.
pub fn compare(happened: &[String], expected: &[String]) -> Result<(), String> {
    let missing = minus(expected, happened);
    let surplus = minus(happened, expected);
    if missing.is_empty() && surplus.is_empty() {
        return Ok(());
    }
    Err(format!(
        "  expected and missing: {missing:?}\n  happened and not expected: {surplus:?}"
    ))
}
