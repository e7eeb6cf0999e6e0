# Volcanique: names, prompts, answers, refusals, the summary and the result. Sentences of the log are in events.ftl.
volcanique-mark-pink = P
volcanique-mark-blue = B
volcanique-mark-yellow = G
volcanique-mark-violet = V
volcanique-mark-white = W
volcanique-biome-dark = Basalt
volcanique-biome-medium = Farn
volcanique-biome-light = Sand
volcanique-resources-dark = Kristalle
volcanique-resources-medium = Blätter
volcanique-resources-light = Muscheln
volcanique-letter-dark = D
volcanique-letter-medium = M
volcanique-letter-light = L
volcanique-compass-ne = NO
volcanique-compass-e = O
volcanique-compass-se = SO
volcanique-compass-sw = SW
volcanique-compass-w = W
volcanique-compass-nw = NW
volcanique-amount-dark = { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
}
volcanique-amount-medium = { $count ->
    [one] { $count } Blatt
   *[other] { $count } Blätter
}
volcanique-amount-light = { $count ->
    [one] { $count } Muschel
   *[other] { $count } Muscheln
}
volcanique-spot = { $hex } { $biome }
volcanique-facing = { $biome } { $edges }
volcanique-ocean = Meer
volcanique-piece-single = Tierchen
    .der = das Tierchen
    .den = das Tierchen
    .dem = dem Tierchen
volcanique-piece-colossal = Koloss
    .der = der Koloss
    .den = den Koloss
    .dem = dem Koloss
volcanique-piece-group = Gruppe
    .der = die Gruppe
    .den = die Gruppe
    .dem = der Gruppe
volcanique-size-uno = Uno
volcanique-size-duo = Duo
volcanique-size-trio = Trio
# All tiles are neuter: "das Basalt-Farn-Duo", "das Erdplättchen".
volcanique-tile-uno = { $colours }-Uno
volcanique-tile-duo = { $colours }-Duo
volcanique-tile-trio = { $colours }-Trio
volcanique-tile-soil = Erdplättchen

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
volcanique-power-agile = Wendigkeit
volcanique-power-bountiful = Überfluss
volcanique-power-burrow = Eingraben
volcanique-power-colossal = Koloss
volcanique-power-converging = Verschmelzung
volcanique-power-cooperative = Kooperation
volcanique-power-crafty = Findigkeit
volcanique-power-erosion = Erosion
volcanique-power-exalted = Verehrung
volcanique-power-flying = Flug
volcanique-power-frugal = Sparsamkeit
volcanique-power-herd = Herde
volcanique-power-forger = Inselschmied
volcanique-power-landslide = Erdrutsch
volcanique-power-lateral = Seitenausbruch
volcanique-power-diversion = Umleitung
volcanique-power-bomb = Magmabombe
volcanique-power-siphon = Siphon
volcanique-power-pack = Rudel
volcanique-power-rift = Riss
volcanique-power-sea = Meer
volcanique-power-sleight = Dreh
volcanique-power-super = Supervulkan
volcanique-power-migration = Vulkanwanderung
volcanique-power-winter = Vulkanwinter
volcanique-power-none = noch keine Kraft
volcanique-power-text-name = { $power }.
volcanique-power-text-nothing = Sie bringt an diesem Tisch nichts.
volcanique-power-text-second-movement = Du hast zwei Bewegungen pro Zug.
volcanique-power-text-step-beside = Eine Bewegung darf auch auf jeden unkontrollierten Teil eines Nachbarplättchens führen, egal wie die Kanten aussehen.
volcanique-power-text-larger-store = Du behältst bis zu 8 Rohstoffe.
volcanique-power-text-burrow = In der Opferphase darfst du ein Tierchen eingraben, heraus aus jedem Streit, oder wieder auftauchen lassen.
volcanique-power-text-colossal = Beim Beanspruchen darfst du 4 Rohstoffe zahlen und ein eigenes Tierchen zu einem Koloss wachsen lassen, der 4 Punkte wert ist.
volcanique-power-text-converge = Einmal vor deinem Schlusszug und einmal darin darfst du eine Insel um ein oder zwei Felder bewegen.
volcanique-power-text-cooperate = Du darfst auf ein kontrolliertes Biom deines eigenen Plättchens ziehen und ein Tierchen jedes Besitzers vertreiben oder es dir mit Besitzern dieser Kraft teilen. Wo ein anderer Besitzer eine Herde hat, darfst du das nicht.
volcanique-power-text-third-purchase = Gingen deine ersten beiden Käufe auf Erde, darfst du einen dritten machen.
volcanique-power-text-erode = Bevor du beanspruchst, darfst du ein oberstes Plättchen entfernen, auf dem niemand steht.
volcanique-power-text-exalted = Tierchen in deinem Krater sind je 2 Punkte wert.
volcanique-power-text-fly = Eine Bewegung darf auf jedem unkontrollierten Biom enden.
volcanique-power-text-frugal = Ein Opfer von deiner Hand kostet 2 verschiedene Rohstoffe.
volcanique-power-text-herd = Gruppen deiner Tierchen sind Herden: 1 Rohstoff und 1 Punkt mehr, und nur ein größeres Rudel kann sie vertreiben.
volcanique-power-text-fourth-tile = Die Inseln, die du herbeirufst, dürfen vier Plättchen haben.
volcanique-power-text-landslide = Bei jedem Vulkan darfst du das oberste Plättchen eines Feldes daneben auf ein niedrigeres rutschen lassen.
volcanique-power-text-lateral = Dein Vulkan darf auf einem Feld daneben ein zweites Mal ausbrechen.
volcanique-power-text-divert = Droht Lava eines deiner Tierchen zu erreichen, darfst du würfeln, um sie umzuleiten.
volcanique-power-text-bomb = Einmal pro Runde darfst du bei einem beliebigen Vulkan eine Magmabombe werfen; der Würfel bestimmt, auf welches Feld daneben.
volcanique-power-text-siphon = Bei Vulkanen anderer bekommst du für jedes deiner aktiven Tierchen daneben einen Rohstoff.
volcanique-power-text-pack = Gruppen deiner Tierchen sind Rudel: Sie bringen für jedes Tierchen einen Rohstoff und dürfen auf andere ziehen und beliebig viele vertreiben; nur andere Rudel und Herden müssen kleiner sein.
volcanique-power-text-rift = Einmal vor deinem Schlusszug und einmal darin darfst du eine Insel zerschneiden und ein Stück von ihr um ein Feld bewegen.
volcanique-power-text-swim = Einmal pro Zug darf beim Beanspruchen eines deiner Tierchen ins Meer gehen, weiterschwimmen oder an Land kommen.
volcanique-power-text-sleight = Du darfst das Plättchen unter deinem Vulkan drehen.
volcanique-power-text-super = Ein späterer Vulkan von dir darf der Supervulkan sein, der das Spiel beendet.
volcanique-power-text-migrate = Deine Tierchen unter dem Vulkan eines Gegners dürfen für je 3 Rohstoffe fliehen.
volcanique-power-text-winter = Von einem Feld deiner Wahl breitet sich Frost aus, bis alles Land gefroren ist und das Spiel endet.

