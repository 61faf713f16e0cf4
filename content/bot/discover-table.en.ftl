## A table of the explore-and-craft game that fills up

no-expedition = There is no expedition in this channel. **/explore new** opens a table; alone it begins at once.
occupied-expedition = An expedition is under way in this channel. **/explore status** shows it, **/explore shelve** puts it aside until **/explore resume**, **/explore end** ends it.
dx-shelved = 📦 **{ $game }** rests on the shelf and this channel is free. **/explore resume** goes on with it, here or in another channel.
dx-lost = 📦 The channel of your game **{ $game }** was deleted. Nothing of the game is lost: it waits on the shelf, and **/explore resume** goes on with it in any other channel of the server.
dx-lobby-gone = This table is no longer open. **/explore new** opens another.
dx-lobby-title = Past the Firelight: { $quest }
dx-lobby-intro = An unknown land, a fire, and a way out that somebody has to find. Up to four survivors explore it, over an evening or over weeks; everybody may win, alone or together. One is enough to set out.
dx-lobby-contest = ⚔️ **A competition: you play against each other.** Two to four survivors share an unknown land; all projects lie open, from the second day on anybody may attack anybody, and whoever is the last one standing wins.
dx-quest-contest = ⚔️ Against each other: { $mood }
dx-pressure-rising = 🏜️ Time presses: from night 8 on springs dry up, from night 12 on every night takes water and food.
dx-pressure-steady = 🏜️ Time does not press: springs and nights stay as they are.
dx-button-rising = Let time press
dx-button-steady = Let time not press
dx-contest-alone = This quest is a competition and takes two to four people. Open a table with **/explore new** in a channel where others can join.
dx-difficulty-line = ⛰️ **{ $difficulty }:** { $about }
dx-terrain-line = 🗺️ Terrain: { $terrain }
dx-terrain-any = whichever the world brings
dx-same-world = 🔁 The same world as before, tile for tile. Its game counts on no board.
dx-farewell = Day { $day } · { $stage } · { $of ->
    [one] { $here ->
        [0] the survivor had fallen
       *[other] the survivor was alive
    }
   *[other] { $here } of { $of } survivors were on the map
}. { $told ->
    [0] No landmark
    [one] One landmark
   *[other] { $told } landmarks
} had told a story, and { $crafted ->
    [0] nothing was crafted
    [one] one thing was crafted
   *[other] { $crafted } things were crafted
}.
dx-own-world = 🔢 A world named by its number: it was looked over, but nobody has played it to see how hard it is. Its game counts on no board.
dx-unknown-world = **world**: “{ $word }” is no number of a world. `/share` names the number of a world that is over; with the same quest, difficulty and number of players it comes out the same.
dx-menu-quest = Quest… (the gentlest first)
dx-menu-difficulty = How hard the world is…
dx-menu-terrain = Terrain, pace…
dx-unknown-quest = **quest**: I do not know “{ $word }”. Start typing and pick from what is offered.
dx-unknown-terrain = **terrain**: I do not know “{ $word }”. Start typing and pick from what is offered.
dx-unknown-space = **space**: there is no space called “{ $word }”. Spaces are called like 5c: the number of a tile and a letter, as on the map.
dx-unknown-deed = **deed**: “{ $word }” cannot be done now, or fits several things. Start typing and pick from what is offered.
dx-unknown-card = **name**: no card called “{ $word }” has been seen in this game. Start typing and pick from what is offered.
dx-card-elsewhere = Another game is played in this channel: **/card** shows its cards.
dx-odds-title = Odds
dx-odds-none = No enemy lies face up that you know of, so there are no odds to tell. What lies face down is anybody’s guess.
dx-odds-about = One roll each, before support, resources and abilities. A card that changes the dice says its odds when you are asked.
dx-odds-enemy = ⚔️ **{ $card }** on { $at }{ $seen ->
    [no] {""}
   *[yes] { $far ->
        [0] { " " }(where you are)
        [1] { " " }(next to you)
       *[other] { " " }({ $far } spaces away)
    }
}: you hit on { $hit } in 12, { $blow ->
    [0] it never hurts you
   *[other] it hurts you on { $blow } in 12
}{ $hurt ->
    [0] .
   *[other] ; { $hurt } of its health is gone already.
}
dx-odds-brief = you hit { $hit } in 12, { $blow ->
    [0] never hurt
   *[other] hurt { $blow } in 12
}
dx-odds-fight = ⚔️ The fight against **{ $card }**: a roll hits on { $hit } in 12, { $blow ->
    [0] and it never hurts { $own ->
        [yes] you
       *[no] { $who }
    }
   *[other] and hurts { $own ->
        [yes] you
       *[no] { $who }
    } on { $blow } in 12
}.

