//! What the bot keeps beside a game: who sits where, the panel, what can be taken back.
//!
//! Longer than others: one record, whose every part has its sentence.

use std::collections::BTreeMap;

use castaway_kernel::{Lang, Seat, UndoGrade};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Ahead, Announcement, ByHabit, Calling, Chairs, Control, Counted, Habits, Motion, Night,
    OpenCall, Pace, Prepared, Said, Silence, Stale, StandIn, StoryPost, Suggestion, Together,
    Unexplained, Visit, VoteEnd, Wait,
    contest::{Displaced, Played},
};

/// The data stored beside each snapshot, in the same atomic write.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Meta {
    /// Who sits where, in seat order; older programs saved the user of each seat.
    #[serde(alias = "seats")]
    pub chairs: Chairs,
    /// Who leads the table, where that is not the first who sits there.
    pub host: Option<u64>,
    /// Who moves what belongs to a seat.
    pub control: Control,
    /// The language of the public messages.
    pub language: Lang,
    /// The live panel.
    pub panel: Option<Panel>,
    /// The token of the interaction whose answer is the first panel, as long as nobody knows which message that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub panel_answer: Option<String>,
    /// The first revision whose log entry the panel tells.
    pub told_from: u64,
    /// The last one: what happened since the plan was resolved, over all questions in between.
    pub told_to: u64,
    /// So many of the last events told came of what somebody did last, or of time that ran out after it; none where that is not
    /// known.
    pub newest: u32,
    /// So many events it tells; none where that is not known: since a step was taken back, and in saves of older programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told_events: Option<u32>,
    /// What can be taken back, newest last.
    pub undo: Vec<Step>,
    /// The running vote on taking back.
    pub vote: Option<Vote>,
    /// The messages that offer seats nobody sits on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub vacancies: Vec<crate::Vacancy>,
    /// Who would like a seat that is kept for another.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub wished: BTreeMap<u64, crate::Wished>,
    /// Who would end the game for good, since the last step.
    pub ending: Vec<u64>,
    /// Who would rather play on, since the last step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub going_on: Vec<u64>,
    /// The message that asks whether the game ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_asked: Option<u64>,
    /// Something shown was taken back, so the game counts for no ranking.
    pub unranked: bool,
    /// The contest that the game counts for. Nothing is taken back in it.
    pub contest: Option<Contest>,
    /// The number of the rules that the game was begun under; in what older versions saved it is that of the
    /// envelope.
    pub rules: u32,
    /// By which rules a game that is over counts, once that was looked at.
    pub played: Played,
    /// The number of the rules that it was saved under; 0 before it was saved. The envelope keeps it.
    #[serde(skip)]
    pub under: u32,
    /// The last update of the rules that it lived through.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<Updated>,
    /// Signs that tell this game from the one before it in the same place.
    pub tag: String,
    /// Signs of the game that this one has replaced.
    pub instead_of: String,
    /// The table that filled up and from which it was begun, by its number; none where there was no table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gathered: Option<u64>,
    /// Nobody has done anything yet.
    pub fresh: bool,
    /// It is over, so that whoever looks through all games need not open it; not noted in saves of older programs.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// Somebody at it has never played such a game to its end, so that its first rounds teach.
    pub teaches: bool,
    /// Somebody at it has never played what is played here to its end, so that it says what that is about.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub introduces: bool,
    /// Everybody at it has been through the game to learn with.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub learnt: bool,
    /// The words of the game that were explained while it teaches, each with the revision from which on it was.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub met: BTreeMap<String, u64>,
    /// Those that came up while others were explained, in their order: a later step brings them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unexplained: Vec<Unexplained>,
    /// The words that were explained later than they came up, each with the revision in which it did.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub explained_late: BTreeMap<String, u64>,
    /// Until when an answer is waited for, in unix milliseconds; none where people take their time.
    pub deadline: Option<u64>,
    /// The call that an older program noted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call: Option<Call>,
    /// The calls that were not followed yet, by who is called.
    pub calls: BTreeMap<u64, OpenCall>,
    /// The calls that are on their way, by who is called.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub calling: BTreeMap<u64, Calling>,
    /// When whoever is waited for is looked at again, to be called, in unix milliseconds.
    pub remind: Option<u64>,
    /// The user who gave no answer in time, so that the last step was done for them.
    pub lapsed: Option<u64>,
    /// Who took the last step back, as long as nothing else was done.
    pub took_back: Option<u64>,
    /// What of a plan that was: the commands that would plan it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Value>,
    /// How a free game that is over compares with the player's games before; none while it was not looked at.
    pub own: Option<Own>,
    /// What a free game that is over displaced as its player's best, for the case that its end is taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub displaced: Option<Displaced>,
    /// What its points are held against while it is played; none where that was not looked up.
    pub yardstick: Option<Yardstick>,
    /// What a friend types to play the same, where there is such a thing.
    pub code: Option<String>,
    /// Boards that are not the panel any more and are still to be put away, oldest first.
    pub stale: Vec<Stale>,
    /// The last revision whose story was posted for the group; none in saves of older programs.
    pub told: Option<u64>,
    /// The newest post that told how a chapter ended, in the channel of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub posted: Option<StoryPost>,
    /// The last revision in which a chapter of the story ended, such as a round: the group is told of it in one post.
    pub chapter_to: u64,
    /// The revision for which whoever is waited for was called; none in saves of older programs.
    pub called: Option<u64>,
    /// Dice that were picked on the panel, as long as nothing has moved since.
    pub picked: Option<Picked>,
    /// Where it was shown to others once it was over.
    pub shared: Vec<Post>,
    /// When somebody who plays it last asked for its panel, by user, in unix milliseconds.
    pub opened: BTreeMap<u64, u64>,
    /// How people are called, by user, as far as an interaction of theirs has said so.
    pub names: BTreeMap<u64, String>,
    /// The server where it was begun, in company.
    pub guild: Option<u64>,
    /// The channel of the thread in which it is played, if whoever sees that channel may read the thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<u64>,
    /// What people have said and done about the plan that is open, in company.
    pub together: Together,
    /// Whether it was said here that a standing answer may be ready for somebody; it is said beside one plan.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub told_of_standing: bool,
    /// Who had spoken in plans that were carried out and may still be taken back, each with its last revision.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spoken: Vec<(u64, Vec<u64>)>,
    /// Who had said "not yet" to such plans, each with its last revision.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub held_back: Vec<(u64, Vec<u64>)>,
    /// When people last did something in the game, by user, in unix milliseconds, in company.
    pub acted: BTreeMap<u64, u64>,
    /// When people were here, by user, in company.
    pub visits: BTreeMap<u64, Visit>,
    /// How long the table waits for somebody.
    pub pace: Pace,
    /// Since when it waits, and for whom, in company.
    pub wait: Wait,
    /// Who let a deadline pass and did nothing since; others may move for them.
    pub away: Vec<u64>,
    /// Whether somebody did something since a deadline last passed, in company: what follows was brought by somebody who is there.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_deed: bool,
    /// Since when people are away who were not called before their time was over, by user, in unix milliseconds.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub slept: BTreeMap<u64, u64>,
    /// When no time passes for people in these days, by user.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub nights: BTreeMap<u64, Vec<Night>>,
    /// Since when time stands still, in unix milliseconds; none while it runs.
    pub paused: Option<u64>,
    /// Until when people are on holiday, by user, in unix milliseconds.
    pub holidays: BTreeMap<u64, u64>,
    /// What people would settle about the table, oldest first; older programs saved one at a time.
    #[serde(
        alias = "motion",
        deserialize_with = "crate::motion::kept::read",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub motions: Vec<Motion>,
    /// What people have settled and the channel was not told yet, oldest first.
    pub announcements: Vec<Announcement>,
    /// What people have said in the vote that is open.
    pub ballot: Option<Said>,
    /// How the votes ended of which the panel tells, each with the revision that it led to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub vote_ends: Vec<(u64, VoteEnd)>,
    /// What people answer once and for all, by user, in company.
    pub habits: BTreeMap<u64, Habits>,
    /// What such answers have said since somebody last did something themselves.
    pub by_habit: Vec<ByHabit>,
    /// What people answer to the question that comes next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<Ahead>,
    /// What people have prepared for their next turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prepared: Vec<Prepared>,
    /// Who plays for whoever is away.
    pub stand_in: StandIn,
    /// Without whom this round goes on, as the others have agreed.
    pub without: Vec<u64>,
    /// For whom the computer player has planned since somebody last did something themselves.
    pub computed: Vec<u64>,
    /// What was suggested and has counted since somebody last did something themselves, as nobody answered in time.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counted: Vec<Counted>,
    /// What people would have others plan, oldest first.
    pub suggestions: Vec<Suggestion>,
    /// Which suggestions of the open plan were followed, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub followed: Vec<u32>,
    /// The contest whose game is played once more for practice.
    pub practice: Option<String>,
    /// What was thought through for whoever plays alone, as its game writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counsel: Option<Value>,
}

