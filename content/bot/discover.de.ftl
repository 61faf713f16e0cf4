# Das Entdeckungsspiel am Rand: Tafel, Fragen, Handlungen, eigene Seiten.

di-you = Du
di-player = Überlebende { $n }
di-world-own = Diese Welt ist über ihre Nummer gewählt: Sie ist durchgesehen, aber nicht erprobt, und kann schwerer oder leichter sein, als es heißt.
di-world-chance = Eine zufällige Welt, nicht erprobt: Sie kann schwerer oder leichter sein.
di-world-nearest = Von vielen erprobten Welten kam diese dem Verlangten am nächsten; sie kann etwas schwerer oder leichter sein, als es heißt.
di-title = { $quest } · Tag { $day }{ $night ->
    [0] { "" }
   *[other] , Nacht
}
di-day = Tag { $n }
di-pitch = Erkunde ein unbekanntes Land, stelle her, was fehlt, und finde den Weg hinaus, allein oder zu viert: **/erkunden neu**.
# first-about-…: zusammengesetzt in src/bot/src/ops/first_page.rs
first-about-discover = ein fremdes Land
# first-…: zusammengesetzt in src/bot/src/discord/first_button.rs
first-explore-new = Jenseits des Feuerscheins
first-explore-new-for = allein, eine Welt, etwa 40 Minuten
di-help-other = Jenseits des Feuerscheins
di-sheet = Die ganze Karte. Tipp auf das Bild, um es zu vergrößern.

## Der Stand

di-won = 🏁 ist entkommen
di-won-last = 🏁 steht als letzte Person noch
di-lost = ☠️ liegt auf { $at }
di-here = 📍 Hier: { $what }
di-loaded = 🎒 { $n } von { $limit } getragen{ $more }
di-fight = ⚔️ { $own ->
    [yes] Du kämpfst gegen **{ $foe }**: Dein Würfel trifft ab { $defence }, seiner verletzt dich ab { $attack }, { $health ->
        [0] es ist besiegt
        [one] es hält { $hurt ->
            [0] {""}
           *[other] {"noch "}
        }einen Treffer aus
       *[other] es hält { $hurt ->
            [0] {""}
           *[other] {"noch "}
        }{ $health } Treffer aus
    }.
   *[no] { $who } kämpft gegen **{ $foe }**: Ein Würfel trifft ab { $defence }, seiner verletzt ab { $attack }, { $health ->
        [0] es ist besiegt
        [one] es hält { $hurt ->
            [0] {""}
           *[other] {"noch "}
        }einen Treffer aus
       *[other] es hält { $hurt ->
            [0] {""}
           *[other] {"noch "}
        }{ $health } Treffer aus
    }.
}
di-fight-dice = { " " }🎲 { $own ->
    [yes] deiner
   *[no] eigener
} { $gray }, gegnerischer { $red }.
di-duel = ⚔️ { $who } greift { $whom } an: Ein Würfel trifft ab { $from }.
di-duel-dice = { " " }🎲 { $gray } gegen { $red }.
di-offering = 🤝 { $from } bietet { $to } einen Tausch an; { $to } antwortet unter **{ $hand }**.
di-habit-pay = Ohne Rückfrage zahlen, wo Weigern mich mehr kosten würde und der Auftrag es nicht gerade braucht
di-habit-way-nothing = Unterwegs nichts sammeln
di-habit-way-water = Unterwegs die Plättchen sammeln und sauberes Wasser schöpfen
di-habit-support = { $who } immer unterstützen mit: { $card }
di-habit-support-none = { $who } nie unterstützen
di-habit-paid = 📌 { $alone ->
    [yes] Gleich gezahlt
   *[no] { $who } hat gleich gezahlt
}{ $told ->
    [yes] : { $what }, für „{ $card }“.
   *[no] .
} { $alone ->
    [yes] Dich zu weigern kostet mehr; willst du trotzdem gefragt werden, sieh unter **/immer** nach.
   *[no] Sich zu weigern kostet mehr; wer trotzdem gefragt werden will, sieht unter **/immer** nach.
}
di-lapsed = ⌛ Von { $who } kam rechtzeitig keine Antwort.

