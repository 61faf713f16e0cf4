//! Limits of Discord that stand more than once, since a drawing and the simulator know nothing of the bot: they are the same.

use std::time::Duration;

use castaway::ui::limits as ours;
use castaway_sandbox::limits as theirs;

#[test]
fn the_simulator_and_the_pictures_keep_the_limits_of_the_messages() {
    let pairs = [
        ("alternative text", ours::ALT, castaway_render::ALT_LIMIT),
        ("message", ours::CONTENT, theirs::CONTENT),
        ("embeds", ours::EMBEDS, theirs::EMBEDS),
        ("embed title", ours::TITLE, theirs::EMBED_TITLE),
        ("field name", ours::TITLE, theirs::FIELD_NAME),
        ("description", ours::DESCRIPTION, theirs::EMBED_DESCRIPTION),
        ("fields", ours::FIELDS, theirs::EMBED_FIELDS),
        ("field value", ours::FIELD, theirs::FIELD_VALUE),
        ("footer", ours::FOOTER, theirs::EMBED_FOOTER),
        ("all embeds", ours::EMBED_TOTAL, theirs::EMBED_TOTAL),
        ("rows", ours::ROWS, theirs::ROWS),
        ("buttons", ours::BUTTONS, theirs::BUTTONS_PER_ROW),
        ("options", ours::OPTIONS, theirs::SELECT_OPTIONS),
        ("choices", ours::OPTIONS, theirs::CHOICES),
        ("option", ours::OPTION, theirs::OPTION_TEXT),
        ("choice", ours::OPTION, theirs::CHOICE_TEXT),
        ("button label", ours::LABEL, theirs::BUTTON_LABEL),
        ("placeholder", ours::PLACEHOLDER, theirs::PLACEHOLDER),
        ("custom id", ours::CUSTOM_ID, theirs::CUSTOM_ID),
        ("form title", ours::FORM_TITLE, theirs::MODAL_TITLE),
        ("input label", ours::INPUT_LABEL, theirs::INPUT_LABEL),
        ("input hint", ours::INPUT_HINT, theirs::INPUT_PLACEHOLDER),
        ("thread name", ours::THREAD, theirs::CHANNEL_NAME),
        ("commands", ours::COMMANDS, theirs::COMMANDS),
        ("command name", ours::COMMAND_NAME, theirs::COMMAND_NAME),
        (
            "command description",
            ours::COMMAND_DESCRIPTION,
            theirs::COMMAND_DESCRIPTION,
        ),
        (
            "command options",
            ours::COMMAND_OPTIONS,
            theirs::COMMAND_OPTIONS,
        ),
        ("command total", ours::COMMAND_TOTAL, theirs::COMMAND_TOTAL),
    ];
    for (what, ours, theirs) in pairs {
        assert_eq!(ours, theirs, "{what}");
    }
    assert_eq!(ours::time::ANSWER, theirs::ACK_TIME);
    let token = Duration::from_millis(ours::time::TOKEN_MS);
    assert_eq!(token, theirs::TOKEN_TIME);
    // What is typed is bounded by ourselves, far below what Discord takes.
    assert_eq!(ours::INPUT.min(theirs::INPUT_VALUE), ours::INPUT);
    assert!(ours::time::BEFORE_ANSWER < ours::time::ANSWER);
}
