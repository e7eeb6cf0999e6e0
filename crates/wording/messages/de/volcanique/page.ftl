# The table of Volcanique: panels, tray, supply, scoring
page-vq-board = Das Meer mit seinen Inseln
page-vq-crater-label = Krater: { $count } von 3
page-vq-players = Spieler
page-vq-close-over = Das Spiel ist vorbei
page-vq-close-final = Schlusszüge
page-vq-close-finale = Finale: Lava und Beanspruchen
page-vq-close-super = Der Supervulkan bricht bald aus
page-vq-close-winter = Vulkanwinter

# Steps of a turn and of a volcano
page-vq-steps = Phasen des Zuges
page-vq-step-move = Bewegen
page-vq-step-buy = Kaufen
page-vq-step-caldera = Caldera
page-vq-step-claim = Beanspruchen
page-vq-step-sacrifice = Opfern
page-vq-step-collect = Einsammeln
page-vq-step-lava = Lava
page-vq-step-leave = Tierchen weichen
page-vq-step-unlock = Kraft freischalten
page-vq-step-flow = Lava fließt
page-vq-step-contests = Streit
page-vq-step-bombs = Bomben und Erdrutsche

# Prompts that rely on what can be seen
page-vq-prompt-move = Bewege ein Tierchen oder mach weiter
page-vq-prompt-move-more = { $count ->
    [one] Eine Bewegung: Wähle ein leuchtendes Tierchen, dann sein Ziel.
   *[other] { $count } Bewegungen: Wähle ein leuchtendes Tierchen, dann sein Ziel.
}
page-vq-prompt-move-none = Kein Tierchen kann sich bewegen
page-vq-prompt-move-none-more = Weiter zum Kaufen.
page-vq-prompt-walk = Wohin zieht es?
page-vq-prompt-walk-more = Wähle einen leuchtenden Teil eines Plättchens.
page-vq-prompt-buy = Kaufen und stapeln: Wähle aus dem Vorrat
page-vq-prompt-buy-more = Wenn du etwas kaufen kannst, musst du es tun.
page-vq-prompt-buy-none = Du kannst nichts kaufen
page-vq-prompt-buy-none-more = Wenn du weitermachst, kommt ein Tierchen von deiner Hand in deinen Krater, falls du eins auf der Hand hast und im Krater Platz ist.
page-vq-prompt-buy-again = Kaufe noch etwas oder mach weiter
page-vq-prompt-buy-again-more = Das Plättchen auf Erde erlaubt einen weiteren Kauf.
page-vq-prompt-buy-terrace = Kaufe noch etwas oder mach weiter
page-vq-prompt-buy-terrace-more = „Zweite Terrasse“ erlaubt einen weiteren Kauf.
page-vq-prompt-buy-done = Du kannst nichts mehr kaufen
page-vq-prompt-buy-done-more = Weiter zum Beanspruchen.
page-vq-prompt-buy-final = Schlusszug: Kaufe einen Vulkan oder mach weiter
page-vq-prompt-buy-final-more = In einem Schlusszug kannst du nur Vulkane kaufen, und du musst keinen kaufen. Je drei Rohstoffe, die du behältst, bringen einen Punkt.
page-vq-prompt-buy-final-done = Schlusszug: Du kannst keinen Vulkan kaufen
page-vq-prompt-buy-final-done-more = Weiter zum Beanspruchen.
page-vq-prompt-place = Wohin kommt das Plättchen?
page-vq-prompt-place-more = Wähle ein leuchtendes Feld, drehe das Plättchen, lege es.
page-vq-prompt-build = Baue deine Insel: Wähle ein Plättchen
page-vq-prompt-build-more = Es liegt sofort auf seinem Feld; drehe es und lege es.
page-vq-prompt-erupt = Wo bricht dein Vulkan aus?
page-vq-prompt-erupt-more = Alle auf diesem Feld kehren heim; dann läuft Lava auf ein niedrigeres Feld daneben und fließt in der nächsten Lavaphase weiter.
page-vq-prompt-unlock = Vulkan: Wähle die Kraft, die du freischaltest
page-vq-prompt-unlock-more = Neben einer von deinen. Dein Tierchen bleibt für einen Punkt auf dem Raster.
page-vq-prompt-caldera = Caldera-Karte kaufen?
page-vq-prompt-caldera-more = Ein Rohstoff jeder Sorte für die oberste Karte. Nur du siehst sie.
page-vq-prompt-claim = Beanspruche Land oder mach weiter
page-vq-prompt-claim-more = Ein Tierchen von deiner Hand kommt auf einen leuchtenden Teil, den niemand kontrolliert, auf einem Plättchen, auf dem niemand steht.
page-vq-prompt-claim-none = Es gibt kein Land zu beanspruchen
page-vq-prompt-claim-none-more = Weiter zum Opfern.
page-vq-prompt-sacrifice = Opfere ein Tierchen oder mach weiter
page-vq-prompt-sacrifice-more = Tierchen im Krater bringen Punkte, und drei davon rufen eine Insel herbei.