## Was gefragt ist

di-ask-first = Was tust du? ⚡ { $n }. Geh irgendwohin (wo etwas Neues auftaucht, bleibst du stehen), erspähe einen Kartenteil neben dir oder tu etwas hier.
di-ask-led = Was tust du? ⚡ { $n }; ein Weg hält an, wo etwas Neues auftaucht.
di-ask-turn = Was tust du? ⚡ { $n }
di-ask-spent = ⚡ Deine Ausdauer ist verbraucht; was nichts kostet, geht noch.
di-ask-nothing = Im Augenblick ist nichts gefragt.
di-evening-mild = 🌙 Die ersten vier Nächte sind mild: Jede verlangt 1 💧 oder 1 🍎, wie ihre Karte sagt, und gibt am Feuer mehr ⚡.
di-evening = 🌙 Die Nächte verlangen jetzt meist 1 💧 oder 1 🍎, wie ihre Karte sagt, ab und zu beides; eine kalte nimmt allen 1 🪵, die nicht am Feuer schlafen.
di-asked-hidden = { $question } Geantwortet wird auf der eigenen Seite: Der Knopf unten öffnet sie.
di-asks = ❓ { $question }
di-until = ⏳ Ohne Antwort geht es { $at } von selbst weiter.
di-lacks = Heute Nacht könnte etwas fehlen: { $what }.
di-lacks-food = keine Nahrung
di-lacks-cooking = keine Nahrung (Fleisch ist erst am Feuer gegart welche)
di-lacks-water = kein Wasser
di-not-your-turn = Am Zug: { $who }.
di-dropped = 🛑 Aufgehalten{ $card ->
    [none] {""}
   *[other] { " " }von „{ $card }“
}: { $what } – das unterblieb.
di-dropped-tile = Kartenteil { $tile }, der aufgedeckt wurde
di-go-here = Auf { $space } stehst du schon.
di-unreachable = { $space } erreichst du gerade nicht: zu weit für deine Ausdauer, unbekannt oder hinter etwas. Das Menü nennt, wohin du gehen kannst.

## Wohin es geht

