## Rufe an alle, auf die gewartet wird

# call-… und direct-…: zusammengesetzt in src/ui/src/notify.rs
call-ready = 🔔 { $user }, deine Spielsteine sind alle geplant, nur dein **Bereit** fehlt am Spielplan
call-back = 🔔 { $user }, deine Zeit lief ab, während ich dich nicht rufen durfte, und das Spiel geht ohne dich weiter: Ein Druck am Spielplan bringt dich zurück
call-wake = 🔔 { $user }, die Zeit von euch allen ist abgelaufen, und es geht erst weiter, wenn jemand von euch am Spielplan etwas drückt
call-plan = 🔔 { $user }, am Spielplan sind deine Spielsteine noch nicht alle verplant
call-answer = 🔔 { $user }, am Spielplan wartet eine Frage auf dich
call-vote = 🔔 { $user }, am Spielplan wird über etwas abgestimmt, und deine Stimme fehlt
call-turn = 🔔 { $user }, am Spielplan bist du am Zug
call-beside = 🔔 { $user }, { $owner } hat noch nicht geantwortet; am Spielplan darfst auch du das tun
direct-ready = 🔔 **{ $game }**: Deine Spielsteine sind alle geplant, nur dein **Bereit** fehlt
direct-back = 🔔 **{ $game }**: Deine Zeit lief ab, während ich dich nicht rufen durfte, und das Spiel geht ohne dich weiter; ein Druck am Spielplan bringt dich zurück
direct-wake = 🔔 **{ $game }**: Die Zeit von euch allen ist abgelaufen, und es geht erst weiter, wenn jemand von euch am Spielplan etwas drückt
direct-plan = 🔔 **{ $game }**: Deine Spielsteine sind noch nicht alle verplant
direct-answer = 🔔 **{ $game }**: Eine Frage wartet auf dich
direct-vote = 🔔 **{ $game }**: Es wird abgestimmt, und deine Stimme fehlt
direct-turn = 🔔 **{ $game }**: Du bist am Zug
direct-beside = 🔔 **{ $game }**: { $owner } hat noch nicht geantwortet, und auch du darfst das tun
call-until-ready = ; { $at } gilt dein Plan, wie er steht.
call-until = ; { $at } geht es ohne dich weiter.
call-until-beside = ; { $at } geht es ohne diese Antwort weiter.
call-link = [Zum Spielplan]({ $link })
call-last = Das war mein dritter Ruf in Folge. Jetzt bin ich still, bis du etwas tust.
call-night = 🌙 Deine Zeit läuft auch nachts ab. Wenn du da lieber schläfst, genügt hier ein Knopfdruck; **/erinnern** stellt andere Stunden ein. In der Ruhezeit endet keine Frist.
call-nudged = 👉 { $by } fragt nach dir.
button-notify = Meine Erinnerungen
button-night = Ruhe von 22 bis 8 Uhr
button-any-hour = Zu jeder Zeit

## Die Seite der Erinnerungen

# cmd-…: zusammengesetzt in src/bot/src/discord/localize.rs
cmd-notify = erinnern
cmd-notify-text = Wie und wann ich dich rufe, wenn ein Spiel auf dich wartet
cmd-notify-opt-zone = zone
cmd-notify-opt-zone-text = Deine eigene Zeitzone, etwa Europe/Berlin
cmd-notify-opt-quiet = ruhe
cmd-notify-opt-quiet-text = Stunden, in denen ich dich nie rufe, etwa 22:30-7:15, oder keine
notify-title = Deine Erinnerungen
notify-menu-place = Wo …
# notify-place-…: zusammengesetzt in src/ui/src/wishes.rs
notify-place-mention = Ich erwähne dich im Kanal des Spiels
notify-place-direct = Ich schreibe dir eine Direktnachricht
notify-place-nowhere = Ich rufe dich nie
notify-menu-after = Nach welcher Zeit …
# notify-after-…: zusammengesetzt in src/ui/src/wishes.rs
notify-after-pace = Wie es zum Tisch passt: live nach 2 Minuten, sonst nach 1, 4 oder 8 Stunden
notify-after-at-once = Sofort
notify-after-minutes-15 = Nach 15 Minuten
notify-after-hour = Nach 1 Stunde
notify-after-hours-3 = Nach 3 Stunden
notify-after-hours-8 = Nach 8 Stunden
notify-menu-quiet = Ruhezeit …
notify-quiet-none = Keine Ruhezeit
notify-quiet-at = Nie von { $hours }
notify-sleeps = ⏸️ Von { $hours } steht eine Frist von wenigen Stunden für dich still, und eine von einem Tag endet erst danach; höchstens zwölf Stunden am Tag zählen als Ruhezeit.
notify-awake = ⏸️ Fristen laufen für dich auch nachts; in einer Ruhezeit stehen die von wenigen Stunden still, und keine endet darin.
notify-quiet-unread = „{ $said }“ kann ich nicht als Ruhezeit lesen. Schreib zum Beispiel **22-8** oder **22:30-7:15**, oder **keine**.
notify-menu-digest = Stattdessen einmal am Tag …
notify-digest-none = Keine Tagesnachricht: Jedes Spiel ruft
notify-digest-at = Eine Direktnachricht am Tag um { $hour } über alle Spiele, und keine Rufe
notify-zone = 🕗 Deine Zeitzone: { $zone } (dort ist es { $clock })
notify-muted = { $n ->
    [one] 🔕 Ein Spiel ruft dich nie.
   *[other] 🔕 { $n } Spiele rufen dich nie.
}
notify-closed = Deine Direktnachrichten sind für mich geschlossen, also erwähne ich dich im Kanal. Öffne sie für diesen Server und wähl die Direktnachricht noch einmal.
notify-text = Was du wählst, gilt sofort und für alle deine Spiele. Nach drei Rufen ohne ein Wort von dir bin ich still, bis du etwas tust. **/erinnern** mit `zone:` stellt deine Zeitzone ein, mit `ruhe:` andere Stunden; **/spiele** zeigt alle deine Spiele.
notify-mute = Dieses Spiel stumm schalten
notify-hear = Dieses Spiel ruft wieder
notify-hear-all = Alle Spiele rufen wieder

