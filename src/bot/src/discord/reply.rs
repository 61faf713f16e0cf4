//! Answering an interaction: who asks, and callbacks that survive a hiccup of Discord.

use std::time::Duration;

use serde_json::json;
use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateAttachment, Http, HttpError, InteractionId,
    MessageFlags, ModalInteraction,
};

use super::face::Reader;
use crate::{
    locale::Lang,
    message::{Message, Picture},
    session::{Place, Stamp},
};

/// Waits between tries of a callback; Discord gives three seconds in all.
const PAUSES_MS: [u64; 3] = [60, 200, 500];
/// The interaction was answered already.
const ALREADY_ANSWERED: isize = 40060;
/// The interaction is unknown or too old.
const UNKNOWN_INTERACTION: isize = 10062;

/// One interaction: who, where, in which language.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The interaction.
    pub interaction: InteractionId,
    /// Its token.
    pub token: String,
    /// The server, if it is one.
    pub guild: Option<u64>,
    /// The channel.
    pub channel: u64,
    /// Where the game is that is meant: the channel's, unless a component says otherwise.
    pub place: Place,
    /// The user, as Discord vouches for.
    pub user: u64,
    /// The language of the user.
    pub lang: Lang,
    /// The message whose component was pressed, and whether only this user sees it.
    pub message: Option<(u64, bool)>,
    /// When it arrived here, in unix milliseconds.
    pub now_ms: u64,
    /// It was answered by a notice that asks for patience; the answer takes the notice's place.
    pub put_off: bool,
}

/// How a callback answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// By a new message.
    New,
    /// By changing the message that was pressed.
    Update,
}

impl Caller {
    /// The caller of a slash command.
    pub fn of_command(i: &CommandInteraction) -> Self {
        Self {
            interaction: i.id,
            token: i.token.clone(),
            guild: i.guild_id.map(|g| g.get()),
            channel: i.channel_id.get(),
            place: Place::Channel(i.channel_id.get()),
            user: i.user.id.get(),
            lang: Lang::of_locale(&i.locale),
            message: None,
            now_ms: now_ms(),
            put_off: false,
        }
    }

    /// The caller who pressed a component.
    pub fn of_component(i: &ComponentInteraction) -> Self {
        let hidden = i
            .message
            .flags
            .is_some_and(|f| f.contains(MessageFlags::EPHEMERAL));
        Self {
            interaction: i.id,
            token: i.token.clone(),
            guild: i.guild_id.map(|g| g.get()),
            channel: i.channel_id.get(),
            place: Place::Channel(i.channel_id.get()),
            user: i.user.id.get(),
            lang: Lang::of_locale(&i.locale),
            message: Some((i.message.id.get(), hidden)),
            now_ms: now_ms(),
            put_off: false,
        }
    }

    /// The caller who sent a form.
    pub fn of_modal(i: &ModalInteraction) -> Self {
        Self {
            interaction: i.id,
            token: i.token.clone(),
            guild: i.guild_id.map(|g| g.get()),
            channel: i.channel_id.get(),
            place: Place::Channel(i.channel_id.get()),
            user: i.user.id.get(),
            lang: Lang::of_locale(&i.locale),
            message: None,
            now_ms: now_ms(),
            put_off: false,
        }
    }

    /// Who reads the answer.
    pub fn reader(&self) -> Reader {
        Reader {
            lang: self.lang,
            user: Some(self.user),
            now_ms: self.now_ms,
        }
    }

    /// How an answer takes the place of what was pressed: a message of the user's own is changed.
    pub fn turn(&self) -> How {
        match self.message {
            Some((_, true)) => How::Update,
            Some((_, false)) | None => How::New,
        }
    }

    /// Who, when, by which interaction.
    pub fn stamp(&self) -> Stamp {
        Stamp {
            user: self.user,
            interaction: Some(self.interaction.get()),
            now_ms: self.now_ms,
        }
    }

    /// Answers the interaction, trying again after server errors; an answer given before counts as given.
    ///
    /// # Errors
    /// When Discord does not take it.
    pub async fn answer(
        &self,
        http: &Http,
        how: How,
        message: &Message,
    ) -> Result<(), serenity::Error> {
        let kind = match how {
            How::New => 4,
            How::Update => 7,
        };
        let mut data = message.json();
        if how == How::Update
            && let Some(map) = data.as_object_mut()
        {
            // The flag of a message cannot change.
            map.remove("flags");
        }
        if self.put_off {
            return http
                .edit_original_interaction_response(&self.token, &data, files(&message.pictures))
                .await
                .map(|_| ());
        }
        let body = json!({ "type": kind, "data": data });
        let mut pauses = PAUSES_MS.iter();
        loop {
            let sent = http
                .create_interaction_response(
                    self.interaction,
                    &self.token,
                    &body,
                    files(&message.pictures),
                )
                .await;
            let error = match sent {
                Ok(()) => return Ok(()),
                Err(error) => error,
            };
            match judge(&error) {
                Verdict::Done => return Ok(()),
                Verdict::Again => match pauses.next() {
                    Some(pause) => {
                        tokio::time::sleep(Duration::from_millis(jitter(
                            *pause,
                            self.interaction.get(),
                        )))
                        .await
                    }
                    None => return self.follow(http, message).await.map_err(|_| error),
                },
                Verdict::Lost => return Err(error),
            }
        }
    }

    /// Sends a further message after the answer.
    ///
    /// # Errors
    /// When Discord does not take it.
    pub async fn follow(&self, http: &Http, message: &Message) -> Result<(), serenity::Error> {
        http.create_followup_message(&self.token, &message.json(), files(&message.pictures))
            .await
            .map(|_| ())
    }
}

/// The pictures as uploads.
pub fn files(pictures: &[Picture]) -> Vec<CreateAttachment> {
    pictures
        .iter()
        .map(|p| CreateAttachment::bytes(p.png.clone(), p.name.clone()))
        .collect()
}

enum Verdict {
    Done,
    Again,
    Lost,
}

fn judge(error: &serenity::Error) -> Verdict {
    let serenity::Error::Http(error) = error else {
        return Verdict::Lost;
    };
    match error {
        HttpError::UnsuccessfulRequest(response) => {
            let status = response.status_code.as_u16();
            match response.error.code {
                ALREADY_ANSWERED => Verdict::Done,
                UNKNOWN_INTERACTION => Verdict::Lost,
                _ if status >= 500 || status == 429 => Verdict::Again,
                _ => Verdict::Lost,
            }
        }
        HttpError::Request(_) => Verdict::Again,
        _ => Verdict::Lost,
    }
}

/// Spreads tries of many callers without a source of chance: the interaction id is spread enough.
fn jitter(pause: u64, id: u64) -> u64 {
    pause + (id >> 22) % (pause / 2 + 1)
}

/// The present in unix milliseconds.
pub fn now_ms() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |d| u64::try_from(d.as_millis()).unwrap_or(u64::MAX))
}
