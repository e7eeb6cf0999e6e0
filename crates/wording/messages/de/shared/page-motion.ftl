# The page: motion.
page-motion-skip = Überspringen
page-motion-turn = { $who } ist am Zug
page-motion-turn-yours = Dein Zug
page-motion-roll = über { $target }
page-motion-chip = { $target } oder mehr
