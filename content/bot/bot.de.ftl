# What all games share.
# Texte des Bots auf Deutsch. Die Wörter der Spiele selbst stehen in content/<spiel>/.

## Die Tafel

panel-title = { $scenario } · Runde { $round } von { $rounds } · { $phase }
panel-moved = Das Spiel geht unten im Kanal weiter ⬇️
panel-refused = Ich darf hier nichts schreiben. Ich brauche die Rechte Kanal ansehen, Nachrichten senden, Links einbetten und Dateien anhängen.
button-undo = Rückgängig
button-help = Hilfe
button-back = Zurück
button-undo-sure = Ja, zurücknehmen
button-undo-agree = Ich bin einverstanden
button-undo-keep = Lieber nicht
button-end = Spiel endgültig beenden
log-title = Die Geschichte bisher
log-empty = Noch ist nichts passiert.
log-page = Seite { $n } von { $of }
log-first = Anfang
log-before = Früher
log-after = Später
log-last = Neueste
rules-title = Regeln: { $query }
rules-title-bare = Regeln
# first-about-…: zusammengesetzt in src/bot/src/ops/first_page.rs
first-about-bot = Castaway ist ein inoffizieller Bot für Spiele:
first-about-games = { $games }.
rules-nothing = Ich habe nichts gefunden.
# Words that say nothing of what somebody looks for.
rules-small-words = wie was wann wo wer wen wem wessen warum welche welcher welches wozu ich du er sie es wir ihr man mich mir mein meine unser unsere der die das den dem des ein eine einen einem einer ist sind bin bist war kann können darf dürfen muss müssen mit von zu zum zur in im am an auf für aus bei und oder wenn ob hat habe haben gibt
rules-none = Dazu habe ich leider nichts gefunden. Versuch es mit einem einzelnen Wort wie { $words } oder mit einem dieser Themen.
rules-wordless = Darin steht kein Wort, nach dem ich suchen könnte. Versuch es mit einem wie { $words } oder mit einem dieser Themen.
rules-also = 📖 Auch dein anderes Spiel ({ $game }) hat dazu einen Eintrag.
rules-topics = **{ $game }**: { $topics }
done = Erledigt. So steht es jetzt: **{ $game }**
closed = Geschlossen. Der Spielplan ist aktuell.
no-game-any = Hier läuft kein Spiel. { $starts } startet eins in diesem Kanal{ $alone ->
    [none] .
   *[other] , { $alone } eins nur für dich.
}
either = { $first } oder { $last }
no-own-game = Bei dir läuft gerade kein freies Spiel{ $alone ->
    [none] .
   *[other] ; { $alone } startet eins.
}
no-daily = Du hast die heutige Tagesinsel noch nicht begonnen. **/tagesinsel** startet sie.
no-weekly = Du hast die Wochenaufgabe noch nicht begonnen. **/wochenaufgabe** startet sie.
plays-daily = Allein spielst du gerade die Tagesinsel: **/tagesinsel** holt sie zurück.
plays-weekly = Allein spielst du gerade die Wochenaufgabe: **/wochenaufgabe** holt sie zurück.
plays-free = Allein spielst du gerade { $game }: Mit { $command } geht es weiter.
other-game = In diesem Kanal läuft ein anderes Spiel.
undo-barred = In einem gewerteten Versuch lässt sich nur der letzte Knopfdruck zurücknehmen, und nur, solange er nichts Neues gezeigt hat.
not-yours = Das entscheidet hier { $who }; alles bleibt, wie es war.
not-seated = Du sitzt nicht mit am Tisch und kannst nur zuschauen; **/spielplan** und **/log** gehen für alle.
setup-refused = Mit diesen Optionen lässt sich kein Spiel aufbauen.
moved-on = { $link ->
    [none] Zu spät: Das Spiel ist inzwischen weitergegangen.
   *[other] Zu spät: Das Spiel ist inzwischen weitergegangen. [Zum Spielplan]({ $link })
}
game-gone = Das gehört zu einem Spiel, das hier nicht mehr läuft.
earlier-game = { $link ->
    [none] Das gehört zu einer früheren Partie; hier läuft jetzt eine andere, und an ihr hat sich nichts geändert.
   *[other] Das gehört zu einer früheren Partie; hier läuft jetzt eine andere, und an ihr hat sich nichts geändert. [Zu ihrem Spielplan]({ $link })
}
unknown-press = Diesen Knopf kenne ich nicht mehr. { $shows } zeigt den Spielplan dieses Kanals{ $alone ->
    [none] .
   *[other] , { $alone } dein eigenes Spiel.
}
settings-unknown = Diese Auswahl kenne ich nicht mehr. **/einstellungen** zeigt die Seite neu.
missing-permissions = Hier kann ich nicht spielen, mir fehlen diese Rechte: { $names }. Wende dich bitte an jemanden, der den Server verwaltet.
fault = Bei mir ist etwas schiefgegangen. Es hat sich nichts geändert; das Spiel steht wie zuvor. Kennung: `{ $reference }`
button-report = Melden
report-title = Was ist schiefgegangen?
report-label = Was hast du getan, und was ist passiert?
report-hint = Ich habe den Unterschlupf gebaut, aber mein Bild blieb gleich.
report-kept = Danke! Wer mich betreibt, bekommt deine Worte und den Spielstand. Kennung: `{ $reference }`
report-enough = Danke, du hast heute schon mehrmals etwas gemeldet! Weiteres bitte morgen.
report-lost = Ich konnte deine Meldung nicht aufbewahren. Bitte wende dich direkt an die Person, die mich betreibt. Kennung: `{ $reference }`
button-show-whole = Künftig immer so zeigen
button-show-part = Künftig wieder den Ausschnitt
pictures-whole = Deine privaten Ansichten zeigen ab dem nächsten Zug den ganzen Plan.
pictures-part = Deine privaten Ansichten zeigen ab dem nächsten Zug wieder den Ausschnitt.
store-failed = Das konnte ich nicht speichern, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
save-newer = Dieses Spiel wurde von einer neueren Fassung von mir gespeichert. Ich lasse es, wie es ist; wer mich betreibt, muss mich erst aktualisieren.
save-unreadable = Diesen Spielstand kann ich nicht lesen. Ich lasse ihn, wie er ist; wer mich betreibt, findet den Grund im Protokoll.
status-below = Der Spielplan steht weiter unten ⬇️
ended = Das Spiel ist zu Ende und liegt im Archiv. { $starts } startet ein neues.
ended-told = 🏁 { $user } hat dieses Spiel endgültig beendet: **{ $game }**. Es liegt im Archiv.
ended-board = 🏁 Dieses Spiel wurde endgültig beendet und liegt im Archiv. Ein anderes beginnt mit { $starts }, allein auch mit { $alone ->
    [none] {""}
   *[other] { $alone } oder{" "}
}**/tagesinsel**.
end-vote = { $n ->
    [one] 🏳️ Dieses Spiel endgültig beenden? Eine Person muss noch zustimmen; jeder Zug lässt das Spiel weitergehen.
   *[other] 🏳️ Dieses Spiel endgültig beenden? { $n } Personen müssen noch zustimmen; jeder Zug lässt das Spiel weitergehen.
    }
    { $stand }
