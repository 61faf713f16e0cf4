# Was Wirkungen und Fähigkeiten tun, in Satzstücken, aus denen Karten entstehen: Ein Stück beginnt klein und endet ohne Punkt.

## Kleine Wörter

quoted = „{ $text }“
and = { $a } und { $b }
and-more = { $a }, und { $b }
then = { $a }, danach { $b }
nothing = es geschieht nichts
nothing-short = nichts
list-and = { $a } und { $b }
list-or = { $a } oder { $b }

r-food = Nahrung
    .n = { $n } Nahrung
r-meat = Fleisch
    .n = { $n } Fleisch
r-clean = sauberes Wasser
    .n = { $n } sauberes Wasser
r-dirty = schmutziges Wasser
    .n = { $n } schmutziges Wasser
r-wood = Holz
    .n = { $n } Holz
r-stone = Stein
    .n = { $n } Stein
r-medicine = Medizin
    .n = { $n } Medizin
r-pelt = Fell
    .n = { $n ->
        [one] 1 Fell
       *[other] { $n } Felle
    }
r-poison = Gift
    .n = { $n } Gift
r-salvage = Schrott
    .n = { $n } Schrott
r-water = Wasser
    .n = { $n } Wasser
r-any = beliebige Ressourcen
    .n = { $n ->
        [one] 1 beliebige Ressource
       *[other] { $n } beliebige Ressourcen
    }

d-starvation = Hunger
    .n = { $n } Hunger
d-dehydration = Durst
    .n = { $n } Durst
d-sickness = Krankheit
    .n = { $n } Krankheit
d-physical = Wunde
    .n = { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
d-any = Schaden
    .n = { $n } Schaden
    .chosen = { $n } Schaden deiner Wahl

stamina = { $n } Ausdauer
counters-of = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}
free = kostenlos

## Wirkungen

