# Was zu jemandem gesagt wird, der allein spielt: du statt ihr. Jede Meldung steht auch in ui.de.ftl.

fx-flip-tile-down-lost = drehe { $tile } um: Niemand kann es betreten, und ein Lager darauf ist verloren
who-suffer = { $who ->
    [resolver] du erleidest
    [first_player] du erleidest
    [bearer] der Charakter mit dieser Wunde erleidet
    [each_player] du erleidest
    [each_person] alle Spieler und Freitag erleiden je
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
   *[other] heile insgesamt { n-wound }, beliebig verteilt
}
fx-gain = du erhältst { $what }
fx-gain-per-player = du erhältst { $what } pro Spieler
fx-gain-gathered = du erhältst { $n } mehr vom Gesammelten, auch wenn das Sammeln misslingt
fx-gain-gathered-success = ist das Sammeln gelungen, erhältst du { $n } mehr vom Gesammelten
fx-discard = gib { $what } ab
fx-discard-all-resources = gib alle verfügbaren Rohstoffe ab
fx-gain-discovery = { $n ->
    [one] ziehe 1 Entdeckungsplättchen
   *[other] ziehe { $n } Entdeckungsplättchen
}
fx-gain-equipment = { $n ->
    [one] ziehe zufällig 1 unbenutzten Startgegenstand
   *[other] ziehe zufällig { $n } unbenutzte Startgegenstände
}
fx-level-half = halbiere { $track } (Verlust abgerundet)
fx-token = lege { $token } { $at }
fx-token-source = lege { $token } { $at }; es zählt als eigene Quelle
fx-weather-token = { $token ->
    [rain] lege ein Regenplättchen auf das Wetterfeld
    [snow] lege ein Schneeplättchen auf das Wetterfeld
   *[storm] lege ein Sturmplättchen auf das Wetterfeld
}
fx-hungry-die = wirf in der Wetterphase dieser Runde den Würfel der hungrigen Tiere
fx-exhaust = { $n ->
    [one] erschöpfe 1 { $source } { $at }
   *[other] erschöpfe { $n } { $source } { $at }
}
fx-exhaust-all = erschöpfe alle Quellen { $at }
fx-cover-terrain = verdecke, falls möglich, die Landschaft eines Inselteils ({ $terrain }): Sie gilt als unerkundet
fx-cover-terrain-here = verdecke die Landschaft des Inselteils dieser Aktion: Sie gilt als unerkundet
fx-uncover-linked = stelle wieder her, was diese Karte erschöpft oder verdeckt hat
fx-remove-linked-token = entferne das Plättchen, das diese Karte gelegt hat
fx-flip-tile-down = drehe { $tile } um: Niemand kann es betreten
fx-flip-tile-up = drehe das Inselteil, das diese Karte umgedreht hat, wieder auf
fx-production-half = die Produktion bringt diese Runde nur die Hälfte der Gesamtmenge (abgerundet, du wählst aus)
fx-flip-items = { $n ->
    [one] drehe 1 gebauten Gegenstand auf die Erfindungsseite zurück, falls möglich
   *[other] drehe { $n } gebaute Gegenstände auf die Erfindungsseite zurück, falls möglich
}
fx-flip-items-marked = drehe die markierten Gegenstände auf die Erfindungsseite zurück, falls möglich
fx-discard-item = mische 1 gebauten Gegenstand in den Erfindungsstapel, falls möglich
fx-mark-items = { $n ->
    [one] markiere 1 gebauten Gegenstand, falls möglich
   *[other] markiere { $n } gebaute Gegenstände, falls möglich
}
fx-discard-inventions = { $n ->
    [one] mische 1 ungebaute Erfindung vom Spielplan in den Erfindungsstapel
   *[other] mische { $n } ungebaute Erfindungen vom Spielplan in den Erfindungsstapel
}
fx-draw-invention = lege die oberste Erfindung des Stapels auf den Spielplan
fx-search-invention = wähle 1 Erfindung aus dem Erfindungsstapel und lege sie auf den Spielplan
fx-build-item = baue kostenlos: { $item }
fx-build-item-one-of = baue eines davon kostenlos: { $items }
fx-discard-drawn-treasures = lege die Schätze ab, die du bei diesem Ziehen gewonnen hast
fx-move-camp = verlege das Lager auf ein benachbartes Inselteil
fx-resolve-threats = führe alle Bedrohungseffekte von links nach rechts aus und lege ihre Karten ab
fx-repeat-event = führe den Ereigniseffekt dieser Karte noch einmal aus
fx-book-effect = { $n ->
    [one] führe den Bucheffekt des Szenarios aus
   *[other] führe den Bucheffekt des Szenarios { $n }-mal aus
}
fx-peek-hunting = sieh dir die oberste Karte des Jagdstapels an
fx-peek-hunting-bottom = sieh dir die oberste Karte des Jagdstapels an; du darfst sie nach unten legen
fx-hunting-to-bottom = lege die oberste Karte des Jagdstapels nach unten
fx-take-hunting = nimm das oberste Tier des Jagdstapels, ohne die Stärke zu vergleichen; alles andere darauf gilt
fx-discard-hunting = { $n ->
    [one] lege die oberste Karte des Jagdstapels ab, falls möglich
   *[other] lege die obersten { $n } Karten des Jagdstapels ab, falls möglich
}
fx-beast-to-hunting = lege die oberste Tierkarte ungesehen auf den Jagdstapel
fx-beast-to-hunting-shuffled = mische die oberste Tierkarte ungesehen in den Jagdstapel
fx-strongest-beast = sieh dir { $n } Tierkarten an, lege die stärkste auf den Jagdstapel und mische die anderen zurück
fx-strongest-beast-alone = sieh dir { $n } Tierkarten an, lege die stärkste auf den Jagdstapel und nimm die anderen aus dem Spiel
fx-beast-waits = lege eine Tierkarte neben den Ereignisstapel; du kämpfst zu Beginn der nächsten Ereignisphase gegen sie
fx-return-beast = mische das wartende Tier in den Jagdstapel
fx-arrange-marker = lege einen Marker auf „Lager aufräumen“; wer dort das nächste Mal aufräumt, entfernt nur ihn
fx-choose = wähle: { $options }
fx-end-reroll-success = du musst wegen dieser Karte nichts mehr neu würfeln
fx-distribute-wounds = { $n ->
    [one] verteile in der Nachtphase 1 🩸 Wunde pro Spieler beliebig auf die Charaktere und Freitag (schläfst du draußen, erleidest du allein 1)
   *[other] verteile in der Nachtphase { $n } 🩸 Wunden pro Spieler beliebig auf die Charaktere und Freitag (schläfst du draußen, erleidest du allein { $n })
}
fx-cover-arrows = { $n ->
    [one] verdecke 1 Moralpfeil auf einer Wundenleiste: Er zählt nicht mehr
   *[other] verdecke { $n } Moralpfeile auf beliebigen Wundenleisten: Sie zählen nicht mehr
}
fx-arrange-tiles = lege die obersten { $n } Inselteile offen in beliebiger Reihenfolge zurück
fx-scout-tiles = sieh dir die obersten { $n } Inselteile an, lege 1 obenauf und mische die anderen zurück
fx-scout-tiles-under = sieh dir die obersten { $n } Inselteile an, lege 1 obenauf und die anderen unter den Stapel
fx-pile-wood = lege { n-wood } auf den Holzstoß (was zu viel ist, verfällt)
fx-pile-wood-always = lege { n-wood } auf den Holzstoß, auch wenn diese Runde schon eine Lage voll wurde (was zu viel ist, verfällt)
fx-pawn = { $n ->
    [one] du erhältst diese Runde 1 { pawn-stem }en neutralen Spielstein zum { $actions }
   *[other] du erhältst diese Runde { $n } { pawn-stem }e neutrale Spielsteine zum { $actions }
}
fx-ignore-rain = { $n ->
    [one] ignoriere diese Runde 1 Regenwolke
   *[other] ignoriere diese Runde { $n } Regenwolken
}
fx-ignore-snow = { $n ->
    [one] ignoriere diese Runde 1 Schneewolke
   *[other] ignoriere diese Runde { $n } Schneewolken
}
fx-preroll-weather = wirf die Wetterwürfel dieser Runde jetzt; das Ergebnis gilt
fx-draw-inventions = ziehe { $n } Erfindungen, lege 1 auf den Spielplan und die anderen ab
fx-scout-discovery = ziehe { $n } Entdeckungsplättchen, behalte 1 und lege den Rest ab
fx-remove-any-token = entferne 1 Plättchen vom Spielplan
fx-peek-event = sieh dir die oberste Karte des Ereignisstapels an
fx-peek-waiting-beast = sieh dir das Tier an, das neben dem Ereignisstapel wartet
fx-marker-here = lege { $marker } auf dieses Inselteil, wenn dort noch keiner liegt
fx-marker-any = lege { $n } × { $marker } auf verschiedene Inselteile oder Felder, auf denen noch keiner liegt
fx-lift = entferne { $n } × { $marker }
fx-lift-up-to = entferne bis zu { $n } × { $marker }
fx-number-token = lege die Nummer { $n } auf dieses Inselteil
fx-fewer-mysteries = { $n ->
    [one] ziehe 1 Geheimniskarte weniger, wo alle gezogen werden müssen
   *[other] ziehe { $n } Geheimniskarten weniger, wo alle gezogen werden müssen
}
fx-ignore-mystery = { $kind ->
    [creature] ignoriere eine gezogene Kreatur; sie zählt als gezogen
    [trap] ignoriere eine gezogene Falle; sie zählt als gezogen
   *[treasure] ignoriere einen gezogenen Schatz; er zählt als gezogen
}
fx-place-shortcut = lege das Abkürzungsplättchen auf ein Inselteil neben dem Lager
fate-shuffle = Mische diese Karte danach in den Ereignisstapel.
fate-keep = Behalte diese Karte.
fate-choice-discard = { $text }; lege diese Karte dann ab
fate-choice-shuffle = { $text }; mische diese Karte dann in den Ereignisstapel
fate-choice-keep = { $text }; behalte diese Karte dann
fate-choice-plain-discard = lege diese Karte ab
fate-choice-plain-shuffle = mische diese Karte in den Ereignisstapel
fate-choice-plain-keep = behalte diese Karte
line-tile-discovery = { $n ->
    [one] Beim Erkunden findest du 1 Entdeckungsplättchen.
   *[other] Beim Erkunden findest du { $n } Entdeckungsplättchen.
}
pv-pit = wirf in der Produktion den braunen Wundenwürfel: Bei einer Wunde erhältst du 2 🍖 Nahrung
pv-ignore-trap = einmal pro Runde darfst du eine gezogene Falle ignorieren
fate-shuffle-first = Mische diese Karte in den Ereignisstapel.
fx-token-each = lege je { $token } { $places }
r-pawns-left = { $n ->
    [one] { $who } muss noch 1 Spielstein einsetzen; gibt es sonst nichts zu tun, wähle Ausruhen.
   *[other] { $who } muss noch { $n } Spielsteine einsetzen; gibt es sonst nichts zu tun, wähle Ausruhen.
}
r-unreachable = Dorthin führt kein erkundeter Weg, oder es gibt dort nichts für diese Aktion; wähle etwas in Reichweite.
r-exhausted = Diese Quelle ist erschöpft; sammle an einer anderen offenen Quelle.
fx-lift-black-marker = entferne 1 beliebigen schwarzen Marker von einem Inselteil oder Feld
fx-reroll-weather = wirf einmal neu: { $die }; das neue Ergebnis gilt
fx-production-half-sheet = die Produktion bringt diese Runde nur die Hälfte der Gesamtmenge (abgerundet, du wählst aus)
fx-production-half-sheet-up = die Produktion bringt diese Runde nur die Hälfte der Gesamtmenge (aufgerundet, du wählst aus)
fx-cover-only-terrain = zeigt kein anderes Inselteil die Landschaft von diesem, verdecke sie: Sie gilt als unerkundet
fx-cover-only-terrain-ever = wurde die Landschaft von diesem Inselteil noch nie erkundet, verdecke sie: Sie gilt als unerkundet
fx-marker-at = lege { $marker } { $at }
fx-number-token-at = lege die Nummer { $n } { $at }
fx-turn-tile-up = decke { $tile } auf
fx-attack = kämpfe gegen das, was dort steht: Stärke { $strength }
fx-discard-one = gib { $what } ab, falls du eines davon hast
fx-crew-bonus = du erhältst, was die erste lebende Person des Filmteams hinterlässt
fx-ignore-weather = ignoriere ein Ergebnis: { $die }
fx-ignore-weather-face = ignoriere: { $face }
fx-lose-shelter = { $n ->
    [0] du verlierst den gebauten Unterschlupf, Dach und Palisade
    [one] du verlierst den gebauten Unterschlupf, Dach und Palisade; ohne gebauten Unterschlupf erleidet jeder Spieler 1 Wunde
   *[other] du verlierst den gebauten Unterschlupf, Dach und Palisade; ohne gebauten Unterschlupf erleidet jeder Spieler { $n } Wunden
}
fx-lose-shelter-choice = { $n ->
    [0] du verlierst den gebauten Unterschlupf, Dach und Palisade
    [one] du verlierst den gebauten Unterschlupf, Dach und Palisade, oder jeder Spieler erleidet 1 Wunde
   *[other] du verlierst den gebauten Unterschlupf, Dach und Palisade, oder jeder Spieler erleidet { $n } Wunden
}
line-icon-book = 📖 Das Zeichen der Karte ist das Buch: Führe den Bucheffekt des Szenarios aus, wenn es einen hat.
line-icon-adventure = Das Zeichen der Karte: Lege ein Abenteuerplättchen auf den Abenteuerstapel „{ $kind }“; die nächste solche Aktion bringt eine Karte.
line-card-action-tried = Setze beim Planen { $pawns } Spielsteine auf diese Karte, und „{ $action }“ gelingt dort sicher, oder einen weniger und würfle: { $text }
pv-gather-bonus = teile diesen Gegenstand jede Runde beim Planen einer Sammelaktion zu: Gelingt sie, bringt sie { $n } mehr
pv-gather-bonus-always = teile diesen Gegenstand jede Runde beim Planen einer Sammelaktion zu: Sie bringt { $n } mehr, auch wenn sie misslingt
pv-night-meal = { $heal ->
    [one] einmal pro Nachtphase: Gib 1 🍖 Nahrung ab und heile 1 🩸 Wunde
   *[other] einmal pro Nachtphase: Gib 1 🍖 Nahrung ab und heile insgesamt { $heal } 🩸 Wunden, beliebig verteilt
}
pv-explore-choice = bei jeder Erkundung ziehst du { $n } Inselteile und legst eines davon an
q-tile-to-place = Welches der gezogenen Inselteile legst du an?
    .title = Ein Inselteil anlegen
