## Was geschah, während jemand weg war

# cmd-…: zusammengesetzt in src/bot/src/discord/localize.rs
cmd-recap = rückblick
cmd-recap-text = Was geschah, seit du zuletzt hier warst, was du gefragt wirst, was droht
recap-title = Was du verpasst hast · { $game }
recap-since = Seit du zuletzt hier warst ({ $at }):
recap-quiet = Seit du zuletzt hier warst ({ $at }), ist nichts geschehen. Davor:
recap-planned = 📝 Für diese Runde geplant: { $users }.
recap-ready = ✅ Mit dem Plan einverstanden: { $users }.
recap-suggested = 💡 Vorschläge sind offen von: { $users }.
recap-spoke = 🗳️ Schon abgestimmt: { $users }.
recap-taken-back = ↩️ { $at } wurde auf Wunsch von { $user } ein Schritt zurückgenommen: Was er gebracht hatte, gilt nicht mehr.
recap-last = Zuletzt geschah:
recap-before = -# 📜 { $name ->
    [none] Was davor geschah, erzählt **/log**.
   *[other] { $n ->
        [one] Was vor { $name } geschah, erzählt **/log**.
       *[other] Vor { $name } liegen { $n } weitere, die **/log** erzählt.
    }
}
recap-nothing = Noch ist nichts geschehen.
# recap-asks-…: zusammengesetzt in src/ui/src/recap.rs
recap-asks-plan = ▶️ **Deine Spielsteine sind noch nicht alle verplant.**
recap-asks-ready = ▶️ **Deine Spielsteine sind alle verplant, nur dein „Bereit“ fehlt noch.**
recap-asks-back = ▶️ **Du bist abwesend, und das Spiel geht ohne dich weiter: Jeder Druck am Spielplan bringt dich zurück.**
recap-asks-wake = ▶️ **Alle sind abwesend: Es geht weiter, sobald jemand von euch etwas drückt.**
recap-asks-answer = ▶️ **Eine Frage wartet auf dich.**
recap-asks-vote = ▶️ **Es wird abgestimmt, und deine Stimme fehlt.**
recap-asks-turn = ▶️ **Du bist am Zug.**
recap-asks-others = ▶️ Du musst gerade nichts tun; der Tisch wartet auf { $users }.
recap-asks-nothing = ▶️ Du musst gerade nichts tun; { $others }.
recap-asks-nobody = ▶️ Du musst gerade nichts tun.
recap-paused = ⏸️ Das Spiel macht Pause, wartet also auf niemanden.
recap-looks-on = 👀 Du schaust hier zu und musst nichts tun{ $others ->
    [none] .
   *[other] ; { $others }.
}
recap-ended = 🏁 **Dieses Spiel ist seit { $at } zu Ende.**
recap-threats = 🌙 **Was jetzt droht**
recap-welcome = 👋 Du warst zuletzt { $at } hier, und das Spiel ging weiter. Soll ich erzählen, was geschah?
button-recap = Was geschah?
button-all-of-it = Alles
recap-over = 📖 **{ $name } ist vorbei.**

## Was von jemandem gespeichert ist

cmd-privacy = datenschutz
cmd-privacy-text = Was ich von dir speichere: ansehen, alles als Datei bekommen, alles löschen lassen
cmd-privacy-opt-action = aktion
cmd-privacy-opt-action-text = Alles als Datei bekommen oder alles löschen
privacy-title = Was ich von dir speichere
privacy-text = Nur was deine Spiele brauchen. Du stehst hier mit deiner Nummer bei Discord und, wo du am Tisch sitzt, mit deinem Namen:
# privacy-kept-…: zusammengesetzt in src/ui/src/privacy.rs
privacy-kept-games = **Spiele**: wo du sitzt, wann du da warst, was du getan hast, wann, und was du festgelegt hast. Das kann lesen, wer am Tisch sitzt.
privacy-kept-lobbies = **Tische, die sich füllen**: wo du sitzt, eingeladen bist oder auf einen Platz wartest.
privacy-kept-notify = **Erinnerungen**: Zeitzone, Ruhezeit, wie und wann ich dich rufe, welche Spiele stumm sind.
privacy-kept-career = **Deine bisherigen Spiele**: wie sie ausgingen, deine besten, deine Serie.
privacy-kept-scores = **Bestenlisten**: Ergebnisse von Aufgaben und gemeinsamen Inseln, mit der Aufzeichnung, die sie belegt, und wo du sie gezeigt hast. Die Listen kann jeder lesen.
privacy-kept-choices = **Kleine Entscheidungen**: welche Bilder du siehst und dass du das Spiel kennst.
privacy-kept-files = **Dateien bei der Person, die mich betreibt**: Fehler, die du gemeldet hast, und Sicherungen von alledem.
privacy-not = Ich lese keine Nachrichten, und niemand sonst bekommt etwas davon. **Löschen** überlässt deine Plätze anderen, nimmt deinen Namen aus Spielen, Protokollen und Bestenlisten und beendet deine Erinnerungen. Spiele, die du allein spielst, sind weg.
button-privacy-export = Alles als Datei
button-privacy-delete = Alles löschen …
button-privacy-keep = Alles behalten
button-privacy-sure = Ja, alles löschen
button-privacy-really = Endgültig löschen
privacy-ask = Soll ich alles löschen, was ich von dir speichere? Deine Plätze werden frei, und die Tische spielen ohne dich weiter. Deine eigenen Spiele, besten Ergebnisse, deine Serie und deine Erinnerungen sind dann weg.
privacy-ask-again = **Das kann niemand zurückholen.** Wirklich alles löschen?
privacy-begun = Ich lösche alles, was ich von dir speichere. Das geschieht auch, wenn ich zwischendurch neu starte.
privacy-done = Fertig: Ich weiß nichts mehr von dir. Was in Kanälen steht, gehört Discord; dort kannst du es löschen.
privacy-later = Etwas war im Weg. Beim nächsten Start mache ich weiter; du brauchst nichts mehr zu tun.
privacy-file = Alles, was ich von dir speichere.
privacy-file-short = Alles, was ich von dir speichere. Was du in Spielen getan hast, ist für eine Datei hier zu lang und fehlt: **/log** erzählt es.

