# Fragen mit ihren Gründen, und was sich antworten lässt. $n sagt, wie viele gefragt sind.

ask-of = { $n ->
    [one] { $names } ist gefragt: { $question }
   *[other] { $names } sind gefragt: { $question }
}

ask-character = { $n ->
    [one] Wen spielst du? Du behältst eine deiner Figuren; die anderen scheiden aus.
   *[other] Wen spielt ihr? Ihr behaltet je eine eurer Figuren; die anderen scheiden aus.
}
ask-pay = { $n ->
    [one] { $card }: Zahlst du { $pay }? Sonst gilt: { $else }
   *[other] { $card }: Zahlt ihr { $pay }? Sonst gilt: { $else }
}
ask-pay-bare = { $n ->
    [one] { $card }: Zahlst du?
   *[other] { $card }: Zahlt ihr?
}
ask-half = { $n ->
    [one] { $card }: Was wählst du? { $a } – oder { $b }.
   *[other] { $card }: Was wählt ihr? { $a } – oder { $b }.
}
ask-half-bare = { $n ->
    [one] { $card }: Was wählst du?
   *[other] { $card }: Was wählt ihr?
}
ask-open = { $card } ist { $tag ->
    [locked] verschlossen
   *[sealed] versiegelt
}, und du hast, was es öffnet. Öffnest du?
ask-open-bare = { $card } ist zu, und du hast, was es öffnet. Öffnest du?
ask-take-token = Das Plättchen zeigt { $what }. Was nimmst du?
ask-take-water = Nimmst du das Wasser, oder versuchst du es mit { $res }? { $what }.
ask-take-more = Du darfst noch etwas nehmen. Was?
ask-deck = Du ziehst ein Projekt. Von welchem Stapel?
ask-heal = { $card }: Welcher Schaden wird geheilt?
ask-heal-whom = { $card }: Bei wem wird geheilt?
ask-hurt = Du erleidest 1 Schaden deiner Wahl. Welchen?
ask-person = { $card }: Wem gibst du Ausdauer ab?
ask-drop = Du trägst mehr als { $n } Ressourcen und Gegenstände. Was lässt du zurück?
ask-gift = Was gibst du an { $whom }?
ask-dirty = Du hast schmutziges Wasser verbraucht. Gibst du 1 Medizin aus, oder wirfst du einen Würfel? { $n ->
    [one] Bei einer 1 erleidest du 1 Krankheit.
   *[other] Bei 1–{ $n } erleidest du 1 Krankheit.
}
ask-support = { $n ->
    [one] { $name } kämpft gegen { $card } ({ $numbers }). Spielst du eine Beistandskarte?
   *[other] { $name } kämpft gegen { $card } ({ $numbers }). Spielt ihr eine Beistandskarte?
}
ask-support-bare = { $n ->
    [one] Spielst du eine Beistandskarte?
   *[other] Spielt ihr eine Beistandskarte?
}
ask-again-gray = { $name } hat gegen { $card } { $gray } gewürfelt und braucht { $defence }. Lässt du den Würfel neu werfen?
ask-again-red = { $card } hat { $red } gewürfelt und trifft ab { $attack }. Lässt du diesen Würfel neu werfen?
ask-again-bare = Lässt du den Würfel neu werfen?
ask-modify = Du kämpfst gegen { $card }. Dein Würfel: { $gray }, nötig { $defence } – { $hit ->
    [yes] ein Treffer
   *[no] kein Treffer
}. Der andere: { $red }, { $blow ->
    [none] und er schlägt nie zu.
    [yes] schlägt ab { $attack } zu – das trifft dich.
   *[no] schlägt ab { $attack } zu – das geht vorbei.
} { $way ->
    [yes] Änderst du die Würfel, oder entkommst du?
   *[no] Änderst du die Würfel?
}
ask-modify-bare = Änderst du die Würfel?
ask-duel = { $role ->
    [attacker] Du greifst { $defender } an. Dein Würfel: { $gray } – { $hit ->
        [yes] er trifft
       *[no] er trifft nicht
    }. Würfel von { $defender }: { $red } – { $blow ->
        [yes] er trifft dich
       *[no] er trifft nicht
    }.
    [defender] { $attacker } greift dich an. Dein Würfel: { $red } – { $blow ->
        [yes] er trifft
       *[no] er trifft nicht
    }. Würfel von { $attacker }: { $gray } – { $hit ->
        [yes] er trifft dich
       *[no] er trifft nicht
    }.
   *[other] { $attacker } greift { $defender } an. Würfel von { $attacker }: { $gray } – { $hit ->
        [yes] er trifft
       *[no] er trifft nicht
    }. Würfel von { $defender }: { $red } – { $blow ->
        [yes] er trifft
       *[no] er trifft nicht
    }.
} Ein Würfel trifft ab { $from }. Änderst du die Würfel? Nach jeder Änderung werden alle neu gefragt.
ask-duel-support = { $n ->
    [one] { $attacker } greift { $defender } an; ein Würfel trifft ab { $from }. Spielst du eine Beistandskarte?
   *[other] { $attacker } greift { $defender } an; ein Würfel trifft ab { $from }. Spielt ihr eine Beistandskarte?
}
ask-steal = Du darfst { $whom } eine Ressource stehlen. Welche?
ask-steal-bare = Eine Ressource darf gestohlen werden. Welche?
die-plain = { $n }
die-changed = { $n } ({ $shows }{ $plus })
ask-suffer = { $card } schlägt zu. Wer erleidet { $what }?
ask-suffer-bare = Der Gegner schlägt zu. Wer erleidet den Schaden?
ask-share = { $card } ist besiegt. Wer erhält aus der Beute { $what }?{ $many ->
    [more] { " " }Danach { $left ->
        [one] wird 1 weiterer Teil
       *[other] werden { $left } weitere Teile
    } verteilt.
    [last] { " " }Es ist der letzte Teil.
   *[only] { "" }
}
ask-share-bare = Der Gegner ist besiegt. Wer erhält diesen Teil der Beute?
ask-retreat = { $card } zieht sich zurück, und der Weg, den der Würfel weist, ist versperrt. Wohin geht es?
ask-retreat-bare = Der Gegner zieht sich zurück. Wohin?
ask-escape = Du entkommst { $card }. Wohin?
ask-escape-bare = Du entkommst. Wohin?
ask-first = Hier sind mehrere Monster. Gegen welches kämpfst du zuerst?
ask-fighter = { $card } ist auf { $at }, und mehrere von euch auch. Wer kämpft?
ask-fighter-bare = Ein Gegner steht mitten unter euch. Wer kämpft?
ask-prey-which = Mehrere Monster sind gleich nah. Welches zieht?
ask-prey-whom = { $card } will zur nächsten Person, und mehrere sind gleich nah. Wohin geht es?
ask-threat = Du hast { $what } gezogen. Was geschieht damit?
ask-threat-bare = Du hast eine Gefahr gezogen. Was geschieht damit?
ask-threat-two = Du hast { $what } gezogen. Was davon geschieht?
ask-look-turn = { $card }: Welchen Kartenteil deckst du auf?
ask-look-tile = { $card }: Welchen Kartenteil siehst du dir heimlich an?
ask-look-token = { $card }: Welches Plättchen siehst du dir heimlich an?
ask-look-bare = { $card }: Was siehst du dir heimlich an?
ask-redraw = Das Plättchen zeigt { $what }. Tauschst du es gegen ein anderes ({ $kind })?
ask-redraw-says = { $what } bewirkt: { $says }
ask-redraw-bare = Tauschst du das Plättchen gegen ein anderes?
ask-second = Du hast { $card } schon, und niemand hält zwei davon. Wer bekommt das ältere Stück?
ask-second-bare = Niemand hält zwei vom Gleichen. Wer bekommt das ältere Stück?

