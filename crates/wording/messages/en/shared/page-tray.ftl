# The page: the tray with the prompt and its answers.
page-tray = What is asked
page-tray-actions = Actions
page-tray-turn = Your turn: choose an action
page-tray-turn-extra = Your turn: act again or end it
page-tray-reach = Leap { $count } for nothing, 1 Ω per hex beyond
page-tray-reach-none = Your Gullet is full: every hex of a leap costs 1 Ω
page-tray-reach-paid = The extra action costs { AMOUNT($price, "Ω") }, a leap of up to { $count } nothing more; 1 Ω per hex beyond
page-tray-reach-paid-none = The extra action costs { AMOUNT($price, "Ω") }, and every hex of a leap 1 Ω: your Gullet is full
page-tray-turn-over = Your turn is over.
page-tray-turn-over-more = You can still take your last answer back.
page-tray-end-turn = End turn
page-tray-replay = A replay: use the controls to go through the game.
page-tray-paused = The table is paused.
page-tray-resume = Go on
page-tray-over = The game is over.
page-tray-showing = Watch what happens …
page-tray-waiting-for = Waiting for { $who } …
page-tray-past = You look at an earlier moment: after { $at } of { $all } moves.
page-tray-now = Back to now
page-tray-on-board = Choose one of the glowing hexes.
page-tray-in-vault = Choose one of the glowing slots of the Vault.
page-tray-keep = Keep this card
page-cancel = Cancel
page-close = Close
page-rule = Rule { $rule }
page-confirm-last-oomph = That spends your last Ω. Really?
page-confirm-ends-game = That ends the game at once. Really?
page-confirm-yes = Yes, do it
page-action-targets = { $count ->
    [one] { $count } place in reach
   *[other] { $count } places in reach
}
page-action-frogs = { $count ->
    [one] { $count } frog in reach
   *[other] { $count } frogs in reach
}
page-action-choose = Choose a target
page-action-descend = Descend
page-action-lay = Lay Land
page-action-leap = Leap
page-action-step = Step
page-action-tunnel = Tunnel
page-action-harvest = Harvest
page-action-slipstream = Slipstream
page-action-land = Land
page-action-attack = Attack
page-action-mind = Mind
page-action-aggro = Aggro
page-action-dredge = Dredge
page-action-spew = Spew
page-action-line = Purge
page-action-recover = Recover
page-action-disgorge = Disgorge
page-action-raid = Raid
page-action-possess = Possess
page-action-smash = Smash
page-action-spit = Spit
page-action-power = Use a power
page-tray-raid = { $answer }: { $percent } % of the rolls
