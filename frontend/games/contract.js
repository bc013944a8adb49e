/* What a game's face is: the counterpart of the C door, one object per game. Everything in it is pure;
 * only `mount` touches what is on the page (pan and zoom) and only after it was painted.
 */

/**
 * @typedef {object} Face
 * @property {(view: object, me: number, kept?: object|null, before?: object|null) => object} draft
 *     an unsent order as a value; `kept` is what `keep` remembered of the same turn, `before` the draft of the turn
 *     that is over: what was looked at may be looked at further
 * @property {(draft: object, act: object, hints: object|null) => object} reduce   the next draft; undo keeps the old
 *     one inside
 * @property {(draft: object, view: object) => object} renew   the same draft under a newer view of the same turn
 * @property {(known: object) => Promise<void>} [prepare]   fetch what a table of such options (or a view) needs beyond
 *     the rest, before anything of it is drawn or drafted; small pictures do without
 * @property {(draft: object) => object} order           what is sent
 * @property {(draft: object) => object|null} partial    what to ask `legal` with; null: the plain list
 * @property {(draft: object) => object|null} keep       the part worth remembering across a reload
 * @property {(draft: object, act: object) => boolean} [needs_hints]   can `reduce` do nothing with this act before the
 *     hints are known? Then it is kept until they are
 * @property {(draft: object) => boolean} is_empty       nothing to undo yet
 * @property {(draft: object, path: string) => string} [order_at]   the drafted order that an error of the server is
 *     about, in words, by the path in it; '' for none
 * @property {(draft: object) => string[]} steps         the draft in words, step by step
 * @property {(legal: object|null, draft: object) => object|null} hints   what may follow; `legal` null: not known yet
 * @property {(draft: object, hints: object|null, how?: {both?: boolean}) => Asked} asked   `both`: one person plays all
 *     sides, so nothing is said of "you"
 * @property {(view: object, draft: object|null, hints: object|null, send: (act: object) => void, how?: How) => unknown}
 *     board live play, watching, looking back, lessons: the same picture everywhere, as large as the place it is put in
 * @property {(view: object, draft: object, hints: object|null, send: (act: object) => void,
 *     how?: {shelf?: Shelf, tried?: Tried|null, typing?: boolean, folds?: boolean, is_alone?: boolean}) =>
 *     unknown} entry
 *     the controls of an order; `how.tried` is the server's word about `trial`. An act `{type: 'commit'}` hands the
 *     order in; `how.typing` false: without the field for typing, where there are many boards on a page;
 *     `how.folds`: typing is folded until it is used; `how.is_alone`: no panels stand beside the board
 * @property {{name: string, sane: (list: unknown) => object[]}} [shelf]   a list the player keeps for this game beyond
 *     one match; every item has a `name`; `sane` keeps what is well formed
 * @property {(draft: object, hints: object|null) => Choices|null} [choices]   what has to be chosen now, for the number
 *     keys
 * @property {(draft: object) => object|null} [trial]    an order as it was typed, for the server to judge without
 *     playing it
 * @property {(view: object) => string} [aim]   which variant this is, and how it is won; not shown beside the
 *     words for the first turn, whose goal says it
 * @property {(view: object, log?: object[], how?: How) => unknown} facts   what everybody may read off the position and
 *     the log that led to it
 * @property {(view: object, seat: number|null) => string} [heed]   what a viewer should heed (a called check), in
 *     words, or ''
 * @property {(view: object, draft: object, hints: object|null, how: How) => Task[]|null} [todo]   what is left to do
 *     in this turn, the gravest first; the arena draws the list and leads to each place. Null: there is no list
 * @property {(draft: object) => boolean} [is_busy]   whether the controls of the order show something that the player
 *     opened: the list of tasks then stands below them
 * @property {Crowd} [crowd]     of a game whose seat a crowd may vote for
 * @property {(view: object, seat: number|null) => string} [waits]  the text for an idle player while others
 *     play, or ''
 * @property {(view: object, seat: number) => boolean} [is_out]   whether a player is out of the game that the others
 *     play on, and can no longer offer a draw or resign
 * @property {(why: object, view: object) => string} [review]   with the capability 'review': why orders were a mistake,
 *     in one sentence, by the reason that the server gives; `view`: what their seat saw
 * @property {(line: object) => string|null} [sound]     what a log line sounds like: 'move', 'take', 'check',
 *     'expansion'
 * @property {(view: object, seat: number, kind?: string) => unknown} seat_facts   `kind`: of the player
 * @property {(view: object, seat: number) => unknown} [seat_brief]   the one figure of a seat for the folded list
 * @property {() => string} [brief_title]   what those figures count, where they have no sign that says so
 * @property {(view: object, seat: number) => number} [accepted]   in an experiment, the moves of this match that the
 *     game accepted so far: a bonus can pay for each
 * @property {(act: object) => boolean} [is_timed]   in an experiment, whether it is measured how long this act took
 * @property {string[]} seat_names
 * @property {(view: object, seat: number) => unknown} [seat_sign]   what tells a seat where signs are dealt anew in
 *     each match, beside its name
 * @property {(view: object, seat: number) => string} [seat_name]    what a seat is called in this match, where that is
 *     dealt too
 * @property {Key[]} [keys]     keys of the game's own at a match, for who may order
 * @property {(view: object|undefined) => [keys: string[], words: string][]} [board_keys]   further keys on the board of
 *     this match, for the list of keys
 * @property {boolean} [has_exposed]   whether the board draws `how.exposed`, so that the choice is offered beside it
 * @property {boolean} [is_fixed]   the board is never turned round and takes no marks of one's own
 * @property {(line: object, view?: object) => string} tell   one log line as a sentence; `view`: has the names of
 *     things that the line gives by number
 * @property {(view: object) => string[]} [stops]        what ended a run of turns that were skipped, as sentences
 * @property {(result: object, seats: object[], view?: object) => string} ended   how a match ended, as a sentence;
 *     `view`: what stood then
 * @property {(result: object, seats: object[], view: object, seat: number) => string} [ended_own]   the same to the
 *     player of a seat, who is "you"; '' where the page need only name the place and say `ended`
 * @property {(view: object) => unknown} miniature       the board as a small still picture; picture.js exports this and
 *     `still` alone
 * @property {() => unknown} still                       the opening as a picture, when no match can be shown
 * @property {(root: Element) => void} mount             after each paint: every board below `root` gets its pan, zoom
 *     and cursor
 * @property {(root: Element, how: 'in'|'out'|'whole'|'pieces'|'other') => void} [zoom]   none: the board is always
 *     seen whole. 'pieces' and 'other', the one of 'whole' and 'pieces' that is not shown, only with `is_framed`
 * @property {(view: object) => boolean} [is_framed]     the board shows the part with the pieces by itself: is that
 *     less than the whole board now?
 * @property {(view: object, draft: object|null, hints: object|null, send: (act: object) => void, how: How) => Panel[]}
 *     [panels] panels beside the board, shown one at a time; one whose id is 'talk' or 'log' takes the place of the
 *     arena's
 * @property {(message: object, log: object[]) => string} [message_text]   a message of the arena's chat in the language
 *     of the page, where the game knows it
 * @property {(view: object, draft: object|null, hints: object|null) => unknown} [strip]   one line over the board: what
 *     is always in sight
 * @property {Standing} [standing]   rules of the player's that become drafted orders at the start of each turn
 * @property {(memory: object|null, view: object) => object} [remember]   what the viewer has seen and later views no
 *     longer show
 * @property {Figures} [figures]   numbers worth a curve over the turns: the arena draws them at the end of a match, and
 *     gives them to the face as `how.curves`
 * @property {() => Promise<Samples>} [samples]          fixed examples of all that this face draws, for the page of
 *     styles
 * @property {() => Promise<(view: object, variant?: string) => unknown>} [rules_card]   the rules on one card, fetched
 *     when it is wanted: the goal, what there is with its numbers, and the ways to win with their present values
 * @property {() => Promise<(view: object, variant?: string) => FirstTurn|null>} [first_turn]   what a newcomer is told,
 *     fetched when it is wanted; null after the first turn
 * @property {() => Promise<Opening>} [opening]          how the explorer of openings shows steps, fetched when it is
 *     wanted; for games with the capability `openings`
 * @property {(log: object[]) => string[]} [opening_steps]   the steps of a match's opening, as far as the log goes;
 *     none when it is not compared
 * @property {() => Promise<Editor>} [editor]            setting up a position by hand, fetched when it is wanted
 */

