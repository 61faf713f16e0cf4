# The island game at the edge.
panel-planning-phase = Planung
panel-ready = ✅ **Der Plan ist vollständig.** **Los!** führt ihn aus; vorher lässt er sich noch ändern.
question-pick = Wähl im Menü { $n } und schick es dann ab.
question-passed = ✔️ Weiter gesagt: { $names }. Wer noch etwas hat, entscheidet.
panel-spare = Nicht im Plan und frei zu helfen: { $pawns }.
panel-planning = 📝 **Plant eure Aktionen.** { $missing }
panel-ended = **/log** erzählt die Geschichte, **/insel neu** beginnt ein neues Spiel.
panel-go-on = Drückt **Weiter**.
panel-footer = Spielstand { $revision } · /hilfe erklärt alles · /log erzählt die ganze Geschichte
field-resources = Rohstoffe
field-plan = Plan
field-waiting = Gewartet wird auf
goal-line = 🎯 **Ziel** Holzstoß { $wood }/{ $of } · { $item } { $state } · Schiff in den Runden { $from }–{ $to }
goal-built = gebaut
goal-not-built = nicht gebaut
res-available = 📦 **Vorräte** { $stock }
res-tied = 🔒 **Verplant** { $stock }
res-future = ⏳ **Künftig** { $stock }
camp-lines = ⛺ **Lager** { $shelter } · Dach { $roof } · Palisade { $palisade } · Waffen { $weapon } · Moral { $morale }
camp-shelter = Unterschlupf gebaut
camp-natural = natürlicher Unterschlupf
camp-open = kein Unterschlupf
person-line = 👤 { $name }: { $wounds }/{ $dies } Wunden{ $arrow } · { $det } ✊{ $pawns }{ $more }
person-arrow = {" "}(Moral sinkt bei { $at })
person-pawns = {" "}· { $left }/{ $all } Spielsteine frei
person-dead = 👤 { $name }: tot
person-outside = schläft auf { $space }
person-dog = 🐕 **Hund**: verplant
person-dog-free = 🐕 **Hund**: kann helfen
threats-none = ⚠️ Keine Bedrohungen.
threat-line = ⚠️ { $planned }**{ $name }**: { $action }. *Wenn ihr nichts tut:* { $ignored }
threat-beast = ⚠️ { $planned }**{ $name }**: { $action }. *Wenn ihr nichts tut:* greift das lauernde Tier zu Beginn der nächsten Ereignisphase den Startspieler an
threat-harmless = ⚠️ { $planned }**{ $name }**: { $action }. *Wenn ihr nichts tut:* geschieht nichts
or = {" "}oder{" "}
odds-missing = { $n ->
    [one] 1 Spielstein fehlt
   *[other] { $n } Spielsteine fehlen
}
odds-sure = sicher
pawn-alone = { $name } allein
## Menüs und Knöpfe

