# Volcanique: names, prompts, answers, refusals, the summary and the result. Sentences of the log are in volcanique-events.txt.
volcanique-mark-pink = P
volcanique-mark-blue = B
volcanique-mark-yellow = Y
volcanique-mark-violet = V
volcanique-mark-white = W
volcanique-biome-dark = basalt
volcanique-biome-medium = fern
volcanique-biome-light = sand
volcanique-resources-dark = crystals
volcanique-resources-medium = leaves
volcanique-resources-light = shells
volcanique-letter-dark = D
volcanique-letter-medium = M
volcanique-letter-light = L
volcanique-compass-ne = NE
volcanique-compass-e = E
volcanique-compass-se = SE
volcanique-compass-sw = SW
volcanique-compass-w = W
volcanique-compass-nw = NW
volcanique-amount-dark = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
volcanique-amount-medium = { $count ->
    [one] { $count } leaf
   *[other] { $count } leaves
}
volcanique-amount-light = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}
volcanique-spot = { $hex } { $biome }
volcanique-facing = { $biome } { $edges }
volcanique-ocean = ocean
volcanique-piece-single = critter
volcanique-piece-colossal = Colossal
volcanique-piece-group = group
volcanique-size-uno = Uno
volcanique-size-duo = Duo
volcanique-size-trio = Trio
volcanique-tile-uno = { $colours } Uno
volcanique-tile-duo = { $colours } Duo
volcanique-tile-trio = { $colours } Trio
volcanique-tile-soil = volcanic soil

# The grid
volcanique-slot-l1 = L1
volcanique-slot-l2a = L2a
volcanique-slot-l2b = L2b
volcanique-slot-l3a = L3a
volcanique-slot-l3m = L3m
volcanique-slot-l3b = L3b
volcanique-slot-l4a = L4a
volcanique-slot-l4b = L4b
volcanique-slot-l5 = L5
volcanique-power-agile = Agile
volcanique-power-bountiful = Bountiful
volcanique-power-burrow = Burrow
volcanique-power-colossal = Colossal
volcanique-power-converging = Converging
volcanique-power-cooperative = Cooperative
volcanique-power-crafty = Crafty
volcanique-power-erosion = Erosion
volcanique-power-exalted = Exalted
volcanique-power-flying = Flying
volcanique-power-frugal = Frugal
volcanique-power-herd = Herd
volcanique-power-forger = Forger
volcanique-power-landslide = Landslide
volcanique-power-lateral = Lateral eruption
volcanique-power-diversion = Diversion
volcanique-power-bomb = Magma bomb
volcanique-power-siphon = Siphon
volcanique-power-pack = Pack
volcanique-power-rift = Rift
volcanique-power-sea = Sea
volcanique-power-sleight = Sleight
volcanique-power-super = Super volcano
volcanique-power-migration = Volcanic migration
volcanique-power-winter = Volcanic winter
volcanique-power-none = no power yet
volcanique-power-text-name = { $power }.
volcanique-power-text-nothing = It grants nothing at this table.
volcanique-power-text-second-movement = You have two movements a turn.
volcanique-power-text-step-beside = A movement may also lead to any uncontrolled part of a neighbouring tile, whatever its edges.
volcanique-power-text-larger-store = You keep up to 8 resources.
volcanique-power-text-burrow = In the sacrifice step you may turn one critter down, out of every contest, or up again.
volcanique-power-text-colossal = In the claim step you may pay 4 resources to let a critter of yours grow into a Colossal, which is worth 4 points.
volcanique-power-text-converge = Once before your final turn and once in it you may move an island by one or two spaces.
volcanique-power-text-cooperate = You may move onto a controlled biome of your own tile and drive one critter of each owner away, or share it with owners of this power. Where another owner has a herd you may not.
volcanique-power-text-third-purchase = If your first two purchases went onto soil you may make a third.
volcanique-power-text-erode = Before you claim you may remove one top tile on which nobody stands.
volcanique-power-text-exalted = Critters in your crater are worth 2 points each.
volcanique-power-text-fly = A movement may end on any uncontrolled biome.
volcanique-power-text-frugal = A sacrifice from your hand costs 2 different resources.
volcanique-power-text-herd = Groups of your critters are herds: 1 resource and 1 point more, and only a larger pack can drive them off.
volcanique-power-text-fourth-tile = The islands you summon may have four tiles.
volcanique-power-text-landslide = At every volcano you may let the top tile of a space beside it slide onto a lower one.
volcanique-power-text-lateral = Your volcano may erupt a second time on a space beside it.
volcanique-power-text-divert = When lava is about to reach a critter of yours you may roll a die to turn it aside.
volcanique-power-text-bomb = Once a round, at any volcano, you may throw a magma bomb on a space beside it that the die picks.
volcanique-power-text-siphon = At another player's volcano you get a resource for each of your active critters beside it.
volcanique-power-text-pack = Groups of your critters are packs: they bring a resource for each critter and may move onto others and drive any number of them off; only other packs and herds must be smaller.
volcanique-power-text-rift = Once before your final turn and once in it you may cut an island and move a part of it by one space.
volcanique-power-text-swim = Once in each claim step a critter of yours may go into the sea, swim on or come ashore.
volcanique-power-text-sleight = You may turn the tile under your volcano.
volcanique-power-text-super = A later volcano of yours may be the super volcano, which ends the game.
volcanique-power-text-migrate = Your critters under an opponent's volcano may move away for 3 resources each.
volcanique-power-text-winter = Frost spreads from a space of your choice until all land is frozen and the game ends.