# A turn that went by unasked
page-vq-passed = Dein Zug ist vorbei, denn du hattest nichts zu entscheiden: { $reasons }.
page-vq-passed-no-critters = du hast kein Tierchen an Land, das ziehen könnte
page-vq-passed-move = keines deiner Tierchen konnte ziehen
page-vq-passed-buy = { $count ->
    [one] für { $count } Rohstoff gibt es nichts zu kaufen
   *[other] für { $count } Rohstoffe gibt es nichts zu kaufen
}
page-vq-passed-hand = du hast kein Tierchen auf der Hand, um Land zu beanspruchen
page-vq-passed-claim = es gab kein Land zu beanspruchen
page-vq-passed-sacrifice = es gab nichts zu opfern

# Answers
page-vq-kinds = Was du auf dem Spielplan tust
page-vq-which = Welche Möglichkeit?
page-vq-cut-way = { $spaces } nach { $way }
page-vq-cut-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
page-vq-cut = { $count ->
    [one] { $count } Feld abschneiden, ab { $hex }
   *[other] { $count } Felder abschneiden, ab { $hex }
}
page-vq-kind-walk = Bewegen
page-vq-kind-tile = Plättchen legen
page-vq-kind-claim = Beanspruchen
page-vq-kind-volcano = Vulkan
page-vq-kind-super = Supervulkan
page-vq-kind-grow = Zum Koloss wachsen
page-vq-kind-erode = Abtragen
page-vq-kind-sea = Meer
page-vq-kind-sacrifice = Vom Land
page-vq-kind-burrow = Eingraben
page-vq-kind-lose = Verlieren
page-vq-kind-converge = Insel bewegen
page-vq-kind-rift = Insel zerschneiden
page-vq-kind-slide = Erdrutsch
page-vq-kind-name = Wählen
page-vq-hint-walk = Wähle ein leuchtendes Tierchen.
page-vq-hint-tile = Wähle ein leuchtendes Feld.
page-vq-hint-claim = Wähle einen leuchtenden Teil eines Plättchens.
page-vq-hint-volcano = Wähle ein leuchtendes Feld.
page-vq-hint-super = Wähle, wo sich der Supervulkan erhebt. Er beendet das Spiel.
page-vq-hint-grow = Wähle das Tierchen, das für 4 Rohstoffe wächst.
page-vq-hint-erode = Wähle ein oberstes Plättchen, das verschwindet.
page-vq-hint-sea = Wähle ein Meerfeld oder einen Schwimmer.
page-vq-hint-sacrifice = Wähle das Tierchen, das in den Krater kommt.
page-vq-hint-burrow = Wähle das Tierchen, das sich eingräbt oder auftaucht.
page-vq-hint-lose = Wähle das Tierchen, das du verlierst.
page-vq-hint-converge = Wähle einen Pfeil neben einer Insel.
page-vq-hint-rift = Wähle einen Riss oder ein leuchtendes Feld, dann einen Pfeil.
page-vq-hint-slide = Wähle das Feld, dessen oberstes Plättchen rutscht.
page-vq-hint-name = Wähle ein leuchtendes Feld.
page-vq-unlock = { $power } freischalten und ausbrechen
page-vq-unlock-which = Kräfte, die dir offenstehen
page-vq-unlock-more = Danach entscheiden die Würfel: kein Zurück
page-vq-back-critter = Anderes wählen
page-vq-back-volcano = Vulkan zurücklegen
page-vq-back-tile = Zurücklegen
page-vq-back-space = Anderes Feld wählen
page-vq-nothing = Nichts
page-vq-less = 1 { $what } weniger
page-vq-more = 1 { $what } mehr
page-vq-mix-wrong = Diese Menge passt noch nicht.
page-vq-confirm-loses-covered = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Das Plättchen überbaut es, und in seinem Biom kann es nirgends sonst stehen.
page-vq-confirm-loses-volcano = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Unter ihm bricht der Vulkan aus.
page-vq-confirm-loses-lava = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Lava erreicht es.
page-vq-confirm-loses-landslide = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Ein Erdrutsch trifft es.
page-vq-confirm-loses-contest = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Sein Biom würde sich mit einem anderen verbinden, und der Streit darum geht verloren.
page-vq-confirm-loses-pack = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Ein größeres Rudel vertreibt es.
page-vq-confirm-loses-herd = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Eine Herde hält dieses Biom.
page-vq-confirm-loses-bomb = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Die Bombe trifft es.
page-vq-confirm-loses-entered = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Es muss weichen.
page-vq-confirm-loses-super = Dein Tierchen auf { $biome } ({ $hex }) kehrt heim: Der Supervulkan vertreibt es.
page-vq-confirm-place = Das Plättchen hier legen?
page-vq-confirm-erupt = Den Vulkan hier ausbrechen lassen?
page-vq-confirm-ends = Damit beginnt das Ende des Spiels.