/**
 * How a board is shown; everything may be left out. A game takes what it knows and leaves the rest.
 * @typedef {object} How
 * @property {number} [bottom]   the seat shown at the bottom, 0 if not said
 * @property {{x0: number, y0: number, x1: number, y1: number}} [window]
 *     show only the squares from corner to corner, both included; what lies beyond the board is left out
 * @property {'signed'|'physical'} [coordinates]   signed names, or those of a wooden board where it is large enough for
 *     the match
 * @property {Desk} [desk]       what the viewer looks at, where a face has more to show than one board
 * @property {{busy: boolean, error: string}} [acting]   an act on its way: `send({type: 'act', act, done?})` has it
 *     done at once, outside the orders
 * @property {{rules: object[], set: (rules: object[]) => void, undo: (() => void)|null, where: string, error: string}}
 *     [standing]   the standing orders of this match, and how to change them
 * @property {object|null} [memory]   what `remember` made of the views so far; null in the past
 * @property {object[]} [log]    the log as far as it was read
 * @property {string[]} [names]  who sits where
 * @property {boolean} [is_bare]   the match belongs to a study: nothing may lead away from it
 * @property {boolean} [reading] nothing can be ordered: somebody watches or looks back
 * @property {(turn: number|null) => void} [jump]   show the position of a turn
 * @property {(tab: string) => void} [show]         show another panel
 * @property {string} [panel]    the panel that is shown
 * @property {{items: object[], seats: object[], href: string}|null} [promises]   the promise ledger of a finished
 *     match, and its address; null: none
 * @property {() => unknown} [curves]  draws the figures over the turns, where they belong
 * @property {object[]} [ways]   movements that were played here before, as
 *     the game's own `opening` draws them
 * @property {boolean} [exposed]   mark the viewer's own pieces that could be taken for nothing
 * @property {Marks} [marks]     one's own marks and arrows; without it none are drawn and none can be made
 */

