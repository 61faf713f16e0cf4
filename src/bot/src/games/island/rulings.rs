//! The rulings of a table, or of the book where there is none: pages that list them, and one ruling with its options.

use castaway_kernel::Key;
use castaway_robinson::rulings::{Edition, Ruling, Rulings};
use castaway_table::Meta;

use super::{lobby::offer::Offer, press::Press, scene::Scene, words::Words};
use crate::{
    discord::Seating,
    ui::{
        SAND, SEA,
        message::{Button, Embed, Entry, Message, Select},
        press::GamePresses,
        shared::Shared,
        version::Version,
    },
};

/// Rulings on one page.
const PAGE: usize = 12;

/// Whose rulings are shown.
#[derive(Clone, Copy)]
enum Whose<'a> {
    /// Nobody's: what holds unless a table says otherwise.
    Book,
    /// Those of a table that fills up.
    Lobby {
        rulings: &'a Rulings,
        id: u64,
        host: Option<u64>,
    },
    /// Those of a table.
    Table {
        rulings: &'a Rulings,
        meta: &'a Meta,
        version: Version,
    },
}

/// What the pages are made from.
pub struct House<'a> {
    words: Words<'a>,
    all: &'a [Ruling],
    whose: Whose<'a>,
}

impl<'a> House<'a> {
    /// The rulings of a table.
    pub fn of(scene: &Scene<'a>) -> Self {
        Self {
            words: scene.words,
            all: &scene.catalog().rulings,
            whose: Whose::Table {
                rulings: scene.house().rulings,
                meta: scene.meta,
                version: scene.version,
            },
        }
    }

    /// The rulings of a table that fills up.
    pub fn lobby(words: Words<'a>, all: &'a [Ruling], table: &'a Seating<Offer>) -> Self {
        let whose = Whose::Lobby {
            rulings: &table.offer.rulings,
            id: table.id,
            host: table.host(),
        };
        Self { words, all, whose }
    }

    /// The rulings as they are unless a table says otherwise.
    pub fn book(words: Words<'a>, all: &'a [Ruling]) -> Self {
        let whose = Whose::Book;
        Self { words, all, whose }
    }

    /// The rulings in the order of the pages: those that differ from the default, those a table can choose, the
    /// settled ones, those of other scenarios.
    fn in_order(&self) -> Vec<&'a Ruling> {
        let rank = |r: &Ruling| match () {
            () if self.differs(r) => 0,
            () if !r.fixed => 1,
            () if r.scenario.is_none() => 2,
            () => 3,
        };
        let mut all: Vec<&Ruling> = self.all.iter().collect();
        all.sort_by_key(|r| rank(r));
        all
    }

    fn option<'r>(&'r self, ruling: &'r Ruling) -> &'r Key {
        match self.whose {
            Whose::Book => &ruling.default,
            Whose::Lobby { rulings, .. } | Whose::Table { rulings, .. } => {
                rulings.option_of(ruling)
            }
        }
    }

    /// Whether this table plays it otherwise than most.
    fn differs(&self, ruling: &Ruling) -> bool {
        *self.option(ruling) != ruling.default
    }

    /// What marks a ruling in lists.
    fn mark(&self, ruling: &Ruling) -> &'static str {
        if self.differs(ruling) {
            "✏️"
        } else if ruling.fixed {
            "🔒"
        } else {
            "⚖️"
        }
    }

    fn pages(&self) -> usize {
        self.all.len().div_ceil(PAGE).max(1)
    }

    /// The version that components are drawn for.
    fn version(&self) -> Version {
        match self.whose {
            Whose::Book | Whose::Lobby { .. } => Version::default(),
            Whose::Table { version, .. } => version,
        }
    }

    /// What these rulings are.
    fn heading(&self) -> (String, String) {
        let w = &self.words;
        match self.whose {
            Whose::Book => (w.get("rulings-book-title"), w.get("rulings-book-text")),
            Whose::Lobby { .. } | Whose::Table { .. } => {
                let changed = self.all.iter().filter(|r| self.differs(r)).count();
                let text = w.with("rulings-text", &[("n", changed.into())]);
                (w.get("rulings-title"), text)
            }
        }
    }

    /// Whether somebody may change something still.
    fn may_change(&self, user: Option<u64>) -> bool {
        match self.whose {
            Whose::Book => false,
            Whose::Lobby { host, .. } => host == user,
            Whose::Table { meta, .. } => meta.may_begin_again() && meta.host() == user,
        }
    }

    /// The older edition, where it is played as a whole.
    fn edition_note(&self) -> Option<String> {
        let rulings = match self.whose {
            Whose::Book => return None,
            Whose::Lobby { rulings, .. } | Whose::Table { rulings, .. } => rulings,
        };
        let first = rulings.edition(self.all) == Some(Edition::First);
        first.then(|| self.words.get("table-edition-first"))
    }

    /// Who may change something, and until when.
    fn change_note(&self) -> String {
        let (host, open) = match self.whose {
            Whose::Book => return self.words.get("rulings-book-note"),
            Whose::Lobby { host, .. } => (host, true),
            Whose::Table { meta, .. } => (meta.host(), meta.may_begin_again()),
        };
        match host.filter(|_| open).map(|user| format!("<@{user}>")) {
            Some(host) => self.words.with("rulings-open", &[("host", (&host).into())]),
            None => self.words.get("rulings-closed"),
        }
    }
}

