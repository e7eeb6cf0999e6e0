# The board of Volcanique: what is said of spaces, and call-outs
page-vq-space = { $hex }: height { $height }, { $terrain }.
page-vq-space-sea = { $hex }: sea.
page-vq-space-lava = Lava lies on it.
page-vq-space-pool = Lava lies on it and cools to soil.
page-vq-space-volcano = A volcano stands on it.
page-vq-space-super = The super volcano stands on it.
page-vq-space-frozen = It is frozen.
page-vq-space-owner = { $who } controls the { $biome } part.
page-vq-space-critter = { $who } critter on { $biome }.
page-vq-space-burrowed = { $who } critter, burrowed, on { $biome }.
page-vq-space-colossal = { $who } Colossal on { $biome }.
page-vq-space-swimmer = { $who } critter swims here.
page-vq-then = { $answer }. { $then }
page-vq-turn-left = Turn the tile anticlockwise
page-vq-turn-right = Turn the tile clockwise
page-vq-ghost-height = Height { $before } → { $after }
page-vq-ghost-edges = { $count ->
    [one] { $count } edge matches
   *[other] { $count } edges match
}
page-vq-ghost-soil = On soil: you may buy once more.
page-vq-ghost-leaves = { $who } has to leave.
page-vq-pin = { $share }/{ $all }
page-vq-call-you = You, if hit
page-vq-call-you-colossal = Your Colossal, if hit
page-vq-call-who = { $who }, if hit
page-vq-call-who-colossal = { $who }’s Colossal, if hit
page-vq-call-you-pays = pay { $price } or go home
page-vq-call-pays = pays { $price } or goes home
page-vq-call-home = goes home
page-vq-call-wounded = loses 1, lava is gone
page-vq-call-swims = swims on
