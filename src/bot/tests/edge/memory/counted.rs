//! What counted as somebody had suggested it is told as that: on the panel, of the round and in the whole story.

use super::*;
use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_robinson::plan::{Assignment, Goal, Pawn};
use castaway_table::{Counted, Pace, Past, Span};

fn alone(goal: Goal, seat: Seat) -> Command {
    Command::Assign(Assignment {
        goal,
        pawns: vec![Pawn::Seat(seat.0)],
        price: 0,
        aids: vec![],
        discount: false,
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_counts_as_another_had_suggested_is_told_as_that_and_whose_it_was() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let [robin, mary] = people;
    let planning = plans(&me, &people).await;
    let [his, hers] = [robin, mary].map(|user| planning.meta.seats_of(user)[0]);
    let ui = me.stage.app.ui::<Island>().unwrap();
    let daily = ui
        .tables()
        .change_meta(me.channel, |meta| meta.pace = Pace::Daily);
    assert!(daily.await.is_ok());
    let now_ms = me.clock.load(Ordering::SeqCst);
    let stamp = Stamp {
        user: robin,
        interaction: None,
        now_ms,
    };
    let camp = alone(Goal::Arrange, hers);
    let noted = ui.tables().suggest(me.channel, stamp, hers, camp).await;
    assert!(noted.is_ok());
    for _ in 0..2 {
        assert!(gives(&me, robin, his, alone(Goal::Rest, his)).await);
    }
    // He is ready, and she does nothing.
    gives(&me, robin, his, Command::Advance).await;
    me.set_clock(now_ms + 3 * DAY);
    let [user, by] = [mary, robin];
    until(&me, |me| meta(me).counted == [Counted { user, by }]).await;
    me.catch_up().await;
    let words = format!("what <@{robin}> had suggested counted");
    let shown = || me.find_out(panel(&me)).unwrap_or_default().to_string();
    let told = || shown().contains(&words);
    assert!(me.so(told).await, "{}", shown());
    // Nobody is said to be late who is on holiday, or without whom the others agreed to go on.
    let mut gone = now(&me).await;
    let panel_of = |loaded: &Loaded<Island>| {
        let panel = Island::panel(&ui, loaded, &[], Reader::all(Lang::En));
        panel.json().to_string()
    };
    let says = |who: &str| format!("{who}, so what <@{robin}> had suggested counted");
    let late = says(&format!("<@{mary}> had left it open when time was up"));
    assert!(panel_of(&gone).contains(&late), "{}", panel_of(&gone));
    gone.meta.without = vec![mary];
    let agreed = says(&format!("You went on without <@{mary}>"));
    assert!(panel_of(&gone).contains(&agreed), "{}", panel_of(&gone));
    gone.meta.go_on_holiday(mary, now_ms + 9 * DAY, now_ms);
    let holiday = says(&format!("<@{mary}> is on holiday"));
    assert!(panel_of(&gone).contains(&holiday), "{}", panel_of(&gone));
    // The round and the whole story say it by the characters, and to her that it was decided for her.
    let loaded = now(&me).await;
    let log = ui.tables().whole_log(&loaded).await.ok().unwrap();
    let past = || Past::<Island>::new(ui.catalog(), log.clone());
    let round = |reader: Reader| {
        let all = past().stretches(Span::Newest(2), false);
        let told = all.iter().map(|s| Island::gist(&ui, &loaded, s, reader));
        let lines = told.flat_map(|gist| gist.lines);
        lines.map(|line| line.text).collect::<Vec<String>>()
    };
    let many = |lines: &[String], words: &str| lines.iter().filter(|l| l.contains(words)).count();
    let counted = "it counted, as nobody answered";
    let all = round(Reader::all(Lang::En));
    assert_eq!(many(&all, counted), 1, "{all:?}");
    let own = round(Reader {
        user: Some(mary),
        ..Reader::all(Lang::En)
    });
    assert_eq!(many(&own, counted), 0, "{own:?}");
    assert_eq!(many(&own, "Nobody decided for you, so what"), 1);
    let chapters = Island::chronicle(&ui, &loaded, past(), Reader::all(Lang::En));
    let story: Vec<String> = chapters.into_iter().flat_map(|c| c.lines).collect();
    assert_eq!(many(&story, counted), 1, "{story:?}");
    me.close().await;
}
