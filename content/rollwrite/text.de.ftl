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
scenario-s03 = Gläserner Zehnt
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
event-gathered = {$who} sammelt {$n} {$resource}.
event-gathered-well = {$who} sammelt {$n} {$resource} mit sicherer Hand: 1 Überlebenspunkt.
event-crystal = {$who} bricht Kristall Nummer {$n} aus dem Fels.
event-mask-found = {$who} hebt Maske Nummer {$n} aus dem Moos.
event-smoke = {$who} lässt Rauch steigen, Zeichen {$n}.
event-charted = {$who} zeichnet Abschnitt {$n} der Inselkarte.
event-die-changed = {$who} dreht einen Würfel auf {$n}.
event-die-rerolled = {$who} würfelt einen Würfel neu: {$n}.
event-planned = {$who} legt eine {$n} auf den Plan: {$item}.
event-crafted = {$who} stellt fertig: {$item}.
event-built = {$who} errichtet: {$item}.
event-razed = {$who} reißt nieder, was {$other} gebaut hatte: {$item}.
event-offered = {$who} macht {$other} ein Angebot.
event-traded = {$who} und {$other} tauschen.
event-refused = {$who} lehnt ab.
event-attacked = {$who} greift {$other} an!
event-shot = {$who} zielt auf {$other}.
event-fought = {$who} {$n}, {$other} {$m} Waffenpunkte.
event-fought-tie = {$who} {$n}, {$other} {$m}: Gleichstand, niemand wird verletzt.
event-forfeited = {$who} gibt eine Einheit ab: {$resource}.
event-consumed = {$who} verbraucht 1 {$resource}.
event-hurt-hunger = {$who} hungert. Gesundheit: {$n}.
event-hurt-thirst = {$who} leidet Durst. Gesundheit: {$n}.
event-hurt-fight = {$who} wird verwundet. Gesundheit: {$n}.
event-hurt-tide = {$who} verliert den Boden unter den Füßen. Gesundheit: {$n}.
event-died = {$who} wacht nicht mehr auf.
event-sank = { $n ->
    [one] Das Meer holt sich ein Feld.
   *[other] Das Meer holt sich {$n} Felder.
}
event-finished = {$who} hat es geschafft, an Tag {$n}.
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
you-gathered = Du sammelst {$n} {$resource}.
you-gathered-well = Du sammelst {$n} {$resource} mit sicherer Hand: 1 Überlebenspunkt.
you-crystal = Du brichst Kristall Nummer {$n} aus dem Fels.
you-mask-found = Du hebst Maske Nummer {$n} aus dem Moos.
you-smoke = Du lässt Rauch steigen, Zeichen {$n}.
you-charted = Du zeichnest Abschnitt {$n} der Inselkarte.
you-die-changed = Du drehst einen Würfel auf {$n}.
you-die-rerolled = Du würfelst einen Würfel neu: {$n}.
you-planned = Du legst eine {$n} auf den Plan: {$item}.
you-crafted = Du stellst fertig: {$item}.
you-built = Du errichtest: {$item}.
you-razed = Du reißt nieder, was {$other} gebaut hatte: {$item}.
you-offered = Du machst {$other} ein Angebot.
you-traded = Du tauschst mit {$other}.
you-refused = Du lehnst ab.
you-attacked = Du greifst {$other} an!
you-shot = Du zielst auf {$other}.
you-fought = Du {$n}, {$other} {$m} Waffenpunkte.
you-fought-tie = Du {$n}, {$other} {$m}: Gleichstand, niemand wird verletzt.
you-forfeited = Du gibst eine Einheit ab: {$resource}.
you-consumed = Du verbrauchst 1 {$resource}.
you-hurt-hunger = Du hungerst. Gesundheit: {$n}.
you-hurt-thirst = Du leidest Durst. Gesundheit: {$n}.
you-hurt-fight = Du wirst verwundet. Gesundheit: {$n}.
you-hurt-tide = Das Wasser nimmt dir den Boden unter den Füßen. Gesundheit: {$n}.
you-died = Du wachst nicht mehr auf.
you-sank = { $n ->
    [one] Das Meer holt sich ein Feld.
   *[other] Das Meer holt sich {$n} Felder.
}
you-finished = Du hast es geschafft, an Tag {$n}.
you-ended = Das Spiel ist zu Ende.
