## Was an einem Tisch, der sich füllt, ausgemacht wird

lobby-own-wish = Dein Tisch steht schon, mit dem, was du zuerst gewählt hast. Dort kannst du es ändern.
lobby-other-wish = Gespielt wird etwas anderes, als dein Knopf gesagt hat, denn jemand war schneller. Was, steht am Tisch; wer ihn eröffnet hat, kann es ändern.
lobby-waits-full = An diesem Tisch sind alle Plätze vergeben, und auch die Warteliste ist voll.
lobby-sat = 🪑 Du sitzt jetzt mit am Tisch. Er steht { $at }.
lobby-fills = Hier läuft noch kein Spiel: Es füllt sich gerade ein Tisch, { $at }, mit { $people }. Das geht, sobald sein Spiel begonnen hat.
lobby-fills-move = In diesem Kanal füllt sich gerade ein Tisch, { $at }, mit { $people }; darum kann jetzt kein Spiel hierher umziehen. Hol deins in einen anderen Kanal, oder warte, bis dieser Tisch geschlossen ist.
lobby-sits = Du sitzt schon an diesem Tisch. Er steht { $at }.
lobby-put-on-list = ⏳ Alle Plätze sind vergeben, deshalb stehst du jetzt auf der Warteliste. Der Tisch steht { $at }.
lobby-listed = ⏳ Du stehst schon auf der Warteliste dieses Tisches. Er steht { $at }.
lobby-off-list = Du stehst nicht mehr auf der Warteliste dieses Tisches. Er steht { $at }.
lobby-got-up = Du bist vom Tisch aufgestanden, dein Platz ist wieder frei. Der Tisch steht { $at }.
lobby-not-there = Du hast keinen Platz an diesem Tisch, also gibt es keinen zu verlassen.
lobby-host-only = Nur wer diesen Tisch leitet, ändert seine Einstellungen.
lobby-options = Einstellungen dieses Tisches
lobby-options-text = Ein Klick schaltet um; was da steht, gilt sofort und ist für alle zu sehen.
lobby-options-read = { $host } leitet diesen Tisch und kann das ändern, bis das Spiel beginnt.
lobby-start = 🕗 { $at }: Alle am Tisch werden gerufen, und sind alle Plätze besetzt, beginnt das Spiel von selbst.
lobby-start-open = 🕗 Das Spiel beginnt, sobald die Leitung die Leinen löst.
lobby-language = 🌐 Die öffentlichen Nachrichten dieses Tisches sind auf { $language }. Was nur du siehst, ist in deiner Sprache, und **/spielplan** oder der Knopf für den ganzen Spielplan zeigt dir darin alles, was auf dem Plan steht.
lobby-host-until = ⛵ Die Leinen löst, wer den Tisch leitet; ab { $at } dürfen es alle, die hier sitzen: eine Stunde, nachdem niemand mehr fehlt, für den ein Platz frei gehalten wird, oder nach dem vereinbarten Beginn.
lobby-host-first = ⛵ Bis alle hier sitzen, für die ein Platz frei gehalten wird, löst nur die Leinen, wer den Tisch leitet; eine Stunde danach dürfen es alle, die hier sitzen.
lobby-waiting = ⏳ Auf der Warteliste: { $users }
lobby-moved-up = { $n ->
    [one] 🙋 { $users }: Ein Platz ist frei geworden, du sitzt jetzt mit am Tisch.
   *[other] 🙋 { $users }: Plätze sind frei geworden, ihr sitzt jetzt mit am Tisch.
}
lobby-begun = ⛵ Das Spiel hat begonnen; der Spielplan steht weiter unten.
lobby-late = Das Spiel an diesem Tisch hat schon begonnen, darum wurde nichts geändert. Wie es steht, zeigt der Spielplan; was sich noch festlegen lässt, steht dort unter **Tisch**.
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
button-room = Plätze: { $n }
when-title = Wann geht es an diesem Tisch los?
when-label = Tag und Uhrzeit (leer: kein fester Beginn)
when-hint = Fr 20:00 · morgen 19:30 · { $date } 20:00
when-unread = „{ $said }“ kann ich nicht als Tag und Uhrzeit lesen. Schreib zum Beispiel **Fr 20:00**, **morgen 19:30** oder **{ $date } 20:00**; Zeiten gelten hier in { $zone }.
when-past = „{ $said }“ ist schon vorbei, so wie Zeiten hier gelten ({ $zone }). Schreib eine Zeit, die noch kommt, zum Beispiel **morgen 19:30**.
when-far = „{ $said }“ ist mehr als ein Jahr hin. Mach etwas Früheres aus, zum Beispiel **Fr 20:00**.
lobby-called = 📣 { $role }: Ein Tisch ist offen.
lobby-lost = 📦 Der Kanal eines Tisches, an dem du dabei warst, wurde gelöscht: **{ $table }**. { $again }

## Was ein Server festlegt

