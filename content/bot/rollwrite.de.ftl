# The roll-and-write game at the edge.
no-party = In diesem Kanal gibt es keine gemeinsame Insel. **/gemeinsam neu** eröffnet einen Tisch; **/solo** ist das Spiel für eine Person.
occupied-party = In diesem Kanal wird gerade eine gemeinsame Insel gespielt. **/gemeinsam stand** zeigt sie, **/gemeinsam ende** beendet sie.
# Texte des Bots rund um das Roll-and-Write-Spiel auf Deutsch.

rw-you = Du
rw-island = Eine Insel
rw-title = { $island } · { $scenario } · Tag { $day } von { $days }
rw-footer = Schwierigkeit: { $difficulty }
rw-footer-code = Schwierigkeit: { $difficulty } · ein freies Spiel · Code { $code }
rw-footer-practice = Schwierigkeit: { $difficulty } · Übung, wird nicht gewertet
rw-gentle = sanft
rw-fair = normal
rw-harsh = hart
rw-points = 🏆 { $n }
rw-survival = ⭐{ $n }
rw-done = 🏁 fertig
rw-dead = ☠️ tot
rw-tonight = 🌙 Die kommende Nacht kostet { $what }.
rw-tonight-short = 🌙 **Heute Nacht brauchst du { $what }** – sonst verlierst du ein ❤️.
rw-tonight-last = ☠️ **Heute Nacht brauchst du { $what }** – sonst stirbst du.
rw-unknown-field-picked = Die gewählten Würfel reichen zu keinem Feld namens „{ $field }“. Drück sie noch einmal, um sie zurückzulegen.
rw-unknown-field = Ein Feld namens „{ $field }“ erreichst du gerade nicht. Die Namen, zum Beispiel C7, stehen im Bild und im Menü.
rw-not-your-turn = Gerade ist { $who } dran.
rw-bad-code = **code**: „{ $word }“ ist kein Code einer Insel oder stammt aus einer älteren Fassung.
rw-unknown-scenario = **szenario**: „{ $word }“ kenne ich nicht. Tipp los und wähl aus dem, was dir angeboten wird.
## Was gefragt wird

