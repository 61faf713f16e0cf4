# Was zu jemandem gesagt wird, der allein spielt: du statt ihr. Jede Meldung steht auch in ui.de.ftl.

who-suffer = { $who ->
    [resolver] du erleidest
    [first_player] du erleidest
    [bearer] der Charakter mit dieser Wunde erleidet
    [each_player] du erleidest
    [each_person] alle Spieler und Freitag erleiden je
    [in_camp] wer im Lager ist, erleidet
   *[any_one] eine Person deiner Wahl erleidet
}
who-gain = { $who ->
    [resolver] du erhältst
    [first_player] du erhältst
    [bearer] der Charakter mit dieser Wunde erhält
    [each_player] du erhältst
    [each_person] alle Spieler und Freitag erhalten je
   *[any_one] eine Person deiner Wahl erhält
}
who-discard = { $who ->
    [resolver] du gibst
    [first_player] du gibst
    [bearer] der Charakter mit dieser Wunde gibt
    [each_player] du gibst
    [each_person] alle Spieler und Freitag geben
   *[any_one] eine Person deiner Wahl gibt
}
who-heal = { $who ->
    [resolver] du heilst
    [first_player] du heilst
    [bearer] der Charakter mit dieser Wunde heilt
    [each_player] du heilst
    [each_person] alle Spieler und Freitag heilen je
   *[any_one] eine Person deiner Wahl heilt
}
who-have = { $who ->
    [resolver] du hast
    [first_player] du hast
    [bearer] der Charakter mit dieser Wunde hat
    [each_player] du hast
    [each_person] alle Spieler und Freitag haben
   *[any_one] eine Person deiner Wahl hat
}
who-may = { $who ->
    [resolver] du darfst
    [first_player] du darfst
    [bearer] der Charakter mit dieser Wunde darf
    [each_player] du darfst
    [each_person] alle Spieler und Freitag dürfen
   *[any_one] eine Person deiner Wahl darf
}
who-cannot = { $who ->
    [resolver] du kannst
    [first_player] du kannst
    [bearer] der Charakter mit dieser Wunde kann
    [each_player] du kannst
    [each_person] alle Spieler und Freitag können
   *[any_one] eine Person deiner Wahl kann
}
who-fight = { $who ->
    [resolver] du kämpfst
    [first_player] du kämpfst
    [bearer] der Charakter mit dieser Wunde kämpft
    [each_player] du kämpfst
    [each_person] alle Spieler und Freitag kämpfen
   *[any_one] eine Person deiner Wahl kämpft
}
who-draw = { $who ->
    [resolver] du ziehst
    [first_player] du ziehst
    [bearer] der Charakter mit dieser Wunde zieht
    [each_player] du ziehst
    [each_person] alle Spieler und Freitag ziehen
   *[any_one] eine Person deiner Wahl zieht
}
fx-det-split = { $n ->
    [one] ein Charakter deiner Wahl erhält { n-det }
   *[other] du erhältst insgesamt { n-det }, beliebig auf die Charaktere verteilt
}
fx-heal-split = { $n ->
    [one] eine Person deiner Wahl heilt { n-wound }
   *[other] insgesamt { n-wound } heilen, beliebig verteilt
}
fx-gain = du erhältst { $what }
fx-gain-per-player = du erhältst { $what } pro Spieler
fx-gain-gathered = du erhältst { $n } mehr vom Gesammelten, auch wenn das Sammeln misslingt
fx-gain-gathered-success = ist das Sammeln gelungen, erhältst du { $n } mehr vom Gesammelten
fx-production-half = die Produktion bringt diese Runde nur die Hälfte der Gesamtmenge (abgerundet, du wählst aus)
fx-beast-waits = eine Tierkarte neben den Ereignisstapel legen; du kämpfst zu Beginn der nächsten Ereignisphase gegen sie
fx-end-reroll-success = du musst wegen dieser Karte nichts mehr neu würfeln
fx-pawn = { $n ->
    [one] du hast diese Runde 1 neutralen ({ pawn-stem }en) Spielstein mehr zum { $actions }
   *[other] du hast diese Runde { $n } neutrale ({ pawn-stem }e) Spielsteine mehr zum { $actions }
}
line-tile-discovery = { $n ->
    [one] Beim Erkunden findest du 1 Entdeckungsplättchen.
   *[other] Beim Erkunden findest du { $n } Entdeckungsplättchen.
}
pv-pit = in der Produktionsphase den braunen Wundenwürfel werfen; bei einer Wunde erhältst du 2 🍖 Nahrung
pv-ignore-trap = einmal pro Runde darfst du eine gezogene Falle ignorieren
fx-production-half-sheet = die Produktion bringt diese Runde nur die Hälfte der Gesamtmenge (abgerundet, du wählst aus)
fx-production-half-sheet-up = die Produktion bringt diese Runde nur die Hälfte der Gesamtmenge (aufgerundet, du wählst aus)
fx-crew-bonus = du erhältst, was die erste lebende Person des Filmteams hinterlässt
fx-lose-shelter = { $n ->
    [0] du verlierst den gebauten Unterschlupf, Dach und Palisade
    [one] du verlierst den gebauten Unterschlupf, Dach und Palisade; ohne gebauten Unterschlupf erleidest du 1 Wunde
   *[other] du verlierst den gebauten Unterschlupf, Dach und Palisade; ohne gebauten Unterschlupf erleidest du { $n } Wunden
}
fx-lose-shelter-choice = { $n ->
    [0] du verlierst den gebauten Unterschlupf, Dach und Palisade
    [one] du verlierst den gebauten Unterschlupf, Dach und Palisade, oder du erleidest 1 Wunde
   *[other] du verlierst den gebauten Unterschlupf, Dach und Palisade, oder du erleidest { $n } Wunden
}
pv-explore-choice = bei jeder Erkundung ziehst du { $n } Inselteile und legst eines davon an
q-tile-to-place = Welches der gezogenen Inselteile legst du an?
    .title = Ein Inselteil anlegen
