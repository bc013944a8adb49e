# What every page says about the Rule Game: its places in the menu, and a few sentences on pages of the arena.

rulegame-menu-ladder = Rule Game ladder
rulegame-menu-rules = Rule sets
rulegame-menu-puzzles = Write <link>a rule set of your own</link> and share it as a puzzle.
rulegame-menu-sample = The sample plan has two lists with two rule sets each.
rulegame-menu-task = You will see pieces on a board with four buckets. Your task is to find out which piece goes where.