fx-gain = erhalte { $what }
fx-spend = zahle { $what }
fx-lose = verliere { $what }, soweit vorhanden
fx-lose-random = verliere { $n ->
    [one] eine zufällige Ressource oder einen zufälligen Gegenstand
   *[other] { $n } zufällige Ressourcen oder Gegenstände
}
fx-stamina-up = erhalte { $n } Ausdauer
fx-stamina-down = verliere { $n } Ausdauer
fx-all-up = alle erhalten { $n } Ausdauer
fx-all-down = alle verlieren { $n } Ausdauer
fx-others-up = alle anderen erhalten { $n } Ausdauer
fx-others-down = alle anderen verlieren { $n } Ausdauer
fx-share-stamina = gib jemandem auf deinem Feld bis zu { $n } Ausdauer ab
fx-damage = erleide { $what }
fx-heal-me = heile { $what }
fx-heal-space = heile { $what } bei dir oder bei jemandem auf deinem Feld
fx-convert-one = tausche 1 { $from } gegen 1 { $to }
fx-convert-some = tausche bis zu { $n } { $from } gegen ebenso viel { $to }
fx-convert-all = tausche { $from }, so viel du hast, gegen { $to }
fx-draw = ziehe { $deck ->
    [normal] { $n ->
        [one] ein normales Projekt
       *[other] { $n } normale Projekte
    }
    [advanced] { $n ->
        [one] ein fortgeschrittenes Projekt
       *[other] { $n } fortgeschrittene Projekte
    }
   *[any] { $n ->
        [one] ein Projekt
       *[other] { $n } Projekte
    }
}
fx-draw-leader = die Stammesführung zieht { $deck ->
    [normal] { $n ->
        [one] ein normales Projekt
       *[other] { $n } normale Projekte
    }
    [advanced] { $n ->
        [one] ein fortgeschrittenes Projekt
       *[other] { $n } fortgeschrittene Projekte
    }
   *[any] { $n ->
        [one] ein Projekt
       *[other] { $n } Projekte
    }
}
fx-found-item = finde einen Gegenstand
fx-choice = wähle: { $a } – oder { $b }
fx-all-choice = alle wählen: { $a } – oder { $b }
fx-all-roll = alle werfen einen Würfel: { $what }
fx-may = wenn du willst: { $a }
fx-pay-or = zahle { $pay }, sonst { $else }
fx-pay-or-other = zahle { $pay }; sonst gilt: { $else }
fx-roll = wirf einen Würfel: { $what }
roll-range = bei { $from }–{ $to } { $what }
roll-one = bei { $from } { $what }
at-here = auf deinem Feld
at-adjacent = auf einem Nachbarfeld, auf dem niemand ist
at-lowest-landmark = an der erkundeten Landmarke mit der niedrigsten Nummer
at-random-landmark = an einer zufälligen Landmarke, falls diese erkundet ist
at-nearest-landmark = an der erkundeten Landmarke, die dir am nächsten liegt
at-camp = im Lager
fx-spawn = ein Monster erscheint { $at }
fx-spawn-if-none = ist kein normales Monster auf der Karte, erscheint eines { $at }
fx-move = { $which ->
    [nearest] das nächste Monster zieht
   *[all] alle Monster ziehen
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $way ->
    [to_me] auf dich zu
    [away] von dir weg
    [random] in zufällige Richtungen
   *[nearest_survivor] auf die nächste Person zu
}
fx-fire-lit = entzünde auf deinem Feld ein Feuer
fx-fire-unlit = leg auf deinem Feld eine kalte Feuerstelle an
fx-nearest-fire-out = das nächste brennende Feuer im Umkreis von { $n ->
    [one] 1 Feld
   *[other] { $n } Feldern
} geht aus
fx-fires-out-without-survivor = jedes Feuer, an dem niemand ist, geht aus
fx-sources-clean = alle Quellen geben bis zum Ende { $n ->
    [one] des nächsten Tages
   *[other] der nächsten { $n } Tage
} sauberes Wasser
fx-place-water = auf deinem Feld öffnet sich eine Quelle ({ $res }) und versiegt nach { $n } Wasser
fx-reveal-tile = decke einen Kartenteil im Umkreis von { $n ->
    [one] 1 Feld
   *[other] { $n } Feldern
} auf
fx-peek-tile = sieh dir heimlich einen verdeckten Kartenteil im Umkreis von { $n ->
    [one] 1 Feld
   *[other] { $n } Feldern
} an
fx-peek-tile-any = sieh dir heimlich einen beliebigen verdeckten Kartenteil an
fx-peek-tile-leader = die Stammesführung sieht sich heimlich einen verdeckten Kartenteil im Umkreis von { $n ->
    [one] 1 Feld
   *[other] { $n } Feldern
} an
fx-peek-tile-leader-any = die Stammesführung sieht sich heimlich einen beliebigen verdeckten Kartenteil an
fx-peek-token = sieh dir heimlich ein verdecktes Plättchen im Umkreis von { $n ->
    [one] 1 Feld
   *[other] { $n } Feldern
} an
fx-fight-animal = kämpfe gegen ein Tier
fx-fight-monster = kämpfe gegen ein Monster
fx-threat = { $who ->
    [me] ziehe eine Gefahr
    [me_without_fire] bist du an keinem Feuer, ziehe eine Gefahr
    [all] alle ziehen eine Gefahr
    [leader] die Stammesführung zieht eine Gefahr
    [first_without_fire] wer, von der Stammesführung an gezählt, als Erstes an keinem Feuer ist, zieht eine Gefahr
   *[without_fire] alle, die an keinem Feuer sind, ziehen eine Gefahr
}
fx-each = { $who ->
    [me] für dich gilt: { $what }
    [me_without_fire] bist du an keinem Feuer, gilt: { $what }
    [all] für alle gilt: { $what }
    [leader] für die Stammesführung gilt: { $what }
    [first_without_fire] wer, von der Stammesführung an gezählt, als Erstes an keinem Feuer ist: { $what }
   *[without_fire] für alle, die an keinem Feuer sind, gilt: { $what }
}
fx-each-warm = { $who ->
    [me] ohne Kälteschutz gilt für dich: { $what }
    [me_without_fire] bist du weder an einem Feuer noch vor Kälte geschützt, gilt: { $what }
    [all] für alle ohne Kälteschutz gilt: { $what }
    [leader] für die Stammesführung ohne Kälteschutz gilt: { $what }
    [first_without_fire] wer als Erstes weder an einem Feuer noch vor Kälte geschützt ist: { $what }
   *[without_fire] für alle, die weder an einem Feuer noch vor Kälte geschützt sind, gilt: { $what }
}
fx-give-nearest = gib { $n ->
    [one] eine Ressource deiner Wahl
   *[other] { $n } Ressourcen deiner Wahl
} an die nächste andere Person
fx-upgrade-water-here = hier ist von nun an eine Quelle ({ $res })
fx-upgrade-cook-here = hier lässt sich von nun an Fleisch ohne Feuer garen
fx-upgrade-craft-discount-here = was hier hergestellt wird, braucht von nun an { $n } weniger von der Ressource, von der es am meisten braucht
fx-upgrade-sleep-here = wer hier schläft, erhält von nun an { $n } Ausdauer mehr
fx-upgrade-ferry = von hier führt nun ein Übergang zur Quelle mit dem kürzesten Fußweg und zurück

## Fähigkeiten