rw-advised-start = Wo gehst du an Land? 💡 Ich würde auf **{ $to }** an Land gehen (in der Nähe: { $near }{ $goal ->
    [yes] ; davon auch etwas für die Ziele
   *[no] {""}
}).
rw-button-start = Auf { $to } an Land gehen
rw-new-fields = 🎲 Vier Würfel am Tag. Wähl ein Feld und nimm einmal, was es hat.
rw-new-dice = 🎲 Ein Auge ist ein Schritt. Drück auf Würfel, um festzulegen, welche eingesetzt werden dürfen. Einen einzelnen gewählten kannst du für einen ⭐ ändern.
rw-new-night = 🌙 Die meisten Nächte nehmen 1 💧 oder 1 🍎, wie die Tage im Bild zeigen; wer davon nichts hat, verliert ein ❤️. Sammle es rechtzeitig.
rw-new-boxes = ✏️ Ein Würfel füllt auch das Kästchen eines Plans mit seiner Zahl. Sind alle voll und hast du die Rohstoffe, baust du den Gegenstand ohne Würfel.
rw-new-hint = 💡 Von jetzt an bin ich still. **Rat** oder **/rat** sagt dir, was ich tun würde.
rw-lead = 💡 { $what } { $why }
rw-button-go = Nach { $to }
rw-button-lead = Das tun
rw-how-points = -# Punkte: jedes Zelt und Lagerfeuer 15, Kristalle 1, 5, 10, 15, alle vier Kartenstücke 25, vier Rauchzeichen mit gleicher Zahl 25, eine Maske 5, ein ⭐ 1. Mehr sagt **Hilfe**.
rw-practise-first = -# Neu hier? **/solo** ist das gleiche Spiel zum Üben; dieser Versuch wartet den ganzen Tag auf dich.
rw-ask-start = Wo gehst du an Land? Wähl eines der im Bild benannten Felder; das Menü sagt, was in der Nähe liegt.
rw-ask-grant = Wähl aus, was du aus dem Wrack gerettet hast.
rw-ask-turn = Wähl ein Feld: Dafür setzt du die niedrigsten Würfel ein und nimmst, was dort liegt. Oder drück auf Würfel, um festzulegen, welche eingesetzt werden dürfen.
rw-ask-again = Wähl ein Feld oder nutz deine Würfel weiter unten.
rw-brief-sank = 🌊 { $n ->
    [one] 1 Feld versunken
   *[other] { $n } Felder versunken
}
rw-brief-walk = 🚶 { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}{ $paid ->
    [0] {""}
   *[other] {" "}für { $paid } ⭐
}
rw-brief-hunt = 🏹 eine Echse im Wert von { $n }
rw-brief-gather = { $sign } { $n } { $n ->
    [one] { $what }
   *[other] { $what ->
        [Stein] Steine
       *[other] { $what }
    }
} genommen{ $star ->
    [yes] , dazu 1 ⭐
   *[no] {""}
}
rw-brief-crystal = 💎 ein Kristall
rw-brief-mask = 🎭 eine Maske
rw-brief-smoke = 💨 ein Rauchzeichen
rw-brief-chart = 🗺️ ein Kartenstück
rw-brief-die = 🎲 einen Würfel auf { $n } gedreht
rw-brief-reroll = 🎲 einen Würfel neu gewürfelt: { $n }
rw-brief-plan = 📐 { $item }: eine { $n } auf dem Plan
rw-brief-build = 🔨 { $item } gebaut
rw-brief-less = { $sign } 1 { $what } verbraucht
rw-brief-hurt = { $why ->
    [hunger] **💔 1 Herz durch Hunger verloren**
    [thirst] **💔 1 Herz durch Durst verloren**
    [fight] **💔 1 Herz im Kampf verloren**
   *[tide] **💔 1 Herz an die Flut verloren**
}
rw-brief-died = ☠️ nicht überlebt
rw-brief-done = 🏁 Ziele erreicht
rw-brief-day = **Tag { $n }**
rw-brief-before = **Vor der Landung**
rw-ask-last = Dein letzter Würfel. Ist er eingesetzt, endet der Tag von selbst.
rw-ask-picked-only = Nur die gewählten Würfel werden eingesetzt.
rw-ask-picked = Nur die gewählten Würfel werden eingesetzt. Einen einzelnen kannst du auch ändern.
rw-ask-stride = { $n ->
    [one] Du darfst noch 1 Schritt ohne Würfel gehen oder es lassen.
   *[other] Du darfst noch { $n } Schritte ohne Würfel gehen oder es lassen.
}
rw-nothing = nichts
rw-near-nothing = nichts in der Nähe
rw-near-goods = Felder in der Nähe: { $goods }
rw-ask-trade = Ein Angebot: Du bekommst { $give } und gibst { $take }. Einverstanden?
rw-ask-arm = Du wirst angegriffen! Womit wehrst du dich?
rw-ask-fight = Angriff { $attack } bringt { $a } · Abwehr { $defence } bringt { $d }. Zuerst darf die angreifende Seite Würfel ändern, dann die andere, die das letzte Wort hat.
rw-until-trade = ⏳ Das Angebot läuft { $at } ab. Keine Antwort heißt nein.
rw-until-fight = ⏳ Ohne Antwort geht der Kampf { $at } von selbst weiter.
rw-lapsed = ⌛ { $who } hat nicht rechtzeitig geantwortet.
rw-ask-forfeit = Was gibst du her?
rw-menu-go = Zu einem Feld gehen …
rw-menu-start = An Land gehen …
rw-menu-page = { $menu } ({ $page } von { $of })
rw-menu-further = … weitere Felder ({ $n })
rw-menu-back = … zurück zu den ersten Feldern
rw-way-wants = , braucht { $dice }
rw-way-wants-one = , braucht { $dice } oder { $last }
rw-way-fire = , braucht ein eigenes Lagerfeuer
rw-way-full = , kein Platz mehr dafür
rw-aim-build-goal = freies Feld zum Bauen, wie das Szenario es will
rw-ask-make = Alle Würfel sind eingesetzt. Bau, was fertig geplant ist, oder beende den Tag.
rw-ask-spent = Alle Würfel sind eingesetzt.
rw-menu-do = Was sonst noch geht …
rw-button-night = Tag beenden
rw-button-hint = Rat
rw-button-sheet = Ganzes Blatt
rw-sheet = Das ganze Blatt. Tipp auf das Bild, um es zu vergrößern.
rw-button-night-sure = Ja, Tag beenden
rw-button-sure = Trotzdem weiter
rw-danger-ends = Danach ist der Tag zu Ende.
rw-danger-death = ☠️ **Das wäre dein Tod.** Trotzdem weiter?
rw-danger-thirst = ☠️ **Die Nacht nimmt 💧1, und du hättest keins: Du würdest verdursten.** Trotzdem weiter?
rw-danger-hunger = ☠️ **Die Nacht nimmt 🍎1, und du hättest nichts: Du würdest verhungern.** Trotzdem weiter?
rw-danger-tide = ☠️ **Dieses Feld versinkt heute Nacht: Du würdest ertrinken.** Trotzdem weiter?
rw-hurt-thirst = 💔 **Die Nacht nimmt 💧1, und du hättest keins: Das kostet dich ein ❤️.** Heute kannst du noch welches holen. Trotzdem weiter?
rw-hurt-hunger = 💔 **Die Nacht nimmt 🍎1, und du hättest nichts: Das kostet dich ein ❤️.** Heute kannst du noch etwas holen. Trotzdem weiter?
rw-hurt-tide = 💔 **Dieses Feld versinkt heute Nacht: Das kostet dich ein ❤️.** Du kannst noch auf sicheren Boden kommen. Trotzdem weiter?
rw-danger-task = 🎯 **Danach sind die Ziele nicht mehr zu erreichen.** Deine Punkte zählen trotzdem. Trotzdem weiter?
rw-danger-finish = { $n ->
    [0] 🏁 Du könntest noch etwas tun, und damit ist das Spiel für dich vorbei. Beenden?
    [one] 🏁 Einen Würfel könntest du noch einsetzen, und damit ist das Spiel für dich vorbei. Beenden?
   *[other] 🏁 { $n } Würfel könntest du noch einsetzen, und damit ist das Spiel für dich vorbei. Beenden?
}
rw-danger-attack =
    ⚔️ **Ein Angriff beendet deinen Zug:** { $n ->
        [one] Der übrige Würfel verfällt.
       *[other] Die { $n } übrigen Würfel verfallen.
    } Trotzdem weiter?
