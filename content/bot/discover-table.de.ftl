## A table of the explore-and-craft game that fills up

no-expedition = In diesem Kanal ist keine Expedition unterwegs. **/erkunden neu** eröffnet einen Tisch; allein geht es sofort los.
occupied-expedition = In diesem Kanal ist eine Expedition unterwegs. **/erkunden stand** zeigt sie, **/erkunden weglegen** legt sie beiseite, bis **/erkunden fortsetzen** sie holt, **/erkunden ende** beendet sie.
dx-shelved = 📦 **{ $game }** ist weggelegt, und der Kanal ist frei. Mit **/erkunden fortsetzen** geht es weiter, hier oder in einem anderen Kanal.
dx-lost = 📦 Der Kanal eures Spiels **{ $game }** wurde gelöscht. Vom Spiel ist nichts verloren: Es ist weggelegt, und mit **/erkunden fortsetzen** geht es in jedem anderen Kanal des Servers weiter.
dx-lobby-gone = Dieser Tisch ist nicht mehr offen. **/erkunden neu** eröffnet einen neuen.
dx-lobby-title = Jenseits des Feuerscheins: { $quest }
dx-lobby-intro = Ein unbekanntes Land, ein Feuer und ein Weg hinaus, den jemand finden muss. Bis zu vier Überlebende erkunden es, an einem Abend oder über Wochen; alle können gewinnen, allein oder gemeinsam. Eine Person genügt zum Aufbruch.
dx-lobby-contest = ⚔️ **Ein Wettkampf: Ihr spielt gegeneinander.** Zwei bis vier Überlebende teilen sich ein unbekanntes Land; alle Projekte liegen offen, ab dem zweiten Tag darf jeder jeden angreifen, und wer als letzte Person noch steht, gewinnt.
dx-quest-contest = ⚔️ Gegeneinander: { $mood }
dx-pressure-rising = 🏜️ Die Zeit drängt: Ab Nacht 8 versiegen Quellen, ab Nacht 12 verlangt jede Nacht Wasser und Nahrung.
dx-pressure-steady = 🏜️ Die Zeit drängt nicht: Quellen und Nächte bleiben, wie sie sind.
dx-button-rising = Zeit drängen lassen
dx-button-steady = Zeit nicht drängen lassen
dx-contest-alone = Dieser Auftrag ist ein Wettkampf für zwei bis vier. Eröffne mit **/erkunden neu** einen Tisch in einem Kanal, in dem andere dazukommen können.
dx-difficulty-line = ⛰️ **{ $difficulty }:** { $about }
dx-terrain-line = 🗺️ Landschaft: { $terrain }
dx-terrain-any = was die Welt bringt
dx-same-world = 🔁 Dieselbe Welt wie zuvor, Feld für Feld. Ihr Spiel zählt in keiner Bestenliste.
dx-farewell = Tag { $day } · { $stage } · { $of ->
    [one] { $here ->
        [0] Wer unterwegs war, war ausgeschieden
       *[other] Wer unterwegs war, lebte noch
    }
   *[other] { $here } von { $of } Überlebenden waren auf der Karte
}. { $told ->
    [0] Keine Landmarke hatte
    [one] Eine Landmarke hatte
   *[other] { $told } Landmarken hatten
} ihre Geschichte erzählt, und { $crafted ->
    [0] nichts wurde hergestellt
    [one] ein Ding wurde hergestellt
   *[other] { $crafted } Dinge wurden hergestellt
}.
dx-own-world = 🔢 Eine Welt, die mit ihrer Nummer gewählt ist: Sie ist durchgesehen, aber niemand hat erprobt, wie schwer sie ist. Ihr Spiel zählt in keiner Bestenliste.
dx-unknown-world = **welt**: „{ $word }“ ist keine Nummer einer Welt. `/teilen` nennt die Nummer einer Welt, die zu Ende ist; mit demselben Auftrag, derselben Schwierigkeit und gleich vielen Leuten kommt sie genauso wieder.
dx-menu-quest = Auftrag … (der sanfteste zuerst)
dx-menu-difficulty = Wie schwer die Welt ist …
dx-menu-terrain = Landschaft, Tempo …
dx-unknown-quest = **auftrag**: „{ $word }“ kenne ich nicht. Fang an zu tippen und wähl aus, was angeboten wird.
dx-unknown-terrain = **landschaft**: „{ $word }“ kenne ich nicht. Fang an zu tippen und wähl aus, was angeboten wird.
dx-unknown-space = **feld**: Es gibt kein Feld namens „{ $word }“. Felder heißen wie 5c: die Nummer eines Kartenteils und ein Buchstabe, wie auf der Karte.
dx-unknown-deed = **tat**: „{ $word }“ geht gerade nicht oder passt auf mehreres. Fang an zu tippen und wähl aus, was angeboten wird.
dx-unknown-card = **name**: Eine Karte namens „{ $word }“ war in diesem Spiel noch nicht zu sehen. Fang an zu tippen und wähl aus, was angeboten wird.
dx-card-elsewhere = In diesem Kanal läuft ein anderes Spiel: **/karte** zeigt seine Karten.
dx-odds-title = Chancen
dx-odds-none = Kein Gegner, von dem du weißt, liegt offen; also gibt es keine Chancen zu nennen. Was verdeckt liegt, kann niemand wissen.
dx-odds-about = Je ein Wurf, ohne Beistand, Ressourcen und Fähigkeiten. Was die Würfel ändert, nennt seine Chancen, wenn du gefragt wirst.
dx-odds-enemy = ⚔️ **{ $card }** auf { $at }{ $seen ->
    [no] {""}
   *[yes] { $far ->
        [0] { " " }(bei dir)
        [1] { " " }(neben dir)
       *[other] { " " }({ $far } Felder weit weg)
    }
}: Du triffst bei { $hit } von 12, { $blow ->
    [0] du wirst nie verletzt
   *[other] du wirst bei { $blow } von 12 verletzt
}{ $hurt ->
    [0] .
   *[other] ; { $hurt } Leben hat es schon verloren.
}
dx-odds-brief = Treffer { $hit } von 12, { $blow ->
    [0] nie verletzt
   *[other] verletzt { $blow } von 12
}
dx-odds-fight = ⚔️ Der Kampf gegen **{ $card }**: Ein Wurf trifft bei { $hit } von 12 und verletzt { $own ->
    [yes] dich
   *[no] { $who }
} { $blow ->
    [0] nie
   *[other] bei { $blow } von 12
}.

