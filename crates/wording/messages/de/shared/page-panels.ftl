# The page: panels.
page-omegas = { $available } von { AMOUNT($total, "Ω") } verfügbar
page-price = { AMOUNT($amount, "Ω") }
page-gullet = Schlund
page-gullet-empty = leeres Fach
page-bonus-abundant = +
page-bonus-harmonious = ✶
page-dice = Würfel: { $shard } auf der Scherbe, { $aether } im Äther, { $raid } bei Raubzügen
page-die-face = Würfel ({ $die }): { $face }
page-die-unrolled = Würfel ({ $die })
page-die-question = ?
page-place-waiting = kommt noch
page-place-shard = Scherbe
page-place-aether = Äther
page-place-outer = Dimension { $number }
page-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
page-place-shard-long = auf der Scherbe
page-place-aether-long = im Äther
page-you = Du
page-frogs = Die anderen Frösche
page-left = Die anderen und was passiert ist
page-own = Was dir gehört
page-own-frogs = Deine Frösche
page-thinking = überlegt …
page-waiting-for = wartet auf { $who } …
page-team = im Team mit { $who }
page-gullet-label = Schlund: { $list }
page-gullet-full = voll: Jedes Sprungfeld kostet 1 Ω
page-gullet-free = { $count ->
    [one] { $count } leeres Fach: { $count } Feld gratis springen
   *[other] { $count } leere Fächer: { $count } Felder gratis springen
}
page-gullet-room = { $count ->
    [one] { $count } leeres Fach
   *[other] { $count } leere Fächer
}
page-card-own = Deine Fähigkeitskarte
page-card-none = Keine Karte
page-card-away = Keine Karte, bis { $who } zurückkehrt
page-card-own-away = Keine Karte, bis du zurückkehrst. Dann bekommst du eine neue.
page-card-down = Verdeckt
page-card-down-known = verdeckt
page-card-own-down = Verdeckt, aber andere kennen sie.
page-card-own-secret = Verdeckt: Nur du siehst sie.
page-card-own-held = Verdeckt, und vorerst bleibt sie so.
page-card-own-up = Offen.
page-card-reveal = Aufdecken
page-reveal-now = Deckt sie jetzt auf.
page-reveal-soon = Deckt sie auf, sobald das Spiel innehält.
page-reveal-armed = Sie wird aufgedeckt, sobald das Spiel innehält. Sonst weiß das niemand.
page-reveal-take-back = Zurücknehmen
page-reveal-no-card = Du hast keine Karte zum Aufdecken.
page-reveal-is-up = Sie liegt schon offen.
page-reveal-held = Sie darf jetzt nicht aufgedeckt werden.
page-reveal-watching = Hier lässt sich jetzt nichts aufdecken.
page-aside = { $count ->
    [one] { $count } Karte beiseitegelegt
   *[other] { $count } Karten beiseitegelegt
}
page-deferred = { $count ->
    [one] { $count } Karte aufgeschoben
   *[other] { $count } Karten aufgeschoben
}
page-vault-yours = Dein Hort
page-vault-of = Hort von { $who }
page-vault-locked = Hort verschlossen: keine Raubzüge
page-vault-unlocked = { $most ->
    [one] Hort offen für Raubzüge bis { $most } Punkt
   *[other] Hort offen für Raubzüge bis { $most } Punkte
}
page-vault-points = Plättchen { $tiles } + Vielfalt { $diversity }
page-vault-points-rich = Plättchen { $tiles }, Vielfalt { $diversity }, Rückseiten { $bonus }
page-vault-label = Hort, oben liegende Plättchen: { $list }
page-vault-exposed = { $tile } in Fach { $slot }
page-vault-slot = Fach { $slot }: { $tiles }
page-vault-slot-empty = leer
page-vault-gain = +{ $gain }
page-vault-loss = −{ $loss }
page-vault-offer = { $slot }. { $offer }
page-vault-offer-store = Leg { FORM($tile, "den") } hierher: { $gain }, der Hort zählt dann { $total }.
page-vault-offer-siphon = Leg { FORM($tile, "den") } hierher: { $gain }, der Hort zählt dann { $total }, und ein Siphon entsteht.
page-vault-offer-take = Nimm { FORM($tile, "den") }, Wert für den Raubzug: { $total }.
page-domain-stone = Stein
page-domain-terra = Erde
page-domain-water = Wasser
page-domain-plant = Pflanze
page-domain-has = { $domain }: im Hort
page-domain-lacks = { $domain }: noch nicht im Hort
page-domains = Domänen
page-domains-count = { $count ->
    [one] { $count } Domäne
   *[other] { $count } Domänen
}
page-siphon-stone = Stein-Siphon in Fach { $slot }: +1 Ω jeden Zug
page-siphon-terra = Erd-Siphon in Fach { $slot }: +1 Ω jeden Zug
page-siphon-water = Wasser-Siphon in Fach { $slot }: +1 Ω jeden Zug
page-siphon-plant = Pflanzen-Siphon in Fach { $slot }: +1 Ω jeden Zug
page-deck = Aktionsstapel
page-deck-kind = Karte
page-deck-left = Noch da
page-deck-discarded = Abgelegt
page-sheet = Aktionen und Besitz
page-sheet-grip = Bereich vergrößern oder verkleinern
page-tabs = Anzeigen
page-tab-actions = Aktionen
page-tab-vault = Hort
page-tab-card = Karte
page-tab-deck = Stapel { $count }
page-tab-log = Verlauf
page-track-short = { $count } von { $all }
