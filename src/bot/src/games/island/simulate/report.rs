//! The counts as text.

use std::{collections::BTreeMap, fmt::Write};

use castaway_robinson::tally::{Feat, Section, Stop, Tally, stops};

use super::counts::Counts;

/// So many of the rarest things of a part are named.
const RAREST: usize = 3;
/// What was met less often than this is called rare.
const RARE: u64 = 5;

/// A table of how the games ended, by player and seats.
pub fn ends(counts: &Counts) -> String {
    let mut text = String::from(
        "| player | seats | games | won | rounds | wood on the pile | died | last round over | other losses |\n\
         |---|---|---|---|---|---|---|---|---|\n",
    );
    for ((player, seats), e) in &counts.ends {
        let part = |n: u64| 100.0 * n as f64 / e.games.max(1) as f64;
        let mean = |n: u64| n as f64 / e.games.max(1) as f64;
        let others: Vec<String> = (e.lost.iter())
            .filter(|(end, _)| !matches!(**end, "died" | "time over"))
            .map(|(end, n)| format!("{end} {:.1} %", part(*n)))
            .collect();
        let _ = writeln!(
            text,
            "| {} | {seats} | {} | {:.1} % | {:.1} | {:.1} | {:.1} % | {:.1} % | {} |",
            player.name(),
            e.games,
            part(e.won),
            mean(e.rounds),
            mean(e.pile),
            part(e.lost_by("died")),
            part(e.lost_by("time over")),
            others.join(", "),
        );
    }
    text.push_str("\n| player | seats | what the dead died of |\n|---|---|---|\n");
    for ((player, seats), e) in &counts.ends {
        let mut causes: Vec<_> = e.causes.iter().collect();
        causes.sort_by_key(|(cause, n)| (std::cmp::Reverse(**n), **cause));
        let list: Vec<String> = causes
            .into_iter()
            .map(|(cause, n)| {
                let share = 100.0 * *n as f64 / e.lost_by("died").max(1) as f64;
                format!("{} {share:.0} %", cause.name())
            })
            .collect();
        let _ = writeln!(
            text,
            "| {} | {seats} | {} |",
            player.name(),
            list.join(", ")
        );
    }
    text
}

/// What was reached so rarely that an exact case must stand for it, and none does: cards, ends and stops all have one.
pub fn unheld(tally: &Tally, all: &[Feat]) -> Vec<String> {
    let missing = all.iter().filter(|f| tally.count(f) < RARE);
    missing
        .filter(|f| !f.has_exact_case() && !is_stop(f))
        .map(|f| format!("{}: {f}", f.section().title()))
        .collect()
}

fn is_stop(feat: &Feat) -> bool {
    matches!(feat, Feat::Answered(kind, _) if stops().any(|stop| stop == *kind))
}

/// What was met so rarely that an exact case must stand for it, with its count.
pub fn rare(tally: &Tally, all: &[Feat]) -> String {
    let mut rows: Vec<(u64, String)> = all
        .iter()
        .map(|feat| (tally.count(feat), feat))
        .filter(|(n, _)| *n < RARE)
        .map(|(n, feat)| (n, format!("{}: {feat}", feat.section().title())))
        .collect();
    rows.sort();
    let mut text = format!("met fewer than {RARE} times:\n");
    for (n, feat) in rows {
        let _ = writeln!(text, "{n:>10}  {feat}");
    }
    text
}

/// How often each kind of stop opened, what came of it, and which hardly ever opened.
pub fn stopped(counts: &BTreeMap<Stop, u64>) -> String {
    let mut text = String::from("| stop | opened | passed | used |\n|---|---|---|---|\n");
    let mut rare = Vec::new();
    for kind in stops() {
        let of = |stop: &&Stop| stop.kind == kind;
        let sum = |wanted: &dyn Fn(&Stop) -> bool| -> u64 {
            let rows = counts.iter().filter(|(stop, _)| of(stop) && wanted(stop));
            rows.map(|(_, n)| n).sum()
        };
        let opened = sum(&|_| true);
        let mut used: Vec<(u64, &str)> = counts
            .iter()
            .filter(|(stop, _)| of(stop))
            .filter_map(|(stop, n)| Some((*n, stop.used.as_deref()?)))
            .collect();
        used.sort_by_key(|(n, what)| (std::cmp::Reverse(*n), *what));
        let list: Vec<String> = used.iter().map(|(n, what)| format!("{what} {n}")).collect();
        let passed = sum(&|stop| stop.used.is_none());
        let _ = writeln!(
            text,
            "| {kind} | {opened} | {passed} | {} |",
            list.join(", ")
        );
        if opened < RARE {
            rare.push(kind);
        }
    }
    let _ = writeln!(
        text,
        "\nstops met fewer than {RARE} times: {}",
        rare.join(", ")
    );
    text
}

/// Every thing with its count, a summary of the parts first and what was never reached last.
pub fn exercised(tally: &Tally, all: &[Feat]) -> String {
    let mut parts: BTreeMap<Section, Vec<(u64, &Feat)>> = BTreeMap::new();
    for feat in all {
        let part = parts.entry(feat.section()).or_default();
        part.push((tally.count(feat), feat));
    }
    let mut text =
        String::from("| part | things | in all | never | the rarest |\n|---|---|---|---|---|\n");
    for (section, rows) in &mut parts {
        rows.sort_by_key(|(n, feat)| (*n, feat.to_string()));
        let rarest: Vec<String> = rows
            .iter()
            .take(RAREST)
            .map(|(n, feat)| format!("{feat} {n}"))
            .collect();
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} |",
            section.title(),
            rows.len(),
            rows.iter().map(|(n, _)| n).sum::<u64>(),
            rows.iter().filter(|(n, _)| *n == 0).count(),
            rarest.join(", ")
        );
    }
    for (section, rows) in &parts {
        let _ = writeln!(text, "\n{}:", section.title());
        for (n, feat) in rows {
            let _ = writeln!(text, "{n:>10}  {feat}");
        }
    }
    let missing: Vec<&Feat> = all.iter().filter(|f| tally.count(f) == 0).collect();
    let _ = writeln!(
        text,
        "\n{} things, {} never reached",
        all.len(),
        missing.len()
    );
    for feat in missing {
        let _ = writeln!(text, "  never: {}: {feat}", feat.section().title());
    }
    text
}
