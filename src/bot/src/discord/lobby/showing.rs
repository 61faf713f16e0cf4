//! How a table that fills up is shown: once with a call to whoever is invited, and to whoever types something about it with a private
//! word.

use castaway_table::on_heap;

use super::{
    kept::Kept,
    page::{closed, message},
    seating::Seating,
    standing::at,
    tempo::language_name,
};
use crate::{
    discord::{
        context::Ui,
        game_ui::GameUi,
        reply::{Caller, How},
    },
    ui::{common, message::Message, texts::Lang},
};

impl<G: GameUi> Ui<G> {
    /// Shows a table that was opened just now; whoever is invited is called to it, and whom the server has settled.
    pub(super) async fn announce(&self, caller: &Caller, table: &Seating<G::Offer>) {
        let shown = self.first_message(table, caller.guild).await;
        self.say(caller, How::New, &shown).await;
        // Finds out which message that is.
        self.tend(caller.channel);
    }

    /// Whoever sits down at a table that speaks another language than theirs learns how they read its board, after the answer.
    pub(super) fn tell_language(&self, caller: &Caller, language: Lang) {
        if language == caller.lang {
            return;
        }
        let t = self.texts.of(caller.lang);
        let name = language_name(t, language);
        let notice = common::notice(t.with("lobby-language", &[("language", (&name).into())]));
        self.add_notice(caller, notice);
    }

    /// The first message of a table, which calls people to it.
    pub(super) async fn first_message(
        &self,
        table: &Seating<G::Offer>,
        guild: Option<u64>,
    ) -> Message {
        let calls = self.settings(guild).await.calls;
        let mut shown = message(self, table);
        let missing = table.chairs.missing();
        if !missing.is_empty() {
            let t = self.texts.of(table.language);
            let names: Vec<String> = missing.iter().map(|user| format!("<@{user}>")).collect();
            let names = names.join(", ");
            let args = [("users", (&names).into()), ("n", missing.len().into())];
            shown.content = t.with("lobby-invited", &args).into();
            shown.ping = missing;
        }
        if let Some(role) = calls {
            let t = self.texts.of(table.language);
            let name = format!("<@&{role}>");
            let call = t.with("lobby-called", &[("role", (&name).into())]);
            let lines = [call.as_str(), shown.content.as_str()];
            shown.content = lines.join("\n").trim_end().into();
            shown.ping_role = Some(role);
        }
        shown
    }

    /// Shows a table again, which calls nobody: that was done when it was opened.
    pub(super) async fn show_lobby(&self, caller: &Caller, how: How, table: &Seating<G::Offer>) {
        self.say(caller, how, &message(self, table)).await;
        if how == How::New {
            self.note_message(caller, table.id);
        }
    }

    /// Finds out which message shows a table, off the way of whoever asked for it.
    fn note_message(&self, caller: &Caller, id: u64) {
        let (ui, caller) = (self.clone(), caller.clone());
        self.errand(async move {
            let Some(http) = ui.http() else { return };
            let answer = on_heap(|| http.get_original_interaction_response(&caller.token)).await;
            // One that is not known is found by the first press on it.
            let Ok(answer) = answer else { return };
            let _one = ui.lobbies.lock(caller.channel).await;
            if let Ok(Some(mut kept)) = ui.kept(caller.channel).await
                && kept.lobby.id == id
            {
                kept.stands_at(answer.id.get());
                if let Err(error) = ui.keep(caller.channel, Some(kept)).await {
                    tracing::warn!(channel = caller.channel, %error, "a message is not known");
                }
            }
        });
    }

    /// Tells the caller what came of what they typed at a table, which was so before. Its message follows where it stands, for a
    /// new one would push away what is talked about; where it is not known it is shown anew.
    pub(super) async fn tell_typed(&self, caller: &Caller, before: &Seating<G::Offer>) {
        let kept = match self.kept(caller.channel).await {
            Ok(Some(kept)) => kept,
            Ok(None) => return self.tell(caller, G::NO_TABLE).await,
            Err(error) => return self.sorry(caller, error.into()).await,
        };
        if kept.message.is_none() {
            return self.show_lobby(caller, How::New, &kept.lobby).await;
        }
        self.tell_what_came(caller, (before, &kept), None).await;
        self.bring_typed(caller);
    }

