//! How a running table plays, on a page and in messages for all: views only.

use castaway_table::{Announced, Announcement, Control, Deed, Meta, Motion, Pace, StandIn, Term};

use crate::{
    discord::{game_ui::GameUi, reply::Caller, when},
    ui::{
        SAND,
        limits::BUTTONS,
        message::{Button, Embed, Message, Style},
        shared::Shared,
        texts::Texts,
    },
};

/// The holidays that are offered, in days.
const HOLIDAYS: [u8; 6] = [1, 2, 3, 7, 14, 28];

/// What somebody would settle, with who agrees and a button for the others.
pub(super) fn motion<G: GameUi>(t: &Texts, motion: &Motion, tag: &str) -> Message {
    let what = words(t, motion.term);
    let stand = stand(motion);
    let args = [
        ("what", (&what).into()),
        ("stand", (&stand).into()),
        ("n", motion.missing.into()),
    ];
    let mut message = Message::text(t.with("agreed-motion", &args));
    message.push_buttons(ballot::<G>(motion, tag, plain(t)).into());
    message.ping.clone_from(&motion.asked);
    message
}

/// What became of this motion, or of whatever was settled last: how it stands, what was decided, or that it is not open any more.
pub(super) fn news<G: GameUi>(t: &Texts, meta: &Meta, about: Option<Term>) -> Message {
    if let Some(open) = about.and_then(|term| meta.motion(term)) {
        return motion::<G>(t, open, &meta.tag);
    }
    let all = meta.announcements.iter().rev();
    let mut all = all.filter(|told| about.is_none_or(|term| decides(told, term)));
    let settled = all.find_map(|told| announcement::<G>(t, told));
    settled.unwrap_or_else(|| Message::text(t.get("agreed-moot")))
}

/// Whether this says what was decided about that.
fn decides(told: &Announcement, term: Term) -> bool {
    [Announced::Settled(term), Announced::Declined(term)].contains(&told.what)
}

/// The two words about a motion, as buttons that say this.
fn ballot<G: GameUi>(motion: &Motion, tag: &str, [yes, no]: [String; 2]) -> [Button; 2] {
    let (term, tag) = (motion.term, || tag.to_owned());
    let agree = Shared::Agree { term, tag: tag() }.id(G::LETTER, 0);
    let oppose = Shared::Oppose { term, tag: tag() }.id(G::LETTER, 0);
    [
        Button::new(agree, yes).style(Style::Success).emoji("👍"),
        Button::new(oppose, no).emoji("👎"),
    ]
}

/// What the two words about a motion are called where it is the only one.
fn plain(t: &Texts) -> [String; 2] {
    ["button-agree", "button-oppose"].map(|key| t.get(key))
}

/// The words about the open motions in one row, those first whose reader has said nothing yet; of more than fit each has its message.
fn ballots<G: GameUi>(t: &Texts, meta: &Meta, user: u64) -> Vec<Button> {
    let mut open: Vec<&Motion> = meta.motions.iter().collect();
    open.sort_by_key(|motion| motion.yes.contains(&user) || motion.no.contains(&user));
    let alone = open.len() == 1;
    let both = open.into_iter().take(BUTTONS / 2).flat_map(|motion| {
        let labels = match alone {
            true => plain(t),
            false => {
                let what = label(t, meta, motion.term);
                ["button-agree-to", "button-oppose-to"]
                    .map(|key| t.with(key, &[("what", (&what).into())]))
            }
        };
        let [agree, oppose] = ballot::<G>(motion, &meta.tag, labels);
        // What the reader has said already stays as it is; the other word changes it.
        [
            agree.disabled(motion.yes.contains(&user)),
            oppose.disabled(motion.no.contains(&user)),
        ]
    });
    both.collect()
}

/// How a motion stands: who is for it, who against it, whose word is missing.
fn stand(motion: &Motion) -> String {
    let sides = [
        ("👍", &motion.yes),
        ("👎", &motion.no),
        ("❔", &motion.asked),
    ];
    let sides = sides.iter().filter(|(_, users)| !users.is_empty());
    let sides: Vec<String> = sides
        .map(|(sign, users)| format!("{sign} {}", named(users)))
        .collect();
    sides.join(" · ")
}

