//! `/daily`, `/weekly`, `/scores` and `/share`: the contests.

use std::time::Duration;

use castaway_kernel::Game;
use castaway_robinson::game::Island;
use castaway_rollwrite::{RollWrite, ids::Difficulty};
use castaway_table::{Contest, Loaded, Meta, Slot, Stand, Trouble, contest::Cup};
use poise::{ApplicationContext, ChoiceParameter};
use serenity::all::CreateAutocompleteResponse;

use super::{CommandError, Ctx, open};
use crate::{
    discord::{
        app::App,
        face::{Face, Prescribed, is_over},
        reply::{Caller, How},
    },
    games::{
        island::weekly,
        rollwrite::{
            commands::solo::{self, Level, chosen},
            face::{PAIRS, glory_name, glory_title},
            words::Words,
        },
    },
    next::Next,
    ui::{common, scores},
};

/// How often one looks whether the game of a day has been made, before one gives up.
const LOOKS: u32 = 60;
/// A pause between two looks.
const NEXT_LOOK: Duration = Duration::from_millis(200);

/// Which board.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Which {
    /// The challenge of today.
    #[name = "today"]
    #[name_localized("de", "heute")]
    Today,
    /// The challenge of yesterday.
    #[name = "yesterday"]
    #[name_localized("de", "gestern")]
    Yesterday,
    /// The challenge of the week.
    #[name = "this week"]
    #[name_localized("de", "diese Woche")]
    Week,
    /// The best of all times.
    #[name = "all time"]
    #[name_localized("de", "alle Zeiten")]
    Glory,
    /// The best islands with two scenarios.
    #[name = "all Sundays"]
    #[name_localized("de", "alle Sonntage")]
    Sundays,
    /// The caller's own best free games.
    #[name = "my free games"]
    #[name_localized("de", "meine freien Spiele")]
    Own,
}

/// The island of the day: the same for everybody.
#[poise::command(slash_command)]
pub async fn daily(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let caller = caller.at_own(Slot::Daily);
    let cup = Cup::day(caller.now_ms);
    enter::<RollWrite>(app, &caller, cup, Consent::Wanting).await;
    Ok(())
}

/// The long challenge of the week: the island game alone.
#[poise::command(slash_command)]
pub async fn weekly(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let caller = caller.at_own(Slot::Weekly);
    let cup = Cup::week(caller.now_ms);
    enter::<Island>(app, &caller, cup, Consent::Wanting).await;
    Ok(())
}

/// What becomes of an older attempt that still runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consent {
    /// It is shown while it counts; else the caller is asked.
    Wanting,
    /// The caller would give it up, and is asked whether they are sure.
    Asked,
    /// This one is given up.
    Given(Stand),
}

/// Shows the caller's attempt, or begins it.
pub async fn enter<G: Face>(app: &App, caller: &Caller, cup: Cup, consent: Consent) {
    if !may_begin::<G>(app, caller, cup, &consent).await {
        return;
    }
    if let Some(prescribed) = G::prescribed(app, cup).await {
        return begin::<G>(app, caller, cup, prescribed, consent).await;
    }
    let text = app.texts.of(caller.lang).get("cup-making");
    app.say(caller, How::New, &common::notice(text)).await;
    let app = app.clone();
    let caller = Caller {
        put_off: true,
        ..caller.clone()
    };
    tokio::spawn(async move {
        for _ in 0..LOOKS {
            if let Some(prescribed) = G::prescribed(&app, cup).await {
                // Meanwhile the caller may have asked again, and play already.
                if may_begin::<G>(&app, &caller, cup, &consent).await {
                    begin::<G>(&app, &caller, cup, prescribed, consent).await;
                }
                return;
            }
            tokio::time::sleep(NEXT_LOOK).await;
        }
        let text = app.texts.of(caller.lang).get("cup-not-made");
        app.say(&caller, How::New, &common::notice(text)).await;
    });
}

/// Whether the caller's attempt is still to begin; if not, shows how it stands.
async fn may_begin<G: Face>(app: &App, caller: &Caller, cup: Cup, consent: &Consent) -> bool {
    match G::tables(app).load(caller.place).await {
        Ok(loaded) => {
            let name = loaded.meta.contest.as_ref().map(|c| c.name.clone());
            let counts = counts(&loaded, caller.now_ms) && *consent == Consent::Wanting;
            if name.as_deref() == Some(cup.name().as_str()) || counts {
                app.open_own(caller, &loaded).await;
                return false;
            }
        }
        Err(Trouble::NoGame) => {}
        Err(trouble) => {
            app.sorry(caller, trouble).await;
            return false;
        }
    }
    let done = app.has_result(cup, caller.user).await;
    if done {
        let text = app.texts.of(caller.lang).get("cup-once");
        app.say(caller, How::New, &common::notice(text)).await;
    }
    !done
}