# Caldera cards
volcanique-card-fire-opal = Feueropal
volcanique-card-obsidian = Obsidian
volcanique-card-scurry = Huschen
volcanique-card-barter = Tauschhandel
volcanique-card-detour = Umweg
volcanique-card-offering = Opfergabe
volcanique-card-rich-seam = Reiche Ader
volcanique-card-updraft = Aufwind
volcanique-card-sinkhole = Einsturz
volcanique-card-quench = Ablöschen
volcanique-card-second-terrace = Zweite Terrasse
volcanique-card-sudden-vent = Plötzlicher Schlot
volcanique-card-unseen = eine verdeckte Karte
volcanique-card-text-name = { $card }, { $points }.
volcanique-card-text-points = { $points }.
volcanique-card-text-movement = Ausgespielt: eine Bewegung mehr.
volcanique-card-text-flight = Ausgespielt: eine Bewegung im Flug.
volcanique-card-text-barter = Ausgespielt: bis zu 3 Rohstoffe mit dem Vorrat tauschen.
volcanique-card-text-detour = Ausgespielt: bestimmen, wohin eine Lava in diesem Zug fließt oder dein nächster Vulkan bei seinem Ausbruch.
volcanique-card-text-offering = Ausgespielt: Ein Tierchen von deiner Hand kommt in deinen Krater.
volcanique-card-text-seam = Ausgespielt: 3 Rohstoffe einer Sorte.
volcanique-card-text-sinkhole = Ausgespielt: ein oberstes Plättchen entfernen, auf dem niemand steht.
volcanique-card-text-quench = Ausgespielt: eine Lava entfernen.
volcanique-card-text-terrace = Ausgespielt: ein Landplättchen mehr in dieser Kaufphase.
volcanique-card-text-vent = Ausgespielt: Ein Vulkan kostet in diesem Zug 4 beliebige Rohstoffe.

