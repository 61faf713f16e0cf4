# Szenarien, Ziele, Gegenstände, Absagen des Würfelspiels.

intro-s00 = Niemand sucht dich, und zum ersten Mal will niemand etwas von dir. Mach aus jedem einzelnen Tag das Beste.
intro-s01 = Seit dem Untergang regnet es, und alles, was du hast, ist nass. Ein Dach, zwei ordentliche Werkzeuge und heile Knochen: Mehr verlangst du gar nicht.
intro-s02 = Die Strömung hat dir ein Fläschchen Tinte und trockenes Segeltuch gelassen. Zeichne die ganze Insel und zeig sie vom Ufer aus dem ersten Segel.
intro-s03 = Im Fels glitzert etwas, und der Fels gibt es nicht her. Nur eine schwere Hand und eine gute Spitzhacke holen alle vier.
intro-s04 = Sie sitzen im Moos und schauen an dir vorbei. Sammle alle sechs und setz keine einzige auf.
intro-s05 = Weit draußen ein Mast, dann nichts, dann wieder ein Mast. Vier Rauchsäulen von gleicher Höhe, und man weiß dort: Hier zählt jemand mit.
intro-s06 = Die Echsen waren zuerst hier, und sie lassen es dich spüren. Spann einen Bogen und ändere die Verhältnisse.
intro-s07 = Ein Zimmermann ohne Werkbank ist nur jemand mit Splittern in den Fingern. Mach alle sechs Werkzeuge, dann soll die Insel nur kommen.
intro-s08 = Nachts hörst du Stimmen, und alle gehören dir. Zwei Zelte und zwei Feuer mit Abstand, und es ist beinahe ein Dorf.
intro-s09 = Die Vögel ziehen fort, und sie werden wissen, warum. Fülle Topf und Flasche, bevor das Wetter umschlägt.
intro-s10 = Der Mond hat die Farbe von Staub, und eine Quelle nach der anderen verstummt. Trink langsam, iss wenig, bleib am Leben.
intro-s11 = Einmal im Jahr kommt hier ein Schiff vorbei, und du kennst den Tag. Sei am Ufer, mit Floß, Glitzerndem und Proviant.
intro-s12 = Vor dir hat hier jemand gelagert und ist mit leeren Händen gegangen. Nimm die Kristalle, belade das Floß und geh mit Stil.
intro-s13 = Das Meer holt sich die Insel zurück, jeden Tag eine Seite. Sei auf dem Wasser, bevor es nichts anderes mehr gibt.
intro-s14 = Drei Feuer im Dreieck, und jeder Seemann weiß, was das heißt. Halte sie weit auseinander und lass zwei Zeichen steigen.
intro-s15 = Hinter dem Horizont verläuft die alte Salzstraße der Händler. Pack Wasser, Nahrung und allen Mut zusammen und stoß dich ab.

goal-own = besitze: { $item }
goal-tools = { $n ->
    [one] besitze ein Werkzeug
   *[other] besitze { $n } Werkzeuge
}
goal-tents = { $n ->
    [one] ein Zelt steht
   *[other] { $n } Zelte stehen
}
goal-campfires = { $n ->
    [one] ein Lagerfeuer brennt
   *[other] { $n } Lagerfeuer brennen
}
goal-marks-crystal = { $n } Kristalle
goal-marks-mask = { $n } unbenutzte Masken
goal-marks-smoke = { $n } Rauchzeichen
goal-marks-chart = { $n } Kartenstücke
goal-lizard-points = Echsen im Wert von { $n } Punkten
goal-hold = halte { $n } { $resource } bereit
goal-survival = halte { $n } Überlebenspunkte bereit
goal-health = { $n ->
    [one] noch mindestens 1 Herz
   *[other] noch mindestens { $n } Herzen
}
goal-at-sea = steh am Meer
goal-fires-apart = { $n } Lagerfeuer, je mindestens { $m } Schritte auseinander