## Antworten

say-pay = { $what } zahlen
say-pay-not = Nicht zahlen
say-yes = Ja
say-no = Nein
say-open = Öffnen
say-open-not = Zu lassen
say-medicine = 1 Medizin ausgeben
say-roll = Würfeln
say-roll-for = Um { $what } würfeln
say-nobody = Niemand
say-no-card = Keine Karte spielen
say-again = Neu werfen
say-again-not = So lassen
say-dice-not = Die Würfel so lassen
say-pass = Passen
say-steal-not = Nichts stehlen
say-ignore = Die Gefahr übergehen
say-put-aside = Weglegen: { $card }
say-exchange = Tauschen
say-keep = Behalten
say-back = Niemand, es kommt zurück
say-half = Wahl { $n }
say-nothing = nichts tun
say-me = Ich selbst
say-monster-unknown = Unbekanntes Monster auf { $at }
say-monster = { $card } auf { $at }
say-tile = Kartenteil { $tile }
say-towards = Nach { $at }
say-towards-whom = Nach { $at }: { $whom }
say-again-own = { $with }: deinen Würfel neu werfen
say-again-enemy = { $with }: den Würfel des Gegners neu werfen
say-again-both = { $with }: beide Würfel neu werfen
say-escape = { $with }: entkommen
say-plus = { $with }: dein Würfel +{ $n }
say-minus = { $with }: Würfel des Gegners −{ $n }
say-duel-again = { $with }: { $me ->
    [you] deinen Würfel neu werfen
   *[other] den Würfel von { $name } neu werfen
}
say-duel-plus = { $with }: { $me ->
    [you] dein Würfel +{ $n }
   *[other] Würfel von { $name } +{ $n }
}
say-duel-minus = { $with }: { $me ->
    [you] dein Würfel −{ $n }
   *[other] Würfel von { $name } −{ $n }
}
say-numbered = { $text } ({ $n })

