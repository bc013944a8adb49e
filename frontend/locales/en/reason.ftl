# What is wrong with a rule set or a plan, by the reason of the server's answer (backend/games/rulegame/finding.def).

reason-found = { $found ->
    [end] the end of the line
    [number] the number { $text }
    [text] text in quotes
   *[sign] `{ $text }`
 }
reason-unworded = The server found a problem here that this page cannot describe ({ $code }).

## Rule sets

reason-number-too-large = The number is too large. The largest is 2147483647.
reason-text-unclosed = The text in quotes does not end on this line. Close it with a second ".
reason-sign-unknown = `{ $sign }` has no meaning here. Comments begin with #; write other text in double quotes.
reason-character-unknown = This character has no meaning here. Comments begin with #; write other text in double quotes.
reason-zero-byte = The line contains a zero byte. A rule set is plain text.
reason-too-deep = The expression is nested too deeply. It can have at most { $max } levels; each operator of a chain counts as one.
reason-brackets-too-deep = The brackets are nested too deeply. At most { $max } can be inside each other.
reason-name-too-long = The name has too many parts. Use at most three, as in `q.bucket.color`.
reason-list-end = Expected a comma or `]` in the list, found { reason-found }. Write a list as `[a,b,c]`. A range such as `[1..5]` can only be the whole value of a property.
reason-bracket-end = Expected `)`, found { reason-found }. Close every `(` and do not chain comparisons.
reason-value-star = Expected a value, found { reason-found }. `*` can only be a whole part of `(count,shape,color,pos,bucket)`. With labels, leave the part out.
reason-value-empty = Expected a value, found { reason-found }. A list needs at least one member, and no comma before the closing bracket.
reason-value-other = Expected a value, found { reason-found }. Write a number, a name, text in quotes, a list in [ ] or an expression in ( ).
reason-too-many-values = The expression can have too many values. At most { $max } are possible.
reason-too-much-work = The expressions take too much computing. Shorten the lists that are combined with each other.
reason-text-too-long = The text is too long. It can have at most { $kib } KiB.
reason-expression-end = Expected the end, found { reason-found }. Write a single expression and do not chain comparisons.
reason-mixed-labels = Some parts have a label and some have none. Label every part, or write `(count,shape,color,pos,bucket)` without labels.
reason-five-parts = An atom without labels has five parts; this one has { $count }. Write `(count,shape,color,pos,bucket)`, with `*` where anything fits.
reason-atom-missing = Expected an atom in ( ), found { reason-found }. A line is an optional counter and then atoms, with no comma between them.
reason-parts-too-many = The atom has too many parts. Use at most { $max }.
reason-atom-end = Expected a comma or `)` in the atom, found { reason-found }. Separate the parts of an atom by commas and close it with `)`.
reason-order-unknown = There is no order `{ $name }`. Use `L1 L2 L3 L4 T B L R NearestObject Farthest`, or define one above with `Order name=[...]`.
reason-cell-unknown = There is no such cell. Cells are 1 to 36.
reason-position-expression = A position cannot be an expression. Name cells and orders, as in `[1,2,T]`; put conditions on `this.pos` into `code`.
reason-position-range = A position cannot be a range. List the cells: `[1,2,3]`.
reason-counter-no-number = The counter must be a number from 1 up. For no counter, write `*` or leave `count` out.
reason-range-of-values = `{ $label }` cannot be a range. List the values: `[0,1,2]`.
reason-range-of-names = `{ $label }` cannot be a range. List the names: `[red,blue]`.
reason-label-twice = The label `{ $label }` is used twice. Only `pos` can be repeated; all of them must then hold.
reason-order-no-cell = Expected a cell, found { reason-found }. An order lists cells 1 to 36 or groups of them: `Order name=[1,[2,3],4]`.
reason-order-cell-twice = Cell { $cell } is listed twice. A cell can be in only one group of an order.
reason-order-list-end = Expected a comma or `]` in the order, found { reason-found }. Write `Order name=[1,[2,3],4]`.
reason-order-end = Expected the end of the line, found { reason-found }. Put an order on a line of its own.
reason-order-form = Expected { $expected ->
    [name] a name
   *[other] `{ $expected }`
 }, found { reason-found }. Write `Order name=[1,[2,3],4]`.
reason-orders-too-many = There are too many orders. You can define { $max }.
reason-order-late = This order comes after a rule line. Define all orders before the first rule line.
reason-counter-zero = A line that counts 0 is never active. Write 1, 2, 3 …, or `*` or nothing for no counter.
reason-atoms-too-many = The line has too many atoms. Use at most { $max }.
reason-line-empty = The line has a counter but no atom. Add at least one: `()` accepts everything.
reason-lines-too-many = There are too many lines. Use at most { $max }.
reason-rules-none = There is no rule in the text. Write at least one line with an atom: `()` accepts everything.

## Plans

