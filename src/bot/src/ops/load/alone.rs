//! Our bot alone.

use super::{
    crowd::{Crowd, ISLAND},
    error::LoadError,
    quiet::{quiet, resident_mb},
    report,
    scratch::Scratch,
    stage::Stage,
    wish::Load,
};

/// Runs the load and prints what was measured.
///
/// # Errors
/// When the stage cannot be set, or no press was answered.
pub async fn alone(load: &Load, scratch: &Scratch) -> Result<(), LoadError> {
    let stage = Stage::open(&scratch.path().join("saves")).await?;
    let handle = stage.handle.clone();
    let crowd = Crowd::gather(handle.clone(), ISLAND, load.channels).await;
    println!(
        "{} games begun, {} MB resident (bot and simulator)",
        load.channels,
        resident_mb()
    );
    let mut runs = Vec::new();
    for _ in 0..load.runs.max(1) {
        quiet().await;
        let figures = crowd.run(load).await;
        println!("{}", report::run(load, &figures));
        if figures.presses() == 0 {
            return Err(LoadError::Nothing);
        }
        runs.push(figures);
    }
    if runs.len() > 1 {
        println!("{}", report::medians(load, &runs));
    }
    let counters = handle.counters();
    println!(
        "refused by the simulator: {} {:?}",
        counters.refused_total,
        counters.refused.iter().take(3).collect::<Vec<_>>()
    );
    println!(
        "{} MB resident at the end (bot and simulator)",
        resident_mb()
    );
    stage.close().await.shutdown().await;
    Ok(())
}
