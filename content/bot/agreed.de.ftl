# Wie ein laufender Tisch spielt: Tempo, wer was setzt, Pause, Urlaub.

agreed-title = So spielt dieser Tisch
agreed-how =
    -# Ob sich das Tempo ändert oder wer welche Spielsteine einsetzt, entscheidet mehr als die Hälfte. 🏖️ ist Urlaub: Andere dürfen dann für dich spielen, und **Ich bin zurück** beendet ihn.
    -# 🚪 Willst du ganz aussteigen, nimm den Befehl **verlassen** dieses Spiels. Dein Platz wird dann frei, und die anderen dürfen für ihn ziehen.
agreed-alone = Du spielst allein: Niemand wartet auf jemanden, also gibt es nichts zu vereinbaren.
agreed-same = Das ist schon so.
agreed-before = Das hast du schon gesagt; jetzt braucht es jemand anderen.
agreed-live = ⏳ Live: Nach zehn Minuten geht es ohne die weiter, auf die gewartet wird.
agreed-several = ⏳ Mehrmals täglich: Nach sechs Stunden geht es ohne die weiter, auf die gewartet wird; Kleines ist vorweg beantwortet (**/immer**). Wird abgestimmt, kann eine Runde einen Tag dauern.
agreed-daily = ⏳ Einmal am Tag: Nach 30 Stunden geht es ohne die weiter, auf die gewartet wird. Mit Abstimmungen und Fragen kann eine Runde zwei oder drei Tage dauern.
agreed-relaxed = ⏳ Ohne Frist: Auf alle wird gewartet, so lange es eben dauert.
panel-no-deadline = ⏳ Ohne Frist: Dieser Tisch wartet auf alle.
agreed-own = 🤚 Alle setzen ihre eigenen Spielsteine ein; was niemandem gehört, etwa die eines freien Platzes, setzt ein, wer mag.
agreed-shared = 🤝 Alle setzen alles ein, wie Freunde um ein Spielbrett.
agreed-rest = 💤 Spielsteine von Abwesenden ruhen sich aus, soweit sie sonst niemand einsetzt.
agreed-computer = 🤖 Spielsteine von Abwesenden setzt der Computer ein, soweit sie sonst niemand einsetzt. Im Bild tragen sie den Kopf eines Roboters.
agreed-stands = ⏸️ Die Zeit steht seit { $at } still; wer mag, spielt trotzdem weiter.
agreed-holiday = 🏖️ { $who } ist im Urlaub bis { $at }.
agreed-motion = { $n ->
    [one] 🗳️ Soll dieser Tisch so spielen? Noch eine Stimme fehlt.
   *[other] 🗳️ Soll dieser Tisch so spielen? Noch { $n } Stimmen fehlen.
    }
    { $what }
    { $stand }
agreed-proposed = 🗳️ Vorgeschlagen, { $stand }: { $what }
agreed-beside = -# Über jeden Vorschlag wird einzeln abgestimmt, hier oder in der Nachricht, die danach fragt.
agreed-moot = 🗳️ Das ist nicht mehr offen.
agreed-declined = 🗳️ Das wollen zu wenige, also bleibt es, wie es war. Vorgeschlagen war:
    { $what }
agreed-overtaken = 🗳️ Von mehreren Vorschlägen zur selben Sache ist nur der neueste offen, der von { $who } also nicht mehr: **{ $what }**. Nach dem neueren könnt ihr ihn noch einmal machen.
agreed-settled = 🗳️ Vereinbart, ab jetzt gilt:
    { $what }
agreed-paused = ⏸️ { $who } hält an diesem Tisch die Zeit an: Keine Frist läuft ab, bis jemand sie weiterlaufen lässt.
agreed-runs = ▶️ { $who } lässt die Zeit weiterlaufen. Alle, auf die gewartet wird, haben wieder die volle Frist.
agreed-away = 🏖️ { $who } ist im Urlaub bis { $at }. Bis dahin setzen die anderen diese Spielsteine ein.
agreed-away-turns = 🏖️ { $who } ist im Urlaub bis { $at }. Auf diese Züge wartet bis dahin niemand: Hat der Tisch eine Frist, verstreichen sie sofort, sonst ziehen die anderen.
still-on-holiday = 🏖️ Das gilt, und du bist noch im Urlaub bis { $at }. **Ich bin zurück** beendet ihn.
lapsed-holiday = 🏖️ { $who } ist im Urlaub.
waiting-others = 🤝 { $who } { $n ->
    [one] ist nicht da: Wer von euch hier ist, darf die Antwort geben.
   *[other] sind nicht da: Wer von euch hier ist, darf für sie antworten.
}
agreed-back = 👋 { $who } ist zurück.
button-table = Tisch
button-agree = Einverstanden
button-oppose = Nein, lieber nicht
button-agree-to = Ja: { $what }
button-oppose-to = Nein: { $what }
# button-agreed-…: zusammengesetzt in src/bot/src/discord/agreed/page.rs
button-agreed-live = Live
button-agreed-several = Mehrmals täglich
button-agreed-daily = Einmal am Tag
button-agreed-relaxed = Ohne Frist
button-agreed-own = Jeder setzt die eigenen ein
button-agreed-shared = Alle setzen gemeinsam ein
button-agreed-rest = Abwesend: ruhen
button-agreed-computer = Abwesend: Computer
button-pause = Zeit anhalten
button-run = Zeit weiterlaufen lassen
button-holiday = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
button-back-again = Ich bin zurück
button-is-back = { $who }: Ich bin zurück
agreed-here = Du bist nicht abwesend, also ändert sich nichts. Der Knopf ist für alle, die es sind.
agreed-without = 💤 Diese Runde geht ohne { $who } weiter: Bis zur nächsten, oder bis zur Rückkehr, ziehen und antworten die anderen.
nudge-before = 👉 { $by } hat { $who } angestupst ({ $at }): Gerufen wird wie gewünscht, außerhalb der Ruhezeiten.
nudge-idle = Auf { $who } wartet gerade niemand.
nudge-early = Ohne jemanden geht eine Runde nur an einem Tisch ohne Frist weiter, und erst einen Tag nach vergeblichem Anstupsen.
button-nudge = { $name } anstupsen
button-without = Ohne { $name } weiter
