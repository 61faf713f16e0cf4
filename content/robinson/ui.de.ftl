
# Wortlaut des Inselspiels. Kartensätze (fx-*) sind Satzteile ohne Punkt: Der Code setzt Großbuchstaben und verbindet sie.
fx-flip-tile-down-lost = { $tile } umdrehen; niemand kann es betreten, und ein Lager darauf ist verloren
fx-later-if = { $moment ->
    [next_round_start] zu Beginn der nächsten Runde, { $cond }: { $what }
    [night] in der kommenden Nachtphase, { $cond }: { $what }
   *[every_night] in jeder Nachtphase, { $cond }: { $what }
}

## Mengen

n-wound = { $n ->
    [one] 1 🩸 Wunde
   *[other] { $n } 🩸 Wunden
}
n-pawn = { $n ->
    [one] 1 Spielstein
   *[other] { $n } Spielsteine
}
n-det = { $n } ⭐ Entschlossenheit
n-wood = { $n } 🪵 Holz
n-fur = { $n ->
    [one] 1 🦊 Fell
   *[other] { $n } 🦊 Felle
}
n-food = { $n } 🍖 Nahrung
n-npfood = { $n } 🥫 haltbare Nahrung
n-treasure = { $n ->
    [one] 1 Schatz
   *[other] { $n } Schätze
}
n-trap = { $n ->
    [one] 1 Falle
   *[other] { $n } Fallen
}
n-creature = { $n ->
    [one] 1 Kreatur
   *[other] { $n } Kreaturen
}
n-danger = { $n ->
    [one] 1 Falle oder Kreatur
   *[other] { $n } Fallen oder Kreaturen
}
nothing = nichts
each-one = jeden
and = { $a } und { $b }
or = { $a } oder { $b }

## Wer

who-suffer = { $who ->
    [resolver] wer das auslöst, erleidet
    [first_player] der Startspieler erleidet
    [bearer] der Charakter mit dieser Wunde erleidet
    [each_player] jeder Spieler erleidet
    [each_person] alle Spieler und Freitag erleiden je
    [in_camp] jeder Spieler im Lager erleidet
   *[any_one] eine Person eurer Wahl erleidet
}
who-gain = { $who ->
    [resolver] wer das auslöst, erhält
    [first_player] der Startspieler erhält
    [bearer] der Charakter mit dieser Wunde erhält
    [each_player] jeder Spieler erhält
    [each_person] alle Spieler und Freitag erhalten je
   *[any_one] eine Person eurer Wahl erhält
}
who-discard = { $who ->
    [resolver] wer das auslöst, gibt
    [first_player] der Startspieler gibt
    [bearer] der Charakter mit dieser Wunde gibt
    [each_player] jeder Spieler gibt
    [each_person] alle Spieler und Freitag geben
   *[any_one] eine Person eurer Wahl gibt
}
who-heal = { $who ->
    [resolver] wer das auslöst, heilt
    [first_player] der Startspieler heilt
    [bearer] der Charakter mit dieser Wunde heilt
    [each_player] jeder Spieler heilt
    [each_person] alle Spieler und Freitag heilen je
   *[any_one] eine Person eurer Wahl heilt
}
who-have = { $who ->
    [resolver] wer das auslöst, hat
    [first_player] der Startspieler hat
    [bearer] der Charakter mit dieser Wunde hat
    [each_player] jeder Spieler hat
    [each_person] alle Spieler und Freitag haben
   *[any_one] eine Person eurer Wahl hat
}
who-may = { $who ->
    [resolver] wer das auslöst, darf
    [first_player] der Startspieler darf
    [bearer] der Charakter mit dieser Wunde darf
    [each_player] jeder Spieler darf
    [each_person] alle Spieler und Freitag dürfen
   *[any_one] eine Person eurer Wahl darf
}
who-cannot = { $who ->
    [resolver] wer das auslöst, kann
    [first_player] der Startspieler kann
    [bearer] der Charakter mit dieser Wunde kann
    [each_player] jeder Spieler kann
    [each_person] alle Spieler und Freitag können
   *[any_one] eine Person eurer Wahl kann
}
who-fight = { $who ->
    [resolver] wer das auslöst, kämpft
    [first_player] der Startspieler kämpft
    [bearer] der Charakter mit dieser Wunde kämpft
    [each_player] jeder Spieler kämpft
    [each_person] alle Spieler und Freitag kämpfen
   *[any_one] eine Person eurer Wahl kämpft
}
who-draw = { $who ->
    [resolver] wer das auslöst, zieht
    [first_player] der Startspieler zieht
    [bearer] der Charakter mit dieser Wunde zieht
    [each_player] jeder Spieler zieht
    [each_person] alle Spieler und Freitag ziehen
   *[any_one] eine Person eurer Wahl zieht
}

## Effekte

