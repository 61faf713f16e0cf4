//! The moves: planning, going on, answering, using.

use castaway_kernel::{Answer, DecisionId};
use castaway_robinson::{command::Command, game::Island};

use crate::{
    discord::{Caller, CommandError, Ctx, How, Ui, open_game},
    games::island::{
        codes, complete,
        lists::{placement_list, usable_list},
        pages, parse,
        scene::Scene,
        wish::{Wish, understand},
    },
    ui::message::escape,
};

/// Plan an action.
#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments)] // One argument per option is how the framework declares them.
pub async fn assign(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::actions"]
    #[description = "action"]
    action: String,
    #[autocomplete = "complete::targets"]
    #[description = "target"]
    target: Option<String>,
    #[autocomplete = "complete::pawns"]
    #[description = "pawns"]
    pawns: Option<String>,
    #[autocomplete = "complete::leaders"]
    #[description = "lead"]
    lead: Option<String>,
    #[autocomplete = "complete::supporters"]
    #[description = "support"]
    support: Option<String>,
    #[autocomplete = "complete::prices"]
    #[description = "price"]
    price: Option<String>,
    #[autocomplete = "complete::aids"]
    #[description = "aids"]
    aids: Option<String>,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    let wish = Wish {
        action: Some(action),
        target,
        pawns,
        lead,
        support,
        price,
        aids,
    };
    let loaded = match ui.tables().load(caller.channel).await {
        Ok(loaded) => loaded,
        Err(trouble) => {
            ui.sorry(&caller, trouble).await;
            return Ok(());
        }
    };
    let read = {
        let scene = ui.scene(caller.lang, &loaded, &[], Some(caller.user));
        understand(&scene, &wish)
    };
    match read {
        Ok(what) => ui.order(&caller, None, Command::Assign(what)).await,
        Err(text) => ui.say(&caller, How::New, &pages::notice(text)).await,
    }
    Ok(())
}

/// Take a planned action back.
#[poise::command(slash_command)]
pub async fn unassign(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::placements"]
    #[description = "action"]
    action: String,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    let found = find(&ui, &caller, &action, placement_list, parse::one_of).await;
    match found.and_then(|code| code.parse().ok()) {
        Some(placement) => {
            ui.order(&caller, None, Command::Unassign { placement })
                .await
        }
        None => unknown(&ui, &caller, &action).await,
    }
    Ok(())
}

/// Go on.
#[poise::command(slash_command)]
pub async fn advance(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    ui.order(&caller, None, Command::Advance).await;
    Ok(())
}

/// Answer the open question.
#[poise::command(slash_command)]
pub async fn choose(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::answers"]
    #[description = "answer"]
    answer: String,
    #[autocomplete = "complete::answers"]
    #[description = "second"]
    second: Option<String>,
    #[autocomplete = "complete::answers"]
    #[description = "third"]
    third: Option<String>,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    let loaded = match ui.tables().load(caller.channel).await {
        Ok(loaded) => loaded,
        Err(trouble) => {
            ui.sorry(&caller, trouble).await;
            return Ok(());
        }
    };
    let decision = ui
        .scene(caller.lang, &loaded, &[], Some(caller.user))
        .view
        .ask
        .as_ref()
        .map_or(0, |a| a.id);
    let mut picks = Vec::new();
    for text in [Some(answer), second, third].into_iter().flatten() {
        match find(&ui, &caller, &text, pages::answers, parse::answer).await {
            Some(key) => picks.push(key.as_str().into()),
            // An unknown answer is refused by the engine, with the reason.
            None => picks.push(text.as_str().into()),
        }
    }
    let answer = Answer {
        decision: DecisionId(decision),
        picks,
    };
    ui.order(&caller, None, Command::Choose(answer)).await;
    Ok(())
}

/// Use an ability, item or token.
#[poise::command(slash_command, rename = "use")]
pub async fn use_thing(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::usables"]
    #[description = "what"]
    what: String,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    let found = find(&ui, &caller, &what, usable_list, parse::one_of).await;
    match found
        .as_deref()
        .or(Some(what.as_str()))
        .and_then(codes::read_use)
    {
        Some((seat, usable)) => ui.order_as(&caller, seat, None, Command::Use(usable)).await,
        None => unknown(&ui, &caller, &what).await,
    }
    Ok(())
}

/// Which of numbered labels somebody means by what they typed.
type Meant = fn(&str, &[(usize, String)]) -> Option<usize>;

/// The code of what was typed: a code itself, or what is meant among the labels.
async fn find(
    ui: &Ui<Island>,
    caller: &Caller,
    typed: &str,
    list: impl Fn(&Scene<'_>) -> Vec<(String, String)>,
    meant: Meant,
) -> Option<String> {
    let loaded = ui.tables().load(caller.channel).await.ok()?;
    let scene = ui.scene(caller.lang, &loaded, &[], Some(caller.user));
    let entries = list(&scene);
    if let Some((code, _)) = entries.iter().find(|(code, _)| code == typed) {
        return Some(code.clone());
    }
    let indexed: Vec<(usize, String)> = entries
        .iter()
        .enumerate()
        .map(|(n, (_, label))| (n, label.clone()))
        .collect();
    meant(typed, &indexed)
        .and_then(|n| entries.get(n))
        .map(|(code, _)| code.clone())
}

async fn unknown(ui: &Ui<Island>, caller: &Caller, typed: &str) {
    let text = ui
        .words(caller.lang)
        .with("unknown-word", &[("word", (&escape(typed)).into())]);
    ui.say(caller, How::New, &pages::notice(text)).await;
}
