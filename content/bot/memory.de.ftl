## Was geschah, während jemand weg war

cmd-recap = rückblick
cmd-recap-text = Was geschah, seit du zuletzt hier warst, was du gefragt wirst, was droht
recap-title = Was du verpasst hast · { $game }
recap-since = Seit du zuletzt hier warst ({ $at }):
recap-quiet = Seit du zuletzt hier warst ({ $at }), ist nichts geschehen. Davor:
recap-last = Zuletzt geschah:
recap-nothing = Noch ist nichts geschehen.
recap-asks-plan = ▶️ **Deine Spielsteine sind noch zu planen.**
recap-asks-answer = ▶️ **Eine Frage wartet auf dich.**
recap-asks-vote = ▶️ **Es wird abgestimmt, und deine Stimme fehlt.**
recap-asks-turn = ▶️ **Du bist am Zug.**
recap-asks-others = ▶️ Nichts wartet auf dich; der Tisch wartet auf { $users }.
recap-asks-nobody = ▶️ Nichts wartet auf dich.
recap-threats = 🌙 **Was jetzt droht**
recap-welcome = 👋 Du warst zuletzt { $at } hier, und das Spiel ging weiter. Soll ich erzählen, was geschah?
button-recap = Was geschah?
recap-over = 📖 **{ $name } ist vorbei.**
