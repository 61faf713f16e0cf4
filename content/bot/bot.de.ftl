# What all games share.
# Texte des Bots auf Deutsch. Die Wörter der Spiele selbst stehen in content/<spiel>/.

## Die Tafel

panel-title = { $scenario } · Runde { $round } von { $rounds } · { $phase }
panel-moved = Das Spiel geht weiter unten weiter ⬇️
panel-refused = Ich darf hier nichts schreiben. Ich brauche die Rechte Kanal ansehen, Nachrichten senden, Links einbetten und Dateien anhängen.
button-undo = Rückgängig
button-help = Hilfe
button-back = Zurück
button-undo-sure = Ja, zurücknehmen
button-undo-agree = Ich bin einverstanden
button-end = Spiel endgültig beenden
log-title = Die Geschichte bisher
log-empty = Noch ist nichts geschehen.
rules-title = Regeln: { $query }
rules-none = Nichts gefunden. Versuch ein einzelnes Wort wie „Wetter“, „Bedrohung“ oder „Nacht“.
done = Erledigt. Stand: **{ $game }**
closed = Geschlossen. Die Tafel oben ist aktuell.
no-game-any = Hier läuft kein Spiel. **/insel neu** oder **/gemeinsam neu** beginnt eines in diesem Kanal, **/solo** eines für dich allein.
no-own-game = Du spielst gerade kein schnelles Spiel. **/solo** beginnt eines.
no-daily = Du hast die Tagesinsel noch nicht begonnen. **/tagesinsel** beginnt sie.
no-weekly = Du hast die Wochenaufgabe noch nicht begonnen. **/wochenaufgabe** beginnt sie.
other-game = In diesem Kanal läuft ein anderes Spiel.
undo-barred = In einem gewerteten Versuch wird nichts zurückgenommen.
not-seated = Du sitzt nicht an diesem Tisch und kannst nur zuschauen. **/brett** und **/log** gehen für alle.
setup-refused = So lässt sich kein Spiel aufbauen. Prüf Spieler, Figuren und Optionen: Jede Figur sitzt nur einmal.
moved-on = Das hat sich inzwischen erledigt. { $link }
unknown-press = Diesen Knopf kenne ich nicht mehr. **/insel stand** oder **/gemeinsam stand** bringt das Brett dieses Kanals, **/solo** dein eigenes Spiel.
missing-permissions = Hier kann ich nicht spielen: Mir fehlt { $names }. Frag jemanden, der den Server verwaltet.
fault = Bei mir ist etwas kaputtgegangen. Nichts wurde geändert; euer Spiel steht wie zuvor. Kennung: `{ $reference }`
store-failed = Das konnte ich nicht speichern, also ist nichts geschehen. Versuch es gleich noch einmal.
save-newer = Dieses Spiel stammt von einer neueren Fassung von mir. Es bleibt unberührt; bitte die Betreiber um eine Aktualisierung.
save-unreadable = Dieser Spielstand ist nicht lesbar. Er bleibt unberührt; bitte die Betreiber, ins Protokoll zu sehen.
status-below = Das Brett steht darunter ⬇️
ended = Das Spiel ist zu Ende und liegt im Archiv. **/insel neu** oder **/gemeinsam neu** beginnt ein neues.
end-vote = 🏳️ { $yes } würde dieses Spiel endgültig beenden. Dafür braucht es { $n } vom Tisch; wer einen Zug macht, spielt weiter.
end-asked = Das hast du schon gesagt. Nun sind die anderen gefragt.
end-confirm = Dieses Spiel endgültig beenden? **{ $game }** kommt ins Archiv und lässt sich nicht weiterspielen.
undo-nothing = Es gibt nichts mehr zurückzunehmen.
undo-confirm = Seitdem hast du Würfel oder Karten gesehen. Nimmst du das zurück, zählt dieses Spiel für keine Bestenliste. Zurücknehmen?
undo-vote = ↩️ Den letzten Schritt zurücknehmen, obwohl etwas gezeigt wurde? Einverstanden: { $yes }. Noch gefragt: { $open }.
command-failed = Bei mir ist etwas kaputtgegangen. Nichts wurde geändert. Bitte versuch es noch einmal.
argument-refused = Eine der Optionen verstehe ich nicht. Wähl aus dem, was beim Tippen angeboten wird.
commands-outdated = Discord kennt noch eine ältere Form dieses Befehls. Lade die App neu (Strg+R) und versuch es noch einmal.
cooldown = Langsam! Versuch es gleich noch einmal.
not-allowed = Das geht hier nicht.
cmd-board = brett
cmd-board-text = Das Brett groß und nur für mich zeigen
cmd-board-opt-text = text
cmd-board-opt-text-text = In Worten statt als Bild
cmd-me = ich
cmd-me-text = Meine Figur, ihre Fähigkeiten und was ich jetzt benutzen kann
cmd-rules = regeln
cmd-rules-text = In den Regeln suchen
cmd-rules-opt-query = suche
cmd-rules-opt-query-text = Ein Wort, etwa Wetter
cmd-log = log
cmd-log-text = Die Geschichte bisher
cmd-undo = rückgängig
cmd-undo-text = Den letzten Schritt zurücknehmen
cmd-help = hilfe
cmd-help-text = Wie man spielt
button-share = Teilen
button-scores = Bestenliste
## Wettbewerbe

