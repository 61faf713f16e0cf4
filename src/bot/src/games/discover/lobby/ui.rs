//! The explore-and-craft game as tables of it fill up, and what is pressed there.

use castaway_discover::{Discover, setup::Setup};
use castaway_kernel::Seat;
use castaway_table::{Loaded, Meta};

use super::{choice::Choice, offer::Offer, page};
use crate::{
    discord::{Caller, Invitation, LobbyUi, Seating, SharesSeat, Ui},
    games::discover::{stock, words::catalog},
    ui::{message::Message, texts::Lang},
};

impl LobbyUi for Discover {
    type Offer = Offer;
    const FEWEST: usize = 1;
    const OPEN: bool = true;
    const SHARES_SEAT: Option<SharesSeat> = Some(SharesSeat {
        offer: "explore pass",
        beside: "explore copilot",
    });
    const SHELVED: &'static str = "dx-shelved";
    const LOST: Option<&'static str> = Some("dx-lost");
    const NO_TABLE: &'static str = "dx-lobby-gone";

    fn invitation(ui: &Ui<Self>, lang: Lang, table: &Seating<Offer>) -> Invitation {
        page::invitation(&ui.explore_words(lang), table)
    }

    fn seat_name(ui: &Ui<Self>, lang: Lang, loaded: &Loaded<Self>, seat: Seat) -> String {
        let w = ui.explore_words(lang);
        let survivor = loaded.state.survivor(seat);
        // Who plays whom is shown together: until then seats have numbers.
        match survivor.and_then(|survivor| survivor.character.as_ref()) {
            Some(character) => w.wording.name(&character.card),
            None => w.with("seat-name", &[("n", (u16::from(seat.0) + 1).into())]),
        }
    }

    fn furnish(ui: &Ui<Self>, table: &Seating<Offer>, message: &mut Message) {
        page::furnish(&ui.explore_words(table.language), table, message);
    }

    fn fewest(offer: &Offer) -> usize {
        offer.fewest(catalog())
    }

    fn is_wished(offer: &Offer, wish: &Offer) -> bool {
        (&offer.quest, offer.seed) == (&wish.quest, wish.seed)
    }

    fn options(ui: &Ui<Self>, table: &Seating<Offer>, caller: &Caller) -> Option<Message> {
        Some(page::options(ui, table, caller))
    }

    fn setup_of(table: Seating<Offer>, seed: u64) -> Setup {
        let seats = u8::try_from(table.chairs.len()).unwrap_or(u8::MAX);
        table.offer.setup(seats, seed)
    }

    async fn begins(
        ui: &Ui<Self>,
        mut table: Seating<Offer>,
        meta: Meta,
    ) -> (Seating<Offer>, Meta) {
        // A survivor whom nobody plays would have to be chosen, and to pay at night, by somebody who must not see their hand.
        table.release();
        let (mut teaches, mut introduces) = (false, false);
        for user in table.chairs.seated() {
            teaches = teaches || ui.explore_teaches(user).await;
            // Among friends one asks for a suggestion.
            introduces = table.chairs.len() == 1 && ui.explore_leads(user).await;
        }
        let offer = &mut table.offer;
        // Whoever names a world may have seen it: its game is compared with no other.
        let unranked = meta.unranked || offer.seed.is_some();
        if offer.seed.is_none() {
            let seats = u8::try_from(table.chairs.len()).unwrap_or(u8::MAX);
            let kind = (offer.quest.clone(), seats, offer.difficulty);
            // Where there is none in stock, the world is one by chance.
            if let Some(world) = stock::take(ui, kind, offer.terrain.clone()).await {
                (offer.seed, offer.check) = (Some(world.seed), world.check);
            }
        }
        let pace = table.offer.pace;
        let meta = Meta {
            teaches,
            introduces,
            pace,
            unranked,
            ..meta
        };
        (table, meta)
    }
}

impl Ui<Discover> {
    /// The host gives an option of the table another value.
    pub(in crate::games::discover) async fn explore_option(
        &self,
        caller: &Caller,
        lobby: u64,
        choice: Option<Choice>,
    ) {
        let catalog = self.catalog().clone();
        let change = move |table: &mut Seating<Offer>| match choice {
            Some(Choice::Language(lang)) => table.language = lang,
            Some(Choice::Release) => table.release(),
            Some(choice) => table.offer.set(choice, &catalog),
            None => {}
        };
        self.change_offer(caller, lobby, change).await;
    }
}
