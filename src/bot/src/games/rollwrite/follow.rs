//! Going by hints: what a player who thinks ahead would do next stands on the panel, one press does it, and the next stands there.

use castaway_rollwrite::RollWrite;
use castaway_table::{Loaded, on_heap};

use super::{
    actions::danger,
    advise::{self, Step},
    handle::Care,
    hinted,
    press::Press,
    scene::Scene,
    thought,
};
use crate::discord::{Caller, How, Ui};

/// The first step of what was thought.
fn first(scene: &Scene<'_>) -> Option<Step> {
    advise::steps(scene, &thought::kept(scene)?)
        .into_iter()
        .next()
}

impl Ui<RollWrite> {
    /// Tells whoever asks what a player who thinks ahead would do for them.
    pub(super) async fn hint_pressed(&self, caller: &Caller) {
        match self.tables().load(caller.place).await {
            Ok(loaded) => self.hint_on_panel(caller, &loaded).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Puts a hint on the panel of somebody's own game; elsewhere, or where there is none, it is told whoever asks alone.
    async fn hint_on_panel(&self, caller: &Caller, loaded: &Loaded<RollWrite>) {
        match self.think_on(caller, loaded).await {
            Some(loaded) => self.show_panel(caller, &loaded).await,
            None => on_heap(|| self.think_for(caller, loaded, How::New)).await,
        }
    }

    /// Does what the hint says, asking first where that cannot be made good, and shows the next.
    pub(super) async fn follow(&self, caller: &Caller, revision: u64, care: Care) {
        let Some(loaded) = self.asked(caller, Some(revision)).await else {
            return;
        };
        let (step, risk) = {
            let scene = self.roll_scene(caller.lang, &loaded, &[]);
            let step = first(&scene);
            let risk = step.as_ref().and_then(|step| danger(&scene, &step.orders));
            (step, risk)
        };
        let Some(step) = step else {
            // Something else was thought meanwhile, which is shown before it is done.
            return self.hint_on_panel(caller, &loaded).await;
        };
        if let Some(risk) = risk.filter(|_| care == Care::Ask) {
            return self
                .ask_first(caller, &loaded, risk, Press::FollowSure)
                .await;
        }
        let orders = on_heap(|| self.play_orders(caller, Some(revision), step.orders)).await;
        let Some((loaded, happened)) = orders else {
            return;
        };
        let next = on_heap(|| self.think_on(caller, &loaded)).await;
        self.carried_out(caller, next.unwrap_or(loaded), happened)
            .await;
    }

    /// The game with the next hint beside it, where it is somebody's own, hints are given and one is found in time.
    async fn think_on(
        &self,
        caller: &Caller,
        loaded: &Loaded<RollWrite>,
    ) -> Option<Loaded<RollWrite>> {
        let asked = loaded.state.asked()?;
        let helped = loaded.place.is_own() && !advise::is_refused(&loaded.meta);
        if !helped || !loaded.meta.moves(caller.user).contains(&asked) {
            return None;
        }
        let (ui, game, reader) = (self.clone(), loaded.clone(), caller.reader());
        let think = move |_: &dyn Fn() -> bool| hinted::hint(&ui, &game, reader);
        let keep = self.thought(caller.user, think).await??.keep?;
        let tag = loaded.meta.tag.clone();
        let kept = self.tables().change_meta(caller.place, move |meta| {
            if meta.tag != tag {
                return;
            }
            meta.counsel = Some(keep);
            // Whoever asks is told what all their dice can do.
            meta.picked = None;
        });
        // Somebody else's press may have come between: what was thought is not of that moment then.
        kept.await
            .ok()
            .filter(|now| now.revision == loaded.revision && now.meta.tag == loaded.meta.tag)
    }
}