cup-day = Tagesinsel { $label }
cup-week = Wochenaufgabe { $label }
cup-scored = 📅 **{ $title }** · ein gewerteter Versuch, jederzeit zu unterbrechen
cup-once = Das hast du schon gespielt. **/bestenliste** zeigt die Liste, **/teilen** dein Ergebnis.
cup-making = Die Insel von heute steigt gerade erst aus dem Meer. Einen Augenblick: Sie erscheint hier.
cup-not-made = Die Insel von heute konnte nicht gemacht werden. Versuche es später noch einmal; bleibt es dabei, findet der Betreiber des Bots den Grund im Protokoll.
cup-placing = Platz { $place } von { $of }
cup-streak = 🔥 { $n } Tage in Folge
cup-unranked = Dieser Versuch zählt nicht: Er kam zu spät, oder er ließ sich nicht nachspielen.
cup-next = 🌅 Die nächste Tagesinsel kommt { $at }.
replace-ask = Du bist mitten in einem Spiel: **{ $game }**. Ein neues tritt an seine Stelle, und dieses lässt sich dann nicht mehr weiterspielen. Ersetzen?
replace-next = Das neue: **{ $game }**.
replace-practice = { $game }, zur Übung
replace-counts = ⚠️ Es ist ein gewerteter Versuch, der noch zählt.
replace-void = Diese Frage ist überholt. Nichts wurde ersetzt; dein Spiel steht so, wie es gezeigt wird.
replace-gone = Dieses Spiel läuft nicht mehr, also wurde nichts ersetzt. Gib den Befehl noch einmal, um ein neues zu beginnen.
button-replace = Ersetzen
button-keep = Weiterspielen
medal-bronze = Bronze
medal-silver = Silber
medal-gold = Gold
medal-sun = Sonne
medal-none = keine Medaille
scores-line = { $place }. { $user } – **{ $points }** { $medal } · { $days } Tage
scores-line-failed = { $place }. { $user } – { $points } · { $days } Tage, Szenario nicht erfüllt
scores-empty = Noch niemand. Sei der erste Mensch auf dieser Liste!
scores-here = Auf diesem Server
older-rules = 📜 ältere Regeln
older-rules-why = 📜 Dieses Spiel begann nach älteren Regeln. Es zählt so, wie es ausging, und ist in den Listen so gekennzeichnet.
own-first = 🥇 Dein erstes beendetes Spiel hier. Es ist nun dein bestes.
own-better = 🥇 **Neuer Bestwert!** Bisher: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
own-better-failed = 🥇 **Neuer Bestwert!** Bisher: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Szenario nicht erfüllt.
own-behind = Dein Bestwert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
own-behind-failed = Dein Bestwert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Szenario nicht erfüllt.
own-practice = Ein Übungslauf auf einer bekannten Insel: Er zählt nicht als Bestwert.
own-uncounted = Dieses Spiel zählt nicht als Bestwert: Gezeigte Würfel wurden zurückgenommen.
own-title = Deine besten freien Spiele
own-none = Noch kein freies Spiel beendet. **/solo** beginnt eines.
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
} in Folge · längste Folge { $best } · { $days } insgesamt
share-met = { $user } · **{ $title }** · { $medal } **{ $points }** Punkte in { $days } Tagen
share-failed = { $user } · **{ $title }** · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Szenario nicht erfüllt
share-streak = 🔥 { $n } Tage in Folge
share-streak-plain = { $n } Tage in Folge
share-how-day = Für alle dieselbe Insel: /tagesinsel
share-how-week = Für alle dasselbe Spiel: /wochenaufgabe
share-nothing = Du hast keine beendete Aufgabe zum Teilen. **/tagesinsel** beginnt die von heute.
card-points = Punkte
card-met = Erfüllt
card-failed = Nicht erfüllt
card-days = Tage
card-rounds = Runden
cmd-daily = tagesinsel
cmd-daily-text = Die Insel des Tages: für alle dieselbe, ein gewerteter Versuch
cmd-weekly = wochenaufgabe
cmd-weekly-text = Die lange Aufgabe der Woche: Schiffbrüchige allein, für alle gleich, ein gewerteter Versuch
cmd-share = teilen
cmd-share-text = Allen hier zeigen, wie deine Aufgabe lief, ohne etwas zu verraten
cmd-share-opt-week = woche
cmd-share-opt-week-text = Die Wochenaufgabe statt der Tagesinsel
lobby =
    { $text }

    { $people }
lobby-host = Nur wer den Tisch eröffnet hat, kann beginnen.
asked-turn = 🔔 { $user }, oben auf dem Brett bist du am Zug.
asked-in-time = 🔔 { $user }, oben auf dem Brett wird deine Antwort erwartet: { $at } geht es ohne sie weiter.
lobby-gone = Dieser Tisch ist nicht mehr offen. **/gemeinsam neu** eröffnet einen anderen.
lobby-few = Eine gemeinsame Insel braucht mindestens zwei. Allein spielst du mit **/solo**.
button-join = Ich komme mit
button-leave = Aussteigen
button-start = Leinen los
## Hilfe

help-choose = **Hier werden mehrere Spiele gespielt.**
help-which = Über welches möchtest du lesen?