# Prompts: what the table waits for
volcanique-prompt-order = Der Zufall bestimmt, wer als Nächstes sitzt.
volcanique-prompt-build = { $who }, wähle das { $size } deiner Insel; es kommt auf { $hex }.
volcanique-prompt-build-chance = Der Zufall zieht das { $size } für { $hex }.
volcanique-prompt-settle = { $who }, auf welchem Teil des Trios auf { $hex } steht dein drittes Tierchen?
volcanique-prompt-settle-chance = Der Zufall bestimmt, wo das dritte Tierchen auf { $hex } steht.
volcanique-prompt-deal = Die nächste Kraft wird ausgelegt.
volcanique-prompt-gift = { $who }, nimm dir zwei Rohstoffe deiner Wahl, weil du nicht anfängst.
volcanique-prompt-move = { $count ->
    [one] { $who }, ziehe oder beende das Bewegen.
        Du hast { $count } Bewegung.
   *[other] { $who }, ziehe oder beende das Bewegen.
        Du hast { $count } Bewegungen.
}
volcanique-prompt-move-flights = { $count ->
    [one] { $who }, ziehe oder beende das Bewegen.
        Du hast { $count } Bewegung und dazu { $flights } im Flug.
   *[other] { $who }, ziehe oder beende das Bewegen.
        Du hast { $count } Bewegungen und dazu { $flights } im Flug.
}
volcanique-prompt-walk = { $who }, wohin zieht { FORM($piece, "der") } auf { $from }?
volcanique-prompt-victim = { $who }, welches Tierchen von { $owner } muss weichen?
volcanique-prompt-drift = { $who }, soll die Insel noch ein Feld weiterziehen?
volcanique-prompt-buy-first = { $who }, kaufe Land, einen Vulkan oder eine Insel.
    Du hast { $purse }, { $hand } Tierchen auf der Hand und { $crater } im Krater.
volcanique-prompt-buy-none = { $who }, du kannst nichts bezahlen, was jetzt zu kaufen ist.
    Wenn du weitermachst, kommt ein Tierchen von deiner Hand in deinen Krater. Du hast { $purse }, { $hand } Tierchen auf der Hand und { $crater } im Krater.
volcanique-prompt-buy-none-spared = { $who }, du kannst nichts bezahlen, was jetzt zu kaufen ist.
    Du darfst weitermachen, und kein Tierchen kommt in deinen Krater. Du hast { $purse }, { $hand } Tierchen auf der Hand und { $crater } im Krater.
volcanique-prompt-buy-final = { $who }, das ist dein Schlusszug: Kaufe einen Vulkan oder mach weiter.
    Du hast { $purse }, { $hand } Tierchen auf der Hand und { $crater } im Krater.
volcanique-prompt-buy-more = { $who }, kaufe noch etwas oder mach weiter.
    Du hast { $purse }, { $hand } Tierchen auf der Hand und { $crater } im Krater.
volcanique-prompt-pay = { $who }, womit bezahlst du { $what }? Du hast { $purse }.
volcanique-prompt-place = { $who }, wohin kommt das { $tile }?
volcanique-prompt-summon-tile = { $count ->
    [one] { $who }, wähle das letzte Plättchen deiner neuen Insel.
   *[other] { $who }, wähle ein Plättchen deiner neuen Insel; { $count } stehen noch aus.
}
volcanique-prompt-summon-place = { $who }, wo entsteht das { $tile } deiner neuen Insel?
volcanique-prompt-caldera = { $who }, kaufst du eine Caldera-Karte für einen Rohstoff jeder Sorte? Du hast { $purse }.
volcanique-prompt-claim = { $who }, beanspruche Land oder beende das Beanspruchen.
    Du hast { $hand } Tierchen auf der Hand.
volcanique-prompt-sacrifice = { $who }, opfere ein Tierchen oder geh zum Einsammeln über.
    In deinem Krater sind { $crater } von 3; du hast { $purse }.
volcanique-prompt-discard = { $count ->
    [one] { $who }, lege { $count } Rohstoff zurück.
        Du hast { $purse }.
   *[other] { $who }, lege { $count } Rohstoffe zurück.
        Du hast { $purse }.
}
volcanique-prompt-migrate = { $who }, wohin weicht { FORM($piece, "der") } von { $owner } auf { $from } aus, bevor das Plättchen gelegt wird?
volcanique-prompt-ride = { $who }, auf welchem Teil des neuen Plättchens auf { $hex } kommt dein eingegrabenes Tierchen zu liegen?
volcanique-prompt-escape-free = { $who }, { FORM($piece, "der") } auf { $from } wird getroffen.
    Wohin fliehst du?
volcanique-prompt-escape-volcano = { $who }, unter { FORM($piece, "dem") } auf { $from } bricht ein Vulkan aus.
    Zahlst du { $price }, um zu fliehen? Du hast { $purse }.
volcanique-prompt-escape-lava = { $who }, Lava erreicht { FORM($piece, "den") } auf { $from }.
    Zahlst du { $price }, um zu fliehen? Du hast { $purse }.
