//! Answering an interaction: who asks, and callbacks that survive a hiccup of Discord.

use std::time::Duration;

use castaway_table::{Place, Slot, Stamp, on_heap};
use serde_json::{Value, json};
use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateAttachment, Http, InteractionId, Member,
    MessageFlags, ModalInteraction, Permissions, User,
};

use super::failure::{self, Failure, Retry};
pub use super::here::Here;
use crate::ui::{
    component::Id,
    form::Form,
    message::{Message, Picture},
    reader::Reader,
    texts::Lang,
};

/// Waits between tries of a callback; Discord gives three seconds in all.
const PAUSES_MS: [u64; 3] = [60, 200, 500];
/// So often is tried to change an answer that was given.
const CHANGES: u32 = 4;

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
    /// How the user is called there.
    pub name: String,
    /// The language of the user.
    pub lang: Lang,
    /// The message whose component was pressed, and whether only this user sees it.
    pub message: Option<(u64, bool)>,
    /// That message shows a board.
    pub board: bool,
    /// When it arrived here, in unix milliseconds.
    pub now_ms: u64,
    /// Whether they may manage the channel.
    pub manages: bool,
    /// What Discord says of them and of the bot there.
    pub here: Here,
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

/// An answer in the form in which it is sent.
pub struct Ready<'a> {
    pub(super) how: How,
    pub(super) message: &'a Message,
    body: Value,
}

impl<'a> Ready<'a> {
    /// A message that answers so.
    pub fn of(how: How, message: &'a Message) -> Self {
        let (kind, mut data) = match how {
            How::New => (4, message.json()),
            How::Update => (7, message.json()),
        };
        if how == How::Update
            && let Some(map) = data.as_object_mut()
        {
            // The flag of a message cannot change.
            map.remove("flags");
        }
        let body = json!({ "type": kind, "data": data });
        Self { how, message, body }
    }
}

impl Caller {
    /// The caller of a slash command, at this moment.
    pub fn of_command(i: &CommandInteraction, now_ms: u64) -> Self {
        Self {
            interaction: i.id,
            token: i.token.clone(),
            guild: i.guild_id.map(|g| g.get()),
            channel: i.channel_id.get(),
            place: Place::Channel(i.channel_id.get()),
            user: i.user.id.get(),
            name: called(&i.user, i.member.as_deref()),
            lang: Lang::of_locale(&i.locale),
            message: None,
            board: false,
            now_ms,
            manages: manages(i.member.as_deref()),
            here: Here::of(i.member.as_deref(), i.channel.as_ref(), i.app_permissions),
            put_off: false,
        }
    }

    /// The caller who pressed a component, at this moment.
    pub fn of_component(i: &ComponentInteraction, now_ms: u64) -> Self {
        Self {
            interaction: i.id,
            token: i.token.clone(),
            guild: i.guild_id.map(|g| g.get()),
            channel: i.channel_id.get(),
            place: Place::Channel(i.channel_id.get()),
            user: i.user.id.get(),
            name: called(&i.user, i.member.as_ref()),
            lang: Lang::of_locale(&i.locale),
            message: Some(source(&i.message)),
            board: shows_board(&i.message),
            now_ms,
            manages: manages(i.member.as_ref()),
            here: Here::of(i.member.as_ref(), i.channel.as_ref(), i.app_permissions),
            put_off: false,
        }
    }

    /// The caller who sent a form, at this moment.
    pub fn of_modal(i: &ModalInteraction, now_ms: u64) -> Self {
        Self {
            interaction: i.id,
            token: i.token.clone(),
            guild: i.guild_id.map(|g| g.get()),
            channel: i.channel_id.get(),
            place: Place::Channel(i.channel_id.get()),
            user: i.user.id.get(),
            name: called(&i.user, i.member.as_ref()),
            lang: Lang::of_locale(&i.locale),
            message: i.message.as_ref().map(|message| source(message)),
            board: false,
            now_ms,
            manages: manages(i.member.as_ref()),
            here: Here::of(i.member.as_ref(), i.channel.as_ref(), i.app_permissions),
            put_off: false,
        }
    }

    /// From here on the game of the presser's own slot is meant, if a component names one.
    pub fn at_slot_of(&mut self, id: &Id) {
        if let Some(slot) = id.slot() {
            let user = self.user;
            self.place = Place::Own { user, slot };
        }
    }

    /// Whether a thread can be opened where they are: on a server, and in no thread.
    pub fn may_branch(&self) -> bool {
        self.guild.is_some() && self.here.parent.is_none()
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
        if self.is_own() { How::Update } else { How::New }
    }

    /// Whether a message was pressed that only this user sees.
    fn is_own(&self) -> bool {
        matches!(self.message, Some((_, true)))
    }