reason-file-missing = The file { $file } is missing. Add it to the plan, or remove the reference to it.
reason-file-unused = Nothing in the plan uses this file.
reason-csv-columns = The table has too many columns.
reason-csv-lines = The table has too many lines.
reason-csv-quote = A quotation mark is not allowed here. Put the whole cell in "quotes" and double the quotation marks inside.
reason-csv-quote-open = A quotation mark is not closed. Put the whole cell in "quotes" and double the quotation marks inside.
reason-color-line = This is not a colour. Write `NAME,red,green,blue`.
reason-modifier-form = A modifier is one line of names and one line with as many values.
reason-column-twice = There are two columns named "{ $name }". Remove one of them.
reason-column-unread = The column "{ $name }" is unknown and is ignored. Check its name.
reason-column-idle = The column "{ $name }" has no effect here.
reason-rule-column-missing = The column rule_id is missing. The first line names the columns; rule_id says which rules a row uses.
reason-cells-mismatch = The row has { $cells } cells under { $names } names. Look for a missing or extra comma; a cell can be empty.
reason-list-empty = The list has no rows. Add one for each series.
reason-file-empty = The file is empty.
reason-rows-too-many = The plan has more than { $max } rows.
reason-lists-none = There is no list { $folder }*.csv. Add a trial list, or check the plan's name.
reason-plan-names-no-rule = No rule is named here. Write `R:RULE:MODIFIER`.
reason-not-whole = { $name } must be a whole number, not "{ $value }".
reason-number-outside = { $name } must be from { $min } to { $max }.
reason-pair-reversed = { $name } is { $number }, less than { $other }, which is { $least }.
reason-b-fixed = b must be 1.5. Points are not calculated with any other value.
reason-touch-cost = Touching a piece can cost 0, 0.5 or 1 errors.
reason-not-boolean = { $name } must be true or false.
reason-not-feedback = feedback_switches must be free or fixed.
reason-not-a-name = "{ $name }" is not a name. Use letters, digits and _, with - or / between them, and semicolons between names.
reason-color-unknown = { $name } is not in the colour map. Add colors/colors.csv with a line `NAME,red,green,blue`.
reason-shape-unknown = { $name } has no picture. Players see its first letters.
reason-threshold-alone = { $name } and { $other } go together. Fill in both.
reason-threshold-not-above = { $name } must be more than { $other }.
reason-incentives-mixed = Columns of two incentives are filled in. Doubling has x2_after and x4_after; likelihood has x2_likelihood and x4_likelihood; bonus has activate_bonus_at, clear_how_many and bonus_extra_pts.
reason-bonus-missing = There is no bonus that this applies to. Give activate_bonus_at a value, or leave this empty.
reason-continue-last = The last row of a list cannot continue. Write false, or add the row that it continues in.
reason-continue-incentive = Rows that are played as one series cannot have an incentive. Only the last of them can have a bonus.
reason-clearing-fixed = The threshold of bonus boards is always 1.3 here.
reason-rule-not-named = The row names no rules. Write a name into rule_id.
reason-rule-missing = The file { $file } is missing. Add it, or name a level of the ladder.
reason-rules-too-long = The rules of the rows up to here have more than { $max } bytes in total. Use fewer rows or shorter rule sets.
reason-default-taken = { $name } is not set. The default is used.
reason-options-refused = The options of this row do not fit together here. Check the objects and boards it names: { $detail }.
reason-picture-composite = Composite pictures are not available here. List the objects in shapes/FOLDER/properties.csv.
reason-objects-missing = The file { $file } is missing. It lists the objects: `image,PROPERTY,…` and a line for each.
reason-objects-too-many = There are too many different objects. Use at most { $max }.
reason-object-unlisted = { $file } does not list { $name }.
reason-pictures-missing = Pictures are missing for { $missing } of { $count } objects. Upload one under the name of each object, such as FOLDER/NAME.png.
reason-board-missing = This board file is missing.
reason-board-no-json = This board file is not readable JSON: { $detail }.
reason-board-form = A board is a JSON object with its pieces in "value".
reason-piece-place = A piece needs whole numbers x and y.
reason-piece-look = A piece needs a shape and a color, or an image.
reason-boards-unordered = initial_boards needs initial_boards_order: alpha, random, or the name of a CSV file that lists them.
reason-boards-order = initial_boards_order must be alpha, random, or the name of a CSV file.
reason-boards-none = There is no board in { $folder }. Add boards/FOLDER/NAME.json.
reason-condition-missing = The file { $file } is missing.
reason-variable-unknown = { $name } is not a variable. Use p, pc, ps, p.PROPERTY, q, last, this, Nearby or Remotest.
reason-property-unknown = No object has the property { $name }.
reason-value-unknown = No object has { $value } as { $name }.
reason-can-stalemate = Players can get stuck with these pieces: no move is left.
reason-stalemate-unknown = Could not determine whether players can get stuck.
reason-stalemate-untried = Not checked for stalemates: the plan would take too long.

## Options of a series

reason-range-reversed = { $name } is { $number } and { $other } is { $least }. Use { $least } or more, or lower { $other }.
reason-kinds-too-few = { $name } is { $number }; { $other } has { $count } to choose from. Use { $fits }, or list more.
reason-pieces-too-few = { $name } is { $number }; boards have at least { $pieces } pieces. Use { $fits }, or raise min_objects to { $number }.
reason-thresholds-reversed = x4_after is { $number } and x2_after is { $other }. Use { $least } or more, or lower x2_after.
reason-series-too-many = { $series } series of { $boards } boards are more than { $max } boards. Use at most { $fits } series.
reason-condition-unmet = None of 1000 random boards meets the condition. Loosen it, or raise max_objects.
reason-series-alone = Only variants of two at one board have series. Leave it out.
reason-flawless-of-two = Two at one board do not play until a row of boards is without error. Leave it out.
reason-mastery-of-rivals = A game of rivals on one board does not end with mastery. Leave it out.
reason-choice-unknown = { $name } must be one of: { $known }.
reason-item-no-name = { $name } must list names of letters, digits and _, with - or / between them.
reason-item-twice = { $name } has { $item } twice. List it once.
reason-items-none = { $name } is empty. List at least one, or leave it out.