/// One page of the list.
pub fn list(house: &House<'_>, page: u8) -> Message {
    let w = &house.words;
    let all = house.in_order();
    let page = usize::from(page).min(house.pages() - 1);
    let (title, text) = house.heading();
    let shown: Vec<&Ruling> = all.into_iter().skip(page * PAGE).take(PAGE).collect();
    let mut lines = vec![text];
    if page == 0 {
        lines.extend(house.edition_note());
        lines.push(house.change_note());
    }
    lines.push(String::new());
    let mut entries = Vec::new();
    for ruling in shown {
        let name = w.ruling_name(ruling);
        let option = w.ruling_option(ruling, house.option(ruling));
        let of = match ruling.scenario {
            Some(n) => w.with("rulings-scenario", &[("n", n.into())]),
            None => String::new(),
        };
        lines.push(format!("{} **{name}**{of} · {option}", house.mark(ruling)));
        entries.push(Entry::new(ruling.id.as_str(), name, option));
    }
    let mut embed = Embed::new(title, lines.join("\n")).colour(SEA);
    embed.footer = w
        .with(
            "rulings-page",
            &[("n", (page + 1).into()), ("of", house.pages().into())],
        )
        .into();
    let mut message = Message::embed(embed).hidden();
    message.push_select(Select::new(
        Press::Ruling.id(house.version()),
        w.get("rulings-menu"),
        entries,
    ));
    let to = |page: usize| Press::Rulings(u8::try_from(page).unwrap_or(0)).id(house.version());
    let last = house.pages() - 1;
    let mut buttons = vec![
        Button::new(to(page.saturating_sub(1)), w.get("rulings-back"))
            .emoji("◀️")
            .disabled(page == 0),
        // An id of its own even where both lead to the same page.
        Button::new(to((page + 1).min(last + 1)), w.get("rulings-next"))
            .emoji("▶️")
            .disabled(page == last),
    ];
    if let Whose::Lobby { id, .. } = house.whose {
        let id = Shared::Options(id).id(Press::LETTER, 0);
        buttons.push(Button::new(id, w.get("button-options")).emoji("⚙️"));
    }
    message.push_buttons(buttons);
    message
}

/// One ruling: the question, its options, which one holds here, and why the default is one.
pub fn detail(house: &House<'_>, ruling: &Ruling, user: Option<u64>) -> Message {
    let w = &house.words;
    let here = house.option(ruling);
    let mut lines = vec![format!("*{}*", w.ruling_question(ruling)), String::new()];
    for option in &ruling.options {
        let text = w.ruling_option(ruling, option);
        let text = if option == here {
            format!("✅ **{text}**")
        } else {
            format!("▫️ {text}")
        };
        lines.push(if *option == ruling.default {
            format!("{text} · {}", w.get("ruling-default"))
        } else {
            text
        });
    }
    lines.push(String::new());
    let reason = w.ruling_reason(ruling);
    lines.push(w.with("ruling-reason", &[("reason", (&reason).into())]));
    let may = !ruling.fixed && house.may_change(user);
    if ruling.fixed {
        lines.push(w.get("ruling-fixed"));
    } else if !may {
        lines.push(house.change_note());
    }
    let name = w.ruling_name(ruling);
    let embed = Embed::new(name, lines.join("\n")).colour(if may { SAND } else { SEA });
    let mut message = Message::embed(embed).hidden();
    if may {
        let entries = ruling.options.iter().map(|option| {
            let note = if option == here {
                w.get("ruling-here")
            } else {
                String::new()
            };
            Entry::new(option.as_str(), w.ruling_option(ruling, option), note)
        });
        message.push_select(Select::new(
            Press::Rule(ruling.id.to_string()).id(house.version()),
            w.get("ruling-menu"),
            entries.collect(),
        ));
    }
    let at = house.in_order().iter().position(|r| r.id == ruling.id);
    let page = u8::try_from(at.unwrap_or(0) / PAGE).unwrap_or(0);
    message.push_buttons(vec![
        Button::new(
            Press::Rulings(page).id(house.version()),
            w.get("rulings-all"),
        )
        .emoji("⚖️"),
    ]);
    message
}