async fn begin<G: Face>(
    app: &App,
    caller: &Caller,
    cup: Cup,
    prescribed: Prescribed<G>,
    consent: Consent,
) {
    let meta = Meta {
        contest: Some(Contest {
            name: cup.name(),
            until_ms: cup.until_ms(),
            guild: caller.guild,
            entered: false,
            placing: None,
        }),
        ..Meta::default()
    };
    let given_up = match consent {
        Consent::Wanting | Consent::Asked => None,
        Consent::Given(stand) => Some(stand),
    };
    let start = prescribed.start(meta);
    app.begin_own(caller, &Next::Enter(cup), start, given_up)
        .await;
}

/// Whether an attempt still runs and counts when it is finished now.
fn counts<G: Game>(loaded: &Loaded<G>, now_ms: u64) -> bool {
    let contest = loaded.meta.contest.as_ref();
    !is_over(loaded) && contest.is_some_and(|c| now_ms <= c.until_ms)
}

/// The boards of scores.
#[poise::command(slash_command)]
pub async fn scores(
    ctx: Ctx<'_>,
    #[description = "board"] board: Option<Which>,
    #[autocomplete = "scenarios"]
    #[description = "scenario"]
    scenario: Option<String>,
    #[description = "difficulty"] difficulty: Option<Level>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let which = board.unwrap_or(if scenario.is_some() {
        Which::Glory
    } else {
        Which::Today
    });
    let words = Words::new(app.texts.of(caller.lang));
    let level = difficulty.map_or(Difficulty::Fair, Level::difficulty);
    let today = Cup::day(caller.now_ms);
    let (name, title) = match which {
        Which::Today => (today.name(), scores::cup_title(words.texts(), today)),
        Which::Yesterday => {
            let cup = Cup::day(caller.now_ms.saturating_sub(86_400_000));
            (cup.name(), scores::cup_title(words.texts(), cup))
        }
        Which::Week => {
            let cup = Cup::week(caller.now_ms);
            (cup.name(), scores::cup_title(words.texts(), cup))
        }
        Which::Sundays => (glory_name(PAIRS, level), words.get("scores-sundays")),
        Which::Own => {
            show_bests(app, &caller, &words).await;
            return Ok(());
        }
        Which::Glory => {
            let wish = scenario.as_deref();
            match wish.map(|wish| chosen(app, &words, Some(wish))) {
                None => (weekly::GLORY.to_owned(), words.get("scores-castaways")),
                Some(Some(id)) => {
                    let name = glory_name(id.as_str(), level);
                    let title = glory_title(&words, &name);
                    (name, title.unwrap_or_default())
                }
                Some(None) => {
                    let text = words.get("rw-unknown-scenario");
                    app.say(&caller, How::New, &common::notice(text)).await;
                    return Ok(());
                }
            }
        }
    };
    show_board(app, &caller, &name, title).await;
    Ok(())
}

/// Shows the caller's own best free games to the caller alone.
async fn show_bests(app: &App, caller: &Caller, words: &Words<'_>) {
    let bests = app.bests_of(caller.user).await;
    let lines: Vec<String> = bests
        .all()
        .filter_map(|(name, best)| {
            let what = glory_title(words, name)?;
            Some(scores::best_line(words.texts(), &what, best))
        })
        .collect();
    app.say(caller, How::New, &scores::bests(words.texts(), &lines))
        .await;
}

impl App {
    /// Shows the board of the contest that the game in the caller's place counts for.
    pub async fn show_contest<G: Face>(&self, caller: &Caller) {
        let loaded = G::tables(self).load(caller.place).await.ok();
        let contest = loaded.and_then(|l| l.meta.contest);
        let cup = contest.and_then(|c| Cup::read(&c.name));
        let cup = cup.unwrap_or(Cup::day(caller.now_ms));
        let title = scores::cup_title(self.texts.of(caller.lang), cup);
        show_board(self, caller, &cup.name(), title).await;
    }
}

/// Shows a board to the caller alone.
pub async fn show_board(app: &App, caller: &Caller, name: &str, title: String) {
    let board = app.board_of(name).await;
    let person = app.person_of(caller.user).await;
    let message = scores::board(
        app.texts.of(caller.lang),
        &board,
        &scores::Asker {
            user: caller.user,
            guild: caller.guild,
            now_ms: caller.now_ms,
        },
        person,
        title,
    );
    app.say(caller, How::New, &message).await;
}

async fn scenarios(
    ctx: ApplicationContext<'_, App, CommandError>,
    typed: &str,
) -> CreateAutocompleteResponse {
    solo::scenario_choices(ctx, typed)
}

/// Shows others how one's challenge went, without telling anything about it.
#[poise::command(slash_command)]
pub async fn share(
    ctx: Ctx<'_>,
    #[description = "week"] week: Option<bool>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    if week.unwrap_or(false) {
        app.share::<Island>(&caller.at_own(Slot::Weekly)).await;
    } else {
        app.share::<RollWrite>(&caller.at_own(Slot::Daily)).await;
    }
    Ok(())
}
