# The page: what Find Muck adds to it. A key that ends with -you speaks to the viewer; without it $who is the frog meant.
page-chips-yours = Deine Chips von links
page-chips-of = Die Chips von { $who } von links
page-chips-place = Platz { $place }: Chip { $chip }
page-chips-back = Platz { $place }: ein verdeckter Chip
page-chips-take = Tippe zwei Chips an, um sie zu tauschen, oder verschiebe einen mit den Pfeiltasten.
page-chips-put = Tippe jetzt den Platz an, auf den er soll.
page-chips-secret = Sonst sieht niemand diese Reihenfolge. Eine gemischte kennt niemand, nicht einmal du.
page-chips-shuffle = Für mich mischen
page-chips-lay = Verdeckt auslegen
page-chips-left = { $count ->
    [one] Tippe noch { $count } Chip an.
   *[other] Tippe { $count } Chips an.
}
page-chips-enough = Deck sie auf, oder tippe stattdessen einen anderen an.
page-chips-pick = { $count ->
    [one] Diesen Chip nehmen
   *[other] Diese { $count } Chips nehmen
}
page-muck-chip = Chip { $chip }
page-muck-laid = { $count ->
    [one] { $count } Chip, verdeckt
   *[other] { $count } Chips, verdeckt
}
page-muck-laid-known = Deine Chips, verdeckt; nur du siehst ihre Zahlen
page-muck-two-chips = Zwei Chips
page-muck-three-chips = Drei Chips werden gewählt und alle addiert
page-muck-chips-range = Symbol { $icon }, +{ $bonus }: { $low } bis { $high }
page-muck-chips-icon = Symbol { $icon }, +{ $bonus }
page-muck-worst = Diese Chancen gelten gegen zwei Chips. Zahlt { $who } für die beste Antwort, gewinnst du zu { $percent } %.
page-muck-worst-you = Diese Chancen gelten gegen zwei Chips. Zahlst du für deine beste Antwort, sind es { $percent } %.
page-muck-side-chips = { $count ->
    [one] { $count } Chip,
   *[other] { $count } Chips, addiert,
}
page-muck-side-icon = Symbol ({ $icon }) +{ $bonus }
page-muck-side-soft = sanft: die Hälfte davon
page-muck-side-thrown = kämpft nicht
page-muck-fight = Wie du kämpfst
page-muck-fight-full = Mit allem
page-muck-fight-soft = Sanft
page-muck-fight-thrown = Gar nicht
page-muck-style-full = Das ganze Ergebnis zählt.
page-muck-style-soft = Nach allem anderen zählt das halbe Ergebnis, abgerundet.
page-muck-style-thrown = Das Ergebnis ist 0: Nichts wird gewürfelt oder ausgelegt, kein Kraftakt, kein Schub.
page-muck-step-chips = Chips
page-muck-showing = Die Chips werden aufgedeckt …
page-muck-step-purge = Ausstoßen
page-muck-nothing = Nichts passiert.
page-muck-backlash = Es schlägt zurück: { $who } stößt so viele Brocken aus, wie zum Sieg fehlten.
page-muck-backlash-you = Es schlägt zurück: Du stößt so viele Brocken aus, wie dir zum Sieg fehlten.
page-muck-stakes = Gewinnt { $who }, wird { $whose } je Punkt ein Brocken aus dem Schlund ausgestoßen, der oberste zuerst und am weitesten.
page-muck-stakes-you = Gewinnst du, wird { $whose } je Punkt ein Brocken aus dem Schlund ausgestoßen, der oberste zuerst und am weitesten.
page-muck-purges = { $who } stößt aus: { $items }.
page-muck-purges-you = Du stößt aus: { $items }.
page-muck-purges-none = { $who } hat nichts auszustoßen.
page-muck-purges-none-you = Du hast nichts auszustoßen.
page-muck-purges-chosen = { $who } stößt { $count } Brocken aus und bestimmt Reihenfolge und Weg.
page-muck-purges-chosen-you = Du stößt { $count } Brocken aus und bestimmst Reihenfolge und Weg.
page-muck-item-hex = { $tile } auf { FORM($under, "den") }
page-muck-item-new = { $tile } als neues Feld der Scherbe
page-muck-item-crater = { $tile } (wird zerstört, samt dem getroffenen Plättchen)
page-muck-item-dimension = { $tile } in Dimension { $number }
page-muck-item-gullet = { $tile } in den Schlund von { $who }
page-muck-item-gullet-you = { $tile } in deinen Schlund
page-muck-item-lost = { $tile } (geht verloren)
page-muck-in = { $count } × { $muck } in Dimension { $number }
page-muck-odds = { $answer }: gewinnt zu { $percent } %
page-muck-raid = { $answer }: { $percent } %
page-chips-ask = Leg deine Chips geheim aus
page-chips-ask-for = Leg die Chips von { $who } geheim aus
page-muck-dice = Symbole: { $shard } auf der Scherbe, { $aether } im Äther, { $raid } bei Raubzügen; Gehirn { $brain }
page-muck-homeward = Auf dem Heimweg gezeigte Chips: { $chips }
page-muck-counts = Schlick in Fach { $slots } zählt als { $tile }.
page-muck-supply = { $count ->
    [one] noch { $count } Schlickland
   *[other] noch { $count } Schlickländer
}
page-muck-heave = Dieses ausstoßen
page-muck-aggro-odds = { $answer }: Lässt der Frosch sich darauf ein, gelingt sein Angriff auf dich zu { $percent } %
page-muck-aggro-near = { $answer }: Der Frosch kann dich nicht erreichen und kommt nur näher
page-muck-aggro-nothing = { $answer }: Der Frosch kann dich nicht erreichen, und nichts würde passieren
page-muck-heed-near = { $answer }: zu weit weg, du kommst nur näher
page-muck-heed-nothing = { $answer }: zu weit weg, nichts passiert
page-muck-flight-hex = Schnappt es niemand, landet es auf { FORM($under, "dem") }.
page-muck-flight-new = Schnappt es niemand, wird es ein neues Feld der Scherbe.
page-muck-flight-crater = Schnappt es niemand, zerstört es sich selbst und { FORM($under, "den") } darunter.
page-muck-flight-dimension = Schnappt es niemand, endet es in der Äußeren Dimension { $number }.
page-muck-flight-gullet = Schnappt es vorher niemand, fällt es in den Schlund von { $who }.
page-muck-flight-lost = Schnappt es niemand, geht es verloren.
page-muck-flight-next = Nach dir geht die Frage an { $who }.
