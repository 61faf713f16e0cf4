//! Showing others how a challenge went.

use castaway_render::{Medal as Ribbon, ResultCard};
use castaway_table::{
    Trouble,
    contest::{Cup, Person, Played},
};

use super::{
    app::App,
    context::Ui,
    game_ui::{GameUi, Heading},
    records::{Shown, person_key, score_key},
    reply::{Caller, How},
};
use crate::ui::{
    common,
    message::{Message, Picture},
    scores,
    texts::Texts,
};

impl App {
    /// What is remembered of a person.
    pub async fn person_of(&self, user: u64) -> Person {
        self.global(person_key(user)).await.unwrap_or_default()
    }

    pub(super) async fn nothing_to_share(&self, caller: &Caller) {
        let text = self.texts.of(caller.lang).get("share-nothing");
        self.say(caller, How::New, &common::notice(text)).await;
    }
}

impl<G: GameUi> Ui<G> {
    /// Posts the result of the challenge in the caller's place for all to see.
    pub async fn share(&self, caller: &Caller) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => self.settle(caller, loaded).await,
            Err(Trouble::NoGame) => return self.nothing_to_share(caller).await,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let contest = loaded.meta.contest.clone();
        let cup = contest.as_ref().and_then(|c| Cup::read(&c.name));
        let (Some(contest), Some(cup)) = (contest, cup) else {
            return self.nothing_to_share(caller).await;
        };
        let record: Option<Shown> = self.global(score_key(&contest.name, caller.user)).await;
        let Some(record) = record else {
            return self.nothing_to_share(caller).await;
        };
        let streak = contest.placing.as_ref().map_or(0, |p| p.streak);
        let heading = G::heading(self, &loaded, caller.lang);
        let t = self.texts.of(caller.lang);
        let card = card(t, cup, &heading, &record, streak);
        let message = Message::text(text(t, cup, caller.user, &record, streak));
        let alt = format!("{} · {} · {}", card.over, card.points, card.met_word);
        let app = self.clone();
        let work = move || {
            let png = app.painter.result_png(&card);
            let png =
                png.inspect_err(|error| tracing::error!(%error, "a result could not be drawn"));
            let png = png.ok()?;
            Some(Picture {
                name: "result.png".into(),
                alt: alt.into(),
                png,
            })
        };
        self.say_drawn(caller, How::New, message, work, || true)
            .await;
    }
}

fn small(n: u32) -> crate::ui::texts::Arg<'static> {
    i64::from(n).into()
}

/// The lines of the post: nothing in them helps or spoils.
fn text(t: &Texts, cup: Cup, user: u64, record: &Shown, streak: u32) -> String {
    let s = record.entry.standing;
    let key = if s.met { "share-met" } else { "share-failed" };
    let medal = record.entry.medal.as_deref().map_or("", scores::medal_sign);
    let mut lines = vec![
        t.with(
            key,
            &[
                ("user", (&format!("<@{user}>")).into()),
                ("title", (&scores::cup_title(t, cup)).into()),
                ("points", small(s.points)),
                ("days", small(s.days)),
                ("medal", medal.into()),
            ],
        ),
        record.strip.clone(),
    ];
    if streak > 1 {
        lines.push(t.with("share-streak", &[("n", small(streak))]));
    }
    if record.entry.played == Played::Older {
        lines.push(t.get("older-rules"));
    }
    let how = match cup {
        Cup::Day(_) => "share-how-day",
        Cup::Week(_) => "share-how-week",
    };
    lines.push(format!("-# {}", t.get(how)));
    lines.join("\n")
}

fn card(t: &Texts, cup: Cup, heading: &Heading, record: &Shown, streak: u32) -> ResultCard {
    let s = record.entry.standing;
    let narrow = |n: u32| u8::try_from(n).unwrap_or(u8::MAX);
    let medal = record.entry.medal.as_deref();
    ResultCard {
        over: scores::cup_title(t, cup),
        island: heading.island.clone(),
        scenario: heading.scenario.clone(),
        points: u16::try_from(s.points).unwrap_or(u16::MAX),
        points_word: t.get("card-points"),
        medal: match medal {
            Some("bronze") => Some(Ribbon::Bronze),
            Some("silver") => Some(Ribbon::Silver),
            Some("gold") => Some(Ribbon::Gold),
            Some("sun") => Some(Ribbon::Sun),
            Some(_) | None => None,
        },
        medal_word: match medal {
            Some(medal) => t.get(&format!("medal-{medal}")),
            None => t.get("medal-none"),
        },
        met: s.met,
        met_word: t.get(if s.met { "card-met" } else { "card-failed" }),
        days: narrow(s.days),
        days_limit: heading.limit,
        days_word: t.get(match cup {
            Cup::Day(_) => "card-days",
            Cup::Week(_) => "card-rounds",
        }),
        foot: if streak > 1 {
            t.with("share-streak-plain", &[("n", small(streak))])
        } else {
            String::new()
        },
    }
}
