//! The island game as tables of it fill up, and what is pressed there.

use castaway_kernel::{Key, Seat};
use castaway_robinson::{game::Island, ids::Who, setup::Setup};
use castaway_table::{Loaded, Meta};

use super::{choice::Choice, offer::Offer, page};
use crate::{
    discord::{Caller, Invitation, LobbyUi, Seating, SharesSeat, Ui},
    ui::{message::Message, texts::Lang},
};

impl LobbyUi for Island {
    type Offer = Offer;
    const FEWEST: usize = 1;
    const OPEN: bool = true;
    const SHARES_SEAT: Option<SharesSeat> = Some(SharesSeat {
        offer: "island hand",
        beside: "island copilot",
    });
    const SHELVED: &'static str = "table-shelved";
    const LOST: Option<&'static str> = Some("table-lost");
    const NO_TABLE: &'static str = "table-gone";

    fn invitation(ui: &Ui<Self>, lang: Lang, table: &Seating<Offer>) -> Invitation {
        page::invitation(ui, lang, table)
    }

    fn wished(offer: &Offer) -> usize {
        match offer.characters {
            // As many as come.
            0 | 1 => Self::SEATS,
            n => usize::from(n),
        }
    }

    fn chosen(ui: &Ui<Self>, lang: Lang, offer: &Offer, user: u64) -> String {
        let w = ui.words(lang);
        match offer.pick_of(user) {
            Some(key) => w.character(key),
            None => w.get("table-drawn"),
        }
    }

    fn seat_name(ui: &Ui<Self>, lang: Lang, loaded: &Loaded<Self>, seat: Seat) -> String {
        let scene = ui.scene(lang, loaded, &[], None);
        scene.words.person(&scene.view, Who::Seat(seat.0))
    }

    fn furnish(ui: &Ui<Self>, table: &Seating<Offer>, message: &mut Message) {
        page::characters(ui, table, message);
    }

    fn options(ui: &Ui<Self>, table: &Seating<Offer>, caller: &Caller) -> Option<Message> {
        Some(page::options(ui, table, caller))
    }

    fn forget(offer: &mut Offer, user: u64) {
        offer.pick(user, None);
        offer.standing.retain(|(other, _)| *other != user);
    }

    async fn plain(ui: &Ui<Self>, user: u64) -> Option<Offer> {
        Some(Offer {
            newcomer: ui.teaches(user).await,
            ..Offer::standard(1)
        })
    }

    fn setup_of(table: Seating<Offer>, _: u64) -> Setup {
        table.offer.setup(&table.chairs)
    }

    async fn begins(
        ui: &Ui<Self>,
        mut table: Seating<Offer>,
        meta: Meta,
    ) -> (Seating<Offer>, Meta) {
        table.chairs = table.offer.filled(table.chairs);
        let scenario = table.offer.setup(&table.chairs).scenario;
        let (mut teaches, mut introduces, mut learnt) = (false, false, true);
        for user in table.chairs.seated() {
            teaches = teaches || ui.teaches(user).await;
            introduces = introduces || ui.is_new_to(user, &scenario).await;
            learnt = learnt && ui.has_learnt(user).await;
        }
        let (control, pace) = (table.offer.control, table.offer.pace);
        let expected = |user: u64| {
            let mut chairs = table.chairs.0.iter();
            chairs.any(|chair| chair.owner.or(chair.invited) == Some(user))
        };
        let settled = table.offer.standing.iter();
        let settled = settled.filter(|(user, _)| expected(*user)).cloned();
        let meta = Meta {
            habits: settled.collect(),
            teaches,
            introduces,
            learnt,
            control,
            pace,
            ..meta
        };
        (table, meta)
    }
}

impl Ui<Island> {
    /// The caller is a character from now on, or whichever comes; whoever chooses sits down.
    pub(in crate::games::island) async fn pick_character(
        &self,
        caller: &Caller,
        lobby: u64,
        value: &str,
    ) {
        let user = caller.user;
        let known = self.catalog().characters.keys();
        let key: Option<Key> = known.into_iter().find(|key| **key == value).cloned();
        let change = move |table: &mut Seating<Offer>| {
            if !table.join(user, table.seats(Island::SEATS)) {
                return Err("lobby-full");
            }
            match table.offer.pick(user, key) {
                true => Ok(()),
                false => Err("table-taken"),
            }
        };
        self.change_table(caller, lobby, |_, _, _| None, change)
            .await;
    }

    /// The host gives an option of the table another value.
    pub(in crate::games::island) async fn change_option(
        &self,
        caller: &Caller,
        lobby: u64,
        choice: Option<Choice>,
    ) {
        let catalog = self.catalog().clone();
        let change = move |table: &mut Seating<Offer>| match choice {
            Some(Choice::Language(lang)) => table.language = lang,
            Some(Choice::Release) => {
                table.release();
                // Nor is a character kept for whoever had one before.
                let chairs = &table.chairs;
                table.offer.picks.retain(|(user, _)| chairs.sits(*user));
            }
            Some(choice) => table.offer.set(choice, &catalog),
            None => {}
        };
        self.change_offer(caller, lobby, change).await;
    }
}
