# Was am Tisch geschieht, je eine Zeile. $me sagt, ob gemeint ist, wer liest; $name ist, wie jemand heißt.

to-whom = { $me ->
    [you] dir
   *[other] { $name }
}
self-among = du
spot = { $space } ({ $ground })
spot-bare = { $space }
a-monster = ein Monster
the-monster = das Monster

ev-begins = { $me ->
    [you] Die Expedition bricht auf, und du führst den Stamm.
   *[other] Die Expedition bricht auf, und { $name } führt den Stamm.
}
ev-begins-alone = Die Expedition bricht auf, und sie besteht aus dir.
ev-dealt = Dir wurden { $what } zugeteilt.
ev-plays = { $me ->
    [you] Du spielst { $card }, { $title }.
   *[other] { $name } spielt { $card }, { $title }.
}
ev-dawn = Tag { $n } bricht an.
ev-turn = { $me ->
    [you] Du bist an der Reihe.
   *[other] Jetzt ist { $name } an der Reihe.
}
ev-moved = { $me ->
    [you] Du gehst nach { $to }.
   *[other] { $name } geht nach { $to }.
}
ev-moved-far = { $me ->
    [you] Du gehst { $n } Felder weit nach { $to }.
   *[other] { $name } geht { $n } Felder weit nach { $to }.
}
ev-revealed = Kartenteil { $tile } ist aufgedeckt: { $what }.
ev-revealed-bare = Kartenteil { $tile } ist aufgedeckt: weites Land und nichts darauf.
ev-peeked-tile = { $me ->
    [you] Du siehst dir heimlich Kartenteil { $tile } an.
   *[other] { $name } sieht sich heimlich Kartenteil { $tile } an.
}
ev-peeked-tile-seen = Du siehst dir heimlich Kartenteil { $tile } an: { $what }.
ev-peeked-token = { $me ->
    [you] Du siehst dir heimlich das Plättchen auf { $at } an.
   *[other] { $name } sieht sich heimlich das Plättchen auf { $at } an.
}
ev-peeked-token-seen = Du siehst dir heimlich das Plättchen auf { $at } an: { $what }.
ev-flipped = Das Plättchen auf { $at } zeigt { $what }.
ev-gained = { $me ->
    [you] Du erhältst { $what }.
   *[other] { $name } erhält { $what }.
}
ev-spent = { $me ->
    [you] Du gibst { $what } her.
   *[other] { $name } gibt { $what } her.
}
ev-spent-each = { $me ->
    [you] { $names } gebt je { $what } her.
   *[other] { $names } geben je { $what } her.
}
ev-found = { $me ->
    [you] Du findest auf { $at } { $what }.
   *[other] { $name } findet auf { $at } { $what }.
}
ev-swapped = { $me ->
    [you] Du gibst { $less } her und erhältst { $what }.
   *[other] { $name } gibt { $less } her und erhält { $what }.
}
ev-dropped = { $me ->
    [you] Du trägst zu viel und lässt { $what } zurück.
   *[other] { $name } trägt zu viel und lässt { $what } zurück.
}
ev-discarded = { $me ->
    [you] Du legst { $what } ab.
   *[other] { $name } legt { $what } ab.
}
ev-card = { $me ->
    [you] Du stößt auf { $card }.
   *[other] { $name } stößt auf { $card }.
}
ev-card-told = { $me ->
    [you] Du stößt auf { $card }. { $text }
   *[other] { $name } stößt auf { $card }. { $text }
}
ev-card-says = Auf der Karte steht: { $what }
ev-landmark-told = { $me ->
    [you] Du untersuchst { $card }. { $text }
   *[other] { $name } untersucht { $card }. { $text }
}
ev-looked = { $me ->
    [you] Du untersuchst Landmarke { $n } noch einmal. Sie hat nichts Neues zu erzählen; für den Auftrag zählt es.
   *[other] { $name } untersucht Landmarke { $n } noch einmal. Sie hat nichts Neues zu erzählen; für den Auftrag zählt es.
}
ev-item = { $me ->
    [you] Du hast nun { $card }.
   *[other] { $name } hat nun { $card }.
}
ev-crafted = { $me ->
    [you] Du stellst { $card } her.
   *[other] { $name } stellt { $card } her.
}
ev-drew = Du ziehst das Projekt { $card }.
ev-drew-hidden = { $me ->
    [you] Du ziehst ein Projekt.
   *[other] { $name } zieht ein Projekt.
}
ev-drew-several = { $me ->
    [you] Du ziehst { $n } Projekte.
   *[other] { $name } zieht { $n } Projekte.
}
ev-drew-these = Du ziehst die Projekte { $what }.
ev-shown = { $name } zeigt dir das Projekt { $card }.
ev-shown-hidden = { $me ->
    [you] Du zeigst { $whom } ein Projekt.
   *[other] { $name } zeigt { $whom } ein Projekt.
}
ev-offered = { $name } bietet dir { $give } gegen { $take }.
ev-offered-hidden = { $me ->
    [you] Du bietest { $whom } einen Tausch an.
   *[other] { $name } bietet { $whom } einen Tausch an.
}
ev-traded = { $me ->
    [you] Du tauschst mit { $whom }.
   *[other] { $name } tauscht mit { $whom }.
}
ev-stamina-up = { $me ->
    [you] Du erhältst { $n } Ausdauer.
   *[other] { $name } erhält { $n } Ausdauer.
}
ev-stamina-down = { $me ->
    [you] Du verlierst { $n } Ausdauer.
   *[other] { $name } verliert { $n } Ausdauer.
}
stamina-one = { $me ->
    [you] du { $by }
   *[other] { $name } { $by }
}
ev-stamina-several = Ausdauer: { $what }.
ev-hurt = { $me ->
    [you] Du erleidest { $what }.
   *[other] { $name } erleidet { $what }.
}
ev-healed = { $me ->
    [you] Bei dir wird { $what } geheilt.
   *[other] Bei { $name } wird { $what } geheilt.
}
ev-fell = { $me ->
    [you] Hier endet deine Reise: Du bleibst zurück.
   *[other] Hier endet die Reise von { $name }.
}
ev-won = { $me ->
    [you] Du verlässt dieses Land. Du hast gewonnen!
   *[other] { $name } verlässt dieses Land und hat gewonnen!
}
ev-rolled-for = { $what }: { $me ->
    [you] Du würfelst { $n }.
   *[other] { $name } würfelt { $n }.
}
ev-rolled-vain = { $rolls } Das bewirkt nichts.
ev-rolled = { $me ->
    [you] Du würfelst { $n }.
   *[other] { $name } würfelt { $n }.
}
ev-came = Ein Monster erscheint auf { $at }.
ev-came-known = { $card } erscheint auf { $at }.
ev-went = Ein Monster zieht nach { $at }.
ev-went-known = { $card } zieht nach { $at }.
ev-went-several = Monster ziehen: { $what }.
went-one = { $card } nach { $at }
ev-fight = { $me ->
    [you] Du kämpfst gegen { $card }: { $numbers }.
   *[other] { $name } kämpft gegen { $card }: { $numbers }.
}
fight-numbers = Verteidigung { $defence }{ $hits ->
    [no] {" "}(ein Würfel mit so viel oder mehr trifft), kein Angriff
   *[yes] , Angriff { $attack } (ein Würfel mit so viel oder mehr trifft)
}, Leben { $health }
fight-numbers-hurt = Verteidigung { $defence }{ $hits ->
    [no] {" "}(ein Würfel mit so viel oder mehr trifft), kein Angriff
   *[yes] , Angriff { $attack } (ein Würfel mit so viel oder mehr trifft)
}, noch { $left } von { $health } Leben
ev-support = { $me ->
    [you] Du stehst mit { $card } bei.
   *[other] { $name } steht mit { $card } bei.
}
ev-dice = Die Würfel zeigen { $gray } und für den Gegner { $red }.
ev-struck = { $card } nimmt { $n } Schaden.
ev-defeated = { $me ->
    [you] Du besiegst { $card }.
   *[other] { $name } besiegt { $card }.
}
ev-fled = { $card } zieht sich nach { $at } zurück.
ev-escaped = { $me ->
    [you] Du entkommst { $card } nach { $at }.
   *[other] { $name } entkommt { $card } nach { $at }.
}
ev-dodged = { $me ->
    [you] Du weichst { $card } aus, kommst aber nicht davon.
   *[other] { $name } weicht { $card } aus, kommt aber nicht davon.
}
ev-blows = { $me ->
    [you] Du würfelst { $gray }, { $card } würfelt { $red }: { $what }.
   *[other] { $name } würfelt { $gray }, { $card } würfelt { $red }: { $what }.
}
ev-blows-plain = Die Würfel zeigen { $gray } und für den Gegner { $red }: { $what }.
ev-blows-only = { $card }: { $what }.
ev-rolls = { $me ->
    [you] Du würfelst { $gray }, { $card } würfelt { $red }.
   *[other] { $name } würfelt { $gray }, { $card } würfelt { $red }.
}
blow-hit = ein Treffer
blow-hits = { $n } Schaden für den Gegner
blow-miss = kein Treffer
blow-won = { $me ->
    [you] du siegst
   *[other] { $name } siegt
}
blow-hurt = { $me ->
    [you] du erleidest { $what }
   *[other] { $name } erleidet { $what }
}
blow-fled = Rückzug nach { $at }
blow-escaped = { $me ->
    [you] du entkommst nach { $at }
   *[other] { $name } entkommt nach { $at }
}
blow-dodged = { $me ->
    [you] du weichst aus, kommst aber nicht davon
   *[other] { $name } weicht aus, kommt aber nicht davon
}
ev-fire-lit = Auf { $at } brennt ein Feuer.
ev-fire-out = Das Feuer auf { $at } ist aus.
ev-upgraded = Auf { $at } hat sich etwas verändert: { $what }.
ev-upgraded-bare = Auf { $at } ist etwas besser geworden.
ev-night = Die Nacht kommt: { $card }. { $text }
ev-threat = { $me ->
    [you] Du ziehst die Gefahr { $card }. { $text }
   *[other] { $name } zieht die Gefahr { $card }. { $text }
}
ev-leads = { $me ->
    [you] Du führst jetzt den Stamm.
   *[other] { $name } führt jetzt den Stamm.
}
ev-stage-first = { $quest }: { $text }
ev-stage = Der Auftrag geht weiter. { $text }
ev-laid = { $me ->
    [you] Du legst { $what } für den Auftrag hin.
   *[other] { $name } legt { $what } für den Auftrag hin.
}
ev-activated = Die markierte Stelle auf { $at } ist in Gang.
ev-flooded = Kartenteil { $tile } versinkt.
ev-flooded-with = Kartenteil { $tile } versinkt und mit ihm: { $what }.
ev-over-won = { $n ->
    [one] Das Spiel endet an Tag { $day }: { $names } hat gewonnen. { $text }
   *[other] { $me ->
        [you] Das Spiel endet an Tag { $day }: { $names } habt gewonnen. { $text }
       *[other] Das Spiel endet an Tag { $day }: { $names } haben gewonnen. { $text }
    }
}
ev-over-won-you = Das Spiel endet an Tag { $day }: Du hast gewonnen. { $text }
ev-over-lost = Das Spiel endet an Tag { $day }, und niemand hat hinausgefunden. { $text }
ev-won-last = { $me ->
    [you] Außer dir steht niemand mehr. Du hast gewonnen!
   *[other] Außer { $name } steht niemand mehr: { $name } hat gewonnen!
}
ev-over-nobody = Das Spiel endet an Tag { $day }, und niemand steht mehr. { $text }
ev-attacked = { $me ->
    [you] Du greifst { $whom } an.
   *[other] { $them ->
        [you] { $name } greift dich an.
       *[other] { $name } greift { $whom } an.
    }
}
duel-die = { $me ->
    [you] du hast { $n }
   *[other] { $name } hat { $n }
}
ev-duel-dice = Die Würfel: { $one }, { $other }.
ev-stolen = { $me ->
    [you] Du stiehlst { $whom } { $what }.
   *[other] { $them ->
        [you] { $name } stiehlt dir { $what }.
       *[other] { $name } stiehlt { $whom } { $what }.
    }
}
ev-dried = Die Quelle auf { $at } ist versiegt.
ev-hard-night = Es ist eine harte Nacht: Was ihre Karte auch verlangt, alle zahlen Wasser und Nahrung.
ev-looted = { $me ->
    [you] Du nimmst { $what } von dem, was { $whom } zurückließ.
   *[other] { $left ->
        [you] { $name } nimmt { $what } von dem, was du zurückließest.
       *[other] { $name } nimmt { $what } von dem, was { $whom } zurückließ.
    }
}

seen-camp = das Lager
seen-landmark = Landmarke { $n }
seen-objective = markierte Stelle { $n }
seen-water = { $n ->
    [one] eine Quelle
   *[other] { $n } Quellen
}
seen-tokens = { $n ->
    [one] ein Plättchen ({ $kinds })
   *[other] { $n } Plättchen ({ $kinds })
}
seen-kind = { $n ->
    [one] { $kind }
   *[other] { $n } × { $kind }
}