grant-item = Du beginnst mit: { $item }.
grant-one-of = Du beginnst mit einem davon: { $items }.
grant-stock = Du beginnst mit: { $stock }.
grant-survival = { $n ->
    [one] Du beginnst mit 1 Überlebenspunkt.
   *[other] Du beginnst mit { $n } Überlebenspunkten.
}

hindrance-no-shift = Mit Überlebenspunkten lassen sich keine Würfel drehen.
hindrance-min-die = { $task }: nur mit einem Würfel, der mindestens { $n } zeigt.
hindrance-both-from = Ab Tag { $n } kommen Hunger und Durst jeden Tag.
hindrance-structures-apart = Deine Zelte und Lagerfeuer dürfen nie auf benachbarten Feldern stehen.
hindrance-closing-sea = Ab Tag { $n } versinkt jeden Tag ein Rand der Insel, reihum alle vier Seiten.

check-any-time = Sobald alle Ziele erfüllt sind, kannst du das Spiel in deinem Zug abschließen.
check-at-end = Nach dem letzten Tag und seiner Nacht müssen alle Ziele erfüllt sein.
day-bonus = Jeder übrige Tag ist { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} wert.
race = Wer es zuerst schafft, beendet das Spiel am Ende dieses Tages.

# Dasselbe in so wenigen Worten, wie ein Bild Platz hat.
brief-no-shift = Überlebenspunkte drehen keine Würfel
brief-min-die = { $task }: Würfel ab { $n }
brief-both-from = Ab Tag { $n }: täglich Hunger und Durst
brief-structures-apart = Zelte und Lagerfeuer nie nebeneinander
brief-closing-sea = Ab Tag { $n }: täglich versinkt ein Rand
brief-score = So viele Punkte wie möglich
brief-at-end = Zählt nach dem letzten Tag
brief-day-bonus = Jeder übrige Tag: +{ $n }
brief-race = Wer es zuerst schafft, beendet das Spiel

task-crystal = Kristalle
task-mask = Masken
task-smoke = Rauchzeichen
task-chart = Kartenstücke

feature-empty = freies Feld
feature-sea = Meer
feature-palm = Palmen
feature-crystal = Kristall
feature-mask = Maske
feature-smoke = Rauchzeichen
feature-chart = Kartenstück
feature-lizard = Echse { $n }
feature-gather = { $resource } { $n }

about-item-pickaxe = Jedes Steinfeld gibt 2 Stein. Im Kampf zählen 1 und 3.
about-item-axe = Jedes Holzfeld gibt 2 Holz. Im Kampf zählen 2 und 4.
about-item-knife = Jedes Seilfeld gibt 2 Seil. Im Kampf zählen 3 und 5.
about-item-pot = Jedes Nahrungsfeld gibt 2 Nahrung.
about-item-flask = Jedes Wasserfeld gibt 2 Wasser.
about-item-bow = Du darfst Echsen jagen und über ein Feld hinweg schießen. Im Kampf zählen 3 und 6.
about-item-tent = Steht auf dem freien Feld unter deinen Füßen. Den Plan füllst du nur einmal, jedes weitere Zelt kostet nur Seil.
about-item-campfire = Brennt auf dem freien Feld unter deinen Füßen und erlaubt Rauchzeichen. Den Plan füllst du nur einmal, jedes weitere Lagerfeuer kostet nur Holz.
about-item-raft = Kann nichts, außer dich fortzutragen, und ist am meisten wert.

difficulty-gentle = sanft
difficulty-fair = normal
difficulty-harsh = hart
about-difficulty-gentle = Eine reiche Insel, dazu am Anfang Wasser, Nahrung und zwei Überlebenspunkte. Ein Tag mehr, wo du früher fertig sein darfst.
about-difficulty-fair = Die Insel, wie sie gedacht ist.
about-difficulty-harsh = Eine karge Insel. Ein Tag weniger, wo du früher fertig sein darfst, außer das Szenario ist schon schwer.

