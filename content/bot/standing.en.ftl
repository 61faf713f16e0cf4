# What people answer once and for all at a table.

# cmd-…: built in src/bot/src/discord/localize.rs
cmd-standing = standing
cmd-standing-text = Your standing answers at this table: what you answer once and for all
standing-title = 📌 Your standing answers at this table
standing-own = • { $what }
standing-usual = • { $what } *(goes with the pace)*
standing-ended = • ~~{ $what }~~ *(over: what it rested on has changed)*
standing-empty = You answer every question yourself.
standing-how =
    -# The table gives such an answer at once, as if you had pressed it, and says so. Where it is known to cost a life, you are asked. An undo takes it back with the step before, or, where a plan started because of it, that alone. When what it rests on changes, it ends, and all are told.
standing-pile = Where one ends because a stage of the wood pile is full, only this page says so. All the wood that a stage takes does not count where tonight's worst weather would kill somebody for it: you are asked then.
standing-over = 🏁 This game is over, so nothing is asked any more.
standing-now = answers the question that is open
standing-of-all = where several are asked, once all of them have settled it
standing-menu-settle = From now on always…
standing-menu-end = No more…
standing-menu-part = { $label } ({ $n } of { $of })
standing-alone = You play alone: nobody waits for anybody, so every question is asked.
standing-none = In this game every question is asked.
standing-unfit = There is nothing in the game any more that this could rest on.
standing-lost = 📌 A standing answer of { $who } no longer counts, because what it rested on has changed: { $what }. **/standing** shows what counts.
standing-back = 📌 The step was taken back, so a standing answer of { $who } counts again: { $what }.
button-standing = What I always answer
button-ahead = Asked next
button-ahead-of = Asked next: { $who }
button-in-order = Always as they lie
order-lacks = -# 📌 Nobody is asked this any more once { $who } { $n ->
    [one] has
   *[other] have
} pressed **Always as they lie**.
button-not-ahead = Take it back
ahead-title = ⏩ What is asked next
ahead-how = -# This question comes next, whatever answer the open one gets. What you say now counts as soon as it is asked, and nobody sees it before. If something else comes first, it is forgotten.
ahead-skipped = -# 📌 Your standing answer will skip it (**/standing**), unless you answer here.
ahead-given = ⏩ You have said: **{ $what }**
ahead-said = -# ⏩ Already answered what is asked next: { $who }
ahead-others = It is certain what is asked next, but { $who } will be asked and you will not.
ahead-unsure = What you are asked next depends on the open question, so it cannot be answered ahead.
habit-said-pace = -# 📌 Not asked, since it goes with the pace (**/standing** turns that off): { $what }
habit-said = -# 📌 Not asked, as settled by { $who } (**/standing**): { $what }
# habit-…: built in src/bot/src/games/island/habits.rs
habit-ready = Ready as soon as all my pawns are planned, whoever planned them
habit-reroll = Roll a failure again while I have an ability for it
habit-reroll-at = Roll a failure of “{ $goal }” again
habit-wish = 🔁 a failure
habit-small = Skip small questions: no wound, hunger or failure at stake, nobody in danger
habit-order = Leave actions and cards that were looked at in the order they lie in
habit-little = Small choices, such as who is healed: what counts without an answer
habit-treasure = Stop drawing after the first treasure
habit-pile-none = While stage { $stage } of the pile is open: no wood
habit-pile-all = On stage { $stage } of the pile: all the wood it takes
habit-pile-never = On every stage of the pile: no wood
habit-pile-always = On every stage of the pile: all the wood it takes
habit-wood = No wood on the pile before “{ $item }” is built
habit-stay = The camp stays where it is now
habit-arrange-det = When I arrange the camp: determination
habit-arrange-morale = When I arrange the camp: morale
habit-arrange-use = When I arrange the camp: use what brings more there (Bible) if I am wounded, else keep it
habit-skip = Skip questions at which I could only use “{ $thing }”
