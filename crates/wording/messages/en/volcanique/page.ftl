# The table of Volcanique: panels, tray, supply, scoring
page-vq-board = The sea with its islands
page-vq-crater-label = Crater: { $count } of 3
page-vq-players = Players
page-vq-close-over = The game is over
page-vq-close-final = Final turns
page-vq-close-finale = Finale: lava and claims
page-vq-close-super = The super volcano is about to erupt
page-vq-close-winter = Volcanic winter

# Steps of a turn and of a volcano
page-vq-steps = Steps of the turn
page-vq-step-move = Move
page-vq-step-buy = Buy
page-vq-step-caldera = Caldera
page-vq-step-claim = Claim
page-vq-step-sacrifice = Sacrifice
page-vq-step-collect = Collect
page-vq-step-lava = Lava
page-vq-step-leave = Critters leave
page-vq-step-unlock = Unlock a power
page-vq-step-flow = Lava flows
page-vq-step-contests = Contests
page-vq-step-bombs = Bombs and slides

# Prompts that rely on what can be seen
page-vq-prompt-move = Move a critter, or go on
page-vq-prompt-move-more = { $count ->
    [one] One movement: choose a glowing critter, then where it goes.
   *[other] { $count } movements: choose a glowing critter, then where it goes.
}
page-vq-prompt-move-none = No critter can move
page-vq-prompt-move-none-more = Go on to buying.
page-vq-prompt-walk = Where does it go?
page-vq-prompt-walk-more = Choose a glowing part of a tile.
page-vq-prompt-buy = Buy and stack: choose from the supply
page-vq-prompt-buy-more = You must buy something if you can.
page-vq-prompt-buy-none = You can buy nothing
page-vq-prompt-buy-none-more = Going on puts a critter from your hand into your crater, if your hand has one and the crater has room.
page-vq-prompt-buy-again = Buy once more, or go on
page-vq-prompt-buy-again-more = The tile on soil allows another purchase.
page-vq-prompt-buy-terrace = Buy once more, or go on
page-vq-prompt-buy-terrace-more = Second Terrace allows another purchase.
page-vq-prompt-buy-done = You can buy nothing more
page-vq-prompt-buy-done-more = Go on to claiming.
page-vq-prompt-buy-final = Final turn: buy a volcano, or go on
page-vq-prompt-buy-final-more = Only volcanoes can be bought in a final turn, and you need not buy any. Every three resources that you keep score a point.
page-vq-prompt-buy-final-done = Final turn: you can buy no volcano
page-vq-prompt-buy-final-done-more = Go on to claiming.
page-vq-prompt-place = Where does the tile go?
page-vq-prompt-place-more = Choose a glowing space, turn the tile, place it.
page-vq-prompt-build = Build your island: choose a tile
page-vq-prompt-build-more = It lies on its space at once; turn it and place it.
page-vq-prompt-erupt = Where does your volcano break out?
page-vq-prompt-erupt-more = Everybody on that space goes home; then lava runs to a lower space beside it and flows on in the next lava step.
page-vq-prompt-unlock = Volcano: choose the power you unlock
page-vq-prompt-unlock-more = Next to one of yours. Your critter stays on the grid for a point.
page-vq-prompt-caldera = Buy a Caldera card?
page-vq-prompt-caldera-more = One resource of each kind for the top card. You alone see it.
page-vq-prompt-claim = Claim land, or go on
page-vq-prompt-claim-more = A critter from your hand goes onto a glowing part that nobody controls, on a tile where nobody stands.
page-vq-prompt-claim-none = There is no land to claim
page-vq-prompt-claim-none-more = Go on to sacrificing.
page-vq-prompt-sacrifice = Sacrifice a critter, or go on
page-vq-prompt-sacrifice-more = Critters in the crater score, and three of them summon an island.

# A turn that went by unasked
page-vq-passed = Your turn went by, as you had nothing to choose: { $reasons }.
page-vq-passed-no-critters = you have no critter on land that could move
page-vq-passed-move = no critter of yours could move
page-vq-passed-buy = { $count ->
    [one] { $count } resource buys nothing
   *[other] { $count } resources buy nothing
}
page-vq-passed-hand = you have no critter in hand to claim land with
page-vq-passed-claim = there was no land to claim
page-vq-passed-sacrifice = there was nothing to sacrifice