## Help

dx-rule-words = “stamina”, “craft” or “night”
# dx-help-…: built in src/bot/src/games/discover/help.rs
dx-help-start-title = How to play
dx-help-start =
    You are stranded in an unknown land. A quest in stages leads to the way out; whoever fulfils its last stage has won, alone or together, and need not wait for anybody.

    {""}**Your turn** lasts as long as your ⚡ stamina; what you do not spend you keep, up to 12. **Go to…** walks on until something new turns up, **Do something…** has all else.
    {""}**The map** names every space, such as 5c. A tile that lies face down can be entered once somebody beside it has scouted it.
    {""}**🎯** marks what the quest asks for, on the panel and in the menus.
    {""}**My hand**, or **Things and cards** when you play alone, is for your eyes only.

    {""}**/hint** says what I would do, **/rules** finds a rule, **/board** shows the whole map, **/explore new** opens a table. Leave whenever you like: **/explore status** brings the game back.
dx-help-day-title = The first day
dx-help-day =
    {""}**1. Choose your character:** its ability holds to the last day.
    {""}**2. See which landmark the quest names:** the greater its number, the farther it lies from the camp.
    {""}**3. Scout** the tile that lies that way, and you see its ground, its water and its signs.
    {""}**4. Walk over signs:** after each step you may gather one thing for free. 🌱 growth feeds, ⛏️ ground gives wood and stone, 🐾 tracks may be an animal, 🏚️ traces hold surprises.
    {""}**5. Make something** soon; a weapon is worth more than you think.
    {""}**6. Before night** have 💧 and 🍎 with you, and stand by a fire if you can: whoever sleeps warm has more ⚡ tomorrow.
    {""}**7. End the turn** when nothing more is worth its price.
dx-help-act-title = Actions
dx-help-act =
    Buttons and menus say what each thing costs, mostly 1 ⚡; a step costs what its ground says.
    {""}**Gather** a token of your space, or water, clean or dirty, as often as the spring gives it.
    {""}**Look into** a landmark: it tells its story, and quests ask for that.
    {""}**Craft** a project from your hand, and draw another, or one that lies face up for all.
    {""}**Cook** any amount of meat at a fire. **Light a fire** again for 1 wood.
    {""}**Recover:** food heals starvation, water dehydration, medicine sickness, yours or that of somebody beside you. Wounds heal by cards only.
    {""}**Trade** with somebody in your space whatever both agree to, gifts too.
    {""}You carry 10 things, and choose what stays behind.
dx-help-danger-title = Dangers
dx-help-danger =
    {""}**Damage** turns one of your three ❤️, called dials on the cards; whoever would have to turn a fourth is lost.
    {""}**Fights:** two dice of twelve sides. Yours hits from the enemy’s defence up, the red one hits you from its attack up. Wood rolls yours again, stone the red one, poison adds 1 to yours, salvage takes 1 from the red one.
    {""}**Retreat:** an enemy that is not beaten goes the way the red die points. Its wounds stay.
    {""}**Company:** whoever stands within two spaces may support you with a card, and share the reward.
    {""}**Night:** one card for all asks for something, lets everybody sleep, and moves what has teeth.
    {""}**Threats** come from cards and from the quest; some stay until something ends them.
    {""}**/odds** tells the odds against enemies that lie face up, **/card** reads what was seen, **/rulings** says how unclear points are played.
