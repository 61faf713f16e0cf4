# Das Entdeckungsspiel am Rand: Tafel, Fragen, Handlungen, eigene Seiten.

di-you = Du
di-player = Überlebende { $n }
di-title = { $quest } · Tag { $day }{ $night ->
    [0] { "" }
   *[other] , Nacht
}
di-day = Tag { $n }
di-pitch = Erkunde ein unbekanntes Land, stelle her, was fehlt, und finde den Weg hinaus, allein oder zu viert: **/erkunden neu**.
di-help-other = Hinterm Feuerschein
di-sheet = Die ganze Karte. Ein Druck auf das Bild vergrößert es.

## Der Stand

di-won = 🏁 ist entkommen
di-lost = ☠️ liegt auf { $at }
di-here = 📍 Hier: { $what }
di-loaded = 🎒 { $n } von 10 getragen
di-fight = ⚔️ { $who } kämpft gegen **{ $foe }**: Ein Treffer braucht { $defence }, verletzt wird man ab { $attack }, es hält { $health } aus.
di-fight-dice = { " " }🎲 der eigene { $gray }, der andere { $red }.
di-offering = 🤝 { $from } bietet { $to } einen Tausch an.
di-habit-pay = Zahlen, was ich kann, wo das Weigern einen Schaden bringt, der mehr kostet, und der Auftrag es jetzt nicht verlangt
di-habit-support = { $who } immer unterstützen mit: { $card }
di-habit-support-none = { $who } nie unterstützen
di-habit-paid = 📌 { $who } hat gleich gezahlt, wie festgelegt (**/immer**).
di-habit-paid-alone = 📌 Gleich gezahlt, wie festgelegt (**/immer** beendet das).
di-lapsed = ⌛ Von { $who } kam rechtzeitig keine Antwort.

## Was gefragt ist

di-ask-first = Was tust du? Du hast ⚡ { $n }. Wähle, wohin du gehst, späh zu einem Kartenteil neben dir oder tu etwas hier.
di-ask-turn = Was tust du? Du hast ⚡ { $n }.
di-ask-spent = ⚡ Deine Ausdauer ist verbraucht. Was nichts kostet, geht noch; dann ist für heute Schluss.
di-ask-nothing = Im Augenblick ist nichts gefragt.
di-asked-hidden = { $question } Geantwortet wird auf der eigenen Seite: Der Knopf unten öffnet sie.
di-asks = ❓ { $question }
di-until = ⏳ Ohne Antwort geht es { $at } von selbst weiter.
di-lacks = Heute Nacht könnte etwas fehlen: { $what }.
di-lacks-food = keine Nahrung
di-lacks-water = kein Wasser
di-not-your-turn = Am Zug: { $who }.
di-unreachable = { $space } erreichst du gerade nicht: zu weit für deine Ausdauer, unbekannt oder hinter etwas. Das Menü nennt, wohin du gehen kannst.

## Wohin es geht

