# Was über einen Tisch gesagt wird: Ablehnungen, und wie weit der Auftrag ist.

## Ablehnungen: woran es liegt und was stattdessen geht

no-world = Diese Welt lässt sich nicht auslegen. Wähl einen anderen Auftrag oder eine andere Zahl von Überlebenden.
no-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähl jemanden, der mitspielt.
no-not-now = Das muss warten: { $why ->
    [over] Das Spiel ist vorbei. Ein neues geht jederzeit.
    [asked] Eine Frage ist offen. Sobald sie beantwortet ist, geht es weiter.
    [asked-you] Eine Frage wartet auf dich. Beantworte zuerst die.
    [night] Es ist Nacht. Am Morgen bist du wieder dran.
    [turn] Jemand anderes ist an der Reihe. Du kommst auch noch dran.
    [gone] Deine Figur ist nicht mehr auf der Karte. Zusehen und raten kannst du weiterhin.
   *[other] Es passt hier nicht. Sieh nach, was gerade angeboten wird.
}
no-answer = Diese Antwort passt nicht mehr zur Frage. Wähl bitte eine von denen, die jetzt dastehen.
no-stamina = { $n ->
    [0] Du hast keine Ausdauer mehr. Beende deinen Zug; Schlaf bringt welche zurück.
   *[other] Das kostet mehr Ausdauer als die { $n }, die du noch hast. Tu etwas Günstigeres oder beende deinen Zug und behalte den Rest.
}
no-resources = Dafür fehlen dir Ressourcen. Du hast: { $what }.
no-space = Dorthin kommst du von hier nicht. Wähl ein Nachbarfeld auf einem aufgedeckten Kartenteil.
no-nothing = Hier gibt es dafür nichts. Sieh nach, was dein Feld zu bieten hat, oder zieh weiter.
no-tile = Diesen Kartenteil kannst du von hier nicht aufdecken. Stell dich neben einen verdeckten und spähe dort.
no-project = Dieses Projekt hast du nicht. Wähl eines von deiner Hand oder eines, das offen liegt.
no-fire = Dazu braucht es ein brennendes Feuer. Geh zu einem oder entzünde erst eines.
no-apart = Ihr seid nicht auf demselben Feld. Trefft euch, dann geht es.
no-unhurt = So gibt es nichts zu heilen. Wunden heilen nur durch besondere Karten.
no-ability = Diese Fähigkeit ist nicht bereit. Vielleicht ist sie für heute verbraucht, oder es fehlt etwas dafür.
no-goods = Was das braucht, ist nicht da. Sieh nach, was alle noch haben, und versuch es noch einmal.
no-quest = Der Auftrag verlangt das im Augenblick nicht. Auf seiner Seite steht, was als Nächstes kommt.
no-late = Die Stammesführung wird im Morgengrauen bestimmt, bevor jemand gehandelt hat. Morgen geht es wieder.
no-early = Am ersten Tag wird niemand angegriffen. Morgen ist es erlaubt.

## Der Auftrag