rw-button-practice = Noch einmal
rw-button-other = Neues Spiel
rw-button-story = Geschichte
rw-button-rules = Regeln
rw-practice = 🎓 **Übung:** { $title }
rw-practice-start = 🎓 **Übung:** { $title }. Sie kommt in keine Bestenliste und zählt für keine Serie, und du kannst alles zurücknehmen.
rw-taken-thirst = 💔 Die Nacht nimmt 💧1, und du hast keins: Das kostet dich ein ❤️, was du heute auch noch tust.
rw-taken-hunger = 💔 Die Nacht nimmt 🍎1, und du hast keine: Das kostet dich ein ❤️, was du heute auch noch tust.
rw-taken-tide = 💔 Dieses Feld versinkt heute Nacht: Das kostet dich ein ❤️, was du heute auch noch tust.
rw-spared-thirst = 💔 Die Nacht nimmt 💧1, und du hast keins: Das kostet dich ein ❤️. Vorher könntest du noch welches holen.
rw-spared-hunger = 💔 Die Nacht nimmt 🍎1, und du hast keine: Das kostet dich ein ❤️. Vorher könntest du noch welche holen.
rw-spared-tide = 💔 Dieses Feld versinkt heute Nacht: Das kostet dich ein ❤️. Vorher könntest du noch auf sicheren Boden kommen.
rw-night-made = 🔨 Das könntest du noch bauen: **{ $made }**.
rw-night-confirm = { $n ->
    [0] Du könntest noch etwas tun. Tag beenden?
    [one] Einen Würfel könntest du noch einsetzen. Tag beenden?
   *[other] { $n } Würfel könntest du noch einsetzen. Tag beenden?
}
## Felder