# Caldera cards
volcanique-card-fire-opal = Fire Opal
volcanique-card-obsidian = Obsidian
volcanique-card-scurry = Scurry
volcanique-card-barter = Barter
volcanique-card-detour = Detour
volcanique-card-offering = Offering
volcanique-card-rich-seam = Rich Seam
volcanique-card-updraft = Updraft
volcanique-card-sinkhole = Sinkhole
volcanique-card-quench = Quench
volcanique-card-second-terrace = Second Terrace
volcanique-card-sudden-vent = Sudden Vent
volcanique-card-unseen = a hidden card
volcanique-card-text-name = { $card }, { $points }.
volcanique-card-text-points = { $points }.
volcanique-card-text-movement = Played: one movement more.
volcanique-card-text-flight = Played: one movement that flies.
volcanique-card-text-barter = Played: swap up to 3 resources with the supply.
volcanique-card-text-detour = Played: choose where a lava flows this turn, or your next volcano as it erupts.
volcanique-card-text-offering = Played: a critter from your hand goes into your crater.
volcanique-card-text-seam = Played: 3 resources of one kind.
volcanique-card-text-sinkhole = Played: remove a top tile on which nobody stands.
volcanique-card-text-quench = Played: remove a lava.
volcanique-card-text-terrace = Played: one more land tile in this buy step.
volcanique-card-text-vent = Played: one volcano this turn costs any 4 resources.

# Prompts: what the table waits for
volcanique-prompt-order = Chance says who sits next.
volcanique-prompt-build = { $who }, choose the { $size } of your island; it goes on { $hex }.
volcanique-prompt-build-chance = The { $size } on { $hex } is drawn by chance.
volcanique-prompt-settle = { $who }, on which part of the Trio on { $hex } does your third critter stand?
volcanique-prompt-settle-chance = Chance says where the third critter on { $hex } stands.
volcanique-prompt-deal = The next power is dealt.
volcanique-prompt-gift = { $who }, take two resources of your choice, as you do not begin.
volcanique-prompt-move = { $count ->
    [one] { $who }, move, or be done with moving.
        You have { $count } movement.
   *[other] { $who }, move, or be done with moving.
        You have { $count } movements.
}
volcanique-prompt-move-flights = { $count ->
    [one] { $who }, move, or be done with moving.
        You have { $count } movement, and { $flights } by air.
   *[other] { $who }, move, or be done with moving.
        You have { $count } movements, and { $flights } by air.
}
volcanique-prompt-walk = { $who }, where does the { $piece } on { $from } go?
volcanique-prompt-victim = { $who }, which critter of { $owner } has to make way?
volcanique-prompt-drift = { $who }, does the island go on by one more space?
volcanique-prompt-buy-first = { $who }, buy land, a volcano or an island.
    You have { $purse }, { $hand } critters in hand and { $crater } in the crater.
