# Die Wörter im Bild des Entdeckungsspiels. Seine Schriften kennen keine Emojis.

dm-day = Tag
dm-night = Nacht
dm-zone = Zone
dm-stamina = Ausdauer
dm-projects = Projekte auf der Hand
dm-fight = Kampf
dm-attack = Angriff
dm-retreat = Weicht nach
dm-camp = Lager
dm-landmark = Landmarke
dm-objective = Markierte Stelle
dm-fire = Feuer
dm-ashes = Kalte Feuerstelle
dm-source = Quelle
dm-monster = Etwas lauert
dm-dropped = Abgelegtes
dm-aim = Wohin der Auftrag führt
dm-won = Entkommen
dm-lost = Gefallen
dm-grounds = Das Gelände
dm-fog = Verdeckte Kartenteile
dm-flooded = Versunkene Kartenteile