rw-field-empty = freies Feld
rw-field-sea = Meer
rw-field-palm = Palme
rw-field-crystal = Kristall
rw-field-mask = Maske
rw-field-smoke = Rauchzeichen
rw-field-chart = Kartenstück
rw-field-lizard = Echse
rw-field-structure = fremdes Lager
rw-aim-build = freies Feld zum Bauen
rw-aim-sea = ein Platz am Meer
rw-aim-stand = freies Feld
rw-way-on = weitergehen ohne Würfel
rw-way = gehen mit { $dice }
rw-way-cross = {" "}und { $n } ⭐ für { $n ->
    [one] das Feld im Weg
   *[other] die Felder im Weg
}
rw-way-take = , nehmen mit { $die }
rw-way-hunt = , jagen mit { $die }
rw-way-raze = , einreißen mit { $die }
rw-way-later = , kein Würfel bleibt dafür
rw-way-other = , dann nimmt ein anderer Würfel
rw-way-then = , von dort geht es weiter
rw-way-meets = erreicht die Ziele
rw-way-nears = nächster Schritt zu den Zielen
rw-way-leads = Ziele heute zu erreichen
rw-way-sinks = versinkt heute Nacht
rw-way-deadly = heute Nacht tödlich
rw-way-ends = 🌙 −1 ❤️
rw-task-crystal = Kristalle
rw-task-mask = Masken
rw-task-smoke = Rauchzeichen
rw-task-chart = Kartenstücke
## Ziele

rw-scenario-days = { $n } Tage
rw-goals-gone = ⌛ **Die Ziele sind nicht mehr zu erreichen.** Was sich noch lohnt: Punkte sammeln und am Leben bleiben.
rw-goal-score = So viele Punkte wie möglich
rw-goal-tools = { $n ->
    [one] 1 Werkzeug
   *[other] { $n } Werkzeuge
}
rw-goal-tents = { $n ->
    [one] 1 Zelt
   *[other] { $n } Zelte
}
rw-goal-fires = { $n ->
    [one] 1 Lagerfeuer
   *[other] { $n } Lagerfeuer
}
rw-goal-masks = { $n ->
    [one] 1 unbenutzte Maske
   *[other] { $n } unbenutzte Masken
}
rw-goal-lizards = { $n } Echsenpunkte
rw-goal-survival = { $n } ⭐
rw-goal-health = am Ende mindestens { $n } ❤️
rw-goal-sea = am Meer stehen
rw-goal-item = { $n ->
    [0] Plan voll, der Bau kostet { $cost }
    [one] Kästchen { $open } offen, der Bau kostet { $cost }
   *[other] Kästchen { $open } offen, der Bau kostet { $cost }
}
rw-goal-eaten = { $have }/{ $of }, denn bis es zählt, nehmen die Nächte noch { $n }
rw-goal-each = , je { $cost }
rw-goal-apart = { $n } Lagerfeuer mit { $distance }+ Schritten Abstand
## Was getan werden kann

rw-deed-take = { $what } mit { $die } nehmen
rw-deed-make = { $item } bauen
rw-deed-plan = { $item }: Kästchen { $dice } füllen
rw-deed-plan-make = { $item }: Kästchen { $dice } füllen und bauen
rw-deed-plan-note = { $left ->
    [0] damit ist der Plan voll; bauen kostet { $cost }
    [one] dann noch 1 Kästchen; bauen kostet { $cost }
   *[other] dann noch { $left } Kästchen; bauen kostet { $cost }
}
rw-deed-doubles = nimmt { $what } doppelt
rw-deed-turn = { $die } auf { $value } drehen ({ $n } ⭐)
rw-deed-reroll = { $die } neu würfeln (1 ⭐)
rw-deed-mask = { $die } auf { $value } stellen (1 🎭)
rw-deed-finish = Ziele erreicht: Spiel beenden!
rw-deed-finish-early = { $days ->
    [one] Ziele erreicht: beenden, +{ $points } 🏆 für den übrigen Tag
   *[other] Ziele erreicht: beenden, +{ $points } 🏆 für { $days } übrige Tage
}
rw-deed-raze = Dieses Lager mit { $die } einreißen
rw-deed-offer = Angebot an { $who }: { $give } für { $take }
rw-deed-accept = Einverstanden
rw-deed-refuse = Ablehnen
rw-deed-attack = { $who } mit { $weapons } angreifen
rw-deed-shoot = Auf { $who } schießen
rw-deed-arm = Mit { $weapons } verteidigen
rw-deed-fight-reroll = Würfel { $n } neu würfeln (1 ⭐)
rw-deed-fight-mask = Würfel { $n } auf { $value } stellen (1 🎭)
rw-deed-stand = Würfel stehen lassen
## Das Ende