di-menu-go = Gehen nach …
di-menu-further = … weitere ({ $n })
di-menu-before = … zurück
di-way = ⚡ { $n } · { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
di-way-monster = hält erst daneben
di-way-edge = { $n ->
    [one] neben unbekanntem Kartenteil { $tiles }
   *[other] neben unbekannten Kartenteilen { $tiles }
}
di-tiles = { $tiles } (Zone { $zone })
di-spot-camp = ⛺ Lager
di-spot-landmark = 🗿 Landmarke { $n }
di-spot-landmark-shut = 🗿 Landmarke { $n }: { $name }, verschlossen
di-spot-landmark-told = 🗿 Landmarke { $n }: { $name }, bekannt
di-spot-objective = ◎ markierte Stelle { $n }
di-spot-water = { $kind ->
    [dirty] schmutzige Quelle
    [untried] unerprobte Quelle
   *[clean] Quelle
}
di-spot-fire = 🔥 Feuer
di-spot-fire-out = 🪵 kalte Feuerstelle
di-spot-monster = etwas lauert

## Was zu tun ist

di-menu-do = Etwas tun …
di-menu-else = Oder etwas anderes tun …
di-menu-own = Etwas herstellen oder benutzen …
di-menu-drop = { $n } Dinge zurücklassen …
di-menu-drop-kinds = Andere Arten …
di-drop-kinds = { $first } bis { $last }
di-drop-nth = { $what } ({ $nth } von { $all })
di-menu-answer = Deine Antwort …
di-costs = { $n ->
    [0] frei
   *[other] ⚡ { $n }
}
di-costs-one-free = ⚡ { $n } · eins frei
di-costs-full = { $cost } · Hände voll
di-costs-craft = ⚡1 · { $what }
di-deed-end = Tag beenden
di-deed-end-turn = Zug beenden
di-to-enemy = { $to } ({ $place ->
    [beside] neben { $what }
   *[there] { $what }
})
di-deed-go = Nach { $to } gehen
di-deed-drive = Mitnehmen nach { $to }
di-deed-hunt = ⚔️ Kämpfen: { $what }
di-deed-gather = { $sign } Sammeln: { $what }
di-deed-pick-up = { $sign } Aufheben: { $what }
di-deed-water = { $kind ->
    [dirty] 🟤 Schmutziges Wasser schöpfen
   *[other] 💧 Wasser schöpfen
}{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
}{ $kind ->
    [untried] { " " }(vielleicht schmutzig)
   *[other] { "" }
}
di-deed-fish = 🎣 Zu fangen versuchen: { $what } × { $n }
di-deed-gather-all = ✋ Alles hier sammeln ({ $n })
di-deed-scout = 🔭 Kartenteil { $tile } erspähen
di-deed-scout-two = 🔭 Kartenteile { $a } und { $b } erspähen
di-deed-look = 🗿 Landmarke { $n } untersuchen
di-deed-look-again = 🗿 Landmarke { $n } für den Auftrag untersuchen: Neues erzählt sie nicht
di-deed-look-here = 🗿 Diesen Ort untersuchen
di-deed-takes = { $deed } (nimmt dem Auftrag { $what })
di-deed-craft-another = 🔨 Noch einmal herstellen: { $what } (hast du schon)
di-deed-swap = { $take }, und { $left } zurücklassen
di-deed-craft = 🔨 Herstellen: { $what }
di-deed-cook = 🍳 { $n } Fleisch garen
di-deed-fire = 🔥 Feuer entzünden
di-deed-heal = { $sign } Behandeln: { $what }
di-deed-heal-other = { $sign } { $who } behandeln: { $what }
di-deed-loot = 🫳 Von { $who } nehmen: { $what }
di-deed-use = ✨ Nutzen: { $what }
di-deed-attack = ⚔️ { $who } angreifen
di-deed-ferry = 🛶 Über den Übergang, nach { $to }
di-deed-lay = 🎯 Für den Auftrag ablegen, was du hast
di-deed-set = 🎯 In Gang setzen
di-deed-exit = 🏁 Von hier entkommen
di-deed-accept = ✅ Angebot von { $who } annehmen
di-deed-decline = ❌ Angebot von { $who } ablehnen
di-deed-show = 👁️ { $who } zeigen: { $card }
di-deed-lead = ⭐ Heute führt { $who }

## Knöpfe

di-button-on-way = Unterwegs sammeln: { $way ->
    [nothing] nichts
    [water] Plättchen, sauberes Wasser
   *[tokens] Plättchen
}{ $full ->
    [yes] { " " }(Hände voll)
   *[no] { "" }
} · ändern
di-on-way-theirs = Was auf diesem Weg gesammelt wird, legt { $who } fest. Für einen einzelnen hat **/erkunden gehen** die Option **sammeln**.
di-on-way-nobodys = Diese Figur gehört niemandem; unterwegs sammelt sie Plättchen. Für einen einzelnen hat **/erkunden gehen** die Option **sammeln**.
di-button-hand = Meine Hand
di-button-things = Sachen & Karten
di-button-answer = Antworten
di-button-cards = Karten lesen
di-button-hint = Rat
di-button-map = Ganze Karte
di-button-quest = Auftrag
di-button-trade = Tauschen
di-button-offer = Das anbieten
di-button-give-up = Aufgeben
di-button-give-up-sure = Endgültig aufgeben
di-button-same = Diese Welt noch einmal
di-about-more = Mehr zu **{ $what }**: { $about }
di-button-onward = Nächster Auftrag: { $quest }
di-button-again = Eine andere Welt
di-story-before = 📖 { $n ->
    [one] Noch eine Zeile
   *[other] Noch { $n } Zeilen
} unter **{ $story }**.
di-button-story = Geschichte

## Die eigene Seite

di-hand-title = Deine Seite
di-hand-none = Du sitzt in diesem Spiel nicht mit am Tisch, darfst aber gern zusehen: **/spielplan** zeigt die Karte und **/log** die Geschichte. Ist ein Platz frei, setzt dich **/erkunden mitspielen** dazu.
di-hand-nothing = Du trägst keine Güter.
di-hand-load = 🎒 { $n ->
    [one] 1 Ding
   *[other] { $n } Dinge
} von { $limit }, die du tragen kannst{ $more }
di-load-more = { " " }({ $what })
di-load-double = { $n ->
    [one] 1 Doppelplättchen zählt einfach
   *[other] { $n } Doppelplättchen zählen je einfach
}
di-load-aboard = { $n ->
    [one] 1 Plättchen steckt in einer Sache und zählt nicht
   *[other] { $n } Plättchen stecken in Sachen und zählen nicht
}
di-answered = ✅ Du hast geantwortet: **{ $said }**. Solange andere noch überlegen, kannst du dich anders entscheiden. { $question }
di-hand-items = Gegenstände
di-hand-projects = Projekte auf der Hand
di-hand-open = Projekte, die alle herstellen können
di-hand-threats = Bleibende Bedrohungen
di-hand-shown = Dir gezeigt
di-give-up = Deine Figur ist dann endgültig verloren; die anderen machen ohne dich weiter. Wirklich?
di-give-up-later = Du darfst deine Figur aufgeben, nur nicht mitten in einer Frage, deren Antwort auch dich betreffen kann. Sobald sie beantwortet ist ({ $who }), geht es mit **🏳️ { $button }**.
di-give-up-over = Das ist vorbei: Du bist nicht mehr im Spiel und kannst nichts mehr aufgeben.
di-give-up-alone = Deine Figur ist dann verloren, und das Spiel ist aus. Wirklich?
di-card-front = Was es bewirkt, zeigt sich beim Herstellen.
di-cards-title = Karten
di-cards-text = Diese Karten liegen für dich offen. Wähl eine, um sie zu lesen.
di-cards-before = Zurück
di-cards-after = Weiter
di-menu-cards = Eine Karte lesen …

## Tausch

di-trade-title = Ein Tausch
di-trade-ask = Wähl, was du gibst und was du verlangst. Die andere Seite kann das Angebot annehmen, bis dein Zug endet; erst dann kostet es dich ⚡ 1.
di-trade-now = Du gibst { $who }: { $give }. Du verlangst: { $take }.
di-trade-nobody = Bei dir steht niemand, mit dem du tauschen könntest.
di-offered = 🤝 { $who } gibt dir { $give } und verlangt { $take }.
di-menu-give = Du gibst …
di-menu-take = Du verlangst …

## Ein Rat

di-menu-prepare = 🥾 Weg vorbereiten, bis ich dran bin …
di-prepared = 🥾 Sobald du am Zug bist, gehst du nach **{ $to }**, { $gathers ->
    [tokens] sammelst unterwegs Plättchen, wenn deine Hände nicht voll sind,
    [water] sammelst unterwegs Plättchen und sauberes Wasser, wenn deine Hände nicht voll sind,
   *[nothing] sammelst unterwegs nichts
} und hältst bei allem Neuen an. Nur du siehst das; mit der Nacht verfällt es.
di-meanwhile = -# 💡 Bis dahin legt **/immer** fest, was du immer antwortest; solange dein Zug des Tages noch kommt, bereitet **Meine Hand** deinen Weg vor.
di-button-unprepare = Doch nicht hingehen
di-hint = Ich würde jetzt dies tun: **{ $what }**.
di-hint-any = Du kannst jeden davon nehmen, etwa **{ $what }**.
## Das Ende

di-over-won = 🏁 **Du bist entkommen, an Tag { $day }.**
di-over-won-by = 🏁 **Entkommen, an Tag { $day }:** { $who }
di-over-lost = ☠️ **Das Land hat dich behalten, an Tag { $day }.**
di-over-lost-all = ☠️ **Niemand ist entkommen. Es endete an Tag { $day }.**
di-over-last = 🏁 **Als letzte Person steht an Tag { $day } noch:** { $who }
di-over-none = ☠️ **Niemand steht mehr. Es endete an Tag { $day }.**
di-over-stage-you = 🎯 So weit bist du gekommen: { $stage }
di-over-stage = 🎯 So weit seid ihr gekommen: { $stage }
di-hint-why = Das würde jemand Umsichtiges tun, der nicht mehr weiß als du.