/**
 * Numbers of each seat over the turns: for each id of `names` a list by seat, null where the viewer may not know. They
 * come from one view that has all turns, or from the view of each turn, which the arena reads when they are wanted.
 * @typedef {object} Figures
 * @property {[id: string, title: string][]} names
 * @property {(view: object) => object} [of]          the numbers of the turn of this view
 * @property {(view: object) => object[]} [history]   the numbers of all turns so far, each with its `turn`
 * @property {(view: object) => {inks: string[], dashes: number[][]}} [lines]   the tokens and dashes of the lines by
 *     seat, on a dark ground, where colours are dealt in each match
 */

/**
 * How a face carries out standing orders, which the arena keeps for each match. `reduce` takes two acts for them:
 * `{type: 'standing', all, added?, gone?}` drafts what the rules `added` order (all, if not said) and takes back what
 * those `gone` have ordered; `{type: 'standing_checked'}` drops what the server's answer to the draft refuses of it.
 * @typedef {object} Standing
 * @property {string} name       of the shelf on which they are kept
 * @property {(list: unknown) => {name: string, rules: {on: boolean}[]}[]} sane   keeps what is well formed; `name`: the
 *     match
 * @property {(draft: object) => boolean} is_followed   whether they were drafted in this turn
 * @property {(before: object, draft: object, rules: object[]) => string} halt   why the player should look before the
 *     next turn passes, in words, or ''; `before`: the view of the turn that is over
 */

/**
 * A person's own marks on a board. `{from, to, kind}`: an arrow, or a mark where both squares are the same; kind 0..3.
 * @typedef {object} Marks
 * @property {object[]} all
 * @property {number} kind       the kind that is drawn next
 * @property {boolean} on        whether a plain tap marks
 * @property {(all: object[]) => void} set     these and no others from now on; the owner paints again
 * @property {(kind: number) => void} choose
 * @property {() => void} toggle
 */

