//! A fault that somebody reports: the form, what is kept of it, and what an operator reads.

use crate::person::{PATIENCE, Person};
use castaway_store::import_from_reader;
use castaway_table::{Place, Report, Reports, Slot};
use serde_json::json;
use std::{fs::File, path::PathBuf};

impl Person {
    /// Opens the form of an interaction and sends it; the answer in words.
    async fn send_report(&self, opened: castaway_sandbox::InteractionId, said: &str) -> String {
        let ack = self.handle().wait_ack(opened, PATIENCE).await.unwrap();
        assert_eq!(ack.kind, 9, "a form opens");
        let form = self.handle().modal(opened).expect("a form");
        assert!(!form["title"].as_str().unwrap().is_empty());
        let sent = self
            .handle()
            .submit_modal(self.user, self.channel, opened, &[("said", said)])
            .unwrap();
        let ack = self.handle().wait_ack(sent, PATIENCE).await.unwrap();
        self.words(ack.message_id.unwrap())
    }

    fn reports(&self) -> Vec<(Report, Option<PathBuf>)> {
        Reports::all(&self.data.path().join("reports")).unwrap()
    }

    fn report(&self) -> castaway_sandbox::InteractionId {
        self.handle()
            .slash(self.user, self.channel, "report", &json!([]))
            .unwrap()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_reports_is_kept_with_the_save_it_is_about() {
    let me = Person::open().await;
    me.island(json!([{ "name": "players", "type": 4, "value": 1 }]))
        .await;
    let answer = me
        .send_report(me.report(), "the hut\nvanished \u{1b}[2J")
        .await;
    let all = me.reports();
    let [(report, Some(save))] = &all[..] else {
        panic!("{all:?}");
    };
    assert!(answer.contains(&report.reference), "{answer}");
    assert_eq!(report.said, "the hut\nvanished \u{1b}[2J");
    assert_eq!((report.user, report.place), (me.user, me.channel));
    let imported = import_from_reader(File::open(save).unwrap()).unwrap();
    assert_eq!(
        (imported.envelope.game.as_str(), imported.channel),
        ("island", me.channel)
    );
    castaway::ops::saves::replay_file(save).unwrap();
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_button_under_a_fault_names_the_fault_and_the_game_alone() {
    let me = Person::open().await;
    let panel = me
        .slash(
            "solo",
            json!([{ "name": "scenario", "type": 3, "value": "s00" }]),
        )
        .await;
    let pressed = me
        .handle()
        .forge_component(me.user, me.channel, panel, "c1|!f|report|0|18f-3", None)
        .unwrap();
    let answer = me.send_report(pressed, "no island").await;
    assert!(answer.contains("18f-3"), "{answer}");
    let all = me.reports();
    let [(report, Some(_))] = &all[..] else {
        panic!("{all:?}");
    };
    let place = Place::Own {
        user: me.user,
        slot: Slot::Free,
    };
    assert_eq!(
        (report.reference.as_str(), report.place),
        ("18f-3", place.key())
    );
    // Without a game there is still a report, and one person is heard a few times a day.
    for n in 0..5 {
        let answer = me.send_report(me.report(), "again").await;
        assert_eq!(answer.contains("tomorrow"), n == 4, "{answer}");
    }
    assert_eq!(me.reports().len(), 5);
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_report_is_answered_kindly() {
    let me = Person::open().await;
    let help = me.slash("help", json!([])).await;
    for id in [
        "c1|!|shout|0|x",
        "c1|!!!!|report|x",
        "c1|!|report",
        "c1|?|report|0|x",
    ] {
        let pressed = me
            .handle()
            .forge_component(me.user, me.channel, help, id, None)
            .unwrap();
        let ack = me.handle().wait_ack(pressed, PATIENCE).await.unwrap();
        let answer = me.words(ack.message_id.unwrap());
        assert!(
            answer.contains("no longer know this button"),
            "{id}: {answer}"
        );
    }
    // A name of a file that leads elsewhere stays where reports are.
    let pressed = me
        .handle()
        .forge_component(me.user, me.channel, help, "c1|!|report|0|../../x", None)
        .unwrap();
    me.send_report(pressed, "out").await;
    assert_eq!(me.reports().len(), 1);
    me.stage.close().await.shutdown().await;
}