dx-help-alone = **/undo** takes a step back as long as nothing came to light by it, **/explore end** ends the game for good. Afterwards **/share** shows others how it went.
dx-help-together-title = In company
dx-help-together =
    Turns go round, the leader first, and the panel says whom the game waits for. You can make and answer offers at any time. **My hand** prepares your walk for your turn; **/standing** settles with which card you always support somebody.
    {""}**What is hidden:** projects in hand, tokens and tiles somebody has peeked at, offers between two people. Tell each other, or show a project: **My hand** has the button.
    {""}**Who is away** is waited for as long as the pace of the table says; then the turn ends for them, after eating and drinking. **/explore table** changes the pace, **/explore away** takes a holiday, **/explore copilot** lets a friend play for you.
    {""}**Who has won or is lost** watches, and holds nobody up.
    {""}**/undo** takes a step back as long as nothing came to light by it. **/explore give-up** gives your survivor up for good, **/explore end** the whole game. Afterwards **/share** shows others how it went.
    {""}**Against each other:** The Last Fire is for two to four. All build from the open projects, landmarks tell a random story, and only once, and from day 2 on you may attack who stands in your space. A pass about the dice can be taken back until all have answered.

## What a game that is over shows to others

dx-card-won = Got out on day { $day }
dx-card-won-of = { $n } of { $of } got out, by day { $day }
dx-card-lost = Nobody got out · day { $day }
dx-share-invite = Explore a world of your own: **/explore new**
dx-share-won = { $n ->
    [one] { $people } found the way out on day { $day }.
   *[other] { $people } found the way out, the last on day { $day }.
}
dx-share-won-all = Everybody found the way out, the last on day { $day }.
dx-share-you-won = You found the way out on day { $day }.
dx-share-lost = Nobody found the way out. The land took the last one on day { $day }.
dx-share-you-lost = The land was stronger, on day { $day }.
dx-share-last = { $people } was the last one standing, on day { $day }.
dx-share-none = Nobody was left standing on day { $day }.
dx-share-world = { $terrain } · { $difficulty } · world { $seed }
dx-sign-stage = the quest went on
dx-sign-craft = crafted
dx-sign-beaten = an enemy was beaten
dx-sign-hurt = hurt
dx-sign-fell = a survivor was lost
dx-sign-won = out
dx-sign-quiet = a quiet day
dx-proud-unhurt = Not one wound on the whole way.
dx-proud-all = Nobody was left behind.
dx-proud-edge = Got out with two dials turned.
dx-proud-smith = { $n } things crafted.
dx-recap-day = Day { $n }
dx-recap-fights = ⚔️ Fought: { $what }
dx-recap-of = { $who }: { $what }
dx-recap-fight = { $card }{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
} ({ $end ->
    [won] won
    [escaped] got away
    [open] goes on
   *[not] not won
})
dx-recap-hurt = 💔 Suffered: { $what }

## Commands: descriptions of at most 100 characters

