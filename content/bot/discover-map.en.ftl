# The words in the picture of the explore-and-craft game. Its fonts have no emoji.

dm-day = Day
dm-night = Night
dm-zone = Zone
dm-stamina = Stamina
dm-projects = Projects in hand
dm-fight = Fight
dm-attack = Attack
dm-retreat = Retreats to
dm-camp = Camp
dm-landmark = Landmark
dm-objective = Marked spot
dm-fire = Fire
dm-ashes = Unlit fire
dm-source = Spring
dm-monster = Something lurks
dm-dropped = Dropped goods
dm-aim = Where the quest leads
dm-won = Got out
dm-lost = Fallen
dm-grounds = The ground
dm-fog = Face-down tiles
dm-flooded = Tiles under water