per = { $text } ({ $per ->
    [combat] einmal pro Kampf
    [day] einmal am Tag
   *[three_days] einmal in drei Tagen
})
per-word = { $per ->
    [combat] einmal pro Kampf
    [day] einmal am Tag
   *[three_days] einmal in drei Tagen
}
ps-counters = kommt mit { $n ->
    [one] 1 Marker
   *[other] { $n } Markern
}
ps-carry = trägt bis zu { $n } { $what }; das zählt nicht zu deiner Traglast
ps-carry-any = trägt bis zu { $n } Ressourcen; sie zählen nicht zu deiner Traglast
ps-carry-limit = du kannst { $n } Ressourcen und Gegenstände tragen
ps-free-scout = { $n ->
    [one] einmal Spähen kostet
   *[other] { $n }-mal Spähen kostet
} keine Ausdauer
ps-scout-two = einmal Spähen deckt zwei Kartenteile auf
ps-terrain-discount = Felder, die { $min } oder mehr Ausdauer kosten, kosten dich { $n } weniger, mindestens aber 1
ps-terrain-discount-once = ein Feld, das { $min } oder mehr Ausdauer kostet, kostet dich { $n } weniger, mindestens aber 1
ps-action = { $price }: { $what }
price-at-fire = { $price } an einem Feuer
price-per = { $price }, { $per }
ps-on-reward = { $n } { $res } mehr, wenn ein besiegter Gegner { $res } bringt
ps-cook-anywhere = du kannst Fleisch überall garen, auch ohne Feuer
ps-cook-bonus = beim Garen gibt jedes Fleisch { $n } Nahrung mehr, höchstens { $max } mehr
ps-gather-bonus = { $n } { $res } mehr, wenn ein Plättchen „{ $kind }“ { $res } bringt
ps-gather-bonus-any = { $n } mehr von derselben Sorte, wenn ein Plättchen „{ $kind }“ eine Ressource bringt
ps-gather-redraw = du darfst ein aufgedecktes Plättchen „{ $kind }“ gegen ein anderes tauschen{ $n ->
    [one] { "" }
   *[other] , bis zu { $n }-mal
}
ps-gather-choice = bringt ein Plättchen „{ $kind }“ eine Ressource, erhältst du dazu 1 { $res }
ps-night-up = Schlaf gibt dir { $n } Ausdauer mehr
ps-night-down = Schlaf gibt dir { $n } Ausdauer weniger
ps-night-gain = wirf jede Nacht einen Würfel: ab { $from } erhältst du 1 { $res }
ps-gray = { $vs ->
    [animal] dein Würfel zählt gegen Tiere { $n } { $way }
    [monster] dein Würfel zählt gegen Monster { $n } { $way }
   *[any] dein Würfel zählt { $n } { $way }
}
ps-gray-pay = zahle { $pay }: { $what }
more = mehr
less = weniger
ps-red = der Würfel des Gegners zählt { $n } { $way }
ps-reroll = du darfst { $die ->
    [gray] deinen Würfel
    [red] den Würfel des Gegners
    [any] einen der beiden Würfel
   *[both] einen oder beide Würfel
} neu werfen
ps-reroll-counter = für { $counters }: { $what } (einmal pro Kampf)
ps-escape = wenn die Würfel gefallen sind, darfst du dem Gegner auf ein Nachbarfeld ohne Monster entkommen
ps-escape-counter = wenn die Würfel gefallen sind, darfst du dem Gegner für { $counters } auf ein Nachbarfeld ohne Monster entkommen
ps-recover-physical = beim Erholen kannst du für 1 { $res } auch eine Wunde heilen
ps-craft-discount = was du herstellst, braucht { $n } { $res } weniger
ps-ignore-threat = du darfst eine Gefahr übergehen
ps-replace-threat = für { $counters } darfst du eine Gefahr weglegen und eine andere ziehen
ps-threat-two = du ziehst zwei Gefahren statt einer und wählst, welche eintritt
ps-dirty-safe = schmutziges Wasser macht dich nur bei { $n ->
    [one] einer 1
   *[other] 1–{ $n }
} krank
ps-water-alt = statt Wasser aus einer Quelle zu nehmen, darfst du einen Würfel werfen: ab { $from } erhältst du 1 { $res }
ps-as-leader = im Morgengrauen{ $alone ->
    [yes] { "" }
   *[no] , solange du den Stamm führst
}: { $what }
ps-start-hand = du beginnst mit { $deck ->
    [advanced] { $n ->
        [one] einem fortgeschrittenen Projekt
       *[other] { $n } fortgeschrittenen Projekten
    }
   *[normal] { $n ->
        [one] einem normalen Projekt mehr
       *[other] { $n } normalen Projekten mehr
    }
} auf der Hand
ps-ignore-cold = kalte Nächte schaden dir nicht
ps-camp-no-monsters = kein Monster betritt das Lager
ps-fire-for-threats = für Gefahren gelten alle im Umkreis von { $n ->
    [one] 1 Feld
   *[other] { $n } Feldern
} um dich, als wären sie an einem Feuer
ps-key = öffnet, was { $tag ->
    [locked] verschlossen
   *[sealed] versiegelt
} ist
ps-discard-when = endet, wenn du { $when ->
    [sleep_at_fire] an einem Feuer schläfst
   *[spend_medicine] Medizin ausgibst
}
when-night-without-cold = in Nächten ohne Kälte
when-holds-no-water = wenn du kein Wasser hast
ps-objective-fire = markierte Stellen gelten { $when } als Feuer
ps-enter-cost = das Gelände { $ground } zu betreten kostet { $n } Ausdauer mehr, { $when }
ps-cold-pay = in kalten Nächten darfst du statt 1 Holz auch { $what } zahlen
ps-animals-stay = Tiere, die nicht besiegt werden, bleiben, wo sie sind
ps-enter-gain = jedes { $every ->
    [one] Mal
    [2] zweite Mal
    [3] dritte Mal
   *[other] { $every }. Mal
}, wenn jemand das Gelände { $ground } betritt und dort kein Plättchen liegt, gibt es 1 { $res }, für alle zusammen höchstens { $max } am Tag

