//! `/explore go`, `act`, `card`, `rulings`, `hand` and `give-up`: what somebody does at the table of this channel, or reads there.

use castaway_discover::{Discover, wording::read_space};

use super::complete;
use crate::{
    discord::{CommandError, Ctx, open_game},
    games::discover::{deeds, on_way, typed::meant},
};

/// Go somewhere.
#[poise::command(slash_command)]
pub async fn go(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::spaces"]
    #[description = "space"]
    #[max_length = 8]
    space: String,
    #[description = "gather"] gather: Option<bool>,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Discover>(&ctx)?;
    match read_space(&space) {
        Some(to) => {
            ui.explore_go(&caller, None, to, gather.map(on_way::said))
                .await;
        }
        None => ui.unknown_word(&caller, "dx-unknown-space", &space).await,
    }
    Ok(())
}

/// Do something.
#[poise::command(slash_command)]
pub async fn act(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::deeds"]
    #[description = "deed"]
    #[max_length = 100]
    deed: String,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Discover>(&ctx)?;
    let loaded = match ui.tables().load(caller.place).await {
        Ok(loaded) => loaded,
        Err(trouble) => {
            ui.sorry(&caller, trouble).await;
            return Ok(());
        }
    };
    let code = {
        let scene = ui.explore_for(caller.lang, &loaded, &[], Some(caller.user));
        meant(deeds::list(&scene).into_iter(), &deed)
    };
    match code {
        Some(code) => ui.explore_deed(&caller, None, None, &code).await,
        None => ui.unknown_word(&caller, "dx-unknown-deed", &deed).await,
    }
    Ok(())
}

/// Read a card that was seen in this game.
#[poise::command(slash_command)]
pub async fn card(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::cards"]
    #[description = "name"]
    #[max_length = 100]
    name: String,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Discover>(&ctx)?;
    ui.explore_card(&caller, &name).await;
    Ok(())
}

/// Show how unclear points are played.
#[poise::command(slash_command)]
pub async fn rulings(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Discover>(&ctx)?;
    ui.explore_rulings(&caller, 0).await;
    Ok(())
}

/// Show what is one's own.
#[poise::command(slash_command)]
pub async fn hand(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Discover>(&ctx)?;
    ui.explore_hand(&caller).await;
    Ok(())
}

/// Give the own survivor up.
#[poise::command(slash_command, rename = "give-up")]
pub async fn give_up(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Discover>(&ctx)?;
    ui.explore_give_up(&caller).await;
    Ok(())
}
