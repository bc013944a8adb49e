# What the server's catalogue says of variants and options, by their codes, exactly as the server has it. In English the page shows the server's
# own texts; other languages have theirs here.

## Stratic

catalogue-stratic-variant-base = Base game
catalogue-stratic-about = Two armies, one secret setup each, on a board that keeps growing.
catalogue-stratic-option-dims = Dimensions
catalogue-stratic-option-dims-hint = The cube grows on all six sides; stacking is the fourth dimension. It has its own ratings.
catalogue-stratic-option-dims-value-2 = 2: Flat board
catalogue-stratic-option-dims-value-3 = 3: Cube (4D Stratic)
catalogue-stratic-option-max_expansions = Expansions
catalogue-stratic-option-max_expansions-hint = How many times the board can grow. Empty: no limit. 8: up to the size of the printed board, A–Z × 1–26. After the last expansion the midboard earns nothing more. In three dimensions the board grows at most 120 times.
catalogue-stratic-option-skip_reinforcement = A skip reinforces the opponent
catalogue-stratic-option-skip_reinforcement-hint = If a player’s turn time runs out, the opponent gets one piece. Off by default if a program plays.
catalogue-stratic-option-idle_limit = Skipped turns until a player loses
catalogue-stratic-option-idle_limit-hint = A player who skips this many turns in a row loses the game. 0: never.
catalogue-stratic-option-turn_limit = Turn limit
catalogue-stratic-option-turn_limit-hint = After this many turns, counting both sides, the higher score wins. 0: no limit.
catalogue-stratic-variant-true_endless = True Endless
catalogue-stratic-true_endless-about = True Endless: captured pieces, including the Commander, return to their owner’s hand. The game ends only by agreement, by resignation or at a turn limit. After an agreement or at the limit, points decide.
catalogue-stratic-variant-antistratic = Antistratic
catalogue-stratic-antistratic-about = Antistratic: the first player to lose every piece wins. Captures are compulsory, and the Commander is an ordinary piece.
catalogue-stratic-antistratic-option-skip_reinforcement = A skip reinforces the player who skipped
catalogue-stratic-antistratic-option-skip_reinforcement-hint = A player whose turn time runs out gets one more piece. Off by default if a program plays.
catalogue-stratic-antistratic-option-turn_limit-hint = After this many turns, counting both sides, the side with fewer pieces wins. 0: no limit.

## Stratagem

catalogue-stratagem-variant-base = Base game
catalogue-stratagem-about = Two or four realms on a map of 24 provinces. All orders are simultaneous.
catalogue-stratagem-option-civs = Civilizations
catalogue-stratagem-option-civs-hint = One for each seat, in order: ironborn, verdanti, tidecallers, ashwalkers or random. Empty: players choose, otherwise random.
catalogue-stratagem-option-unique_civs = Unique civilizations
catalogue-stratagem-option-unique_civs-hint = No two players have the same civilization. If two choose the same one, the second gets another at random.
catalogue-stratagem-option-max_turns = Turns
catalogue-stratagem-option-max_turns-hint = After the last turn, the highest score wins.
catalogue-stratagem-option-gold_goal = Gold for an economic victory
catalogue-stratagem-option-domination = Provinces for a victory by domination
catalogue-stratagem-option-domination-hint = Held at the end of several turns in a row. The rules say how many.
catalogue-stratagem-option-vault = Vault
catalogue-stratagem-option-vault-hint = Gold a realm can keep for each of its provinces and trade routes. Any more is lost at the end of a turn. 0: no limit, otherwise 3 to 50. Empty: the default for this number of players.
catalogue-stratagem-option-vault-null = default
catalogue-stratagem-option-fog = Fog of war
catalogue-stratagem-option-fog-hint = Without fog, everybody sees the whole map. This is useful for teaching.
catalogue-stratagem-option-civ = Your civilization
catalogue-stratagem-option-civ-value-random = Random
catalogue-stratagem-option-civ-value-ironborn = Ironborn
catalogue-stratagem-option-civ-value-verdanti = Verdanti
catalogue-stratagem-option-civ-value-tidecallers = Tidecallers
catalogue-stratagem-option-civ-value-ashwalkers = Ashwalkers
catalogue-stratagem-faction-ironborn = Ironborn
catalogue-stratagem-faction-verdanti = Verdanti
catalogue-stratagem-faction-tidecallers = Tidecallers
catalogue-stratagem-faction-ashwalkers = Ashwalkers

## Rule Game