rw-over-met = 🏁 **Ziele erreicht** an Tag { $days } · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-over-failed = ❌ **Szenario nicht erfüllt** · Tag { $days } · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-over-score = 🏁 **{ $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} durchgehalten** · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-over-code = Für andere die gleiche Insel mit den gleichen Würfeln und dem gleichen Szenario: **/solo** mit dem Code `{ $code }`
rw-died = ☠️ **Gestorben an Tag { $days }** · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-died-thirst = ☠️ **Verdurstet an Tag { $days }** · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-died-hunger = ☠️ **Verhungert an Tag { $days }** · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-died-fight = ☠️ **Im Kampf gefallen an Tag { $days }** · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-died-tide = ☠️ **Ertrunken an Tag { $days }** · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-died-met = das Szenario war trotzdem erfüllt, es zählt
rw-vp-tools = Werkzeuge
rw-vp-structures = Zelte und Lagerfeuer
rw-vp-raft = Floß
rw-vp-crystals = Kristalle
rw-vp-smoke = Rauchzeichen
rw-vp-chart = Kartenstücke
rw-vp-masks = Masken
rw-vp-lizards = Echsen
rw-vp-survival = Überlebenspunkte
rw-vp-bonus = Bonus für übrige Tage
## Das eigene Blatt

rw-me-other = Blatt von { $who }
rw-me-title = Dein Blatt
rw-me-made = Gebaut, und was es bringt
rw-me-none = Noch nichts.
rw-me-plans = Pläne: Kästchen und was das Bauen kostet
rw-me-crystals = 💎 { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
}
rw-me-masks = 🎭 { $n ->
    [one] 1 Maske
   *[other] { $n } Masken
}{ $n ->
    [0] {""}
   *[other] {" "}({ $left } unbenutzt)
}
rw-me-lizards = 🦎 { $n ->
    [one] 1 Echse
   *[other] { $n } Echsen
}{ $n ->
    [0] {""}
   *[other] {" "}({ $points } Punkte)
}
rw-me-smoke = 💨 { $n ->
    [one] 1 Rauchzeichen
   *[other] { $n } Rauchzeichen
} mit der { $value }
rw-me-smoke-none = 💨 keine Rauchzeichen
rw-me-chart = 🗺️ Kartenstücke { $values }
rw-me-chart-none = 🗺️ keine Kartenstücke
## Das Bild

rw-pic-day = Tag
rw-pic-points = Punkte
rw-pic-dice = Würfel
rw-pic-health = Herzen
rw-pic-survival = Überlebenspunkte
rw-pic-lizards = Echsen
rw-pic-goals = Ziele
rw-pic-thirst = Durst
rw-pic-hunger = Hunger
rw-pic-tonight = Heute Nacht
rw-pic-start = An Land gehen
rw-pic-trade = Tauschen
rw-pic-fight = Kampf
rw-pic-over = Ende
rw-pic-won = Geschafft!
rw-pic-lost = Diesmal nicht
rw-pic-dead = Tot
rw-pic-done = Fertig
rw-pic-player = Spieler { $n }
## Befehle

# Wie ein Spiel davon für eine Person in Sätzen des Bots heißt (wen oder was), und am Knopf, der eins beginnt.
alone-rollwrite = ein schnelles Spiel
button-alone-rollwrite = Schnelles Spiel
# cmd-…: zusammengesetzt in src/bot/src/discord/localize.rs
cmd-solo = solo
cmd-solo-text = Eine schnelle Insel nur für dich, niemand sonst sieht sie; geht weiter, wo du warst
cmd-solo-opt-scenario = szenario
cmd-solo-opt-scenario-text = Was zu tun ist; sonst eine Überraschung
cmd-solo-opt-difficulty = schwierigkeit
cmd-solo-opt-difficulty-text = Wie großzügig die Insel ist
cmd-solo-opt-code = code
cmd-solo-opt-code-text = Der Code einer Insel, die jemand gespielt hat
cmd-go = gehen
cmd-go-text = Zu einem Feld des schnellen Spiels gehen
cmd-go-opt-field = feld
cmd-go-opt-field-text = Sein Name im Bild, zum Beispiel C7
cup-old = ⏳ **{ $title }** zählt noch, wenn du sie { $at } beendest.
cup-late = ⌛ **{ $title }** ist vorbei: Du darfst noch zu Ende spielen, aber es zählt nicht mehr.
button-today = Die Insel von heute
scores-weeks = { $name }: die Besten aller Wochen
scores-month = Medaillen im Monat { $month } · Bronze 1, Silber 2, Gold 3, Sonne 4
scores-sundays = Sonntage: die besten Inseln mit zwei Szenarien
parties-title = Gemeinsame Inseln auf diesem Server
parties-empty = Hier wurde noch keine gemeinsame Insel zu Ende gespielt. **/gemeinsam neu** eröffnet einen Tisch.
parties-nowhere = Gemeinsame Inseln werden je Server gesammelt; hier bist du auf keinem.
cmd-scores = bestenliste
cmd-scores-text = Die Bestenlisten und deine Tage in Folge
cmd-scores-opt-board = liste
cmd-scores-opt-board-text = Welche Liste
cmd-scores-opt-scenario = szenario
cmd-scores-opt-scenario-text = Die Besten aller Zeiten in diesem Szenario
cmd-scores-opt-difficulty = schwierigkeit
cmd-scores-opt-difficulty-text = Auf welchen Inseln
cmd-scores-opt-day = tag
cmd-scores-opt-day-text = Die Bestenliste dieses Tages: sein Datum oder vor wie vielen Tagen
## Eine gemeinsame Insel