class-rich = reiche Insel
class-standard = ganze Insel
class-ragged = zerklüftete Küste
class-thicket = Dickicht
class-lean = karge Insel
class-small = kleine Insel
class-mini = Inselchen

part-tools = Werkzeuge
part-structures = Zelte und Lagerfeuer
part-raft = Floß
part-crystals = Kristalle
part-smoke = Rauchzeichen
part-chart = Kartenstücke
part-masks = Masken
part-lizards = Echsen
part-survival = Überlebenspunkte
part-bonus = Übrige Tage

medal-bronze = Bronze
medal-silver = Silber
medal-gold = Gold
medal-sun = Sonne

refuse-seats = **spieler**: Dieses Spiel ist für 1 bis 4 Personen.
refuse-scenario = **szenario**: Dieses lässt sich mit diesen Optionen nicht spielen.
refuse-island = So eine Insel ließ sich nicht erstellen. Versuch einen anderen **code** oder lass ihn weg.
refuse-not-now = Zuerst ist etwas anderes dran.
refuse-start-field = Beginn auf einem freien Feld, auf dem niemand steht.
refuse-grant = Wähl zuerst aus, womit du beginnst: eines der angebotenen Dinge.
refuse-die = Dieser Würfel ist schon eingesetzt.
refuse-way = So weit reichen diese Würfel nicht.
refuse-nothing = Auf diesem Feld gibt es nichts zu tun.
refuse-mask-boxes = Mehr Masken kannst du nicht tragen.
refuse-no-fire = Für Rauchzeichen brauchst du ein eigenes Lagerfeuer.
refuse-smoke-value = Alle deine Rauchzeichen müssen denselben Wert zeigen: { $n }.
refuse-chart-value = Ein Kartenstück braucht einen Wert, der noch offen ist: 2, 4, 5 oder 6.
refuse-min-die = Hier brauchst du einen Würfel, der mindestens { $n } zeigt.
refuse-survival = Dafür hast du nicht genug Überlebenspunkte.
refuse-no-shift = In diesem Szenario lassen sich mit Überlebenspunkten keine Würfel drehen.
refuse-no-mask = Du hast keine unbenutzte Maske.
refuse-value = Ein Würfel kann nur 1 bis 6 zeigen.
refuse-plan-box = Der Plan hat kein offenes Kästchen mit diesem Wert: { $item }.
refuse-plan-open = Füll zuerst den Plan: { $item }.
refuse-resources = Dafür fehlen dir Rohstoffe.
refuse-made = Das hast du schon: { $item }.
refuse-not-empty = Bauen kannst du nur auf einem freien Feld, auf dem nie etwas aufgedruckt war.
refuse-too-near = In diesem Szenario dürfen deine Zelte und Lagerfeuer nicht auf benachbarten Feldern stehen.
refuse-no-bow = Dafür brauchst du einen Bogen.
refuse-hunt-die = Für diese Echse brauchst du einen Würfel, der mindestens { $n } zeigt.
refuse-nothing-to-raze = Hier steht nichts, was den anderen gehört.
refuse-not-adjacent = Dazu musst du auf einem Nachbarfeld stehen.
refuse-offer = Jemand von euch hat das nicht, oder das Angebot ist leer.
refuse-weapons = Wähl eine oder zwei Waffen, die du besitzt.
refuse-nothing-to-lose = Wer nur noch ein Herz und nichts zu verlieren hat, bleibt aus Kämpfen heraus.
refuse-no-line = Ein Schuss braucht eine gerade Linie mit genau einem Feld dazwischen, auf dem nichts im Weg ist.
refuse-fight-mask = Pro Kampf nur eine Maske, und deine ist schon eingesetzt.
refuse-goals-open = Noch sind nicht alle Ziele erfüllt.
