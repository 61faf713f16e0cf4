//! Our bot and a bare one of another library, each in a simulator of its own, measured in turns.

use castaway_sandbox::SandboxConfig;

use super::{
    alone::alone,
    crowd::{Crowd, ISLAND, PONG},
    error::LoadError,
    pong::Pong,
    python::{self, VERSION},
    quiet::quiet,
    report::{self, Pair},
    scratch::Scratch,
    stage::Stage,
    verdict::LoadVerdict,
    wish::Load,
};
use crate::ops::serve::ServeError;

/// Fewer pairs say nothing.
const PAIRS: u32 = 5;

/// Measures both in turns and prints the medians; ours alone where the other cannot be had.
///
/// # Errors
/// When one of them does not start, no press was answered, or ours is too slow.
pub async fn beside(load: &Load, scratch: &Scratch) -> Result<(), LoadError> {
    let python = match python::with_package(scratch.path()).await {
        Ok(python) => python,
        Err(lacking) => {
            println!("{lacking}");
            return alone(load, scratch).await;
        }
    };
    let stage = Stage::open(&scratch.path().join("saves")).await?;
    let sandbox = castaway_sandbox::start(SandboxConfig::default()).await;
    let sandbox = sandbox.map_err(ServeError::from)?;
    let ours = Crowd::gather(stage.handle.clone(), ISLAND, load.channels).await;
    let like = if load.alike { ours.panel().await } else { None };
    let pong = Pong::start(&python, scratch.path(), &sandbox, like.as_ref()).await?;
    let theirs = Crowd::gather(sandbox.handle(), PONG, load.channels).await;
    let peer = match like {
        Some(like) => {
            let size = like.to_string().len();
            format!("discord.py {VERSION} with messages like ours ({size} bytes)")
        }
        None => format!("discord.py {VERSION}"),
    };
    println!(
        "{}, {} s each in turns, from event sent to callback received",
        report::kind(load),
        load.seconds
    );
    let mut pairs = Vec::new();
    for n in 1..=load.runs.max(PAIRS) {
        quiet().await;
        let ours = ours.run(load).await;
        quiet().await;
        let theirs = theirs.run(load).await;
        if ours.presses() == 0 || theirs.presses() == 0 {
            return Err(LoadError::Nothing);
        }
        let pair = Pair { ours, theirs };
        println!("pair {n}: {}", pair.line(&peer));
        pairs.push(pair);
    }
    drop(pong);
    sandbox.shutdown().await;
    stage.close().await.shutdown().await;
    let (text, verdict) = report::compared(&peer, &pairs);
    println!("{text}");
    match verdict {
        LoadVerdict::Met | LoadVerdict::Short => Ok(()),
        LoadVerdict::Failed => Err(LoadError::TooSlow),
    }
}
