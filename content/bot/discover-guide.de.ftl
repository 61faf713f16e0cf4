## Was heute Nacht droht

dg-frail = { $alone ->
    [yes] 💔 Du hast kein ❤️ mehr: Der nächste Schaden ist das Ende.
   *[no] 💔 { $who } hat kein ❤️ mehr: Der nächste Schaden ist das Ende.
}
dg-thirst = { $alone ->
    [yes] 💧 Du hast kein Wasser. Eine Nacht, die welches verlangt, kostet ein ❤️.
   *[no] 💧 { $who } hat kein Wasser. Eine Nacht, die welches verlangt, kostet ein ❤️.
}
dg-hunger = { $alone ->
    [yes] 🍎 Du hast keine Nahrung. Eine Nacht, die welche verlangt, kostet ein ❤️.
   *[no] 🍎 { $who } hat keine Nahrung. Eine Nacht, die welche verlangt, kostet ein ❤️.
}
dg-monster = { $alone ->
    [yes] 👹 { $what } { $far ->
        [0] ist da, wo du bist.
        [one] ist ein Feld von dir entfernt. In vielen Nächten zieht es weiter.
       *[other] ist { $far } Felder von dir entfernt. In vielen Nächten zieht es weiter.
    }
   *[no] 👹 { $what } { $far ->
        [0] ist da, wo { $who } ist.
        [one] ist ein Feld von { $who } entfernt. In vielen Nächten zieht es weiter.
       *[other] ist { $far } Felder von { $who } entfernt. In vielen Nächten zieht es weiter.
    }
}
dg-cold = { $alone ->
    [yes] 🔥 Du bist an keinem Feuer: Wer an einem schläft, hat morgen mehr ⚡.
   *[no] 🔥 An keinem Feuer: { $who }. Wer an einem schläft, hat morgen mehr ⚡.
}

## Bevor ein Zug endet

dg-end = 🌙 Es bleiben ⚡ { $n }, und etwas, das dir fehlt, ist noch zu haben:
dg-needs-healing = **Der nächste Schaden ist das Ende.** Das ginge noch: { $what }.
dg-needs-water = **Kein Wasser für die Nacht.** Das ginge noch: { $what }.
dg-needs-food = **Keine Nahrung für die Nacht.** Das ginge noch: { $what }.
dg-spend = 🎯 Das verbraucht { $what }; der Auftrag braucht das noch. Trotzdem?
dg-button-end = Trotzdem beenden

## Was jetzt ginge, und warum

dg-lead = 💡 **{ $what }**: { $why }
dg-lead-any = 💡 { $why } Falls du dich nicht entscheiden kannst: { $what }.
dg-short = { $what ->
    [water] Wasser, von dem du weißt, erreichst du heute nirgends.
   *[food] Nahrung, von der du weißt, erreichst du heute nirgends; das meiste davon steckt unter Gewächs (🌱).
}
dg-short-after = { $what ->
    [water] Wasser
   *[food] Nahrung
} für die Nacht { $here ->
    [yes] gibt es auch hier
   *[no] gibt es auf { $at }
}, und deine ⚡ reicht für beides.
dg-why-quest = Das bringt den Auftrag voran.
dg-why-quest-there = Dorthin führt der Auftrag.
dg-why-quest-hidden = { $zones ->
    [seen] Was der Auftrag nennt, hast du auf einem verdeckten Kartenteil gesehen
    [one] Was der Auftrag nennt, liegt in Zone { $from }
    [several] Was der Auftrag nennt, liegt in den Zonen { $from } bis { $to }
   *[none] Was der Auftrag nennt, liegt, wo noch niemand war
}: { $fit ->
    [there] Es ist Kartenteil { $tile }.
    [inside] Es kann auf Kartenteil { $tile } liegen.
    [beside] Kartenteil { $tile } grenzt daran.
   *[before] Über nahe Kartenteile führt der Weg dorthin.
}
dg-why-quest-takes = Der Auftrag braucht noch { $what }.
dg-why-food = { $n ->
    [0] Du hast keine Nahrung, und viele Nächte verlangen welche.
   *[other] Viele Nächte verlangen Nahrung, und du hast nur { $n }.
}
dg-why-water = { $n ->
    [0] Du hast kein Wasser, und viele Nächte verlangen welches.
   *[other] Viele Nächte verlangen Wasser, und du hast nur { $n }.
}
dg-why-stores = Projekte, Kämpfe und der Auftrag brauchen es früher oder später: { $what }.
dg-why-token = Niemand weiß, was darunter liegt. Hier lohnt ein Blick: { $what }.
dg-why-prey = Ein Tier bringt Fleisch und ein Fell, wenn du gewinnst.
dg-why-prey-odds = Ein Tier bringt Fleisch und ein Fell, wenn du gewinnst: { $odds }.
dg-why-heals = Das heilt einen Schaden ({ $what }), bevor noch einer kommt.
dg-why-heals-last = Du hast kein ❤️ mehr: Der nächste Schaden wäre das Ende.
dg-why-cooks = Rohes Fleisch macht niemanden satt; gekocht ist es Nahrung für die Nächte.
dg-why-crafts = Du hast alles, was es braucht, und gibst nichts aus, das du nötiger hättest.
dg-why-story = Die Landmarke hat ihre Geschichte noch nicht erzählt, und deine Ausdauer reicht dafür.
dg-why-fire = Deine Ausdauer ist fast verbraucht, und wer an einem Feuer schläft, hat morgen mehr.
dg-why-to-cook = Du trägst Fleisch, und nur an einem Feuer wird Nahrung daraus.
dg-why-new-land = Nichts in der Nähe ist so viel wert wie das, was unbekanntes Land bergen kann.
dg-why-ability = Was das bewirkt, lohnt sich jetzt.
dg-why-pays = Zahlen kostet weniger als das, was sonst folgt.
dg-why-refuses = Was folgt, ist leichter zu ertragen als der Preis.
dg-why-dice = Die Würfel können dadurch besser werden, und es ist den Preis wert.
dg-why-least = Davon brauchst du am wenigsten.
dg-why-among-least = Manches davon brauchst du mehr, nichts weniger.
dg-why-dice-stay = So wie die Würfel liegen, kostet eine Änderung mehr, als sie bringt.
dg-why-talent-nights = Jede Nacht etwas mehr Ausdauer: Das hält das ganze Spiel.
dg-why-talent-ways = Die meiste Ausdauer geht für Wege und unbekanntes Land drauf, und hier kosten sie weniger.
dg-why-talent-finds = Das bringt für dieselbe Ausdauer mehr nach Hause.
dg-why-talent-fights = Solches Land hat Zähne, und hier sind die besseren Würfel.
dg-why-talent-makes = Was sie oder er herstellt, kostet weniger.
dg-why-talent-other = Was die anderen können, braucht man seltener.
dg-why-half = Das kostet dich weniger oder bringt dir mehr als die andere Hälfte.
dg-why-opens = Du hast den Schlüssel, und was verschlossen ist, lohnt sich meistens.
dg-why-medicine = Medizin ist sicher. Du kannst sie entbehren, oder krank zu werden wäre jetzt schlimm.
dg-why-risks = Der Würfel macht dich nur in einem von vier Fällen krank, und die Medizin ist mehr wert.
dg-why-supports = Von deinen Karten hilft sie in diesem Kampf am meisten.
dg-why-most = Davon brauchst du am meisten.
dg-why-sound = Wer am wenigsten verletzt ist, erträgt es am leichtesten.
dg-why-earned = Du hast dafür gekämpft, und du brauchst es.
dg-why-far = Dort ist es von allen am weitesten weg.
dg-why-escapes = Der Schlag käme dich teurer zu stehen als die Flucht.
dg-why-clear = Dort sind andere Monster am weitesten weg.
dg-why-later = Was du heute aufschiebst, kommt vielleicht nie.
dg-why-plain = Einfache Projekte brauchen weniger, und du kannst sie eher bauen.
dg-why-rival = Du hältst mehr aus.
dg-why-even = Alle sind gleich gut: Nichts, was du weißt, unterscheidet sie.
dg-why-taste = Keine ihrer Gaben ist in der Regel besser: Nimm, wer dir gefällt.
dg-why-spent = Deine Ausdauer ist verbraucht.
dg-why-kept = Nichts, was der Rest deiner Ausdauer kauft, ist es wert, und du behältst ihn für morgen.