## Help

dx-rule-words = „Ausdauer“, „Herstellen“ oder „Nacht“
# dx-help-…: zusammengesetzt in src/bot/src/games/discover/help.rs
dx-help-start-title = So wird gespielt
dx-help-start =
    Du bist in einem unbekannten Land gestrandet. Ein Auftrag in mehreren Abschnitten führt zum Weg hinaus; wer den letzten erfüllt, hat gewonnen, allein oder mit anderen, und muss auf niemanden warten.

    {""}**Dein Zug** dauert so lange wie deine ⚡ Ausdauer; was übrig bleibt, behältst du, bis zu 12. **Gehen nach …** führt weiter, bis etwas Neues auftaucht, unter **Etwas tun …** steht alles andere.
    {""}**Die Karte** nennt jedes Feld, etwa 5c. Einen verdeckten Kartenteil kannst du betreten, sobald ihn jemand von nebenan erspäht hat.
    {""}**🎯** zeigt auf der Tafel und in den Menüs, was der Auftrag verlangt.
    {""}**Meine Hand**, allein **Sachen & Karten**, siehst nur du.

    {""}**/rat** sagt, was ich tun würde, **/regeln** findet eine Regel, **/spielplan** zeigt die ganze Karte, **/erkunden neu** eröffnet einen Tisch. Hör auf, wann du willst: Mit **/erkunden stand** geht es da weiter, wo du warst.
dx-help-day-title = Der erste Tag
dx-help-day =
    {""}**1. Wähl deine Figur:** Ihre Fähigkeit gilt bis zum letzten Tag.
    {""}**2. Sieh nach, welche Landmarke der Auftrag nennt:** Je höher ihre Nummer, desto weiter liegt sie vom Lager.
    {""}**3. Erspähe** den Kartenteil, der in dieser Richtung liegt: Du siehst Gelände, Wasser und Zeichen.
    {""}**4. Geh über Zeichen:** Nach jedem Schritt darfst du einmal umsonst sammeln. 🌱 Gewächs macht satt, ⛏️ Boden gibt Holz und Stein, 🐾 eine Fährte kann ein Tier sein, 🏚️ Spuren bergen Überraschungen.
    {""}**5. Stell bald etwas her;** eine Waffe ist mehr wert, als man denkt.
    {""}**6. Vor der Nacht** hab 💧 und 🍎 bei dir und steh, wenn es geht, an einem Feuer: Wer warm schläft, hat morgen mehr ⚡.
    {""}**7. Beende den Zug**, wenn nichts mehr seinen Preis wert ist.