## Was Antworten bringen

about-left-pay = du hast { $what }
about-dials = { $n } von 3 Scheiben umgedreht
about-dials-last = alle 3 Scheiben umgedreht: noch ein Schaden wäre das Ende
about-stamina = hat { $n } Ausdauer
about-roll-sick = krank in { $n } von 12 Fällen
about-hit-chance = Treffer in { $n } von 12 Fällen
about-blow-chance = getroffen in { $n } von 12 Fällen
about-both-chance = Treffer in { $hit }, getroffen in { $blow } von 12 Fällen
about-escape = kein Schlag, keine Beute; du gehst ein Feld weiter; ein Gegner, der auf der Karte steht, bleibt dort
about-dodge = dieser Schlag geht vorbei, doch der nächste Kampf folgt sofort
about-idle-hit = nützt jetzt nichts: Du triffst schon
about-idle-blow = nützt jetzt nichts: Du wirst nicht getroffen
about-idle-both = nützt jetzt nichts: Du triffst schon und wirst nicht getroffen
about-then = dann { $n } gegen { $defence }
about-tile = { $n ->
    [0] der Kartenteil des Lagers
    [one] einen Schritt vom Kartenteil des Lagers
   *[other] { $n } Kartenteile vom Lager entfernt
}
about-way = { $n ->
    [0] dort ist jemand
    [one] 1 Feld von der nächsten Person
   *[other] { $n } Felder von der nächsten Person
}
about-support-assault = du darfst den Würfel von { $name } neu werfen lassen; der Schaden kann an dich gehen
about-support-defend = du darfst den Würfel des Gegners neu werfen lassen; der Schaden kann an dich gehen
about-support-overpower = ein Treffer macht 1 Schaden mehr; wird { $name } getroffen, erleidest du 1 Wunde
about-duel-chance = trifft { $me ->
    [you] dich
   *[other] { $name }
} in { $n } von 12 Fällen
about-duel-assault = du darfst den Würfel von { $attacker } neu werfen lassen, wem auch immer es nützt
about-duel-defend = du darfst den Würfel von { $defender } neu werfen lassen, wem auch immer es nützt
about-duel-overpower = wird { $defender } getroffen, 1 Schaden mehr; wird { $attacker } getroffen, erleidest du 1 Wunde
about-deck = { $deck ->
    [normal] der gewöhnliche Stapel
   *[advanced] teurere Projekte, die mehr können
}
about-counters = { $n ->
    [one] noch 1 Marker
   *[other] noch { $n } Marker
}