if-possible = { $text }, falls möglich
fx-wound = { who-suffer } { n-wound }
fx-special-wound = wer das auslöst, erhält eine besondere Wunde: { $part } ({ $colour })
fx-clear-special-wound = die besondere Wunde ({ $part }, { $colour }) wird entfernt
fx-det-gain = { who-gain } { n-det }
fx-det-lose = { who-discard } { n-det } ab
fx-discard-all-det = { who-discard } alle ⭐ Entschlossenheit ab
fx-det-split = { $n ->
    [one] ein Charakter eurer Wahl erhält { n-det }
   *[other] ihr erhaltet insgesamt { n-det }, beliebig auf die Charaktere verteilt
}
fx-heal = { who-heal } { n-wound }
fx-heal-split = { $n ->
    [one] eine Person eurer Wahl heilt { n-wound }
   *[other] insgesamt { n-wound } heilen, beliebig verteilt
}
fx-gain = ihr erhaltet { $what }
fx-gain-per-player = ihr erhaltet { $what } pro Spieler
fx-gain-gathered = ihr erhaltet { $n } mehr vom Gesammelten, auch wenn das Sammeln misslingt
fx-gain-gathered-success = ist das Sammeln gelungen, erhaltet ihr { $n } mehr vom Gesammelten
fx-discard = { $what } abgeben
fx-discard-all-resources = alle verfügbaren Rohstoffe abgeben
fx-gain-discovery = { $n ->
    [one] 1 Entdeckungsplättchen ziehen
   *[other] { $n } Entdeckungsplättchen ziehen
}
fx-gain-equipment = { $n ->
    [one] zufällig 1 unbenutzten Startgegenstand ziehen
   *[other] zufällig { $n } unbenutzte Startgegenstände ziehen
}
fx-level-up = { $track } +{ $n }
fx-level-down = { $track } −{ $n }
fx-level-half = { $track } halbieren (Verlust abgerundet)
fx-set-level = { $track } wird { $n }
fx-morale-up = Moral +{ $n }
fx-morale-down = Moral −{ $n }
fx-token = { $token } { $at } legen
fx-token-source = { $token } { $at } legen; es zählt als eigene Quelle
fx-token-source-wood = { fx-token-source }
fx-weather-token = { $token ->
    [rain] ein Regenplättchen auf das Wetterfeld legen
    [snow] ein Schneeplättchen auf das Wetterfeld legen
   *[storm] ein Sturmplättchen auf das Wetterfeld legen
}
fx-hungry-die = in der Wetterphase dieser Runde den Würfel der hungrigen Tiere werfen
fx-exhaust-nearest = die nächstgelegene { $source } wird erschöpft
fx-exhaust = { $n ->
    [one] 1 { $source } { $at } erschöpfen
   *[other] { $n } { $source } { $at } erschöpfen
}
fx-exhaust-otherwise = { $text }; gibt es keine: { $otherwise }
fx-exhaust-gathered = die Quelle, an der gesammelt wurde, wird erschöpft
fx-exhaust-all = alle Quellen { $at } erschöpfen
fx-cover-terrain = die Landschaft eines Inselteils ({ $terrain }) verdecken, falls möglich; sie gilt als unerkundet
fx-cover-terrain-here = die Landschaft des Inselteils dieser Aktion verdecken; sie gilt als unerkundet
fx-cover-only-terrain = zeigt kein anderes Inselteil die Landschaft von diesem, wird sie verdeckt und gilt als unerkundet
fx-cover-only-terrain-ever = wurde die Landschaft von diesem Inselteil noch nie erkundet, wird sie verdeckt und gilt als unerkundet
fx-lift-black-marker = 1 beliebigen schwarzen Marker von einem Inselteil oder Feld entfernen
fx-reroll-weather = den { $die } einmal neu werfen; das neue Ergebnis gilt
fx-uncover-linked = Quelle oder Landschaft dieser Karte wiederherstellen
fx-remove-linked-token = das Plättchen dieser Karte kommt weg
fx-flip-tile-down = { $tile } umdrehen; niemand kann es betreten
fx-flip-tile-up = das Inselteil, das diese Karte umgedreht hat, wieder aufdecken
fx-production-none = die Produktion fällt diese Runde aus
fx-production-no-food = die Produktion bringt diese Runde keine Nahrung
fx-production-no-wood = die Produktion bringt diese Runde kein Holz
fx-production-half = die Produktion bringt diese Runde nur die Hälfte der Gesamtmenge (abgerundet, ihr wählt aus)
fx-production-half-sheet = die Produktion bringt diese Runde nur die Hälfte der Gesamtmenge (abgerundet, ihr wählt aus)
fx-production-half-sheet-up = die Produktion bringt diese Runde nur die Hälfte der Gesamtmenge (aufgerundet, ihr wählt aus)
fx-production-more = die Produktion bringt diese Runde { $what } mehr
fx-production-less = die Produktion bringt diese Runde { $what } weniger
fx-flip-items = { $n ->
    [one] 1 gebauten Gegenstand auf die Erfindungsseite zurückdrehen, falls möglich
   *[other] { $n } gebaute Gegenstände auf die Erfindungsseite zurückdrehen, falls möglich
}
fx-flip-items-marked = die markierten Gegenstände auf die Erfindungsseite zurückdrehen, falls möglich
fx-discard-item = 1 gebauten Gegenstand in den Erfindungsstapel mischen, falls möglich
fx-mark-items = { $n ->
    [one] 1 gebauten Gegenstand markieren, falls möglich
   *[other] { $n } gebaute Gegenstände markieren, falls möglich
}
fx-discard-inventions = { $n ->
    [one] 1 ungebaute Erfindung vom Spielplan in den Erfindungsstapel mischen
   *[other] { $n } ungebaute Erfindungen vom Spielplan in den Erfindungsstapel mischen
}
fx-draw-invention = die oberste Erfindung des Stapels auf den Spielplan legen
fx-search-invention = 1 Erfindung aus dem Erfindungsstapel auswählen und auf den Spielplan legen
fx-build-item = { $item } kostenlos bauen
fx-build-item-one-of = { $items } kostenlos bauen
fx-items-to-future = alle gebauten Gegenstände liegen bis zum Ende der Aktionsphase bei den künftigen Rohstoffen und zählen nicht
fx-pawn-limit = { who-have } diese Runde nur { n-pawn }
fx-pawn-limit-next = { who-have } nächste Runde nur { n-pawn }
fx-action-limit = { who-may } diese Runde eigene Spielsteine nur für { $actions } einsetzen
fx-no-abilities = { who-cannot } diese Runde keine Fähigkeiten nutzen
fx-no-mixed-pawns = Spielsteine verschiedener Spieler können sich diese Runde keine Aktion teilen, außer zum Abwenden dieser Karte; Freitag zählt als Spieler, neutrale Spielsteine nicht
fx-pass-first-player = der nächste Spieler im Uhrzeigersinn wird sofort Startspieler
fx-night-outside = wer das auslöst, verbringt die Nacht draußen, auf dem Inselteil dieser Aktion
fx-combat = { who-fight } gegen ein Tier der Stärke { $strength }
fx-combat-with = { who-fight } gegen ein Tier der Stärke { $strength } ({ $results })
fx-draw-mystery = { who-draw } höchstens { $what } aus dem Geheimnisstapel
fx-draw-mystery-total = { who-draw } höchstens { $what }, zusammen { $total }, aus dem Geheimnisstapel
fx-draw-mystery-one = { who-draw } { $what } aus dem Geheimnisstapel
fx-draw-mystery-all = { who-draw } { $total } Geheimniskarten; jede ist auszuführen, und vorher aufhören darf niemand
fx-stop-drawing = das Ziehen von Geheimniskarten endet
fx-discard-drawn-treasures = die Schätze ablegen, die bei diesem Ziehen gewonnen wurden
fx-move-camp = das Lager auf ein benachbartes Inselteil verlegen
fx-regain-levels = Dach und Palisade gewinnen je 1 der Stufen zurück, die sie beim Verlegen des Lagers verloren haben
fx-resolve-threats = alle Bedrohungseffekte von links nach rechts ausführen und ihre Karten ablegen
fx-repeat-event = den Ereigniseffekt dieser Karte noch einmal ausführen
fx-book-here = { $n ->
    [one] der Bucheffekt des Szenarios: { $does }
   *[other] { $n }-mal der Bucheffekt des Szenarios: { $does }
}
fx-book-nothing = ein Buchsymbol, das in diesem Szenario nichts tut
fx-book-effect = { $n ->
    [one] den Bucheffekt des Szenarios ausführen
   *[other] den Bucheffekt des Szenarios { $n }-mal ausführen
}
fx-peek-hunting = die oberste Karte des Jagdstapels ansehen
fx-peek-hunting-bottom = die oberste Karte des Jagdstapels ansehen; sie darf nach unten gelegt werden
fx-hunting-to-bottom = die oberste Karte des Jagdstapels nach unten legen
fx-take-hunting = das oberste Tier des Jagdstapels nehmen, ohne die Stärke zu vergleichen; alles andere darauf gilt
fx-fight-hunting = { who-fight } gegen das oberste Tier des Jagdstapels
fx-discard-hunting = { $n ->
    [one] die oberste Karte des Jagdstapels ablegen, falls möglich
   *[other] die obersten { $n } Karten des Jagdstapels ablegen, falls möglich
}
fx-beast-to-hunting = die oberste Tierkarte ungesehen auf den Jagdstapel legen
fx-beast-to-hunting-shuffled = die oberste Tierkarte ungesehen in den Jagdstapel mischen
fx-strongest-beast = { $n } Tierkarten ansehen, die stärkste auf den Jagdstapel legen und die anderen zurückmischen
fx-strongest-beast-alone = { $n } Tierkarten ansehen, die stärkste auf den Jagdstapel legen und die anderen aus dem Spiel nehmen
fx-beast-attacks = das wartende Tier greift an, wenn die nächste Ereignisphase beginnt
fx-beast-waits = eine Tierkarte neben den Ereignisstapel legen; der Startspieler kämpft zu Beginn der nächsten Ereignisphase gegen sie
fx-return-beast = das wartende Tier in den Jagdstapel mischen
fx-arrange-marker = einen Marker auf „Lager aufräumen“ legen; wer dort das nächste Mal aufräumt, entfernt nur ihn
fx-choose = entweder { $options }
fx-choose-or = { $a } – oder { $b }
fx-later = { $moment ->
    [next_round_start] zu Beginn der nächsten Runde: { $what }
    [night] in der kommenden Nachtphase: { $what }
   *[every_night] in jeder Nachtphase: { $what }
}
fx-outside-waits = { $text } (eine Runde später, wenn die Person, die das auslöst, draußen schläft)
fx-outside-alone = { $text } (schläft die Person, die das auslöst, draußen, trifft es sie allein)
fx-if = { $cond }: { $then }
fx-if-else = { $cond }: { $then }; sonst: { $otherwise }
fx-reroll-success = wer das auslöst, muss in der nächsten Runde jeden Erfolg einmal neu würfeln
fx-reroll-success-sure = wer das auslöst, muss in der nächsten Runde jeden Erfolg einmal neu würfeln, auch bei sicheren Aktionen (mit dem Erfolgswürfel)
fx-reroll-success-until = wer das auslöst, muss von der nächsten Runde an jeden Erfolg einmal neu würfeln, bis diese Karte wiederkommt
fx-reroll-success-until-sure = wer das auslöst, muss von der nächsten Runde an jeden Erfolg einmal neu würfeln, bis diese Karte wiederkommt, auch bei sicheren Aktionen (mit dem Erfolgswürfel)
fx-end-reroll-success = wegen dieser Karte muss nichts mehr neu gewürfelt werden
fx-distribute-wounds = { $n ->
    [one] in der Nachtphase 1 🩸 Wunde pro Spieler beliebig auf die Charaktere und Freitag verteilen (schläft die Person, die das auslöst, draußen, erleidet sie allein 1)
   *[other] in der Nachtphase { $n } 🩸 Wunden pro Spieler beliebig auf die Charaktere und Freitag verteilen (schläft die Person, die das auslöst, draußen, erleidet sie allein { $n })
}
fx-cover-arrows = { $n ->
    [one] 1 Moralpfeil auf einer Wundenleiste verdecken; er zählt nicht mehr
   *[other] { $n } Moralpfeile auf beliebigen Wundenleisten verdecken; sie zählen nicht mehr
}
fx-arrange-tiles = die obersten { $n } Inselteile offen in beliebiger Reihenfolge zurücklegen
fx-scout-tiles = die obersten { $n } Inselteile ansehen, 1 obenauf legen und die anderen zurückmischen
fx-scout-tiles-under = die obersten { $n } Inselteile ansehen, 1 obenauf und die anderen unter den Stapel legen
fx-extra-build = zusätzlich einmal bauen wie mit 1 Spielstein, aber nichts, was diese Runde schon misslungen ist: zu normalen Kosten (ohne das Holzplättchen neben „Bauen“) und mit Würfeln
fx-pile-wood = { n-wood } auf den Holzstoß legen (was zu viel ist, verfällt)
fx-pile-wood-always = { n-wood } auf den Holzstoß legen, auch wenn diese Runde schon eine Lage voll wurde (was zu viel ist, verfällt)
fx-temp-weapon = Waffenstärke +{ $n } in diesem Kampf
fx-pawn = { $n ->
    [one] ihr habt diese Runde 1 neutralen ({ pawn-stem }en) Spielstein mehr zum { $actions }
   *[other] ihr habt diese Runde { $n } neutrale ({ pawn-stem }e) Spielsteine mehr zum { $actions }
}
fx-pawn-own = { $n ->
    [one] wer das auslöst, hat diese Runde 1 neutralen ({ pawn-stem }en) Spielstein mehr, nur fürs eigene { $actions }
   *[other] wer das auslöst, hat diese Runde { $n } neutrale ({ pawn-stem }e) Spielsteine mehr, nur fürs eigene { $actions }
}
fx-reroll-die = einen eigenen Würfel für „{ $kind }“ neu werfen
fx-reroll-any-die = einen eigenen Aktionswürfel neu werfen
fx-ignore-rain = { $n ->
    [one] diese Runde 1 Regenwolke ignorieren
   *[other] diese Runde { $n } Regenwolken ignorieren
}
fx-ignore-snow = { $n ->
    [one] diese Runde 1 Schneewolke ignorieren
   *[other] diese Runde { $n } Schneewolken ignorieren
}
fx-snow-as-rain = 1 Schneewolke zählt diese Runde als Regenwolke
fx-preroll-weather = die Wetterwürfel dieser Runde jetzt werfen; das Ergebnis gilt
fx-draw-inventions = { $n } Erfindungen ziehen, 1 auf den Spielplan legen und die anderen ablegen
fx-scout-discovery = { $n } Entdeckungsplättchen ziehen, 1 behalten und den Rest ablegen
fx-wood-discount = eine eigene Aktion kostet 1 🪵 Holz weniger
fx-wood-discount-supported = eine selbst geleitete oder unterstützte Aktion kostet 1 🪵 Holz weniger
fx-remove-any-token = 1 Plättchen vom Spielplan entfernen
fx-peek-event = die oberste Karte des Ereignisstapels ansehen
fx-peek-waiting-beast = das Tier ansehen, das neben dem Ereignisstapel wartet
fx-marker-at = { $marker } { $at } legen
fx-marker-here = { $marker } auf dieses Inselteil legen, wenn dort noch keiner liegt
fx-marker-any = { $n } × { $marker } auf verschiedene Inselteile oder Felder legen, auf denen noch keiner liegt
fx-lift = { $n } × { $marker } entfernen
fx-lift-up-to = bis zu { $n } × { $marker } entfernen
fx-join-camp = { $who } kommt ins Lager
fx-number-token = die Nummer { $n } auf dieses Inselteil legen
fx-number-own = seine Nummer kommt auf das Inselteil
fx-number-token-at = die Nummer { $n } { $at } legen
fx-turn-tile-up = { $tile } aufdecken
fx-close-spaces = { $by } bedeckt { $spaces }
fx-fewer-mysteries = { $n ->
    [one] 1 Geheimniskarte weniger ziehen, wo alle gezogen werden müssen
   *[other] { $n } Geheimniskarten weniger ziehen, wo alle gezogen werden müssen
}
fx-ignore-mystery = { $kind ->
    [creature] eine gezogene Kreatur ignorieren; sie zählt als gezogen
    [trap] eine gezogene Falle ignorieren; sie zählt als gezogen
   *[treasure] einen gezogenen Schatz ignorieren; er zählt als gezogen
}
fx-attack = Kampf gegen das, was dort steht (Stärke { $strength })
fx-discard-one = { $what } abgeben, falls eines davon da ist
fx-lose-crew = die nächste Person des Teams stirbt oder wird gefangen
fx-lose-crew-morale = Moral −{ $n }; die nächste Person des Teams stirbt oder wird gefangen
fx-free-crew = { $who } ist frei
fx-crew-bonus = ihr erhaltet, was die erste lebende Person des Filmteams hinterlässt
fx-ignore-weather = ein Ergebnis vom { $die } ignorieren
fx-ignore-weather-face = { $face } ignorieren
fx-lose-shelter = { $n ->
    [0] ihr verliert den gebauten Unterschlupf, Dach und Palisade
    [one] ihr verliert den gebauten Unterschlupf, Dach und Palisade; ohne gebauten Unterschlupf erleidet jeder Spieler 1 Wunde
   *[other] ihr verliert den gebauten Unterschlupf, Dach und Palisade; ohne gebauten Unterschlupf erleidet jeder Spieler { $n } Wunden
}
fx-lose-shelter-choice = { $n ->
    [0] ihr verliert den gebauten Unterschlupf, Dach und Palisade
    [one] ihr verliert den gebauten Unterschlupf, Dach und Palisade, oder jeder Spieler erleidet 1 Wunde
   *[other] ihr verliert den gebauten Unterschlupf, Dach und Palisade, oder jeder Spieler erleidet { $n } Wunden
}
amount-more = { $text }, { $n } mehr je { $of }
amount-less = { $text }, { $n } weniger je { $of }
count-totems = offenes Totem
count-markers = { $marker }
fx-place-shortcut = das Abkürzungsplättchen auf ein Inselteil neben dem Lager legen

