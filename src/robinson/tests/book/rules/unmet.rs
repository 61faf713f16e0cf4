//! An alternative that asks for what is not there says that it wounds, and then it does.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    command::Command,
    policy,
    rulings::Reading,
    text::{self, Lang},
    view::{Brings, Unmet},
};

use crate::table::{
    Table, catalog,
    play::{event, house},
};

fn seen(t: &Table) -> Vec<Brings> {
    let view = Island::view(catalog(), &t.s, None);
    let ask = view.ask.expect("a question");
    ask.options.iter().map(|option| option.brings).collect()
}

/// R-UD-1, R-TERM-5.
#[test]
fn where_nothing_is_there_every_way_says_that_all_are_wounded() {
    let mut t = Table::of(&["cook", "soldier"]);
    (t.s.roof, t.s.palisade) = (0, 0);
    event(&mut t, "flying_surprise");
    let wounds = Brings::Wounds(Unmet {
        missing: 1,
        each: true,
    });
    assert_eq!(seen(&t), [wounds; 2]);
    let view = Island::view(catalog(), &t.s, None);
    let option = &view.ask.as_ref().expect("a question").options[1];
    for (lang, words) in [
        (Lang::En, "1 wound for everybody"),
        (Lang::De, "1 Wunde für alle"),
    ] {
        let text = text::TableWords::new(lang, catalog(), &view).option_label(option);
        assert!(text.contains(words), "{text}");
    }
    let before: Vec<u8> = t.s.people.iter().map(|p| p.wounds).collect();
    t.first();
    let after = t.s.people.iter().map(|p| p.wounds);
    let hurt: Vec<u8> = after.zip(before).map(|(now, then)| now - then).collect();
    assert_eq!(hurt, [1, 1]);
}

#[test]
fn what_is_there_is_no_wound() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (1, 1);
    event(&mut t, "flying_surprise");
    assert_eq!(seen(&t), [Brings::AsSaid; 2]);
    // Where one way is closed the other is no question.
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (1, 0);
    event(&mut t, "flying_surprise");
    let wounds: Vec<u8> = t.s.people.iter().map(|p| p.wounds).collect();
    assert_eq!((t.s.roof, wounds), (0, vec![0, 0]));
}

#[test]
fn of_two_levels_the_one_is_given_up_of_which_half_is_nothing() {
    for (roof, palisade, given) in [(2, 1, 1), (1, 2, 0)] {
        let mut t = Table::of(&["cook", "soldier"]);
        (t.s.shelter, t.s.roof, t.s.palisade) = (true, roof, palisade);
        event(&mut t, "storm_damage");
        let ask = t.s.ask.as_ref().expect("which level");
        let advised = policy::suggest(catalog(), &t.s, Seat(0));
        let Some(Command::Choose(answer)) = advised else {
            panic!("{advised:?}");
        };
        let key = ask.options[given].key.clone();
        assert_eq!(answer.picks, [key], "roof {roof}, palisade {palisade}");
    }
}

/// R-CARD-20.
#[test]
fn half_of_nothing_says_so_unless_the_table_reads_it_otherwise() {
    let mut t = Table::of(&["cook", "soldier"]);
    (t.s.roof, t.s.palisade) = (0, 0);
    event(&mut t, "storm_damage");
    let wound = Brings::Wounds(Unmet {
        missing: 1,
        each: true,
    });
    assert_eq!(seen(&t), [wound; 2]);
    let mut t = house(Table::of(&["cook", "soldier"]), &[Reading::HalvingNothing]);
    (t.s.roof, t.s.palisade) = (0, 0);
    event(&mut t, "storm_damage");
    assert_eq!(seen(&t), [Brings::NoLoss { level: 0 }; 2]);
}

/// R-CARD-20: what is lost is rounded down, and the answer says so.
#[test]
fn half_of_one_says_that_nothing_is_lost() {
    let mut t = Table::of(&["cook", "soldier"]);
    (t.s.shelter, t.s.roof, t.s.palisade) = (true, 1, 2);
    event(&mut t, "storm_damage");
    assert_eq!(seen(&t), [Brings::NoLoss { level: 1 }, Brings::AsSaid]);
    let view = Island::view(catalog(), &t.s, None);
    let options = &view.ask.as_ref().expect("a question").options;
    for (lang, words) in [
        (Lang::En, "(now 1, nothing is lost)"),
        (Lang::De, "(jetzt 1, nichts geht verloren)"),
    ] {
        let words_of = text::TableWords::new(lang, catalog(), &view);
        let [roof, palisade] = [0, 1].map(|n| words_of.option_label(&options[n]));
        assert!(
            roof.contains(words) && !palisade.contains(words),
            "{roof} {palisade}"
        );
    }
    t.first();
    assert_eq!((t.s.roof, t.s.palisade), (1, 2));
}