volcanique-prompt-escape-landslide = { $who }, ein Erdrutsch trifft { FORM($piece, "den") } auf { $from }.
    Zahlst du { $price }, um zu fliehen? Du hast { $purse }.
volcanique-prompt-lose = { $count ->
    [one] { $who }, das Biom mit { $biome } ist umkämpft: Wähle noch { $count } Tierchen, das weicht.
   *[other] { $who }, das Biom mit { $biome } ist umkämpft: Wähle noch { $count } Tierchen, die weichen.
}
volcanique-prompt-flee = { $who }, Lava erreicht deinen Schwimmer auf { $hex }.
    Wohin schwimmt er?
volcanique-prompt-divert = { $who }, Lava von { $from } droht deine Tierchen auf { $to } zu erreichen.
    Versuchst du, sie umzuleiten?
volcanique-prompt-divert-roll = { $who } würfelt, um die Lava umzuleiten.
volcanique-prompt-erupt = { $who }, wo bricht dein Vulkan aus?
volcanique-prompt-siphon = { $count ->
    [one] { $who }, zapfe { $count } Rohstoff deiner Wahl vom Vulkan ab.
   *[other] { $who }, zapfe { $count } Rohstoffe deiner Wahl vom Vulkan ab.
}
volcanique-prompt-sleight = { $who }, drehst du das Plättchen unter deinem Vulkan auf { $hex }?
volcanique-prompt-unlock = { $who }, welche Kraft schaltest du frei?
volcanique-prompt-spend = { $who }, deine Hand ist leer: Welches Tierchen kommt vom Land aufs Raster?
volcanique-prompt-freeze = { $who }, welches Feld friert zuerst ein?
volcanique-prompt-flow = { $who }, wohin fließt die Lava auf { $hex }?
volcanique-prompt-flow-chance = Lava fließt von { $hex } weiter.
volcanique-prompt-lateral = { $who }, soll dein Vulkan auf { $hex } daneben ein zweites Mal ausbrechen?
volcanique-prompt-name = { $count ->
    [one] { $who }, nenne das letzte Feld, das der Würfel treffen kann.
   *[other] { $who }, nenne ein Feld, das der Würfel treffen kann; { $count } sind noch zu nennen.
}
volcanique-prompt-strike = Der Würfel bestimmt, wo der zweite Ausbruch ist.
volcanique-prompt-bomb = { $who }, wirfst du vom Vulkan auf { $hex } eine Bombe?
volcanique-prompt-bomb-roll = { $who } würfelt für die Bombe.
volcanique-prompt-slide = { $who }, lässt du ein Plättchen neben dem Vulkan auf { $hex } rutschen?
volcanique-prompt-draw = { $who } zieht eine Caldera-Karte.
volcanique-prompt-swim = { $who }, wohin zieht dein Schwimmer auf { $hex }?
volcanique-prompt-barter-give = { $who }, welche Rohstoffe tauschst du? Höchstens 3.
volcanique-prompt-barter-take = { $count ->
    [one] { $who }, nimm dir dafür { $count } Rohstoff.
   *[other] { $who }, nimm dir dafür { $count } Rohstoffe.
}
volcanique-prompt-seam = { $who }, von welcher Sorte nimmst du dir drei?
volcanique-prompt-sinkhole = { $who }, welches oberste Plättchen stürzt ein?
volcanique-prompt-aim = { $who }, welche Lava lenkst du: eine auf dem Spielplan oder die deines nächsten Vulkans?
volcanique-prompt-quench = { $who }, welche Lava wird abgelöscht?
volcanique-prompt-crown = { $who }, setzt du ein Tierchen auf das, was vom Supervulkan übrig ist?
volcanique-prompt-over = Das Spiel ist vorbei.
    { $winners }
# Prices stand in the accusative: "bezahlst du …", "zahlt … für …".
volcanique-price-land = das { $tile }
volcanique-price-volcano = einen Vulkan
volcanique-price-island = eine Insel
volcanique-price-vent = einen günstigen Vulkan
volcanique-price-card = eine Caldera-Karte
volcanique-price-escape = die Flucht
volcanique-price-colossal = einen Koloss
volcanique-price-sacrifice = ein Opfer