fate-shuffle = Diese Karte danach in den Ereignisstapel mischen.
fate-keep = Diese Karte behalten.
fate-choice-discard = { $text }; dann diese Karte ablegen
fate-choice-shuffle = { $text }; dann diese Karte in den Ereignisstapel mischen
fate-choice-keep = { $text }; dann diese Karte behalten
fate-choice-plain-discard = diese Karte ablegen
fate-choice-plain-shuffle = diese Karte in den Ereignisstapel mischen
fate-choice-plain-keep = diese Karte behalten
no-effect = nichts passiert

## Orte

at-action = neben „{ $kind }“
at-deck = auf den Abenteuerstapel „{ $kind }“
at-action-tile = auf das Inselteil dieser Aktion
at-camp = auf das Inselteil mit dem Lager
at-adjacent = auf Inselteilen neben dem Lager
at-adjacent-tile = auf ein Inselteil neben dem Lager
at-linked = auf das Inselteil, das diese Karte markiert hat
at-shelter = auf das Feld Unterschlupf
at-track = auf das Feld { $place }
at-night = auf das Feld Nacht
at-space = auf { $space }
loc-action = Aktion „{ $kind }“
loc-deck = Abenteuerstapel „{ $kind }“
loc-shelter = Feld Unterschlupf
loc-track = Feld { $place }
loc-night = Feld Nacht

## Bedingungen

cond-shelter = mit einem Unterschlupf (gebaut oder natürlich)
cond-built-shelter = mit einem gebauten Unterschlupf
cond-firm-shelter = mit einem gebauten Unterschlupf
cond-item = mit { $item }
cond-no-item = ohne { $item }
cond-weapon-at-least = bei Waffenstärke { $n } oder mehr
cond-weapon-below = bei Waffenstärke unter { $n }
cond-camp-can-move = falls das Lager umziehen kann
cond-camp-on-totem = falls das Lager auf einem Inselteil mit Totem steht

## Namen der festen Begriffe

res-wood = Holz
res-fur = Fell
res-food = Nahrung
res-npfood = haltbare Nahrung
source-wood = Holzquelle
source-parrot = Vogelquelle
source-fish = Fischquelle
source-food = Nahrungsquelle
source-any = Quelle
sources-wood = Holzquellen
sources-parrot = Vogelquellen
sources-fish = Fischquellen
sources-food = Nahrungsquellen
sources-any = Quellen
track-roof = Dach
track-palisade = Palisade
track-weapon = Waffenstärke
kind-threat = Bedrohung abwenden
kind-hunt = Jagen
kind-build = Bauen
kind-gather = Sammeln
kind-explore = Erkunden
kind-arrange_camp = Lager aufräumen
kind-rest = Ausruhen
kind-sheet = Szenario-Aktion
colour-build = braun
colour-gather = grau
colour-explore = grün
pawn-colour-hunt = rot
pawn-colour-build = braun
pawn-colour-gather = grau
pawn-colour-explore = grün
pawn-colour-gather_or_explore = grau-grün
pawn-colour-hunt_or_explore = lila
part-head = Kopf
part-arm = Arm
part-stomach = Bauch
part-leg = Bein
weather-rain = Regen
weather-snow = Schnee
weather-storm = Sturm
mystery-kind-treasure = Schatz
mystery-kind-creature = Kreatur
mystery-kind-trap = Falle
phase-event = Ereignisphase
phase-morale = Moralphase
phase-production = Produktionsphase
phase-action = Aktionsphase
phase-weather = Wetterphase
phase-night = Nachtphase
token-time_consuming = Zeitplättchen
token-additional_food = Nahrungsplättchen (+1)
token-additional_wood = Holzplättchen (+1)
token-greater_danger = Gefahrenplättchen
token-reroll = Neuwurfplättchen
token-adventure = Abenteuerplättchen
die-success = Erfolgswürfel
die-wound = Wundenwürfel
die-adventure = Abenteuerwürfel
wdie-rain = Regenwürfel
wdie-winter = Winterwürfel
wdie-hungry_animals = Würfel der hungrigen Tiere
face-wound = 🩸 Wunde
face-success = ✅ Erfolg
face-det = ❌ Fehlschlag (2 ⭐)
face-adventure = ❓ Abenteuer
face-blank = ⬜ leer
wface-rain1 = 🌧️ 1 Regenwolke
wface-rain2 = 🌧️🌧️ 2 Regenwolken
wface-snow1 = 🌨️ 1 Schneewolke
wface-snow2 = 🌨️🌨️ 2 Schneewolken
wface-blank = ⬜ nichts
wface-food = 🍖 1 Nahrung abgeben
wface-palisade = 🧱 Palisade −1
wface-beast = 🐾 Tier der Stärke 3
terrain-name-beach = Strand
terrain-name-hills = Hügel
terrain-name-mountains = Gebirge
terrain-name-river = Fluss
terrain-name-plains = Ebene
pawn-neutral = neutraler Spielstein ({ $from })
pawn-neutral-plain = neutraler Spielstein
shelter-name = Unterschlupf
tile-name = Inselteil { $n }

## Plättchen erklärt

token-help-time_consuming = Die nächste Aktion dieser Art braucht 1 Spielstein mehr; liegt es auf einem Inselteil, gilt das dort für jede Aktion.
token-help-additional_food = Ein Inselteil mit offener Nahrungsquelle bringt 1 Nahrung mehr. Liegt es auf dem Feld Nacht, isst jeder einmal 1 Nahrung mehr.
token-help-additional_wood = Ein Inselteil mit offener Holzquelle bringt 1 Holz mehr. Neben „Bauen“ oder auf einer Stufe kostet Bauen mit Holz 1 mehr.
token-help-greater_danger = Neben „Jagen“ ist das nächste Tier um 1 stärker. Neben einer anderen Aktion erleidet 1 Wunde, wer die nächste davon bei Waffenstärke 0 leitet. Auf einem Inselteil erleidet 1 Wunde, wer dort bei Waffenstärke 0 handelt.
token-help-reroll = Der nächste gewürfelte Erfolg dieser Aktion muss neu gewürfelt werden.
token-help-adventure = Die nächste Aktion dieser Art bringt eine Abenteuerkarte, mit oder ohne Würfel.

## Karten

line-event = Ereignis: { $text }
line-icon-book = 📖 Das Zeichen der Karte ist das Buch: Den Bucheffekt des Szenarios ausführen, wenn es einen hat.
line-icon-book-nothing = 📖 Das Zeichen der Karte ist das Buch, das in diesem Szenario nichts bewirkt.
line-icon-book-here = 📖 Das Zeichen der Karte ist das Buch; in diesem Szenario heißt das: { $does }.
line-icon-adventure = Das Zeichen der Karte: Ein Abenteuerplättchen auf den Abenteuerstapel „{ $kind }“ legen; die nächste solche Aktion bringt eine Karte.
line-action = Bedrohung abwenden: { $text }
line-threat = Bedrohungseffekt (wenn sie nicht abgewendet wird): { $text }
line-now = Jetzt: { $text }
line-card-action = Beim Planen { $pawns ->
    [one] 1 Spielstein
   *[other] { $pawns } Spielsteine
} auf diese Karte setzen; „{ $action }“ gelingt dort sicher: { $text }
line-card-action-tried = Beim Planen { $pawns } Spielsteine auf diese Karte setzen, und „{ $action }“ gelingt dort sicher, oder einen weniger und würfeln: { $text }
line-later = Bei der Rückkehr als Ereignis: { $text }
line-cost = Kosten: { $text }
line-needs = Braucht: { $text }
line-once = Beim Bau: { $text }
line-works = Solange gebaut: { $text }
line-strength = Stärke { $strength }: { $text }
line-strength-only = Stärke { $strength }
line-uses = { $n ->
    [1] Einmal nutzbar.
    [2] Zweimal nutzbar.
    [3] Dreimal nutzbar.
   *[other] { $n }-mal nutzbar.
}
line-emptied = Danach bleibt die Karte liegen: { $text }
line-next-round = Wirkt erst ab der nächsten Runde.
line-stays = Wird nicht verbraucht; nur ein Charakter pro Runde darf damit kämpfen.
line-one-user = Nur ein Charakter pro Runde darf diese Karte nutzen.
line-owner = Persönliche Erfindung ({ $character }): Nur ihr Besitzer kann den Bau leiten und erhält dafür 2 ⭐ Entschlossenheit.
line-scenario-invention = Gehört zu diesem Szenario: Ist es gebaut, bleibt es, außer ein Inselteil, auf dem es steht, geht verloren.
line-medicine = Schützt, sobald sie gebaut ist, wo eine Karte Medizin nennt.
line-tool = Andere Karten und Erfindungen setzen sie voraus.
line-tool-named = Nötig für { $names }{ $n ->
    [0] {""}
    [one] , und 1 Ereigniskarte verlangt sie
   *[other] , und { $n } Ereigniskarten verlangen sie
}.
line-tool-events = { $n ->
    [one] 1 Ereigniskarte verlangt sie.
   *[other] { $n } Ereigniskarten verlangen sie.
}
line-gold = Auf dieser Insel nichts wert.
line-automatic = Wirkt sofort von selbst und ist dann weg.
line-tile = { $terrain }; Quellen: { $sources }
line-tile-no-source = { $terrain }; keine Quellen
line-tile-beast = Beim Erkunden kommt ein Tier in den Jagdstapel.
line-tile-totem = Zeigt ein Totem.
line-tile-discovery = { $n ->
    [one] Beim Erkunden findet ihr 1 Entdeckungsplättchen.
   *[other] Beim Erkunden findet ihr { $n } Entdeckungsplättchen.
}
line-tile-shelter = Natürlicher Unterschlupf für das Lager.
line-scenario-rounds = { $rounds } Runden.
line-scenario-own = Ein Szenario von uns.
line-scenario-win = Gewonnen ist, sobald das erreicht ist: { $aims }.
line-scenario-win-round = Gewonnen ist, wenn am Ende einer Runde das erreicht ist: { $aims }.
line-scenario-marker = { $marker }: { $does }.
line-scenario-action = { $action } ({ $kind } { $place }): { $text }
line-scenario-action-pawns = { $action } (genau { $n } Spielsteine, ohne Würfel, nach allen anderen Aktionen, beliebig oft): { $text }
line-scenario-action-once = { $action } (genau { $n } Spielsteine, ohne Würfel, nach allen anderen Aktionen, einmal pro Runde): { $text }
line-scenario-action-steps = { $action }: { $kind } { $place }.
line-scenario-step = Nummer { $n }{ $pawns ->
    [0] {""}
    [one] , 1 Spielstein mehr
   *[other] , { $pawns } Spielsteine mehr
}: { $text }
line-scenario-start = Das Lager beginnt auf Inselteil { $n } auf { $space }; sein Totem und seine Entdeckungsplättchen zählen nicht.
line-scenario-closed = { $by } liegt auf { $space }: Niemand darf dorthin oder hindurch, und nichts liegt dort.
line-scenario-items = Von Anfang an gebaut: { $items }.
line-scenario-slow = Jedes { $kind } braucht das ganze Spiel lang 1 Spielstein mehr.
line-scenario-mixed-prices = Bei Unterschlupf, Dach und Palisade darf jedes 🦊 Fell 1 🪵 Holz des Holzpreises ersetzen; Fell allein hat seinen eigenen, niedrigeren Preis.
line-scenario-closing = Inselteile unter { $by } liegen für immer verdeckt, leere Felder sind gesperrt; alles, was dort liegt, ist weg. Steht das Lager dort oder ist das Nötige nicht mehr zu erreichen, ist das Spiel verloren.
scenario-mouths = { $n } Nahrung ({ $from }–{ $to })
line-scenario-mouths = In der Nacht essen zuerst die Kinder, je nach Runde: { $spans }. Fehlt sie ihnen, ist das Spiel verloren.
line-scenario-mouths-more = In der Nacht essen zuerst die Kinder, je nach Runde und jedes Mal 1 Nahrung mehr, als hier steht: { $spans }. Fehlt sie ihnen, ist das Spiel verloren.
line-scenario-food-stacks = Auf dem Inselteil des Lagers dürfen mehrere Plättchen für zusätzliche Nahrung liegen.
line-scenario-shelter = Der Unterschlupf steht von Anfang an.
line-scenario-number-dice = Für jedes Nummernplättchen noch einmal, und jedes Ergebnis gilt: { $dice }.
line-scenario-breach = Jedes Ergebnis, das die Palisade unter 0 brächte, statt Wunden: { $text }
line-scenario-production = Jede Produktionsphase: { $text }
line-scenario-crew = Das Team stirbt in dieser Reihenfolge: { $names }.
scenario-crew-captured = { $who } (gefangen)
scenario-crew-vital = { $who } (Niederlage)
line-scenario-crew-bonus = Verloren: { $all }.
scenario-crew-bonus = { $who } ({ $text })
action-at-number = auf dem Inselteil mit der Nummer { $n }, einmal, ab der Runde nach dem Fund
action-at-item = auf { $item }, einmal, ab der Runde nach dem Bau
action-at-marker = auf einem Inselteil mit { $marker }
action-at-totem = auf einem erkundeten Inselteil mit Totem, einmal auf jedem
action-at-captive = auf dem Inselteil mit Nummer { $n }, solange sie gefangen ist
action-at-standing = wenn zu Beginn der Runde { $marker } auf { $n } Inselteilen liegt
line-scenario-anywhere = Die Entfernung spielt keine Rolle.
line-scenario-not-friday = Freitag kann dabei unterstützen, aber nicht leiten.
line-scenario-pawns = Nötig sind { $n } Spielsteine und keine Würfel.
line-scenario-mishap = Ein „?“ auf dem Abenteuerwürfel ist dort eine Wunde, keine Karte.
line-repeat = Wird nie ein Gegenstand: beliebig oft zu bauen, auch zweimal in einer Runde.
line-repeat-tile = Auf jedem erkundeten Inselteil ohne { $marker } zu bauen, mit so vielen Spielsteinen wie beim Erkunden dort.
line-repeat-totem = Einmal pro Runde, auf einem erkundeten Inselteil mit Totem ohne { $marker }, bis zu { $steps } Felder vom Lager entfernt, mit so vielen Spielsteinen wie beim Erkunden dort. Insgesamt { $most }.
line-repeat-totem-several = Beliebig oft, auf erkundeten Inselteilen mit Totem ohne { $marker }, bis zu { $steps } Felder vom Lager entfernt, mit so vielen Spielsteinen wie beim Erkunden dort. Insgesamt { $most }.
marker-pawns = { $n ->
    [one] jede Aktion dort braucht 1 Spielstein mehr
   *[other] jede Aktion dort braucht { $n } Spielsteine mehr
 }