dx-help-act-title = Aktionen
dx-help-act =
    Knöpfe und Menüs sagen, was alles kostet, meist 1 ⚡; einen Schritt bezahlst du, wie es sein Gelände verlangt.
    {""}**Sammeln:** ein Plättchen deines Felds, oder Wasser, sauber oder schmutzig, sooft die Quelle es gibt.
    {""}**Untersuchen:** Eine Landmarke erzählt ihre Geschichte; Aufträge verlangen es.
    {""}**Herstellen:** ein Projekt aus deiner Hand, wofür du ein neues ziehst, oder eins, das für alle offen liegt.
    {""}**Kochen:** am Feuer beliebig viel Fleisch. **Feuer neu entfachen** kostet 1 Holz.
    {""}**Heilen:** Nahrung gegen Hunger, Wasser gegen Durst, Medizin gegen Krankheit, bei dir oder bei jemandem auf deinem Feld. Wunden heilen nur durch Karten.
    {""}**Tauschen** mit jemandem auf deinem Feld: alles, worüber ihr euch einig seid, auch Geschenke.
    {""}Du trägst 10 Dinge und bestimmst, was liegen bleibt.
dx-help-danger-title = Gefahren
dx-help-danger =
    {""}**Schaden** dreht eines deiner drei ❤️ um, auf den Karten Scheiben genannt. Wer ein viertes umdrehen müsste, scheidet aus.
    {""}**Kämpfe:** zwei Würfel mit zwölf Seiten. Deiner trifft ab der Verteidigung des Gegners, der rote trifft dich ab seinem Angriff. Holz würfelt deinen neu, Stein den roten, Gift gibt deinem 1 dazu, Schrott nimmt dem roten 1.
    {""}**Rückzug:** Ein unbesiegter Gegner geht dahin, wohin der rote Würfel zeigt. Seine Wunden behält er.
    {""}**Beistand:** Wer höchstens zwei Felder entfernt ist, kann dir mit einer Karte beistehen und an der Beute beteiligt werden.
    {""}**Nacht:** Eine Karte für alle verlangt etwas, lässt alle schlafen und bewegt, was Zähne hat.
    {""}**Gefahren** kommen durch Karten und den Auftrag; manche bleiben, bis etwas sie beendet.
    {""}**/chancen** nennt die Chancen gegen Gegner, die offen liegen, **/karte** liest, was zu sehen war, **/auslegungen** sagt, wie unklare Punkte gespielt werden.
dx-help-alone = **/rückgängig** nimmt einen Schritt zurück, solange durch ihn nichts ans Licht kam, **/erkunden ende** beendet das Spiel endgültig. Danach zeigt **/teilen** anderen, wie es lief.
dx-help-together-title = In Gesellschaft
dx-help-together =
    Die Züge gehen reihum, die Stammesführung zuerst, und die Tafel sagt, auf wen das Spiel wartet. Angebote kannst du jederzeit machen und beantworten. Unter **Meine Hand** bereitest du deinen Weg vor; mit **/immer** legst du fest, mit welcher Karte du jemanden immer unterstützt.
    {""}**Verborgen ist:** Projekte auf der Hand, Plättchen und Kartenteile, die jemand heimlich angesehen hat, Angebote zwischen zweien. Erzählt es euch, oder zeigt ein Projekt her: Der Knopf steht unter **Meine Hand**.
    {""}**Wer weg ist**, auf den wird so lange gewartet, wie es das Tempo des Tischs vorsieht; dann endet der Zug, nach Essen und Trinken. **/erkunden tisch** ändert das Tempo, **/erkunden urlaub** nimmt Urlaub, mit **/erkunden vertretung** spielt jemand für dich mit.
    {""}**Wer gewonnen hat oder ausgeschieden ist**, sieht zu und hält niemanden auf.
    {""}**/rückgängig** nimmt einen Schritt zurück, solange durch ihn nichts ans Licht kam. **/erkunden aufgeben** gibt deine Figur endgültig auf, **/erkunden ende** das ganze Spiel. Danach zeigt **/teilen** anderen, wie es lief.
    {""}**Gegeneinander:** Das letzte Feuer ist für zwei bis vier. Alle bauen nach den offenen Projekten, Landmarken erzählen eine zufällige Geschichte und nur einmal, und ab Tag 2 darfst du alle angreifen, die auf deinem Feld stehen. Wer bei den Würfeln passt, kann das zurücknehmen, bis alle geantwortet haben.