# The ghost
page-vq-ghost = Das Plättchen, das noch nicht gelegt ist
page-vq-put-back = Aufnehmen
page-vq-turn = Drehen
page-vq-place = Hier legen
page-vq-laying-height = Höhe { $from } → { $to }
page-vq-laying-edges = { $count ->
    [one] 1 Kante passt
   *[other] { $count } Kanten passen
}
page-vq-laying-leave = { $count ->
    [one] 1 Tierchen muss weichen
   *[other] { $count } Tierchen müssen weichen
}
page-vq-laying-soil = auf Erde: Du darfst noch einmal kaufen

# The supply
page-vq-supply = Der Vorrat
page-vq-tile-left = { $tile }: noch { $count }
page-vq-price-any = beliebig gemischt
page-vq-price-alike = alle gleich
page-vq-volcano = Vulkan
page-vq-volcano-label = Vulkan kaufen
page-vq-island = Insel
page-vq-island-label = Insel herbeirufen
page-vq-card = Caldera
page-vq-card-label = Caldera-Karte kaufen; noch { $count }
page-vq-card-after = nach dem Kaufen
page-vq-card-why = Eine Caldera-Karte kaufst du nach dem Kaufen, einmal pro Zug, für einen Rohstoff jeder Sorte.
page-vq-card-play = Ausspielen
page-vq-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
page-vq-short-crater = Krater { $count }/{ $all }
page-vq-short-not-now = jetzt nicht
page-vq-sold-out = ausverkauft

# Lava
page-vq-outlets = Wohin die Lava fließen kann
page-vq-outlets-more = Tierchen dort zahlen 2 und fliehen innerhalb ihres Bioms, oder sie kehren auf die Hand zurück
page-vq-outlets-point = Zeige auf ein Feld, um zu sehen, wohin seine Lava fließen könnte
page-vq-outlets-empty = leer
page-vq-outlets-you = du
page-vq-outlets-part = { $weight }/{ $total } { $who }
page-vq-outlets-pools = Kein Feld daneben ist niedriger: Die Lava bleibt, wo sie ist.
page-vq-bomb = Wohin die Bombe fallen kann
page-vq-bomb-more = Der Würfel bestimmt eines der sechs Felder um den Vulkan; Tierchen dort kehren heim

