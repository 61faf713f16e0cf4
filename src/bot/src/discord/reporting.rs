//! A fault of ours that somebody reports: the form opens, and what comes back is kept for whoever runs the bot, with
//! the save it is about.

use castaway_table::{Place, Report, ReportError, Reports, on_heap};
use serenity::all::{ActionRowComponent, ModalInteraction};

use super::{
    app::App,
    reply::{Caller, How},
};
use crate::ui::{
    common,
    component::{Id, at},
    form::Form,
    report::{Desk, form},
};

impl App {
    /// What a component or a form means that is of no game; `said` is what was written into the form.
    pub(super) async fn at_the_desk(&self, caller: &Caller, id: &Id, said: Option<String>) {
        match (Desk::read(id), said) {
            (Some(Desk::Report(reference)), None) => self.open_report(caller, reference).await,
            (Some(Desk::Report(reference)), Some(said)) => {
                on_heap(|| self.keep_report(caller, reference, said)).await;
            }
            (None, _) => self.unknown(caller).await,
        }
    }

    /// Opens the form; the reference is that of the fault, empty if it is about none that has one.
    pub(super) async fn open_report(&self, caller: &Caller, reference: String) {
        let mut id = Desk::Report(reference).id();
        if let Place::Own { slot, .. } = caller.place {
            id = at(&id, slot, "");
        }
        let form = form(self.texts.of(caller.lang), id);
        let Some(http) = self.http() else { return };
        if let Err(error) = caller.open_form(http, &form).await {
            tracing::warn!(channel = caller.channel, %error, "a form was not taken");
        }
    }

    async fn keep_report(&self, caller: &Caller, reference: String, said: String) {
        let at_ms = self.now_ms();
        let place = match reference.is_empty() {
            // The game that is meant where no fault names one.
            true => self.current(caller).await.map(|game| game.place()).ok(),
            false => None,
        };
        let place = place.unwrap_or(caller.place);
        let reference = match reference.is_empty() {
            true => Reports::reference(at_ms, caller.interaction.get()),
            false => reference,
        };
        let report = Report {
            reference: reference.clone(),
            at_ms,
            user: caller.user,
            place: place.key(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            said,
        };
        let (app, written) = (self.clone(), report.clone());
        let kept =
            castaway_table::blocking(move || app.reports.keep(&**app.store(), &written, place));
        let key = match kept.await {
            Ok(Ok(())) => {
                tracing::warn!(
                    reference,
                    channel = caller.channel,
                    "somebody reports a fault"
                );
                "report-kept"
            }
            Ok(Err(ReportError::Enough)) => "report-enough",
            Ok(Err(error)) => {
                // The log is what is left to tell it.
                tracing::error!(reference, said = report.said, %error, "a report was not kept");
                "report-lost"
            }
            Err(error) => {
                tracing::error!(reference, said = report.said, %error, "a report was not kept");
                "report-lost"
            }
        };
        let t = self.texts.of(caller.lang);
        let text = t.with(key, &[("reference", (&reference).into())]);
        self.say(caller, How::New, &common::notice(text)).await;
    }
}

/// What was written into a form of ours.
pub(super) fn said(form: &ModalInteraction) -> String {
    let rows = form.data.components.iter();
    let fields = rows.flat_map(|row| &row.components);
    let mut texts = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(input) if input.custom_id == Form::FIELD => {
            input.value.clone()
        }
        _ => None,
    });
    texts.next().unwrap_or_default()
}
