//! Words for the island game: the bot's own texts and the game's wording, in one place.

use std::borrow::Cow;

use castaway_kernel::Key;
use castaway_robinson::{
    catalog::Catalog,
    content::ThreatAction,
    effect::Effect,
    event::Event,
    guide::Why,
    ids::{Kind, Part, Phase, Res, Who},
    odds::Odds,
    plan::{Goal, Pawn},
    reject::Rejection,
    rulings::Ruling,
    state::{End, Stock},
    task::{CardRef, Usable},
    text::{self, RulingText, Sign, TableWords, WeighedLine, Wording, ruling_text},
    view::{ActionOffer, AskView, OptionView, View},
};

use super::played::{TableRules, wording};
use crate::ui::{
    limits::{LABEL, clip},
    texts::{Arg, Lang, Texts},
};

/// Words in one language.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    texts: &'a Texts,
    catalog: &'a Catalog,
    wording: &'static Wording,
    house: Option<TableRules<'a>>,
}

impl<'a> Words<'a> {
    /// The words of a language.
    pub fn new(texts: &'a Texts, catalog: &'a Catalog) -> Self {
        Self {
            texts,
            catalog,
            wording: Wording::get(texts.lang),
            house: None,
        }
    }

    /// The same words with the cards as a table plays them.
    #[must_use]
    pub fn under(self, house: TableRules<'a>) -> Self {
        let house = Some(house);
        Self { house, ..self }
    }

    /// The same words in each language, for what people type.
    pub fn both(&self) -> Vec<Self> {
        let wording = |lang: Lang| Wording::get(lang);
        let of = |lang| Self {
            wording: wording(lang),
            ..*self
        };
        Lang::ALL.into_iter().map(of).collect()
    }