# cmd-…: zusammengesetzt in src/bot/src/discord/localize.rs
cmd-settings = einstellungen
cmd-settings-text = Wie auf diesem Server gespielt wird; das ändert, wer Kanäle verwalten darf
cmd-settings-opt-zone = zone
cmd-settings-opt-zone-text = Die Zeitzone, in der Tage und Zeiten gelesen werden, etwa Europe/Berlin
settings-title = Spiele auf diesem Server
settings-channels = 📍 Tische werden eröffnet in: { $value }
settings-opens = 🔑 Tische werden eröffnet von: { $value }
settings-calls = 📣 Wird gerufen, wenn ein Tisch aufgeht: { $value }
settings-zone = 🕗 Tage und Zeiten gelten in: { $value }
settings-everywhere = allen Kanälen
settings-everybody = allen
settings-nobody = niemand
settings-text = Was du drückst oder wählst, gilt sofort, für neue Tische. **/einstellungen** mit `zone:` ändert die Zeitzone. Eine Rolle wird gerufen, wenn alle sie erwähnen dürfen oder ich alle Rollen erwähnen darf.
settings-read = Wer Kanäle verwalten darf, kann das mit **/einstellungen** ändern.
settings-menu-channels = Nur in diesen Kanälen …
settings-menu-opens = Nur diese Rolle eröffnet Tische …
settings-menu-calls = Diese Rolle rufen …
settings-anywhere = Alle Kanäle
settings-anybody = Alle eröffnen
settings-call-nobody = Niemanden rufen
settings-language-own = Sprache: wer eröffnet, bestimmt sie
settings-language-en = Sprache: Englisch
settings-language-de = Sprache: Deutsch
settings-threads = Jedes Spiel in eigenem Thread
settings-no-threads = Spiele im Kanal
settings-server = Nur ein Server hat Einstellungen. Hier spielst du für dich, wie du magst.
settings-manage = Einstellungen ändert nur, wer auf diesem Server Kanäle verwalten darf.
settings-no-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Wähl eine aus der Liste, während du tippst, etwa **Europe/Berlin**.
settings-not-kept = Das ließ sich nicht sichern, also ist alles wie vorher. Bitte versuch es noch einmal.
settings-not-everyone = Das ist die Rolle von allen. Wähl eine andere, oder den Knopf für alle oder niemanden.
barred-channel = Auf diesem Server wird in { $channels } gespielt. Eröffne deinen Tisch dort.
barred-role = Auf diesem Server eröffnet { $role } die Tische. Bitte jemanden mit dieser Rolle darum; dazusetzen dürfen sich alle.

## Spiele in einem eigenen Thread

lobby-thread = 🧵 Das Spiel bekommt einen eigenen Thread.
lobby-thread-settled = 🧵 Das Spiel bekommt einen eigenen Thread, wie an allen Tischen dieses Servers.
lobby-begun-in = ⛵ Das Spiel hat in { $thread } begonnen.
lobby-call-no-thread = ⏰ { $users }: Es ist so weit, und alle sind da, aber ich konnte keinen Thread für das Spiel eröffnen. { $host } löst die Leinen und erfährt, was mir fehlt; unter „Einstellungen“ kann das Spiel im Kanal bleiben.
button-in-thread = Im eigenen Thread
button-in-channel = In diesem Kanal
thread-call = ⛵ { $users }: Euer Spiel ist hier.
thread-permissions = Für ein Spiel im eigenen Thread fehlen mir hier diese Rechte: { $names }. Gib sie mir, oder lass das Spiel im Kanal (unter „Einstellungen“ am Tisch, oder mit **/einstellungen**, wo der Server es festlegt); der Tisch steht wie zuvor.
thread-forbidden = Ich darf hier keinen Thread eröffnen. Gib mir „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“, oder lass das Spiel im Kanal (unter „Einstellungen“ am Tisch, oder mit **/einstellungen**, wo der Server es festlegt); der Tisch steht wie zuvor.
thread-failed = Discord hat den Thread gerade nicht eröffnet. Der Tisch steht wie zuvor: Drück gleich noch einmal, oder lass das Spiel im Kanal.

## What is chosen at any table

table-pace-live = ⏳ Live: Ihr seid alle da und antwortet binnen zehn Minuten; länger als zehn Minuten wird auf niemanden gewartet.
table-pace-several = ⏳ Mehrmals täglich: Ihr schaut alle paar Stunden herein und antwortet binnen sechs; länger als sechs Stunden, Ruhezeiten (**/erinnern**) nicht gezählt, wird auf niemanden gewartet, und Kleines ist vorweg beantwortet (**/immer**). Wird abgestimmt, kann eine Runde einen Tag dauern.
table-pace-daily = ⏳ Einmal am Tag: Ihr schaut einmal am Tag herein; länger als 30 Stunden wird auf niemanden gewartet. In einer Ruhezeit (**/erinnern**) endet keine Frist, und niemand wird gerufen. Mit Abstimmungen und Fragen kann eine Runde zwei oder drei Tage dauern, ein Spiel über zwölf Runden drei bis fünf Wochen.
table-pace-relaxed = ⏳ Ohne Frist: Auf alle wird gewartet, so lange es eben dauert.
table-switch-live = Tempo: live
table-switch-several = Tempo: mehrmals täglich
table-switch-daily = Tempo: einmal am Tag
table-switch-relaxed = Tempo: ohne Frist
table-note-live = Alle antworten binnen zehn Minuten
table-note-several = Alle antworten binnen sechs Stunden
table-note-daily = Alle antworten binnen 30 Stunden
table-note-relaxed = Alle nehmen sich so viel Zeit, wie sie wollen
table-language = 🌐 Öffentliche Nachrichten auf { $language }.
table-english = Englisch
table-german = Deutsch
table-release = Reservierte Plätze freigeben
table-here = So ist es gerade