end-moot = 🏳️ Das ist nicht mehr offen: Das Spiel geht weiter.
end-declined = 🏳️ Zu wenige wollen dieses Spiel beenden: Es geht weiter.
button-end-agree = Einverstanden, beenden
end-asked = Du hast schon zugestimmt. Jetzt sind die anderen gefragt.
end-barred = Ein gewerteter Versuch lässt sich nicht beenden: Für jede Tagesinsel und jede Wochenaufgabe gibt es nur einen. Er bleibt liegen, bis du ihn zu Ende spielst oder den nächsten beginnst.
end-confirm = Dieses Spiel endgültig beenden? **{ $game }** kommt ins Archiv und lässt sich dann nicht mehr fortsetzen.
undo-stays = Der letzte Knopfdruck hat etwas Neues gezeigt, oder mehrere haben ihn entschieden. Er bleibt: Was man gesehen hat, lässt sich nicht vergessen.
undo-others = Davon hast du nichts geplant. Zurücknehmen kann man nur, was man selbst geplant hat; eine Aktion mit deinen Spielsteinen nimmst du im Menü unter dem Plan zurück.
said-already = ✅ Das ist schon vermerkt. Jetzt kommt es auf { $users } an.
ready-noted = ✅ Du bist bereit. Der Plan wird ausgeführt, sobald alle es sind.
ready-again = { $n ->
    [0] ✋ Du bist noch nicht bereit: Sieh dir den Plan an, ändere ihn nach Belieben und drück noch einmal **Bereit**.
    [one] 👋 Du bist zurück. { $users } hat inzwischen für dich geplant. Sieh dir den Plan an und drück noch einmal **Bereit**, wenn das gut so ist.
   *[other] 👋 Du bist zurück. { $users } haben inzwischen für dich geplant. Sieh dir den Plan an und drück noch einmal **Bereit**, wenn das gut so ist.
}
vote-noted = 🗳️ Deine Stimme steht am Spielplan. Entschieden ist, sobald die anderen nichts mehr daran ändern können; bis dahin kannst du neu antworten.
wish-noted = 💭 Dein Wunsch steht am Spielplan. Es entscheidet die andere Person; dein Wunsch zählt, wenn sie die Zeit verstreichen lässt, und bis dahin kannst du neu antworten.
not-ready-noted = ✋ Du bist noch nicht bereit. Ändere den Plan nach Belieben und drück **Bereit**, wenn er steht.
suggest-noted = 💭 Dein Vorschlag steht am Spielplan. Wem die Spielsteine gehören, nimmt ihn mit einem Druck an oder verwirft ihn.
suggest-followed = ✅ Dieser Vorschlag ist schon angenommen. Am Spielplan steht, was jetzt geplant ist.
suggest-dropped = Der Vorschlag ist weg.
undo-nothing = Es gibt nichts mehr, was sich zurücknehmen lässt.
undo-confirm = Du hast seitdem Würfel oder Karten gesehen. Wenn du diesen Schritt zurücknimmst, kommt das Spiel in keine Bestenliste. Trotzdem zurücknehmen?
undo-vote = ↩️ Den letzten Schritt zurücknehmen, obwohl Würfel oder Karten zu sehen waren oder mehrere mitentschieden haben? Einverstanden: { $yes }. Noch offen: { $open }.
undo-vote-moot = ↩️ Hier muss niemand mehr antworten: Das Spiel ist weitergegangen, der Schritt wurde nicht zurückgenommen.
undo-vote-agreed = ↩️ Alle waren einverstanden, ausdrücklich oder durch Schweigen: Der Schritt wurde zurückgenommen.
undo-vote-all-agreed = ↩️ Alle haben zugestimmt: Das Ende wurde zurückgenommen, das Spiel geht weiter.
undo-vote-kept = ↩️ { $who } möchte es lieber so lassen: Der Schritt wurde nicht zurückgenommen.
undo-closed = Diese Frage ist schon erledigt, es bleibt also alles, wie es ist. Wer den Schritt noch zurücknehmen möchte, fragt neu.
undo-vote-end = -# Das Spiel ist zu Ende: Hier zählt nur, wer sich meldet. Schweigen heißt nicht, dass man einverstanden ist.
undo-new-table = Hier ist schon der nächste Tisch offen, darum bleibt dieses Spiel so, wie es geendet hat.
undo-vote-silent = -# Wer bis <t:{ $at }:f> nichts sagt, ist einverstanden. Ein Schritt nach vorn beendet die Frage.
undo-waits = ↩️ Du bist schon einverstanden, dass dieser Schritt zurückgenommen wird. Noch offen: { $open }.
undo-waits-at = [Zur Frage]({ $link })
undo-waits-open = -# Hier läuft keine Frist. Die Frage bleibt offen, bis alle geantwortet haben oder ein Schritt nach vorn sie beendet.
command-failed = Bei mir ist etwas schiefgegangen. Schau bitte auf den Spielplan und versuch es noch einmal. Kennung: `{ $reference }`
argument-refused = { $word ->
    [none] In diesem Befehl fehlt etwas. Wähl aus dem, was dir beim Tippen angeboten wird.
   *[other] Mit „{ $word }“ kann ich in diesem Befehl nichts anfangen. Wähl aus dem, was dir beim Tippen angeboten wird.
}
commands-outdated = Discord kennt noch eine ältere Fassung dieses Befehls. Lade die App neu (Strg+R) und versuch es noch einmal.
cooldown = Nicht so schnell! Versuch es gleich noch einmal.
not-allowed = Das geht hier nicht.
# cmd-…: zusammengesetzt in src/bot/src/discord/localize.rs
cmd-board = spielplan
cmd-board-text = Den Spielplan groß zeigen, nur für dich
cmd-board-opt-text = text
cmd-board-opt-text-text = In Worten statt als Bild
cmd-me = ich
cmd-me-text = Dein Charakter, seine Fähigkeiten und was du jetzt nutzen kannst
cmd-card = karte
cmd-card-text = Eine Karte lesen: im Spiel jede, die schon zu sehen war, sonst jede des Inselspiels
cmd-card-opt-name = name
cmd-card-opt-name-text = Welche Karte
cmd-odds = chancen
cmd-odds-text = Die Chancen dessen, was du jetzt tun kannst
cmd-rulings = auslegungen
cmd-rulings-text = Zeigt, wie unklare Punkte gespielt werden, an diesem Tisch oder allgemein
cmd-rulings-opt-name = name
cmd-rulings-opt-name-text = Der gesuchte Punkt; ohne Angabe alle
lookup-none = So etwas gibt es in dem Spiel nicht, das du spielst.
cmd-rules = regeln
cmd-rules-text = In den Regeln suchen
cmd-rules-opt-query = suche
cmd-rules-opt-query-text = Ein Wort, etwa Wetter
cmd-log = log
cmd-log-text = Die Geschichte bisher
cmd-undo = rückgängig
cmd-undo-text = Den letzten Schritt zurücknehmen
cmd-report = melden
cmd-report-text = Etwas stimmt nicht? Sag es der Person, die diesen Bot betreibt
cmd-help = hilfe
cmd-help-text = Wie man spielt
button-share = Teilen
button-scores = Bestenliste
## Wettbewerbe