rw-lobby-gone = Dieser Tisch ist nicht mehr offen. **/gemeinsam neu** eröffnet einen neuen.
rw-lobby-title = Eine gemeinsame Insel: { $scenario }
rw-lobby =
    {""}*{ $intro }*
    Schwierigkeit: { $difficulty }, für 2 bis 4 Personen. Wer kommt mit?
    ⚔️ Ihr spielt gegeneinander: alle auf einer Insel, alle mit einem eigenen Blatt, und am Ende entscheiden die Punkte, wer vorn liegt.
rw-button-trade = Tauschen
rw-ask-offer = Was bietest du an? Eins für eins geht mit einem Menü; für mehr wähl, was du gibst, was du verlangst, oder beides.
rw-menu-offer = Eins für eins …
rw-menu-give = Mehreres geben …
rw-menu-take = Mehreres verlangen …
rw-button-offer = So anbieten
rw-trade-now = 🤝 { $who }: Du gibst { $give } und bekommst { $take }. Mehrere Einträge eines Menüs zählen zusammen.
rw-trade-short = ⚠️ Das ist mehr, als da ist.
cmd-party = gemeinsam
cmd-party-text = Eine schnelle Insel für 2 bis 4 Personen in diesem Kanal
cmd-party-new = neu
cmd-party-new-text = Einen Tisch eröffnen, an den sich andere setzen können
cmd-party-new-opt-scenario = szenario
cmd-party-new-opt-scenario-text = Was zu tun ist; sonst eine Überraschung
cmd-party-new-opt-difficulty = schwierigkeit
cmd-party-new-opt-difficulty-text = Wie großzügig die Insel ist
cmd-party-new-opt-start = beginn
cmd-party-new-opt-start-text = Wann es losgeht, etwa Fr 20:00: Dann werden alle gerufen
cmd-party-status = stand
cmd-party-status-text = Den Spielplan noch einmal unten im Kanal zeigen
cmd-party-end = ende
cmd-party-end-text = Die gemeinsame Insel dieses Kanals beenden
help-other-quick = Das schnelle Spiel
rw-help-title = So wird gespielt
rw-help-rulings = Unklare Fälle
rw-help =
    Vier Würfel am Tag, eine Insel, ein Szenario. Die Zeile mit 🎯 zeigt seine Ziele und bis zu welchem Tag sie erfüllt sein müssen.

    {""}**Wähl ein Feld** aus dem Menü: Sein Name, zum Beispiel C7, steht im Bild. Mit den niedrigsten Würfeln gehst du dorthin, ein Schritt je Auge, und mit dem besten übrigen nimmst du, was dort liegt. Gelbe Namen helfen bei den Zielen (🎯) oder in der kommenden Nacht (🌙). Zeigt ein Würfel die Zahl, die auf dem Feld steht, gibt es einen ⭐ dazu.
    {""}**Kästchen füllen:** Jeder Gegenstand hat einen Plan, und ein Würfel kommt auf das Kästchen mit seiner Zahl. Sind alle Kästchen voll und die Rohstoffe da, bau ihn: Werkzeuge verdoppeln, was du nimmst, mit dem Bogen jagst du Echsen, Zelte und Lagerfeuer stehen auf einem freien Feld.
    {""}**Drück auf Würfel**, wenn du selbst bestimmen willst, welche eingesetzt werden. Einen einzelnen kannst du drehen (einen ⭐ je Schritt, auch von 6 auf 1), neu würfeln (⭐) oder stellen (🎭).
    {""}**In der Nacht** brauchst du 💧 oder 🍎: Das Bild zeigt, an welchen Tagen. Sonst verlierst du ein ❤️.

    {""}**/tagesinsel** ist für alle die gleiche Insel: ein gewerteter Versuch am Tag, mit Bestenliste und Tagen in Folge; mit der Option `tag` spielst du eine vergangene zur Übung. **/solo** ist zum Üben und zum Vergnügen (ein begonnenes gibst du mit **Neues Spiel** auf), **/gemeinsam** für 2 bis 4 Personen. Hör auf, wann du willst: Mit dem Befehl geht es da weiter, wo du warst.
