//! Attempts at contests: each person has one.

use std::time::Duration;

use castaway_kernel::Game;
use castaway_table::{Contest, Loaded, Meta, Stand, Trouble, Yardstick, contest::Cup, on_heap};

use super::{
    app::Consent,
    context::Ui,
    game_ui::{GameUi, Prescribed, is_over, is_untouched},
    reply::{Caller, How},
};
use crate::ui::{common, next::Next};

/// How often one looks whether the game of a day has been made, before one gives up.
const LOOKS: u32 = 60;
/// A pause between two looks.
const NEXT_LOOK: Duration = Duration::from_millis(200);

/// What is begun with the game of a contest.
pub(super) enum Wanted {
    /// The one attempt that counts.
    Attempt(Consent),
    /// Practice, instead of this game that still runs.
    Practice(Option<Stand>),
}

/// What came of waiting for a game.
enum Waited {
    /// It is shown, or what stands in its place.
    Shown,
    /// Another one was asked for.
    Other,
    /// It took too long.
    TooLong,
}

impl<G: GameUi> Ui<G> {
    /// The same attempt with the medals of its contest, which may have been measured after it was begun.
    async fn measured(&self, loaded: Loaded<G>) -> Loaded<G> {
        let known = loaded.meta.yardstick.as_ref();
        let contest = loaded.meta.contest.as_ref();
        let cup = contest.and_then(|contest| Cup::read(&contest.name));
        let Some(cup) = cup.filter(|_| known.is_none_or(|known| known.rungs.is_empty())) else {
            return loaded;
        };
        let rungs = G::prescribed(self, cup).await.map(|p| G::rungs(&p.par));
        let Some(rungs) = rungs.filter(|rungs| !rungs.is_empty()) else {
            return loaded;
        };
        let changed = self.tables().change_meta(loaded.place, move |meta| {
            meta.yardstick.get_or_insert_default().rungs = rungs;
        });
        changed.await.unwrap_or(loaded)
    }

    /// Shows the caller's attempt, or begins it.
    pub async fn enter(&self, caller: &Caller, cup: Cup, consent: Consent) {
        if !self.may_begin(caller, cup, &consent).await {
            return;
        }
        self.once_made(caller, cup, Wanted::Attempt(consent)).await;
    }

    /// Begins the game of a contest as soon as it is made; until then the caller is asked for patience.
    pub(super) async fn once_made(&self, caller: &Caller, cup: Cup, wanted: Wanted) {
        if let Some(prescribed) = G::prescribed(self, cup).await {
            return on_heap(|| self.begin_made(caller, cup, prescribed, wanted)).await;
        }
        if on_heap(|| self.asks_first(caller, cup, &wanted)).await {
            return;
        }
        // In a place one waits for one game at a time, so that nobody has many made that nobody will play. Noted before it is
        // answered, for whoever asks for another one after the answer wants that.
        self.pending.want(caller.place, cup);
        let text = self.text(caller.lang, "cup-making");
        self.say(caller, How::New, &common::notice(text)).await;
        let ui = self.clone();
        let caller = Caller {
            put_off: true,
            ..caller.clone()
        };
        tokio::spawn(async move {
            let text = match ui.wait_for(&caller, cup, wanted).await {
                Waited::Shown => return,
                Waited::Other => "cup-other",
                Waited::TooLong => "cup-not-made",
            };
            let text = ui.text(caller.lang, text);
            ui.say(&caller, How::New, &common::notice(text)).await;
        });
    }

    /// What stands in the caller's place is shown or asked about before a game is made that would replace it; says whether
    /// it was.
    async fn asks_first(&self, caller: &Caller, cup: Cup, wanted: &Wanted) -> bool {
        let next = match wanted {
            Wanted::Practice(None) if self.practises(caller, cup).await => return true,
            Wanted::Practice(None) => Next::Practice(cup),
            Wanted::Attempt(Consent::Wanting | Consent::Asked) => Next::Enter(cup),
            Wanted::Practice(Some(_)) | Wanted::Attempt(Consent::Given(_)) => return false,
        };
        match self.tables().load(caller.place).await {
            Ok(loaded) if !is_over(&loaded) && !is_untouched(&loaded.meta, caller.now_ms) => {
                self.ask_to_replace(caller, &loaded, &next).await;
                true
            }
            Ok(_) | Err(_) => false,
        }
    }