menu-plan = Aktion planen…
menu-plan-all = Alle Aktionen…
menu-plan-all-note = auch was jetzt nicht geht, und warum
menu-kind-note = { $n ->
    [0] jetzt nicht möglich
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
menu-join = Mithelfen: { $goal }
menu-take-back = Zurücknehmen…
menu-further = … mehr ({ $n })
menu-before = … zurück
menu-use = Benutzen…
menu-card = Karte lesen…
button-sheet = Ganzer Spielplan
button-cards = Karten
uses-text = Was soll benutzt werden? Es wird sofort benutzt.
cards-title = Eine Karte lesen
cards-text = Jede Karte auf dem Tisch, mit Bild. Nur du siehst sie.
menu-target = Welches Ziel?
menu-pawns = Wer macht es?
button-go = Los!
button-on = Weiter
button-pile = Holz auf den Stoß legen
button-more = Mehr…
button-none = Nichts davon
## Planen

wizard-kinds = Aktion planen
wizard-targets = { $kind }
wizard-targets-text = Wähle ein Ziel aus dem Menü.
wizard-pawns = { $goal }
wizard-pawns-text = Wer macht es? Ein Druck plant es; bis **Los!** lässt es sich frei zurücknehmen.
wizard-lead-text = Wer zuerst genannt ist, führt an: Wunden, Funde und Abenteuer treffen ihn.
wizard-odds-text = Mit zu wenigen Spielsteinen entscheiden Würfel: Erfolg, eine Wunde, ein Abenteuer. *Sicher* braucht keine Würfel.
wizard-no-pawns = Niemand, der frei ist, kann das tun.
wizard-gone = Das ist nicht mehr möglich.
kind-nothing = dort gibt es jetzt nichts zu tun
needs-sure = { $n ->
    [one] 1 Spielstein
   *[other] { $n } Spielsteine
}
needs-risky = { $risky ->
    [one] 1 Spielstein mit Würfeln
   *[other] { $risky } Spielsteine mit Würfeln
}, { $sure } sicher
needs-cost = kostet { $stock }
needs-free = umsonst
aid-on = ✓ mit { $item }
aid-off = + { $item }
discount-on = ✓ ein Holz weniger
discount-off = + ein Holz weniger
wizard-discount-text = Mit einem Holz weniger; wie viel Entschlossenheit (✊) das kostet, sagt jeder Knopf.
plan-empty = Nichts ist geplant.
plan-missing = Es fehlt noch
assign-which-target = Welches Ziel? Die Option **ziel** bietet alles Mögliche an.
assign-unknown-target = Ich kenne das Ziel „{ $word }“ nicht. Die Option **ziel** bietet alles Mögliche an.
assign-unknown-pawn = Ich kenne den Spielstein „{ $word }“ nicht. Schreib Namen mit Plus, etwa „koch + freitag“; der erste führt.
assign-unknown-price = Ich kenne den Preis „{ $word }“ nicht. Die Option **preis** bietet alle an.
assign-unknown-aid = „{ $word }“ kann dort nicht helfen. Die Option **hilfen** bietet an, was hilft.
word-me = ich
## Seiten

me-title = { $name } · { $wounds }/{ $dies } Wunden · { $det } ✊
me-watching = Du sitzt nicht an diesem Tisch. Das sind die Schiffbrüchigen der anderen.
me-usable = Was du jetzt benutzen kannst
me-nothing = Im Augenblick nichts.
odds-title = Chancen
odds-line = • { $goal }: { $risky } mit Würfeln: { $odds }; { $sure } { $certain }
odds-none = Nichts, was jetzt planbar ist, braucht Würfel.
refused-rule = Regel: { $rule }
done-asks = ❓ **{ $question }** – die Antworten stehen am Brett; oder nimm **/antworten**.
kind-event = Ereignis
kind-wreckage = Wrackteile
kind-adventure = Abenteuer
kind-mystery = Geheimnis
kind-beast = Tier
kind-invention = Erfindung
kind-discovery = Fundplättchen
kind-equipment = Startausrüstung
kind-ability = Fähigkeit
kind-scenario = Szenario
help-0-title = Erstes Spiel
help-0 =
    Ihr seid gestrandet. Entzündet ein Signalfeuer auf dem Holzstoß, bevor das Schiff vorbei ist: Legt Holz auf alle Lagen, baut das Feuer und seid am Leben, wenn das Schiff kommt.

    {""}**Eine Runde** hat sechs Phasen. *Ereignis*, *Moral* und *Produktion* laufen von allein. Dann **plant ihr**: Wählt eine Aktion aus **Aktion planen…** und drückt, wer sie macht. Jeder eigene Spielstein muss verplant sein. Ist der Plan vollständig, drückt **Los!** – die Aktionen laufen der Reihe nach ab, dann kommen *Wetter* und *Nacht*.

    {""}**Welche Aktionen?** In den ersten Runden: Holz und Nahrung *sammeln*, ein Feld neben dem Lager *erkunden*, den Unterschlupf *bauen*, sobald ein besserer Lagerplatz bekannt ist, und das Dach wachsen lassen: Regen und Schnee kosten Nahrung und Holz.

    {""}**Sicher oder gewagt?** Mit genug Spielsteinen gelingt eine Aktion sicher. Mit einem weniger entscheiden Würfel und können eine Wunde oder ein Abenteuer bringen. Die Knöpfe zeigen die Chancen.

    Durch Drücken geht nichts kaputt: Angeboten wird nur Erlaubtes, und **Rückgängig** nimmt Schritte zurück.
help-1-title = Knöpfe
help-1 =
    {""}**Aktion planen…** alles, was jetzt möglich ist, dann die Spielsteine mit Kosten und Chancen.
    {""}**Zurücknehmen…** entfernt eine geplante Aktion.
    {""}**Benutzen…** Fähigkeiten, Gegenstände und Plättchen, die jetzt nutzbar sind.
    {""}**Karten** jede Karte auf dem Tisch, als Bild und in Worten.
    {""}**Los!** führt den Plan aus, sobald er vollständig ist; die Tafel sagt, was fehlt.
    {""}**Rückgängig** nimmt den letzten Schritt zurück. Wurden Karten oder Würfel gezeigt, wird erst gefragt.

    Das Bild folgt eurem Druck nach einem Augenblick; ein Klick vergrößert es.
help-2-title = Befehle
help-2 =
    {""}**/insel** neu, stand, ende – das Spiel dieses Kanals
    {""}**/planen** in einer Zeile: Aktion, Ziel, Spielsteine wie „koch + freitag“
    {""}**/zurücknehmen** · **/plan** · **/weiter** – zurücknehmen, ansehen, ausführen
    {""}**/antworten** auf eine Frage · **/benutzen** etwas nutzen
    {""}**/brett** das Brett groß, oder mit `text:true` in Worten · **/ich** meine Figur
    {""}**/karte** · **/regeln** · **/auslegungen** · **/chancen** · **/log** · **/rückgängig** · **/hilfe**

    {""}**/solo** · **/tagesinsel** · **/gemeinsam** ein schnelles Spiel mit vier Würfeln, allein oder zusammen · **/wochenaufgabe** dieses Spiel allein, für alle gleich
    {""}**/bestenliste** · **/teilen** die Listen, und dein Ergebnis für alle

    Jede Option ergänzt, was ihr tippt.
## Hinweise

no-game = In diesem Kanal läuft kein Spiel. **/insel neu** beginnt eines.
occupied = In diesem Kanal läuft das Inselspiel. **/insel stand** zeigt es, **/insel ende** beendet es.
over-weekly = Dieses Spiel ist zu Ende. **/wochenaufgabe** zeigt es und beginnt in einer neuen Woche die nächste Aufgabe.
setup-bot = Ein Bot kann nicht mit am Tisch sitzen.
setup-too-many = Für { $players } Plätze sind { $named } genannt; spielen können eins bis vier. Lass **spieler** weg oder nenne weniger.
unknown-word = Ich finde nichts namens „{ $word }“. Tipp los und wähl aus dem Angebotenen.
unknown-card = Ich finde keine Karte „{ $word }“ im Spiel oder unter den gesehenen.
token-note = { $name }: { $help }
unknown-card-book = Ich finde keine Karte „{ $word }“. Tipp los und wähl aus dem Angebotenen.
which-card = Zu „{ $word }“ passen mehrere Karten. Welche?
unknown-character = Ich kenne die Figur „{ $word }“ nicht. Tipp los und wähl aus dem Angebotenen.
## Das Bild

pic-round = Runde
pic-morale = Moral
pic-resources = Rohstoffe
pic-tied = Verplant
pic-future = Künftig
pic-camp = Lager
pic-shelter = Unterschlupf
pic-natural-shelter = Natürlicher Unterschlupf
pic-tent = Offenes Lager
pic-weather = Wetter
pic-hungry-animals = Hungrige Tiere
pic-threats = Bedrohungen
pic-ignored = Wenn ihr nichts tut
pic-no-threat = Keine Bedrohung
pic-pile = Holzstoß
pic-ship = Schiff
pic-inventions = Erfindungen
pic-items = Gegenstände
pic-finds = Funde
pic-friday = Freitag
pic-dog = Hund
pic-first-player = Startspieler
pic-wounds = Wunden
pic-determination = Entschlossenheit
pic-pawns = Spielsteine
pic-dead = Tot
pic-unexplored = Unerkundet
pic-face-down = Verdeckt
pic-exhausted = Erschöpft
pic-plan = Plan
pic-waiting-for = Gewartet wird auf
pic-events = Ereignisse
pic-tiles = Inselteile
pic-price = Preis
pic-waiting-beast = Ein Tier wartet
pic-threat-beast = das lauernde Tier greift zu Beginn der nächsten Ereignisphase den Startspieler an
pic-end-won = Gerettet!
pic-end-died = Jemand ist gestorben
pic-end-time = Das Schiff ist vorbei
pic-end-camp = Das Lager ist verloren
## Befehle: Beschreibungen von höchstens 100 Zeichen

cmd-island = insel
cmd-island-text = Das Inselspiel dieses Kanals
cmd-island-new = neu
cmd-island-new-text = Ein Spiel in diesem Kanal beginnen
cmd-island-new-opt-players = spieler
cmd-island-new-opt-players-text = Wie viele Figuren spielen (1 bis 4; allein: 1, mit Freitag und dem Hund)
cmd-island-new-opt-characters = figuren
cmd-island-new-opt-characters-text = Wer spielt, mit Kommas getrennt; sonst wird gelost
cmd-island-new-opt-difficulty = schwierigkeit
cmd-island-new-opt-difficulty-text = Leichter oder schwerer als gedruckt
cmd-island-new-opt-friday = freitag
cmd-island-new-opt-friday-text = Ob Freitag mitspielt
cmd-island-new-opt-dog = hund
cmd-island-new-opt-dog-text = Ob der Hund mitspielt
cmd-island-new-opt-equipment = ausrüstung
cmd-island-new-opt-equipment-text = Wie viele Karten Startausrüstung
cmd-island-new-opt-events = ereignisse
cmd-island-new-opt-events-text = Die Mischung des Ereignisstapels
cmd-island-new-opt-wreckage = wrackteile
cmd-island-new-opt-wreckage-text = Die erste Karte Wrackteile
cmd-island-new-opt-language = sprache
cmd-island-new-opt-language-text = Die Sprache der öffentlichen Nachrichten
cmd-island-new-opt-second = zweite
cmd-island-new-opt-second-text = Wer die zweite Figur spielt; sonst du
cmd-island-new-opt-third = dritte
cmd-island-new-opt-third-text = Wer die dritte Figur spielt; sonst du
cmd-island-new-opt-fourth = vierte
cmd-island-new-opt-fourth-text = Wer die vierte Figur spielt; sonst du
cmd-island-status = stand
cmd-island-status-text = Das Brett noch einmal unten im Kanal zeigen
cmd-island-end = ende
cmd-island-end-text = Das Spiel dieses Kanals beenden
cmd-assign = planen
cmd-assign-text = Eine Aktion planen
cmd-assign-opt-action = aktion
cmd-assign-opt-action-text = Was getan wird
cmd-assign-opt-target = ziel
cmd-assign-opt-target-text = Woran oder wo
cmd-assign-opt-pawns = spielsteine
cmd-assign-opt-pawns-text = Wer es tut, der Führende zuerst, etwa „koch + freitag“; sonst der sicherste Weg
cmd-assign-opt-lead = führt
cmd-assign-opt-lead-text = Wer führt
cmd-assign-opt-support = hilft
cmd-assign-opt-support-text = Wer hilft
cmd-assign-opt-price = preis
cmd-assign-opt-price-text = Was bezahlt wird, wo es eine Wahl gibt
cmd-assign-opt-aids = hilfen
cmd-assign-opt-aids-text = Gegenstände, die helfen, etwa der Korb
cmd-unassign = zurücknehmen
cmd-unassign-text = Eine geplante Aktion zurücknehmen
cmd-unassign-opt-action = aktion
cmd-unassign-opt-action-text = Welche
cmd-plan = plan
cmd-plan-text = Den Plan zeigen und was noch fehlt
cmd-advance = weiter
cmd-advance-text = Weiter: den Plan ausführen oder sagen, was fehlt
cmd-choose = antworten
cmd-choose-text = Die offene Frage beantworten
cmd-choose-opt-answer = antwort
cmd-choose-opt-answer-text = Deine Antwort
cmd-choose-opt-second = zweite
cmd-choose-opt-second-text = Eine zweite Wahl, wo mehrere gefragt sind
cmd-choose-opt-third = dritte
cmd-choose-opt-third-text = Eine dritte Wahl, wo mehrere gefragt sind
cmd-use = benutzen
cmd-use-text = Eine Fähigkeit, einen Gegenstand, ein Plättchen oder eine Karte benutzen
cmd-use-opt-what = was
cmd-use-opt-what-text = Was benutzt wird
cmd-card = karte
cmd-card-text = Eine Karte lesen: im Spiel oder gesehen, ohne Spiel jede
cmd-card-opt-name = name
cmd-card-opt-name-text = Welche Karte
cmd-odds = chancen
cmd-odds-text = Die Chancen dessen, was planbar ist
## Auslegungen

cmd-rulings = auslegungen
cmd-rulings-text = Zeigt, wie unklare Punkte gespielt werden, hier oder sonst
cmd-rulings-opt-name = name
cmd-rulings-opt-name-text = Eine Auslegung, etwa Gefahr im Lager
button-rulings = Hausregeln
rulings-title = Auslegungen an diesem Tisch
rulings-text = { $n ->
    [0] Wo die Regeln schweigen oder ihre Quellen auseinandergehen, spielt dieser Tisch nach den Vorgaben.
    [one] Wo die Regeln schweigen oder ihre Quellen auseinandergehen, spielt dieser Tisch 1 Punkt anders als vorgegeben (✏️).
   *[other] Wo die Regeln schweigen oder ihre Quellen auseinandergehen, spielt dieser Tisch { $n } Punkte anders als vorgegeben (✏️).
 }
rulings-open = ⚖️ kann { $host } ändern, bis jemand etwas tut; 🔒 steht fest.
rulings-closed = ⚖️ ließ sich vor dem ersten Zug ändern; 🔒 steht fest.
rulings-book-title = Auslegungen, wie sie vorgegeben sind
rulings-book-text = Wo die Regeln schweigen oder ihre Quellen auseinandergehen, wird so gespielt, solange ein Tisch nichts anderes festlegt.
rulings-book-note = ⚖️ kann ändern, wer einen Tisch eröffnet, bis zum ersten Zug; 🔒 steht fest.
rulings-scenario = {" "}(Szenario { $n })
rulings-page = Seite { $n } von { $of }
rulings-menu = Eine Auslegung lesen …
rulings-back = Zurück
rulings-next = Weiter
rulings-all = Alle Auslegungen
ruling-default = Vorgabe
ruling-reason = **Warum diese Vorgabe:** { $reason }
ruling-fixed = 🔒 Steht fest: kein Tisch ändert es.
ruling-here = so ist es jetzt
ruling-menu = Wie spielt ihr das?
ruling-unknown = Ich kenne keine Auslegung namens „{ $word }“. **/auslegungen** zeigt alle.
ruling-too-late = Das Spiel hat begonnen: Auslegungen lassen sich nur vor dem ersten Zug ändern.
ruling-not-host = Nur wer den Tisch eröffnet hat, kann seine Auslegungen ändern.
help-other-long = Das Inselspiel
island-pitch = Das Inselspiel füllt einen Abend: **/insel neu**.
sheet = Der ganze Spielplan. Tippe auf das Bild, um es zu vergrößern.
