# The page: board.
page-board = The Shard and the space round it
page-board-hex = { $hex }: { $tiles }
page-board-on = { $above } on { $below }
page-board-frog = { $name }, { $place }
page-board-aether = Aether
page-board-outer = Outer Dimensions
page-board-zoom = Size of the board
page-board-closer = Closer
page-board-further = Further away
page-board-fit = Show all
page-board-pinch = Pinch to zoom
page-board-beyond = Places outside of the view
page-board-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
page-board-odds = { $answer }: wins { $percent } % of the rolls
page-board-again = { $answer }. Tap again to do it.
page-board-which = Which way?
page-board-back = Another hex
page-board-deck = Action deck
page-board-deck-left = still to come:
page-board-deck-empty = shuffled when next needed
page-board-deck-kind = { $name }: { $count }
