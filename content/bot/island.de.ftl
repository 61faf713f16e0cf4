# The island game at the edge.
panel-planning-phase = Planung
panel-ready = ✅ **Der Plan ist vollständig.** **Los!** führt ihn aus; vorher lässt er sich noch ändern.
question-uses-left = { $line } ({ $n ->
    [one] noch einmal einsetzbar
   *[other] noch { $n }-mal einsetzbar
})
question-pick = Im Menü { $n } auswählen; die Wahl gilt, sobald das Menü zu ist.
question-further = { $n ->
    [one] Danach noch einmal dieselbe Wahl.
   *[other] Danach noch { $n }-mal dieselbe Wahl.
}
question-resolver = -# Wer das auslöst, ist hier: { $name }.
question-kills-friday = ✝️ **{ $answer }**: Freitag stirbt daran.
question-kills = ☠️ **{ $answer }**: { $when ->
    [morning] Nach allem, was bekannt ist, stirbt { $name } am Morgen daran
   *[now] Daran stirbt { $name }
}, und das Spiel ist verloren (jetzt { $had } Wunden + { $more }; die { $dies }. tötet).
question-kills-one = ☠️ **{ $answer }**: { $when ->
    [morning] Nach allem, was bekannt ist, stirbt bis zum Morgen jemand daran
   *[now] Jemand stirbt daran
} ({ $name }; wer, entscheidet eine spätere Antwort), und das Spiel ist verloren.
question-loses = ☠️ **{ $answer }**: { $when ->
    [morning] Nach allem, was bekannt ist, ist das Spiel damit am Morgen verloren.
   *[now] Damit ist das Spiel verloren.
}
question-any-answer = Jede Antwort
question-fare = { $had } von { $dies } Wunden, { $fate ->
    [now] und ☠️ der Hunger tötet
    [dies] dann { $then }, und ☠️ nach allem, was bekannt ist, am Morgen tot
    [worse] dann { $then } und nach allem, was bekannt ist, am Morgen { $ends }
   *[lives] dann { $then }
}
question-pile-risk = ⚠️ Ab { $n } Holz auf dem Holzstoß würde das schlimmste Wetter heute Nacht jemanden töten, der sonst überlebt. Eine feste Antwort, alles hinzulegen, zählt hier nicht.
question-all-lose = ☠️ **Mit jeder dieser Antworten ist das Spiel verloren.** Abwenden kann es nur noch, was jemand vorher nutzt.
question-passed = ✔️ Hier fertig: { $names }. Wer noch etwas einsetzen kann, entscheidet jetzt.
panel-spare = Nicht verplant, kann aber noch helfen: { $pawns }.
panel-planning = 📝 **Aktionen planen.** { $missing }
panel-planning-led = 📝 **Aktionen planen.** Noch { $n ->
    [one] 1 deiner Spielsteine ist
   *[other] { $n } deiner Spielsteine sind
} frei.
panel-ended = **/log** erzählt die Geschichte, **/teilen** zeigt anderen, wie es ausging (auch wenn hier schon das nächste Spiel läuft), **/insel neu** startet ein neues. **/regeln** Punkte sagt, wie gezählt wird.
panel-go-on = Mit **Weiter** geht es weiter.
field-resources = Rohstoffe
log-round = Runde { $n }
field-plan = Plan
field-waiting = Warten auf
goal-line = 🎯 **Ziel** Holzstoß { $wood }/{ $of }{ $each ->
    [0] {""}
   *[other] {" "}(etwa { $each } je Runde bis Runde { $to })
} · { $item } { $state } · Schiff { $each ->
    [0] in den Runden { $from }–{ $to }
   *[other] ab Runde { $from }
}
goal-drawn = { $aim }, es fehlen: { $open }{ $gone ->
    [0] {""}
    [one] {" "}(1 ist aus dem Spiel)
   *[other] {" "}({ $gone } sind aus dem Spiel)
}
goal-waits = { $aim } ({ $have }/{ $of }; dazu { $n } gebaut, noch nicht im Einsatz)
goal-line-aims = 🎯 **Ziel** { $aims }
goal-met = 🌙 Alles ist erfüllt: Diese Nacht noch überleben, dann ist gewonnen.
goal-built = gebaut
goal-built-now = gebaut, noch nicht im Einsatz
goal-not-built = nicht gebaut
res-available = 📦 **Verfügbar** { $stock }
res-tied = 🔒 **Verplant** { $stock }
res-future = 🔜 **Künftig** { $stock }
camp-lines = ⛺ **Lager** { $shelter } · Dach { $roof } · Palisade { $palisade } · Waffenstärke { $weapon } · Moral { $morale }
camp-shelter = Unterschlupf gebaut
camp-natural = natürlicher Unterschlupf
camp-open = kein Unterschlupf
person-line = 👤 { $name }: { $wounds }/{ $dies } Wunden{ $arrow } · { $det } ⭐{ $pawns }{ $more }
person-line-guest = 👤 { $name }: { $wounds }/{ $dies } Wunden{ $pawns }{ $more }
person-arrow = {" "}(Moral sinkt bei { $at })
person-pawns = {" "}· { $left }/{ $all } Spielsteine frei
person-dead = 👤 { $name }: tot
person-away = nicht im Lager
person-outside = schläft auf { $space }
person-dog = 🐕 **Hund**: verplant
person-dog-free = 🐕 **Hund**: kann noch helfen
threats-none = ⚠️ Keine Bedrohungen.
threat-line = ⚠️ { $planned }**{ $name }**: { $action }. *Sonst:* { $ignored }
threat-beast = ⚠️ { $planned }**{ $name }**: { $action }. { $people ->
    [one] *Sonst* greift dich das lauernde Tier zu Beginn der nächsten Ereignisphase an
   *[other] *Sonst:* { $who } kämpft zu Beginn der nächsten Ereignisphase gegen das lauernde Tier
}
threat-harmless = ⚠️ { $planned }**{ $name }**: { $action }. *Sonst* passiert nichts
or = ; oder{" "}
odds-missing = { $n ->
    [one] 1 Spielstein fehlt
   *[other] { $n } Spielsteine fehlen
}
odds-sure = sicher
odds-success = { $n } %
odds-last-wound = ☠️ { $name } stirbt an { $left ->
    [one] der nächsten Wunde
   *[other] { $left } Wunden, und so viele kann das bringen
} ({ $n } %)
odds-later-card = das Abenteuer des Plättchens kommt nur bei der ersten Aktion dieser Art; eine ist davor geplant, also zählt es hier nicht mit
odds-later-token = das Plättchen betrifft nur die erste Aktion dieser Art; eine ist davor geplant, also zählt es hier nicht mit
odds-arms = im Kampf zur Hand: { $things }
odds-attack = gelingt, ist aber ein Kampf; jeder Punkt, der bei Waffenstärke { $weapon } noch fehlt, kostet eine Wunde
odds-fight = { $most ->
    [0] sicher, und bei Waffenstärke { $weapon } verwundet kein Tier
   *[other] gelingt, kostet aber { $likely ->
        [0] ab und zu eine Wunde
        [one] etwa 1 Wunde
       *[other] etwa { $likely } Wunden
    }, höchstens { $most } (Waffenstärke { $weapon } gegen { $weakest } bis { $strongest })
}
pawn-alone = { $name } allein
pawns-own = { $n ->
    [one] allein
   *[other] mit { $n } Spielsteinen
}
pawns-own-with = { $n ->
    [one] du + { $with }
   *[other] du ×{ $n } + { $with }
}
## Menüs und Knöpfe