/**
 * What a viewer has open before them: a value of the face's own, kept in this tab.
 * @typedef {{value: object|null, set: (value: object) => void}} Desk
 */

/**
 * A key, what it does in words, and where it leads now: an act for the draft, the panel to be shown and the selector of
 * what gets the focus there (what had it may be gone), or null.
 * @typedef {[key: string, words: string, step: (view: object, draft: object, hints: object|null) =>
 *     {act: object|null, panel: string, focus?: string}|null]} Key
 */

/**
 * Something a player can still do, and where. `key` identifies it, `act` is for the draft, `look` changes what the desk
 * shows, `panel` is to be shown, and the element of the selector `focus` gets the keyboard; `is_grave`: it is marked.
 * @typedef {{key: string, words: string, act: object|null, panel: string, look?: object, focus?: string,
 *     is_grave?: boolean}} Task
 */

/**
 * @typedef {{id: string, title: string, news?: number, body?: () => unknown}} Panel   without a body: a name for the
 *     arena's own
 */

/**
 * @typedef {object} Asked
 * @property {string} act        what is asked, in words
 * @property {string} commit     what the commit button says: verb and object, in words
 * @property {string} [notation] the drafted order in the game's notation, small on the button
 * @property {boolean} may       whether it can be pressed now
 * @property {string} [turn]     the drafted order in the game's notation, for a face with a `crowd`
 * @property {boolean} main      whether it is the one action of the page (a bare pass is not)
 * @property {string} [warn]     something to heed (check)
 * @property {string} [doubt]    why the order can be a mistake: the first press of the button says this and asks again
 * @property {boolean} [waiting] the server's answer is still to come
 * @property {boolean} [whole]   nothing can be added any more
 * @property {boolean} [direct]  the face sends `{type: 'commit'}` itself with the last press: no bar, but while the
 *     order is held up
 */

/**
 * The goal of the game and three things to do now, as sentences.
 * @typedef {{goal: string, todo: string[]}} FirstTurn
 */

/**
 * @typedef {object} Shelf
 * @property {object[]} items                    what is kept
 * @property {(items: object[]) => void} keep    keep this instead
 * @property {string} where                      where it is kept, in words
 * @property {string} error                      why it could not be kept everywhere
 */

/**
 * @typedef {{ok: boolean, words: string}} Tried
 * @typedef {{name: string, words: string, items: {label: string, act: object}[], drop?: {label: string, act: object}}}
 *     Choices
 */

/**
 * A board that is shown by parts, voted on by many. `again`: one's vote stands already.
 * @typedef {object} Crowd
 * @property {(region: {x0: number, y0: number, x1: number, y1: number}) => string} region_words   what is shown
 * @property {(view: object) => {cell: number, sides: number[][][]}} overview
 *     how many pieces each side has in each cell of `cell` by `cell` squares
 * @property {(text: string) => {words: string, notation: string}} told   orders that were voted for or played, in
 *     words and as they are written ('': the words are enough)
 * @property {(asked: Asked, again: boolean) => {commit: string, notation?: string}} commit
 *     what the button for voting says
 * @property {[key: string, title: string][]} parts       the lists of a tally
 * @property {string} nobody     what happened when nobody voted
 */

/**
 * What a game teaches: the `lessons` of its lessons.js, a module of its own, so that nobody carries it who does not
 * learn.
 * @typedef {object} Lessons
 * @property {string} intro
 * @property {{id: string, title: string, text: unknown, sign?: unknown, board: Board|null, scene?: Scene|null}[]}
 *     chapters
 * @property {Exercise[]} exercises      none: the game has only chapters
 * @property {(exercise: Exercise, answers: object[]) => {state: 'open'|'solved'|'failed', words: string}} verdict
 *     decided by the answers of POST /analysis: the start, then one after each turn of either side
 * @property {(position: string) => object} view_of      a picture's view of a position text, while no server answers
 */

/**
 * A scene is a drafting board without a server: a view made by hand, what to draft on it, and the word of praise once
 * it is drafted.
 * @typedef {{view: () => object, task: string, done: (draft: object) => string}} Scene
 */

