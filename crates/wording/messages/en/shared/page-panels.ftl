# The page: panels.
page-omegas = { $available } of { AMOUNT($total, "Ω") } available
page-price = { AMOUNT($amount, "Ω") }
page-gullet = Gullet
page-gullet-empty = empty slot
page-bonus-abundant = +
page-bonus-harmonious = ✶
page-dice = Dice: { $shard } on the Shard, { $aether } in the Aether, { $raid } for raids
page-die-face = { $die } die: { $face }
page-die-unrolled = { $die } die
page-die-question = ?
page-place-waiting = waiting
page-place-shard = Shard
page-place-aether = Aether
page-place-outer = Dimension { $number }
page-points = { $count ->
    [one] point
   *[other] points
}
page-place-shard-long = on the Shard
page-place-aether-long = in the Aether
page-you = You
page-frogs = The other frogs
page-left = The other players and what happened
page-own = What is yours
page-own-frogs = Your frogs
page-thinking = thinking …
page-waiting-for = waiting for { $who } …
page-team = plays with { $who }
page-gullet-label = Gullet: { $list }
page-gullet-full = full: every hex of a leap costs 1 Ω
page-gullet-free = { $count ->
    [one] { $count } empty slot: leap { $count } free
   *[other] { $count } empty slots: leap { $count } free
}
page-gullet-room = { $count ->
    [one] { $count } empty slot
   *[other] { $count } empty slots
}
page-card-own = Your ability card
page-card-none = No card
page-card-away = No card until { $who } returns
page-card-own-away = No card until you return. You get a new one then.
page-card-down = Face down
page-card-down-known = face down
page-card-own-down = Face down, but others know it.
page-card-own-secret = Face down: only you see it.
page-card-own-held = Face down, and it stays so for now.
page-card-own-up = Face up.
page-card-reveal = Reveal
page-reveal-now = Turns it face up now.
page-reveal-soon = Turns it face up as soon as the game pauses.
page-reveal-armed = It turns face up at the next pause. Nobody else knows.
page-reveal-take-back = Take back
page-reveal-no-card = You have no card to reveal.
page-reveal-is-up = It lies face up already.
page-reveal-held = It may not be turned up now.
page-reveal-watching = Nothing can be revealed here now.
page-aside = { $count ->
    [one] { $count } card set aside
   *[other] { $count } cards set aside
}
page-deferred = { $count ->
    [one] { $count } card deferred
   *[other] { $count } cards deferred
}
page-vault-yours = Your Vault
page-vault-of = Vault of { $who }
page-vault-locked = Vault locked: no raids
page-vault-unlocked = Vault open to raids for up to { $most } points
page-vault-points = tiles { $tiles } + diversity { $diversity }
page-vault-points-rich = tiles { $tiles }, diversity { $diversity }, backs { $bonus }
page-vault-label = Vault, exposed tiles: { $list }
page-vault-exposed = { $tile } in slot { $slot }
page-vault-slot = Slot { $slot }: { $tiles }
page-vault-slot-empty = empty
page-vault-gain = +{ $gain }
page-vault-loss = −{ $loss }
page-vault-offer = { $slot }. { $offer }
page-vault-offer-store = Put the { $tile } here: { $gain }, the Vault then scores { $total }.
page-vault-offer-siphon = Put the { $tile } here: { $gain }, the Vault then scores { $total }, and a Siphon is closed.
page-vault-offer-take = Take the { $tile }, worth { $total } of the raid.
page-domain-stone = stone
page-domain-terra = terra
page-domain-water = water
page-domain-plant = plant
page-domain-has = { $domain }: in the Vault
page-domain-lacks = { $domain }: not yet in the Vault
page-domains = Domains
page-domains-count = { $count ->
    [one] { $count } domain
   *[other] { $count } domains
}
page-siphon-stone = Stone Siphon in slot { $slot }: +1 Ω each turn
page-siphon-terra = Terra Siphon in slot { $slot }: +1 Ω each turn
page-siphon-water = Water Siphon in slot { $slot }: +1 Ω each turn
page-siphon-plant = Plant Siphon in slot { $slot }: +1 Ω each turn
page-deck = Action deck
page-deck-kind = Card
page-deck-left = To come
page-deck-discarded = Discarded
page-sheet = Actions and belongings
page-sheet-grip = Make the sheet larger or smaller
page-tabs = Show
page-tab-actions = Actions
page-tab-vault = Vault
page-tab-card = Card
page-tab-deck = Deck { $count }
page-tab-log = Log
page-track-short = { $count } of { $all }