catalogue-rulegame-variant-solo = Solo
catalogue-rulegame-about = Find the hidden rule by clearing boards with few errors.
catalogue-rulegame-option-level = Level
catalogue-rulegame-option-level-hint = A rule set of the ladder, from easy to fiendish. Empty if you use your own rules.
catalogue-rulegame-option-level-value-first_steps = First steps
catalogue-rulegame-option-level-value-cabinet = The cabinet
catalogue-rulegame-option-level-value-paint_shop = The paint shop
catalogue-rulegame-option-level-value-neighbors = Good neighbours
catalogue-rulegame-option-level-value-travelers = Travellers
catalogue-rulegame-option-level-value-carousel = The carousel
catalogue-rulegame-option-level-value-harvest = The harvest
catalogue-rulegame-option-level-value-pendulum = The pendulum
catalogue-rulegame-option-level-value-tidy_roof = The tidy roof
catalogue-rulegame-option-level-value-reader = The reader
catalogue-rulegame-option-level-value-in_pairs = In pairs
catalogue-rulegame-option-level-value-shoreline = The shoreline
catalogue-rulegame-option-level-value-echo = The echo
catalogue-rulegame-option-level-value-there_and_back = There and back
catalogue-rulegame-option-level-value-opposites = Opposites
catalogue-rulegame-option-level-value-even_and_odd = Even and odd
catalogue-rulegame-option-level-value-two_gates = Two gates
catalogue-rulegame-option-level-value-quota = The quota
catalogue-rulegame-option-level-value-courtship = Courtship
catalogue-rulegame-option-level-value-labyrinth = The labyrinth
catalogue-rulegame-option-rules = Your own rules
catalogue-rulegame-option-rules-hint = The text of a rule set, hidden from everybody until the end, or the id of a level. The author can watch but not play.
catalogue-rulegame-option-boards = Boards
catalogue-rulegame-coop-option-boards = Boards in each series
catalogue-rulegame-adversarial-option-boards = Boards in each series
catalogue-rulegame-option-min_objects = Minimum pieces
catalogue-rulegame-option-max_objects = Maximum pieces
catalogue-rulegame-option-shapes = Shapes
catalogue-rulegame-option-colors = Colours
catalogue-rulegame-option-min_shapes = Minimum different shapes
catalogue-rulegame-option-min_shapes-hint = If minimum and maximum are 0, each piece gets a random one.
catalogue-rulegame-option-max_shapes = Maximum different shapes
catalogue-rulegame-option-min_colors = Minimum different colours
catalogue-rulegame-option-min_colors-hint = If minimum and maximum are 0, each piece gets a random one.
catalogue-rulegame-option-max_colors = Maximum different colours
catalogue-rulegame-option-images = Property pieces
catalogue-rulegame-option-images-hint = Objects with their own properties, used instead of shapes and colours.
catalogue-rulegame-option-initial_boards = Predefined boards
catalogue-rulegame-option-initial_boards-hint = Boards to play instead of random ones.
catalogue-rulegame-option-initial_boards_order = Order of predefined boards
catalogue-rulegame-option-initial_boards_order-value-listed = As listed
catalogue-rulegame-option-initial_boards_order-value-alpha = Alphabetical
catalogue-rulegame-option-initial_boards_order-value-random = Random
catalogue-rulegame-option-crowded = Several pieces per cell
catalogue-rulegame-option-feedback = Feedback
catalogue-rulegame-option-feedback-hint = How players learn that a piece cannot move.
catalogue-rulegame-option-feedback-value-free = By touching it
catalogue-rulegame-option-feedback-value-fixed = It is marked
catalogue-rulegame-option-pick_cost = Half errors for touching a piece
catalogue-rulegame-option-min_points = Minimum points per board
catalogue-rulegame-option-max_points = Maximum points per board
catalogue-rulegame-option-incentive = Incentive
catalogue-rulegame-option-incentive-value-none = None
catalogue-rulegame-option-incentive-value-doubling = Doubling
catalogue-rulegame-option-incentive-value-likelihood = Likelihood
catalogue-rulegame-option-incentive-value-bonus = Bonus
catalogue-rulegame-option-x2_after = Double points after
catalogue-rulegame-option-x2_after-hint = Accepted moves in a row, or the odds with the incentive likelihood. 0: the default, 5 or 1000.
catalogue-rulegame-option-x4_after = Fourfold points after
catalogue-rulegame-option-x4_after-hint = As above. 0: the default, 10 or 1000000.
catalogue-rulegame-option-activate_bonus_at = Boards before the bonus
catalogue-rulegame-option-until_mastered = End when the rule is mastered
catalogue-rulegame-option-until_mastered-hint = Ten accepted moves in a row end the game.
catalogue-rulegame-option-clear_how_many = Bonus boards to clear
catalogue-rulegame-option-bonus_extra_pts = Points for the bonus
catalogue-rulegame-option-give_up_at = Boards before giving up
catalogue-rulegame-option-reveal = Reveal the rules at the end
catalogue-rulegame-option-cond_train = No piece on a board meets
catalogue-rulegame-option-cond_test = At least one piece on a board meets
catalogue-rulegame-variant-race = Race
catalogue-rulegame-variant-adversarial = Rivals on one board
catalogue-rulegame-option-series = Series
catalogue-rulegame-option-series-hint = Number of series. The players take turns to start one. At most 20 boards in all.
catalogue-rulegame-variant-coop = Partners on one board

## CoSAIR

catalogue-cosair-variant-base = Base game
catalogue-cosair-about = Two to eleven nations on a small star map without edges. All orders are secret and simultaneous.
catalogue-cosair-option-max_turns = Turns
catalogue-cosair-option-max_turns-hint = After the last turn, the nation with the highest potential wins.
catalogue-cosair-option-end_ratio = Winning superiority, in percent
catalogue-cosair-option-end_ratio-hint = The game ends when the first nation has this percentage of the second nation’s potential. The original game uses 200; other values are for experiments.
catalogue-cosair-option-closing_from = Turn after which less superiority is enough
catalogue-cosair-option-closing_from-hint = After it, the percentage falls by one every five turns, down to 100. 0: never, otherwise 100 to 5000. Empty: 500 for five or more nations and for rated or timed games, otherwise never.
catalogue-cosair-option-closing_from-null = default