# cmd-…: built in src/bot/src/discord/localize.rs
cmd-explore = explore
cmd-explore-text = Past the Firelight, the expedition of this channel
cmd-explore-new = new
cmd-explore-new-text = Open a table in this channel; with players: 1 the game begins at once
cmd-explore-new-opt-players = players
cmd-explore-new-opt-players-text = 1: alone, at once. Otherwise a table opens, and whoever comes plays
cmd-explore-new-opt-quest = quest
cmd-explore-new-opt-quest-text = Which quest; otherwise the gentlest
cmd-explore-new-opt-difficulty = difficulty
cmd-explore-new-opt-difficulty-text = How hard the world is
cmd-explore-new-opt-terrain = terrain
cmd-explore-new-opt-terrain-text = Which land; otherwise whichever the world brings
cmd-explore-new-opt-world = world
cmd-explore-new-opt-world-text = The number of a world, as /share names it; otherwise one that was tried before
cmd-explore-new-opt-pace = pace
cmd-explore-new-opt-pace-text = How long somebody is waited for
cmd-explore-new-opt-language = language
cmd-explore-new-opt-language-text = The language of the public messages
cmd-explore-new-opt-start = start
cmd-explore-new-opt-start-text = When it begins, such as Friday 20:00: everybody is called then
cmd-explore-new-opt-second = second
cmd-explore-new-opt-second-text = Somebody you invite: their seat is kept
cmd-explore-new-opt-third = third
cmd-explore-new-opt-third-text = Somebody else you invite
cmd-explore-new-opt-fourth = fourth
cmd-explore-new-opt-fourth-text = One more whom you invite
cmd-explore-go = go
cmd-explore-go-text = Walk somewhere, over several spaces if need be
cmd-explore-go-opt-space = space
cmd-explore-go-opt-space-text = Where to, such as 5c
cmd-explore-go-opt-gather = gather
cmd-explore-go-opt-gather-text = Whether you gather tokens for free on the way; if left out, as you have settled it
cmd-explore-act = act
cmd-explore-act-text = Do one of the things that you can do now
cmd-explore-act-opt-deed = deed
cmd-explore-act-opt-deed-text = What to do
cmd-explore-card = card
cmd-explore-card-text = Read a card that was seen in this game
cmd-explore-card-opt-name = name
cmd-explore-card-opt-name-text = Which card
cmd-explore-rulings = rulings
cmd-explore-rulings-text = See how points are played that the rules leave open
cmd-explore-hand = hand
cmd-explore-hand-text = My projects, my offers and what only I am asked; nobody else sees it
cmd-explore-give-up = give-up
cmd-explore-give-up-text = Give my survivor up for good; you are asked once more
cmd-explore-join = join
cmd-explore-join-text = Sit down at the table of this channel, or come back to your seat
cmd-explore-leave = leave
cmd-explore-leave-text = Get up; your survivor stays and the others play it
cmd-explore-pass = pass
cmd-explore-pass-text = Offer your seat to somebody; it is theirs as soon as they sit down
cmd-explore-pass-opt-user = user
cmd-explore-pass-opt-user-text = Who is to have it; name yourself to keep it after all
cmd-explore-copilot = copilot
cmd-explore-copilot-text = Let somebody play for you as well, such as while you are away; they see your hand
cmd-explore-copilot-opt-user = user
cmd-explore-copilot-opt-user-text = Who; name yourself to end it
cmd-explore-table = table
cmd-explore-table-text = How this table plays: its pace, a pause, holidays
cmd-explore-pause = pause
cmd-explore-pause-text = Let time stand still at this table, or run again: meanwhile nobody is called or late
cmd-explore-away = away
cmd-explore-away-text = Be on holiday from this game; others play for you until you are back
cmd-explore-away-opt-until = until
cmd-explore-away-opt-until-text = A day and time, such as: Friday 20:00, 24 December
cmd-explore-host = host
cmd-explore-host-text = Let somebody else at the table be its host
cmd-explore-host-opt-user = user
cmd-explore-host-opt-user-text = Who is the host from now on
cmd-explore-shelve = shelve
cmd-explore-shelve-text = Put this game on the shelf: the channel is free, and the game waits
cmd-explore-resume = resume
cmd-explore-resume-text = Take a game from the shelf and go on with it in this channel
cmd-explore-move = move
cmd-explore-move-text = Bring a game from another channel here, even if that channel is gone
cmd-explore-status = status
cmd-explore-status-text = Show the board again at the bottom of the channel
cmd-explore-end = end
cmd-explore-end-text = End the game of this channel