marker-hides-terrain = die Landschaft gilt als unerkundet
marker-stops-production = das Inselteil des Lagers bringt keine Rohstoffe, das der Abkürzung auch nicht
aim-marker-razed-city = die Stadt ist zerstört
aim-pile = der Holzstoß ist vollständig
aim-item = { $item } ist gebaut
aim-drawn = alle anfangs gezogenen Erfindungen sind gebaut
aim-shelter = der Unterschlupf ist gebaut
aim-level = { $track } mindestens { $n }
aim-explored = { $n } Inselteile außer dem ersten erkundet
aim-times = { $action }: { $n }-mal gelungen
aim-done = { $action }
aim-times-explore-totem = { $n } Totemorte erkundet
aim-by-players = { $text } (bei { $players } Spielern)
aim-rounds = es ist Runde { $from } bis { $to }
aim-round = bis Runde { $n } durchhalten
aim-with = { $who } ist im Lager
aim-free = { $who } ist frei
aim-markers = { $n ->
    [one] { $marker } auf der Insel
   *[other] { $marker } auf { $n } verschiedenen Inselteilen
}
line-scenario-person = { $who }: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
 } in jeder Nachtphase, solange sie nicht im Lager ist, und bis dahin sonst nichts; im Lager wie ein Charakter, mit einem Spielstein, der sich nur ausruht. Die { $dies }. Wunde verliert das Spiel.
line-scenario-barred = Nie im Spiel: { $cards }.
line-scenario-pile = Holzstoß, eine Lage pro Runde: { $stages } Holz.
line-scenario-book = 📖 Das Buch auf Ereigniskarten: { $text }
line-scenario-due = Beginn von Runde { $n }, vor dem Ereignis: { $text }
line-scenario-totems = Totems { $n }–{ $to }: { $text }
line-scenario-totem = Totem { $n }: { $text }
line-scenario-weather = Runde { $from }–{ $to }: { $dice }
line-scenario-weather-none = Runde { $from }–{ $to }: keine Wetterwürfel
line-character = Stirbt bei { $n } Wunden; die Moral sinkt bei den Wunden { $arrows } um je 1.
line-character-invention = Persönliche Erfindung: { $item }.
req-none = { n-pawn }
req-item = { $item } (gebaut)
req-weapon = Waffenstärke { $n }+
req-mixed = { n-pawn } verschiedener Spieler (oder eines Spielers und Freitags)
threat-action = { $req }, und { $reward }
threat-action-plain = { $req }, und diese Karte wird abgelegt
free = kostenlos

## Nutzung

use-window = { $window ->
    [any] Jederzeit
    [no_card] Jederzeit, aber nicht zwischen dem Aufdecken einer Karte und ihrem Effekt
    [not_resolving] Jederzeit, aber nicht während Aktionen ausgeführt werden
    [before_actions] Bevor Aktionen ausgeführt werden
    [planning] Beim Planen
    [own_action] Beim Planen oder wenn die eigene Aktion bezahlt wird
    [night] In der Nachtphase
    [weather] In der Wetterphase
    [combat] In einem Kampf oder für eine verlangte Waffenstärke
    [own_combat] In einem eigenen Kampf oder für eine Waffenstärke, die in der eigenen Aktion nötig ist
    [after_roll] Direkt nach dem eigenen Aktionswurf
    [mystery] Während Geheimniskarten gezogen werden
   *[arrange_camp] Beim Aufräumen des Lagers
}
marker-gather-pawns = { $n ->
    [one] Sammeln braucht dort 1 Spielstein mehr
   *[other] Sammeln braucht dort { $n } Spielsteine mehr
}
marker-no-camp = das Lager kann nicht dorthin umziehen
marker-on-down = er darf auch auf verdeckten Inselteilen und gesperrten Feldern liegen
marker-on-spaces = er liegt auf keinem verdeckten Inselteil und keinem gesperrten Feld
marker-covers-totem = das Totem zählt nicht mehr
use-window-any-fight = { $window ->
    [own_combat] In jedem eigenen Kampf, auch außerhalb der eigenen Aktion
   *[other] { use-window }
}
use-full = { $window }: { $text }
use-paid = { $window }, für { $price }: { $text }
use-requires = { $head } ({ $cond })
price-wounds = { n-wound }

## Was von selbst wirkt

pv-pawn = jede Runde 1 zusätzlicher { pawn-stem }er Spielstein zum { $actions }
pv-pawn-for = jede Runde 1 zusätzlicher { pawn-stem }er Spielstein für eine einzige Aktion („{ $action }“)
pv-gather-bonus = lässt sich jede Runde beim Planen einer Sammelaktion zuteilen; gelingt sie, bringt sie { $n } mehr
pv-gather-bonus-always = lässt sich jede Runde beim Planen einer Sammelaktion zuteilen; sie bringt { $n } mehr, auch wenn sie misslingt
pv-rest = { $heal ->
    [one] jeder Charakter, der sich ausruht, heilt 1 🩸 Wunde und erhält { $det } ⭐ Entschlossenheit; für Freitag gilt das nicht, und Bett und Hängematte wirken nicht zusammen
   *[other] jeder Charakter, der sich ausruht, heilt { $heal } 🩸 Wunden und erhält { $det } ⭐ Entschlossenheit; für Freitag gilt das nicht, und Bett und Hängematte wirken nicht zusammen
}
pv-rest-together = { $heal ->
    [one] jeder Charakter, der sich ausruht, heilt 1 🩸 Wunde und erhält { $det } ⭐ Entschlossenheit; für Freitag gilt das nicht, Bett und Hängematte wirken aber zusammen
   *[other] jeder Charakter, der sich ausruht, heilt { $heal } 🩸 Wunden und erhält { $det } ⭐ Entschlossenheit; für Freitag gilt das nicht, Bett und Hängematte wirken aber zusammen
}
pv-food-keeps-all = 🍖 Nahrung verdirbt nicht
pv-food-keeps = bis zu { $n } 🍖 Nahrung verdirbt nicht
pv-morale-det = in der Moralphase erhält der Startspieler { n-det }
pv-ignore-snow = { $n ->
    [one] jede Runde zählt 1 Schneewolke nicht
   *[other] jede Runde zählen { $n } Schneewolken nicht
}
pv-snow-as-rain = { $n ->
    [one] jede Runde zählt 1 Schneewolke als Regenwolke
   *[other] jede Runde zählen { $n } Schneewolken als Regenwolken
}
pv-night-meal = { $heal ->
    [one] einmal pro Nachtphase 1 🍖 Nahrung abgeben und 1 🩸 Wunde heilen
   *[other] einmal pro Nachtphase 1 🍖 Nahrung abgeben und insgesamt { $heal } 🩸 Wunden heilen, beliebig verteilt
}
pv-shortcut = die Produktion bringt auch 1 Rohstoff von einer Quelle des Inselteils mit dem Abkürzungsplättchen; an dieser Quelle kann diese Runde niemand sammeln
pv-pit = in der Produktionsphase den braunen Wundenwürfel werfen; bei einer Wunde erhaltet ihr 2 🍖 Nahrung
pv-combat-armour = { $n ->
    [one] wer diese Karte nutzt, erleidet in jedem Kampf 1 🩸 Wunde weniger
   *[other] wer diese Karte nutzt, erleidet in jedem Kampf { $n } 🩸 Wunden weniger
}
pv-combat-armour-own = { $n ->
    [one] wer diese Karte nutzt, erleidet in jedem eigenen Kampf 1 🩸 Wunde weniger, nicht gegen hungrige Tiere
   *[other] wer diese Karte nutzt, erleidet in jedem eigenen Kampf { $n } 🩸 Wunden weniger, nicht gegen hungrige Tiere
}
pv-extra-discovery = bei jedem Erkunden zieht, wer diese Karte nutzt, 2 Entdeckungsplättchen, behält 1 und legt das andere ab
pv-ignore-trap = einmal pro Runde dürft ihr eine gezogene Falle ignorieren
pv-explore-choice = bei jeder Erkundung zieht ihr { $n } Inselteile und legt eines davon an
pv-ignore-trap-each = bei jedem Ziehen von Geheimniskarten in einer Runde darf dieselbe Person eine gezogene Falle ignorieren

## Fragen

q-alternative = Was davon passiert?
    .title = Auswahl
q-alternative-use = Was davon soll gelten?
    .title = Wofür?
q-exhaust-source = Welche Quelle wird erschöpft?
    .title = Quelle wählen