pv-morale-det = in der Moralphase erhältst du { n-det }
e-beast-waits = 🐾 Neben dem Ereignisstapel lauert ein Tier: Zu Beginn der nächsten Ereignisphase greift es dich an
fx-special-wound = du erhältst eine besondere Wunde: { $part } ({ $colour })
fx-night-outside = du verbringst die Nacht draußen, auf dem Inselteil dieser Aktion
fx-outside-waits = { $text } (eine Runde später, wenn du draußen schläfst)
fx-outside-alone = { $text } (du allein, wenn du draußen schläfst)
fx-reroll-success = in der nächsten Runde musst du jeden Erfolg einmal neu würfeln
fx-reroll-success-sure = in der nächsten Runde musst du jeden Erfolg einmal neu würfeln; auch bei sicheren Aktionen wirfst du den Erfolgswürfel
fx-reroll-success-until = von der nächsten Runde an musst du jeden Erfolg einmal neu würfeln, bis diese Karte wiederkommt
fx-reroll-success-until-sure = von der nächsten Runde an musst du jeden Erfolg einmal neu würfeln, bis diese Karte wiederkommt; auch bei sicheren Aktionen wirfst du den Erfolgswürfel
fx-pawn-own = { $n ->
    [one] du hast diese Runde 1 neutralen ({ pawn-stem }en) Spielstein mehr, nur für dein eigenes { $actions }
   *[other] du hast diese Runde { $n } neutrale ({ pawn-stem }e) Spielsteine mehr, nur für dein eigenes { $actions }
}
fx-distribute-wounds = { $n ->
    [one] in der Nachtphase 1 🩸 Wunde pro Spieler beliebig auf die Charaktere und Freitag verteilen (schläfst du draußen, erleidest du allein 1)
   *[other] in der Nachtphase { $n } 🩸 Wunden pro Spieler beliebig auf die Charaktere und Freitag verteilen (schläfst du draußen, erleidest du allein { $n })
}
q-before-alternatives = Du hast die Wahl, aber für eine Möglichkeit fehlt dir noch etwas. Willst du vorher etwas einsetzen?
    .title = Ein anderer Ausweg
q-weapon-needed = { $who }: Du brauchst Waffenstärke { $need }, hast aber { $weapon }. Willst du etwas einsetzen? Sonst geht es nicht.
    .title = Waffenstärke nötig
q-sleep-where = Du musst heute Nacht ein zweites Mal draußen bleiben. Auf welchem Inselteil schläfst du?
    .title = Wo übernachten?
each-one = dich
o-hungry = { $eaters ->
    [1] Nichts nutzen: Du hungerst (2 Wunden)
   *[other] { $n ->
        [one] Nichts nutzen: Eine Person hungert (2 Wunden)
       *[other] Nichts nutzen: { $n } Personen hungern (je 2 Wunden)
    }
}
q-before-meal = { $extra ->
    [0] { $portions ->
        [0] Für heute Nacht ist keine Nahrung da.
       *[other] { $enough ->
            [yes] Die Nahrung reicht heute Nacht.
           *[no] Die Nahrung reicht heute Nacht für { $portions } von { $eaters }.
        }
    }
   *[other] { $portions ->
        [0] Das Nahrungsplättchen verlangt eine zweite Portion, und es ist keine Nahrung da.
       *[other] { $eaters ->
            [1] Das Nahrungsplättchen verlangt eine zweite Portion.
           *[other] Das Nahrungsplättchen verlangt eine zweite Portion, und die Nahrung reicht für { $portions } von { $eaters }.
        }
    }
} Vor dem Essen etwas nutzen?{ $enough ->
    [yes] {" "}Was jetzt Nahrung kostet, fehlt beim Essen, und Hunger kostet 2 Wunden.
   *[no] {" "}Hunger kostet 2 Wunden.
}
    .title = Vor dem Essen
