//! Showing the boards of contests.

use castaway_table::contest::Cup;

use super::{
    app::App,
    context::Ui,
    game_ui::GameUi,
    reply::{Caller, How},
};
use crate::ui::scores;

impl App {
    /// Shows a board to the caller alone.
    pub async fn show_scores(&self, caller: &Caller, name: &str, title: String) {
        let board = self.board_of(name).await;
        let person = self.person_of(caller.user).await;
        let mut message = scores::board(
            self.texts.of(caller.lang),
            &board,
            &scores::Asker {
                user: caller.user,
                guild: caller.guild,
                now_ms: caller.now_ms,
                season: scores::Season::of(name, caller.now_ms),
            },
            person,
            title,
        );
        let cup = Cup::read(name);
        let practice = cup.and_then(|cup| self.practice_button(caller, cup));
        message.push_buttons(practice.into_iter().collect());
        self.say(caller, How::New, &message).await;
    }
}

impl<G: GameUi> Ui<G> {
    /// Shows the board of the contest that the game in the caller's place counts for.
    pub(super) async fn show_contest(&self, caller: &Caller) {
        let loaded = self.tables().load(caller.place).await.ok();
        let contest = loaded.and_then(|l| l.meta.contest);
        let cup = contest.and_then(|c| Cup::read(&c.name));
        let cup = cup.unwrap_or(Cup::day(caller.now_ms));
        let title = scores::cup_title(self.texts.of(caller.lang), cup);
        self.show_scores(caller, &cup.name(), title).await;
    }
}