    /// Tells the caller alone what came of it that they sat down at a table or got up, which was so before, and where it stands, with
    /// another text where there is more to say.
    pub(super) async fn tell_what_came(
        &self,
        caller: &Caller,
        (before, kept): (&Seating<G::Offer>, &Kept<G::Offer>),
        also: Option<&str>,
    ) {
        let t = self.texts.of(caller.lang);
        let at = at(
            t,
            caller,
            self.stands_where(caller.channel, kept.message).await,
        );
        let key = came_of(before, &kept.lobby, caller.user);
        let came = t.with(key, &[("at", (&at).into())]);
        let lines: Vec<String> = [came]
            .into_iter()
            .chain(also.map(|key| t.get(key)))
            .collect();
        let told = common::notice(lines.join("\n"));
        self.say(caller, How::New, &told).await;
    }

    /// Does what a table is owed. Where its message cannot be changed the table is shown once more after the answer, which
    /// needs no right in the channel: whatever somebody did at it is seen by all.
    fn bring_typed(&self, caller: &Caller) {
        let (ui, caller) = (self.clone(), caller.clone());
        self.errand(async move {
            let tended = on_heap(|| ui.tended(caller.channel));
            if ui.panels.unless_stopped(tended).await != Some(false) {
                return;
            }
            let _one = ui.lobbies.lock(caller.channel).await;
            let kept = ui.kept(caller.channel).await;
            if let (Some(http), Ok(Some(mut kept))) = (ui.http(), kept) {
                let shown = message(&ui, &kept.lobby);
                let noted = match on_heap(|| caller.follow(http, &shown)).await {
                    Ok(copy) => {
                        kept.has_copy(copy);
                        kept.shown = kept.changes;
                        ui.keep(caller.channel, Some(kept)).await
                    }
                    Err(error) => {
                        return tracing::warn!(channel = caller.channel, %error, "a table could not be shown");
                    }
                };
                if let Err(error) = noted {
                    tracing::warn!(channel = caller.channel, %error, "a message is not known");
                }
            }
        });
    }

    /// Says that a table is closed which everybody has left, in its message as well.
    pub(super) async fn say_closed(
        &self,
        caller: &Caller,
        table: &Seating<G::Offer>,
        kept: &Kept<G::Offer>,
    ) {
        let last = closed(self, table);
        let pressed = caller.message.map(|(message, _)| message);
        for shows in kept.messages().filter(|shows| Some(*shows) != pressed) {
            self.edit_patiently(caller.channel, shows, last.json());
        }
        match (caller.message, kept.message) {
            (Some(_), _) => self.say(caller, How::Update, &last).await,
            (None, Some(_)) => self.tell(caller, "lobby-closed").await,
            (None, None) => self.say(caller, How::New, &last).await,
        }
    }
}

/// The text that says what became of somebody at a table.
fn came_of<O>(before: &Seating<O>, now: &Seating<O>, user: u64) -> &'static str {
    let sits = |table: &Seating<O>| table.chairs.sits(user);
    let waits = |table: &Seating<O>| table.waiting.contains(&user);
    match (sits(now), waits(now)) {
        (true, _) if sits(before) => "lobby-sits",
        (true, _) => "lobby-sat",
        (false, true) if waits(before) => "lobby-listed",
        (false, true) => "lobby-put-on-list",
        (false, false) if waits(before) => "lobby-off-list",
        (false, false) => "lobby-got-up",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_types_is_told_of_the_seat_or_of_the_waiting_list_whichever_it_was() {
        let empty = Seating::opened(1, Lang::En, (7, String::new()), &[], ());
        let with = |sits: &[u64], waits: &[u64]| {
            let mut table = empty.clone();
            sits.iter().for_each(|user| assert!(table.join(*user, 4)));
            waits.iter().for_each(|user| assert!(table.wait(*user)));
            table
        };
        let (sits, waits) = (with(&[8], &[]), with(&[], &[8]));
        assert_eq!(came_of(&empty, &sits, 8), "lobby-sat");
        assert_eq!(came_of(&waits, &sits, 8), "lobby-sat");
        assert_eq!(came_of(&sits, &sits, 8), "lobby-sits");
        assert_eq!(came_of(&empty, &waits, 8), "lobby-put-on-list");
        assert_eq!(came_of(&waits, &waits, 8), "lobby-listed");
        assert_eq!(came_of(&waits, &empty, 8), "lobby-off-list");
        assert_eq!(came_of(&sits, &empty, 8), "lobby-got-up");
    }
}