di-menu-go = Gehen nach …
di-menu-further = … weitere ({ $n })
di-menu-before = … zurück
di-way = ⚡ { $n } · { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
di-way-edge = neben unbekanntem Kartenteil { $tiles }
di-spot-camp = ⛺ Lager
di-spot-landmark = 🗿 Landmarke { $n }
di-spot-landmark-told = 🗿 Landmarke { $n } (bekannt)
di-spot-objective = ◎ markierte Stelle { $n }
di-spot-water = Quelle
di-spot-fire = 🔥 Feuer
di-spot-fire-out = 🪵 kalte Feuerstelle
di-spot-monster = etwas lauert

## Was zu tun ist

di-menu-do = Hier etwas tun …
di-menu-own = Was nur du weißt, dass du es kannst …
di-menu-answer = Deine Antwort …
di-costs = { $n ->
    [0] frei
   *[other] ⚡ { $n }
}
di-costs-also = ⚡ 1, { $what }
di-deed-end = Tag beenden
di-deed-end-turn = Zug beenden
di-deed-go = Nach { $to } gehen
di-deed-drive = Mitnehmen nach { $to }
di-deed-gather = { $sign } Sammeln: { $what }
di-deed-pick-up = { $sign } Aufheben: { $what }
di-deed-water = { $n ->
    [one] 💧 Wasser schöpfen
   *[other] 💧 Wasser schöpfen × { $n }
}
di-deed-gather-all = ✋ Alles hier sammeln ({ $n })
di-deed-scout = 🔭 Kartenteil { $tile } erspähen
di-deed-scout-two = 🔭 Kartenteile { $a } und { $b } erspähen
di-deed-look = 🗿 Landmarke { $n } erkunden
di-deed-look-here = 🗿 Diesen Ort erkunden
di-deed-craft = 🔨 Herstellen: { $what }
di-deed-cook = 🍳 { $n } Fleisch garen
di-deed-fire = 🔥 Feuer entzünden
di-deed-heal = { $sign } Behandeln: { $what }
di-deed-heal-other = { $sign } { $who } behandeln: { $what }
di-deed-loot = 🫳 Von { $who } nehmen: { $what }
di-deed-use = ✨ Nutzen: { $what }
di-deed-ferry = 🛶 Mit der Fähre übersetzen
di-deed-lay = 🎯 Für den Auftrag ablegen, was du hast
di-deed-set = 🎯 In Gang setzen
di-deed-exit = 🏁 Von hier entkommen
di-deed-accept = ✅ Angebot von { $who } annehmen
di-deed-decline = ❌ Angebot von { $who } ablehnen
di-deed-show = 👁️ { $who } zeigen: { $card }
di-deed-lead = ⭐ Heute führt { $who }

## Knöpfe

di-button-gathers = Unterwegs sammeln
di-button-passes = Unterwegs sammeln
di-button-hand = Meine Hand
di-button-things = Meine Sachen
di-button-answer = Antworten
di-button-cards = Karten lesen
di-button-map = Ganze Karte
di-button-quest = Auftrag
di-button-trade = Tauschen
di-button-offer = Das anbieten
di-button-give-up = Aufgeben
di-button-give-up-sure = Endgültig aufgeben
di-button-same = Diese Welt noch einmal
di-button-again = Eine andere Welt
di-button-story = Geschichte

## Die eigene Seite

di-hand-title = Deine Seite
di-hand-none = Du sitzt nicht an diesem Tisch.
di-hand-nothing = Du trägst keine Güter.
di-hand-load = 🎒 { $n } Dinge von 10, die du tragen kannst
di-hand-items = Gegenstände
di-hand-projects = Projekte auf der Hand
di-hand-open = Projekte, die alle herstellen können
di-hand-threats = Bleibende Bedrohungen
di-hand-shown = Dir gezeigt
di-give-up = Deine Figur ist dann endgültig verloren; die anderen machen ohne dich weiter. Wirklich?
di-give-up-alone = Deine Figur ist dann verloren, und das Spiel ist aus. Wirklich?
di-card-front = Was es bewirkt, ist bekannt, sobald jemand es hergestellt hat.
di-cards-title = Karten
di-cards-text = Diese Karten liegen für dich offen. Wähle eine, um sie zu lesen.
di-cards-before = Zurück
di-cards-after = Weiter
di-menu-cards = Eine Karte lesen …

## Tausch

di-trade-title = Ein Tausch
di-trade-ask = Wähle, was du gibst und was du verlangst. Die andere Seite kann das Angebot annehmen, bis dein Zug endet; erst dann kostet es dich ⚡ 1.
di-trade-now = Du gibst { $who }: { $give }. Du verlangst: { $take }.
di-trade-nobody = Bei dir steht niemand, mit dem du tauschen könntest.
di-offered = 🤝 { $who } gibt dir { $give } und verlangt { $take }.
di-menu-give = Du gibst …
di-menu-take = Du verlangst …

## Ein Rat

di-threat-last = Alle deine Scheiben sind umgedreht: noch ein Schaden, und es ist aus mit dir.
di-threat-frail = Zwei deiner Scheiben sind umgedreht: noch zwei Schaden, und es ist aus mit dir.
di-threat-food = Du hast nichts zu essen, und eine Nacht kann Essen verlangen.
di-threat-water = Du hast kein Wasser, und eine Nacht kann welches verlangen.
di-threat-cold = Wo du bist, brennt kein Feuer: Ohne eines schläfst du schlechter.
di-threat-monster = 👹 { $foe } auf { $at }, { $n ->
    [0] in deinem Feld
    [one] 1 Feld von dir
   *[other] { $n } Felder von dir
}: In der Nacht kann es kommen.
di-threat-card = Vor dir liegt: { $what }.
di-undone = Du hast noch ⚡ { $n } und könntest vor der Nacht noch dies tun:
    { $what }
    Beendest du deinen Zug trotzdem?
di-undone-water = 💧 Wasser auf { $at }
di-button-end-sure = Trotzdem beenden
di-menu-prepare = 🥾 Meinen Weg vorbereiten, bis ich am Zug bin …
di-prepared = 🥾 Sobald du am Zug bist, gehst du nach **{ $to }**, sammelst unterwegs und hältst bei allem Neuen an. Nur du siehst das; mit der Nacht verfällt es.
di-button-unprepare = Doch nicht hingehen
di-guide = 📘 Dein erster Tag, Schritt für Schritt: **{ $what }**. { $why }
di-hint = Ich täte jetzt dies: **{ $what }**.
di-why-heal = Jeder Schaden bringt dich dem Ende näher, und { $sign } { $what } lässt sich jetzt heilen, ohne dass dir heute Nacht etwas fehlt.
di-why-place = Der Auftrag führt nach { $at }.
di-why-ability = Die Fähigkeit bringt jetzt mehr, als sie kostet.
di-why-quest = Es bringt den Auftrag voran: Was dieser Abschnitt verlangt, geht hier.
di-why-boss = In diesem Abschnitt geht es um den Gegner dort, und du bist fit genug für ihn.
di-why-counts = Die Landmarke dort zählt noch für diesen Abschnitt des Auftrags.
di-why-fresh = In diese Landmarke hat noch niemand geschaut, und was dabei herauskommt, hältst du aus.
di-why-cook = Fleisch macht erst satt, wenn es am Feuer gebraten ist, und du hast wenig zu essen.
di-why-fire = Dein Tag ist fast um, und am Feuer schläfst du besser.
di-why-make = Du kannst es herstellen, ohne dass es dem Auftrag oder den Nächten fehlt.
di-why-search = Ein Ort des Auftrags ist noch nicht gefunden, und er kann auf diesem Land liegen.
di-why-land = Was du brauchst, ist nirgends zu sehen, und neues Land kann es bergen.
di-why-rest = Nichts in Reichweite lohnt die Ausdauer, die du noch hast; was du nicht nutzt, behältst du.
di-why-take-quest = Der Auftrag verlangt davon noch mehr, als du hast: { $what }.
di-why-take-store = Du kannst es brauchen, und es liegt nah: { $what }.
di-why-take-unknown = Besseres ist in Reichweite nicht bekannt, und von dem, was sich dort meist verbirgt, kannst du etwas brauchen: { $what }.
di-why-take-food = Du hast wenig zu essen für die nächsten Nächte.
di-why-take-water = Du hast wenig Wasser für die nächsten Nächte.
di-why-take-prey = Es kann Fleisch und Fell geben, und du bist fit genug für den Kampf.
di-why-pay = Dich zu weigern käme dich teurer als das, was du zahlst.
di-why-refuse = Was du zahlen würdest, ist dir jetzt mehr wert als das, was es dir erspart.
di-why-least = Das kannst du gerade am wenigsten brauchen.
di-why-most = Das kannst du gerade am besten brauchen.
di-why-half = Es kostet weniger oder bringt mehr als die andere Hälfte.
di-why-talent = Diese Fähigkeit hilft an den meisten Tagen eines Spiels.
di-why-safe = So ist es sicherer.
di-why-help = So geht der Kampf eher gut aus.
di-why-odds = Nach den Chancen ist diese Änderung ihren Preis wert.
di-why-leave = Nach den Chancen ist keine Änderung der Würfel ihren Preis wert.
di-why-whole = Dort ist der wenigste Schaden.
di-why-far = Dort ist es am weitesten weg von allen.
di-why-later = Was man aufschiebt, kommt vielleicht nie.
di-why-even = Nichts, was sich absehen lässt, spricht für eine andere Antwort.

## Das Ende

di-over-won = 🏁 **Du bist entkommen, an Tag { $day }.**
di-over-won-by = 🏁 **Entkommen, an Tag { $day }:** { $who }
di-over-lost = ☠️ **Das Land hat dich behalten, an Tag { $day }.**
di-over-lost-all = ☠️ **Niemand ist entkommen. Es endete an Tag { $day }.**
di-over-stage = 🎯 So weit seid ihr gekommen: { $stage }