## Ein Weg und wozu man ihn geht

dg-deed-far-scout = 🔭 Nach { $to }, Kartenteil { $tile } erspähen
dg-deed-far-look = 🗿 Nach { $to }, Landmarke { $n } untersuchen
dg-deed-far-look-again = 🗿 Nach { $to }, Landmarke { $n } erneut untersuchen (Auftrag)

## Was ein Wort oder ein Zeichen heißt, wo es zum ersten Mal vorkommt

di-new-zone = Die **Zone** sagt, wie viele Kartenteile etwas vom Kartenteil des Lagers entfernt ist. Erspähen lassen sich nur Kartenteile neben deinem Feld.
di-new-on-way = ✋ **Unterwegs sammeln …** im Menü sagt, was du unterwegs ohne Ausdauer mitnimmst; wer es wählt, ändert es.
di-new-tokens = Was verdeckt liegt, nach seiner Rückseite: { $what }.
di-new-token = { $sign } { $name }: { $kind ->
    [growth] zur Hälfte Nahrung, sonst Holz oder Medizin, selten Gift
    [ground] Holz, Stein oder Schrott, selten ein Ereignis
    [tracks] meist ein Tier, gegen das du kämpfst, sonst Fleisch oder ein Fell
   *[traces] zur Hälfte ein Ereignis, sonst Schrott, Nahrung oder Medizin
}
di-new-dirty = 🟤 Schmutziges Wasser zählt als Wasser, doch wer es ausgibt, gibt dazu 1 Medizin aus oder würfelt: Bei { $n ->
    [1] 1
   *[other] 1–{ $n }
} von 12 macht es krank{ $others ->
    [some] { " " }({ $who })
   *[none] { "" }
}. Was eine Quelle gibt, zeigt sich beim ersten Schöpfen.
di-new-dirty-of = { $who }: bei { $n ->
    [1] 1
   *[other] 1–{ $n }
}
di-new-trait = Ein **Merkmal** sagt, was für eine Karte es ist, etwa Werkzeug oder Kleidung. Von selbst bewirkt es nichts; andere Karten und Ereignisse nennen es.
di-new-always = 📌 **{ $always }** legt fest, wie du auf eine Frage antwortest, die immer wieder kommt, und hebt das auch wieder auf.
di-new-spot = ◎ Eine **markierte Stelle** bewirkt nichts, bis ein Abschnitt des Auftrags sie nennt.
di-new-second-day = Der erste Tag ist vorbei, und du entscheidest. **💡 Rat** und **/rat** helfen weiter.
