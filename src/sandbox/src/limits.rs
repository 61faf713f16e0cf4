//! Discord's limits and error codes, as this simulator holds them.

use std::time::Duration;

/// Time a bot has to acknowledge an interaction.
pub const ACK_TIME: Duration = Duration::from_secs(3);
/// Time an interaction token stays valid.
pub const TOKEN_TIME: Duration = Duration::from_secs(15 * 60);
/// Characters of a message's content.
pub const CONTENT: usize = 2_000;
/// Characters of the sign by which a repeated message is known.
pub const NONCE: usize = 25;
/// So long a repeated message is known by its sign, in milliseconds.
pub const NONCE_MS: u64 = 5 * 60 * 1_000;
/// Embeds a message.
pub const EMBEDS: usize = 10;
/// Characters of an embed's title.
pub const EMBED_TITLE: usize = 256;
/// Characters of an embed's description.
pub const EMBED_DESCRIPTION: usize = 4_096;
/// Fields an embed.
pub const EMBED_FIELDS: usize = 25;
/// Characters of a field's name.
pub const FIELD_NAME: usize = 256;
/// Characters of a field's value.
pub const FIELD_VALUE: usize = 1_024;
/// Characters of an embed's footer.
pub const EMBED_FOOTER: usize = 2_048;
/// Characters of an embed's author name.
pub const EMBED_AUTHOR: usize = 256;
/// Characters over all embeds of a message.
pub const EMBED_TOTAL: usize = 6_000;
/// Action rows a message.
pub const ROWS: usize = 5;
/// Buttons a row.
pub const BUTTONS_PER_ROW: usize = 5;
/// Options a select menu.
pub const SELECT_OPTIONS: usize = 25;
/// Characters of a select option's label, value or description.
pub const OPTION_TEXT: usize = 100;
/// Characters of a button's label.
pub const BUTTON_LABEL: usize = 80;
/// Characters of a select menu's placeholder.
pub const PLACEHOLDER: usize = 150;
/// Characters of a custom id.
pub const CUSTOM_ID: usize = 100;
/// Components of all kinds in a message that uses the newer layout components.
pub const LAYOUT_COMPONENTS: usize = 40;
/// Characters of a modal's title.
pub const MODAL_TITLE: usize = 45;
/// Inputs a modal.
pub const MODAL_INPUTS: usize = 5;
/// Characters of a text input's label.
pub const INPUT_LABEL: usize = 45;
/// Characters of a text input's placeholder.
pub const INPUT_PLACEHOLDER: usize = 100;
/// Characters a text input can hold.
pub const INPUT_VALUE: usize = 4_000;
/// Choices an autocomplete answer or an option.
pub const CHOICES: usize = 25;
/// Characters of a choice's name or text value.
pub const CHOICE_TEXT: usize = 100;
/// Commands of an application.
pub const COMMANDS: usize = 100;
/// Characters of a command's or option's name.
pub const COMMAND_NAME: usize = 32;
/// Characters of a command's or option's description.
pub const COMMAND_DESCRIPTION: usize = 100;
/// Options a command, group or subcommand.
pub const COMMAND_OPTIONS: usize = 25;
/// Characters over names, descriptions and choice values of one command.
pub const COMMAND_TOTAL: usize = 8_000;
/// Bytes of an attachment.
pub const ATTACHMENT_BYTES: usize = 10 * 1024 * 1024;
/// Attachments a message.
pub const ATTACHMENTS: usize = 10;
/// Characters of a thread's or channel's name.
pub const CHANNEL_NAME: usize = 100;

/// Error code: unknown channel.
pub const UNKNOWN_CHANNEL: u32 = 10003;
/// Error code: unknown guild.
pub const UNKNOWN_GUILD: u32 = 10004;
/// Error code: unknown message.
pub const UNKNOWN_MESSAGE: u32 = 10008;
/// Error code: unknown user.
pub const UNKNOWN_USER: u32 = 10013;
/// Error code: unknown webhook, also an interaction's before its callback.
pub const UNKNOWN_WEBHOOK: u32 = 10015;
/// Error code: unknown interaction, also one older than [`ACK_TIME`].
pub const UNKNOWN_INTERACTION: u32 = 10062;
/// Error code: unknown application command.
pub const UNKNOWN_COMMAND: u32 = 10063;
/// Error code: the upload is too large.
pub const TOO_LARGE: u32 = 40005;
/// Error code: the interaction has been acknowledged already.
pub const ALREADY_ACKNOWLEDGED: u32 = 40060;
/// Error code: the bot is not on the server of a channel.
pub const NO_ACCESS: u32 = 50001;
/// Error code: another author's message cannot be edited.
pub const NOT_THE_AUTHOR: u32 = 50005;
/// Error code: empty message.
pub const EMPTY_MESSAGE: u32 = 50006;
/// Error code: the member takes no direct messages.
pub const DIRECT_CLOSED: u32 = 50007;
/// Error code: the interaction's token has expired.
pub const INVALID_TOKEN: u32 = 50027;
/// Error code: the body does not hold the form.
pub const INVALID_FORM: u32 = 50035;
/// Error code: something is changed in an archived thread.
pub const THREAD_ARCHIVED: u32 = 50083;
/// Error code: the bot shares no server with the member.
pub const NO_MUTUAL_GUILD: u32 = 50278;
/// Error code: the body is not JSON.
pub const INVALID_JSON: u32 = 50109;