# Panels
page-vq-resource-dark = Kristall
page-vq-resource-medium = Blatt
page-vq-resource-light = Muschel
page-vq-store = Rohstoffe
page-vq-store-count = { $count } von { $limit }
page-vq-store-short = { $count }/{ $limit }
page-vq-hand = auf der Hand
page-vq-land = an Land
page-vq-sea = im Meer
page-vq-points-now = Stand jetzt
page-vq-points-cards = { $count ->
    [one] + { $count } Karte
   *[other] + { $count } Karten
}
page-vq-turn-yours = Du bist am Zug
page-vq-turn-asked = wird gefragt
page-vq-turn-asked-you = Du wirst gefragt
page-vq-turn-now = am Zug
page-vq-turn-next = als Nächstes
page-vq-turn-waiting = wartet
page-vq-cards = { $count ->
    [one] 1 Caldera-Karte
   *[other] { $count } Caldera-Karten
}
page-vq-hand-cards = Deine Caldera-Karten
page-vq-tiles-left = Übrige Landplättchen
page-vq-of = { $count } von { $all }
page-vq-own-seats = Deine Spieler
page-vq-powers = Kräfte
page-vq-powers-grid = Das Kräfteraster
page-vq-powers-count = { $count } von 9 gehören dir
page-vq-powers-open = { $count ->
    [one] 1 steht dir offen
   *[other] { $count } stehen dir offen
}
page-vq-powers-none = Die Kräfte sind noch nicht ausgelegt.
page-vq-power-lateral = Seitlich
page-vq-power-super = Super
page-vq-power-migration = Wanderung
page-vq-power-winter = Winter
page-vq-power-none = Keine Kraft
page-vq-level = Stufe { $level }
page-vq-slot = { $power }, Stufe { $level }; { $who }
page-vq-slot-open = { $power }, Stufe { $level }; { $who }; steht dir offen
page-vq-slot-nobody = niemand hat sie
page-vq-tab-table = Tisch
page-vq-tab-players = Spieler
page-vq-tab-powers = Kräfte
page-vq-tab-log = Verlauf
page-vq-tab-own = Meins

# Scoring
page-vq-score-tie = Bei Gleichstand: mehr Tierchen an Land, dann mehr Vulkane, sonst geteilt.
page-vq-score-total = Punkte
page-vq-score-ties = Bei Gleichstand
page-vq-score-tie-land = { $count ->
    [one] 1 Tierchen an Land
   *[other] { $count } Tierchen an Land
}
page-vq-score-tie-volcanoes = { $count ->
    [one] 1 Vulkan
   *[other] { $count } Vulkane
}
page-vq-score-critters = Tierchen an Land
page-vq-score-critters-more = Je ein Punkt, vier für einen Koloss.
page-vq-score-edges = Verbundene Kanten
page-vq-score-edges-more = Ein Punkt für jede Kante innerhalb deiner Biome.
page-vq-score-grid = Kräfte
page-vq-score-grid-more = Ein Punkt für jedes Tierchen auf dem Raster.
page-vq-score-crater = Krater
page-vq-score-crater-more = Je ein Punkt, mit Verehrung zwei.
page-vq-score-tallest = Höchste Felder
page-vq-score-tallest-more = Drei Punkte für die meisten Felder auf der größten bewohnten Höhe, bei Gleichstand je einer.
page-vq-score-largest = Größte Biome
page-vq-score-largest-more = Drei Punkte für die meisten Biome mit der höchsten Plättchenzahl, bei Gleichstand je einer.
page-vq-score-diversified = Vielfalt
page-vq-score-diversified-more = Ein Punkt für jeden Satz aus den drei Biomen.
page-vq-score-herds = Herden
page-vq-score-herds-more = Ein Punkt für jedes Biom mit einer Herde.
page-vq-score-cards = Caldera-Karten
page-vq-score-cards-more = Wie auf den nicht ausgespielten Karten gedruckt.
page-vq-score-resources = Rohstoffe
page-vq-score-resources-more = Ein Punkt für je drei übrige, für alle, die einen Schlusszug hatten.