cup-day = Tagesinsel { $label }
cup-week = Wochenaufgabe { $label }
cup-scored = 📅 **{ $title }** · ein gewerteter Versuch; du kannst jederzeit unterbrechen
week-scenario = { $name } ({ $hard })
# week-…: zusammengesetzt in src/bot/src/games/island/weekly.rs
week-fair = machbar
week-hard = schwer
week-brutal = sehr schwer
week-next = { $week } { $name }
weeks = 🗓️ Diese Woche: **{ $now }**. Danach: { $next }
cup-over = Diese Aufgabe ist vorbei, es wurde nichts begonnen. **/tagesinsel** und **/wochenaufgabe** starten, was jetzt zählt.
cup-once = Das hast du schon gespielt. **/bestenliste** zeigt die Liste, **/teilen** dein Ergebnis.
cup-making = Die Insel steigt gerade erst aus dem Meer. Gleich erscheint sie hier.
cup-other = Inzwischen hast du eine andere verlangt, diese wird ausgelassen.
cup-not-made = Die Insel wurde nicht rechtzeitig fertig. Versuch es in ein paar Minuten noch einmal; klappt es weiterhin nicht, sag es der Person, die mich betreibt.
cup-placing = Platz { $place } von { $of }
cup-streak = 🔥 { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
} in Folge
cup-unranked = Dieser Versuch zählt nicht: Er kam zu spät oder ließ sich nicht nachspielen und damit nicht prüfen.
cup-next = 🌅 Die nächste Tagesinsel kommt { $at }.
replace-ask = Du bist mitten in einem Spiel: **{ $game }**. Ein neues würde es ersetzen, und du könntest nicht mehr zurück. Trotzdem ersetzen?
replace-next = Das neue: **{ $game }**.
replace-practice = { $game }, zur Übung
replace-counts = ⚠️ Es ist ein gewerteter Versuch, der noch zählt.
replace-void = Diese Frage hat sich erledigt. Nichts wurde ersetzt; dein Spiel steht, wie du es siehst.
replace-gone = Dieses Spiel läuft nicht mehr, also wurde nichts ersetzt. Gib den Befehl noch einmal ein, um ein neues zu beginnen.
button-replace = Ersetzen
button-keep = Weiterspielen
# medal-…: zusammengesetzt in src/ui/src/scores.rs
medal-bronze = Bronze
medal-silver = Silber
medal-gold = Gold
medal-sun = Sonne
medal-none = keine Medaille
scores-line = { $place }. { $user } – **{ $points }** { $medal } · { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
scores-line-failed = { $place }. { $user } – { $points } · { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}, Szenario nicht erfüllt
scores-empty = Noch steht hier niemand. Mach du den Anfang!
scores-empty-over = Niemand hat mitgespielt.
scores-empty-ahead = Das kommt erst noch.
scores-here = Auf diesem Server
older-rules = 📜 ältere Regeln
older-rules-why = 📜 Dieses Spiel wurde nach älteren Regeln begonnen. Sein Ergebnis zählt und ist in den Bestenlisten gekennzeichnet.
own-first = 🥇 Dein erstes beendetes Spiel dieser Art und damit dein bisher bestes.
own-first-failed = Dein erstes beendetes Spiel dieser Art. Beim nächsten weißt du schon mehr.
own-better = 🥇 **Neuer persönlicher Rekord!** Bisher: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
own-better-failed = 🥇 **Neuer persönlicher Rekord!** Bisher: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Szenario nicht erfüllt.
own-behind = Dein persönlicher Rekord: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
own-behind-failed = Dein persönlicher Rekord: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Szenario nicht erfüllt.
yardstick-short = Keine Medaille: { $n ->
    [one] 1 Punkt fehlt
   *[other] { $n } Punkte fehlen
} zu { $medal }
yardstick-best = dein Rekord: { $points }
yardstick-best-failed = dein Rekord: { $points }, Szenario nicht erfüllt
own-practice = Das war Übung: Sie steht in keiner Bestenliste und gilt nicht als persönlicher Rekord.
own-uncounted = Du hast Würfel zurückgenommen, die du schon gesehen hattest. Deshalb gilt dieses Spiel nicht als persönlicher Rekord.
own-title = Deine besten freien Spiele
own-none = Du hast noch kein freies Spiel beendet{ $alone ->
    [none] .
   *[other] ; { $alone } startet eins.
}
own-best = { $what } – **{ $points }** · { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} · { $at }
own-best-failed = { $what } – { $points } · { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}, Szenario nicht erfüllt · { $at }
scores-streak = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
} in Folge · längste Serie: { $best } · gespielte Tage: { $days }
share-met = { $user } · **{ $title }** · { $medal }**{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}** in { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}
share-failed = { $user } · **{ $title }** · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Szenario nicht erfüllt
share-died = { $user } · **{ $title }** · { $medal }**{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**{ $goals ->
    [met] , Szenario erfüllt, aber an Tag { $days } gestorben
    [failed] , Szenario nicht erfüllt, an Tag { $days } gestorben
   *[none] , an Tag { $days } gestorben
}
share-streak = 🔥 { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
} in Folge
share-streak-plain = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
} in Folge
share-how-day = Die gleiche Insel für alle: /tagesinsel
share-how-week = Das gleiche Spiel für alle: /wochenaufgabe
share-told = { $user } · **{ $title }** · { $headline }
share-ladder = Medaillen: { $ladder } Punkte
share-late = ⌛ Erst nach dem Ende der Wertung beendet: zählt auf keiner Bestenliste.
share-stands = { $link ->
    [none] Das steht schon in diesem Kanal.
   *[other] Das steht schon in diesem Kanal. [Zum Beitrag]({ $link })
}
share-which = Zwei Spiele von dir können gemeint sein. Welches soll der Kanal sehen?
button-share-here = Das aus diesem Kanal
button-share-alone = Das, was ich allein gespielt habe
share-nothing = Es gibt kein beendetes Spiel von dir zu teilen, weder in diesem Kanal noch unter denen, die du allein spielst. **/tagesinsel** startet die Insel von heute.
card-points = Punkte
card-met = Erfüllt
card-finished = Beendet
card-failed = Nicht erfüllt
card-died = Gestorben
card-met-died = Erfüllt, gestorben
card-days = Tage
card-rounds = Runden
cmd-daily = tagesinsel
cmd-daily-text = Die Insel des Tages: für alle die gleiche, ein gewerteter Versuch
archive-runs = **{ $label }** ist die Insel von heute: **/tagesinsel** spielt sie für die Bestenliste. Wenn ihr Tag vorbei ist, kannst du sie zur Übung spielen.
archive-ahead = **{ $label }** liegt noch in der Zukunft.
archive-gone = Dieser Tag liegt zu lange zurück. Spielen lassen sich die Inseln der letzten 366 Tage: **tag: 366** ist die älteste, 1 war gestern.
archive-yours = Dein eigener Versuch von **{ $label }** zählt noch: **/tagesinsel** holt ihn zurück. Beende ihn erst, dann kannst du üben.
archive-unknown = **tag**: „{ $word }“ kann ich nicht als Tag lesen. Schreib ein Datum wie 20.11.2026 oder eine Zahl: 1 ist gestern, 7 ist vor einer Woche.
archive-ago = { $n ->
    [one] gestern
   *[other] vor { $n } Tagen
}
archive-played = { $points ->
    [one] dein Ergebnis: 1 Punkt
   *[other] dein Ergebnis: { $points } Punkte
}
archive-not-played = nicht gespielt
button-practise = Zur Übung spielen
cmd-daily-opt-day = tag
cmd-daily-opt-day-text = Ein vergangener Tag, zur Übung: sein Datum oder vor wie vielen Tagen
cmd-weekly = wochenaufgabe
cmd-weekly-text = Wochenaufgabe: ein Szenario allein, jede Woche ein anderes, für alle gleich, ein Versuch
cmd-share = teilen
cmd-share-text = Zeig allen hier, wie es bei dir gelaufen ist, ohne etwas zu verraten
cmd-share-opt-week = woche
cmd-share-opt-week-text = Die Wochenaufgabe statt der Tagesinsel
lobby =
    { $text }

    { $people }