rw-pitch = Das schnelle Spiel dauert eine Viertelstunde, allein oder zusammen: **/tagesinsel**, **/solo**, **/gemeinsam**.
# first-about-…: zusammengesetzt in src/bot/src/ops/first_page.rs
first-about-rollwrite = ein Würfelspiel
# first-…: zusammengesetzt in src/bot/src/discord/first_button.rs
first-solo = Schnelles Spiel
first-solo-for = allein, Würfel, etwa 15 Minuten
rw-rule-words = „Nacht“, „Maske“ oder „Tausch“
rw-step-walk = auf **{ $to }** gehen ({ $way })
rw-step-take = { $what } auf **{ $to }** ({ $way })
rw-step-hunt = die Echse auf **{ $to }** jagen ({ $way })
rw-step-end = den Zug beenden
rw-hint-start = Ich würde auf **{ $to }** beginnen.
rw-hint-walk = Ich würde nach **{ $to }** gehen ({ $way }).
rw-hint-take = Ich würde { $what } auf **{ $to }** holen ({ $way }).
rw-hint-hunt = Ich würde die Echse auf **{ $to }** jagen ({ $way }).
rw-hint-end = Ich würde den Zug beenden.
rw-hint-deed = Ich würde **{ $what }** wählen.
rw-hint-why-night = Die Nacht nimmt { $what }, und du hast noch nichts davon: { $dies ->
    [yes] Ohne stirbst du.
   *[no] Ohne kostet dich das ein ❤️.
}
rw-hint-night = { $dies ->
    [yes] ☠️ **Heute Nacht stirbst du**, weil dir { $what } fehlt
   *[no] 💔 **Die Nacht kostet dich { $n ->
        [one] ein ❤️
       *[other] { $n } ❤️
    }**, weil dir { $what } fehlt
}{ $where ->
    [none] , und heute ist davon nichts zu erreichen.
   *[other] , außer du holst es vorher, zum Beispiel auf **{ $where }**.
}
rw-hint-night-tide = { $dies ->
    [yes] ☠️ **Heute Nacht ertrinkst du**
   *[no] 💔 **Die Nacht kostet dich ein ❤️**
}, weil dein Feld versinkt, außer du stehst bis dahin auf festem Boden.
rw-cup-unaided = -# Es zählt, also gibt es keinen Rat, und kein Zurück, sobald neue Würfel oder anderes Verdecktes zu sehen ist.
rw-hint-night-goals = ⚠️ **Nach dieser Nacht sind die Ziele nicht mehr zu erreichen**, und ich sehe nichts, was das abwendet.
rw-hint-why-task = Die Ziele verlangen es.
rw-hint-why-met = Alle Ziele sind erreicht.
rw-hint-why-gone = Die Ziele sind nicht mehr zu erreichen, es geht noch um Punkte{ $n ->
    [0] { $days ->
        [0] .
       *[other] : Das zahlt sich an den nächsten Tagen aus.
    }
    [one] : einer mehr mit dem Rest des Zuges.
   *[other] : { $n } mehr mit dem Rest des Zuges.
}
rw-hint-why-points = Dieser Zug bringt insgesamt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
rw-hint-why-later = Es zahlt sich an den nächsten Tagen aus.

## Said where a running game meets newer rules.
# updated-…: zusammengesetzt in src/bot/src/discord/updates.rs
updated-rollwrite-2 = Szenarien haben andere Ziele und andere Zahlen von Tagen
updated-rollwrite-3 = Karten und Schwierigkeiten sind neu ausgeglichen