volcanique-prompt-buy-none = { $who }, you can pay for nothing that may be bought now.
    If you go on, a critter goes from your hand into your crater. You have { $purse }, { $hand } critters in hand and { $crater } in the crater.
volcanique-prompt-buy-none-spared = { $who }, you can pay for nothing that may be bought now.
    You may go on, and no critter goes into your crater. You have { $purse }, { $hand } critters in hand and { $crater } in the crater.
volcanique-prompt-buy-final = { $who }, this is your final turn: buy a volcano, or go on.
    You have { $purse }, { $hand } critters in hand and { $crater } in the crater.
volcanique-prompt-buy-more = { $who }, buy once more, or go on.
    You have { $purse }, { $hand } critters in hand and { $crater } in the crater.
volcanique-prompt-pay = { $who }, how do you pay for { $what }? You have { $purse }.
volcanique-prompt-place = { $who }, where does the { $tile } go?
volcanique-prompt-summon-tile = { $count ->
    [one] { $who }, choose the last tile of your new island.
   *[other] { $who }, choose a tile of your new island; { $count } are still to come.
}
volcanique-prompt-summon-place = { $who }, where does the { $tile } of your new island rise?
volcanique-prompt-caldera = { $who }, buy a Caldera card for one resource of each kind? You have { $purse }.
volcanique-prompt-claim = { $who }, claim land, or be done with claiming.
    You have { $hand } critters in hand.
volcanique-prompt-sacrifice = { $who }, sacrifice a critter, or go on to collecting.
    Your crater holds { $crater } of 3; you have { $purse }.
volcanique-prompt-discard = { $count ->
    [one] { $who }, put { $count } resource back.
        You have { $purse }.
   *[other] { $who }, put { $count } resources back.
        You have { $purse }.
}
volcanique-prompt-migrate = { $who }, where does the { $piece } of { $owner } on { $from } go, before the tile covers it?
volcanique-prompt-ride = { $who }, on which part of the new tile on { $hex } does your burrowed critter come to rest?
volcanique-prompt-escape-free = { $who }, your { $piece } on { $from } is hit.
    Where does it go?
volcanique-prompt-escape-volcano = { $who }, a volcano breaks out under your { $piece } on { $from }.
    Pay { $price } and move it away? You have { $purse }.
volcanique-prompt-escape-lava = { $who }, lava reaches your { $piece } on { $from }.
    Pay { $price } and move it away? You have { $purse }.
volcanique-prompt-escape-landslide = { $who }, land slides onto your { $piece } on { $from }.
    Pay { $price } and move it away? You have { $purse }.
volcanique-prompt-lose = { $count ->
    [one] { $who }, the biome with { $biome } is contested: choose { $count } more critter that leaves.
   *[other] { $who }, the biome with { $biome } is contested: choose { $count } more critters that leave.
}
volcanique-prompt-flee = { $who }, lava reaches your swimmer at { $hex }.
    Where does it go?
volcanique-prompt-divert = { $who }, lava from { $from } is about to reach your critters on { $to }.
    Try to turn it aside?
