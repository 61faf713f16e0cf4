//! What measured worlds came to, as a table of the documents.

use castaway_discover::{
    catalog::Catalog,
    ids::Difficulty,
    trial::{Band, Judged, Trial},
    world::Order,
};

use super::wish::Worlds;

/// What the worlds of one kind came to.
pub struct QuestRow {
    kind: Order,
    band: Band,
    sum: Trial,
    worlds: u32,
    /// Worlds that are neither hopeless nor sure.
    between: u32,
    /// Candidates of the check, and their games.
    tried: u32,
    check_games: u64,
    /// Worlds that were the nearest of many.
    nearest: u32,
}

impl QuestRow {
    /// Nothing played yet.
    pub fn of(catalog: &Catalog, kind: &Order) -> Self {
        Self {
            kind: kind.clone(),
            band: Band::for_order(catalog, kind),
            sum: Trial::default(),
            worlds: 0,
            between: 0,
            tried: 0,
            check_games: 0,
            nearest: 0,
        }
    }

    /// Counts a world.
    pub fn add(&mut self, trial: Trial) {
        let share = trial.won * 100 / trial.games.max(1);
        self.worlds += 1;
        self.between += u32::from((25..=90).contains(&share));
        self.sum.merge(trial);
    }

    /// Counts a candidate of the check.
    pub fn judged(&mut self, judged: &Judged) {
        self.tried += 1;
        self.check_games += u64::from(judged.trial.games);
    }

    /// Counts a world that the check took.
    pub fn taken(&mut self, judged: &Judged) {
        self.nearest += u32::from(judged.off > 0);
    }

    /// Adds another part of the same kind.
    pub fn merge(&mut self, other: Self) {
        self.worlds += other.worlds;
        self.between += other.between;
        self.tried += other.tried;
        self.check_games += other.check_games;
        self.nearest += other.nearest;
        self.sum.merge(other.sum);
    }

    /// All games that were played.
    pub fn played(&self) -> u64 {
        u64::from(self.sum.games) + self.check_games
    }

    /// The line of the table.
    pub fn line(&self) -> String {
        let s = &self.sum;
        let band = self.band;
        let off = band.off(s.won, s.games);
        let won = percent(s.won, s.games);
        let verdict = match (off, won < band.least) {
            (0, _) => "within".to_owned(),
            (off, true) => format!("{off} under"),
            (off, false) => format!("{off} over"),
        };
        let cells = [
            self.kind.quest.to_string(),
            difficulty(self.kind.difficulty).to_owned(),
            self.kind.seats.to_string(),
            won.to_string(),
            format!("{} to {}", band.least, band.most),
            verdict,
            percent(s.winners, s.people).to_string(),
            percent(s.together, s.won).to_string(),
            percent(s.early, s.games).to_string(),
            in_hundred(s.open, s.games),
            s.median_day().unwrap_or(0).to_string(),
            percent(self.between, self.worlds).to_string(),
            match self.tried {
                0 => "–".to_owned(),
                tried => format!("{tried} ({} nearest)", self.nearest),
            },
        ];
        format!("| {} |", cells.join(" | "))
    }
}

/// The table under what was played, with the command that plays it again.
pub fn told(rows: &[QuestRow], (worlds, games): (u64, u32), wish: &Worlds) -> String {
    let played: u64 = rows.iter().map(QuestRow::played).sum();
    let quests = match wish.quest.is_empty() {
        true => String::new(),
        false => format!(" --quest {}", wish.quest.join(",")),
    };
    let seats: Vec<String> = wish.seats.iter().map(u8::to_string).collect();
    let levels: Vec<&str> = wish
        .difficulty
        .iter()
        .map(|l| difficulty((*l).into()))
        .collect();
    let lines = [
        format!("{worlds} worlds with {games} games each per line, {played} games in all:"),
        String::new(),
        format!(
            "    castaway worlds {}{} --worlds {worlds} --games {games} --seats {} --difficulty {} --seed {}{quests}",
            if wish.full { "--full" } else { "--report" },
            if wish.checked { " --checked" } else { "" },
            seats.join(","),
            levels.join(","),
            wish.seed,
        ),
        String::new(),
        "| quest | difficulty | seats | won in 100 | band | | survivors out in 100 | won by two or more in 100 | lost by day 5 in 100 | unfinished in 100 | day of the win | worlds won 25 to 90 in 100 | candidates |".to_owned(),
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|".to_owned(),
    ];
    let mut all = Vec::from(lines);
    all.extend(rows.iter().map(QuestRow::line));
    all.join("\n")
}

/// The page of the documents.
pub fn page(told: &str, content: &str) -> String {
    format!("# Worlds of the explore-and-craft game\n\nContent {content}. {told}\n")
}

fn percent(n: u32, of: u32) -> u32 {
    n * 100 / of.max(1)
}

/// Of a hundred, with a tenth: of what is rare no whole one would be left.
fn in_hundred(n: u32, of: u32) -> String {
    let tenths = u64::from(n) * 1000 / u64::from(of.max(1));
    format!("{}.{}", tenths / 10, tenths % 10)
}

fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Gentle => "gentle",
        Difficulty::Standard => "standard",
        Difficulty::Hard => "hard",
    }
}

#[cfg(test)]
mod tests {
    use castaway_discover::setup::Setup;

    use super::*;

    #[test]
    fn games_that_do_not_end_are_told_of_a_hundred_as_all_others_are() {
        assert_eq!(in_hundred(78, 4800), "1.6");
        assert_eq!(in_hundred(0, 0), "0.0");
        let catalog = Catalog::load().unwrap();
        let mut row = QuestRow::of(&catalog, &Setup::new("q_march", 1, 0).world);
        row.add(Trial {
            games: 24,
            won: 12,
            open: 3,
            ..Trial::default()
        });
        let line = row.line();
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        assert_eq!(cells.get(10), Some(&"12.5"), "{line}");
    }
}
