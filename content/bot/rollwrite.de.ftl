# The roll-and-write game at the edge.
no-party = In diesem Kanal gibt es keine gemeinsame Insel. **/gemeinsam neu** eröffnet einen Tisch, **/solo** ist das Spiel für eine Person.
occupied-party = In diesem Kanal wird eine gemeinsame Insel gespielt. **/gemeinsam stand** zeigt sie, **/gemeinsam ende** beendet sie.
# Texte des Bots rund um das Roll-and-Write-Spiel auf Deutsch.

rw-you = Du
rw-island = Eine Insel
rw-title = { $island } · { $scenario } · Tag { $day } von { $days }
rw-footer = Schwierigkeit: { $difficulty }
rw-footer-code = Schwierigkeit: { $difficulty } · ein freies Spiel · Code { $code }
rw-footer-practice = Schwierigkeit: { $difficulty } · Übung, zählt nicht
rw-gentle = sanft
rw-fair = normal
rw-harsh = hart
rw-points = 🏆 { $n }
rw-survival = ⭐{ $n }
rw-done = 🏁 fertig
rw-dead = ☠️ tot
rw-tonight = 🌙 Die Nacht kostet { $what }.
rw-tonight-short = 🌙 **Heute Nacht brauchst du { $what }** – sonst verlierst du ein ❤️.
rw-tonight-last = ☠️ **Heute Nacht brauchst du { $what }** – sonst ist es das Ende.
rw-refused = Das geht gerade nicht ({ $rule }).
rw-unknown-field-picked = Mit den gewählten Würfeln ist kein Feld dieses Namens erreichbar. Drück die gewählten Würfel, um sie zurückzulegen.
rw-unknown-field = Ein Feld dieses Namens ist gerade nicht in Reichweite. Die Namen, zum Beispiel C7, stehen im Bild und im Menü.
rw-not-your-turn = Jemand anders ist am Zug.
rw-bad-code = Das ist kein Code einer Insel, oder einer aus einer älteren Fassung.
rw-unknown-scenario = Dieses Szenario kenne ich nicht. Tippe los und wähle aus dem, was angeboten wird.
## Was gefragt wird