/**
 * A live board. `turns`: how many turns of one's own, 1 if not said; `replies`: the other side's fixed turns.
 * `variant` and `options` as of a table, where they are not the usual ones.
 * @typedef {{position: string, variant?: string, options?: object, task: string, after?: string, typing?: boolean,
 *     seat?: number, turns?: number, replies?: string[], window?: object}} Board
 */

/**
 * An exercise: the other side answers as the strongest bot advises. `hints` are told one after the other.
 * @typedef {{id: string, n: number, title: string, task: string, hints: string[], praise: string, position: string,
 *     seat: number,
 *            turns: number, goal: object, window?: object}} Exercise
 */

/**
 * A page that a game brings, or a place of the arena that the menu names for it: an item of `pages` in its pages.js,
 * which is fetched on every visit and loads the rest by import() only.
 * @typedef {object} Page
 * @property {string} path       its address, as in app/router.js; no address of the arena's own fits it
 * @property {string} title      what the menu calls it: a getter, since words are loaded after the module
 * @property {() => Promise<{open: (ctx: object) => object}>} [load]
 *     the module of the page, below pages/; none: the arena has a page there
 * @property {string[]} [areas]  the catalogues of locales/ that the page speaks
 * @property {() => unknown} [puzzles]   where puzzles are made here: what to say to who shares none
 */

/**
 * What a game that experiments are made of says of them: `experiments` of its pages.js.
 * @typedef {object} Experiments
 * @property {string} sample     describes the sample to people without an experiment
 * @property {string} task       what awaits a participant whom the plan tells nothing
 * @property {() => Promise<{desk: Desk_of_plans}>} load_desk
 */

/**
 * What the desk on which a plan is written takes from the game.
 * @typedef {object} Desk_of_plans
 * @property {string[]} sheets   style sheets
 * @property {string} drop_words what may be dropped
 * @property {object} sample     a small plan that works
 * @property {[id: string, words: string, path: (name: string) => string, text: string][]} kinds   kinds of files
 * @property {(path: string, text: string) => string} place_for   where an uploaded file belongs
 * @property {(fault: object, report: object, bench: object, send: object) => unknown} fault_button
 *     what can be done about a fault
 * @property {(list: string, rows: object[]) => unknown} rows_table   the series of a list
 * @property {(files: () => object, paint: () => void) =>
 *     {state: object, send: object, follow: (report: object) => void}} bench
 *     what is tried beside the plan; `follow` is called with each new report
 * @property {(bench: object, send: object) => unknown} bench_panel
 */

/**
 * @typedef {object} Samples
 * @property {{title: string, view: object, draft?: object, hints?: object, how?: How, entry?: boolean}[]} boards
 *     `entry`: with its controls
 * @property {object[]} log      lines of a log, as the server sends them
 * @property {object} result     how a match ended
 */

/**
 * Steps are those of `GET /explorer/{game}/{variant}`; the first one has number 0.
 * @typedef {object} Opening
 * @property {(view: object, after: string[], next: {step: string, games: number}[], pointed: string|null) => unknown}
 *     picture   what the steps `after` led to, and what was played next: all of it, or the step that is pointed at
 * @property {(step: string, n: number) => unknown} label   step `n` as it is shown in a list
 * @property {(step: string, n: number) => unknown} short   the same in little room
 * @property {(step: string, n: number) => string} words    the same as text
 * @property {(n: number) => string} asked                  whose step number `n` is, as a heading
 */

/**
 * An editor's position is a value, like a draft.
 * @typedef {object} Editor
 * @property {(view: object|null) => object} begin       the position of a view to change, or an empty board
 * @property {(edit: object, act: object) => object} reduce
 * @property {(edit: object) => string} text_of          as text, for the server to judge
 * @property {(edit: object) => object} view_of          for the board
 * @property {(edit: object) => object} draft_of         for the board, that its squares may be chosen
 * @property {(edit: object, send: (act: object) => void) => unknown} controls
 * @property {{id: string, name: string, text: string}[]} starts   positions to begin from, the usual one first
 */
export {};