# Answers
page-vq-kinds = What to do on the board
page-vq-which = Which of these?
page-vq-cut-way = { $spaces } { $way }
page-vq-cut-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
page-vq-cut = Cut off { $count } spaces, from { $hex } on
page-vq-kind-walk = Move
page-vq-kind-tile = Lay the tile
page-vq-kind-claim = Claim
page-vq-kind-volcano = Volcano
page-vq-kind-super = Super volcano
page-vq-kind-grow = Grow a Colossal
page-vq-kind-erode = Erode
page-vq-kind-sea = Sea
page-vq-kind-sacrifice = From the land
page-vq-kind-burrow = Burrow
page-vq-kind-lose = Lose
page-vq-kind-converge = Move an island
page-vq-kind-rift = Cut an island
page-vq-kind-slide = Landslide
page-vq-kind-name = Choose
page-vq-hint-walk = Choose a glowing critter.
page-vq-hint-tile = Choose a glowing space.
page-vq-hint-claim = Choose a glowing part of a tile.
page-vq-hint-volcano = Choose a glowing space.
page-vq-hint-super = Choose where the super volcano rises. It ends the game.
page-vq-hint-grow = Choose the critter that grows, for 4 resources.
page-vq-hint-erode = Choose a top tile that goes.
page-vq-hint-sea = Choose a space of the sea, or a swimmer.
page-vq-hint-sacrifice = Choose the critter that goes into the crater.
page-vq-hint-burrow = Choose the critter that is flipped down or up.
page-vq-hint-lose = Choose the critter that is lost.
page-vq-hint-converge = Choose an arrow beside an island.
page-vq-hint-rift = Choose a crack or a glowing space, then an arrow.
page-vq-hint-slide = Choose the space whose top tile slides.
page-vq-hint-name = Choose a glowing space.
page-vq-unlock = Unlock { $power } and erupt
page-vq-unlock-which = Powers open to you
page-vq-unlock-more = After this the dice decide: no undo
page-vq-back-critter = Choose another
page-vq-back-volcano = Put the volcano back
page-vq-back-tile = Put it back
page-vq-back-space = Choose another space
page-vq-nothing = Nothing
page-vq-less = One { $what } less
page-vq-more = One { $what } more
page-vq-mix-wrong = This amount does not fit yet.
page-vq-confirm-loses-covered = Your critter on { $biome } ({ $hex }) goes home: the tile covers it, and it has nowhere else to stand in its biome.
page-vq-confirm-loses-volcano = Your critter on { $biome } ({ $hex }) goes home: the volcano breaks out under it.
page-vq-confirm-loses-lava = Your critter on { $biome } ({ $hex }) goes home: lava reaches it.
page-vq-confirm-loses-landslide = Your critter on { $biome } ({ $hex }) goes home: land slides onto it.
page-vq-confirm-loses-contest = Your critter on { $biome } ({ $hex }) goes home: its biome would join another one, and the contest for it is lost.
page-vq-confirm-loses-pack = Your critter on { $biome } ({ $hex }) goes home: a larger pack drives it off.
page-vq-confirm-loses-herd = Your critter on { $biome } ({ $hex }) goes home: a herd holds that biome.
page-vq-confirm-loses-bomb = Your critter on { $biome } ({ $hex }) goes home: the bomb hits it.
page-vq-confirm-loses-entered = Your critter on { $biome } ({ $hex }) goes home: it has to make way.
page-vq-confirm-loses-super = Your critter on { $biome } ({ $hex }) goes home: the super volcano drives it off.
page-vq-confirm-place = Place the tile here?
page-vq-confirm-erupt = Let the volcano break out here?
page-vq-confirm-ends = This begins the end of the game.

# The ghost
page-vq-ghost = The tile that is not laid yet
page-vq-put-back = Take up
page-vq-turn = Turn
page-vq-place = Place here
page-vq-laying-height = Height { $from } → { $to }
page-vq-laying-edges = { $count ->
    [one] 1 edge matches
   *[other] { $count } edges match
}
page-vq-laying-leave = { $count ->
    [one] 1 critter has to leave
   *[other] { $count } critters have to leave
}
page-vq-laying-soil = on soil: you may buy once more

