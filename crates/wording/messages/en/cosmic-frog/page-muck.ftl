# The page: what Find Muck adds to it. A key that ends with .you speaks to the viewer; without it {who} is the frog meant.
page-chips-yours = Your chips from the left
page-chips-of = The chips of { $who } from the left
page-chips-place = Place { $place }: chip { $chip }
page-chips-back = Place { $place }: a chip face down
page-chips-take = Touch two chips to swap them, or move one with the arrow keys.
page-chips-put = Now touch the place where it goes.
page-chips-secret = Nobody else sees this order. A shuffled one is known to nobody, not even to you.
page-chips-shuffle = Shuffle for me
page-chips-lay = Lay them face down
page-chips-left = { $count ->
    [one] Touch { $count } more chip.
   *[other] Touch { $count } chips.
}
page-chips-enough = Turn them over, or touch another one instead.
page-chips-pick = { $count ->
    [one] Pick this chip
   *[other] Pick these { $count } chips
}
page-muck-chip = Chip { $chip }
page-muck-laid = { $count ->
    [one] { $count } chip, face down
   *[other] { $count } chips, face down
}
page-muck-laid-known = Your chips, face down; only you see their numbers
page-muck-two-chips = Two chips
page-muck-three-chips = Three chips are picked, and all are added
page-muck-chips-range = { $icon } icon, +{ $bonus }: { $low } to { $high }
page-muck-chips-icon = { $icon } icon, +{ $bonus }
page-muck-worst = These odds are against two chips. You win { $percent }% if { $who } pays for its best answer.
page-muck-worst-you = These odds are against two chips. It is { $percent }% if you pay for your best answer.
page-muck-side-chips = { $count ->
    [one] { $count } chip,
   *[other] { $count } chips, added,
}
page-muck-side-icon = { $icon } icon +{ $bonus }
page-muck-side-soft = softly: half of it
page-muck-side-thrown = puts up nothing
page-muck-fight = How you fight
page-muck-fight-full = All out
page-muck-fight-soft = Softly
page-muck-fight-thrown = Not at all
page-muck-style-full = The whole total counts.
page-muck-style-soft = Half of the total counts, rounded down, after everything else.
page-muck-style-thrown = The total is 0: nothing is rolled or laid, overpowered or boosted.
page-muck-step-chips = Chips
page-muck-showing = The chips are turned over …
page-muck-step-purge = Purge
page-muck-nothing = Nothing happens.
page-muck-backlash = It comes back: { $who } purges as many items as it fell short by.
page-muck-backlash-you = It comes back: you purge as many items as you fell short by.
page-muck-stakes = If { $who } wins, one item per point is purged from { $whose } Gullet, the top one first and farthest.
page-muck-stakes-you = If you win, one item per point is purged from { $whose } Gullet, the top one first and farthest.
page-muck-purges = { $who } purges: { $items }.
page-muck-purges-you = You purge: { $items }.
page-muck-purges-none = { $who } has nothing to purge.
page-muck-purges-none-you = You have nothing to purge.
page-muck-purges-chosen = { $who } purges { $count } and chooses the order and the way.
page-muck-purges-chosen-you = You purge { $count } and choose the order and the way.
page-muck-item-hex = { $tile } onto the { $under }
page-muck-item-new = { $tile } as a new hex of the Shard
page-muck-item-crater = { $tile }, which takes what it falls on with it
page-muck-item-dimension = { $tile } into Dimension { $number }
page-muck-item-gullet = { $tile } into the Gullet of { $who }
page-muck-item-gullet-you = { $tile } into your Gullet
page-muck-item-lost = { $tile }, which is lost
page-muck-in = { $count } { $muck } in Dimension { $number }
page-muck-odds = { $answer }: wins { $percent } %
page-muck-raid = { $answer }: { $percent } %
page-chips-ask = Lay your chips out, in secret
page-chips-ask-for = Lay out the chips of { $who }, in secret
page-muck-dice = Icons: { $shard } on the Shard, { $aether } in the Aether, { $raid } for raids; brain { $brain }
page-muck-homeward = Chips shown on the way home: { $chips }
page-muck-counts = Muck in { $slots } counts as { $tile }.
page-muck-supply = { $count ->
    [one] { $count } muck land left
   *[other] { $count } muck lands left
}
page-muck-heave = Purge this one
page-muck-aggro-odds = { $answer }: if it gives in, its attack on you succeeds { $percent } % of the time
page-muck-aggro-near = { $answer }: it cannot reach you, and only comes nearer
page-muck-aggro-nothing = { $answer }: it cannot reach you, and nothing would happen
page-muck-heed-near = { $answer }: too far away, you only come nearer
page-muck-heed-nothing = { $answer }: too far away, nothing happens
page-muck-flight-hex = If nobody takes it, it comes down on the { $under }.
page-muck-flight-new = If nobody takes it, it becomes a new hex of the Shard.
page-muck-flight-crater = If nobody takes it, it destroys itself and the { $under } it falls on.
page-muck-flight-dimension = If nobody takes it, it ends up in Outer Dimension { $number }.
page-muck-flight-gullet = If nobody takes it before, it falls into the Gullet of { $who }.
page-muck-flight-lost = If nobody takes it, it is lost.
page-muck-flight-next = After you { $who } may snap it.