## What a game that is over shows to others

dx-card-won = An Tag { $day } entkommen
dx-card-won-of = { $n } von { $of } entkommen, bis Tag { $day }
dx-card-lost = Niemand ist entkommen · Tag { $day }
dx-share-invite = Erkunde deine eigene Welt: **/erkunden neu**
dx-share-won = { $n ->
    [one] { $people } hat an Tag { $day } den Weg hinaus gefunden.
   *[other] { $people } haben den Weg hinaus gefunden, zuletzt an Tag { $day }.
}
dx-share-won-all = Alle haben den Weg hinaus gefunden, zuletzt an Tag { $day }.
dx-share-you-won = Du hast an Tag { $day } den Weg hinaus gefunden.
dx-share-lost = Niemand hat den Weg hinaus gefunden. An Tag { $day } holte sich das Land die letzte Person.
dx-share-you-lost = An Tag { $day } war das Land stärker.
dx-share-last = { $people } stand an Tag { $day } als letzte Person noch.
dx-share-none = An Tag { $day } stand niemand mehr.
dx-share-world = { $terrain } · { $difficulty } · Welt { $seed }
dx-sign-stage = der Auftrag kam voran
dx-sign-craft = etwas hergestellt
dx-sign-beaten = ein Gegner besiegt
dx-sign-hurt = Schaden
dx-sign-fell = jemand schied aus
dx-sign-won = entkommen
dx-sign-quiet = ein ruhiger Tag
dx-proud-unhurt = Auf dem ganzen Weg keine einzige Wunde.
dx-proud-all = Niemand blieb zurück.
dx-proud-edge = Mit zwei umgedrehten Scheiben entkommen.
dx-proud-smith = { $n } Dinge hergestellt.
dx-recap-day = Tag { $n }
dx-recap-fights = ⚔️ Gekämpft: { $what }
dx-recap-of = { $who }: { $what }
dx-recap-fight = { $card }{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
} ({ $end ->
    [won] gewonnen
    [escaped] entkommen
    [open] geht weiter
   *[not] nicht gewonnen
})
dx-recap-hurt = 💔 Erlitten: { $what }

## Commands: descriptions of at most 100 characters