volcanique-prompt-divert-roll = { $who } rolls a die to turn the lava aside.
volcanique-prompt-erupt = { $who }, where does your volcano break out?
volcanique-prompt-siphon = { $count ->
    [one] { $who }, draw { $count } resource of your choice from the volcano.
   *[other] { $who }, draw { $count } resources of your choice from the volcano.
}
volcanique-prompt-sleight = { $who }, turn the tile under your volcano on { $hex }?
volcanique-prompt-unlock = { $who }, which power do you unlock?
volcanique-prompt-spend = { $who }, your hand is empty: which critter goes from the land onto the grid?
volcanique-prompt-freeze = { $who }, which space freezes first?
volcanique-prompt-flow = { $who }, where does the lava on { $hex } flow?
volcanique-prompt-flow-chance = Lava flows from { $hex }.
volcanique-prompt-lateral = { $who }, let your volcano on { $hex } break out a second time beside it?
volcanique-prompt-name = { $count ->
    [one] { $who }, name the last space that the die may pick.
   *[other] { $who }, name a space that the die may pick; { $count } are still to be named.
}
volcanique-prompt-strike = The die says where the second eruption is.
volcanique-prompt-bomb = { $who }, throw a bomb from the volcano on { $hex }?
volcanique-prompt-bomb-roll = { $who } rolls for the bomb.
volcanique-prompt-slide = { $who }, let a tile beside the volcano on { $hex } slide?
volcanique-prompt-draw = { $who } draws a Caldera card.
volcanique-prompt-swim = { $who }, where does your swimmer at { $hex } go?
volcanique-prompt-barter-give = { $who }, which resources do you swap? Up to 3.
volcanique-prompt-barter-take = { $count ->
    [one] { $who }, take { $count } resource for it.
   *[other] { $who }, take { $count } resources for them.
}
volcanique-prompt-seam = { $who }, of which kind do you take three?
volcanique-prompt-sinkhole = { $who }, which top tile sinks?
volcanique-prompt-aim = { $who }, which lava do you guide: one on the board, or that of your next volcano?
volcanique-prompt-quench = { $who }, which lava is quenched?
volcanique-prompt-crown = { $who }, put a critter on what is left of the super volcano?
volcanique-prompt-over = The game is over.
    { $winners }
volcanique-price-land = the { $tile }
volcanique-price-volcano = a volcano
volcanique-price-island = an island
volcanique-price-vent = a volcano at a low price
volcanique-price-card = a Caldera card
volcanique-price-escape = the way out
volcanique-price-colossal = a Colossal
volcanique-price-sacrifice = a sacrifice

# Answers: short labels
volcanique-answer-done = Done
volcanique-answer-done-move = Done moving
volcanique-answer-done-buy = Buy nothing more
volcanique-answer-done-buy-none = Buy nothing
volcanique-answer-done-buy-sacrifice = Buy nothing; a critter goes from your hand into the crater
volcanique-answer-done-caldera = Buy no card
volcanique-answer-done-claim = Done claiming
volcanique-answer-done-sacrifice = Go on to collecting
volcanique-answer-done-summon = Leave the island as it is
volcanique-answer-done-drift = Stop here
volcanique-answer-done-sleight = Leave the tile as it lies
volcanique-answer-done-escape = Stay; it goes back to hand
volcanique-answer-done-siphon = Draw nothing
volcanique-answer-done-divert = Let it come
volcanique-answer-done-lateral = No second eruption
volcanique-answer-done-bomb = Throw no bomb
volcanique-answer-done-slide = Let nothing slide
volcanique-answer-done-crown = Leave it empty
volcanique-answer-sit = { $who } sits next
volcanique-answer-deal = { $power } lies on { $slot }
volcanique-answer-roll = The die shows { $face }
volcanique-answer-strike = { $hex } erupts
volcanique-answer-draw = The card is { $card }
volcanique-answer-build = { $tile }
volcanique-answer-build-turned = { $tile }: { $facing }
volcanique-answer-take = Take { $mix }
volcanique-answer-give = Put back { $mix }
volcanique-answer-give-nothing = Put nothing back
volcanique-answer-pay = Pay { $mix }
volcanique-answer-pick = Move the { $piece } on { $spot }
volcanique-answer-lose = Lose the { $piece } on { $spot }
volcanique-answer-to = To { $spot }
volcanique-answer-converge = Move the island of { $hex } to the { $edge }
volcanique-answer-drift = On to the { $edge }
volcanique-answer-rift-column = Cut along the column of { $hex } and move that side to the { $edge }
volcanique-answer-rift-row = Cut along the row of { $hex } and move that side to the { $edge }
volcanique-answer-rift-diagonal = Cut along the diagonal of { $hex } and move that side to the { $edge }
volcanique-answer-rift-space = Cut off { $hex } and move it to the { $edge }
volcanique-answer-rift-rest = Cut off { $hex } and move the rest to the { $edge }
volcanique-answer-slide = The top of { $hex } slides to the { $edge }
volcanique-answer-flow = The lava flows to the { $edge }, to { $hex }
volcanique-answer-play = Play { $card }
volcanique-answer-buy-volcano = Buy a volcano (6, or 5 of one kind)
volcanique-answer-buy-island = Summon an island (7 and the crater, or free in need)
volcanique-answer-buy-summoned = Take a { $tile } ({ $left } left)
volcanique-answer-buy-uno = Buy a { $tile } (4, or 3 of one kind; { $left } left)
volcanique-answer-buy-duo = Buy a { $tile } (3, or 2 of one kind; { $left } left)
volcanique-answer-buy-trio = Buy a { $tile } (any 2; { $left } left)
volcanique-answer-place = Lay it on { $hex }
volcanique-answer-place-turned = Lay it on { $hex }: { $facing }
volcanique-answer-rotate = Turn it: { $facing }
volcanique-answer-unlock = Unlock { $power } on { $slot }
volcanique-answer-claim = Claim { $spot }
volcanique-answer-grow = Let the critter on { $spot } grow into a Colossal (4 resources)
volcanique-answer-ashore = Come ashore on { $spot }
volcanique-answer-sacrifice = Sacrifice the critter on { $spot }
volcanique-answer-burrow = Burrow the critter on { $spot }
volcanique-answer-emerge = Bring up the critter on { $spot }
volcanique-answer-offer = Sacrifice a critter from your hand (5 resources)
volcanique-answer-offer-frugal = Sacrifice a critter from your hand (2 different resources)
volcanique-answer-divert = Try to turn it aside
volcanique-answer-lateral = Break out a second time
volcanique-answer-bomb = Throw a bomb
volcanique-answer-buy-card = Buy a Caldera card (one of each kind)
volcanique-answer-aim-volcano = Guide your next volcano
volcanique-answer-erupt = Break out on { $hex }, through { $tile }
volcanique-answer-erupt-super = Make { $hex } the super volcano, through { $tile }
volcanique-answer-freeze = Freeze { $hex }, { $tile }
volcanique-answer-name = Name { $hex }, { $tile }
volcanique-answer-erode = Remove the { $tile } on { $hex }
volcanique-answer-dive = Into the sea at { $hex }
volcanique-answer-swim = Move the swimmer at { $hex }
volcanique-answer-aim = Guide the lava on { $hex }
volcanique-answer-quench = Quench the lava on { $hex }