/// What was settled.
pub(super) fn announcement<G: GameUi>(t: &Texts, told: &Announcement) -> Option<Message> {
    let who = format!("<@{}>", told.user);
    let who = ("who", (&who).into());
    let text = match &told.what {
        Announced::Settled(term) => {
            let what = words(t, *term);
            t.with("agreed-settled", &[("what", (&what).into())])
        }
        Announced::Declined(term) => {
            let what = words(t, *term);
            t.with("agreed-declined", &[("what", (&what).into())])
        }
        Announced::Overtaken(term) => {
            let what = in_short(t, *term);
            t.with("agreed-overtaken", &[who, ("what", (&what).into())])
        }
        Announced::Paused => t.with("agreed-paused", &[who]),
        Announced::Runs => t.with("agreed-runs", &[who]),
        Announced::Away { until_ms } => {
            let at = when::shown(*until_ms);
            // Where turns follow each other there is no plan that the others could fill.
            let key = match G::PLANS {
                true => "agreed-away",
                false => "agreed-away-turns",
            };
            t.with(key, &[who, ("at", (&at).into())])
        }
        Announced::Back => t.with("agreed-back", &[who]),
        Announced::Disarmed { name } => {
            let name = name.to_string();
            t.with("standing-lost", &[who, ("what", (&name).into())])
        }
        Announced::Rearmed { name } => {
            let name = name.to_string();
            t.with("standing-back", &[who, ("what", (&name).into())])
        }
        // What is said of seats has buttons, and is put together where those are.
        Announced::Left { .. } | Announced::AsksSeat { .. } | Announced::Beside { .. } => {
            return None;
        }
    };
    Some(Message::text(text))
}

/// People as Discord names them.
fn named(users: &[u64]) -> String {
    let users: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    users.join(", ")
}

/// How the table plays, with what the reader can change about it.
pub(super) fn page<G: GameUi>(t: &Texts, meta: &Meta, caller: &Caller) -> Message {
    let mut lines = vec![
        t.get(key(Term::Pace(meta.pace))),
        t.get(key(Term::Control(meta.control))),
    ];
    if G::PLANS {
        lines.push(t.get(key(Term::StandIn(meta.stand_in))));
    }
    if let Some(since) = meta.paused {
        let since = format!("<t:{}:R>", since / 1000);
        lines.push(t.with("agreed-stands", &[("at", (&since).into())]));
    }
    for user in meta.people() {
        let who = format!("<@{user}>");
        if let Some(until) = meta.holiday(user) {
            let at = when::shown(until);
            let args = [("who", (&who).into()), ("at", (&at).into())];
            lines.push(t.with("agreed-holiday", &args));
        }
    }
    // Whoever comes back by this page learns so.
    if (meta.announcements.iter()).any(|told| is_back(told, caller)) {
        let who = format!("<@{}>", caller.user);
        lines.push(t.with("agreed-back", &[("who", (&who).into())]));
    }
    for motion in &meta.motions {
        let (what, stand) = (words(t, motion.term), stand(motion));
        let args = [("what", (&what).into()), ("stand", (&stand).into())];
        lines.push(t.with("agreed-proposed", &args));
    }
    if meta.motions.len() > 1 {
        lines.push(t.get("agreed-beside"));
    }
    for (user, nudge) in &meta.wait.nudged {
        let (who, by) = (format!("<@{user}>"), format!("<@{}>", nudge.by));
        let at = format!("<t:{}:R>", nudge.at_ms / 1000);
        let args = [
            ("who", (&who).into()),
            ("by", (&by).into()),
            ("at", (&at).into()),
        ];
        lines.push(t.with("nudge-before", &args));
    }
    lines.push(t.get("agreed-how"));
    let embed = Embed::new(t.get("agreed-title"), lines.join("\n")).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    let tag = || meta.tag.clone();
    let said = |term| {
        let motion = meta.motion(term);
        motion.is_some_and(|motion| motion.yes.contains(&caller.user))
    };
    let propose = |term| {
        let id = Shared::Propose { term, tag: tag() }.id(G::LETTER, 0);
        let chosen = meta.holds(term);
        let style = match chosen {
            true => Style::Primary,
            false => Style::Secondary,
        };
        Button::new(id, t.get(&format!("button-{}", key(term))))
            .style(style)
            .disabled(chosen || said(term))
    };
    let paces = Pace::ALL.map(|pace| propose(Term::Pace(pace)));
    message.push_buttons(paces.into());
    let mut row = Vec::new();
    if G::MAY_SHARE {
        row.push(propose(Term::Control(Control::Own)));
        row.push(propose(Term::Control(Control::Shared)));
    }
    if G::PLANS {
        row.push(propose(Term::StandIn(StandIn::Rest)));
        row.push(propose(Term::StandIn(StandIn::Computer)));
    }
    let stands = meta.paused.is_none();
    let pause = Shared::Pause { stands, tag: tag() }.id(G::LETTER, 0);
    let leads = meta.may(caller.user, Deed::Lead) || caller.manages;
    if stands && leads {
        row.push(Button::new(pause, t.get("button-pause")).emoji("⏸️"));
    } else if !stands {
        let run = Button::new(pause, t.get("button-run"));
        row.push(run.style(Style::Success).emoji("▶️"));
    }
    message.push_buttons(row);
    let others = match meta.chairs.sits(caller.user) {
        true => vec![
            ballots::<G>(t, meta, caller.user),
            nudges::<G>(t, meta, caller),
        ],
        false => Vec::new(),
    };
    let owed = others.iter().filter(|row| !row.is_empty()).count();
    let rows = message.rows_left().saturating_sub(owed);
    let mut away = holidays::<G>(t, meta, caller);
    // Where others wait for a word the longest has no room; any day can be typed.
    away.truncate(rows * BUTTONS);
    let rows = away.len().div_ceil(BUTTONS).max(1);
    for row in away.chunks(away.len().div_ceil(rows).max(1)) {
        message.push_buttons(row.to_vec());
    }
    for row in others {
        message.push_buttons(row);
    }
    message
}