gain-hunt = kämpfe gegen die oberste Karte um ihre Nahrung und Felle
line-card-action = Setze beim Planen { $pawns ->
    [one] 1 Spielstein
   *[other] { $pawns } Spielsteine
} auf diese Karte; „{ $action }“ gelingt dort sicher: { $text }
r-too-many-pawns = { $n ->
    [one] Für diese Aktion zählt höchstens 1 Spielstein; setze die anderen woanders ein.
   *[other] Für diese Aktion zählen höchstens { $n } Spielsteine; setze die anderen woanders ein.
}
r-undermanned = { $n ->
    [one] Hier fehlt noch 1 Spielstein: { $goal }. Ergänze ihn oder nimm die Aktion zurück.
   *[other] Hier fehlen noch { $n } Spielsteine: { $goal }. Ergänze sie oder nimm die Aktion zurück.
}
r-too-far = Das lässt sich bis zu { $n } Felder vom Lager entfernt bauen; zieh mit dem Lager um oder wähle ein näheres Inselteil.
line-automatic = Wirkt von selbst, sobald du es hast, und ist dann weg.
pv-morale-det = in der Moralphase erhältst du { n-det }
e-beast-waits = 🐾 Neben dem Ereignisstapel lauert ein Tier: Zu Beginn der nächsten Ereignisphase greift es dich an
usable-help-pile = Lege Holz auf die offene Lage des Holzstoßes. Eine Lage pro Runde, bevor Aktionen ausgeführt werden; das Holz kommt nicht zurück.
