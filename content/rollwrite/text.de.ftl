# Namen und Erzählzeilen des Würfelspiels.

item-pickaxe = Spitzhacke
item-axe = Axt
item-knife = Messer
item-pot = Topf
item-flask = Feldflasche
item-bow = Bogen
item-tent = Zelt
item-campfire = Lagerfeuer
item-raft = Floß
resource-wood = Holz
resource-rope = Seil
resource-stone = Stein
resource-food = Nahrung
resource-water = Wasser
scenario-s00 = Langer Aufenthalt
scenario-s01 = Trockene Socken
scenario-s02 = Tinte und Sand
scenario-s03 = Kristalle im Fels
scenario-s04 = Stille Gesichter
scenario-s05 = Graue Fäden
scenario-s06 = Kaltblütig
scenario-s07 = Volle Werkbank
scenario-s08 = Vier Dächer
scenario-s09 = Wintervorrat
scenario-s10 = Dürrer Mond
scenario-s11 = Letztes Boot
scenario-s12 = Krone des Riffs
scenario-s13 = Steigende Flut
scenario-s14 = Drei Laternen
scenario-s15 = Salzstraße
island-name = {$first}{$second}
island-first-ember = Glut
island-first-gull = Möwen
island-first-hollow = Höhlen
island-first-salt = Salz
island-first-kestrel = Falken
island-first-lantern = Laternen
island-first-drift = Treib
island-first-quiet = Schweige
island-first-rook = Krähen
island-first-tansy = Rainfarn
island-first-umber = Ocker
island-first-wicker = Weiden
island-second-atoll = atoll
island-second-bar = bank
island-second-cay = eiland
island-second-head = kap
island-second-key = insel
island-second-ness = horn
island-second-reach = sund
island-second-rock = fels
island-second-shoal = riff
island-second-spit = nehrung
island-second-tooth = zahn
island-second-wake = holm
event-began = {$who} fängt an.
event-granted = {$who} beginnt mit: {$item}.
event-landed = {$who} kommt an Land.
event-dawn = Tag {$n} bricht an.
event-rolled = {$who} würfelt {$dice}.
event-walked = { $n ->
    [one] {$who} geht einen Schritt.
   *[other] {$who} geht {$n} Schritte.
}
event-hunted = {$who} erlegt eine Echse im Wert von {$n}.
event-gathered = {$who} nimmt {$n} {$resource}.
event-gathered-well = {$who} nimmt {$n} {$resource} mit sicherer Hand: 1 Überlebenspunkt.
event-crystal = {$who} bricht Kristall Nummer {$n} aus dem Fels.
event-mask-found = {$who} hebt Maske Nummer {$n} aus dem Moos.
event-smoke = {$who} lässt Rauchzeichen Nummer {$n} steigen.
event-charted = {$who} zeichnet Kartenstück Nummer {$n}.
event-die-changed = {$who} dreht einen Würfel auf {$n}.
event-die-rerolled = {$who} würfelt einen Würfel neu: {$n}.
event-planned = {$who} legt eine {$n} auf den Plan: {$item}.
event-crafted = {$who} baut: {$item}.
event-built = {$who} baut: {$item}.
event-razed = {$who} reißt ein, was {$other} gebaut hatte: {$item}.
event-offered = {$who} macht {$other} ein Angebot.
event-traded = {$who} und {$other} tauschen.
event-refused = {$who} lehnt ab.
event-attacked = {$who} greift {$other} an!
event-shot = {$who} zielt auf {$other}.
event-fought = {$who} erreicht {$n}, {$other} erreicht {$m} Waffenpunkte.
event-fought-tie = Zwischen {$who} und {$other} steht es {$n} zu {$m}: Gleichstand, niemand wird verletzt.
event-forfeited = {$who} gibt 1 {$resource} ab.
event-consumed = {$who} verbraucht 1 {$resource}.
event-hurt-hunger = {$who} hungert. Herzen übrig: {$n}.
event-hurt-thirst = {$who} leidet Durst. Herzen übrig: {$n}.
event-hurt-fight = {$who} wird verwundet. Herzen übrig: {$n}.
event-hurt-tide = {$who} verliert den Boden unter den Füßen. Herzen übrig: {$n}.
event-died = {$who} wacht nicht mehr auf.
event-sank = { $n ->
    [one] Das Meer holt sich ein Feld.
   *[other] Das Meer holt sich {$n} Felder.
}
event-finished = {$who} hat das Szenario an Tag {$n} erfüllt.
event-ended = Das Spiel ist zu Ende.

# Dieselben Zeilen für jemanden, der allein spielt.
you-began = Dein Spiel beginnt.
you-granted = Du beginnst mit: {$item}.
you-landed = Du kommst an Land.
you-dawn = Tag {$n} bricht an.
you-rolled = Du würfelst {$dice}.
you-walked = { $n ->
    [one] Du gehst einen Schritt.
   *[other] Du gehst {$n} Schritte.
}
you-hunted = Du erlegst eine Echse im Wert von {$n}.
you-gathered = Du nimmst {$n} {$resource}.
you-gathered-well = Du nimmst {$n} {$resource} mit sicherer Hand: 1 Überlebenspunkt.
you-crystal = Du brichst Kristall Nummer {$n} aus dem Fels.
you-mask-found = Du hebst Maske Nummer {$n} aus dem Moos.
you-smoke = Du lässt Rauchzeichen Nummer {$n} steigen.
you-charted = Du zeichnest Kartenstück Nummer {$n}.
you-die-changed = Du drehst einen Würfel auf {$n}.
you-die-rerolled = Du würfelst einen Würfel neu: {$n}.
you-planned = Du legst eine {$n} auf den Plan: {$item}.
you-crafted = Du baust: {$item}.
you-built = Du baust: {$item}.
you-razed = Du reißt ein, was {$other} gebaut hatte: {$item}.
you-offered = Du machst {$other} ein Angebot.
you-traded = Du tauschst mit {$other}.
you-refused = Du lehnst ab.
you-attacked = Du greifst {$other} an!
you-shot = Du zielst auf {$other}.
you-fought = Du erreichst {$n}, {$other} erreicht {$m} Waffenpunkte.
you-fought-tie = Zwischen dir und {$other} steht es {$n} zu {$m}: Gleichstand, niemand wird verletzt.
you-forfeited = Du gibst 1 {$resource} ab.
you-consumed = Du verbrauchst 1 {$resource}.
you-hurt-hunger = Du hungerst. Herzen übrig: {$n}.
you-hurt-thirst = Du leidest Durst. Herzen übrig: {$n}.
you-hurt-fight = Du wirst verwundet. Herzen übrig: {$n}.
you-hurt-tide = Das Wasser nimmt dir den Boden unter den Füßen. Herzen übrig: {$n}.
you-died = Du wachst nicht mehr auf.
you-sank = { $n ->
    [one] Das Meer holt sich ein Feld.
   *[other] Das Meer holt sich {$n} Felder.
}
you-finished = Du hast das Szenario an Tag {$n} erfüllt.
you-ended = Das Spiel ist zu Ende.
