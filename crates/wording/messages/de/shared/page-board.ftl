# The page: board.
page-board = Die Scherbe und der Raum um sie herum
page-board-hex = { $hex }: { $tiles }
page-board-on = { $above } auf { $below }
page-board-frog = { $name }, { $place }
page-board-aether = Äther
page-board-outer = Äußere Dimensionen
page-board-zoom = Größe des Spielplans
page-board-closer = Näher
page-board-further = Weiter weg
page-board-fit = Alles zeigen
page-board-pinch = Zwei-Finger-Zoom
page-board-beyond = Ziele außerhalb der Ansicht
page-board-places = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
page-board-odds = { $answer }: gelingt bei { $percent } % der Würfe
page-board-again = { $answer }. Zum Ausführen noch einmal tippen.
page-board-which = Auf welchem Weg?
page-board-back = Anderes Feld
page-board-deck = Aktionsstapel
page-board-deck-left = noch darin:
page-board-deck-empty = wird bei Bedarf neu gemischt
page-board-deck-kind = { $name }: { $count }