menu-plan = Aktionen planen …
menu-plan-several = Aktionen planen, eine oder mehrere …
menu-plan-else = Oder etwas anderes planen …
menu-several = Wer macht was …
several-title = Mehrere Aktionen
several-text = Wähl aus, wer was macht: Alles wird auf einmal geplant. Jede Aktion lässt sich einzeln zurücknehmen.
several-later = Noch zu planen: **{ $goals }**. Wähl erst hier aus; das kommt danach dran.
several-none = All das zusammen geht nicht: { $goals }. Es fehlen Spielsteine, Holz oder etwas anderes. Eins nach dem anderen geht es vielleicht doch, etwa mit einem Gegenstand, der bei einer Aktion hilft.
menu-plan-all = Alle Aktionen …
menu-plan-all-note = auch das, was jetzt nicht geht, und warum
menu-kind-note = { $n ->
    [0] jetzt nicht möglich
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
menu-join = Mithelfen: { $goal }
menu-take-back = Zurücknehmen …
menu-further = … weitere ({ $n })
menu-before = … zurück
menu-use = Nutzen …
menu-card = Karte lesen …
button-sheet = Spielplan
button-happened = Was geschah (+{ $n })
happened-title = Was geschah
happened-nothing = Im letzten Schritt ist nichts passiert. **/log** erzählt die ganze Geschichte.
button-cards = Karten
uses-later = **Später, wenn es so weit ist:**
uses-coming = **Zur Hand, wenn die Aktionsphase endet:**
uses-text = Was möchtest du nutzen? Es wirkt sofort.
cards-title = Eine Karte lesen
cards-text = Jede Karte auf dem Tisch, mit Bild. Nur du siehst sie.
menu-target = Was davon?
menu-pawns = Wer macht es?
button-go = Los!
button-on = Weiter
button-pile = Holz auf den Stoß
pile-asks = Dann werden alle am Tisch gefragt, wie viel Holz jetzt auf den Stoß kommt, und der Plan wartet, bis sie geantwortet haben. Ab der zweiten Runde wird ohnehin jede Runde einmal danach gefragt.
button-pile-ask = Jetzt alle fragen
button-more = Mehr …
more-title = Mehr
more-text-alone =
    {""}**Karten** zeigt jede Karte auf dem Tisch, **Wer bin ich?** deinen Charakter, dein Ziel und was dich verwundet.
more-text =
    {""}**Tisch** sagt, wie lange auf jemanden gewartet wird, wer was einsetzt und was bei Abwesenheit geschieht. Urlaub gibt es dort auch.
    {""}**Was ich immer antworte** legt fest, was du nicht mehr gefragt werden willst.
    {""}**Karten** zeigt jede Karte auf dem Tisch.
button-none = Nichts davon
## Planen

wizard-kinds = Aktion planen
wizard-targets = { $kind }
wizard-targets-text = Wähl im Menü ein Ziel oder mehrere.
wizard-pawns = { $goal }
wizard-pawns-text = Wer macht es? Ein Klick plant die Aktion; solange der Plan offen ist, kannst du sie jederzeit zurücknehmen.
wizard-lead-text = Wer zuerst genannt ist, leitet die Aktion und bekommt Wunden, Funde und Abenteuer.
wizard-lead-own-text = Bei „du + …“ leitest du, sonst wer zuerst genannt ist. Wer leitet, bekommt Wunden, Funde und Abenteuer.
wizard-odds-text = Bei zu wenigen Spielsteinen entscheiden drei Würfel, jeder für sich: Erfolg, Wunde, Abenteuer. *Sicher* heißt, dass niemand würfelt. Ein Abenteuer ist eine Karte vom Abenteuerstapel, selten eine gute.
wizard-no-pawns = Keiner der freien Spielsteine kann das tun.
wizard-gone = Das geht nicht mehr.
kind-nothing = { $kind ->
    [gather] kein anderes erkundetes Inselteil hat eine offene Quelle; was das Inselteil des Lagers hergibt, bringt die Produktion von selbst
    [explore] neben keinem erkundeten Inselteil liegt noch ein unerkundetes Feld
    [threat] es liegt keine Karte aus, die eine Aktion verlangt
    [build] es gibt nichts mehr zu bauen
   *[other] dort ist gerade nichts zu tun
}
needs-sure = { $n ->
    [one] 1 Spielstein
   *[other] { $n } Spielsteine
}
needs-risky = { $risky ->
    [one] 1 Spielstein mit Würfeln
   *[other] { $risky } Spielsteine mit Würfeln
} ({ $success } %), { $sure } sicher
needs-cost = kostet { $stock }
needs-free = kostenlos
aid-on = ✓ mit { $item }
aid-off = + { $item }
discount-on = ✓ 1 Holz weniger
discount-off = + 1 Holz weniger
wizard-discount-text = Mit 1 Holz weniger. Auf jedem Knopf steht, wie viel Entschlossenheit (⭐) das kostet.
plan-empty = Es ist nichts geplant.
plan-missing = Es fehlt noch
assign-which-target = Welches Ziel? Die Option **ziel** zeigt alles, was möglich ist.
assign-unknown-action = **aktion**: „{ $word }“ ist keine der Aktionen. Die Option zeigt sie.
assign-unknown-target = **ziel**: „{ $word }“ ist keines der Ziele. Die Option zeigt alles, was möglich ist.
assign-unknown-pawn = **spielsteine**: „{ $word }“ kenne ich nicht. Verbinde Namen mit einem Plus, etwa „koch + freitag“; der erste leitet.
assign-unknown-price = **preis**: „{ $word }“ ist keiner der Preise. Die Option zeigt alle.
assign-unknown-aid = **hilfen**: „{ $word }“ kann dort nicht helfen. Die Option zeigt, was hilft.
word-me = ich
## Seiten

me-title = { $name } · { $wounds }/{ $dies } Wunden · { $det } ⭐
me-away = 💤 Du giltst als abwesend, { $why ->
    [holiday] denn du bist im Urlaub
    [agreed] denn die anderen spielen diese Runde wie vereinbart ohne dich weiter
   *[late] denn deine Zeit war um, bevor du etwas gesagt hast
}: Alle am Tisch dürfen für dich ziehen und antworten. { $why ->
    [holiday] Was du selbst tust, gilt trotzdem; **Ich bin zurück** beendet den Urlaub.
   *[late] **Ich bin zurück** oder ein Zug von dir beendet das.
}
me-camp = Lager
shelter-line = ⛺ Das Lager ist auf { $space }. { $shelter ->
    [built] Der Unterschlupf steht
    [natural] Ein natürlicher Unterschlupf schützt es
   *[none] Noch ohne Unterschlupf, also verwundet die Nacht alle, die dort schlafen
}; Dach { $roof }, Palisade { $palisade }.
me-watching = Du sitzt nicht mit an diesem Tisch. Das sind die Schiffbrüchigen der anderen.
me-usable = Was du jetzt nutzen kannst
me-nothing = Im Augenblick nichts.
me-over = 🏁 Dieses Spiel ist zu Ende, also gibt es nichts mehr zu nutzen.
odds-title = Chancen
odds-line = **{ $goal }**
    {"  "}👤 { $risky } mit Würfeln: { $odds }
    {"  "}👥 { $sure } { $certain }
odds-later = Gerade wird nichts geplant. Chancen stehen hier, solange Aktionen geplant werden.
odds-none = Für nichts, was sich jetzt planen lässt, wird gewürfelt.
odds-no-pawn = Für eine weitere Aktion hast du keinen Spielstein mehr frei.
rules-card = **/karte** name:{ $name } zeigt es im Bild.
rules-scores = Siegpunkte der 1. Auflage im Inselspiel, nach Szenario
rules-scores-more = Siegpunkte der 1. Auflage (Fortsetzung)
rules-scores-other = -# So zählt das Inselspiel. Ein anderes Spiel zählt auf seine Weise; wo du es spielst, sagt **/regeln**, wie.
rules-sheet = Der Szenariobogen auf diesem Tisch: { $name }
refused-rule = Regel: { $rule }
done-asks = ❓ **{ $question }** – antworte am Spielplan oder mit **/antworten**.
kind-event = Ereignis
kind-wreckage = Strandgut
kind-adventure = Abenteuer
kind-mystery = Geheimnis
kind-beast = Tier
kind-invention = Erfindung
kind-discovery = Entdeckungsplättchen
kind-equipment = Startgegenstand
kind-ability = Fähigkeit
kind-scenario = Szenario
# help-…: zusammengesetzt in src/bot/src/games/island/help.rs
help-0-title = Erstes Spiel
help-0-lead =
    Du bist gestrandet. Das Ziel steht mit 🎯 am Spielplan: bei den *Schiffbrüchigen* ein Signalfeuer, dessen Holzstoß bis zur letzten Lage voll ist, wenn das Schiff kommt.
help-0-table =
    Du bist gestrandet: Das hier ist *{ $name }*, höchstens { $rounds } Runden. Das Ziel steht am Spielplan:
help-0-looks-on =
    Du schaust zu: Das hier ist *{ $name }*, höchstens { $rounds } Runden. Das Ziel steht am Spielplan:
help-0-new =
    {""}**Neu hier?** Der grüne Knopf beginnt *Das Postboot*: vier Runden, die Schritt für Schritt Planen, Nacht und Wetter zeigen.
help-0 =
    {""}**Eine Runde** hat sechs Phasen. *Ereignis*, *Moral* und *Produktion* laufen von allein ab. Dann **wird geplant**: Wähl im Menü unter dem Spielplan { $picks ->
        [several] eine oder mehrere Aktionen und dann, wer sie macht
       *[one] eine Aktion und dann, wer sie macht, danach die nächste
    }. Alle Spielsteine der Charaktere müssen verplant sein. Ist der Plan vollständig, drück **Los!** (zu mehreren **Bereit**: Haben das alle gedrückt, geht es los) – die Aktionen werden der Reihe nach ausgeführt, dann folgen *Wetter* und *Nacht*.

    {""}**Welche Aktionen?** { $camp ->
        [open] Jede Nacht ohne Unterschlupf verwundet: Also bald einen *bauen*, es sei denn, in der Nähe findet sich ein natürlicher, und danach ein Dach,
       *[safe] Das Lager hat seinen Unterschlupf: Jetzt das Dach weiter *ausbauen*,
    } denn Regen und Schnee kosten Nahrung und Holz.{ $explore ->
        [yes] {" "}Felder neben bekannten Inselteilen lassen sich *erkunden*.
       *[no] {""}
    }{ $gather ->
        [yes] {" "}Holz und Nahrung lassen sich *sammeln*, wo sie schon gefunden sind.
       *[no] {""}
    }

    {""}**Sicher oder riskant?** Mit genug Spielsteinen gelingt eine Aktion sicher. Mit einem weniger entscheiden drei Würfel, jeder für sich, über Erfolg, Wunde und Abenteuer. Die Knöpfe zeigen die Chancen.

    Mit den Knöpfen kannst du nichts kaputt machen: Angeboten wird nur, was erlaubt ist, und **Rückgängig** nimmt Schritte zurück.
help-1-title = Knöpfe
help-1 =
    {""}**Aktionen planen …** (wo ein Vorschlag dabeisteht, **Oder etwas anderes planen …**) zeigt alles, was jetzt möglich ist, dann die Spielsteine mit Kosten und Chancen.
    {""}**Zurücknehmen …** entfernt eine geplante Aktion.
    {""}**Nutzen …** zeigt Fähigkeiten, Gegenstände und Plättchen, die du gerade nutzen kannst.
    {""}**Karten** zeigt jede Karte auf dem Tisch, als Bild und in Worten. Solange Lektionen kommen und in Gesellschaft führt **Mehr …** dorthin, in Gesellschaft auch zum Tisch und zu dem, was du immer antwortest.
    {""}**Los!** (in Gesellschaft *Bereit*) führt den Plan aus, sobald er vollständig ist; darüber steht, was noch fehlt. **Vorschlag** sagt, was als Nächstes ginge und warum, **Was geschah** erzählt den letzten Schritt ganz.
    {""}**Rückgängig** nimmt den letzten Schritt zurück. Waren seitdem Karten oder Würfel zu sehen, fragt es erst nach.

    Das Bild folgt einen Augenblick nach dem Klick; tipp es an, um es zu vergrößern.
help-2-title = Befehle
help-2 =
    {""}**/insel** und dahinter neu (einen Tisch eröffnen), stand (den Spielplan zeigen), mitspielen, verlassen, übergeben (deinen Platz anbieten), leitung, weglegen, fortsetzen, umziehen oder ende
    {""}**/planen** plant in einer Zeile: Aktion, Ziel und Spielsteine wie „koch + freitag“
    {""}**/zurücknehmen** · **/plan** · **/weiter** – zurücknehmen, ansehen, ausführen
    {""}**/antworten** auf eine offene Frage · **/nutzen** für Fähigkeiten, Gegenstände und Plättchen
    {""}**/spielplan** der Spielplan, groß oder mit `text:true` in Worten · **/ich** mein Charakter
    {""}**/karte** · **/regeln** · **/auslegungen** · **/chancen** · **/log** · **/rückgängig** · **/hilfe**
    {""}**/rat** was ich tun würde und warum · **/rückblick** was du verpasst hast und was droht
    {""}**/spiele** alle deine Spiele · **/insel tisch** Tempo, wer was einsetzt · **/insel pause** hält die Zeit an · **/insel urlaub**
    {""}**/erinnern** wann und wo du gerufen wirst · **/immer** Antworten ein für alle Mal · **/statistik** was du gespielt hast

    {""}**/solo** · **/tagesinsel** · **/gemeinsam** – ein schnelles Spiel mit vier Würfeln, allein oder zusammen · **/wochenaufgabe** – das Inselspiel allein, jede Woche ein anderes Szenario, für alle gleich
    {""}**/bestenliste** · **/teilen** – die Bestenlisten, und dein Ergebnis für alle

    Wo ein Befehl etwas auswählen lässt, schlägt er beim Tippen vor, was passt.
-signs =
    🪵 Holz · 🍖 Nahrung · 🥫 haltbare Nahrung, die nie verdirbt · 🦊 Fell
    ⭐ Entschlossenheit, die Fähigkeiten bezahlt · 🩸 Wunde · 🙂 Moral
    ⛺ Unterschlupf und Lager · 🧱 Palisade · ⚔️ Kampf, Waffenstärke · 🔨 gebaut
    🌧️ Regen · 🌨️ Schnee · 🐾 Tier oder hungrige Tiere · 🎲 Würfel
    📦 jetzt verfügbar · ⛔ nicht wählbar, mit dem Grund
    🤖 jemand ist nicht da, und der Computer plant mit
    ♥ Leben, das noch bleibt · 🎯 Ziel · 🃏 Karte · 🔎 Fund · 📍 Plättchen · 🗿 Totem
    ⚠️ Bedrohung oder Warnung · ☠️ tödlich · 🤕 besondere Wunde · 💚 geheilt · ✝️ gestorben · 🌌 Nacht im Freien
    🔜 ab heute Nacht · ⏳ darauf wird gewartet, oder Zeit läuft ab · 🔒 beiseitegelegt, oder fest · 📝 geplant, oder zu planen · 📌 ein für alle Mal beantwortet · ▸ wird ausgeführt · ✅ geschafft · ❌ misslungen
    💡 Vorschlag · 🆕 neue Erfindung · ✨ Gegenstand bereit · 🎒 Startgegenstand · 🎁 behalten · ▶️ eingesetzt · 👀 angesehen · ↩️ zurückgenommen
    ☁️ Wetter · 🌪️ Wetterplättchen · 🌋 für immer gesperrt · 🧭 erkundet, oder durchdacht · 🕳️ Grube · 🍽️ Mahlzeit · 👶 Kinder
    👑 Startspieler · 🛟 jetzt beim Lager · ⛓️ gefangen · ❗ nicht erfüllt · 🏝️ Spielbeginn · 🏁 Spielende
help-3-title = Zeichen
help-3 =
    { -signs }
## Hinweise

no-game = In diesem Kanal läuft kein Spiel. **/insel neu** startet eins.
occupied = In diesem Kanal läuft das Inselspiel. **/insel stand** zeigt es, **/insel weglegen** legt es beiseite, bis **/insel fortsetzen** es holt, **/insel ende** beendet es.
over-weekly = Dieses Spiel ist zu Ende. **/wochenaufgabe** zeigt es und startet in einer neuen Woche die nächste Aufgabe.
setup-bot = Ein Bot kann nicht mitspielen. Nenn unter **zweite**, **dritte** und **vierte** nur Menschen.
setup-twice = **charaktere**: { $name } steht zweimal da. Jeder Charakter kann nur einmal gewählt werden.
setup-players = **spieler**: 1 bis 4, nicht { $players }.
setup-too-many = Du nennst { $named } für { $players ->
    [one] 1 Platz
   *[other] { $players } Plätze
}. **spieler**: 1 bis 4 und mindestens so viele, wie du nennst. Lass die Option weg oder nenn weniger.
unknown-word = Ich finde nichts namens „{ $word }“. Tipp los und wähl aus dem, was dir angeboten wird.
unknown-card = **name**: Eine Karte „{ $word }“ liegt hier nicht aus und war auch noch nicht zu sehen. Tipp los und wähl aus dem, was dir angeboten wird.
token-note = { $name }: { $help }
unknown-card-book = **name**: Eine Karte namens „{ $word }“ gibt es nicht. Tipp los und wähl aus dem, was dir angeboten wird.
which-card = Zu „{ $word }“ passen mehrere Karten. Welche meinst du?
unknown-character = **charaktere**: „{ $word }“ kenne ich nicht. Tipp los und wähl aus dem, was dir angeboten wird.
## Das Bild

pic-round = Runde
pic-morale = Moral
pic-resources = Rohstoffe
pic-tied = Verplant
pic-future = Künftig
pic-camp = Lager
pic-shelter = Unterschlupf
pic-natural-shelter = Natürlicher Unterschlupf
pic-tent = Offenes Lager
pic-weather = Wetter
pic-hungry-animals = Hungrige Tiere
pic-threats = Bedrohungen
pic-ignored = Sonst
pic-no-threat = Keine Bedrohung
pic-pile = Holzstoß
pic-goal = Ziel
pic-children = Kinder essen
pic-crew = Filmteam
pic-captive = gefangen
pic-ship = Schiff
pic-inventions = Erfindungen
pic-items = Gegenstände
pic-finds = Funde
pic-friday = Freitag
pic-dog = Hund
pic-first-player = Startspieler
pic-wounds = Wunden
pic-determination = Entschlossenheit
pic-pawns = Spielsteine
pic-dead = Tot
pic-away = Nicht im Lager
pic-computer = der Computer plant
pic-unexplored = Unerkundet
pic-face-down = Verdeckt
pic-exhausted = Erschöpft
pic-plan = Plan
pic-waiting-for = Warten auf
pic-events = Ereignisse
pic-tiles = Inselteile
pic-price = Preis
pic-waiting-beast = Ein Tier lauert
pic-threat-beast = { $people ->
    [one] das lauernde Tier greift dich zu Beginn der nächsten Ereignisphase an
   *[other] { $who } kämpft zu Beginn der nächsten Ereignisphase gegen das lauernde Tier
}
pic-end-won = Gerettet!
pic-end-died = Ein Charakter ist gestorben
pic-end-time = Die Zeit ist um
pic-end-camp = Das Lager ist verloren
pic-end-unfed = Ein Kind hat gehungert
pic-end-crew-lost = Der Regisseur ist tot
pic-end-invention = Eine Erfindung ist verloren
pic-end-out-of-reach = Das Ziel ist unerreichbar
## Befehle: Beschreibungen von höchstens 100 Zeichen

# cmd-…: zusammengesetzt in src/bot/src/discord/localize.rs
cmd-island = insel
cmd-island-text = Das Inselspiel dieses Kanals
cmd-island-new = neu
cmd-island-new-text = Einen Tisch in diesem Kanal eröffnen; mit spieler: 1 geht es sofort los
cmd-island-new-opt-players = spieler
cmd-island-new-opt-players-text = 1: allein und sofort, mit Freitag und Hund. 2 bis 4: mindestens so viele Charaktere
cmd-island-new-opt-characters = charaktere
cmd-island-new-opt-characters-text = Wer spielt, durch Kommas getrennt; sonst wird ausgelost
cmd-island-new-opt-preset = vorlage
cmd-island-new-opt-preset-text = Mehrere Einstellungen auf einmal: wie schwer es ist oder welche Auflage
cmd-island-new-opt-friday = freitag
cmd-island-new-opt-friday-text = Ob Freitag mitspielt
cmd-island-new-opt-dog = hund
cmd-island-new-opt-dog-text = Ob der Hund mitspielt
cmd-island-new-opt-equipment = startgegenstände
cmd-island-new-opt-equipment-text = Wie viele Startgegenstände es gibt
cmd-island-new-opt-scenario = szenario
cmd-island-new-opt-scenario-text = Welches Szenario gespielt wird
unknown-scenario = Ein Szenario „{ $word }“ gibt es nicht.
cmd-island-new-opt-events = ereignisse
cmd-island-new-opt-events-text = Die Mischung des Ereignisstapels
cmd-island-new-opt-wreckage = strandgut
cmd-island-new-opt-wreckage-text = Die erste Strandgutkarte
cmd-island-new-opt-control = zugrecht
cmd-island-new-opt-control-text = Wer wessen Spielsteine einsetzt
cmd-island-new-opt-language = sprache
cmd-island-new-opt-language-text = Die Sprache der öffentlichen Nachrichten
cmd-island-new-opt-start = beginn
cmd-island-new-opt-start-text = Wann es losgeht, etwa Fr 20:00: Dann werden alle gerufen
cmd-island-new-opt-second = zweite
cmd-island-new-opt-second-text = Jemand, den du einlädst: Der Platz ist reserviert
cmd-island-new-opt-third = dritte
cmd-island-new-opt-third-text = Noch jemand, den du einlädst
cmd-island-new-opt-fourth = vierte
cmd-island-new-opt-fourth-text = Und noch jemand
cmd-island-join = mitspielen
cmd-island-join-text = Setz dich an den Tisch dieses Kanals, oder komm auf deinen Platz zurück
cmd-island-leave = verlassen
cmd-island-leave-text = Steh auf; dein Charakter bleibt, und die anderen ziehen mit ihm
cmd-island-hand = übergeben
cmd-island-hand-text = Biete jemandem deinen Platz an; er wechselt, sobald sich die Person setzt
cmd-island-hand-opt-user = person
cmd-island-hand-opt-user-text = Wer ihn haben soll; nenn dich selbst, um ihn doch zu behalten
cmd-island-host = leitung
cmd-island-host-text = Gib die Leitung des Tisches an jemanden ab, der mitspielt
cmd-island-host-opt-user = person
cmd-island-host-opt-user-text = Wer den Tisch ab jetzt leitet
cmd-island-shelve = weglegen
cmd-island-shelve-text = Leg dieses Spiel weg: Der Kanal ist frei, und das Spiel wartet
cmd-island-resume = fortsetzen
cmd-island-resume-text = Ein weggelegtes Spiel hier im Kanal wieder aufnehmen
cmd-island-move = umziehen
cmd-island-move-text = Hol ein Spiel aus einem anderen Kanal hierher, auch wenn es den nicht mehr gibt
cmd-island-status = stand
cmd-island-status-text = Den Spielplan noch einmal unten im Kanal zeigen
cmd-island-end = ende
cmd-island-end-text = Das Spiel dieses Kanals beenden
cmd-assign = planen
cmd-assign-text = Eine Aktion planen
cmd-assign-opt-action = aktion
cmd-assign-opt-action-text = Was getan werden soll
cmd-assign-opt-target = ziel
cmd-assign-opt-target-text = Woran oder wo
cmd-assign-opt-pawns = spielsteine
cmd-assign-opt-pawns-text = Wer es tut, wer leitet zuerst, etwa „koch + freitag“; sonst der sicherste Weg
cmd-assign-opt-lead = leitet
cmd-assign-opt-lead-text = Wer leitet
cmd-assign-opt-support = hilft
cmd-assign-opt-support-text = Wer hilft
cmd-assign-opt-price = preis
cmd-assign-opt-price-text = Womit bezahlt wird, wenn es die Wahl gibt
cmd-assign-opt-aids = hilfen
cmd-assign-opt-aids-text = Gegenstände, die helfen, etwa der Korb
cmd-unassign = zurücknehmen
cmd-unassign-text = Eine geplante Aktion zurücknehmen
cmd-unassign-opt-action = aktion
cmd-unassign-opt-action-text = Welche
cmd-plan = plan
cmd-plan-text = Den Plan zeigen und was noch fehlt
cmd-advance = weiter
cmd-advance-text = Weiter: den Plan ausführen oder sehen, was noch fehlt
cmd-choose = antworten
cmd-choose-text = Die offene Frage beantworten
cmd-choose-opt-answer = antwort
cmd-choose-opt-answer-text = Deine Antwort
cmd-choose-opt-second = zweite
cmd-choose-opt-second-text = Deine zweite Wahl, wenn nach mehreren gefragt wird
cmd-choose-opt-third = dritte
cmd-choose-opt-third-text = Deine dritte Wahl, wenn nach mehreren gefragt wird
cmd-use = nutzen
cmd-use-text = Eine Fähigkeit, einen Gegenstand, ein Plättchen oder eine Karte nutzen
cmd-use-opt-what = was
cmd-use-opt-what-text = Was du nutzen willst
## Auslegungen

button-rulings = Auslegungen
rulings-title = Auslegungen an diesem Tisch
rulings-text = { $n ->
    [0] In unklaren Fällen gelten hier die Vorgaben.
    [one] In unklaren Fällen weicht dieser Tisch in 1 Punkt von den Vorgaben ab (✏️).
   *[other] In unklaren Fällen weicht dieser Tisch in { $n } Punkten von den Vorgaben ab (✏️).
 }
rulings-open = ⚖️ kann { $host } bis zum ersten Zug ändern; 🔒 steht fest.
rulings-closed = ⚖️ ließ sich vor dem ersten Zug ändern; 🔒 steht fest.
rulings-book-title = Die vorgegebenen Auslegungen
rulings-book-text = In unklaren Fällen wird so gespielt, wenn ein Tisch nichts anderes festlegt.
rulings-book-note = ⚖️ kann bis zum ersten Zug ändern, wer einen Tisch eröffnet; 🔒 steht fest.
rulings-scenario = {" "}(Szenario { $n })
rulings-page = Seite { $n } von { $of }
rulings-menu = Eine Auslegung lesen …
rulings-back = Zurück
rulings-next = Weiter
rulings-all = Alle Auslegungen
ruling-default = Vorgabe
ruling-reason = **Warum diese Vorgabe:** { $reason }
ruling-fixed = 🔒 Steht fest: Daran kann kein Tisch etwas ändern.
ruling-here = gilt gerade
ruling-menu = Wie wird das hier gespielt?
ruling-unknown = **name**: Eine Auslegung namens „{ $word }“ gibt es nicht. **/auslegungen** zeigt alle.
ruling-too-late = Das Spiel hat begonnen, und Auslegungen lassen sich nur vor dem ersten Zug ändern.
ruling-not-host = Nur wer den Tisch eröffnet hat, kann seine Auslegungen ändern.
help-other-long = Das Inselspiel
island-pitch = Das Inselspiel dauert einen Abend oder Wochen: **/insel neu**.
# first-about-…: zusammengesetzt in src/bot/src/ops/first_page.rs
first-about-island = eine Insel
# first-…: zusammengesetzt in src/bot/src/discord/first_button.rs
first-learn = Das Inselspiel lernen
first-learn-for = allein, 4 Runden, etwa 20 Minuten
first-table = Ein Tisch auch für andere
first-table-for = 1 bis 4 Leute, ein Abend oder Tage
first-island-new = Inselspiel
first-island-new-for = allein, 12 Runden, ein Abend
island-rule-words = „Wetter“, „Bedrohung“ oder „Nacht“
sheet = Der ganze Spielplan. Tipp auf das Bild, um es zu vergrößern.

## Die erste Runde, die erklärt

teach-instead = 🌱 Neu hier? **Erstes Spiel beginnen** führt zu **{ $name }**: { $rounds } Runden, die Schritt für Schritt Planen, Nacht und Wetter zeigen.
teach-first = 🌱 Neu hier? **Erstes Spiel wählen** stellt diesen Tisch auf **{ $name }** um: { $rounds } Runden, die Schritt für Schritt Planen, Nacht und Wetter zeigen. Los geht es mit **Leinen los**.
teach-chosen = 🌱 **{ $name }** ist gewählt. Los geht es mit **Leinen los**.
teach-who = 👤 Deine Rolle: **{ $name }**, gestrandet auf einer Insel. Jeder Spielstein ist ein halber Tag Arbeit.{ $helpers ->
    [both] {" "}**Freitag** hat einen eigenen, der **Hund** hilft beim Jagen und Erkunden.
    [friday] {" "}**Freitag** hat einen eigenen Spielstein.
    [dog] {" "}Der **Hund** kommt beim Jagen oder Erkunden mit.
   *[none] {""}
}
teach-all = 👥 Ihr seid gestrandet und gewinnt oder verliert zusammen. Jeder Spielstein steht für einen halben Tag Arbeit. Setzt eure Spielsteine mit dem Menü ein, oder drückt **Vorschlag**.
teach-gear = 🎒 Im Gepäck: { $things }. Jedes davon lässt sich zweimal nutzen. **Nutzen …** sagt, was es kann; was erst später hilft, etwa eine Waffe im Kampf, wird angeboten, wenn es so weit ist.
teach-aims = 🎯 Das Ziel, in { $rounds } Runden: { $aims }.
teach-goal = 🎯 Das Ziel: { $wood } Holz auf dem Holzstoß in Lagen von { $stages }, höchstens eine je Runde, dazu **{ $item }**; dann entdeckt in den Runden { $from } bis { $to } ein Schiff die Insel.
teach-death = ☠️ Hunger, Stürme, Tiere und Nächte im Freien verwunden dich; bei { $dies } Wunden ist es aus.
teach-death-all = ☠️ Hunger, Stürme, Tiere und Nächte im Freien verwunden euch. Wer so viele Wunden hat, wie auf den Charakterbogen passen, stirbt, und ihr alle habt verloren.
# teach-…: zusammengesetzt in src/bot/src/games/island/teach.rs
teach-determination = 📘 *Entschlossenheit* ⭐ bezahlt Fähigkeiten; **/ich** zeigt dir deine.
teach-rot = 📘 *Nahrung verdirbt* nach der Nacht; 🥫 haltbare Nahrung bleibt.
teach-future = 📘 *Künftige Rohstoffe* liegen ab heute Nacht bereit; vorher gehen sie nicht verloren.
teach-threat = 📘 Eine *Bedrohung* schlägt zu, wenn zwei neuere Karten sie verdrängen; vorher lässt sie sich abwenden.
teach-adventure-token = 📘 Ein *Abenteuerplättchen*: Wer diese Aktion als Nächstes macht, zieht ein Abenteuer.
teach-time-token = 📘 Ein *Zeitplättchen*: Die nächste Aktion dort braucht 1 Spielstein mehr, auf einem Inselteil jede.
teach-food-token = 📘 Ein *Nahrungsplättchen* auf einem Inselteil gibt dort 1 Nahrung mehr; auf dem Feld Nacht essen alle einmal 1 mehr.
teach-wood-token = 📘 Ein *Holzplättchen* auf einem Inselteil gibt dort 1 Holz mehr; bei „Bauen“ kostet ein Bau 1 mehr.
teach-danger-token = 📘 Ein *Gefahrenplättchen* verwundet alle, die dort ohne Waffe handeln; neben „Jagen“ ist stattdessen das nächste Tier um 1 stärker.
teach-reroll-token = 📘 Ein *Neuwurfplättchen*: Der nächste gewürfelte Erfolg dieser Aktion wird neu gewürfelt.
teach-special-wound = 📘 Eine *besondere Wunde* wirkt erst, wenn ihre Karte unter den Ereignissen wiederkommt.
teach-discovery = 📘 *Entdeckungsplättchen* liegen im Lager, die meisten sind nur einmal nutzbar; **/karte** erklärt jedes.
teach-adventure = 📘 Ein *Abenteuer* ist eine Karte, die beim Handeln aufgedeckt wird; manche kehren später mit den Ereignissen zurück.
teach-exhausted = 📘 Eine *erschöpfte* Quelle gibt nichts mehr, weder in der Produktionsphase noch beim Sammeln.
first-game-begun = In diesem Kanal läuft ein Spiel, in dem schon jemand gezogen hat; also bleibt es. Das erste Spiel kann beginnen, wenn es vorbei ist, oder in einem anderen Kanal.
first-game-not-host = Nur wer dieses Spiel eröffnet hat, kann daraus das erste Spiel machen.
button-who = Wer bin ich?
who-title = Wer du bist, was du willst, was dich umbringt
who-words = { $stages ->
    [0] {""}
   *[other] Der Holzstoß füllt sich Lage für Lage; eine Lage zählt, wenn ihr ganzes Holz daliegt, und die nächste kommt in der Runde darauf.{" "}
}Wörter des Spiels werden erklärt, wenn sie zum ersten Mal vorkommen; **/regeln** kennt sie alle.
button-first-game = Erstes Spiel beginnen
button-first-choose = Erstes Spiel wählen
taught-off = Lektionen und Erklärungen sind aus. Rat gibt es jederzeit auf Wunsch, mit 💡 **Vorschlag** oder **/rat**; **/hilfe** und **/regeln** erklären den Rest.
button-taught = Ich kenne das Spiel
button-hint = Vorschlag
hint-title = Ein Vorschlag
hint-pile = 🎯 Vom Holzstoß { $full ->
    [0] ist noch keine
    [one] ist 1
   *[other] sind { $full }
} von { $of } Lagen voll, je Runde wird es höchstens eine, und { $rounds ->
    [one] eine Runde bleibt
   *[other] { $rounds } Runden bleiben
}{ $late ->
    [over] : **Rechtzeitig wird er nicht mehr voll**. Jetzt zählt, wie lange alle am Leben bleiben.
    [late] : **Jede Runde zählt**. Holz kommt mit dem Knopf **Holz auf den Stoß** darauf, oder wenn vor der Nacht danach gefragt wird.
   *[early] .
}
hint-line = 💡 **{ $what }** · { $odds } – { $why }.
hint-then = • dann **{ $what }** · { $odds } – { $why }.
suggest-use = 🎒 Davor einsetzen (Knopf **Nutzen …**): { $uses }.
suggest-asked = Eine Frage ist offen; vorher wird nichts geplant.
suggest-asked-of = Eine Frage ist offen, und der Tisch wartet auf { $users }; vorher wird nichts geplant.
suggest-answer = 💡 Meine Antwort wäre: **{ $answer }**.
button-advised = { $n ->
    [2] Beide planen
   *[other] Alle { $n } planen
}
counsel-head = 🧭 Ich habe es durchdacht und finde diesen Plan am besten:
counsel-head-answers = 🧭 Ich habe es durchdacht. Das halte ich für das Beste:
counsel-plan = { $n }. **{ $what }** · { $odds } – { $why }.
counsel-join = { $n }. Mithelfen: **{ $what }**.
counsel-left = ⏸️ Noch ist nicht alles davon geplant, denn erst wird etwas gefragt. Ist das geklärt, drück noch einmal **Vorschlag**.
counsel-anew = 🔄 Der Plan hat sich geändert, während diese Seite hier stand. Das würde ich jetzt tun; geplant ist davon noch nichts.
counsel-pile = { $n }. **{ $what }** · { $note } – { $why }.
counsel-use = { $n }. **{ $what }** nutzen · { $note } – { $why }.
counsel-use-beside = { $n }. **{ $what }** nutzen · { $note } (der Plan steht auch ohne).
use-for-action = { $what } braucht es
use-for-pile = 🎯 das Ziel braucht den ganzen Holzstoß, und bisher { $wood ->
    [one] liegt
   *[other] liegen
} dort { $wood } von { $of } Holz
use-for-fight = es hilft in dem Kampf, der kommen kann
counsel-answer = { $n }. **{ $question }** · Meine Antwort wäre: **{ $what }**.
counsel-back = { $n }. **{ $what }** zurücknehmen.
suggest-leaves = ⚠️ Das kommt heute Nacht trotzdem, ganz sicher:
suggest-leaves-all = ⚠️ Das kommt heute Nacht trotz allem, was bisher geplant ist (darum können sich die anderen kümmern):
suggest-leaves-nobody = ⚠️ Von den anderen hat niemand mehr einen Spielstein dafür frei; das kommt heute Nacht also trotzdem:
suggest-no-food = { $hunt ->
    [yes] Außer einer Jagd kann in dieser Runde nichts mehr Nahrung bringen.
   *[no] In dieser Runde kann nichts mehr Nahrung bringen.
}
counsel-reckoned = -# Das ist eingerechnet: Alles, was ich stattdessen durchgespielt habe, war { $rounds ->
    [0] am Ende des Spiels
    [one] nach einer Runde
   *[other] nach { $rounds } Runden
} schlechter.
answer-site = { $why ->
    [closes] Der Platz, auf dem das Lager steht, geht bald verloren.
    [roof] Dort liegt ein natürlicher Unterschlupf, und die Nächte im Freien haben ein Ende.
    [food] Dort gibt es mehr Nahrung für das Lager.
    [wood] Dort gibt es mehr Holz für das Lager und nicht weniger Nahrung.
   *[nothing] Nichts spricht dafür, hier wegzuziehen.
}
answer-brings = Wozu? { $what }.
answer-keeps = Was sich einsetzen ließe, kostet mehr, als es abwendet, oder nützt später mehr – { $things }.
answer-keeps-nothing = Das ist die letzte Nacht, und mit dem, was sich einsetzen ließe, endet sie nicht besser – { $things }.
answer-hungry = So ist der Hunger am ehesten zu ertragen – { $who }.{ $dying ->
    [0] {""}
   *[other] {" "}☠️ Mit Hunger bis zum Morgen tot: { $names }.
}
answer-hungry-one = { $name } ({ $had } von { $dies } Wunden, am Morgen { $ends })
answer-keeps-of = { $name } hält das aus ({ $had } von { $dies } Wunden, dann { $then }), und was sich einsetzen ließe, kostet mehr oder nützt später mehr – { $things }.
answer-stars = { $name } hat zu wenig Entschlossenheit ⭐, und jede, die fehlt, kostet eine Wunde{ $left ->
    [0] {""}
    [one] ; schon die nächste tötet
   *[other] ; { $left } weitere töten
}.
counsel-uses-up = 🎒 Wer alles auf einmal tut, verbraucht auch, was allen gehört: { $things }.
counsel-then-plan = ➡️ Danach kommen deine Spielsteine. Ist das getan, drück noch einmal auf **Vorschlag**.
counsel-own = -# Es ist dein Spiel: Verdeckte Karten und künftige Würfe kenne ich nicht. Machst du es anders, überlege ich neu.
button-counsel = { $n ->
    [2] Beides
   *[other] Alle { $n }
} { $plans ->
    [yes] planen
   *[no] tun
}
button-pick-all = Diese { $n } wählen
button-counsel-first = Nur 1: { $what }
button-counsel-one = Nur { $n }: { $what }
counsel-uses-more = 🎒 Außerdem kommt zum Einsatz: { $things }.
hint-none = Der Plan ist gut, wie er ist.
panel-taken-back = ↩️ { $what ->
    [none] { $who } hat den letzten Schritt zurückgenommen.
   *[other] { $who ->
        [none] Zurückgenommen: { $what }
       *[other] { $who } hat zurückgenommen: { $what }
    }
}
field-threats = 🌙 Was in dieser Runde droht
field-threats-more = 🌙 Was in dieser Runde droht (+{ $n } unter „Mehr …“)
suggest-abilities = ⭐ Du hast { $det } Entschlossenheit; damit ginge jetzt (Knopf **Nutzen …**): { $uses }.
suggest-free = 🎒 Zur Hand, ohne dass es sonst etwas kostet (was es bewirkt, sagt **Nutzen …**): { $things }.
suggest-think = -# Das ist ein schneller Blick. **/rat** denkt länger nach, bis zu zwei Runden weit.

## Said where a running game meets newer rules, and before one begins.
# updated-…: zusammengesetzt in src/bot/src/discord/updates.rs
updated-island-2 = Geheimniskarten wirken genau so, wie es ihre Regeln sagen
updated-island-3 = bevor etwas verloren geht oder verglichen wird, wird gefragt, wer es noch ändern könnte
updated-island-4 = Holz kommt auf den Holzstoß, sobald der Plan steht
updated-island-5 = zu mehreren stimmt ihr über den Holzstoß ab, auch wenn nur noch 1 Holz hineinpasst
island-setup-refused = Mit diesen Optionen lässt sich kein Spiel aufbauen. Für **spieler** gilt: 1 bis 4, und unter **charaktere** steht jeder nur einmal.