# Refusals: why not, and what would be allowed; the rule is added in brackets
volcanique-refusal-not-asked = That is no answer to what is asked now: { $question }.
volcanique-refusal-over = The game is over; nothing more can be played.
volcanique-refusal-not-possible = Chance cannot give that here: { $question }.
volcanique-refusal-must-buy = You can afford something, so you have to buy first.
volcanique-refusal-wrong-payment = That does not pay the price, or it pays too much: { $question }.
volcanique-refusal-too-dear = It costs { $price }; { $has }.
volcanique-refusal-too-dear-one-kind = { $one } of one kind or { $any } mixed
volcanique-refusal-too-dear-any = any { $any }
volcanique-refusal-too-dear-pair = 2 of different kinds, or { $any } of one kind
volcanique-refusal-too-dear-has-mixed = you have { $count } mixed
volcanique-refusal-too-dear-has-one-kind = you have { $count } of one kind
volcanique-refusal-too-dear-has-nothing = you have nothing
volcanique-refusal-not-of-each-kind = A Caldera card costs a crystal, a leaf and a shell, and you do not have all three.
volcanique-refusal-supply-empty = The supply has no more of that; choose what it has.
volcanique-refusal-wrong-size = An island is built of a Uno, then a Duo, then a Trio; take one of the size that is due.
volcanique-refusal-no-edge-matches = No edge of the tile would fit a neighbouring tile; turn it or lay it elsewhere.
volcanique-refusal-same-rotation = A tile is turned 0 to 5 times, and that turn looks like another or leaves it as it lies.
volcanique-refusal-no-land = There is no land there; tiles and volcanoes go on land or soil.
volcanique-refusal-covered = Lava or a volcano covers that space; choose one that is bare.
volcanique-refusal-frozen = That space is frozen; nothing is done there any more.
volcanique-refusal-protected = { $who } stands there and may not be covered now; choose soil, an empty tile, one of your own or one of those with most critters.
volcanique-refusal-not-to-the-left = You may cover soil, tiles of your left neighbour and tiles of those with five critters or more.
volcanique-refusal-nobody-there = No critter that you could choose stands there.
volcanique-refusal-controlled = That biome is controlled; choose one that nobody controls.
volcanique-refusal-inhabited = Somebody stands on that tile; claim one that is empty.
volcanique-refusal-no-such-part = There is no such part to stand on; choose a colour that the visible tile has.
volcanique-refusal-out-of-reach = That is out of reach; it goes within its biome, or to an uncontrolled part of its own tile.
volcanique-refusal-same-place = It stands there already; choose another place.
volcanique-refusal-no-movement-left = You have no movement left.
volcanique-refusal-pack-too-small = { $who } has a pack or a herd there, and yours must be larger; bring more critters.
volcanique-refusal-herd-holds = { $who } has a herd there that lets nobody in; only owners who have Cooperative too share with you.
volcanique-refusal-no-group = That is no group of yours; it takes two active critters or more in one biome and is named by the first of them.
volcanique-refusal-no-power = That needs a power you do not have: { $what }.
volcanique-refusal-used-up = { $what } has been used already; it works again later.
volcanique-refusal-limited-used = { $what } has been used already; it works once before the final turn and once in it.
volcanique-refusal-no-such-card = You have no such card in your hand.
volcanique-refusal-card-useless = { $what } would do nothing here; keep it.
volcanique-refusal-hand-empty = You have no critter left in hand.
volcanique-refusal-crater-full = Your crater is full; it holds three.
volcanique-refusal-crater-not-full = An island needs three critters in your crater; sacrifice more first.
volcanique-refusal-deck-empty = The Caldera deck is empty.
volcanique-refusal-slot-not-adjacent = That power is not next to one of yours; go step by step.
volcanique-refusal-first-slot = Your first power is the one on level 1.
volcanique-refusal-not-lower = Lava only flows to a lower space.
volcanique-refusal-not-free-ocean = That is no free ocean near land; choose a space without land, lava, frost or a swimmer.
volcanique-refusal-island-too-near = That is too close to other land; leave one empty space between.
volcanique-refusal-island-too-far = That is too far away; begin two spaces from land and keep the island together.
volcanique-refusal-off-the-table = That is beyond the edge of the table.
volcanique-refusal-island-held = Islands with frost or a super volcano stay where they are.
volcanique-refusal-bad-cut = That cut does not leave two connected parts that come apart; cut elsewhere or move the other way.
volcanique-refusal-same-cut = The same cut is written in another way; choose it from the list.
volcanique-refusal-not-first-space = An island is named by its first space; choose it from the list.
volcanique-refusal-too-low = Only a stack of two tiles or more can lose its top.
volcanique-refusal-uno-of-controlled = A Uno of a controlled biome stays where it is.
volcanique-refusal-not-beside = That space is not beside the volcano.
volcanique-refusal-named-already = That space is named already; name another one.
volcanique-refusal-no-lava = There is no lava on that space.
volcanique-refusal-not-active = That needs a single critter that is neither burrowed nor frozen.
volcanique-refusal-one-colossal = You have a Colossal already; one at a time.
volcanique-refusal-not-super = There can be no super volcano now.
volcanique-refusal-not-in-final-turn = That is not done in a final turn.
volcanique-refusal-no-purchase-left = You have bought all you may this turn.
volcanique-refusal-no-lava-tile = There is no lava tile left, so no volcano can be bought.
volcanique-refusal-wrong-amount = That is not the amount that is asked for, or you do not have it.

