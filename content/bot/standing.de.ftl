# Was Leute an einem Tisch ein für alle Mal beantworten.

cmd-standing = immer
cmd-standing-text = Deine festen Antworten an diesem Tisch: was du ein für alle Mal beantwortest
standing-title = 📌 Deine festen Antworten an diesem Tisch
standing-own = • { $what }
standing-usual = • { $what } *(gehört zum Tempo)*
standing-empty = Du beantwortest jede Frage selbst.
standing-how =
    -# Der Tisch gibt so eine Antwort sofort, als hättest du sie gedrückt, und sagt es dazu. Kostet sie absehbar ein Leben, wirst du gefragt. Rückgängig nimmt sie mit dem Schritt davor zurück. Ändert sich, worauf sie beruht, endet sie, und alle erfahren es.
standing-now = beantwortet die offene Frage
standing-menu-settle = Ab jetzt immer …
standing-menu-end = Nicht mehr …
standing-alone = Du spielst allein: Niemand wartet auf jemanden, also wird jede Frage gestellt.
standing-none = In diesem Spiel wird jede Frage gestellt.
standing-unfit = Im Spiel gibt es nichts mehr, worauf das beruhen könnte.
standing-lost = 📌 Eine feste Antwort von { $who } gilt nicht mehr, weil sich geändert hat, worauf sie beruht: { $what }. **/immer** zeigt, was gilt.
button-standing = Was ich immer antworte
button-ahead = Nächste Frage
button-not-ahead = Zurücknehmen
ahead-title = ⏩ Die nächste Frage
ahead-how = -# Diese Frage kommt als Nächstes, wie auch immer die offene beantwortet wird. Was du jetzt sagst, zählt, sobald sie gestellt wird; vorher sieht es niemand. Kommt etwas anderes dazwischen, wird es vergessen.
ahead-given = ⏩ Du hast gesagt: **{ $what }**
ahead-said = -# ⏩ Auf die nächste Frage schon geantwortet: { $who }
ahead-unsure = Was du als Nächstes gefragt wirst, hängt von der offenen Frage ab und lässt sich nicht im Voraus beantworten.
habit-said = -# 📌 Nicht gefragt, wie von { $who } festgelegt (**/immer**): { $what }
habit-reroll = Fehlschläge neu würfeln, solange ich eine Fähigkeit dafür habe
habit-reroll-at = Einen Fehlschlag dieser Aktion neu würfeln: { $goal }
habit-wish = 🔁 Fehlschlag
habit-small = Kleine Fragen auslassen: keine Wunde, kein Hunger, kein Fehlschlag, niemand in Gefahr
habit-order = Reihenfolge der Aktionen, Angesehenes: so, wie es liegt
habit-little = Kleine Entscheidungen, etwa wer geheilt wird: wie beim Schweigen
habit-treasure = Nach dem ersten Schatz aufhören
habit-wood = Kein Holz auf den Holzstoß, bevor das gebaut ist: { $item }
habit-stay = Das Lager bleibt, wo es jetzt steht
habit-arrange-det = Räume ich das Lager auf: Entschlossenheit
habit-arrange-morale = Räume ich das Lager auf: Moral
habit-skip = Fragen auslassen, bei denen ich nur das einsetzen könnte: { $thing }