q-pick-tile = Welches Inselteil soll es sein?
    .title = Inselteil wählen
q-pick-tile-for = { $does }. Welches Inselteil trifft es?
    .title = Inselteil wählen
q-black-marker = Welcher schwarze Marker wird entfernt?
    .title = Schwarzen Marker entfernen
q-move-camp = Das Lager muss weichen. Wohin?
    .title = Lager verlegen
q-sleep-where = Für die Nacht draußen kommen zwei Inselteile infrage. Auf welchem wird geschlafen?
    .title = Wo übernachten?
q-may-move-camp = Das Lager darf bleiben oder auf ein Inselteil daneben ziehen. Was das Inselteil unter dem Lager hergibt, kommt jede Runde von selbst; gesammelt wird auf den Inselteilen ringsum. { $levels ->
    [none] { $shelter ->
        [built] Beim Umzug kommt der Unterschlupf mit, und keine Stufe geht verloren.
        [natural] Beim Umzug bleibt der natürliche Unterschlupf zurück. Eine Nacht ohne Unterschlupf kostet { each-one } 1 Wunde, { $beside ->
            [yes] außer auf einem anderen Inselteil mit natürlichem Unterschlupf.
           *[no] wohin das Lager auch zieht.
        }
       *[none] Der Umzug allein schützt niemanden: Eine Nacht ohne Unterschlupf kostet { each-one } 1 Wunde, { $beside ->
            [yes] außer auf einem Inselteil mit natürlichem Unterschlupf.
           *[no] wo das Lager auch steht.
        }
    }
   *[some] { $shelter ->
        [built] Beim Umzug kommt der Unterschlupf mit, die Stufen aber werden halbiert: **{ $costs }**.
       *[natural] Beim Umzug bleibt der natürliche Unterschlupf zurück und mit ihm alle Stufen: **{ $costs }**. Eine Nacht ohne Unterschlupf kostet { each-one } 1 Wunde, { $beside ->
            [yes] außer auf einem anderen Inselteil mit natürlichem Unterschlupf.
           *[no] wohin das Lager auch zieht.
        }
    }
}{ $shortcut ->
    [yes] {" "}Auch die Abkürzung geht verloren.
   *[no] {""}
}
    .title = Lager verlegen?
q-flip-item = Welcher Gegenstand wird auf die Erfindungsseite zurückgedreht?
    .title = Gegenstand wählen
q-lose-item = Welcher Gegenstand kommt zurück in den Erfindungsstapel?
    .title = Gegenstand verlieren
q-mark-item = Welcher Gegenstand wird markiert? Er ist in Gefahr, wenn diese Karte wiederkommt.
    .title = Gegenstand markieren
q-drop-invention = Welche Erfindung verlässt den Spielplan?
    .title = Erfindung ablegen
q-take-invention = Welche Erfindung kommt auf den Spielplan?
    .title = Erfindung nehmen
q-build-free = Was wird kostenlos gebaut?
    .title = Kostenlos bauen
q-heal = { $n ->
    [one] Wessen Wunde wird geheilt?
   *[other] Wer heilt als Nächstes? { $n } Wunden können noch geheilt werden.
}
    .title = Heilen
q-give-det = { $n ->
    [one] Wer erhält die letzte ⭐ Entschlossenheit?
   *[other] Wer erhält die nächste ⭐ Entschlossenheit? { $n } sind noch zu verteilen.
}
    .title = Entschlossenheit verteilen
q-give-wound = { $n ->
    [one] Wer nimmt heute Nacht die letzte Wunde?
   *[other] Wer nimmt heute Nacht die nächste Wunde? { $n } sind noch zu verteilen.
}
    .title = Wunden verteilen
q-cover-arrow = Welcher Moralpfeil soll nicht mehr zählen?
    .title = Moralpfeil verdecken
q-morale-bonus = Die Stimmung ist bestens! { $who } erhält 2 ⭐ Entschlossenheit oder heilt 1 🩸 Wunde.
    .title = Beste Moral
q-half-production = { $n ->
    [one] Die Produktion ist halbiert: Welchen Rohstoff bringt sie?
   *[other] Die Produktion ist halbiert: Welche { $n } Rohstoffe bringt sie?
}
    .title = Halbe Produktion
q-shortcut = Was bringt die Abkürzung? An dieser Quelle kann diese Runde nicht gesammelt werden.
    .title = Abkürzung
q-place-shortcut = Wohin kommt das Abkürzungsplättchen?
    .title = Abkürzung anlegen
q-next-action = { $n } Aktionen dieser Art stehen noch aus. Welche kommt als Nächstes? Ein Abenteuer kann die anderen verändern.
    .title = { $kind }: Was zuerst?
q-after-roll = { $who } hat gewürfelt: { $roll }. Einen Würfel neu werfen oder es dabei belassen?
    .title = Nach dem Wurf
q-combat = { $who }: Waffenstärke { $weapon } gegen Stärke { $strength }. Ohne Hilfe kostet der Unterschied { $wounds ->
    [0] keine Wunden
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}{ $armour ->
    [0] {""}
   *[other] {" "}(die Rüstung hält { $armour } ab)
}{ $more ->
    [0] {""}
    [one] , und das Tier bringt 1 weitere
   *[other] , und das Tier bringt { $more } weitere
}. Vorher etwas nutzen?
    .title = Kampf
q-weapon-needed = { $who }: Ihr braucht Waffenstärke { $need }, habt aber { $weapon }. Wollt ihr etwas einsetzen? Sonst geht es nicht.
    .title = Waffenstärke nötig
q-weather = Die Würfel zeigen { $dice }{ $more ->
    [yes] , dazu bringen Plättchen { $tokens }
   *[no] {""}
}; Dach { $roof }. Etwas nutzen, bevor das Wetter zuschlägt?
    .title = Wetter
q-weather-tokens = Keine Würfel, aber Plättchen bringen { $tokens }; Dach { $roof }. Etwas nutzen, bevor das Wetter zuschlägt?
    .title = Wetter
q-demand = { $kind ->
    [level] Verlangt: { $owed }
   *[other] { $n ->
        [one] Fällig ist { $owed }
       *[other] Fällig sind { $owed }
    }
}, { $missing ->
    [one] es fehlt
   *[other] es fehlen
} { $missing }. { $kind ->
    [level] Jede fehlende Stufe
    [wood] Jedes fehlende
    [fur] Jedes fehlende
   *[other] Jede fehlende
} kostet 1 Wunde. Vorher etwas nutzen?
    .title = Etwas fehlt
q-demand-of = **{ $who }** muss { $owed } abgeben, { $missing ->
    [one] es fehlt
   *[other] es fehlen
} { $missing }. Jede fehlende kostet 1 Wunde. Vorher etwas nutzen?
    .title = Etwas fehlt ({ $who })
q-lethal = { $n ->
    [one] { $who } würde 1 Wunde nicht überleben. Vorher etwas nutzen?
   *[other] { $who } würde { $n } Wunden nicht überleben. Vorher etwas nutzen?
}
    .title = Tödliche Wunden
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
       *[other] Das Nahrungsplättchen verlangt eine zweite Portion, und die Nahrung reicht für { $portions } von { $eaters }.
    }
} Vor dem Essen etwas nutzen?{ $enough ->
    [yes] {" "}Was jetzt Nahrung kostet, fehlt beim Essen: Wer nichts isst, erleidet 2 Wunden.
   *[no] {" "}Wer nichts zu essen bekommt, erleidet 2 Wunden.
}
    .title = Vor dem Essen
q-before-mouths = Die Kinder brauchen { $need } Nahrung, und { $portions } ist da: Das Spiel wäre verloren. Vorher etwas nutzen?
    .title = Hungrige Kinder
q-before-own-meal = { $extra ->
    [0] { $who } schläft draußen und isst nur, was dort gefunden wurde.
   *[other] Auch draußen ist eine zweite Portion fällig. { $who } isst nur, was dort gefunden wurde.
} Vorher etwas nutzen?
    .title = Essen draußen
q-before-arrows = { $n ->
    [one] { $who } käme mit 1 Wunde über einen Moralpfeil,
   *[other] { $who } käme mit { $n } Wunden über einen Moralpfeil,
} und dort sinkt die Moral um 1. Vorher etwas heilen?
    .title = Moral in Gefahr
q-before-low-morale = Die Moral ist schlecht! { $who } verliert gleich { $n } ⭐ Entschlossenheit; jede, die fehlt, kostet 1 🩸 Wunde. Vorher die Moral heben?
    .title = Schlechte Moral
q-before-goods = Gleich gehen Rohstoffe verloren. Vorher etwas davon nutzen?
    .title = Vor dem Verlust
q-before-determination = Gleich geht Entschlossenheit verloren. Vorher etwas davon nutzen?
    .title = Vor dem Verlust
q-before-item = Bei dieser Karte kommt es darauf an, ob „{ $item }“ da ist. Vorher besorgen?
    .title = { $item }?
q-before-half = { $track }: Die Hälfte der Stufen müsste weg, aber es ist keine da. Vorher etwas nutzen?
    .title = Nichts zu halbieren
q-before-inventions = Erfindungen sind gefordert, aber keine liegt frei auf dem Spielplan. Vorher etwas nutzen?
    .title = Erfindungen fehlen
q-before-alternatives = Ihr habt die Wahl, aber für eine Möglichkeit fehlt euch noch etwas. Wollt ihr vorher etwas einsetzen?
    .title = Ein anderer Ausweg
q-before-danger = Wer unbewaffnet handelt, wo ein Gefahrenplättchen liegt, wird verwundet. Vorher etwas nutzen?
    .title = Gefahr
q-before-breach = Die Tiere sind am Lager, und es gibt keine Palisade. Das kostet Moral, Wunden und eine Person des Filmteams. Vorher etwas nutzen?
    .title = Keine Palisade
q-before-action = { $kind }: Auf diese Aktion wirkt etwas vom Spielplan. Vorher etwas nutzen?
    .title = Vor der Aktion: { $kind }
q-before-beast = Gleich wird das oberste Tier des Jagdstapels aufgedeckt. Vorher etwas nutzen?
    .title = Ein Tier kommt
q-before-mysteries = Gleich werden { $n } Geheimniskarten gezogen, die alle auszuführen sind. Vorher etwas nutzen?
    .title = Vor den Geheimnissen
q-before-game = Die letzte Runde endet und mit ihr das Spiel. Jetzt noch etwas nutzen?
    .title = Ganz zum Schluss
q-arrange-camp = { $who } räumt das Lager auf: 2 ⭐ Entschlossenheit oder Moral +1?
    .title = Lager aufräumen
q-arrange-bonus = { $who } räumt das Lager auf. Etwas dazu nutzen?
    .title = Lager aufräumen
q-mystery-go-on = Noch eine Geheimniskarte ziehen oder hier aufhören?
    .title = Weiter?
q-trap = Eine Falle! Ignorieren oder erleiden?
    .title = Falle
q-creature = Eine Kreatur! Ignorieren oder erleiden?
q-who-eats = { $n ->
    [0] Heute Nacht gibt es keine Nahrung. Wer hungert (je 2 Wunden)?
    [one] Die Nahrung reicht nur für 1 Person. Wer hungert (je 2 Wunden)?
   *[other] Die Nahrung reicht nur für { $n } Personen. Wer hungert (je 2 Wunden)?
}
    .title = Wer hungert?
q-night = Die Nacht ist fast vorbei, und nicht alle sind unverletzt. Ein Heilmittel nutzen oder weiter?
    .title = Nacht
q-tile-order = Welches Inselteil kommt als Nächstes obenauf?
    .title = Inselteile ordnen