# What is asked, as a part of a refusal
volcanique-question-order = chance says who sits next
volcanique-question-build = a tile of the starting island is to be chosen
volcanique-question-settle = the third critter is to be placed
volcanique-question-deal = a power is dealt
volcanique-question-gift = two resources are to be taken
volcanique-question-move = something may be moved, or the step ends
volcanique-question-walk = a place to go to is to be chosen
volcanique-question-victim = a critter that makes way is to be chosen
volcanique-question-drift = the island may go on by one space, or stop
volcanique-question-buy = something is to be bought
volcanique-question-pay = a price is to be paid
volcanique-question-place = a place for the tile is to be chosen
volcanique-question-migrate = a new place for a critter under the tile is to be chosen
volcanique-question-ride = a part of the new tile is to be chosen
volcanique-question-summon-tile = the next tile of the new island is to be chosen
volcanique-question-summon-place = its place is to be chosen
volcanique-question-erupt = a place for the volcano is to be chosen
volcanique-question-siphon = resources are to be drawn
volcanique-question-escape = a critter may escape, or stays
volcanique-question-sleight = the tile may be turned, or stays as it is
volcanique-question-unlock = a power is to be unlocked
volcanique-question-spend = a critter for the grid is to be chosen
volcanique-question-freeze = a space to freeze is to be chosen
volcanique-question-flow = lava flows
volcanique-question-divert = the lava may be turned aside, or comes
volcanique-question-divert-roll = a die is rolled for the lava
volcanique-question-flee = a new place for the swimmer is to be chosen
volcanique-question-lose = critters that leave the contested biome are to be chosen
volcanique-question-lateral = there may be a second eruption, or not
volcanique-question-name = spaces for the die are to be named
volcanique-question-strike = the die says where the second eruption is
volcanique-question-bomb = a bomb may be thrown, or not
volcanique-question-bomb-roll = a die is rolled for the bomb
volcanique-question-slide = a tile may slide, or not
volcanique-question-caldera = a card may be bought, or not
volcanique-question-draw = a Caldera card is drawn
volcanique-question-claim = land may be claimed, or the step ends
volcanique-question-swim = a place for the swimmer is to be chosen
volcanique-question-sacrifice = something may be sacrificed, or the step ends
volcanique-question-discard = resources above the limit are to be put back
volcanique-question-barter-give = resources to swap are to be chosen
volcanique-question-barter-take = resources are to be taken for them
volcanique-question-seam = a kind of resource is to be chosen
volcanique-question-sinkhole = a tile that sinks is to be chosen
volcanique-question-aim = a lava or the next volcano is to be named
volcanique-question-quench = a lava is to be named
volcanique-question-crown = a critter may be put on the centre, or not