    /// The wording for cards.
    pub fn cards(&self) -> Cow<'static, Wording> {
        self.cards_in(self.lang(), self.wording)
    }

    /// The same in another language, whose plain wording this is.
    pub fn cards_in(&self, lang: Lang, plain: &'static Wording) -> Cow<'static, Wording> {
        let house = |house| wording(lang, self.catalog, house);
        self.house.map_or(Cow::Borrowed(plain), house)
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.texts.lang
    }

    /// The texts of the bot.
    pub fn texts(&self) -> &'a Texts {
        self.texts
    }

    /// A text of the bot.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A text of the bot with values.
    pub fn with(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        self.texts.with(key, values)
    }

    /// The words of a table.
    pub fn table<'v>(&'v self, view: &'v View) -> TableWords<'v> {
        TableWords::new(self.texts.lang, self.catalog, view)
    }

    /// The short name of a ruling.
    pub fn ruling_name(&self, ruling: &Ruling) -> String {
        self.ruling(ruling, |text| Some(&text.name))
    }

    /// What a ruling settles.
    pub fn ruling_question(&self, ruling: &Ruling) -> String {
        self.ruling(ruling, |text| Some(&text.question))
    }

    /// Why the default is one.
    pub fn ruling_reason(&self, ruling: &Ruling) -> String {
        self.ruling(ruling, |text| Some(&text.reason))
    }

    /// One way to read it.
    pub fn ruling_option(&self, ruling: &Ruling, option: &Key) -> String {
        self.ruling(ruling, |text| text.options.get(option.as_str()))
    }

    fn ruling(
        &self,
        ruling: &Ruling,
        part: impl Fn(&'static RulingText) -> Option<&'static String>,
    ) -> String {
        let text = ruling_text(self.texts.lang, ruling.id.as_str());
        text.and_then(part)
            .map_or_else(|| ruling.id.to_string(), String::clone)
    }

    /// A person.
    pub fn person(&self, view: &View, who: Who) -> String {
        self.table(view).person(who)
    }

    /// A pawn.
    pub fn pawn(&self, view: &View, pawn: Pawn) -> String {
        self.table(view).pawn(pawn)
    }

    /// Pawns, the leader first: "Cook + Friday", "Cook alone".
    pub fn pawns(&self, view: &View, pawns: &[Pawn]) -> String {
        let names = self.table(view).pawns(pawns);
        if pawns.len() == 1 {
            self.with("pawn-alone", &[("name", (&names).into())])
        } else {
            names
        }
    }

    /// What is said in a round of a scenario to whoever learns the game with it.
    pub fn lesson(&self, scenario: &Key, round: u8, first: Option<Why>) -> Option<String> {
        self.wording.lesson(scenario, round, first)
    }

    /// A printed thing.
    pub fn card(&self, card: &CardRef) -> String {
        self.wording.card(card)
    }

    /// What kind of thing it is.
    pub fn card_kind(&self, card: &CardRef) -> String {
        self.get(match card {
            CardRef::Event(_) => "kind-event",
            CardRef::Wreckage(_) => "kind-wreckage",
            CardRef::Adventure(..) => "kind-adventure",
            CardRef::Mystery(_) => "kind-mystery",
            CardRef::Beast(_) => "kind-beast",
            CardRef::Invention(_) => "kind-invention",
            CardRef::Discovery(_) => "kind-discovery",
            CardRef::Equipment(_) => "kind-equipment",
            CardRef::Ability(_) => "kind-ability",
            CardRef::Scenario(_) => "kind-scenario",
        })
    }

    /// The whole text of a printed thing.
    pub fn card_lines(&self, card: &CardRef) -> Vec<String> {
        self.cards().card_lines(self.catalog, card)
    }

    /// The same for a message: the labels of its parts stand out.
    pub fn card_page(&self, card: &CardRef) -> Vec<String> {
        let mut lines = Vec::new();
        for part in self.cards().card_parts(self.catalog, card) {
            let labelled = !part.heading.is_empty();
            lines.extend(
                part.said
                    .into_iter()
                    .map(|line| match line.split_once(": ") {
                        Some((label, rest)) if labelled && !label.contains('.') => {
                            format!("**{label}:** {rest}")
                        }
                        _ => line,
                    }),
            );
        }
        lines
    }

    /// The tokens a card speaks of, each with what it does.
    pub fn tokens_of(&self, card: &CardRef) -> Vec<String> {
        let parts = self.cards().card_parts(self.catalog, card);
        let signs = parts.iter().flat_map(|p| &p.lines).flat_map(|l| &l.signs);
        let mut lines: Vec<String> = Vec::new();
        for mark in signs {
            if let Sign::Token(token) = mark.sign {
                let name = self.wording.token(token);
                let help = self.wording.token_help(token);
                let line = self.with(
                    "token-note",
                    &[("name", (&name).into()), ("help", (&help).into())],
                );
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        lines
    }

    /// The name of a character.
    pub fn character(&self, id: &Key) -> String {
        self.wording.character(id)
    }

    /// The content.
    pub fn catalog(&self) -> &'a Catalog {
        self.catalog
    }

    /// A character's line of mood.
    pub fn character_mood(&self, id: &Key) -> Option<String> {
        self.wording.character_mood(id)
    }

    /// What a character is good at, in a few words.
    pub fn character_strengths(&self, id: &Key) -> Option<String> {
        self.wording.character_strengths(id)
    }

    /// Its line of mood.
    pub fn mood(&self, card: &CardRef) -> Option<String> {
        self.wording.mood(card)
    }

    /// The text of a character's sheet.
    pub fn character_lines(&self, id: &Key) -> Vec<String> {
        self.catalog
            .characters
            .get(id)
            .map(|c| self.wording.character_lines(c))
            .unwrap_or_default()
    }

    /// An item.
    pub fn item(&self, key: &Key) -> String {
        self.wording.item(key)
    }

    /// What an action is about.
    pub fn goal(&self, view: &View, goal: &Goal) -> String {
        self.table(view).goal_line(goal)
    }

    /// What an offer is about.
    pub fn goal_of(&self, view: &View, offer: &ActionOffer) -> String {
        self.goal(view, &offer.what.goal)
    }

    /// A kind of action.
    pub fn kind(&self, kind: Kind) -> String {
        self.wording.action_name(kind)
    }

    /// A phase.
    pub fn phase(&self, phase: Phase) -> String {
        self.wording.phase_name(phase)
    }

    /// A part of the body.
    pub fn part(&self, part: Part) -> String {
        self.wording.part(part)
    }

    /// Amounts of resources.
    pub fn stock(&self, stock: &Stock) -> String {
        self.wording.stock(stock)
    }

    /// All four resources, also those there are none of.
    pub fn stock_full(&self, stock: &Stock) -> String {
        let parts: Vec<String> = Res::ALL
            .iter()
            .map(|&r| self.wording.res(r, stock.get(r)))
            .collect();
        parts.join(" · ")
    }

    /// What the dice of an action can bring, in words.
    pub fn odds(&self, odds: &Odds) -> String {
        self.wording.odds_line(odds)
    }

    /// What stands behind the chances, a sentence each.
    pub fn odds_reasons(&self, view: &View, odds: &Odds) -> Vec<String> {
        self.table(view).odds_reasons(odds)
    }

    /// Why something is refused.
    pub fn rejection(&self, view: &View, reason: &Rejection) -> String {
        self.table(view).rejection(reason)
    }

    /// A usable thing with its user.
    pub fn usable(&self, view: &View, who: Who, usable: &Usable) -> String {
        let table = self.table(view);
        let name = table.usable_name(usable);
        match usable {
            // Nobody does it better than another.
            Usable::Pile => name,
            _ => format!("{}: {name}", table.person(who)),
        }
    }

    /// What a usable thing does.
    pub fn usable_note(&self, view: &View, usable: &Usable) -> String {
        self.table(view).usable_help(usable)
    }

    /// The heading and the body of a question.
    pub fn question(&self, view: &View, ask: &AskView) -> (String, String) {
        let text = self.table(view).question(ask);
        (text.title, text.body)
    }

    /// An answer in full, as it stands by itself: the same in a menu, on a button and where it is advised.
    pub fn option(&self, view: &View, option: &OptionView) -> String {
        self.table(view).option_label(option)
    }

    /// An answer short enough for a button.
    pub fn option_short(&self, view: &View, option: &OptionView) -> String {
        clip(&self.option(view, option), LABEL)
    }

    /// What happened, in lines.
    pub fn story(&self, view: &View, events: &[Event]) -> Vec<String> {
        self.table(view).story(events)
    }

    /// What matters most of what happened, in at most `n` lines, and how many lines that leaves out.
    pub fn digest(
        &self,
        view: &View,
        (events, new): (&[Event], usize),
        n: usize,
    ) -> (Vec<WeighedLine>, usize) {
        self.table(view).digest_new(events, new, n)
    }

    /// What an order averts or brings, in a phrase.
    pub fn why(&self, why: Why) -> String {
        self.wording.why(why)
    }

    /// What a goal brings, in a phrase.
    pub fn gain(&self, view: &View, goal: &Goal) -> String {
        self.table(view).gain(goal)
    }

    /// What effects do, in a phrase; empty for none.
    pub fn effects(&self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            String::new()
        } else {
            self.cards().effects_phrase(effects)
        }
    }

    /// What a Threat Action asks for and gives.
    pub fn threat_action(&self, action: &ThreatAction) -> String {
        self.cards().threat_action_line(action)
    }

    /// How the game ended.
    pub fn end(&self, view: &View, end: End) -> String {
        self.table(view).end_text(end)
    }

    /// The rule a refusal names, by its title.
    pub fn rule_title(&self, rule: &str) -> Option<String> {
        text::rule(self.texts.lang, rule).map(|entry| entry.title.clone())
    }
}
