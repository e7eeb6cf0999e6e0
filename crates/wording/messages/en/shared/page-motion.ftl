# The page: motion.
page-motion-skip = Skip
page-motion-turn = { $who }’s turn
page-motion-turn-yours = Your turn
page-motion-roll = over { $target }
page-motion-chip = { $target } or more
