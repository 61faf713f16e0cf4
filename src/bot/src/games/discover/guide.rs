//! The first day of somebody new, alone: one action at a time with its true reason, computed for the moment as a hint is.

use super::{advise, reasons, scene::Scene};

/// The day that is taught.
const TAUGHT: u16 = 1;

/// What to do next and why; `None` where nobody is taught.
pub fn line(scene: &Scene<'_>) -> Option<String> {
    let taught = scene.meta.introduces && scene.view.day == TAUGHT && scene.alone();
    if !taught || scene.outcome().is_some() {
        return None;
    }
    let (command, why) = scene.suggested()?;
    let (what, _) = advise::said(scene, &command)?;
    let why = reasons::why(scene, &why);
    let args = [("what", (&what).into()), ("why", (&why).into())];
    Some(scene.words.with("di-guide", &args))
}
