# The board of Volcanique: what is said of spaces, and call-outs
page-vq-space = { $hex }: Höhe { $height }, { $terrain }.
page-vq-space-sea = { $hex }: Meer.
page-vq-space-lava = Darauf liegt Lava.
page-vq-space-pool = Darauf liegt Lava und erstarrt zu Erde.
page-vq-space-volcano = Darauf steht ein Vulkan.
page-vq-space-super = Darauf steht der Supervulkan.
page-vq-space-frozen = Es ist gefroren.
page-vq-space-owner = Kontrolle über den { $biome }-Teil: { $who }.
page-vq-space-critter = Tierchen von { $who } auf { $biome }.
page-vq-space-burrowed = Eingegrabenes Tierchen von { $who } auf { $biome }.
page-vq-space-colossal = Koloss von { $who } auf { $biome }.
page-vq-space-swimmer = Hier schwimmt ein Tierchen von { $who }.
page-vq-then = { $answer }. { $then }
page-vq-turn-left = Plättchen gegen den Uhrzeigersinn drehen
page-vq-turn-right = Plättchen im Uhrzeigersinn drehen
page-vq-ghost-height = Höhe { $before } → { $after }
page-vq-ghost-edges = { $count ->
    [one] { $count } Kante passt
   *[other] { $count } Kanten passen
}
page-vq-ghost-soil = Auf Erde: Du darfst noch einmal kaufen.
page-vq-ghost-leaves = { $who } muss weichen.
page-vq-pin = { $share }/{ $all }
page-vq-call-you = Dein Tierchen, falls getroffen
page-vq-call-you-colossal = Dein Koloss, falls getroffen
page-vq-call-who = { $who }, falls getroffen
page-vq-call-who-colossal = Koloss von { $who }, falls getroffen
page-vq-call-you-pays = zahle { $price }, sonst kehrt es heim
page-vq-call-pays = zahlt { $price } oder kehrt heim
page-vq-call-home = kehrt heim
page-vq-call-wounded = verliert 1, Lava ist weg
page-vq-call-swims = schwimmt weiter
