## Was an einem Tisch, der sich füllt, ausgemacht wird

lobby-waits-full = An diesem Tisch sind alle Plätze vergeben, und auch die Warteliste ist voll.
lobby-host-only = Nur wer diesen Tisch leitet, ändert seine Einstellungen.
lobby-options = Einstellungen dieses Tisches
lobby-options-text = Ein Klick schaltet um; was da steht, gilt sofort und ist für alle zu sehen.
lobby-options-read = { $host } leitet diesen Tisch und kann das ändern, bis das Spiel beginnt.
lobby-start = 🕗 { $at }: Alle am Tisch werden gerufen, und sind alle Plätze besetzt, beginnt das Spiel von selbst.
lobby-start-open = 🕗 Das Spiel beginnt, sobald die Leitung die Leinen löst.
lobby-waiting = ⏳ Auf der Warteliste: { $users }
lobby-moved-up = 🙋 { $users }: Ein Platz ist frei geworden, du sitzt jetzt mit am Tisch.
lobby-begun = ⛵ Das Spiel hat begonnen; der Spielplan steht weiter unten.
lobby-call-full = ⛵ { $users }: Es ist so weit, alle sind da, und das Spiel beginnt.
lobby-call-short = { $free ->
    [0] ⏰ { $users }: Es ist so weit, aber das Spiel konnte nicht von selbst beginnen. { $host } löst die Leinen.
    [one] ⏰ { $users }: Es ist so weit! Ein Platz ist noch frei. { $host } entscheidet: jetzt Leinen los oder noch etwas warten.
   *[other] ⏰ { $users }: Es ist so weit! { $free } Plätze sind noch frei. { $host } entscheidet: jetzt Leinen los oder noch etwas warten.
}
lobby-call-occupied = ⏰ { $users }: Es ist so weit, aber in diesem Kanal läuft noch ein anderes Spiel. Sobald es vorbei ist, löst { $host } die Leinen.
lobby-call-missed = ⏰ { $users }: Euer Spiel war für { $at } ausgemacht, und da war ich nicht da. { $host } löst die Leinen, wenn ihr beisammen seid.
button-wait = Warteliste
button-when = Beginn
when-title = Wann geht es an diesem Tisch los?
when-label = Tag und Uhrzeit, oder leer für keine
when-hint = Fr 20:00 · morgen 19:30 · 27.11. 20:00
when-unread = „{ $said }“ kann ich nicht als Tag und Uhrzeit lesen. Schreib zum Beispiel **Fr 20:00**, **morgen 19:30** oder **27.11. 20:00**; Zeiten gelten hier in { $zone }.
when-past = „{ $said }“ ist schon vorbei, so wie Zeiten hier gelten ({ $zone }). Schreib eine Zeit, die noch kommt, zum Beispiel **morgen 19:30**.
when-far = „{ $said }“ ist mehr als ein Jahr hin. Macht etwas Früheres aus, zum Beispiel **Fr 20:00**.
