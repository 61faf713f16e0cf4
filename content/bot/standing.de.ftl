# Was Leute an einem Tisch ein für alle Mal beantworten.

# cmd-…: zusammengesetzt in src/bot/src/discord/localize.rs
cmd-standing = immer
cmd-standing-text = Deine festen Antworten an diesem Tisch: was du ein für alle Mal beantwortest
standing-title = 📌 Deine festen Antworten an diesem Tisch
standing-own = • { $what }
standing-usual = • { $what } *(gehört zum Tempo)*
standing-ended = • ~~{ $what }~~ *(vorbei: worauf sie beruhte, hat sich geändert)*
standing-empty = Du beantwortest jede Frage selbst.
standing-how =
    -# Der Tisch gibt so eine Antwort sofort, als hättest du sie gedrückt, und sagt es dazu. Kostet sie absehbar ein Leben, wirst du gefragt. Rückgängig nimmt sie mit dem Schritt davor zurück oder, wo ein Plan durch sie losging, nur das. Ändert sich, worauf sie beruht, endet sie, und alle erfahren es.
standing-pile = Endet eine, weil eine Lage des Holzstoßes voll ist, steht das nur auf dieser Seite. So viel Holz, wie eine Lage fasst, zählt nicht, wo das schlimmste Wetter heute Nacht dafür jemanden töten würde: Dann wirst du gefragt.
standing-over = 🏁 Dieses Spiel ist zu Ende, also wird nichts mehr gefragt.
standing-now = beantwortet die offene Frage
standing-of-all = wo mehrere gefragt sind, sobald alle es so festgelegt haben
standing-menu-settle = Ab jetzt immer …
standing-menu-end = Nicht mehr …
standing-menu-part = { $label } ({ $n } von { $of })
standing-alone = Du spielst allein: Niemand wartet auf jemanden, also wird jede Frage gestellt.
standing-none = In diesem Spiel wird jede Frage gestellt.
standing-unfit = Im Spiel gibt es nichts mehr, worauf das beruhen könnte.
standing-lost = 📌 Eine feste Antwort von { $who } gilt nicht mehr, weil sich geändert hat, worauf sie beruht: { $what }. **/immer** zeigt, was gilt.
standing-back = 📌 Der Schritt wurde zurückgenommen, also gilt eine feste Antwort von { $who } wieder: { $what }.
button-standing = Was ich immer antworte
button-ahead = Nächste Frage
button-ahead-of = Nächste Frage: { $who }
button-in-order = Immer der Reihe nach
order-lacks = -# 📌 Danach wird niemand mehr gefragt, sobald { $who } **Immer der Reihe nach** gedrückt { $n ->
    [one] hat
   *[other] haben
}.
button-not-ahead = Zurücknehmen
ahead-title = ⏩ Die nächste Frage
ahead-how = -# Diese Frage kommt als Nächstes, wie auch immer die offene beantwortet wird. Was du jetzt sagst, zählt, sobald sie gestellt wird; vorher sieht es niemand. Kommt etwas anderes dazwischen, wird es vergessen.
ahead-skipped = -# 📌 Was du immer antwortest (**/immer**), beantwortet sie von selbst, wenn du hier nichts sagst.
ahead-given = ⏩ Du hast gesagt: **{ $what }**
ahead-said = -# ⏩ Auf die nächste Frage schon geantwortet: { $who }
ahead-others = Was als Nächstes gefragt wird, steht fest, aber es fragt { $who } und nicht dich.
ahead-unsure = Was du als Nächstes gefragt wirst, hängt von der offenen Frage ab und lässt sich nicht im Voraus beantworten.
habit-said-pace = -# 📌 Nicht gefragt, denn so gehört es zum Tempo (**/immer** stellt es ab): { $what }
habit-said = -# 📌 Nicht gefragt, wie von { $who } festgelegt (**/immer**): { $what }
# habit-…: zusammengesetzt in src/bot/src/games/island/habits.rs
habit-ready = Bereit, sobald alle meine Spielsteine verplant sind, von wem auch immer
habit-reroll = Fehlschläge neu würfeln, solange ich eine Fähigkeit dafür habe
habit-reroll-at = Einen Fehlschlag bei „{ $goal }“ neu würfeln
habit-wish = 🔁 Fehlschlag
habit-small = Kleine Fragen auslassen: keine Wunde, kein Hunger, kein Fehlschlag, niemand in Gefahr
habit-order = Aktionen und angesehene Karten in der Reihenfolge lassen, in der sie liegen
habit-little = Kleine Entscheidungen, etwa wer geheilt wird: was ohne Antwort gelten würde
habit-treasure = Nach dem ersten Schatz aufhören
habit-pile-none = Solange Lage { $stage } des Holzstoßes offen ist: kein Holz
habit-pile-all = Auf Lage { $stage } des Holzstoßes: so viel Holz, wie sie fasst
habit-pile-never = Auf keine Lage des Holzstoßes kommt Holz
habit-pile-always = Auf jede Lage des Holzstoßes: so viel Holz, wie sie fasst
habit-wood = Kein Holz auf den Holzstoß, bevor „{ $item }“ gebaut ist
habit-stay = Das Lager bleibt, wo es jetzt steht
habit-arrange-det = Räume ich das Lager auf: Entschlossenheit
habit-arrange-morale = Räume ich das Lager auf: Moral
habit-arrange-use = Räume ich verwundet das Lager auf: einsetzen, was dabei mehr bringt (Bibel), sonst behalten
habit-skip = Fragen auslassen, bei denen ich nur „{ $thing }“ einsetzen könnte