# The supply
page-vq-supply = The supply
page-vq-tile-left = { $tile }: { $count } left
page-vq-price-any = of any mix
page-vq-price-alike = all alike
page-vq-volcano = Volcano
page-vq-volcano-label = Buy a volcano
page-vq-island = Island
page-vq-island-label = Summon an island
page-vq-card = Caldera
page-vq-card-label = Buy a Caldera card; { $count } left
page-vq-card-after = after buying
page-vq-card-why = A Caldera card is bought after buying, once a turn, for one resource of each kind.
page-vq-card-play = Play
page-vq-short = { $count ->
    [one] 1 short
   *[other] { $count } short
}
page-vq-short-crater = crater { $count }/{ $all }
page-vq-short-not-now = not now
page-vq-sold-out = sold out

# Lava
page-vq-outlets = Where the lava can go
page-vq-outlets-more = Critters there pay 2 to move within their biome, or return to hand
page-vq-outlets-point = Point at a space to see where its lava could go
page-vq-outlets-empty = empty
page-vq-outlets-you = you
page-vq-outlets-part = { $weight }/{ $total } { $who }
page-vq-outlets-pools = No space beside it is lower: the lava stays where it is.
page-vq-bomb = Where the bomb can fall
page-vq-bomb-more = The die picks one of the six spaces round the volcano; critters there go home

# Panels
page-vq-resource-dark = crystal
page-vq-resource-medium = leaf
page-vq-resource-light = shell
page-vq-store = Resources
page-vq-store-count = { $count } of { $limit }
page-vq-store-short = { $count }/{ $limit }
page-vq-hand = in hand
page-vq-land = on land
page-vq-sea = at sea
page-vq-points-now = if scored now
page-vq-points-cards = { $count ->
    [one] + { $count } card
   *[other] + { $count } cards
}
page-vq-turn-yours = Your turn
page-vq-turn-asked = asked now
page-vq-turn-asked-you = You are asked
page-vq-turn-now = on turn
page-vq-turn-next = next
page-vq-turn-waiting = waiting
page-vq-cards = { $count ->
    [one] 1 Caldera card
   *[other] { $count } Caldera cards
}
page-vq-hand-cards = Your Caldera cards
page-vq-tiles-left = Land tiles left
page-vq-of = { $count } of { $all }
page-vq-own-seats = Your players
page-vq-powers = Powers
page-vq-powers-grid = The power grid
page-vq-powers-count = { $count } of 9 yours
page-vq-powers-open = { $count ->
    [one] 1 open to you
   *[other] { $count } open to you
}
page-vq-powers-none = The powers are not dealt yet.
page-vq-power-lateral = Lateral
page-vq-power-super = Super
page-vq-power-migration = Migration
page-vq-power-winter = Winter
page-vq-power-none = No power
page-vq-level = level { $level }
page-vq-slot = { $power }, level { $level }; { $who }
page-vq-slot-open = { $power }, level { $level }; { $who }; open to you
page-vq-slot-nobody = nobody has it
page-vq-tab-table = Table
page-vq-tab-players = Players
page-vq-tab-powers = Powers
page-vq-tab-log = Log
page-vq-tab-own = Mine

# Scoring
page-vq-score-tie = Ties: more critters on land, then more volcanoes, else shared.
page-vq-score-total = Points
page-vq-score-ties = If tied
page-vq-score-tie-land = { $count ->
    [one] 1 critter on land
   *[other] { $count } critters on land
}
page-vq-score-tie-volcanoes = { $count ->
    [one] 1 volcano
   *[other] { $count } volcanoes
}
page-vq-score-critters = Critters on land
page-vq-score-critters-more = One each, four for a Colossal.
page-vq-score-edges = Connecting edges
page-vq-score-edges-more = One for each edge inside your biomes.
page-vq-score-grid = Powers
page-vq-score-grid-more = One for each critter on the grid.
page-vq-score-crater = Crater
page-vq-score-crater-more = One each, two with Exalted.
page-vq-score-tallest = Tallest spaces
page-vq-score-tallest-more = Three for most at the greatest inhabited height, one each if tied.
page-vq-score-largest = Largest biomes
page-vq-score-largest-more = Three for most of the greatest size, one each if tied.
page-vq-score-diversified = Diversified
page-vq-score-diversified-more = One for each set of the three biomes.
page-vq-score-herds = Herds
page-vq-score-herds-more = One for each biome with a herd.
page-vq-score-cards = Caldera cards
page-vq-score-cards-more = As printed on the cards that were not played.
page-vq-score-resources = Resources
page-vq-score-resources-more = One for each three left over, for everybody who had a final turn.