q-tile-to-place = Welches der gezogenen Inselteile legt ihr an?
    .title = Ein Inselteil anlegen
q-peeked-beast = Das oberste Tier ist: { $card }. Oben lassen oder nach unten legen?
    .title = Ein Blick auf das Tier
q-peeked = Zu sehen ist: { $card }.
    .title = Ein Blick
q-keep-discovery = Welches Entdeckungsplättchen bleibt?
    .title = Plättchen behalten
q-remove-token = Welches Plättchen verlässt den Spielplan?
    .title = Plättchen entfernen
q-save-wood = { $who } kann Entschlossenheit bezahlen, um 1 🪵 Holz dieser Aktion zurückzubekommen. Bezahlen?
    .title = Holz sparen?
q-strongest-beast = Mehrere Tiere sind gleich stark. Welches kommt oben auf den Jagdstapel?
    .title = Stärkstes Tier
q-extra-build = Was wird wie mit 1 Spielstein gebaut?
    .title = Zusätzlich bauen
q-night-surcharge = Das Nahrungsplättchen auf dem Feld Nacht: 1 Nahrung mehr essen oder 1 Wunde erleiden?
    .title = Mehr Hunger
q-protect = Wer wird geschützt?
    .title = Schutz
weather-rain-token = 1 Regenwolke
weather-snow-token = 1 Schneewolke
weather-storm-token = der Sturm
q-pile-wood = Wie viel Holz kommt auf den Holzstoß? Es kommt nicht zurück. Vorhanden: { $have } 🪵; Lage { $stage } fasst noch { $left }. { $rolls ->
    [yes] Heute Nacht: { $dice }.
    [both] Heute Nacht: sicher { $tokens }, dazu { $dice }.
    [tokens] Heute Nacht: sicher { $tokens }.
   *[no] Für heute Nacht sind keine Wolken bekannt.
} Mit allem, was bis dahin sicher getan ist: Dach { $roof }, Palisade { $palisade }, { $food } 🍖.{ $clouds ->
    [no] {""}
   *[yes] {" "}Jede Wolke über dem Dach verlangt 1 🪵 und 1 🍖, Schnee noch 1 🪵 mehr.
}
    .title = Holzstoß

## Optionen