## Alle meine Spiele

cmd-games = spiele
cmd-games-text = Alle deine Spiele, und was auf dich wartet
games-title = { $n ->
    [0] Deine Spiele · gerade nichts zu tun
    [one] Deine Spiele · eines wartet auf dich
   *[other] Deine Spiele · { $n } warten auf dich
}
games-digest = { $n ->
    [one] Ein Spiel wartet auf dich
   *[other] { $n } Spiele warten auf dich
}
games-none = Du spielst gerade nichts. { $starts } eröffnet einen Tisch, **/tagesinsel** dauert eine Viertelstunde.
games-more = … und { $n } weitere
# games-…: zusammengesetzt in src/ui/src/mine.rs
games-plan = deine Spielsteine sind noch nicht alle verplant (gefragt { $since })
games-ready = alles ist geplant, nur dein „Bereit“ fehlt noch (gefragt { $since })
games-back = du giltst als abwesend: Es geht ohne dich weiter, und andere dürfen für dich spielen (zuletzt hast du { $since } etwas getan); ein Druck am Spielplan bringt dich zurück
games-wake = die Zeit von euch allen lief { $since } ab; es geht weiter, sobald jemand von euch etwas drückt
games-answer = eine Frage wartet auf dich (gefragt { $since })
games-vote = deine Stimme fehlt (gefragt { $since })
games-turn = du bist am Zug (gefragt { $since })
games-nothing = gerade nichts zu tun; zuletzt gezogen wurde { $at }
games-others = gerade nichts zu tun; { $others }
others-waits = der Tisch wartet auf { $users }{ $since ->
    [none] {""}
   *[other] {" "}(gefragt { $since })
}{ $until ->
    [none] {""}
   *[other] {" "}und geht spätestens { $until } weiter
}
others-meanwhile = -# 💡 Bis dahin legt **/immer** fest, was du immer antwortest; am Spielplan kannst du Aktionen vorschlagen und schon vorab antworten, wo **Nächste Frage** steht.
games-paused = macht Pause, wartet also auf niemanden
games-until = geht { $at } ohne dich weiter
games-until-ready = { $at } gilt dein Plan, wie er steht
games-shelf = weggelegt{ $command ->
    [none] {""}
   *[other] : { $command }
}
games-daily = allein: **/tagesinsel**
games-weekly = allein: **/wochenaufgabe**
games-free = allein{ $command ->
    [none] {""}
   *[other] : { $command }
}
games-muted = 🔕
games-table-of = Tisch von { $host }
games-table = Dein Tisch
games-kept = dir wird ein Platz freigehalten: Setz dich mit **Ich bin dabei** dazu
games-gathers = du sitzt dort; es hat noch nicht begonnen
games-sail = alle Plätze sind besetzt: Es wartet auf dein **Leinen los**
games-anybody = alle Plätze sind besetzt: Die Leinen löst, wer den Tisch leitet; jetzt dürfen es alle, die dort sitzen, mit **Leinen los**
games-host = alle Plätze sind besetzt: Es wartet auf das **Leinen los** von { $host }
games-starts = beginnt { $at }
games-table-link = [Zum Tisch]({ $link })