lobby-host = Los geht es, wenn { $host } startet: Wer den Tisch leitet, gibt das Zeichen.
lobby-held = ✉️ { $user } ist eingeladen, der Platz ist reserviert
lobby-invited = { $n ->
    [one] 🏝️ { $users }, du bist eingeladen. Dein Platz ist reserviert; drück **Ich bin dabei** und setz dich dazu.
   *[other] 🏝️ { $users }, ihr seid eingeladen. Eure Plätze sind reserviert; drückt **Ich bin dabei** und setzt euch dazu.
}
lobby-free = { $n ->
    [one] 🪑 Noch ein Platz ist frei, bis es losgeht.
   *[other] 🪑 Noch { $n } Plätze sind frei, bis es losgeht.
}
lobby-full = An diesem Tisch sind alle Plätze vergeben.
lobby-closed = Alle sind aufgestanden, dieser Tisch ist geschlossen.
lobby-here = in diesem Kanal
lobby-link = [hier]({ $link })
lobby-stands = Es ist schon ein Tisch offen, { $at }, mit { $people }. Setz dich dazu, oder eröffne deinen in einem anderen Kanal.
lobby-stands-yours = Du hast schon einen Tisch offen, { $at }. Mit dabei: { $people }. Soll er für den neuen geschlossen werden? Bis du das sagst, ändert sich nichts.
lobby-stands-manage = Es ist schon ein Tisch offen, { $at }, mit { $people }. Du verwaltest diesen Kanal und darfst ihn für den neuen schließen.
lobby-stands-quiet = Es ist schon ein Tisch offen, { $at }, mit { $people }. Seit einem Tag ist dort nichts geschehen, also darfst du ihn für den neuen schließen.
lobby-wish-gone = Dieser Tisch ist schon offen, oder er war nicht mehr gewünscht. Die neueste Nachricht dazu zeigt, wie es steht.
lobby-replaced = Dieser Tisch ist geschlossen: { $user } hat weiter unten einen anderen eröffnet.
button-instead = Schließen und den neuen eröffnen
button-options = Einstellungen
seat-name = Platz { $n }
seat-over = Das betrifft eine Partie, die hier nicht mehr läuft; geändert hat sich nichts.
lobby-sits-already = Du sitzt schon an diesem Tisch, dieser Knopfdruck ändert also nichts. Mit **Aussteigen** stehst du wieder auf; los geht es mit **Leinen los**.
seat-already = Du sitzt schon an diesem Tisch.
seat-none = In diesem Spiel ist jeder Platz besetzt oder reserviert, und solange es läuft, kommt keiner dazu. Wer mitspielt, kann dir den eigenen anbieten.
bystander-runs = Solange dieses Spiel läuft, beginnt in diesem Kanal kein anderes.
bystander-whose = 👤 Hier { $n ->
    [one] spielt
   *[other] spielen
} { $users }: **{ $game }**.
bystander-seat = 🪑 Für dich ist ein Platz frei: Der Knopf setzt dich hin.
bystander-alone = 🎲 Allein: die Tagesinsel (**/tagesinsel**, gewertet){ $games ->
    [none] .
   *[other] {" "}oder { $games }.
}
bystander-table = 🏝️ Eigener Tisch: { $starts } in einem Kanal ohne Spiel.
bystander-table-in = 🏝️ Ein eigener Tisch: { $starts } in { $channels }; dort läuft gerade kein Spiel.
bystander-ask = 🙋 Mit **Darf ich mitspielen?** fragst du die, die hier spielen. Sagt jemand ja, ziehst du an dessen Seite mit: Ihr plant und antwortet mit denselben Knöpfen für dieselbe Figur.
bystander-joining = 🤝 Wer hier spielt, kann dir mit { $offer } einen Platz anbieten oder dich mit { $beside } mitspielen lassen. Ein neues Spiel zu mehreren: { $start }.
threads-run = 🧵 { $n ->
    [one] In einem Thread dieses Kanals läuft ein Spiel:
   *[other] In Threads dieses Kanals laufen Spiele:
}
threads-game = • { $at } · **{ $game }**{ $n ->
    [0] {""}
   *[other] {" "}· { $users }
}
threads-more = -# Es gibt noch mehr: Die Liste der Threads zeigt sie.
button-daily = Tagesinsel
button-apart = Eigener Tisch im Thread
apart-call = 🧵 { $user }, das ist dein Tisch. Wer mitspielen will, drückt **Ich bin dabei**.
apart-stands = 🧵 Dein Tisch steht in { $at }.
seat-which = Welchen Platz nimmst du?
seat-taken = Dieser Platz ist nicht mehr frei.
seat-yours = Du sitzt am Tisch. Am Spielplan steht, was zu tun ist.
seat-sat = 🪑 { $user } setzt sich dazu und spielt { $seat }.
seat-leave = Möchtest du aufstehen? Dein Charakter bleibt, und die anderen ziehen mit ihm. Du kannst zurückkommen, solange niemand anders dort sitzt.
seat-left = Du bist aufgestanden. Solange dein Platz frei ist, bringt dich ein Klick zurück.
seat-vacant = 🚶 { $user } ist aufgestanden. { $seat } bleibt; alle am Tisch dürfen damit ziehen, bis sich jemand dort hinsetzt.
seat-gone = 🚪 { $user } ist nicht mehr auf diesem Server. { $seat } bleibt; alle am Tisch dürfen damit ziehen, bis sich jemand dort hinsetzt.
seat-kept = Du behältst deinen Platz; er ist niemandem mehr angeboten.
seat-asked = 🙋 { $user } möchte gern mitspielen. { $seat } ist für { $kept } reserviert, aber noch nicht besetzt. { $host }, soll { $user } den Platz bekommen?
seat-asked-for = 🙋 Ich habe gefragt: Wer den Tisch leitet, entscheidet darüber, und du siehst es hier im Kanal.
seat-asked-open = 🙋 { $user } möchte gern mitspielen. { $seat } ist für { $kept } reserviert, aber noch nicht besetzt. Den Tisch leitet gerade niemand: Wer sich als Erstes hinsetzt, entscheidet.
seat-asked-already = 🙋 Du hast schon gefragt; entschieden ist noch nichts. Einen Tag danach kannst du noch einmal fragen.
seat-stays-kept = 🪑 { $user }, der Platz bleibt für { $kept } reserviert.
button-ask-seat = Um den Platz bitten
button-give-seat = Ja, setz dich
button-keep-seat = Nein, freihalten
button-ask-beside = Darf ich mitspielen?
button-let-beside = Ja, an meiner Seite
button-not-beside = Jetzt nicht
beside-asked = 🙋 { $user } möchte gern mitspielen. { $to }, soll { $user } an deiner Seite mitziehen dürfen? Das Spiel bleibt deins.
beside-not = 🙋 { $user }, { $to } spielt vorerst lieber allein weiter.
seat-offered = 🪑 { $to }, { $user } bietet dir einen Platz an: Du würdest { $seat } spielen. Bis du dich setzt, ändert sich nichts.
seat-bot = Ein Bot kann nicht mitspielen.
lead-seated = Den Tisch kann nur leiten, wer daran sitzt.
pilot-set = 🤝 { $to } zieht ab jetzt auch für { $user }: plant, antwortet und ist bereit, wenn { $user } nicht da ist.
pilot-gone = 🤝 Für { $users } zieht niemand mehr mit.
pilot-none = Für dich zieht jetzt niemand mehr außer dir.
lead-already = { $own ->
    [yes] Du leitest diesen Tisch schon.
   *[no] { $user } leitet diesen Tisch schon.
}
seat-not-own = Du hast an diesem Tisch keinen eigenen Platz, den jemand für dich hüten könnte.
lead-handed = 👑 { $user } leitet ab jetzt diesen Tisch.
lead-only = Diesen Tisch leitet { $host }; nur wer leitet, kann das.
shelf-board = 📦 Dieses Spiel ist weggelegt.
carry-server = Weglegen kann man Spiele nur auf einem Server.
carry-none = Auf diesem Server gibt es kein solches Spiel, das du hierher holen kannst: Ein laufendes holt, wer seinen Tisch leitet, ein weggelegtes, wer daran sitzt.
carry-which = Welches Spiel soll in diesem Kanal weitergehen?
carry-gone = Dieses Spiel ist dort nicht mehr, oder du kannst es nicht hierher holen.
carry-done = Das Spiel geht hier weiter; der Spielplan kommt gleich.
carry-here = ⛵ { $user } holt das Spiel hierher: **{ $game }**.
carry-board = ⛵ Dieses Spiel geht in { $to } weiter.
button-seat = { $seat } spielen
button-stay = Ich bleibe
button-leave-game = Aufstehen
lobby-gone = Dieser Tisch ist nicht mehr offen.
lobby-few = An diesem Tisch müssen mindestens { $n } von euch sitzen, bevor es losgeht{ $alone ->
    [none] .
   *[other] ; allein spielst du mit { $alone }.
}
button-join = Ich bin dabei
button-leave = Aussteigen
button-start = Leinen los
## Hilfe

help-choose = **Hier gibt es mehrere Spiele.**
help-which = Über welches möchtest du etwas lesen?
help-runs = 👀 In diesem Kanal { $n ->
    [0] läuft
    [one] spielt { $users }
   *[other] spielen { $users }
} **{ $game }**{ $shows ->
    [none] .
   *[other] ; { $shows } zeigt das Spiel.
}{ $seats ->
    [0] {""}
   *[other] {" "}Für dich ist ein Platz frei: Der Knopf setzt dich hin.
}
me-fills = 🪑 Gerade füllt sich { $at } ein Tisch, an dem du sitzt{ $people ->
    [none] .
   *[other] . Mit dir: { $people }.
}
help-fills = 👀 In diesem Kanal füllt sich ein Tisch, { $at }, mit { $people }: **Ich bin dabei** setzt dich dazu.

## Updates

updated = -# 🔧 Der Bot wurde erneuert, während diese Partie lief. Ab hier gilt: { $what }.
