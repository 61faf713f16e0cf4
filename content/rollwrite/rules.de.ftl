# Szenarien, Ziele, Gegenstände, Absagen des Würfelspiels.

intro-s00 = Niemand sucht dich, und zum ersten Mal will niemand etwas von dir. Mach aus jedem einzelnen Tag das Beste.
intro-s01 = Seit dem Untergang regnet es, und alles, was du hast, ist nass. Ein Dach, zwei ordentliche Werkzeuge und heile Knochen: Mehr verlangst du gar nicht.
intro-s02 = Die Strömung hat dir ein Fläschchen Tinte und eine trockene Rolle Segeltuch gelassen. Zeichne die ganze Insel und zeig sie vom Ufer aus dem ersten Segel.
intro-s03 = Im Fels glitzert etwas, und der Fels gibt es nicht her. Nur eine schwere Hand und eine gute Spitzhacke holen alle vier.
intro-s04 = Sie sitzen im Moos und schauen an dir vorbei. Sammle alle sechs und setze keine einzige auf.
intro-s05 = Weit draußen ein Mast, dann nichts, dann wieder ein Mast. Vier Rauchsäulen von gleicher Höhe, und man weiß dort: Hier zählt jemand mit.
intro-s06 = Die Echsen waren zuerst hier, und sie lassen es dich spüren. Spann einen Bogen und ändere die Verhältnisse.
intro-s07 = Ein Zimmermann ohne Werkbank ist nur jemand mit Splittern in den Fingern. Mach alle sechs Werkzeuge, dann darf die Insel kommen.
intro-s08 = Nachts hörst du Stimmen, und alle gehören dir. Zwei Zelte und zwei Feuer mit Abstand, und es ist beinahe ein Dorf.
intro-s09 = Die Vögel ziehen fort, und sie werden wissen, warum. Fülle Topf und Flasche, bevor das Wetter umschlägt.
intro-s10 = Der Mond hat die Farbe von Staub, und eine Quelle nach der anderen verstummt. Trink langsam, iss wenig, bleib am Leben.
intro-s11 = Einmal im Jahr kommt ein Schiff an diesem Riff vorbei, und du kennst den Tag. Sei am Ufer, mit Floß, etwas Glitzerndem und einem Bissen für unterwegs.
intro-s12 = Vor dir hat hier jemand gelagert und ist mit leeren Händen gegangen. Nimm die Kristalle, belade das Floß und geh mit Stil.
intro-s13 = Das Meer holt sich die Insel zurück, jeden Tag eine Seite. Sei auf dem Wasser, bevor es nichts anderes mehr gibt.
intro-s14 = Drei Feuer im Dreieck, und jeder Seemann weiß, was das heißt. Halte sie weit auseinander und lass zwei Zeichen steigen.
intro-s15 = Hinter dem Horizont verläuft die alte Salzstraße der Händler. Pack Wasser, Nahrung und allen Mut zusammen und stoß dich ab.

goal-own = Besitze: { $item }
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
goal-marks-chart = { $n } Abschnitte der Inselkarte
goal-lizard-points = Echsen im Wert von { $n } Punkten
goal-hold = halte { $n } { $resource } bereit
goal-survival = halte { $n } Überlebenspunkte bereit
goal-health = Gesundheit mindestens { $n }
goal-at-sea = steh am Meer
goal-fires-apart = { $n } Lagerfeuer, je zwei mindestens { $m } Schritte auseinander

grant-item = Du beginnst mit: { $item }.
grant-one-of = Du beginnst mit einem davon: { $items }.
grant-stock = Du beginnst mit: { $stock }.
grant-survival = Du beginnst mit { $n } Überlebenspunkten.

hindrance-no-shift = Überlebenspunkte drehen keine Würfel.
hindrance-min-die = { $task }: nur mit einem Würfel von mindestens { $n }.
hindrance-both-from = Ab Tag { $n } kommen Hunger und Durst jeden Tag.
hindrance-structures-apart = Deine Zelte und Lagerfeuer stehen nie auf benachbarten Feldern.
hindrance-closing-sea = Ab Tag { $n } versinkt jeden Tag ein Rand der Insel, reihum alle vier Seiten.

check-any-time = Sag es in deinem Zug, sobald alles stimmt.
check-at-end = Alles muss nach dem letzten Tag stimmen.
day-bonus = Jeder übrige Tag ist { $n } Punkte wert.
race = Wer es zuerst schafft, beendet mit diesem Tag das Spiel.

task-crystal = Kristalle
task-mask = Masken
task-smoke = Rauchzeichen
task-chart = Inselkarte

