//! The island game as the books play it: rules, cards, rulings, texts. Whole games are in programs of their own.

mod card_rulings;
mod card_signs;
mod card_texts;
mod cards;
mod catalog;
mod clauses;
mod editions;
mod exact;
mod fine;
mod fresh;
mod guide;
mod names;
mod rules;
mod rulings;
mod rulings_actions;
mod rulings_camp;
mod rulings_cards;
mod rulings_settled;
mod rulings_settled2;
mod sheets;
mod silence;
mod table;
mod tally;
mod text;
mod words;