# Answers: short labels
volcanique-answer-done = Fertig
volcanique-answer-done-move = Bewegen beenden
volcanique-answer-done-buy = Nichts mehr kaufen
volcanique-answer-done-buy-none = Nichts kaufen
volcanique-answer-done-buy-sacrifice = Nichts kaufen; ein Tierchen kommt von deiner Hand in den Krater
volcanique-answer-done-caldera = Keine Karte kaufen
volcanique-answer-done-claim = Beanspruchen beenden
volcanique-answer-done-sacrifice = Weiter zum Einsammeln
volcanique-answer-done-summon = Insel so lassen
volcanique-answer-done-drift = Hier anhalten
volcanique-answer-done-sleight = Plättchen so liegen lassen
volcanique-answer-done-escape = Bleiben; es kehrt auf die Hand zurück
volcanique-answer-done-siphon = Nichts abzapfen
volcanique-answer-done-divert = Lava kommen lassen
volcanique-answer-done-lateral = Kein zweiter Ausbruch
volcanique-answer-done-bomb = Keine Bombe werfen
volcanique-answer-done-slide = Nichts rutschen lassen
volcanique-answer-done-crown = Leer lassen
volcanique-answer-sit = { $who } sitzt als Nächstes
volcanique-answer-deal = { $power } liegt auf { $slot }
volcanique-answer-roll = Der Würfel zeigt { $face }
volcanique-answer-strike = { $hex } bricht aus
volcanique-answer-draw = Die Karte ist „{ $card }“
volcanique-answer-build = { $tile }
volcanique-answer-build-turned = { $tile }: { $facing }
volcanique-answer-take = { $mix } nehmen
volcanique-answer-give = { $mix } zurücklegen
volcanique-answer-give-nothing = Nichts zurücklegen
volcanique-answer-pay = { $mix } zahlen
volcanique-answer-pick = { $piece } auf { $spot } bewegen
volcanique-answer-lose = { $piece } auf { $spot } verlieren
volcanique-answer-to = Nach { $spot }
volcanique-answer-converge = Die Insel von { $hex } nach { $edge } bewegen
volcanique-answer-drift = Weiter nach { $edge }
volcanique-answer-rift-column = Entlang der Spalte von { $hex } schneiden und diese Seite nach { $edge } bewegen
volcanique-answer-rift-row = Entlang der Reihe von { $hex } schneiden und diese Seite nach { $edge } bewegen
volcanique-answer-rift-diagonal = Entlang der Diagonale von { $hex } schneiden und diese Seite nach { $edge } bewegen
volcanique-answer-rift-space = { $hex } abschneiden und nach { $edge } bewegen
volcanique-answer-rift-rest = { $hex } abschneiden und den Rest nach { $edge } bewegen
volcanique-answer-slide = Das oberste Plättchen von { $hex } rutscht nach { $edge }
volcanique-answer-flow = Die Lava fließt nach { $edge }, auf { $hex }
volcanique-answer-play = „{ $card }“ ausspielen
volcanique-answer-buy-volcano = Vulkan kaufen (6 oder 5 einer Sorte)
volcanique-answer-buy-island = Insel herbeirufen (7 und der Krater, in der Not kostenlos)
volcanique-answer-buy-summoned = { $tile } nehmen (noch { $left })
volcanique-answer-buy-uno = { $tile } kaufen (4 oder 3 einer Sorte; noch { $left })
volcanique-answer-buy-duo = { $tile } kaufen (3 oder 2 einer Sorte; noch { $left })
volcanique-answer-buy-trio = { $tile } kaufen (2 beliebige; noch { $left })
volcanique-answer-place = Auf { $hex } legen
volcanique-answer-place-turned = Auf { $hex } legen: { $facing }
volcanique-answer-rotate = Drehen: { $facing }
volcanique-answer-unlock = { $power } auf { $slot } freischalten
volcanique-answer-claim = { $spot } beanspruchen
volcanique-answer-grow = Tierchen auf { $spot } zum Koloss wachsen lassen (4 Rohstoffe)
volcanique-answer-ashore = Auf { $spot } an Land kommen
volcanique-answer-sacrifice = Tierchen auf { $spot } opfern
volcanique-answer-burrow = Tierchen auf { $spot } eingraben
volcanique-answer-emerge = Tierchen auf { $spot } auftauchen lassen
volcanique-answer-offer = Tierchen von der Hand opfern (5 Rohstoffe)
volcanique-answer-offer-frugal = Tierchen von der Hand opfern (2 verschiedene Rohstoffe)
volcanique-answer-divert = Umleitung versuchen
volcanique-answer-lateral = Noch einmal ausbrechen
volcanique-answer-bomb = Bombe werfen
volcanique-answer-buy-card = Caldera-Karte kaufen (einen Rohstoff jeder Sorte)
volcanique-answer-aim-volcano = Nächsten Vulkan lenken
volcanique-answer-erupt = Auf { $hex } ausbrechen ({ $tile })
volcanique-answer-erupt-super = { $hex } zum Supervulkan machen ({ $tile })
volcanique-answer-freeze = { $hex } einfrieren ({ $tile })
volcanique-answer-name = { $hex } nennen ({ $tile })
volcanique-answer-erode = { $tile } auf { $hex } entfernen
volcanique-answer-dive = Auf { $hex } ins Meer
volcanique-answer-swim = Schwimmer auf { $hex } bewegen
volcanique-answer-aim = Lava auf { $hex } lenken
volcanique-answer-quench = Lava auf { $hex } ablöschen