# cmd-…: zusammengesetzt in src/bot/src/discord/localize.rs
cmd-explore = erkunden
cmd-explore-text = Jenseits des Feuerscheins, die Expedition dieses Kanals
cmd-explore-new = neu
cmd-explore-new-text = Einen Tisch in diesem Kanal eröffnen; mit spieler: 1 geht es sofort los
cmd-explore-new-opt-players = spieler
cmd-explore-new-opt-players-text = 1: allein und sofort. Sonst steht ein Tisch offen, und wer kommt, spielt mit
cmd-explore-new-opt-quest = auftrag
cmd-explore-new-opt-quest-text = Welcher Auftrag; sonst der sanfteste
cmd-explore-new-opt-difficulty = schwierigkeit
cmd-explore-new-opt-difficulty-text = Wie schwer die Welt ist
cmd-explore-new-opt-terrain = landschaft
cmd-explore-new-opt-terrain-text = Welche Landschaft; sonst, was die Welt bringt
cmd-explore-new-opt-world = welt
cmd-explore-new-opt-world-text = Die Nummer einer Welt, wie /teilen sie nennt; sonst eine, die erprobt ist
cmd-explore-new-opt-pace = tempo
cmd-explore-new-opt-pace-text = Wie lange auf jemanden gewartet wird
cmd-explore-new-opt-language = sprache
cmd-explore-new-opt-language-text = Die Sprache der öffentlichen Nachrichten
cmd-explore-new-opt-start = beginn
cmd-explore-new-opt-start-text = Wann es losgeht, etwa Fr 20:00: Dann werden alle gerufen
cmd-explore-new-opt-second = zweite
cmd-explore-new-opt-second-text = Jemand, den du einlädst: Der Platz ist reserviert
cmd-explore-new-opt-third = dritte
cmd-explore-new-opt-third-text = Noch jemand, den du einlädst
cmd-explore-new-opt-fourth = vierte
cmd-explore-new-opt-fourth-text = Und noch jemand
cmd-explore-go = gehen
cmd-explore-go-text = Irgendwohin gehen, wenn nötig über mehrere Felder
cmd-explore-go-opt-space = feld
cmd-explore-go-opt-space-text = Wohin, etwa 5c
cmd-explore-go-opt-gather = sammeln
cmd-explore-go-opt-gather-text = Ob du unterwegs umsonst Plättchen sammelst; ohne Angabe so, wie du es festgelegt hast
cmd-explore-act = tun
cmd-explore-act-text = Etwas von dem tun, was du jetzt tun kannst
cmd-explore-act-opt-deed = tat
cmd-explore-act-opt-deed-text = Was du tust
cmd-explore-card = karte
cmd-explore-card-text = Eine Karte lesen, die in diesem Spiel zu sehen war
cmd-explore-card-opt-name = name
cmd-explore-card-opt-name-text = Welche Karte
cmd-explore-rulings = auslegungen
cmd-explore-rulings-text = Zeigt, wie gespielt wird, was die Regeln offenlassen
cmd-explore-hand = hand
cmd-explore-hand-text = Meine Projekte, meine Angebote und was nur ich gefragt werde; sonst sieht das niemand
cmd-explore-give-up = aufgeben
cmd-explore-give-up-text = Meine Figur endgültig aufgeben; du wirst noch einmal gefragt
cmd-explore-join = mitspielen
cmd-explore-join-text = Setz dich an den Tisch dieses Kanals, oder komm auf deinen Platz zurück
cmd-explore-leave = verlassen
cmd-explore-leave-text = Steh auf; deine Figur bleibt, und die anderen spielen sie
cmd-explore-pass = übergeben
cmd-explore-pass-text = Biete jemandem deinen Platz an; er wechselt, sobald sich die Person setzt
cmd-explore-pass-opt-user = person
cmd-explore-pass-opt-user-text = Wer ihn haben soll; nenn dich selbst, um ihn doch zu behalten
cmd-explore-copilot = vertretung
cmd-explore-copilot-text = Lass jemanden auch für dich spielen, etwa während du weg bist; die Person sieht deine Hand
cmd-explore-copilot-opt-user = person
cmd-explore-copilot-opt-user-text = Wer das ist; nenn dich selbst, um es zu beenden
cmd-explore-table = tisch
cmd-explore-table-text = Wie dieser Tisch spielt: Tempo, Pause, Urlaub
cmd-explore-pause = pause
cmd-explore-pause-text = Halte die Zeit an: niemand wird gerufen oder kommt zu spät. Oder lass sie weiterlaufen
cmd-explore-away = urlaub
cmd-explore-away-text = Nimm Urlaub von diesem Spiel; bis zur Rückkehr spielen andere für dich
cmd-explore-away-opt-until = bis
cmd-explore-away-opt-until-text = Ein Tag mit Uhrzeit, etwa: Freitag 20 Uhr, 24.12. 9:00
cmd-explore-host = leitung
cmd-explore-host-text = Gib die Leitung des Tisches an jemanden ab, der mitspielt
cmd-explore-host-opt-user = person
cmd-explore-host-opt-user-text = Wer den Tisch ab jetzt leitet
cmd-explore-shelve = weglegen
cmd-explore-shelve-text = Leg dieses Spiel weg: Der Kanal ist frei, und das Spiel wartet
cmd-explore-resume = fortsetzen
cmd-explore-resume-text = Nimm ein weggelegtes Spiel wieder auf und spiel in diesem Kanal weiter
cmd-explore-move = umziehen
cmd-explore-move-text = Hol ein Spiel aus einem anderen Kanal hierher, auch wenn es den nicht mehr gibt
cmd-explore-status = stand
cmd-explore-status-text = Das Spiel noch einmal unten im Kanal zeigen
cmd-explore-end = ende
cmd-explore-end-text = Das Spiel dieses Kanals beenden