feature-empty = freier Boden
feature-sea = Meer
feature-palm = Palmen
feature-crystal = Kristall
feature-mask = Maske
feature-smoke = Rauchplatz
feature-chart = Ausguck
feature-lizard = Echse { $n }
feature-gather = { $resource } { $n }

about-item-pickaxe = Jedes Steinfeld gibt 2 Stein. Im Kampf zählen 1 und 3.
about-item-axe = Jedes Holzfeld gibt 2 Holz. Im Kampf zählen 2 und 4.
about-item-knife = Jedes Seilfeld gibt 2 Seil. Im Kampf zählen 3 und 5.
about-item-pot = Jedes Nahrungsfeld gibt 2 Nahrung.
about-item-flask = Jedes Wasserfeld gibt 2 Wasser.
about-item-bow = Du darfst Echsen jagen und über ein Feld hinweg schießen. Im Kampf zählen 3 und 6.
about-item-tent = Steht auf dem freien Boden unter deinen Füßen. Den Plan zeichnest du einmal, jedes weitere Zelt kostet nur Seil.
about-item-campfire = Brennt auf dem freien Boden unter deinen Füßen und erlaubt Rauchzeichen. Den Plan zeichnest du einmal, jedes weitere Feuer kostet nur Holz.
about-item-raft = Kann nichts, als dich fortzutragen, und ist am meisten wert.

difficulty-gentle = sanft
difficulty-fair = fair
difficulty-harsh = rau
about-difficulty-gentle = Eine reiche Insel, zu Beginn Wasser, Nahrung und zwei Überlebenspunkte. Ein Tag mehr, wo man früher fertig sein darf.
about-difficulty-fair = Die Insel, wie sie gemeint ist.
about-difficulty-harsh = Eine karge Insel. Ein Tag weniger, wo man früher fertig sein darf und die Karte nicht schon schwer ist.

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
part-chart = Inselkarte
part-masks = Masken
part-lizards = Echsen
part-survival = Überlebenspunkte
part-bonus = Übrige Tage

medal-bronze = Bronze
medal-silver = Silber
medal-gold = Gold
medal-sun = Sonne

refuse-seats = Dieses Spiel ist für 1 bis 4 Personen.
refuse-scenario = So lässt sich dieses Szenario nicht spielen.
refuse-island = Eine solche Insel ließ sich nicht erschaffen.
refuse-not-now = Erst ist etwas anderes an der Reihe.
refuse-start-field = Beginne auf freiem Boden, auf dem niemand steht.
refuse-grant = Wähle zuerst aus, womit du beginnst, eines von den angebotenen Dingen.
refuse-die = Dieser Würfel ist verbraucht.
refuse-way = So weit reichen diese Würfel nicht.
refuse-nothing = Auf diesem Feld gibt es nichts zu tun.
refuse-mask-boxes = Mehr Masken kannst du nicht tragen.
refuse-no-fire = Rauchzeichen brauchen ein eigenes Lagerfeuer.
refuse-smoke-value = Alle deine Rauchzeichen zeigen eine { $n }.
refuse-chart-value = Die Karte braucht einen Wert, der noch offen ist: 2, 4, 5 oder 6.
refuse-min-die = Hier braucht es einen Würfel von mindestens { $n }.
refuse-survival = Dafür hast du nicht genug Überlebenspunkte.
refuse-no-shift = In diesem Szenario drehen Überlebenspunkte keine Würfel.
refuse-no-mask = Du hast keine unbenutzte Maske.
refuse-value = Ein Würfel zeigt 1 bis 6.
refuse-plan-box = Der Plan hat kein offenes Feld mit diesem Wert: { $item }.
refuse-plan-open = Zeichne erst den Plan fertig: { $item }.
refuse-resources = Dafür fehlt noch etwas.
refuse-made = Das hast du schon: { $item }.
refuse-not-empty = Errichte es auf freiem Boden, auf dem nie etwas war.
refuse-too-near = In diesem Szenario berühren sich deine Bauten nicht.
refuse-no-bow = Dafür brauchst du einen Bogen.
refuse-hunt-die = Für diese Echse braucht es einen Würfel von mindestens { $n }.
refuse-nothing-to-raze = Hier steht nichts von den anderen.
refuse-not-adjacent = Stell dich erst auf ein Nachbarfeld.
refuse-offer = Jemand hat das nicht, oder das Angebot ist leer.
refuse-weapons = Wähle eine oder zwei eigene Waffen.
refuse-nothing-to-lose = Wer nur noch eine Gesundheit und nichts zu verlieren hat, bleibt aus Kämpfen heraus.
refuse-no-line = Ein Schuss braucht eine gerade Linie mit einem freien Feld dazwischen.
refuse-fight-mask = Je Kampf nur eine Maske, und die ist benutzt.
refuse-goals-open = Noch ist nicht alles getan.