# The summary for the terminal
volcanique-board-lava = ~
volcanique-board-volcano = ^
volcanique-board-frost = *
volcanique-board-sea = s
volcanique-board-colossal = !
volcanique-summary-legend = Letters at the rim are the edges: D basalt (crystals), M fern (leaves), L sand (shells); inside stand the height, then ~ lava, ^ volcano, * frost, then critters with their colour (small: burrowed, ! Colossal, s in the sea). { $marks }
volcanique-summary-round = Round { $round }.
volcanique-summary-close-over = The game is over.
volcanique-summary-close-final = The end has begun: one final turn for everybody else.
volcanique-summary-close-finale = The finale: lava and claims, nothing else.
volcanique-summary-close-super = The super volcano stands; the game ends with its eruption.
volcanique-summary-close-winter = Volcanic winter: the game ends when all land is frozen.
volcanique-summary-supply = Supply: { $tiles }; lava tiles { $lava }; resources { $bank }
volcanique-summary-kind = { $what } { $count }
volcanique-summary-deck = Caldera deck: { $cards }; played: { $played }
volcanique-summary-lava = Lava, oldest first: { $list }
volcanique-summary-frost = Frost: everything within { $reach } of { $hex }
volcanique-summary-slot = { $slot } { $power }
volcanique-summary-slot-owned = { $slot } { $power } [{ $owners }]
volcanique-summary-player = { $mark } { $who }: resources { $purse }; hand { $hand }, crater { $crater }, grid { $grid }
volcanique-summary-land = land: { $list }
volcanique-summary-colossal = { $spot } (Colossal)
volcanique-summary-burrowed = { $spot } (burrowed)
volcanique-summary-sea = sea: { $list }
volcanique-summary-cards = cards: { $list }
volcanique-summary-cards-hidden = { $cards }
volcanique-summary-points = { $points } so far