# Refusals: why not, and what would be allowed; the rule is added in brackets
volcanique-refusal-not-asked = Das ist keine Antwort auf das, was jetzt gefragt wird: { $question }.
volcanique-refusal-over = Das Spiel ist vorbei; es kann nichts mehr gespielt werden.
volcanique-refusal-not-possible = Das kann der Zufall hier nicht ergeben: { $question }.
volcanique-refusal-must-buy = Du kannst dir etwas leisten, also musst du zuerst kaufen.
volcanique-refusal-wrong-payment = Das deckt den Preis nicht, oder es ist zu viel: { $question }.
volcanique-refusal-too-dear = Das kostet { $price }; { $has }.
volcanique-refusal-too-dear-one-kind = { $one } einer Sorte oder { $any } gemischt
volcanique-refusal-too-dear-any = { $any } beliebige
volcanique-refusal-too-dear-pair = 2 verschiedene oder { $any } einer Sorte
volcanique-refusal-too-dear-has-mixed = du hast { $count } gemischt
volcanique-refusal-too-dear-has-one-kind = du hast { $count } einer Sorte
volcanique-refusal-too-dear-has-nothing = du hast nichts
volcanique-refusal-not-of-each-kind = Eine Caldera-Karte kostet einen Kristall, ein Blatt und eine Muschel, und du hast nicht alle drei.
volcanique-refusal-supply-empty = Davon hat der Vorrat nichts mehr; wähle, was er hat.
volcanique-refusal-wrong-size = Eine Insel wird aus einem Uno, dann einem Duo, dann einem Trio gebaut; nimm die Größe, die dran ist.
volcanique-refusal-no-edge-matches = Keine Kante des Plättchens würde zu einem Nachbarplättchen passen; drehe es oder lege es woandershin.
volcanique-refusal-same-rotation = Ein Plättchen wird 0- bis 5-mal gedreht, und diese Drehung sieht aus wie eine andere oder lässt es, wie es liegt.
volcanique-refusal-no-land = Dort ist kein Land; Plättchen und Vulkane kommen auf Land oder Erde.
volcanique-refusal-covered = Lava oder ein Vulkan bedeckt dieses Feld; wähle eins, das frei liegt.
volcanique-refusal-frozen = Dieses Feld ist gefroren; dort geschieht nichts mehr.
volcanique-refusal-protected = { $who } steht dort und darf jetzt nicht überbaut werden; wähle Erde, ein leeres Plättchen, ein eigenes oder eins von denen mit den meisten Tierchen.
volcanique-refusal-not-to-the-left = Du darfst Erde überbauen, Plättchen deines linken Nachbarn und Plättchen von allen mit fünf oder mehr Tierchen.
volcanique-refusal-nobody-there = Dort steht kein Tierchen, das du wählen könntest.
volcanique-refusal-controlled = Dieses Biom wird kontrolliert; wähle eins, das niemand kontrolliert.
volcanique-refusal-inhabited = Auf diesem Plättchen steht jemand; beanspruche ein leeres.
volcanique-refusal-no-such-part = So einen Teil zum Stehen gibt es dort nicht; wähle eine Farbe, die das sichtbare Plättchen hat.
volcanique-refusal-out-of-reach = Das ist außer Reichweite; es zieht innerhalb seines Bioms oder auf einen unkontrollierten Teil seines eigenen Plättchens.
volcanique-refusal-same-place = Dort steht es schon; wähle einen anderen Ort.
volcanique-refusal-no-movement-left = Du hast keine Bewegung mehr.
volcanique-refusal-pack-too-small = { $who } hat dort ein Rudel oder eine Herde, und deine Gruppe muss größer sein; bring mehr Tierchen mit.
volcanique-refusal-herd-holds = { $who } hat dort eine Herde, die niemanden hereinlässt; nur Besitzer, die auch Kooperation haben, teilen mit dir.
volcanique-refusal-no-group = Das ist keine deiner Gruppen; sie braucht zwei oder mehr aktive Tierchen in einem Biom und wird nach dem ersten davon benannt.
volcanique-refusal-no-power = Dafür fehlt dir eine Kraft: { $what }.
volcanique-refusal-used-up = Schon verbraucht: { $what }. Später geht es wieder.
volcanique-refusal-limited-used = Schon verbraucht: { $what }. Es geht einmal vor dem Schlusszug und einmal darin.
volcanique-refusal-no-such-card = Du hast keine solche Karte auf der Hand.
volcanique-refusal-card-useless = Das würde hier nichts bewirken: { $what }. Heb dir die Karte auf.
volcanique-refusal-hand-empty = Du hast kein Tierchen mehr auf der Hand.
volcanique-refusal-crater-full = Dein Krater ist voll; er fasst drei.
volcanique-refusal-crater-not-full = Eine Insel braucht drei Tierchen in deinem Krater; opfere erst mehr.
volcanique-refusal-deck-empty = Der Caldera-Stapel ist leer.
volcanique-refusal-slot-not-adjacent = Diese Kraft liegt nicht neben einer von deinen; geh Schritt für Schritt.
volcanique-refusal-first-slot = Deine erste Kraft ist die auf Stufe 1.
volcanique-refusal-not-lower = Lava fließt nur auf ein niedrigeres Feld.
volcanique-refusal-not-free-ocean = Das ist kein freies Meer in Landnähe; wähle ein Feld ohne Land, Lava, Frost oder Schwimmer.
volcanique-refusal-island-too-near = Das ist zu nah an anderem Land; lass ein Feld dazwischen frei.
volcanique-refusal-island-too-far = Das ist zu weit weg; beginne zwei Felder vom Land entfernt und halte die Insel zusammen.
volcanique-refusal-off-the-table = Das liegt jenseits des Tischrands.
volcanique-refusal-island-held = Inseln mit Frost oder einem Supervulkan bleiben, wo sie sind.
volcanique-refusal-bad-cut = Bei diesem Schnitt bleiben keine zwei zusammenhängenden Stücke, die sich voneinander lösen; schneide woanders oder bewege in die andere Richtung.
volcanique-refusal-same-cut = Derselbe Schnitt wird anders geschrieben; wähle ihn aus der Liste.
volcanique-refusal-not-first-space = Eine Insel wird nach ihrem ersten Feld benannt; wähle sie aus der Liste.
volcanique-refusal-too-low = Nur ein Stapel aus zwei oder mehr Plättchen kann sein oberstes verlieren.
volcanique-refusal-uno-of-controlled = Ein Uno eines kontrollierten Bioms bleibt, wo es ist.
volcanique-refusal-not-beside = Dieses Feld liegt nicht neben dem Vulkan.
volcanique-refusal-named-already = Dieses Feld ist schon genannt; nenne ein anderes.
volcanique-refusal-no-lava = Auf diesem Feld liegt keine Lava.
volcanique-refusal-not-active = Dafür braucht es ein einfaches Tierchen, das weder eingegraben noch eingefroren ist.
volcanique-refusal-one-colossal = Du hast schon einen Koloss; mehr als einer zugleich geht nicht.
volcanique-refusal-not-super = Jetzt kann es keinen Supervulkan geben.
volcanique-refusal-not-in-final-turn = In einem Schlusszug geht das nicht.
volcanique-refusal-no-purchase-left = Du hast in diesem Zug alles gekauft, was du kaufen darfst.
volcanique-refusal-no-lava-tile = Es ist kein Lavaplättchen mehr da, also kann niemand einen Vulkan kaufen.
volcanique-refusal-wrong-amount = Das ist nicht die Menge, nach der gefragt wird, oder du hast sie nicht.