/// That a game went on under newer rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Updated {
    /// The number of the rules before.
    pub from: u32,
    /// The first revision after it.
    pub at: u64,
}

/// Dice of a moment that somebody picked, by place in the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picked {
    /// The revision they were picked at.
    pub revision: u64,
    /// A bit for each die.
    pub dice: u8,
}

/// A message that shows a finished game to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    /// The channel that it stands in.
    pub channel: u64,
    /// The message; 0 while it is on its way.
    pub message: u64,
    /// When it was taken in hand, in unix milliseconds; 0 in saves of older programs.
    #[serde(default)]
    pub at_ms: u64,
}

/// How a free game compares with what its player did before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Own {
    /// There was none before.
    First,
    /// It is better than the best before.
    Better(Mark),
    /// It is not.
    Behind(Mark),
    /// It counts for nothing: something shown was taken back, or it could not be played again.
    Uncounted,
    /// It counts for nothing: the island was known from a challenge.
    Practice,
}

/// What the best game before was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// Whether the scenario was met.
    pub met: bool,
    /// The points.
    pub points: u32,
}

/// What the points of a game are held against, as it was known when the game was begun.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yardstick {
    /// The medals of its contest, the least first; empty where they were not measured yet.
    #[serde(default)]
    pub rungs: Vec<Rung>,
    /// The best game of its player under the same terms.
    #[serde(default)]
    pub best: Option<Mark>,
}