o-idle = { $text } (bewirkt jetzt nichts)
o-no-loss = { $text } (jetzt { $n }, nichts geht verloren)
o-unmet = { $text } (fehlt und kostet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}{ $whom ->
    [each] {" "}für alle
   *[one] {""}
})
o-choice-shuffle = { $text }; Karte in den Ereignisstapel
o-choice-keep = { $text }; Karte behalten
o-continue = Weiter
o-leave-it = Bleiben lassen
o-eat = Essen
o-hungry = { $n ->
    [one] Nichts nutzen: Eine Person hungert (2 Wunden)
   *[other] Nichts nutzen: { $n } Personen hungern (je 2 Wunden)
}
o-own-meal = Weiter: essen, was dort liegt, oder { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
} erleiden
o-fight = Kämpfen: { $wounds ->
    [0] keine Wunden
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
o-no = Nein, danke
o-stayed = das Lager bleibt
o-no-wood = kein Holz
o-declined = nein
o-stop = Aufhören
o-draw-another = Noch eine Karte ziehen
o-source = { $space }: { $res }
o-covered-terrain = { $space }: die verdeckte Landschaft
o-space-with = { $space }: { $has }
o-space-shelter = natürlicher Unterschlupf
o-space-lost = { $what } (geht verloren)
o-space-gone = { $what } (verschwindet)
o-space-number = Nummer { $n }
o-space-shortcut = Abkürzung
o-stay = Auf { $space } bleiben{ $has ->
    [none] {""}
   *[other] : { $has }
}
o-night-outside = { $text } (1 🩸 Wunde ohne natürlichen Unterschlupf dort, 2 weitere ohne eigene Nahrung)
o-space-terrain = { $space } ({ $terrain })
o-use = { $who }: { $thing }
o-placement-number = Aktion { $n }
o-reroll = { $die } neu werfen: { $thing } ({ $who })
o-det = { $n } ⭐ Entschlossenheit
o-heal = { $n } 🩸 heilen
o-morale = Moral { $n }
o-top = Oben lassen
o-bottom = Nach unten
o-token = { $token }: { $loc }
o-arrow = { $who }: Moralpfeil bei Wunde { $n }
o-project = { $what } bauen ({ $price })
o-ignore-trap = Falle ignorieren
o-pay = Bezahlen
o-suffer = Erleiden
alt-discard_card = Diese Karte ablegen
alt-ignore = Ignorieren
alt-go_home = Nach Hause gehen
alt-none = Jetzt nichts

## Plan

goal-wreckage = Strandgut bergen ({ $card })
goal-threat = Bedrohung abwenden ({ $card })
goal-threat-slot = Bedrohung abwenden ({ $slot ->
    [0] linke Karte
   *[1] rechte Karte
})
goal-hunt = Jagen
goal-build = { $what } bauen
goal-gather = { $res } auf { $space } sammeln
goal-explore = { $space } erkunden
goal-card = { $rests ->
    [yes] { $card }
   *[no] { $action } ({ $card })
}
goal-card-gone = was eine Karte bietet
goal-special = { $action } auf { $space }
goal-arrange = Lager aufräumen
goal-rest = Ausruhen
goal-option-large = { $goal }, große Belohnung
goal-option-small = { $goal }, kleine Belohnung
plan-line = { $goal } – { $pawns }
plan-no-pawns = noch keine Spielsteine
odds-line = 🎲 { $parts }
odds-line-sure = { $parts }
odds-certain = sicher
odds-success = Erfolg { $n } %
odds-wound = { $n ->
    [100] auf jeden Fall eine Wunde
   *[other] Wunde { $n } %
}
odds-adventure = { $n ->
    [100] auf jeden Fall ein Abenteuer
   *[other] Abenteuer { $n } %
}
odds-or = {" "}oder{" "}
odds-adventure-token = Das Abenteuerplättchen auf dem Stapel wirkt auf jeden Fall, auch ohne Würfel.
odds-reroll-token = Das Neuwurfplättchen: Ein Erfolg muss einmal neu gewürfelt werden.
odds-lasting-reroll = Eine Karte wirkt nach: Ein Erfolg muss einmal neu gewürfelt werden.
odds-no-card = Hier wird keine Abenteuerkarte gezogen; stattdessen gibt es eine Wunde.
odds-friday = Freitag zieht keine Abenteuerkarte; er erleidet stattdessen eine Wunde.
odds-danger = Gefahr: Solange die Waffenstärke 0 ist, wird auf jeden Fall verwundet, wer die Aktion leitet.
odds-first-of-kind = Mehrere Aktionen dieser Art sind geplant: Die Plättchen betreffen die, die zuerst ausgeführt wird.
odds-again = { $n ->
    [one] Mit { $by } lässt sich ein Würfel neu werfen. Dann stehen die Chancen so: { $parts }.
   *[other] Mit { $by } lassen sich Würfel { $n }-mal neu werfen. Gilt alles demselben Würfel, stehen die Chancen so: { $parts }.
}

## Ablehnungen

r-over = Dieses Spiel ist zu Ende; **/insel neu** startet ein neues.
r-no-such-seat = Du hast in diesem Spiel keinen Platz. Am Tisch kannst du einen freien übernehmen oder jemanden vertreten.
r-not-planning = Spielsteine lassen sich nur beim Planen einsetzen; gerade läuft ein anderer Teil der Runde.
r-question-open = Beantworte bitte zuerst die offene Frage, dann geht es.
r-no-question = Gerade ist keine Frage offen, also gibt es nichts zu beantworten.
r-outdated = Diese Frage wurde inzwischen beantwortet; der Spielplan zeigt, was jetzt offen ist.
r-not-yours = Diese Frage geht an jemand anderen; besprechen könnt ihr sie trotzdem gemeinsam.
r-went-on = Du bist hier fertig; jetzt entscheiden die, die noch etwas nutzen können.
r-no-such-option = Das steht nicht zur Wahl; das Menü zeigt, was möglich ist.
r-wrong-number = Die Anzahl stimmt nicht; in der Frage steht, wie viele du auswählen musst.
r-no-such-placement = Eine geplante Aktion mit dieser Nummer gibt es nicht; **/plan** zeigt alle.
r-foreign-pawn = Dieser Spielstein gehört einem anderen Charakter; wer ihn spielt, fügt ihn am Spielplan mit **Mithelfen: …** hinzu.
r-pawn-not-free = Dieser Spielstein ist schon eingesetzt oder nicht im Spiel; nimm ihn mit **/zurücknehmen** zurück oder wähl einen freien.
r-needs-leader = Ein neutraler Spielstein kann nur unterstützen; leiten muss ein Charakter oder Freitag.
r-needs-character = Freitag kann hier nur unterstützen: Lass einen Charakter leiten.
r-friday-supports = Neben einem Charakter kann Freitag nur unterstützen: Lass den Charakter leiten.
r-pawn-unfit = Dieser Spielstein kann „{ $kind }“ nicht unterstützen; nimm einen in der passenden Farbe oder den eines Charakters.
r-action-forbidden = „{ $kind }“ ist diesem Charakter diese Runde nicht erlaubt; **/ich** zeigt, was geht.
r-too-many-pawns = { $n ->
    [one] Für diese Aktion zählt höchstens 1 Spielstein; setz die anderen woanders ein.
   *[other] Für diese Aktion zählen höchstens { $n } Spielsteine; setz die anderen woanders ein.
}
r-undermanned = { $n ->
    [one] Hier fehlt noch 1 Spielstein: { $goal }. Ergänze ihn oder nimm die Aktion zurück.
   *[other] Hier fehlen noch { $n } Spielsteine: { $goal }. Ergänze sie oder nimm die Aktion zurück.
}
r-pawns-left = { $n ->
    [one] { $who } muss noch 1 Spielstein einsetzen; gibt es sonst nichts zu tun, wähl Ausruhen.
   *[other] { $who } muss noch { $n } Spielsteine einsetzen; gibt es sonst nichts zu tun, wähl Ausruhen.
}
r-no-mixing = Spielsteine verschiedener Spieler können sich diese Runde keine Aktion teilen; nimm pro Aktion nur die eines Spielers.
r-needs-mixing = Diese Aktion braucht Spielsteine von zwei verschiedenen Spielern; ergänze einen von jemand anderem.
r-needs = Dafür brauchst du { $need }; gerade verfügbar: { $free }.
# Die Auswahl nach dem Namen der Landschaft gibt ihr den richtigen Artikel; Hügel haben keinen.
r-needs-terrain = Dafür { $terrain ->
    [Ebene] muss eine Ebene
    [Strand] muss ein Strand
    [Fluss] muss ein Fluss
    [Gebirge] muss ein Gebirge
   *[other] müssen { $terrain }
} erkundet sein.
# Was Erfindungen voraussetzen, mit seinem Artikel; anderes steht in Anführungszeichen und braucht keinen.
r-needs-item = Dafür brauchst du { $item ->
    [Messer] ein Messer
    [Seil] ein Seil
    [Schaufel] eine Schaufel
    [Karte] eine Karte
    [Feuer] ein Feuer
    [Topf] einen Topf
    [Ziegel] Ziegel
   *[other] „{ $item }“
}, gebaut in einer früheren Runde.
r-needs-weapon = Dafür brauchst du Waffenstärke { $n }; jede gebaute Waffe erhöht sie um 1.
r-needs-shelter = Dach und Palisade brauchen zuerst einen Unterschlupf, in einer früheren Runde gebaut oder natürlich.
r-has-shelter = Der Unterschlupf steht schon; Dach, Palisade und Waffen lassen sich weiter bauen.
r-needs-det = Das kostet { $need } ⭐ Entschlossenheit, du hast aber { $have }; „Lager aufräumen“ bringt 2.
r-not-on-board = „{ $item }“ liegt nicht auf dem Spielplan; bauen lassen sich nur Erfindungen, die dort liegen.
r-already-built = „{ $item }“ ist schon gebaut und hilft allen.
r-needs-person = Das lässt sich erst bauen, wenn { $who } im Lager ist.
r-needs-goal = Das kommt zuletzt: Erst muss alles andere erreicht sein, was zum Sieg führt.
r-closed = { $by } hat diesen Ort für immer versperrt.
r-pawn-serves = Dieser Spielstein ist nur für eine einzige Aktion da: { $action }.
r-needs-totem = Das lässt sich nur auf einem erkundeten Inselteil mit Totem bauen.
r-too-far = Das lässt sich höchstens { $n } Felder vom Lager entfernt bauen; zieh mit dem Lager um oder wähl ein näheres Inselteil.
r-all-standing = Alle { $n } stehen schon; mehr gibt es nicht.
r-not-owner = „{ $item }“ ist eine persönliche Erfindung: Ihr Besitzer muss leiten, andere dürfen unterstützen.
r-planned-already = Das ist diese Runde schon geplant; hilf mit deinem Spielstein dabei mit.
r-exhausted = Diese Quelle ist erschöpft; sammle an einer anderen offenen Quelle.
r-camp-tile = Die Quellen beim Lager bringen in der Produktionsphase etwas; sammle auf den anderen erkundeten Inselteilen.
r-unreachable = Dorthin führt kein erkundeter Weg, oder es gibt dort nichts für diese Aktion; wähl etwas in Reichweite.
r-already-explored = Dieser Ort ist schon erkundet; Erkunden braucht ein leeres Feld neben einem erkundeten Inselteil.
r-no-tiles = Es gibt kein Inselteil mehr zu erkunden.
r-nothing-to-hunt = Im Jagdstapel liegt keine Karte mehr; wer ein Inselteil mit Tier erkundet, bringt eine neue.
r-no-threat = Auf diesem Bedrohungsfeld liegt keine Karte.
r-twice-at-most = Das darf jeder Charakter höchstens zweimal pro Runde; ein anderer kann noch.
r-no-such-price = So lässt sich das hier nicht bezahlen, nur mit einem der angezeigten Preise.
r-aid-unfit = „{ $item }“ hilft bei dieser Aktion nicht, sondern pro Runde nur bei einem einzigen Sammeln.
r-not-held = Das ist nicht mehr im Lager; **/nutzen** zeigt, was da ist.
r-not-now = Das lässt sich gerade nicht nutzen; **/karte** zeigt, wann es geht.
r-used-this-round = Das wurde diese Runde schon genutzt; nächste Runde ist es wieder frei.
r-held-by-other = Das hat diese Runde ein anderer Charakter; nächste Runde ist es wieder frei.
r-abilities-blocked = Dieser Charakter kann diese Runde keine Fähigkeiten nutzen; Gegenstände und Startgegenstände gehen weiterhin.
r-no-effect = Das hätte gerade keine Wirkung, also wird es nicht verbraucht.
r-pile-closed = Der Holzstoß nimmt pro Runde Holz für eine Lage, bevor Aktionen ausgeführt werden; nächste Runde ist die nächste Lage dran.
r-not-enough = Davon ist nicht genug frei: { $res }.
r-bad-setup = So lässt sich kein Spiel aufbauen. **spieler**: 1 bis 4; **charaktere**: jeder nur einmal.

## Geschichte

stock-none = nichts
e-began = 🏝️ Das Spiel beginnt. Gestrandet: { $who }
e-round = Runde { $n }
e-drawn = 🃏 **{ $card }**
e-threatens = ⚠️ Wird die Bedrohung nicht abgewendet: { $text }
e-because = **{ $card }**: { $text }
e-into-events = die Karte kommt in den Ereignisstapel und kehrt zurück
e-came-back = 🃏 **{ $card }** kommt wieder
e-looked = 👀 Angesehen: { $card }
e-threat-fired = ⚠️ Nicht abgewendet: **{ $card }**
e-threat-gone = Nicht mehr auf den Bedrohungsfeldern: { $card }
e-gained = +{ $what }
e-gained-future = +{ $what }, sobald die Aktionen vorbei sind
e-lost = −{ $what }
e-unmet = ❗ Es fehlt: { $what }
e-det = { $who } { $n } ⭐
e-wounded = 🩸 { $who }: { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}{ $says ->
    [no] {""}
   *[yes] {" "}(jetzt { $total })
}
e-wounded-many = 🩸 { $who }: je { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
e-healed = 💚 { $who } heilt { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
e-special-wound = 🤕 { $who }: besondere Wunde ({ $part })
e-special-wound-gone = { $who }: besondere Wunde entfernt ({ $part })
e-morale = 🙂 Moral { $n }{ $says ->
    [no] {""}
   *[yes] {" "}(jetzt { $to })
}
e-level = { $icon } { $track } { $n }{ $says ->
    [no] {""}
   *[yes] {" "}(jetzt { $to })
}
e-shelter-built = ⛺ Der Unterschlupf steht
e-shelter-lost = ⛺ Der Unterschlupf ist verloren
e-token-placed = 📍 { $token }: { $loc }{ $kind ->
    [time_consuming] {" "}(eine Aktion dort braucht 1 Spielstein mehr)
    [adventure] {" "}(die nächste Aktion dort bringt eine Abenteuerkarte)
    [reroll] {" "}(der nächste Erfolg dort wird neu gewürfelt)
    [greater_danger] { $at ->
        [tile] {" "}(wer dort unbewaffnet handelt, erleidet 1 Wunde)
       [hunt] {" "}(das nächste gejagte Tier ist um 1 stärker)
       *[other] {" "}(wer dort die nächste Aktion unbewaffnet leitet, erleidet 1 Wunde)
    }
    [additional_food] { $at ->
        [night] {" "}(jeder isst einmal 1 mehr)
       *[other] {""}
    }
   *[other] {""}
}
e-token-gone = { $token } entfernt: { $loc }
e-weather-token = { $weather ->
    [rain] 🌧️ Regenplättchen auf dem Wetterfeld: heute Nacht 1 Wolke; ein zweites brächte keine weitere
    [snow] 🌨️ Schneeplättchen auf dem Wetterfeld: heute Nacht 1 Schneewolke; ein zweites brächte keine weitere
   *[storm] 🌪️ Sturmplättchen auf dem Wetterfeld: heute Nacht ein Sturm; ein zweites brächte keinen weiteren
}
e-hungry-die = 🐾 Der Würfel der hungrigen Tiere fällt heute Nacht
e-exhausted = Quelle erschöpft: { $res } auf { $space }
e-reopened = Quelle wieder offen: { $res } auf { $space }
e-terrain-covered = Landschaft verdeckt: { $space }
e-terrain-uncovered = Landschaft wieder sichtbar: { $space }
e-tile-down = { $space } wird umgedreht
e-space-closed = 🌋 { $by } bedeckt { $space }
e-tile-up = { $space } liegt nun offen
e-explored = 🧭 { $space } erkundet: { $tile }{ $shelter ->
    [yes] {" "}· ⛺ natürlicher Unterschlupf
   *[no] {""}
}{ $totem ->
    [yes] {" "}· 🗿 Totem
   *[no] {""}
}
e-beast-found = 🐾 Ein Tier kommt in den Jagdstapel
e-beast-waits = 🐾 Neben dem Ereignisstapel lauert ein Tier: Zu Beginn der nächsten Ereignisphase greift es den Startspieler an
e-beast-returned = 🐾 Das lauernde Tier kommt in den Jagdstapel und greift niemanden an
e-hunting-gone = { $n ->
    [one] 🐾 Eine Karte verlässt den Jagdstapel
   *[other] 🐾 { $n } Karten verlassen den Jagdstapel
}
e-hunting-under = 🐾 Die oberste Karte des Jagdstapels kommt nach unten
# Die Auswahl nach dem Namen des Markers gibt ihm Artikel und Verb.
e-marker-laid = { $marker ->
    [Leuchtfeuer] Das Leuchtfeuer steht
    [Deich] Der Deich steht
    [Kreuz] Ein Kreuz steht
    [Falle] Eine Falle liegt
    [Hochwasser] Das Hochwasser steht
   *[other] { $marker } liegt
} jetzt auf { $space }
e-marker-lifted = { $marker ->
    [Leuchtfeuer] Das Leuchtfeuer
    [Deich] Der Deich
    [Kreuz] Das Kreuz
    [Falle] Die Falle
    [Nebel] Der Nebel
    [Dorf] Das Dorf
    [Stadt] Die Stadt
    [Asche] Die Asche
    [Hochwasser] Das Hochwasser
   *[other] { $marker }
} ist von { $space } verschwunden
e-number-laid = Auf { $space } liegt die Nummer { $n }
e-marker-waits = Auf { $space } wartet ein Marker auf das Inselteil, das dort liegen wird
e-waiting-marker-gone = Auf { $space } wartet ein Marker weniger
e-arrange-marker-gone = Der Marker bei „Lager aufräumen“ ist weg
e-tiles-seen = { $n ->
    [one] Ein Inselteil vom Stapel wurde angesehen
   *[other] { $n } Inselteile vom Stapel wurden angesehen
}
e-night-wounds = { $n ->
    [one] { $who } erleidet in der Nacht 1 Wunde
   *[other] { $who } erleidet in der Nacht { $n } Wunden
}
e-ordered = 📝 { $text }
e-token-found = 🔎 Gefunden: { $card }
e-built = 🔨 Gebaut: { $card }
e-item-ready = ✨ { $card } ist bereit
e-item-lost = { $card } wird auf die Erfindungsseite gedreht
e-invention-came = 🆕 Neue Erfindung: { $card }
e-invention-gone = { $card } verlässt den Spielplan
e-equipment-found = 🎒 Startgegenstand gefunden: { $card }
e-kept = 🎁 Behalten: { $card }
e-kept-token = 🎁 Behalten: { $card } (was in der Aktionsphase gefunden wird, lässt sich erst nutzen, wenn sie endet)
e-used = ▶️ { $who } nutzt „{ $thing }“
e-used-common = ▶️ { $thing } eingesetzt
e-used-pile = 🪵 { $who } legt Holz auf den Holzstoß
e-planned = 📝 Geplant: { $goal } ({ $pawns })
e-joined = 📝 Geändert: { $goal }
e-taken-back = ↩️ Aktion { $n } zurückgenommen
e-done = ✅ { $goal } ({ $pawns })
e-not-done = ❌ { $goal } ({ $pawns })
e-resolving = ▸ { $goal } ({ $pawns })
e-rolled = 🎲 { $who }: { $roll }
e-rerolled = 🎲 { $who } wirft den { $die } neu: { $roll }
e-succeeded = ✅ Gelungen: { $goal }
e-failed = ❌ Misslungen: { $goal }
e-fight = ⚔️ { $who } gegen { $beast }: Stärke { $strength }, Waffenstärke { $weapon }
e-fight-plain = ein Tier
e-camp-moved = ⛺ Das Lager zieht nach { $space }
e-weather-rolled = 🎲 Wetter: { $dice }
e-weather-rolled-none = Keine Wetterwürfel
n-snow = { $n ->
    [one] 1 Schneewolke
   *[other] { $n } Schneewolken
}
n-rain = { $n ->
    [one] 1 Regenwolke
   *[other] { $n } Regenwolken
}
e-clouds = ☁️ Wetter: { $clouds }{ $owes ->
    [no] , das Dach ({ $roof }) hält sie ab
    [snow] , das Dach ({ $roof }) hält sie ab; fällig für den Schnee: { $due }
   *[yes] , Dach { $roof }. Fällig: { $due }{ $snow ->
        [0] {""}
       *[other] {" "}(davon { $snow } 🪵 für den Schnee)
    }
}
e-ate = 🍽️ Satt: { $who }
e-more-mouths = 👶 Ein Kind ist geboren; ab heute Nacht essen die Kinder { $n } Nahrung
e-mouths-fed = 👶 Die Kinder haben gegessen ({ $n } Nahrung)
e-starved = 🍽️ Nichts zu essen: { $who }
e-outside-friday = 🌌 { $who } schläft draußen auf { $space }
e-outside = 🌌 { $who } schläft draußen auf { $space }, nur mit der Nahrung auf dem eigenen Bogen
e-blamed = { $text } ({ $cause })
e-blamed-more = { $text }; { $cause })
blame-wound = der Wundenwürfel
blame-adventure = anstelle einer Abenteuerkarte
blame-danger = Gefahr, und keine Waffe zur Hand
blame-dearer = heute Nacht war 1 Nahrung mehr fällig
blame-animals = die hungrigen Tiere
blame-storm = der Sturm
blame-moved = durch den Umzug des Lagers
blame-arrow = bei dieser Wunde sinkt die Moral
e-open-air = 🌌 Eine Nacht ohne Unterschlupf
e-rotted = { $n ->
    [one] 1 Nahrung verdirbt
   *[other] { $n } Nahrung verderben
}
e-arrived = 📦 Jetzt verfügbar: { $what }
e-first-player = 👑 Startspieler: { $who }
e-pile = 🪵 Holzstoß, Lage { $stage }: { $wood } von { $of }
e-pit-caught = 🕳️ In der Fallgrube ist etwas gefangen
e-pit-empty = 🕳️ Die Fallgrube ist leer
e-joined-camp = 🛟 { $who } ist jetzt im Lager
e-crew-died = ✝️ { $who }: gestorben
e-crew-captured = ⛓️ { $who }: gefangen
e-crew-freed = 🛟 { $who }: wieder frei
e-friday-died = ✝️ Freitag stirbt
e-ended = 🏁 { $end }
end-won = Gerettet: Das Ziel ist erreicht!
end-died = { $who } ist gestorben. Die Insel hat gewonnen.
end-time-over = Die letzte Runde ist vorbei, und niemand kam zur Rettung.
end-camp-lost = Das Lager ist mit seinem Inselteil verloren.
end-unfed = Ein Kind hatte nichts zu essen.
end-crew-lost = Der Regisseur ist tot, und niemand ist mehr da, der den Film dreht.
end-invention-gone = Eine der nötigen Erfindungen ist endgültig verloren.
end-out-of-reach = Das Ziel ist nicht mehr zu erreichen.
usable-meal = { $item }: Mahlzeit in der Nacht
usable-friday-reroll = Freitags Neuwurf (2 ⭐)
usable-pile = Holz auf den Holzstoß legen
usable-help-friday-reroll = Für 2 eigene Entschlossenheit wirft Freitag einen seiner Aktionswürfel neu.
usable-help-pile = Holz auf die offene Lage des Holzstoßes legen. Eine Lage pro Runde, bevor Aktionen ausgeführt werden; das Holz kommt nicht zurück.
# Alle Charaktere sind männlich benannt.
the-character = Der { $name }
the-character-within = der { $name }
the-group = Die Gruppe
project-on = { $item } auf { $space }
project-roof = Dach +1
project-palisade = Palisade +1
project-weapon = Waffe +1
in-action-tile = auf dem Inselteil dieser Aktion
in-camp = auf dem Inselteil mit dem Lager
in-space = auf { $space }
in-adjacent-tile = auf einem Inselteil neben dem Lager
in-linked = auf dem Inselteil, das diese Karte markiert hat
the-action-tile = das Inselteil dieser Aktion
the-camp-tile = das Inselteil mit dem Lager
the-tile-of = das Inselteil auf { $space }
the-adjacent-tile = ein Inselteil neben dem Lager
the-linked-tile = das von dieser Karte markierte Inselteil
the-track-roof = das Dach
the-track-palisade = die Palisade
the-track-weapon = die Waffenstärke
pawn-stem = { $tint ->
    [hunt] rot
    [build] braun
    [gather] grau
    [explore] grün
    [gather_or_explore] grau-grün
   *[hunt_or_explore] lilafarben
}
fate-shuffle-first = Diese Karte in den Ereignisstapel mischen.
line-action-named = Bedrohung abwenden „{ $name }“: { $text }
line-later-named = Bei der Rückkehr als Ereignis („{ $name }“): { $text }
tile-source-wood = Holz
tile-source-parrot = Vögel
tile-source-fish = Fische
each-action = neben { $places }
each-deck = auf die Abenteuerstapel { $places }
each-space = auf die Felder { $places }
fx-token-each = je { $token } { $places } legen
track-place-roof = Dach
track-place-palisade = Palisade
track-place-weapon = Waffen
a-token-time_consuming = ein Zeitplättchen
a-token-additional_food = ein Nahrungsplättchen (+1)
a-token-additional_wood = ein Holzplättchen (+1)
a-token-greater_danger = ein Gefahrenplättchen
a-token-reroll = ein Neuwurfplättchen
a-token-adventure = ein Abenteuerplättchen
do-nothing = nichts tun
needs-person = { $who } im Lager
needs-goal = alles andere, was zum Sieg führt
needs-terrain = { $terrain } (erkundet)
card-action = { $card } – { $action }
quoted = „{ $text }“
head-event = Ereignis
head-action = Bedrohung abwenden
head-threat = Bedrohungseffekt, wenn nicht abgewendet
head-now = Jetzt
head-later = Später als Ereignis
head-named = { $head }: { $name }
option-or = oder
over-event = Ereignis
over-wreckage = Strandgut
over-adventure = Abenteuer: { $name }
over-mystery = Geheimnis: { $name }
over-beast = Tier
over-invention = Erfindung
over-discovery = Entdeckungsplättchen
over-equipment = Startgegenstand
over-ability = Fähigkeit: { $name }
over-tile = Inselteil
over-character = Charakter
over-scenario = Szenario

## Was eine Aktion bringt

gain-threat = die Bedrohung ist abgewendet
gain-hunt = Kampf gegen das oberste Tier um Nahrung und Felle
gain-gather = { $what } heute Nacht
gain-gather-any = was diese Quelle gibt, heute Nacht
gain-explore = ein neues Inselteil mit Quellen und Plättchen
gain-arrange = Moral +1 und 2 ⭐
gain-arrange-four = Moral +1 oder 2 ⭐
gain-rest = heilt 1 🩸
gain-shelter = sichere Nächte; dann Dach, Palisade
gain-roof = jede Nacht eine Wolke weniger
gain-palisade = gegen Tiere und Stürme
gain-weapon = stärker in jedem Kampf
gain-pawn = 1 Spielstein mehr zum { $actions }
gain-gather-bonus = { $n } mehr bei einer Sammelaktion
gain-rest-more = Ausruhen heilt { $heal } 🩸 und gibt { $det } ⭐
gain-night-meal = nachts für 1 🍖 { $heal } 🩸 heilen
gain-morale-det = { $n } ⭐ je Runde für den Startspieler
gain-shortcut = jede Runde 1 Rohstoff mehr
gain-pit = jede Runde vielleicht 2 🍖

why-night = Nächte ohne Unterschlupf verwunden alle
why-own = ein natürlicher Unterschlupf bleibt zurück, wenn das Lager umzieht; ein gebauter kommt mit
why-hunger = heute Nacht reicht die Nahrung nicht für alle, und Hunger kostet je 2 Wunden
why-clouds = jede Wolke über dem Dach kostet Nahrung und Holz
why-storms = Stürme und Tiere kosten Palisadenstufen, und jede fehlende verwundet
why-weapon = ohne Waffen verwundet jeder Kampf
why-stronger = jede Waffenstufe ist im Kampf eine Wunde weniger
why-goal = 🎯 das Letzte, was fürs Ziel noch zu tun ist
why-part = 🎯 eins von mehreren Dingen, die das Ziel noch verlangt
why-part-of = 🎯 gehört zum Ziel; noch nicht erreicht: { $open }
why-first = 🎯 das erste der beiden, die für das Ziel nötig sind
why-fetch = 🎯 sonst kann jemand, den das Ziel braucht, nicht ins Lager geholt werden
why-fetch-of = 🎯 sonst kann { $who } nicht ins Lager geholt werden
why-rescue = 🎯 geschieht das nicht jetzt, stirbt jemand, den das Ziel braucht, ehe Hilfe kommt, und das Spiel ist verloren
why-rescue-of = 🎯 geschieht das nicht jetzt, stirbt { $who }, ehe Hilfe kommt, und das Spiel ist verloren
# Die Auswahl gibt dem Namen seinen Artikel.
needed-item = { $id ->
    [mast] den { $item }
    [sacred_bell] die { $item }
    [fence] den { $item }
    [garden] den { $item }
    [lifeboat] das { $item }
    [rope_ladder] die { $item }
    [jolly_boat] das { $item }
    [ballista] die { $item }
    [trap] die { $item }
    [tranquilizer] das { $item }
    [fireplace] die { $item }
    [shortcut] die { $item }
    [snare] die { $item }
    [spear] den { $item }
    [belts] die { $item }
    [bow] den { $item }
    [cellar] den { $item }
    [corral] das { $item }
    [furnace] den { $item }
    [lantern] die { $item }
    [moat] den { $item }
    [pit] die { $item }
    [raft] das { $item }
    [shield] den { $item }
    [wall] die { $item }
   *[other] { $item }
}
gain-goal = 🎯 fürs Ziel
gain-wins = 🎯 fürs Ziel; { $what }
gain-tool = { $kind ->
    [items] nötig für { $names }
    [threats] nötig, um { $threats } abzuwenden
   *[both] nötig für { $names } und um { $threats } abzuwenden
}
why-tool = manches andere geht nur damit
why-shelter-wood = der Unterschlupf braucht Holz, und Nächte ohne ihn verwunden
why-wood = alles, was gebaut wird, braucht Holz
why-pile = alles, was gebaut wird, braucht Holz, und der Holzstoß auch
why-store = ein Vorrat, der über heute Nacht hinaus reicht
why-discovery = neue Inselteile bringen Quellen, Landschaften und Funde
why-morale = schlechte Moral kostet jede Runde Entschlossenheit
why-determination = Fähigkeiten brauchen Entschlossenheit
why-wounds = es heilt Wunden, und zu viele davon sind das Ende
why-spare = für diesen Spielstein gibt es gerade nichts Besseres zu tun
why-threat = sie schlägt zu, wenn neuere Karten sie vom Spielplan schieben
why-thing = es hilft gerade jetzt

## Siegpunkte

score-life = übriges Leben
score-stage = volle Lage des Holzstoßes
score-marker = { $name } auf dem Spielplan
score-item = { $name } gebaut
score-items = gebaute Erfindung
score-tiles = erkundetes Inselteil
score-totems = erkundetes Totem
score-special = { $name }
score-done = { $name }
score-aim = { $name }
score-each = { $what } { $points }
score-row = { $what }: { $times } × { $points } = { $sum }
score-sum = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