# Home, set-up, gallery
page-vq-new-title = Set up Volcanique
page-vq-new-count = Players
page-vq-new-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-vq-new-order = The order of play is drawn when the game begins.
page-vq-new-preset-first-game = First game
page-vq-new-preset-first-game-more = Islands by chance, no bonus objectives. You can begin at once.
page-vq-new-preset-full = Full game
page-vq-new-preset-full-more = Everybody builds an island, and every bonus objective counts.
page-vq-new-start = Starting islands
page-vq-new-start-quick = By chance
page-vq-new-start-quick-more = Uno, Duo and Trio of every island are drawn, and so are the critters' places.
page-vq-new-start-chosen = Built
page-vq-new-start-chosen-more = Everybody chooses the tiles of their island and how they lie.
page-vq-new-cover = Whose tiles may be covered
page-vq-new-cover-symbiosis = Those ahead
page-vq-new-cover-symbiosis-more = Tiles and volcanoes go on empty tiles, on your own, and on those of the player with the most critters on land.
page-vq-new-cover-to-the-left = To the left
page-vq-new-cover-to-the-left-more = Tiles and volcanoes go on tiles of the left neighbour, and of anybody with five critters on land.
page-vq-new-how = How it is played
page-vq-new-own = Tiles, powers and cards of your own
page-vq-new-bonus = Bonus objectives
page-vq-new-tallest = Tallest spaces
page-vq-new-tallest-more = Three points for most spaces at the greatest inhabited height.
page-vq-new-largest = Largest biomes
page-vq-new-largest-more = Three points for most biomes of the greatest size.
page-vq-new-diversified = Diversified
page-vq-new-diversified-more = A point for each set of the three biomes.
page-vq-new-endings = A game ends with the last land tile, an empty hand, a super volcano or volcanic winter, whichever comes first.
page-vq-new-advanced = Text files as they lie in the source of Strata: other tiles, islands, powers or cards. They stay on this device and become part of the save.
page-vq-new-tiles = Tiles
page-vq-new-islands = Starting islands
page-vq-new-grid = Power grid
page-vq-new-powers = Powers
page-vq-new-caldera = Caldera deck
page-vq-gallery-title = All pieces of Volcanique
page-vq-gallery-tiles = Tiles
page-vq-gallery-count = { $count ->
    [one] { $count } in the game
   *[other] { $count } in the game
}
page-vq-gallery-soil = What lava becomes; a tile laid on it allows another purchase
page-vq-gallery-critters = Critters
page-vq-gallery-mark-pink = Star. Standing, burrowed, Colossal.
page-vq-gallery-mark-blue = Moon. Standing, burrowed, Colossal.
page-vq-gallery-mark-yellow = Leaf. Standing, burrowed, Colossal.
page-vq-gallery-mark-violet = Spark. Standing, burrowed, Colossal.
page-vq-gallery-mark-white = Wave. Standing, burrowed, Colossal.
page-vq-gallery-things = Resources and what else there is
page-vq-gallery-resource = From { $biome } biomes
page-vq-gallery-resource-dark = Crystal
page-vq-gallery-resource-medium = Leaf
page-vq-gallery-resource-light = Shell
page-vq-gallery-volcano = Volcano
page-vq-gallery-volcano-words = Sends everybody home, unlocks a power and lets lava run
page-vq-gallery-super = Super volcano
page-vq-gallery-super-words = Ends the game
page-vq-gallery-island = Island
page-vq-gallery-island-words = Three new tiles for seven resources and a full crater
page-vq-gallery-crater = Crater
page-vq-gallery-crater-words = Holds three sacrificed critters
page-vq-gallery-powers = Powers
page-vq-gallery-cards = Caldera cards
page-vq-gallery-copies = { $count ->
    [one] { $count } copy.
   *[other] { $count } copies.
}
page-vq-gallery-back = Face down
page-vq-gallery-back-words = Only its owner knows it