# What is asked, as a part of a refusal; sentences after a colon
volcanique-question-order = Der Zufall bestimmt, wer als Nächstes sitzt
volcanique-question-build = Ein Plättchen der Startinsel ist zu wählen
volcanique-question-settle = Das dritte Tierchen ist zu setzen
volcanique-question-deal = Eine Kraft wird ausgelegt
volcanique-question-gift = Zwei Rohstoffe sind zu nehmen
volcanique-question-move = Etwas darf sich bewegen, oder die Phase endet
volcanique-question-walk = Ein Ziel für die Bewegung ist zu wählen
volcanique-question-victim = Ein Tierchen, das weicht, ist zu wählen
volcanique-question-drift = Die Insel darf ein Feld weiterziehen oder anhalten
volcanique-question-buy = Etwas ist zu kaufen
volcanique-question-pay = Ein Preis ist zu bezahlen
volcanique-question-place = Ein Ort für das Plättchen ist zu wählen
volcanique-question-migrate = Ein neuer Ort für ein Tierchen unter dem Plättchen ist zu wählen
volcanique-question-ride = Ein Teil des neuen Plättchens ist zu wählen
volcanique-question-summon-tile = Das nächste Plättchen der neuen Insel ist zu wählen
volcanique-question-summon-place = Sein Ort ist zu wählen
volcanique-question-erupt = Ein Ort für den Vulkan ist zu wählen
volcanique-question-siphon = Rohstoffe sind abzuzapfen
volcanique-question-escape = Ein Tierchen darf fliehen oder bleibt
volcanique-question-sleight = Das Plättchen darf gedreht werden oder bleibt, wie es ist
volcanique-question-unlock = Eine Kraft ist freizuschalten
volcanique-question-spend = Ein Tierchen für das Raster ist zu wählen
volcanique-question-freeze = Ein Feld zum Einfrieren ist zu wählen
volcanique-question-flow = Lava fließt
volcanique-question-divert = Die Lava darf umgeleitet werden oder kommt
volcanique-question-divert-roll = Für die Lava wird gewürfelt
volcanique-question-flee = Ein neuer Ort für den Schwimmer ist zu wählen
volcanique-question-lose = Tierchen, die das umkämpfte Biom verlassen, sind zu wählen
volcanique-question-lateral = Es darf einen zweiten Ausbruch geben oder nicht
volcanique-question-name = Felder für den Würfel sind zu nennen
volcanique-question-strike = Der Würfel bestimmt, wo der zweite Ausbruch ist
volcanique-question-bomb = Eine Bombe darf geworfen werden oder nicht
volcanique-question-bomb-roll = Für die Bombe wird gewürfelt
volcanique-question-slide = Ein Plättchen darf rutschen oder nicht
volcanique-question-caldera = Eine Karte darf gekauft werden oder nicht
volcanique-question-draw = Eine Caldera-Karte wird gezogen
volcanique-question-claim = Land darf beansprucht werden, oder die Phase endet
volcanique-question-swim = Ein Ort für den Schwimmer ist zu wählen
volcanique-question-sacrifice = Etwas darf geopfert werden, oder die Phase endet
volcanique-question-discard = Rohstoffe über dem Limit sind zurückzulegen
volcanique-question-barter-give = Rohstoffe zum Tauschen sind zu wählen
volcanique-question-barter-take = Dafür sind Rohstoffe zu nehmen
volcanique-question-seam = Eine Rohstoffsorte ist zu wählen
volcanique-question-sinkhole = Ein Plättchen, das einstürzt, ist zu wählen
volcanique-question-aim = Eine Lava oder der nächste Vulkan ist zu nennen
volcanique-question-quench = Eine Lava ist zu nennen
volcanique-question-crown = Ein Tierchen darf auf die Mitte gesetzt werden oder nicht