/// A medal and the points that it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// The medal by its name in the texts.
    pub medal: String,
    /// The points.
    pub points: u32,
}

/// What a game counts for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contest {
    /// Its name, such as that of a day.
    pub name: String,
    /// Results are taken until then, in unix milliseconds.
    pub until_ms: u64,
    /// The server where the game was begun.
    #[serde(default)]
    pub guild: Option<u64>,
    /// The result was looked at: it is entered, or will not be.
    #[serde(default)]
    pub entered: bool,
    /// The game was finished when its contest was over, so its result is not entered.
    #[serde(default)]
    pub late: bool,
    /// How the result stood when it was entered; none if it was not.
    #[serde(default)]
    pub placing: Option<Placing>,
}

/// How a result stood when it was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placing {
    /// The place.
    pub rank: usize,
    /// Of so many.
    pub of: usize,
    /// The medal.
    pub medal: Option<String>,
    /// Days in a row.
    pub streak: u32,
}

/// Where the live panel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Panel {
    /// The message.
    pub message: u64,
    /// When it was posted, in unix milliseconds.
    pub at_ms: u64,
    /// Posts of ours below it.
    #[serde(default)]
    pub below: u32,
    /// The revision that its text and its picture show; none in saves of older programs, where it is up to date.
    #[serde(default)]
    pub shown: Option<u64>,
}

/// A message that calls somebody to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// The message.
    pub message: u64,
    /// Who is called.
    pub user: u64,
    /// Until when an answer is waited for, in unix milliseconds; none where people take their time.
    pub until_ms: Option<u64>,
}

/// A step that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The revision to go back to.
    pub to: u64,
    /// What it takes.
    pub grade: UndoGrade,
    /// The first and the last revision that the panel told before it; none in saves of older programs.
    #[serde(default)]
    pub told: Option<(u64, u64)>,
}

/// A vote on taking back, as data so that it survives a restart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// The revision it is about; a later one makes it void.
    pub revision: u64,
    /// Users who agreed.
    pub yes: Vec<u64>,
    /// The message that asks; none while it is on its way.
    #[serde(default)]
    pub message: Option<u64>,
    /// Since when it is asked, in unix milliseconds; 0 in saves of older programs.
    #[serde(default)]
    pub since_ms: u64,
    /// Whose word it takes; empty in saves of older programs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<u64>,
    /// What silence says to it.
    #[serde(default)]
    pub silence: Silence,
}

impl Meta {
    /// Whether the setup can still be changed.
    pub fn may_begin_again(&self) -> bool {
        self.fresh && self.contest.is_none()
    }

    /// The seats of a user.
    pub fn seats_of(&self, user: u64) -> Vec<Seat> {
        self.chairs.seats_of(user)
    }

    /// When somebody last asked for the panel, in unix milliseconds; 0 if never.
    pub fn opened_ms(&self, user: u64) -> u64 {
        self.opened.get(&user).copied().unwrap_or(0)
    }

    /// The people at the table, each once.
    pub fn people(&self) -> Vec<u64> {
        let mut all = self.chairs.seated();
        all.sort_unstable();
        all
    }

    /// The panel is to be shown anew, though the game did not move.
    pub fn owe_panel(&mut self) {
        if let Some(panel) = &mut self.panel {
            panel.shown = Some(0);
        }
    }

    /// Whether the panel is not there or does not show this revision.
    pub fn owes_panel(&self, revision: u64) -> bool {
        match self.panel {
            Some(panel) => panel.shown.is_some_and(|shown| shown != revision),
            None => true,
        }
    }

    /// Whether a chapter of the story ended that the group was not told of yet.
    pub fn owes_story(&self) -> bool {
        self.told.is_some_and(|told| told < self.chapter_to)
    }

    /// Whether the channel of a game at this revision is still to be shown or told something.
    pub fn owes(&self, revision: u64) -> bool {
        let story = self.owes_story();
        let told = match self.is_solo() {
            true => self.calls.is_empty() && !self.owes_words(),
            false => !story && !self.owes_calls(revision) && !self.owes_words(),
        };
        self.owes_panel(revision) || !self.stale.is_empty() || !told
    }

    /// Whether a game of one's own counts for nothing: the island of a finished challenge once more.
    pub fn is_practice(&self) -> bool {
        self.contest.is_none() && self.code.is_none()
    }

    /// The number of the rules before an update that the story of this moment went through.
    pub fn updated_from(&self) -> Option<u32> {
        let updated = self.updated.filter(|updated| self.told_from <= updated.at);
        updated.map(|updated| updated.from)
    }

    /// Whether one person plays alone.
    pub fn is_solo(&self) -> bool {
        self.people().len() <= 1
    }
}