/// The holidays that the reader can take, or the way back from one.
fn holidays<G: GameUi>(t: &Texts, meta: &Meta, caller: &Caller) -> Vec<Button> {
    let tag = || meta.tag.clone();
    let holiday = |days| Shared::Holiday { days, tag: tag() }.id(G::LETTER, 0);
    match meta.is_away(caller.user) {
        true => {
            let back = Button::new(holiday(0), t.get("button-back-again"));
            vec![back.style(Style::Success).emoji("👋")]
        }
        false if meta.chairs.sits(caller.user) => (HOLIDAYS.into_iter())
            .map(|days| {
                let label = t.with("button-holiday", &[("n", days.into())]);
                Button::new(holiday(days), label).emoji("🏖️")
            })
            .collect(),
        // Who only moves for somebody else has no holiday to take.
        false => Vec::new(),
    }
}

/// What is settled, in words.
fn words(t: &Texts, term: Term) -> String {
    match term {
        Term::Without(user) => {
            let who = format!("<@{user}>");
            t.with(key(term), &[("who", (&who).into())])
        }
        Term::Pace(_) | Term::Control(_) | Term::StandIn(_) => t.get(key(term)),
    }
}

/// The same, as its button says it where it has one.
fn in_short(t: &Texts, term: Term) -> String {
    match term {
        Term::Without(_) => words(t, term),
        Term::Pace(_) | Term::Control(_) | Term::StandIn(_) => {
            t.get(&format!("button-{}", key(term)))
        }
    }
}

/// The same on a button, which names nobody by a mention.
fn label(t: &Texts, meta: &Meta, term: Term) -> String {
    match term {
        Term::Without(user) => {
            let unknown = String::from("…");
            let name = meta.names.get(&user).unwrap_or(&unknown);
            t.with("button-without", &[("name", name.into())])
        }
        Term::Pace(_) | Term::Control(_) | Term::StandIn(_) => in_short(t, term),
    }
}

/// Nudging those whom the table waits for, and going on without whoever did not hear it.
fn nudges<G: GameUi>(t: &Texts, meta: &Meta, caller: &Caller) -> Vec<Button> {
    let mut buttons = Vec::new();
    let waited = meta.wait.since.keys().copied();
    let unknown = String::from("…");
    for user in waited.filter(|user| *user != caller.user && meta.chairs.sits(*user)) {
        let name = meta.names.get(&user).unwrap_or(&unknown);
        let (name, tag) = ([("name", name.into())], || meta.tag.clone());
        let id = Shared::Nudge { user, tag: tag() }.id(G::LETTER, 0);
        let nudge = Button::new(id, t.with("button-nudge", &name)).emoji("👉");
        let told = meta.wait.nudged.contains_key(&user) || meta.paused.is_some();
        buttons.push(nudge.disabled(told));
        if meta.may_go_without(user, caller.now_ms) {
            let (term, tag) = (Term::Without(user), tag());
            let id = Shared::Propose { term, tag }.id(G::LETTER, 0);
            let without = Button::new(id, t.with("button-without", &name));
            buttons.push(without.emoji("💤"));
        }
    }
    buttons.truncate(BUTTONS);
    buttons
}

/// The name of the text that says what is settled.
fn key(term: Term) -> &'static str {
    match term {
        Term::Pace(Pace::Live) => "agreed-live",
        Term::Pace(Pace::Several) => "agreed-several",
        Term::Pace(Pace::Daily) => "agreed-daily",
        Term::Pace(Pace::Relaxed) => "agreed-relaxed",
        Term::Control(Control::Own) => "agreed-own",
        Term::Control(Control::Shared) => "agreed-shared",
        Term::StandIn(StandIn::Rest) => "agreed-rest",
        Term::StandIn(StandIn::Computer) => "agreed-computer",
        Term::Without(_) => "agreed-without",
    }
}

/// Whether this says that the caller is back, by what they press now.
pub(super) fn is_back(told: &Announcement, caller: &Caller) -> bool {
    told.what == Announced::Back && (told.user, told.at_ms) == (caller.user, caller.now_ms)
}