## Karten

k-project = Projekt
k-advanced = Fortgeschrittenes Projekt
k-item = Gegenstand
k-quest-item = Auftragsgegenstand
k-animal = Tier
k-monster = Monster
k-boss = Endgegner
k-threat = Gefahr
k-night = Nacht
k-event = Ereignis
k-landmark = Landmarke
k-locked = Hinter einem Schloss
k-character = Figur
k-quest = Auftrag
k-terrain = Landschaft
k-ground = Gelände
k-token = Im Geleit
k-unknown = Karte

card-cost = kostet { $cost }
card-cost-fire = kostet { $cost }, und du musst an einem Feuer sein
card-free = kostet nichts
card-trait = Merkmal: { $trait }
card-enemy = Verteidigung { $defence }, Angriff { $attack }, Leben { $health }
card-boss = Verteidigung { $defence }, Angriff { $attack }; das Leben richtet sich nach dem Auftrag und danach, zu wie vielen ihr begonnen habt
card-no-attack = –
card-reward = Beute: { $what }
card-no-reward = keine Beute
note-retreat-2 = zieht sich 2 Felder weit zurück
note-retreat = zieht sich { $n } Felder weit zurück
note-rouses = beim Aufdecken zieht jedes andere Monster 1 Feld auf die nächste Person zu
note-sickness = Treffer machen krank, statt zu verwunden
note-lethal = tödlich: kein Rückzug; nach jedem Kampf, der nicht mit dem Sieg endet, folgt sofort der nächste, zuerst gegen die nächste Person auf dem Feld
card-tier = { $tier ->
    [1] eine der ersten Nächte
   *[2] eine der späteren Nächte
}
card-sleep = Schlaf: { $fire } Ausdauer an einem Feuer, sonst { $else }
card-sleep-same = Schlaf: { $fire } Ausdauer
card-tribal = Stammessache: Ohne Gesellschaft wird neu gezogen
card-ongoing = bleibt bei dir liegen
card-once = das gibt es nur beim ersten Untersuchen
card-again = das gibt es bei jedem Untersuchen
card-lock = { $tag ->
    [locked] verschlossen
   *[sealed] versiegelt
}: lässt sich mit { $keys } öffnen, und erst dann zeigt sich, was dahinter ist
card-lock-stays = das Plättchen bleibt liegen, bis jemand öffnet
card-quest-item = lässt sich nicht ablegen und zählt zur Traglast
card-quest-seats = für { $least }–{ $most } Überlebende
card-quest-stages = { $n } Abschnitte, die sich nacheinander zeigen
card-ground = zu betreten kostet { $n } Ausdauer
card-ground-of = { $ground } { $n }
card-grounds = Ausdauer zum Betreten: { $what }
card-water = Quellen: { $what }
card-layout = Form der Karte: { $layout }
card-threats = Gefahren: { $deck }
card-cold-nights = kalte Nächte unter den späteren: { $n }

## Wie ein Auftrag gewonnen und verloren wird

quest-won = wer im letzten Abschnitt das Land verlässt, hat gewonnen, allein oder mit allen anderen
quest-lost = wer bei drei umgedrehten Scheiben noch Schaden erleidet, scheidet aus und hat verloren

## Schwierigkeiten

difficulty-gentle = Sanft
    .about = Jede Nacht mehr Schlaf und saubereres Wasser.
difficulty-standard = Normal
    .about = So, wie es ausgemessen wurde.
difficulty-hard = Hart
    .about = Das Lager liegt am Rand, Gelände und Gefahren sind rauer, und die Nächte sind kurz.