    /// Looks again and again whether a game has been made, and begins it.
    async fn wait_for(&self, caller: &Caller, cup: Cup, wanted: Wanted) -> Waited {
        let place = caller.place;
        for _ in 0..LOOKS {
            let made = if self.pending.wants(place, cup) {
                G::prescribed(self, cup).await
            } else {
                None
            };
            // It may have been given up while it was made.
            if !self.pending.wants(place, cup) {
                return Waited::Other;
            }
            if let Some(prescribed) = made {
                // Meanwhile the caller may have asked again, and play already.
                let may = match &wanted {
                    Wanted::Attempt(consent) => self.may_begin(caller, cup, consent).await,
                    Wanted::Practice(_) => true,
                };
                if may {
                    self.begin_made(caller, cup, prescribed, wanted).await;
                }
                return Waited::Shown;
            }
            tokio::time::sleep(NEXT_LOOK).await;
        }
        Waited::TooLong
    }

    async fn begin_made(
        &self,
        caller: &Caller,
        cup: Cup,
        prescribed: Prescribed<G>,
        wanted: Wanted,
    ) {
        match wanted {
            Wanted::Attempt(consent) => {
                on_heap(|| self.begin_attempt(caller, cup, prescribed, consent)).await;
            }
            Wanted::Practice(None) if self.practises(caller, cup).await => {}
            Wanted::Practice(given_up) => {
                let start = prescribed.start(Meta {
                    practice: Some(cup.name()),
                    ..Meta::default()
                });
                let next = Next::Practice(cup);
                on_heap(|| self.begin_own(caller, &next, start, given_up)).await;
            }
        }
    }

    /// Shows the caller's practice of this challenge if it still runs; says whether it does.
    async fn practises(&self, caller: &Caller, cup: Cup) -> bool {
        let Ok(loaded) = self.tables().load(caller.place).await else {
            return false;
        };
        let same = loaded.meta.practice.as_deref() == Some(cup.name().as_str());
        if !same || is_over(&loaded) {
            return false;
        }
        self.open_own(caller, &loaded).await;
        true
    }

    /// Whether the caller's attempt is still to begin; if not, shows how it stands.
    async fn may_begin(&self, caller: &Caller, cup: Cup, consent: &Consent) -> bool {
        match self.tables().load(caller.place).await {
            Ok(loaded) => {
                let name = loaded.meta.contest.as_ref().map(|c| c.name.clone());
                let counts = counts(&loaded, caller.now_ms) && *consent == Consent::Wanting;
                if name.as_deref() == Some(cup.name().as_str()) || counts {
                    let loaded = self.measured(loaded).await;
                    self.open_own(caller, &loaded).await;
                    return false;
                }
            }
            Err(Trouble::NoGame) => {}
            Err(trouble) => {
                self.sorry(caller, trouble).await;
                return false;
            }
        }
        if !cup.is_now(caller.now_ms) {
            // It was asked some time ago; what is over can be practised, and counts no more.
            let text = self.text(caller.lang, "cup-over");
            self.say(caller, caller.turn(), &common::notice(text)).await;
            return false;
        }
        let done = self.has_result(cup, caller.user).await;
        if done {
            let text = self.text(caller.lang, "cup-once");
            self.say(caller, How::New, &common::notice(text)).await;
        }
        !done
    }

    async fn begin_attempt(
        &self,
        caller: &Caller,
        cup: Cup,
        prescribed: Prescribed<G>,
        consent: Consent,
    ) {
        let meta = Meta {
            yardstick: Some(Yardstick {
                rungs: G::rungs(&prescribed.par),
                best: None,
            }),
            contest: Some(Contest {
                name: cup.name(),
                until_ms: cup.until_ms(),
                guild: caller.guild,
                entered: false,
                late: false,
                placing: None,
            }),
            ..Meta::default()
        };
        let given_up = match consent {
            Consent::Wanting | Consent::Asked => None,
            Consent::Given(stand) => Some(stand),
        };
        let start = prescribed.start(meta);
        let next = Next::Enter(cup);
        on_heap(|| self.begin_own(caller, &next, start, given_up)).await;
    }
}

/// Whether an attempt still runs and counts when it is finished now.
pub(super) fn counts<G: Game>(loaded: &Loaded<G>, now_ms: u64) -> bool {
    let contest = loaded.meta.contest.as_ref();
    !is_over(loaded) && contest.is_some_and(|c| now_ms <= c.until_ms)
}
