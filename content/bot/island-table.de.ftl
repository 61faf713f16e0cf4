## Ein Tisch des Inselspiels, der sich füllt

table-title = Inselspiel: { $scenario }
table-intro = Schiffbruch! Wer ist dabei? Zusammen sammelt, baut und erkundet ihr, Tag für Tag; ihr gewinnt zusammen oder gar nicht. Drückt **Ich bin dabei** oder wählt einen Charakter; bis zu vier spielen mit, einen Abend oder über Wochen, auch allein kann es losgehen.
table-friday-dog = mit Freitag und dem Hund
table-friday = mit Freitag (den Hund hat nur, wer allein spielt)
table-dog = mit dem Hund
table-nobody = ohne Freitag und den Hund; sie helfen nur einem oder zweien
table-equipment = { $n ->
    [0] keine Startgegenstände
    [one] { $n } Startgegenstand
   *[other] { $n } Startgegenstände
}
table-events = Ereignisse: { $mix }
table-mix-easier = leichter
table-mix-normal = normal
table-mix-harder = schwerer
table-wreckage = erstes Strandgut: { $card }
table-wreckage-random = eins von dreien
table-control-own = { $helpers ->
    [none] Alle setzen die eigenen Spielsteine ein.
    [friday] Alle setzen die eigenen Spielsteine ein; Freitag setzt ein, wer mag.
    [dog] Alle setzen die eigenen Spielsteine ein; den Hund setzt ein, wer mag.
   *[both] Alle setzen die eigenen Spielsteine ein; Freitag und den Hund setzt ein, wer mag.
}
table-control-shared = Alle setzen alles ein, wie Freunde an einem Brett.
table-further = { $n ->
    [one] 👥 Wer den Tisch leitet, spielt einen Charakter mehr.
   *[other] 👥 Wer den Tisch leitet, spielt { $n } Charaktere mehr.
}
table-rulings = { $n ->
    [one] ⚖️ Eine Auslegung weicht von der Vorgabe ab.
   *[other] ⚖️ { $n } Auslegungen weichen von der Vorgabe ab.
}
table-standing = 📌 Feste Antworten aus dem letzten Spiel gelten weiter, soweit sie in jedem Spiel dasselbe bedeuten. **/immer** zeigt sie, sobald dieses Spiel läuft.
table-any = Egal, welcher
table-any-note = Dein Charakter wird ausgelost
table-drawn = Charakter wird ausgelost
table-menu-character = Mein Charakter …
table-taken = Den Charakter spielt hier schon jemand. Nimm einen anderen.
table-gone = Dieser Tisch ist nicht mehr offen. **/insel neu** eröffnet einen neuen.
table-switch-friday = Freitag: ja
table-switch-no-friday = Freitag: nein
table-switch-dog = Hund: ja
table-switch-no-dog = Hund: nein
table-switch-random = Strandgut: zufällig
table-switch-printed = Strandgut: Proviantkisten
table-switch-own = Spielsteine: nur eigene
table-switch-shared = Spielsteine: gemeinsam
# table-preset-…: zusammengesetzt in src/bot/src/games/island/lobby/page.rs
table-preset-first-game = Erstes Spiel
table-preset-first-game-text = Das Postboot: vier Runden zum Lernen, mit Freitag, Hund und 3 Startgegenständen
table-preset-easy = Leicht
table-preset-easy-text = Freitag und der Hund helfen; 3 Startgegenstände, leichtere Ereignisse
table-eased = 🌱 Leichter als gedruckt, denn es ist das erste lange Spiel; unter **Einstellungen** lässt sich das ändern.
table-preset-normal = Normal
table-preset-normal-text = So, wie es die Regeln für diese Zahl von Leuten vorsehen; 2 Startgegenstände
table-preset-hard = Schwer
table-preset-hard-text = 1 Startgegenstand, schwerere Ereignisse
table-preset-brutal = Brutal
table-preset-brutal-text = Niemand hilft, keine Startgegenstände, schwerere Ereignisse
table-preset-edition-1 = 1. Auflage
table-preset-edition-1-text = Die älteren Regeln und ihre Siegpunkte; jeder Unterschied ist bei den Auslegungen änderbar
table-preset-edition-2 = 2. Auflage
table-preset-edition-2-text = Die neueren Regeln, alles wie üblich
table-edition-first = 📜 Es gelten die Regeln der 1. Auflage.
table-menu-equipment = Vorlage, Startgegenstände und Ereignisse …
table-menu-scenario = Szenario …
table-scenario = { $n }. { $name }, { $rounds } Runden
table-scenario-own = Von uns: { $name }, { $rounds } Runden
table-menu-characters = Charaktere, Tempo …
table-characters = { $n ->
    [1] So viele Charaktere wie Leute
   *[other] Mindestens { $n } Charaktere
}
table-shelved = 📦 **{ $game }** ist weggelegt, und der Kanal ist frei. Mit **/insel fortsetzen** geht es weiter, hier oder in einem anderen Kanal.
table-lost = 📦 Der Kanal von **{ $game }** wurde gelöscht. Vom Spiel ist nichts verloren: Es ist weggelegt, und mit **/insel fortsetzen** geht es in jedem anderen Kanal des Servers weiter.
button-again = Noch ein Spiel
button-onward = Weiter: { $name }
suggest-line = 💭 { $n }. { $what } · Vorschlag von { $who }
suggest-more = 💭 … und { $n } weitere: Im Menü stehen alle
menu-suggestions = Vorschläge: annehmen, verwerfen …
hint-differs = 💭 Andere schlagen dir etwas anderes vor: { $what }
suggest-how = 💭 Du kannst das auch anderen vorschlagen: Es steht gestrichelt am Spielplan, bis sie es annehmen oder verwerfen.
button-follow = { $n } annehmen
button-drop = { $n } verwerfen
button-suggest = Vorschlagen: { $pawns }
menu-suggest = 💭 Anderen vorschlagen …
together-planning = 📝 **Plant eure Aktionen**, alle zugleich und in beliebiger Reihenfolge. Sind alle **bereit**, wird der Plan ausgeführt.
together-complete = ✅ **Der Plan ist vollständig.** Er wird ausgeführt, sobald alle **bereit** sind; bis dahin lässt er sich ändern.
field-ready = Bereit?
together-ready = ✅ { $who }
together-overdue = ✅ { $who }: Die Zeit ist um, und der eigene Plan gilt, wie er steht
together-ready-standing = { $line } · 📌 durch **/immer**
together-once-planned = { $line } · 📌 bereit, sobald das geplant ist
together-standing = -# 📌 Ein vollständiger Plan muss auf niemanden warten, der nur noch drücken müsste. Wer unter **/immer** „Bereit, sobald alle meine Spielsteine verplant sind“ wählt, ist es von selbst.
together-pilot = -# 🤝 Auch { $pilot } darf hier ziehen
together-any = -# 🤝 Diese Spielsteine darf auch jemand anderes von euch einsetzen.
limit-actions = -# 🩹 { $who } kann diese Runde nur das: { $actions }
limit-pawns = -# 🩹 { $who } hat diese Runde { $n ->
    [0] keinen Spielstein
    [one] nur einen Spielstein
   *[other] nur { $n } Spielsteine
}
together-open = ⏳ { $who }: **Bereit** drücken, wenn der Plan gut ist
together-open-one = ⏳ { $who }
together-open-all = -# Wer ⏳ hat, drückt **Bereit**, wenn der Plan gut ist.
together-left = { $n ->
    [one] 📝 { $who }: noch ein Spielstein
   *[other] 📝 { $who }: noch { $n } Spielsteine
}
together-plans = 📝 { $who }: { $reason }
together-changed = { $goal ->
    [none] -# ⚠️ { $by } hat etwas zurückgenommen, das dazugehörte.
   *[other] -# ⚠️ { $by } hat „{ $goal }“ geändert.
}
together-changed-free = { $goal ->
    [none] -# ⚠️ Für einen freien Platz wurde etwas zurückgenommen, das dazugehörte.
   *[other] -# ⚠️ „{ $goal }“ wurde für einen freien Platz geändert.
}
together-meanwhile = -# 👋 { $by } hat inzwischen geplant: { $goals }. Wer zurück ist, liest es und drückt **Bereit**, wenn das gut so ist.
together-rests = { $n ->
    [one] -# Ein Spielstein von Abwesenden, den niemand einsetzt, ruht sich aus, sobald alle anderen bereit sind.
   *[other] -# { $n } Spielsteine von Abwesenden, die niemand einsetzt, ruhen sich aus, sobald alle anderen bereit sind.
}
together-computes = { $n ->
    [one] -# Einen Spielstein von Abwesenden, den sonst niemand einsetzt, setzt der Computer ein, sobald alle anderen bereit sind.
   *[other] -# { $n } Spielsteine von Abwesenden, die sonst niemand einsetzt, setzt der Computer ein, sobald alle anderen bereit sind.
}
together-lacks = { $n ->
    [one] -# Einen Spielstein von Abwesenden muss noch jemand einsetzen, bevor der Plan ausgeführt werden kann.
   *[other] -# { $n } Spielsteine von Abwesenden muss noch jemand einsetzen, bevor der Plan ausgeführt werden kann.
}
together-short = -# ⚠️ Alle anderen sind bereit, aber für „{ $goal }“ fehlen noch Spielsteine.
button-ready = Bereit ({ $n } von { $of })
button-ready-left = Erst planen
button-not-ready = Noch nicht
panel-vacant = { $name } (frei)
# cmd-…: zusammengesetzt in src/bot/src/discord/localize.rs
cmd-island-new-opt-pace = tempo
cmd-island-new-opt-pace-text = Wie lange auf jemanden gewartet wird
field-vote = 🗳️ Abstimmung
vote-said = ✅ { $who }: { $what }
vote-open = ⏳ { $who }
vote-rule = -# Die meisten Stimmen gewinnen, bei Gleichstand die von { $who }. Entschieden ist, sobald die übrigen nichts mehr ändern; bis dahin könnt ihr neu antworten.
vote-wish = 💭 { $who } hätte lieber: { $what }
vote-two = -# Zu zweit entscheidet sofort { $first ->
    [yes] der Startspieler, also { $who }
   *[no] { $who }, denn der Startspieler stimmt hier nicht mit ab
}. Was die andere Person sagt, steht hier als Wunsch. Er zählt, wenn { $who } die Zeit verstreichen lässt, und lässt sich bis dahin ändern.
vote-over = 🗳️ { $title } → **{ $what }**
vote-cast-first = ⚖️ bei Gleichstand zählt die Stimme des Startspielers: { $who }
vote-cast = ⚖️ bei Gleichstand zählt die Stimme von { $who }
vote-silent = ⏰ die Zeit war um
vote-even = -# Die meisten Stimmen gewinnen; bei Gleichstand bleibt es offen, bis jemand die eigene Stimme ändert. Ihr könnt neu antworten.
vote-tied = -# ⚖️ Es steht gleich, und niemandes Stimme zählt mehr: Es bleibt offen, bis jemand von euch die eigene Stimme ändert.
due-even = ⏰ { $at }: Dann zählt, was bis dahin gesagt ist, und bei Gleichstand die Antwort, die nichts verbraucht.
due-tied = ⏰ { $at }: Steht es dann noch gleich, zählt die Antwort, die nichts verbraucht.
due-vote = ⏰ { $at }: Dann zählt, was bis dahin gesagt ist.
due-plan = ⏰ { $at }: Für übrige Spielsteine gilt dann, was jemand für sie vorgeschlagen hat (💭); sonst ruhen sie sich aus.
due-ready = ⏰ { $at }: Der Plan wird dann so ausgeführt, wie er ist, auch ohne **Bereit**.
due-plan-computer = ⏰ { $at }: Übrige Spielsteine von Abwesenden setzt dann der Computer ein, alle anderen ruhen sich aus.
panel-whose = -# 👤 { $user } spielt hier allein. Willst du mit? **/insel mitspielen**
panel-whose-beside = -# 👤 { $user } spielt hier, und { $beside } zieht mit. Willst du mit? **/insel mitspielen**
panel-free-seat = -# 🪑 Ein Platz ist frei: Mit **/insel mitspielen** spielst du mit.
waiting-shared = -# 🤝 Antworten darf auch jemand anderes von euch.
waiting-each = -# Weiter geht es, sobald alle Genannten verzichtet haben oder jemand etwas einsetzt.
waiting-any = Wer zuerst kommt: Ein Knopfdruck genügt.
planned-already = { $who ->
    [none] **{ $goal }** ist schon geplant ({ $pawns }).
   *[other] { $who } hat **{ $goal }** schon geplant ({ $pawns }).
} Mehr als einmal je Runde geht das nicht.{ $join ->
    [yes] {" "}Du kannst mithelfen.
   *[no] {""}
}
planned-join = Mithelfen: { $pawn }
due-undo = ⏰ { $at }: Bis dahin ist offen, ob der letzte Schritt zurückgenommen wird; wer schweigt, stimmt zu.
due-any = ⏰ { $at }: Dann antwortet der Tisch selbst.
due-latest = spätestens { $at }
due-answer = ⏰ { $at }: Dann zählt „{ $what }“.
due-others = ⏰ { $at }: Hat bis dahin niemand geantwortet, zählt die Antwort, die nichts verbraucht.
due-question = ⏰ { $at }: Dann zählt die Antwort, die nichts verbraucht.
together-away = 💤 { $who } { $n ->
    [one] ist gerade nicht da
   *[other] sind gerade nicht da
}: { $why ->
    [agreed] Diese Runde geht, wie vereinbart, auch so weiter
   *[late] Die Zeit war um
}. Bis zur Rückkehr (mit 👋 oder einem Zug) darf jeder diese Spielsteine einsetzen.
together-asleep = 💤 Die Zeit von euch allen ist abgelaufen. Das Spiel wartet, bis jemand von euch etwas drückt.
panel-lapsed = ⏰ Die Zeit war um, und es ging ohne { $who } weiter.
panel-went-on = 💤 { $who } { $n ->
    [one] ist nicht da, also ging es so weiter.
   *[other] sind nicht da, also ging es so weiter.
}
panel-computed = 🤖 In Abwesenheit von { $who } hat der Computer geplant.
panel-suggested = 💭 { $why ->
    [holiday] { $who } ist im Urlaub
    [agreed] Ihr habt ohne { $who } weitergespielt
   *[late] { $who } hatte das offen gelassen, bis die Zeit um war
}, also galt der Vorschlag von { $by }.
log-suggested = 💭 { $what } · { $who } · { $by ->
    [none] so war es vorgeschlagen
   *[other] so vorgeschlagen von { $by }
}; das galt, weil keine Antwort kam
cmd-island-copilot = vertretung
cmd-island-copilot-text = Lass jemanden auch für dich ziehen, etwa während du nicht da bist
cmd-island-copilot-opt-user = person
cmd-island-copilot-opt-user-text = Wer das ist; nenn dich selbst, um es zu beenden
together-holiday = 🏖️ { $who } ist bis { $at } im Urlaub; bis dahin darf jeder diese Spielsteine einsetzen.
panel-paused = ⏸️ Die Zeit steht an diesem Tisch still; wer mag, spielt trotzdem weiter. Mit **/insel pause** läuft sie wieder.
cmd-island-table = tisch
cmd-island-table-text = Wie dieser Tisch spielt: Tempo, wer was einsetzt, Pause, Urlaub
cmd-island-pause = pause
cmd-island-pause-text = Halte die Zeit an, damit niemand gerufen wird oder zu spät kommt, oder lass sie weiterlaufen
cmd-island-away = urlaub
cmd-island-away-text = Nimm Urlaub von diesem Spiel; bis zur Rückkehr ziehen andere für dich
cmd-island-away-opt-until = bis
cmd-island-away-opt-until-text = Ein Tag mit Uhrzeit, etwa: Freitag 20 Uhr, 24.12. 9:00
recap-stands = Moral { $morale } · { $goal } · Wunden: { $wounds } · Dach { $roof } · Palisade { $palisade } · Waffenstärke { $weapon } · { $stock }
recap-after-event = Nach dem Ereignis von Runde { $n }: { $line }
recap-helped = { $line } · von { $who }
recap-stood-person = 🪑 Für dich hat { $who } entschieden: { $what }
recap-stood-computer = 🪑 Für dich hat der Computer entschieden: { $what }
recap-stood-silence = 🪑 Für dich hat niemand rechtzeitig entschieden, also galt: { $what }
recap-stood-suggested = 🪑 Für dich hat niemand entschieden, also galt { $by ->
    [none] ein Vorschlag
   *[other] der Vorschlag von { $by }
}: { $what }
recap-pile = Holzstoß { $wood } von { $of }
recap-hunger = 🍖 { $whom ->
    [you] Es gibt nichts zu essen: Du hungerst und bekommst 2 Wunden.
   *[all] { $food ->
        [0] Es gibt nichts zu essen
       *[other] Die Nahrung reicht nur für { $food } von { $people }
    }: { $short ->
        [one] 1 Person hungert und bekommt 2 Wunden
       *[other] { $short } Personen hungern und bekommen je 2 Wunden
    }.
}
recap-hunger-taken = Bis zum Essen gehen durch Wetter und Nacht { $n } von { $has } Nahrung verloren.
recap-feeds = Nahrung gäbe es noch von { $what }.
recap-hopes = { $whom ->
    [you] Gelingt alles Geplante, hast du genug zu essen.
   *[all] Gelingt alles Geplante, reicht die Nahrung für { $all ->
        [yes] alle
       *[no] { $n }
    }.
}
recap-hopes-hunt = Die geplante Jagd kann mehr bringen.
recap-dearer = 🍖 { $whom ->
    [you] Nach dem Essen verlangt das Nahrungsplättchen noch 1 Nahrung, die du nicht hast: Du bekommst 1 Wunde.
   *[all] Nach dem Essen verlangt das Nahrungsplättchen von allen im Lager noch 1 Nahrung, und { $food ->
        [0] niemand kann
        [one] nur 1 von { $people } kann
       *[other] nur { $food } von { $people } können
    } sie geben: { $short ->
        [one] 1 Person kann es nicht und bekommt 1 Wunde
       *[other] { $short } Personen können es nicht und bekommen je 1 Wunde
    }.
} Insgesamt sind heute Nacht { $needed } Nahrung nötig.
recap-unpaid = { $n ->
    [one] 1 Stufe davon fehlt, und dafür { $people ->
        [one] bekommst du
       *[other] bekommen alle
    } **1 Wunde**.
   *[other] { $n } Stufen davon fehlen, und dafür { $people ->
        [one] bekommst du
       *[other] bekommen alle
    } **{ $n } Wunden**.
}
recap-rots = 🍂 { $n } Nahrung verdirbt nach der Nacht, denn nichts hält sie frisch.
recap-card = 🌙 **{ $card }** wirkt heute Nacht – { $does }.
recap-wounds = 🩸 { $name } bekommt heute Nacht { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
recap-dies = ☠️ So, wie es steht, stirbt { $name } heute Nacht: { $n ->
    [one] Eine Wunde genügt, und die ist sicher
   *[other] { $n } Wunden genügen, und so viele sind sicher
}.
recap-lost = ⌛ **Zu gewinnen ist das Spiel nicht mehr:** Für das, was fehlt, reichen Zeit, Inselteile, Holz oder Hände nicht. Jetzt lohnt es sich nur noch, am Leben zu bleiben.
recap-camp-closes = 🌋 **{ $by } erreicht zu Beginn der nächsten Runde das Lager:** Es muss heute Nacht umziehen, sonst ist das Spiel verloren.
recap-away = { $tonight ->
    [yes] ☠️ **{ $name } stirbt heute Nacht, und das Spiel ist verloren**, { $rescue ->
        [none] denn ins Lager kommt { $name } vorher nicht mehr
       *[other] außer „{ $rescue }“ gelingt vorher
    }: { $wounds } von { $dies } Wunden, und die Nacht fern vom Lager bringt sicher { $each } mehr.
   *[no] ⏳ **{ $name } stirbt in der Nacht von Runde { $round }, und das Spiel ist verloren**, { $rescue ->
        [none] wenn vorher niemand kommt
       *[other] außer „{ $rescue }“ gelingt vorher
    }: { $wounds } von { $dies } Wunden, und jede Nacht fern vom Lager bringt sicher { $each } mehr.
}
recap-unfed = ☠️ **Heute Nacht ist das Spiel verloren**, wenn nicht mehr Nahrung kommt: Die Kinder essen zuerst und brauchen { $need }, und da ist { $food }.
recap-bill = 🎭 In der nächsten Runde ist { $name } Startspieler, und die Moral kostet { $asks } ⭐{ $more ->
    [0] {""}
   *[other] , nach { $more } ⭐ für die Karte, die vom Plan geschoben wird
} (vorhanden: { $has }). Für den Rest gibt es **{ $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}**.{ $dies ->
    [yes] {" "}☠️ Daran würde { $name } sterben.
   *[no] {""}
}
recap-open = ⛺ Kein Unterschlupf: Die Nacht verwundet { $people ->
    [one] dich
   *[other] alle
}.
recap-weather = ☁️ Das Wetter heute Nacht: { $what }; Dach { $roof }, Palisade { $palisade }.{ $clouds ->
    [no] {""}
    [worst] { $wood ->
        [0] {""}
       *[other] {" "}Das kostet sicher **{ $food ->
            [0] {""}
           *[other] { $food } Nahrung und{" "}
        }{ $wood } Holz**.
    }
   *[yes] {" "}Jede Wolke über dem Dach kostet 1 Nahrung und 1 Holz, und was fehlt, verwundet{ $wood ->
        [0] .
       *[other] . Sicher kostet das **{ $food ->
            [0] {""}
           *[other] { $food } Nahrung und{" "}
        }{ $wood } Holz**.
    }
}{ $snow ->
    [yes] {" "}🌨️ Jede Schneewolke verheizt 1 Holz mehr, auch unter einem Dach.
   *[no] {""}
}{ $wounds ->
    [0] {""}
    [one] {" "}Was dafür fehlt, ist sicher **1 Wunde** für { $people ->
        [one] dich
       *[other] alle
    }.
   *[other] {" "}Was dafür fehlt, sind sicher **{ $wounds } Wunden** für { $people ->
        [one] dich
       *[other] alle
    }.
}
recap-worst = 🎲 Schlimmstenfalls { $clouds ->
    [one] kommt 1 Wolke
   *[other] kommen { $clouds } Wolken
} (Dach { $roof }), und das kostet **{ $food ->
    [0] { $wood ->
        [0] nichts
       *[other] { $wood } Holz
    }
   *[other] { $wood ->
        [0] { $food } Nahrung
       *[other] { $food } Nahrung und { $wood } Holz
    }
}**{ $wounds ->
    [0] {""}
    [one] {" "}und bringt { $people ->
        [one] dir
       *[other] allen
    } **1 Wunde**
   *[other] {" "}und bringt { $people ->
        [one] dir
       *[other] allen
    } **{ $wounds } Wunden**
}.{ $hungry ->
    [0] {""}
   *[other] {" "}Danach reicht das Essen nicht mehr, und { $people ->
        [one] du hungerst (**2 Wunden**)
       *[other] { $hungry ->
            [one] 1 Person hungert (**2 Wunden**)
           *[other] { $hungry } Personen hungern (je **2 Wunden**)
        }
    }.
}{ $dying ->
    [0] {""}
    [one] {" "}☠️ Daran würde { $who } sterben.
   *[other] {" "}☠️ Daran würden { $who } sterben.
}
recap-worst-animals = 🎲 Schlimmstenfalls { $wounds ->
    [0] { $by ->
        [storm] nimmt
       *[other] nehmen
    }
   *[other] { $by ->
        [storm] bringt
       *[other] bringen
    }
} { $by ->
    [storm] der Sturm
    [both] der Sturm und die Tiere
   *[animals] die Tiere
} { $wounds ->
    [0] **{ $food } Nahrung**
   *[other] { $people ->
        [one] dir
       *[other] allen
    } **{ $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }**
}.{ $hungry ->
    [0] {""}
   *[other] {" "}Danach reicht das Essen nicht mehr, und { $people ->
        [one] du hungerst (**2 Wunden**)
       *[other] { $hungry ->
            [one] 1 Person hungert (**2 Wunden**)
           *[other] { $hungry } Personen hungern (je **2 Wunden**)
        }
    }.
}{ $dying ->
    [0] {""}
    [one] {" "}☠️ Daran würde { $who } sterben.
   *[other] {" "}☠️ Daran würden { $who } sterben.
}
recap-breach = 🐾 **Keine Palisade:** Verlangt der Würfel der hungrigen Tiere eine, gilt stattdessen „{ $does }“.{ $vital ->
    [none] {""}
   *[other] {" "}☠️ Als Nächstes ist **{ $vital }** an der Reihe, und damit ist das Spiel verloren.
}
recap-rain = 1 Regenwolke
recap-snow = 1 Schneewolke
recap-storm = der Sturm
recap-threat = ⚠️ Das nächste Ereignis schiebt **{ $card }** vom Spielplan – { $does }.
recap-lurks = 🐾 { $people ->
    [one] Das lauernde Tier greift dich zu Beginn der nächsten Ereignisphase an, wenn du seine Karte nicht abwendest.
   *[other] { $who } kämpft zu Beginn der nächsten Ereignisphase gegen das lauernde Tier, wenn niemand seine Karte abwendet.
}
recap-frail = ❤️ { $name } stirbt an { $n ->
    [one] der nächsten Wunde
   *[other] { $n } weiteren Wunden
}.
hint-plan = Mein Vorschlag: { $what }.
hint-join = Hier würde ich mithelfen: { $what }.
hint-use = Ich würde zuerst { $what } nutzen.
hint-use-why = Was bewirkt das? { $what }
hint-because = Der Grund: { $why }.
hint-answer = **{ $question }** – ich würde mit **{ $what }** antworten.
hint-answer-why = Die anderen Antworten gingen { $rounds ->
    [0] bis zum Ende des Spiels
    [one] bis zur nächsten Runde
   *[other] über die nächsten { $rounds } Runden
} nicht besser aus, soweit ich sehe.
hint-go = Ich würde den Plan so ausführen, wie er steht.
hint-go-why = Ich habe nichts gefunden, was ihn besser macht.
deed-row = { $n }-mal in Folge gerettet
deed-longest = bis Runde { $round } durchgehalten, ohne dass ein Schiff kam
deed-longest-goal = in „{ $scenario }“ bis Runde { $round } durchgehalten, ohne das Ziel zu erreichen