    /// The same caller, meaning a place of their own.
    #[must_use]
    pub fn at_own(&self, slot: Slot) -> Self {
        let user = self.user;
        Self {
            place: Place::Own { user, slot },
            ..self.clone()
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
    pub async fn answer(&self, http: &Http, ready: &Ready<'_>) -> Result<(), serenity::Error> {
        let Ready { message, body, .. } = ready;
        if self.put_off {
            let data = &body["data"];
            let changed = on_heap(|| self.change(http, data, &message.pictures, || true)).await;
            return match changed {
                // The notice that asked for patience was put away.
                Err(error) if Failure::of(&error) == Failure::NoMessage => {
                    let message = Message::clone(message).hidden();
                    on_heap(|| self.follow(http, &message)).await.map(|_| ())
                }
                changed => changed,
            };
        }
        let mut pauses = PAUSES_MS.iter();
        loop {
            let sent = http
                .create_interaction_response(self.interaction, &self.token, body, uploads(message))
                .await;
            let Err(error) = sent else { return Ok(()) };
            match Failure::of(&error) {
                Failure::Answered => return Ok(()),
                // The user has put the message away, perhaps in the very moment of the press: the answer comes anew.
                Failure::NoMessage if ready.how == How::Update && self.is_own() => {
                    let message = ready.message.clone().hidden();
                    let anew = Ready::of(How::New, &message);
                    return on_heap(|| self.answer(http, &anew)).await;
                }
                Failure::Passing | Failure::TooMany => match pauses.next() {
                    Some(pause) => {
                        let pause = jitter(*pause, self.interaction.get());
                        tokio::time::sleep(Duration::from_millis(pause)).await;
                    }
                    // A first try may have arrived although all answers to it were lost.
                    None => {
                        let answered = on_heap(|| self.is_answered(http)).await;
                        return answered.map_err(|_| error);
                    }
                },
                _ => return Err(error),
            }
        }
    }

    /// Answers by opening a form, which must be the first answer.
    ///
    /// # Errors
    /// When Discord does not take it.
    pub async fn open_form(&self, http: &Http, form: &Form) -> Result<(), serenity::Error> {
        let body = json!({ "type": 9, "data": form.json() });
        http.create_interaction_response(self.interaction, &self.token, &body, Vec::new())
            .await
    }

    /// Whether there is an answer: without one there is nothing that could be changed or followed.
    async fn is_answered(&self, http: &Http) -> Result<(), serenity::Error> {
        http.get_original_interaction_response(&self.token)
            .await
            .map(|_| ())
    }

    /// Changes the answer that was given, trying again while it is wanted.
    ///
    /// # Errors
    /// When Discord does not take it.
    pub async fn change(
        &self,
        http: &Http,
        data: &Value,
        pictures: &[Picture],
        wanted: impl Fn() -> bool + Send,
    ) -> Result<(), serenity::Error> {
        let mut tried = 0;
        loop {
            let sent = http
                .edit_original_interaction_response(&self.token, data, files(pictures))
                .await;
            let Err(error) = sent else { return Ok(()) };
            let next = failure::next(tried, Failure::of(&error), rand::random());
            match next {
                Retry::Wait(pause) if tried < CHANGES => tokio::time::sleep(pause).await,
                Retry::Wait(_) | Retry::GiveUp => return Err(error),
            }
            if !wanted() {
                return Ok(());
            }
            tried += 1;
        }
    }

    /// Sends a further message after the answer.
    ///
    /// # Errors
    /// When Discord does not take it.
    pub async fn follow(&self, http: &Http, message: &Message) -> Result<u64, serenity::Error> {
        http.create_followup_message(&self.token, &message.json(), uploads(message))
            .await
            .map(|sent| sent.id.get())
    }

    /// Takes away a message that followed.
    ///
    /// # Errors
    /// When Discord does not do it.
    pub async fn unfollow(&self, http: &Http, message: u64) -> Result<(), serenity::Error> {
        let message = serenity::all::MessageId::new(message);
        http.delete_followup_message(&self.token, message).await
    }
}

/// The message that an interaction came from, and whether only its user sees it.
fn source(message: &serenity::all::Message) -> (u64, bool) {
    let hidden = message
        .flags
        .is_some_and(|f| f.contains(MessageFlags::EPHEMERAL));
    (message.id.get(), hidden)
}

/// How somebody is called: on the server, else everywhere.
fn called(user: &User, member: Option<&Member>) -> String {
    let name = member.map_or_else(|| user.display_name(), |member| member.display_name());
    // Marks that turn the direction of letters would turn what follows the name, too.
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    name.replace(turns, "")
}

/// Whether a member may manage the channel where they are.
fn manages(member: Option<&Member>) -> bool {
    let granted = member.and_then(|member| member.permissions);
    granted.is_some_and(|p| p.intersects(Permissions::MANAGE_CHANNELS | Permissions::ADMINISTRATOR))
}

/// What is attached to a message, as uploads.
fn uploads(message: &Message) -> Vec<CreateAttachment> {
    let mut all = files(&message.pictures);
    let file = message.file.iter();
    all.extend(file.map(|file| CreateAttachment::bytes(file.bytes.clone(), file.name.clone())));
    all
}

/// The pictures as uploads.
pub fn files(pictures: &[Picture]) -> Vec<CreateAttachment> {
    pictures
        .iter()
        .map(|p| CreateAttachment::bytes(p.png.clone(), p.name.clone()))
        .collect()
}

/// Whether the picture of a board hangs in a message of ours.
fn shows_board(message: &serenity::all::Message) -> bool {
    let attached = message
        .attachments
        .iter()
        .map(|file| file.filename.as_str());
    let framed = message.embeds.iter().filter_map(|e| e.image.as_ref());
    let framed = framed.filter_map(|image| image.url.split('?').next());
    let framed = framed.filter_map(|url| url.rsplit('/').next());
    attached.chain(framed).any(|name| name == crate::ui::BOARD)
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