# The summary for the terminal
volcanique-board-lava = ~
volcanique-board-volcano = ^
volcanique-board-frost = *
volcanique-board-sea = s
volcanique-board-colossal = !
volcanique-summary-legend = Die Buchstaben am Rand sind die Kanten: D Basalt (Kristalle), M Farn (Blätter), L Sand (Muscheln); innen stehen die Höhe, dann ~ Lava, ^ Vulkan, * Frost, dann Tierchen mit ihrer Farbe (klein: eingegraben, ! Koloss, s schwimmt im Meer). { $marks }
volcanique-summary-round = Runde { $round }.
volcanique-summary-close-over = Das Spiel ist vorbei.
volcanique-summary-close-final = Das Ende hat begonnen: ein Schlusszug für alle anderen.
volcanique-summary-close-finale = Das Finale: Lava und Beanspruchen, sonst nichts.
volcanique-summary-close-super = Der Supervulkan steht; das Spiel endet mit seinem Ausbruch.
volcanique-summary-close-winter = Vulkanwinter: Das Spiel endet, wenn alles Land gefroren ist.
volcanique-summary-supply = Vorrat: { $tiles }; Lavaplättchen { $lava }; Rohstoffe { $bank }
volcanique-summary-kind = { $what } { $count }
volcanique-summary-deck = Caldera-Stapel: { $cards }; ausgespielt: { $played }
volcanique-summary-lava = Lava, die älteste zuerst: { $list }
volcanique-summary-frost = Frost: alles im Umkreis von { $reach } um { $hex }
volcanique-summary-slot = { $slot } { $power }
volcanique-summary-slot-owned = { $slot } { $power } [{ $owners }]
volcanique-summary-player = { $mark } { $who }: Rohstoffe { $purse }; Hand { $hand }, Krater { $crater }, Raster { $grid }
volcanique-summary-land = Land: { $list }
volcanique-summary-colossal = { $spot } (Koloss)
volcanique-summary-burrowed = { $spot } (eingegraben)
volcanique-summary-sea = Meer: { $list }
volcanique-summary-cards = Karten: { $list }
volcanique-summary-cards-hidden = { $cards }
volcanique-summary-points = bisher { $points }