# Home, set-up, gallery
page-vq-new-title = Volcanique einrichten
page-vq-new-count = Spieler
page-vq-new-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
page-vq-new-order = Die Spielreihenfolge wird zu Beginn der Partie ausgelost.
page-vq-new-preset-first-game = Erste Partie
page-vq-new-preset-first-game-more = Zufällige Inseln, keine Bonusziele. Du kannst sofort loslegen.
page-vq-new-preset-full = Volle Partie
page-vq-new-preset-full-more = Alle bauen eine Insel, und jedes Bonusziel zählt.
page-vq-new-start = Startinseln
page-vq-new-start-quick = Zufällig
page-vq-new-start-quick-more = Uno, Duo und Trio jeder Insel werden ausgelost, und auch die Plätze der Tierchen.
page-vq-new-start-chosen = Gebaut
page-vq-new-start-chosen-more = Alle wählen die Plättchen ihrer Insel und wie sie liegen.
page-vq-new-cover = Wen du überbauen darfst
page-vq-new-cover-symbiosis = Die Führenden
page-vq-new-cover-symbiosis-more = Plättchen und Vulkane kommen auf leere Plättchen, auf eigene und auf die von Spielern mit den meisten Tierchen an Land.
page-vq-new-cover-to-the-left = Nach links
page-vq-new-cover-to-the-left-more = Plättchen und Vulkane kommen auf Plättchen des linken Nachbarn und auf die von allen, die fünf Tierchen an Land haben.
page-vq-new-how = Wie gespielt wird
page-vq-new-own = Eigene Plättchen, Kräfte und Karten
page-vq-new-bonus = Bonusziele
page-vq-new-tallest = Höchste Felder
page-vq-new-tallest-more = Drei Punkte für die meisten Felder auf der größten bewohnten Höhe.
page-vq-new-largest = Größte Biome
page-vq-new-largest-more = Drei Punkte für die meisten Biome mit der höchsten Plättchenzahl.
page-vq-new-diversified = Vielfalt
page-vq-new-diversified-more = Ein Punkt für jeden Satz aus den drei Biomen.
page-vq-new-endings = Eine Partie endet mit dem letzten Landplättchen, einer leeren Hand, einem Supervulkan oder einem Vulkanwinter, je nachdem, was zuerst kommt.
page-vq-new-advanced = Textdateien, wie sie im Quelltext von Strata liegen: andere Plättchen, Inseln, Kräfte oder Karten. Sie bleiben auf diesem Gerät und werden Teil des Spielstands.
page-vq-new-tiles = Plättchen
page-vq-new-islands = Startinseln
page-vq-new-grid = Kräfteraster
page-vq-new-powers = Kräfte
page-vq-new-caldera = Caldera-Stapel
page-vq-gallery-title = Alles Spielmaterial von Volcanique
page-vq-gallery-tiles = Plättchen
page-vq-gallery-count = { $count ->
    [one] { $count } im Spiel
   *[other] { $count } im Spiel
}
page-vq-gallery-soil = Was aus Lava wird; ein Plättchen darauf erlaubt einen weiteren Kauf
page-vq-gallery-critters = Tierchen
page-vq-gallery-mark-pink = Stern. Stehend, eingegraben, als Koloss.
page-vq-gallery-mark-blue = Mond. Stehend, eingegraben, als Koloss.
page-vq-gallery-mark-yellow = Blatt. Stehend, eingegraben, als Koloss.
page-vq-gallery-mark-violet = Funke. Stehend, eingegraben, als Koloss.
page-vq-gallery-mark-white = Welle. Stehend, eingegraben, als Koloss.
page-vq-gallery-things = Rohstoffe und was es sonst gibt
page-vq-gallery-resource = Aus { $biome }-Biomen
page-vq-gallery-resource-dark = Kristall
page-vq-gallery-resource-medium = Blatt
page-vq-gallery-resource-light = Muschel
page-vq-gallery-volcano = Vulkan
page-vq-gallery-volcano-words = Schickt alle heim, schaltet eine Kraft frei und lässt Lava fließen
page-vq-gallery-super = Supervulkan
page-vq-gallery-super-words = Beendet das Spiel
page-vq-gallery-island = Insel
page-vq-gallery-island-words = Drei neue Plättchen für sieben Rohstoffe und einen vollen Krater
page-vq-gallery-crater = Krater
page-vq-gallery-crater-words = Fasst drei geopferte Tierchen
page-vq-gallery-powers = Kräfte
page-vq-gallery-cards = Caldera-Karten
page-vq-gallery-copies = { $count ->
    [one] { $count } Exemplar.
   *[other] { $count } Exemplare.
}
page-vq-gallery-back = Verdeckt
page-vq-gallery-back-words = Nur wer sie hat, kennt sie
