# Das Ende eines Inselspiels, auf Deutsch.
end-title-won = Gerettet in Runde { $n }!
end-title-lost = Verloren in Runde { $n }
end-over = { $people ->
    [1] { $scenario } · allein
   *[other] { $scenario } · { $people } Spieler
}
end-story-won = In Runde { $n } von { $of } hat ein Schiff { $people ->
    [1] dein
   *[other] euer
} Zeichen gesehen und alle an Bord genommen.
end-story-died = { $cause ->
    [none] { $who } ist in Runde { $n } von { $of } gestorben.
   *[other] { $who } ist in Runde { $n } von { $of } gestorben: { $cause }.
}
end-story-time = Runde { $of } war vorbei, und kein Schiff hatte das Lager gesehen.
end-story-reached = In Runde { $n } von { $of } war alles getan, was { $people ->
    [1] du dir vorgenommen hattest
   *[other] ihr euch vorgenommen hattet
}.
end-story-late = Runde { $of } war vorbei, und es hat nicht gereicht.
end-story-unfed = In Runde { $n } von { $of } war für die Kinder keine Nahrung mehr da.
end-story-crew-lost = In Runde { $n } von { $of } kam der Regisseur um und mit ihm der Film.
end-story-invention-gone = Runde { $of } war vorbei, und eine der nötigen Erfindungen war endgültig verloren.
end-story-out-of-reach = In Runde { $n } von { $of } war das Ziel nicht mehr zu erreichen.
end-story-camp = { $cause ->
    [none] In Runde { $n } von { $of } ging das Lager verloren.
   *[other] In Runde { $n } von { $of } ging das Lager verloren: { $cause }.
}
end-alive = Am Leben: { $who }.
end-alive-one = { $wounds ->
    [0] { $who } (unverletzt)
    [one] { $who } (1 Wunde; { $dies } wären tödlich)
   *[other] { $who } ({ $wounds } Wunden; { $dies } wären tödlich)
}
end-near-aims = Vom Ziel erreicht: { $aims }.
end-near = Auf dem Holzstoß lagen { $wood } von { $of } Holz, und { $state ->
    [built] „{ $item }“ war gebaut
   *[open] „{ $item }“ war nicht gebaut
}{ $early ->
    [yes] ; das Schiff kommt ab Runde { $from }.
   *[no] .
}
end-cause-card = „{ $card }“
end-cause-fight = { $beast ->
    [none] ein Kampf, Stärke { $strength } gegen Waffenstärke { $weapon }
   *[other] der Kampf gegen „{ $beast }“, Stärke { $strength } gegen Waffenstärke { $weapon }
}
end-cause-animals = hungrige Tiere (Stärke 3)
end-cause-hunger = Hunger
end-cause-open = eine Nacht unter freiem Himmel
end-cause-action = die Würfel ({ $action })
end-cause-short = { $what } zu wenig{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
end-rounds = { $people ->
    [1] Runde für Runde: was du getan hast, neben dem Herzen die Wunden
   *[other] Jede Runde mit dem, was in ihr getan wurde, und neben dem Herzen die Wunden, die sie kostete
}
end-turns = Was den Ausschlag gab, nach Runden
end-turn-shelter = Der Unterschlupf stand.
end-turn-item = Gebaut: { $name }
end-turn-stage = Lage { $n } des Holzstoßes war voll.
end-turn-wounds = { $n ->
    [one] 1 Wunde: { $cause }
   *[other] { $n } Wunden: { $cause }
}
end-turn-beast = Kampf, { $name }
end-turn-cause = { $cause } { $n }
end-turn-others = Sonstiges
end-turn-near = { $n ->
    [0] { $who } starb an den Wunden.
    [one] { $who } hatte noch 1 Leben.
   *[other] { $who } hatte noch { $n } Leben.
}
end-turn-fight = Kampf: { $name } (Stärke { $n })
end-turn-back = { $n } Karten kamen auf einmal zurück.
end-turn-hunger = { $n ->
    [0] Du bliebst hungrig.
    [one] 1 Person blieb hungrig.
   *[other] { $n } Personen blieben hungrig.
}
end-turn-friday = Freitag ist gestorben.
end-turn-morale = Die Moral fiel auf { $name }.
end-turn-camp = Das Lager zog nach { $name }.
end-turn-treasure = Schatz: { $name }
end-turn-down = { $name } wurde umgedreht.
end-turn-explored = Erkundet: { $name }
end-points = 🏆 **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
end-past-first = { $whose ->
    [together] Euer erstes gemeinsames Spiel
   *[own] Dein erstes Spiel
} · { $points } Punkte
end-past = { $whose ->
    [together] Euer { $n }. gemeinsames Spiel
   *[own] Dein { $n }. Spiel
} · vorher in { $saved } von { $earlier } gerettet · { $points } Punkte{ $better ->
    [yes] { $whose ->
        [together] , euer bestes bisher
       *[own] , dein bestes bisher
    }
   *[no] {" "}(bestes: { $best })
}
end-mark-saved = gerettet
end-mark-shelter = Unterschlupf
end-mark-item = gebaut
end-mark-level = Stufen
end-mark-explore = erkundet
end-mark-hurt = Wunden
end-mark-gather = gesammelt
end-mark-rest = ruhig
end-proud-last-round = Gerettet in der allerletzten Runde
end-proud-lives = { $n ->
    [one] Gerettet, 1 Wunde vor dem Tod
   *[other] Gerettet, { $n } Wunden vor dem Tod
}
end-share-how = Spielt mit: **/insel neu**, wo kein Spiel läuft, **/tagesinsel** überall