quest-stage = Abschnitt { $n } von { $all }
quest-won-title = Geschafft
quest-lost-title = Verloren
aim-investigate = { $many ->
    [one] Untersuche { $at }.
   *[other] Untersucht { $at }.
}
aim-wait = { $many ->
    [one] Oder warte ab:
   *[other] Oder wartet ab:
} Nach { $all } Nächten geht es von selbst weiter ({ $n } von { $all }).
aim-investigate-any = { $many ->
    [one] Untersuche
   *[other] Untersucht
} { $all ->
    [one] eine Landmarke
   *[other] { $all } verschiedene Landmarken
}: { $n } von { $all }{ $seen ->
    [none] { "" }
   *[some] { " " }({ $which })
}.
aim-deliver = { $many ->
    [one] Leg
   *[other] Legt
} { $what } { $at } hin: { $n } von { $all }.
aim-deliver-gives = { $many ->
    [one] Wenn du das Letzte davon hingelegt hast, erhältst du { $item }.
   *[other] Wer das Letzte davon hinlegt, erhält { $item }.
}
aim-boss = { $many ->
    [one] Besiege
   *[other] Besiegt
} { $who } { $at }: { $n } von { $all } Schaden getan.
aim-boss-unknown = das, was dort wartet,
aim-escort = { $many ->
    [one] Bring
   *[other] Bringt
} { $token } { $to }: { $far }.
aim-escort-far = jetzt auf { $at }
aim-escort-waits = wartet { $at }
aim-escort-how = Jedes Feld damit kostet { $n } Ausdauer mehr. Kommt ein Monster dorthin, geht es { $back ->
    [one] ein Feld
   *[other] { $back } Felder
} zurück.
aim-activate = { $many ->
    [one] Setz
   *[other] Setzt
} die markierten Stellen in Gang: { $n } von { $all }. Jede braucht { $cost } und { $stamina } Ausdauer.
aim-activate-free = { $many ->
    [one] Setz
   *[other] Setzt
} die markierten Stellen in Gang: { $n } von { $all }. Jede braucht { $stamina } Ausdauer.
aim-activate-open = Noch offen: { $which }.
aim-hold = { $all ->
    [one] { $many ->
        [one] Sei bei Einbruch der Nacht an einer Stelle, die in Gang ist.
       *[other] Eine Stelle, die in Gang ist, muss bei Einbruch der Nacht besetzt sein.
    }
   *[other] Seid bei Einbruch der Nacht an { $all } verschiedenen Stellen, die in Gang sind.
}
aim-hold-now = Besetzt sind jetzt { $n } von { $all }.
aim-exit = { $many ->
    [one] Verlass { $at } das Land: Das kostet dich { $cost }.
   *[other] Verlasst { $at } das Land: Das kostet alle je { $cost }.
}
aim-exit-any = { $n } von: { $what }
aim-exit-brings = { $many ->
    [one] Du musst
   *[other] Jemand muss
} { $item } mitbringen: { $done ->
    [yes] das ist geschehen
   *[no] noch nicht geschehen
}.
aim-last = Überlebe alle anderen: Wer als letzte Person noch steht, hat sofort gewonnen.
aim-attack = { $early ->
    [yes] Ab Tag { $day } darfst du andere auf deinem Feld angreifen; das kostet { $n } Ausdauer.
   *[no] Du darfst andere auf deinem Feld angreifen; das kostet { $n } Ausdauer.
}
aim-pressure = Ab Nacht { $dry } versiegen Quellen; ab Nacht { $hard } verlangt jede Nacht Wasser und Nahrung.
aim-pressure-dry = Jede Nacht versiegt eine Quelle, nur die letzte nicht; ab Nacht { $hard } verlangt jede Nacht Wasser und Nahrung.
aim-pressure-hard = Jede Nacht versiegt eine Quelle, nur die letzte nicht, und jede Nacht verlangt Wasser und Nahrung.
aim-flood-next = 🌊 Heute Nacht ist es Kartenteil { $next }.
lost-tile = { $tile } (dort: { $lost })
lost-camp = das Lager
lost-fire = ein Feuer
aim-flood = Jede Nacht versinkt der Kartenteil, der am weitesten entfernt liegt; sicher ist nur { $safe }.

place-at = { $place ->
    [landmark] an Landmarke { $n }
    [objective] an der markierten Stelle { $n }
    [camp] im Lager
   *[anywhere] auf einem beliebigen Feld
}
place-to = { $place ->
    [landmark] zu Landmarke { $n }
    [objective] zur markierten Stelle { $n }
    [camp] ins Lager
   *[anywhere] irgendwohin
}
place-name = { $place ->
    [landmark] Landmarke { $n }
    [objective] die markierte Stelle { $n }
    [camp] das Lager
   *[anywhere] ein beliebiges Feld
}
place-seen = { $place } ({ $space })
place-unseen = { $place } (noch nicht gesehen; { $range ->
    [one] in Zone { $from }
   *[several] in den Zonen { $from } bis { $to }
})
place-unknown-landmark = { $place } (noch nicht gesehen; I liegt dem Lager am nächsten, { $all } am fernsten)
place-unknown = { $place } (noch nicht gesehen)