## Ein Rat

cmd-hint = rat
cmd-hint-text = Was ein vorausschauender Spieler jetzt tun würde und warum
hint-heading = Was ich tun würde
hint-after-that = Und dann:
hint-own = Es ist dein Spiel: Ich kenne keine verdeckten Karten und keine Würfel, die noch fallen.
hint-nothing = Gerade ist nichts von dir gefragt.
hint-unsure = Du bist gefragt, aber ich sehe hier nichts, was ich lieber tun würde als alles andere. Entscheide du.
hint-others = Gerade ist nichts von dir gefragt, denn gewartet wird auf { $who }. Frag mich wieder, wenn du an der Reihe bist.
hint-over = Dieses Spiel ist vorbei.
hint-ranked = Dieses Spiel zählt für eine Bestenliste, deshalb gebe ich hier niemandem Rat. In jedem anderen Spiel gern.
hint-watching = Du spielst an diesem Tisch nicht mit, also habe ich keinen Rat für dich.
hint-thinking = Ich denke noch nach. Frag mich gleich noch einmal.

## Was gespielt wurde

cmd-stats = statistik
cmd-stats-text = Was du gespielt hast und wie gut, wie es an diesem Tisch läuft, die besten Spiele des Servers
cmd-stats-opt-of = von
cmd-stats-opt-of-text = Du, dieser Tisch oder dieser Server
stats-mine = Was du gespielt hast
stats-none = Du hast noch kein Spiel zu Ende gespielt.
stats-game = **{ $game }**: { $played ->
    [one] 1 Spiel
   *[other] { $played } Spiele
}, { $won } gewonnen
stats-scenario = • { $what }: { $played ->
    [one] einmal
    [2] zweimal
   *[other] { $played }-mal
} gespielt, { $won ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $won }-mal
} gewonnen, am besten mit { $best } Punkten
stats-scenario-points = • { $what }: { $played ->
    [one] einmal
    [2] zweimal
   *[other] { $played }-mal
} zu Ende gespielt, am besten mit { $best } Punkten
stats-days = ☀️ { $days ->
    [one] 1 Tagesinsel
   *[other] { $days } Tagesinseln
}{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {""} (höchstens { $streak } in Folge)
}
stats-table = An diesem Tisch · { $game }
stats-since = Gespielt seit { $at }.
stats-did = • { $who }: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
stats-somebody = jemand, der nicht mehr da ist
stats-steps = { $back ->
    [0] Nichts wurde zurückgenommen
    [one] 1 Zug wurde zurückgenommen
   *[other] { $back } Züge wurden zurückgenommen
}{ $lapsed ->
    [0] .
    [one] , und einmal ging es von selbst weiter, weil niemand rechtzeitig geantwortet hat.
   *[other] , und { $lapsed }-mal ging es von selbst weiter, weil niemand rechtzeitig geantwortet hat.
}
stats-hall = Die besten Spiele dieses Servers
stats-server-played = { $played ->
    [0] Hier wurde noch kein Spiel zusammen zu Ende gespielt.
    [one] Hier wurde 1 Spiel zusammen gespielt{ $won ->
        [0] , aber nicht gewonnen.
       *[other] {" "}und gewonnen.
    }
   *[other] Hier wurden { $played } Spiele zusammen gespielt, davon { $won } gewonnen.
}
stats-hall-line = { $place }. { $sign } { $what } · { $points } Punkte · { $people }
stats-proved = -# Jedes dieser Spiele habe ich anhand seiner Aufzeichnung nachgespielt, mit demselben Ergebnis. Spiele, in denen gesehene Würfel oder Karten zurückgenommen wurden, zählen hier nicht.
stats-no-server = Das gibt es nur auf Servern; hier sind wir beide unter uns.