rw-ask-start = Wo gehst du an Land? Wähle eines der im Bild benannten Felder; das Menü sagt, was in der Nähe liegt.
rw-ask-grant = Wähle, was du aus dem Wrack gerettet hast.
rw-ask-turn = Wähle ein Feld: Es kostet die billigsten Würfel, und was dort liegt, wird genommen. Oder drücke Würfel, um zu sagen, welche ausgegeben werden dürfen.
rw-ask-again = Wähle ein Feld, oder nutze deine Würfel weiter unten.
rw-brief-day = **Tag { $n }**
rw-ask-picked = Nur die gewählten Würfel werden ausgegeben. Einen einzelnen kannst du auch drehen.
rw-ask-stride = { $n ->
    [one] Du darfst noch 1 Schritt ohne Würfel gehen.
   *[other] Du darfst noch { $n } Schritte ohne Würfel gehen.
}
rw-nothing = nichts
rw-near-nothing = nichts in der Nähe
rw-ask-trade = Ein Angebot: Du bekommst { $give } und gibst { $take }. Einverstanden?
rw-ask-arm = Du wirst angegriffen! Womit wehrst du dich?
rw-ask-fight = Angriff { $attack } zählt { $a } · Abwehr { $defence } zählt { $d }. Erst darf der Angreifer Würfel ändern, dann der Verteidiger, der das letzte Wort hat.
rw-until-trade = ⏳ Das Angebot läuft { $at } ab. Keine Antwort heißt nein.
rw-until-fight = ⏳ Ohne Antwort geht der Kampf { $at } von selbst weiter.
rw-lapsed = ⌛ { $who } hat nicht rechtzeitig geantwortet.
rw-ask-forfeit = Was gibst du her?
rw-menu-go = Zu einem Feld gehen…
rw-menu-start = An Land gehen…
rw-menu-further = … mehr Felder ({ $n })
rw-menu-back = … zurück zu den ersten Feldern
rw-way-wants = , braucht { $dice }
rw-way-wants-one = , braucht { $dice } oder { $last }
rw-way-fire = , braucht erst ein Lagerfeuer
rw-way-full = , kein Platz mehr dafür
rw-aim-build-goal = freies Feld zum Bauen, wie das Szenario es will
rw-ask-make = Alle Würfel sind ausgegeben. Baue, was fertig ist, oder beende den Tag.
rw-ask-spent = Alle Würfel sind ausgegeben.
rw-menu-do = Was sonst noch geht…
rw-button-night = Tag beenden
rw-button-night-sure = Ja, Tag beenden
rw-button-practice = Noch einmal
rw-night-confirm = { $n ->
    [0] Es gibt noch etwas zu tun. Tag beenden?
    [one] Ein Würfel ist übrig und wäre zu etwas gut. Tag beenden?
   *[other] { $n } Würfel sind übrig und wären zu etwas gut. Tag beenden?
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
rw-way-cross = {" "}und { $n } ⭐
rw-way-take = , nehmen mit { $die }
rw-way-hunt = , jagen mit { $die }
rw-way-raze = , einreißen mit { $die }
rw-way-later = , kein Würfel mehr zum Nehmen
rw-task-crystal = Kristalle
rw-task-mask = Masken
rw-task-smoke = Rauchzeichen
rw-task-chart = Kartenstücke
## Ziele

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
rw-goal-lizards = { $n } Echsenpunkte
rw-goal-survival = { $n } ⭐
rw-goal-health = noch { $n } ❤️
rw-goal-sea = am Meer stehen
rw-goal-apart = { $n } Lagerfeuer, je { $distance } Schritte voneinander
## Was getan werden kann

rw-deed-take = { $what } nehmen mit { $die }
rw-deed-make = { $item } bauen
rw-deed-plan = { $item }: Plan { $dice }
rw-deed-plan-make = { $item }: Plan { $dice } und bauen
rw-deed-plan-note = { $left ->
    [0] Plan voll, dann { $cost }
    [one] 1 Kästchen fehlt, dann { $cost }
   *[other] { $left } Kästchen fehlen, dann { $cost }
}
rw-deed-turn = { $die } auf { $value } drehen ({ $n } ⭐)
rw-deed-reroll = { $die } neu würfeln (1 ⭐)
rw-deed-mask = { $die } auf { $value } stellen (1 🎭)
rw-deed-finish = Szenario erfüllt: beenden!
rw-deed-finish-early = { $days ->
    [one] Szenario erfüllt: beenden, +{ $points } 🏆 für einen Tag Rest
   *[other] Szenario erfüllt: beenden, +{ $points } 🏆 für { $days } Tage Rest
}
rw-deed-raze = Dieses Lager einreißen mit { $die }
rw-deed-offer = Spieler { $seat } anbieten: { $give } für { $take }
rw-deed-accept = Einverstanden
rw-deed-refuse = Ablehnen
rw-deed-attack = Spieler { $seat } angreifen mit { $weapons }
rw-deed-shoot = Auf Spieler { $seat } schießen
rw-deed-arm = Verteidigen mit { $weapons }
rw-deed-fight-reroll = Würfel { $n } neu würfeln (1 ⭐)
rw-deed-fight-mask = Würfel { $n } wird { $value } (1 🎭)
rw-deed-stand = Würfel stehen lassen
## Das Ende

rw-over-met = 🏁 **Szenario erfüllt** an Tag { $days } · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-over-failed = ❌ **Szenario nicht erfüllt** · Tag { $days } · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-over-score = 🏁 **{ $days } Tage durchgehalten** · **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**
rw-over-code = Dieselbe Insel mit denselben Würfeln und demselben Szenario für andere: **/solo** mit dem Code `{ $code }`
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
rw-died-met = Szenario erfüllt
rw-vp-tools = Werkzeuge
rw-vp-structures = Zelte und Feuer
rw-vp-raft = Floß
rw-vp-crystals = Kristalle
rw-vp-smoke = Rauchzeichen
rw-vp-chart = Karte
rw-vp-masks = Masken
rw-vp-lizards = Echsen
rw-vp-survival = Überlebenspunkte
rw-vp-bonus = übrige Tage
## Das eigene Blatt

rw-log-plan = Pläne: { $what }.
rw-me-other = Blatt von Spieler { $n }
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
rw-pic-health = Leben
rw-pic-survival = Überleben
rw-pic-lizards = Echsen
rw-pic-goals = Ziele
rw-pic-thirst = Durst
rw-pic-hunger = Hunger
rw-pic-start = An Land gehen
rw-pic-trade = Handel
rw-pic-fight = Kampf
rw-pic-over = Ende
rw-pic-dead = Tot
rw-pic-done = Fertig
rw-pic-player = Spieler { $n }
## Befehle

cmd-solo = solo
cmd-solo-text = Eine schnelle Insel für dich allein, nur für dich zu sehen; geht weiter, wo du warst
cmd-solo-opt-scenario = szenario
cmd-solo-opt-scenario-text = Was zu tun ist; sonst eine Überraschung
cmd-solo-opt-difficulty = schwierigkeit
cmd-solo-opt-difficulty-text = Wie großzügig die Insel ist
cmd-solo-opt-code = code
cmd-solo-opt-code-text = Der Code einer Insel, die jemand gespielt hat
cmd-go = gehe
cmd-go-text = Zu einem Feld des schnellen Spiels gehen
cmd-go-opt-field = feld
cmd-go-opt-field-text = Sein Name im Bild, zum Beispiel C7
cup-old = ⏳ **{ $title }** zählt noch, wenn du sie { $at } beendest.
cup-late = ⌛ **{ $title }** ist vorbei: Du darfst zu Ende spielen, aber es zählt nicht mehr.
button-today = Die Insel von heute
scores-castaways = Schiffbrüchige: die Besten aller Wochen
scores-sundays = Sonntage: die besten Inseln mit zwei Szenarien
cmd-scores = bestenliste
cmd-scores-text = Die Bestenlisten und deine Tage in Folge
cmd-scores-opt-board = liste
cmd-scores-opt-board-text = Welche Liste
cmd-scores-opt-scenario = szenario
cmd-scores-opt-scenario-text = Die Besten aller Zeiten in diesem Szenario
cmd-scores-opt-difficulty = schwierigkeit
cmd-scores-opt-difficulty-text = Auf welchen Inseln
## Eine gemeinsame Insel

rw-lobby-title = Eine gemeinsame Insel: { $scenario }
rw-lobby =
    {""}*{ $intro }*
    Insel: { $difficulty }, für 2 bis 4. Wer kommt mit?
rw-button-trade = Handeln
rw-ask-offer = Was bietest du jemandem neben dir an?
rw-menu-offer = Anbieten…
cmd-party = gemeinsam
cmd-party-text = Eine schnelle Insel für 2 bis 4 Leute in diesem Kanal
cmd-party-new = neu
cmd-party-new-text = Einen Tisch eröffnen, an den sich andere setzen können
cmd-party-new-opt-scenario = szenario
cmd-party-new-opt-scenario-text = Was zu tun ist; sonst eine Überraschung
cmd-party-new-opt-difficulty = schwierigkeit
cmd-party-new-opt-difficulty-text = Wie großzügig die Insel ist
cmd-party-status = stand
cmd-party-status-text = Das Brett noch einmal unten im Kanal zeigen
cmd-party-end = ende
cmd-party-end-text = Die gemeinsame Insel dieses Kanals beenden
help-other-quick = Das schnelle Spiel
rw-help-title = So wird gespielt
rw-help-rulings = Wo die Regeln schweigen
rw-help =
    Vier Würfel am Tag, eine Insel, eine Aufgabe. Die Zeile mit 🎯 sagt, was wahr sein muss und bis zu welchem Tag.

    {""}**Wähle ein Feld** aus dem Menü: Sein Name, zum Beispiel C7, steht im Bild. Die billigsten Würfel gehen dorthin, ein Schritt für jedes Auge, und der beste übrige Würfel nimmt, was dort liegt. Gelbe Namen dienen der Aufgabe (🎯) oder der kommenden Nacht (🌙); die kleinen Quadrate neben einem Namen sind die Würfel, die der Weg kostet. Zeigt er die Zahl, die auf dem Feld steht, gibt es einen ⭐ dazu.
    {""}**Plan** legt Würfel auf ein offenes Kästchen eines Gegenstands. Sind alle voll und die Rohstoffe da, baue ihn: Werkzeuge verdoppeln, was du sammelst, der Bogen jagt Echsen, Zelte und Lagerfeuer stehen auf einem freien Feld.
    {""}**Drücke Würfel**, wenn du selbst sagen willst, welche ausgegeben werden. Einen einzelnen kannst du drehen (einen ⭐ je Schritt, auch von 6 auf 1), neu würfeln (⭐) oder stellen (🎭).
    {""}**In der Nacht** brauchst du 💧 oder 🍎: Das Bild zeigt, an welchen Tagen. Sonst verlierst du ein ❤️.

    {""}**/tagesinsel** ist für alle dieselbe: ein gewerteter Versuch am Tag, mit Bestenliste und Tagen in Folge. **/solo** ist zum Üben und zum Vergnügen, **/gemeinsam** für 2 bis 4. Geh, wann du willst: Der Befehl zeigt das Spiel wieder, wo es stand.
rw-pitch = Das schnelle Spiel dauert eine Viertelstunde, allein oder zusammen: **/tagesinsel**, **/solo**, **/gemeinsam**.
