/* game.h - the interface between the arena and a game.
 *
 * A game is a pure fold: state' = apply(state, event). It has no clock, no socket, no database, and no randomness
 * except the rng inside its state. The same setting and the same events give the same bytes from save().
 *
 * Which struct does a fact belong to?
 *   chosen before the first move, shown in the lobby ..... setting.options (a seat's secret wish: seat_fact.choice)
 *   affects the result of a later event .................. game_state
 *   one viewer can know it now ........................... game_known, the only source of views, legal lists, verdicts
 *                                                          and bots, so that none of them can leak what it lacks
 *   tells the story afterwards, affects nothing .......... tale lines, each with its audience
 *
 * The platform keeps orders sealed per (match, turn, seat), outside the log. When every seat in `owes` has handed
 * in, or time is up, it appends ONE EVENT_TURN with all of them. A chess-like turn has one bit in `owes`; Stratic's
 * secret setup is stage "setup", turn 0, with both bits; Stratagem's talk is EVENT_ACT and EVENT_STAGE_END; a solo
 * or race game runs under PACE_OWN. Players agree on a draw, a truce or a takeback through the platform; a takeback
 * is a log row that the platform's fold handles.
 *
 * A sealed order was judged when it was handed in. Acts, stages and other seats' leaving can have changed the position
 * since: a game that has those accepts the order in EVENT_TURN all the same and drops the items that no longer hold.
 *
 * Memory: results belong to the ctx's pool; arguments are borrowed.
 * Errors: false or NULL means that the ctx's failure says why and that nothing else has changed. Only apply can
 * leave its state changed when it fails: callers that go on after a failure apply to a copy. */
#ifndef QUAD_GAME_H
#define QUAD_GAME_H
#include "base/ctx.h"
#include "base/json.h"
#include "base/rng.h"
#include "games/tale.h"
#include <stdbool.h>
#include <stdint.h>

struct variant;
struct game_openings;
struct game_trials;
struct game_items;

/* Viewers are the seats 0..15, the spectator, and the arbiter, who sees everything. */
enum { SEATS_MAX = 16, SPECTATOR = SEATS_MAX, ARBITER, VIEWERS = SEATS_MAX + 1 };

typedef struct game_state
    game_state; /* the full state; each game defines its own, opaque to everybody else */
typedef struct game_known game_known; /* what one viewer knows of it */
typedef struct game_order game_order; /* a parsed, canonical order: no JSON after parse() */

/* DRAW: all active players agreed. ABANDON: every player has left; a draw too, with the reason "abandoned". */
enum event_kind {
    EVENT_TURN,
    EVENT_ACT,
    EVENT_STAGE_END,
    EVENT_FLAG,
    EVENT_RESIGN,
    EVENT_DRAW,
    EVENT_ABANDON
};

struct event {
    enum event_kind kind;
    int seat;                            /* ACT, FLAG, RESIGN; else -1 */
    const game_order *orders[SEATS_MAX]; /* TURN: every sealed order; ACT: orders[seat] */
    uint32_t late;                       /* TURN: seats that handed in nothing before the deadline */
};

/* One member's vote for the order of a crowd's seat. */
struct ballot {
    const game_order *order; /* judged when it was cast */
    int64_t weight;
    bool played; /* set by elect: part of it is in the elected order */
};
struct ballots {
    int n;
    struct ballot *at; /* earliest first */
    /* set by elect: the requests of the ballots, heaviest first, in the game's own words */
    json_object *tally;
};

struct seat_fact {
    bool program;
    json_object *choice; /* a secret lobby wish (a civilization) or NULL */
};

struct setting {
    const struct variant *variant;
    int rules_version;    /* 1 to the game's; 0: the game's */
    json_object *options; /* valid against variant->options_schema */
    int seats;
    struct seat_fact seat[SEATS_MAX];
    uint64_t seed;
};

/* What the platform tells know() about the turn; know() shows it as `shown` allows. */
struct table {
    uint32_t handed_in, ready; /* seats */
    const game_order *own;     /* what this viewer has sealed for the turn, or NULL */
    json_object *window; /* the part of the position asked for, {"region":[x0,y0,x1,y1]}; NULL: all of it */
    bool briefly;        /* for a bot's choice, never shown: know() can leave out what bots do not use */
};

/* The verdict on one item of an order. code NULL: the item is accepted, and text is its notation. */
enum { VERDICTS_MAX = 400 };
struct verdict {
    int item;
    const char *path, *code, *hint, *text;
};
/* Starts zeroed; grows in the ctx's pool. */
struct verdicts {
    int n, room;
    struct verdict *v;
};

struct outcome {
    /* exactly the viewers whose view or log changed (also bit SPECTATOR); the conformance test checks */
    uint32_t moved;
    /* for the seat that ordered ({"result":"deny"}), or NULL; a game may leave it out where no tale is wanted */
    json_object *answer;
};

/* Measures of a run, the most important first; less is better. Leaderboards order by them. */
enum { MEASURES_MAX = 4 };
struct measure {
    const char *id, *title; /* "errors", "Errors" */
};

struct standing {
    bool over, acts_open;
    const char *stage; /* "setup" "diplomacy" "orders" "play": selects the time limit */
    /* The turn number in the path. Differs by seat only under PACE_OWN. Never falls: the platform adds the turns
     * taken back so far. */
    int turn[SEATS_MAX];
    uint32_t owes;  /* seats that owe an order now */
    uint32_t woken; /* seats with news, which ends "play on" early */
    /* seats publicly known to have left or lost while the others play on: nothing waits for them */
    uint32_t out;
    /* seats that have left without the others knowing, who still see them as owing or as handed in */
    uint32_t untold;
    /* The deadline ends the stage (EVENT_STAGE_END) and not the turn, although `owes` is not empty: orders can be
     * sealed during the stage and stay sealed. With an empty `owes` the deadline always ends the stage. */
    bool stage_ends;
    /* Seats that have agreed by an act to end the stage. Once every seat that owes has agreed or handed in,
     * EVENT_STAGE_END comes early; when all of them have handed in, EVENT_TURN comes in this stage. */
    uint32_t ready;
    int place[SEATS_MAX]; /* 1 = first, ties share; 0 while running */
    int64_t score[SEATS_MAX];
    const char *faction[SEATS_MAX]; /* ids of game.faction, once the match is over; NULL: none */
    const char *reason;             /* "commander"; NULL while running */
    const char *ladder;             /* key of a leaderboard of its own (a rule set) or NULL */
    struct run {                    /* per seat, for games with measures; valid once the match is over */
        bool counts;                /* good enough for a leaderboard */
        int stars;                  /* 0 to 3 */
        int64_t measure[MEASURES_MAX];
    } run[SEATS_MAX];
};

/* A level of a game's ladder: the leaderboard that standing.ladder names, and the options of its games. */
struct rung {
    const char *id, *title;
    json_object *options; /* for the game's first variant */
};

enum { ADVICE_LINES = 5, ADVICE_PLIES = 8, ADVICE_NODES = 20000 };
struct question {
    int nodes; /* limit on movements tried, 1..ADVICE_NODES */
    int lines; /* limit on best turns returned, 1..ADVICE_LINES */
};
struct advice {
    int n; /* best first; 0: no advice */
    int64_t nodes;
    struct advised {
        const game_order *order;
        int score; /* in hundredths of the game's smallest piece, from the view of the seat that owes; a found win is
                      100000 minus the plies to it, a loss the negative of that */
        int n_line;
        const game_order *line[ADVICE_PLIES]; /* the expected orders from here on, `order` first */
    } best[ADVICE_LINES];
};

enum pace { PACE_ALTERNATE, PACE_TOGETHER, PACE_OWN }; /* OWN: an order resolves at once for its seat */
enum shown { SHOW_WHO, SHOW_COUNT, SHOW_NOTHING };     /* what others see of submitted orders */

enum { STRENGTHS = 8 }; /* levels of difficulty in a complete ladder */
struct bot {
    const char *id, *title;
    int level;    /* how it plays, in the game's own numbers */
    int style;    /* tells apart bots of one level; 0: the plain one */
    int strength; /* the level that players see, from 1, the easiest; 0: no opponent */
    bool variety; /* about as strong as that level, in a style of its own: not a step of the ladder */
    int measured; /* rating among the game's bots (frontend/docs/levels.md), in points; 0: not measured */
};                /* "bot:greedy", "Sergeant", 2, 0, 5, false, 1400 */
/* What choose() and acts->choose() are asked for: level and style in one number. */
enum { BOT_LEVELS = 16 };
static inline int bot_mind(const struct bot *bot) { return bot->level + BOT_LEVELS * bot->style; }

/* Facts of a variant: generic code asks for these and never for the variant's name. */
struct variant {
    const char *id, *title;
    /* JSON Schema text, embedded by make from games/<id>/<variant>.schema.json; a member marked writeOnly is shown
     * to nobody before the end. */
    const char *options_schema;
    const char *choice_schema; /* JSON Schema text of a seat's secret wish; NULL: there are no wishes */
    int seats_min, seats_max;
    int seats_step;  /* distance between playable numbers of seats (2 with 2 to 4 seats: 2 or 4); 0: 1 */
    int seats_usual; /* of the one-click game; 0: seats_min */
    int delay_min;   /* turns until spectators can see everything; 0: only at the end */
    int delay; /* default delay of spectators in turns, delay_min or more; 0: they see the public part, live */
    enum pace pace;
    enum shown shown;
    /* Default and bounds of the lobby's clock, JSON text, so that the arena never asks which game it is. Shape:
     * {"default":{clock},"modes":{"live":{"turn_seconds":[min,max],"bank_seconds":[..],...},...},
     *  "stages":{"setup":[min,max]},"pool":{"live":"standard",...}} */
    const char *clock;
    /* How the league of programs plays it, JSON text {"seats","options","clock"}; NULL: there is no league. Its games
     * must end: the options set a limit where the rules have none. */
    const char *league;
    bool hidden, rated, takeback;
    /* game_study.advise plays for what wins in this variant, or game_review.compare measures it, so that the turns of a
     * match can be judged by it */
    bool judged;
    bool lenient;  /* default of an order's `mode` */
    bool own_talk; /* messages at the match are acts of the game (see struct game_talk) */
    /* Standing orders remain in force, so turns can pass without new orders: parse([]) is the order that changes
     * nothing, and standing.woken names the seats whose news ends the passing. */
    bool plays_on;
    /* played in the Endless Tournament between two crowds: elect is there, and the game never ends by itself */
    bool crowd;
    /* The time that rules take to judge an order would reveal what is hidden in them: answers about a running match
     * leave on a time grid. */
    bool pad_timing;
    bool pause; /* truce and resume can be offered */
};

/* Orders that take effect at once (EVENT_ACT), outside the turn. */
struct game_acts {
    /* Whether a parsed order is an act rather than an order for the turn. The platform asks before judge(), so that
     * neither can be sent through the other's route. */
    bool (*is_act)(const game_order *);
    /* The act contained in an order for the turn, NULL for none. While acts are open it is judged and applied at
     * once as an EVENT_ACT of its own; *ret_rest, the order without it, is then judged and sealed. NULL: orders
     * contain no acts. */
    game_order *(*rider)(struct ctx *, const game_order *, const game_order **ret_rest);
    /* The act a bot does now; *ret_act NULL for none (and true all the same). Called while acts are open: at the
     * start, after each act of the bot, and whenever an event changed its view; at most 16 times a turn. In a stage
     * that ends (stage_ends, or no seat owes) the bot is asked for nothing else, since saying "ready" is an act too;
     * elsewhere `choose` follows when it has no act. NULL: bots do no acts. */
    bool (*choose)(struct ctx *, const game_known *, int level, struct rng *, json_object **memory,
                   const game_order **ret_act);
};

/* Chat that follows the rules of the game, for variants with own_talk. */
struct game_talk {
    /* The message of POST /messages as JSON of an act. The act produces a tale line of kind TALE_TALK with the words in
     * facts.text; its audience can read them. */
    json_object *(*act)(struct ctx *, json_object *to, const char *text);
};

struct game_picture {
    /* The view as a still picture: SVG text without scripts, style sheets or links, its size bounded by the
     * position's. */
    const char *(*draw)(struct ctx *, const game_known *);
};

/* Positions as text, and an engine's evaluation of them: for analysis and exercises. */
struct game_study {
    /* A state from a position text, which anybody can have written: FAULT_BAD_POSITION says what is wrong and where.
     * The text holds everything needed to play on except the options, which are the setting's. */
    game_state *(*position)(struct ctx *, const struct setting *, const char *text);
    /* The canonical text, NULL where there is none (yet): position_text(position(t)) = t for every t printed here.
     * It hides nothing, so a game that keeps secrets while it runs returns NULL until its end. */
    const char *(*position_text)(struct ctx *, const game_state *);
    /* An engine's evaluation of the orders open to the seat that owes. Reproducible: the same known gives the same
     * answer. */
    bool (*advise)(struct ctx *, const game_known *, struct question, struct advice *ret_advice);
    /* Count the leaves `depth` turns below a position text: {"nodes":N} and, with `divide`, "divide":{turn text:
     * count}. */
    json_object *(*perft)(struct ctx *, const struct variant *, json_object *options, const char *position,
                          int depth, bool divide);
};

/* Orders for a turn that all seats play at once, beside better ones. */
enum { REVIEW_TRIES = 800 };
struct review {
    const game_order *best; /* NULL: nothing better was found */
    int cost;         /* how much better it is, in hundredths of the game's smallest holding; 0 for NULL */
    json_object *why; /* {"code", and the game's own facts}: what to say of it; NULL for NULL */
};
struct game_review {
    /* Compare the judged orders of the viewer, who owes some, with the best that are found by trying `tries` orders
     * (1..REVIEW_TRIES) on what the viewer knows. Reproducible: the same known, orders and tries give the same
     * answer. */
    bool (*compare)(struct ctx *, const game_known *, const game_order *played, int tries,
                    struct review *ret_review);
};

/* A seat that many people play by voting, for the variant marked `crowd`. */
struct game_crowd {
    const char *const *sides;    /* the name of each seat's side, by seat */
    const char *const *accounts; /* the name of the account that plays for each side, by seat */
    /* The order elected for such a seat, never NULL, even without ballots. Fills in `played` and `tally`. */
    game_order *(*elect)(struct ctx *, const game_state *, int seat, struct ballots *);
};

/* Runs with measures, and the levels to play them on. */
struct game_ladder {
    const struct measure *measures; /* ends with id NULL */
    /* Level i of the ladder, from 0, the easiest first; false past the last. */
    bool (*rung)(struct ctx *, int i, struct rung *ret);
};

/* Puzzles, the same for everybody; a game with puzzles also has a ladder, which measures their runs. */
struct game_puzzles {
    /* Complete options for the first variant; the same seed gives the same puzzle. Puzzles differ in writeOnly members
     * only. */
    json_object *(*make)(struct ctx *, uint64_t seed);
    /* What the options hide, as text to show once it can be revealed. */
    const char *(*reveal)(struct ctx *, json_object *options);
};

/* Sealed challenges: a hidden rule and boards that are the same for everybody, played until the rule is mastered or the
 * boards run out. A game with challenges also has puzzles, whose reveal() shows the rule. */
enum { SCORED_MAX = 40 };
struct challenge_score {
    bool solved; /* the last boards of the run are `row` boards in a row without an error */
    int boards;  /* with at least one attempt */
    int64_t attempts[SCORED_MAX], errors[SCORED_MAX]; /* of each board */
};
struct game_challenge {
    int boards, row; /* boards of a run at most, and boards in a row without an error that solve it */
    /* Complete options for the first variant, with this rule or, for NULL, with one that the seed draws. They differ in
     * writeOnly members only, and a match with them shows its rule to nobody, not even after its end. NULL:
     * FAULT_BAD_OPTIONS for a rule that cannot be played. */
    json_object *(*make)(struct ctx *, const char *rule, uint64_t seed);
    /* The score of seat 0. */
    void (*score)(const game_state *, struct challenge_score *ret);
};

/* Tactics to solve: positions in which one turn is clearly best. */
struct game_tactics {
    /* A line of JSON for each: {"id","variant","options","position","solution","themes","rating"} and members of no
     * concern here. `solution` is an order as parse reads it, `rating` a first estimate in points. */
    const char *lines;
    /* Where a solution begins, short enough for a sentence. */
    const char *(*hint)(struct ctx *, const game_order *);
};

/* What players promised each other and then did, read from the events of a match by rules alone. It holds secrets of
 * all seats, so nobody sees it before the end. */
struct game_promises {
    /* An empty ledger for a match that begins with this state, in the ctx's pool. */
    struct game_ledger *(*open)(struct ctx *, const game_state *first);
    /* Add what an event brought; `after`: the state it led to. Events come in order, none left out. */
    void (*note)(struct ctx *, struct game_ledger *, const struct event *, const game_state *after);
    /* The promises so far, an array. Each has "turn", "seat", "verdict" (kept, broken, uncounted) and "words" (as a
     * player wrote them, or null), besides members of the game's own. */
    json_object *(*print)(struct ctx *, const struct game_ledger *);
};

/* Rules that players write themselves, looked at without any match. A body is judged here, to its last member. */
struct game_authoring {
    /* The verdict on the rules: their faults, or what is proved of them. NULL: FAULT_BAD_REQUEST with the path, or
     * FAULT_TOO_COSTLY for rules made to keep a computer busy. */
    json_object *(*check)(struct ctx *, json_object *body);
    /* What they answer to moves tried on a position. NULL: FAULT_BAD_REQUEST with the path. */
    json_object *(*play)(struct ctx *, json_object *body);
};

/* What a seat can play for where seats differ by more than their place: a civilization, an army. Ids are never reused. */
struct faction {
    const char *id, *title;
};

enum { COUNTS_MAX = 8 }; /* things a game counts */

/* Numbers for research, printed by `quad simulate`. */
struct game_statistics {
    /* Numbers of a state, each a list with an entry per seat: {"score":[3,1]}. From the arbiter's view. */
    json_object *(*figures)(struct ctx *, const game_state *);
    /* What is counted over a game: count() adds what the last turn brought of counts[i] to sums[i]. counts ends with
     * NULL. */
    const char *const *counts;
    void (*count)(const game_state *, int64_t sums[COUNTS_MAX]);
};

struct game {
    const char *id, *title;
    const char *rules; /* the rules in words: RULES.md of its folder, embedded by make as <id>_RULES.inc */
    bool listed;       /* false: compiled and tested, but not in the catalogue (the template) */
    /* Members of its views and answers with texts that players wrote; ends with NULL (NULL: none). The MCP interface
     * marks them as untrusted for language models, together with "text" in a view's "messages" and in a tale line of
     * kind "talk". */
    const char *const *words;
    const struct variant *variants; /* ends with id NULL */
    const struct bot *bots;         /* ends with id NULL */
    /* Raised when old events would replay differently. Every version from 1 on can still be played: setup() is given
     * the match's, and the state keeps it. */
    int rules_version;
    int save_version; /* raised when save() changes shape; load() reads every older one */

    /* Check the options and fill in the defaults, in schema order: FAULT_BAD_OPTIONS. Called once, in the lobby; the
     * result is stored, shown and given to setup. Facts of the seats known so far can affect a default. */
    json_object *(*options)(struct ctx *, const struct variant *, json_object *sent, int seats,
                            const struct seat_fact *seat);
    /* Options that came later, NULL-terminated: records of older matches lack them, and setup() plays those as they
     * were played. NULL: none. */
    const char *const *later_options;
    /* The state before the first event. */
    game_state *(*setup)(struct ctx *, const struct setting *);
    /* An order from JSON: checks the shape only, and also reads the log. */
    game_order *(*parse)(struct ctx *, json_object *, struct verdicts *);
    /* Check the order against what its seat knows: the canonical order, without the refused items unless `strict`. */
    game_order *(*judge)(struct ctx *, const game_known *, const game_order *, bool strict,
                         struct verdicts *);
    /* The order as JSON: parse(write(o)) = o. */
    json_object *(*write)(struct ctx *, const game_order *);
    /* A judged order as one line of text, for people. */
    const char *(*notation)(struct ctx *, const game_order *);
    bool (*apply)(struct ctx *, game_state *, const struct event *, struct tale *, struct outcome *);
    struct standing (*standing)(const game_state *);
    /* What a viewer knows of the state: the one place that keeps secrets. */
    game_known *(*know)(struct ctx *, const game_state *, int viewer, struct table);
    /* `compact`: what the rules name as such. `window`: the wishes of GET /view: a `region`; `ext` 0, without additions to
     * the compact view; `brief`, less of it where the game has such a view, for readers who pay by length. NULL: none. */
    json_object *(*view)(struct ctx *, const game_known *, bool compact, json_object *window);
    /* What the seat can order now; `partial`: after this much of an order. */
    json_object *(*legal)(struct ctx *, const game_known *, const game_order *partial);
    /* The order of a bot for its seat, which owes one. NULL where `bots` is empty. */
    game_order *(*choose)(struct ctx *, const game_known *, int level, struct rng *, json_object **memory);
    json_object *(*save)(struct ctx *, const game_state *);
    game_state *(*load)(struct ctx *, json_object *, int version);
    /* A deep copy: for search, simulation, forks and the self-check. */
    game_state *(*copy)(struct ctx *, const game_state *);
    /* Faction number i, from 0; false past the last. NULL: the game has none. */
    bool (*faction)(int i, struct faction *ret);
    /* Optional capabilities, NULL where a game lacks one. The catalogue lists those it has, up to `statistics`. */
    const struct game_acts *acts;
    const struct game_talk *talk;
    const struct game_picture *picture;
    const struct game_study *study;
    const struct game_review *review;
    const struct game_crowd *crowd;
    const struct game_ladder *ladder;
    const struct game_puzzles *puzzles;
    const struct game_challenge *challenge;
    const struct game_tactics *tactics;
    const struct game_promises *promises;
    const struct game_openings *openings; /* games/openings.h */
    const struct game_statistics *statistics;
    const struct game_authoring *authoring;
    const struct game_trials *trials; /* games/trials.h */
    const struct game_items *items;   /* games/items.h */
};

/* The game with that id, or NULL. Games are listed in games.def. */
const struct game *game_find(const char *id);
/* Game number i from 0 in the order of games.def, NULL past the end. */
const struct game *game_at(int i);
/* The variant with that id (id NULL: the first), or NULL. */
const struct variant *variant_find(const struct game *game, const char *id);
/* Whether the variant can be played with that number of seats. */
bool variant_seats(const struct variant *variant, int seats);
/* The number of seats of a game when none was chosen. */
int variant_usual(const struct variant *variant);
/* The bot with that id, or NULL. */
const struct bot *bot_find(const struct game *game, const char *id);
/* The strongest of the game's bots, the first of equals; NULL where there is none. */
const struct bot *bot_strongest(const struct game *game);

/* Refuse item `item`, at JSON pointer `path`: adds a verdict (of more than VERDICTS_MAX none is kept) and records the
 * failure in the ctx; always returns false. Texts are copied. */
bool verdict_refuse(struct ctx *c, struct verdicts *v, int item, const char *path, enum fault fault,
                    const char *hint);
/* Accept item `item`: adds a verdict with its notation. */
void verdict_accept(struct ctx *c, struct verdicts *v, int item, const char *text);

/* Whether the deadline ends the stage rather than the turn. */
bool standing_stage_ends(const struct standing *now);
/* Whether a stage that the deadline would end can end at once: every seat that owes is ready or in `handed_in`, and
 * not all of them have handed in (then the turn is over instead). */
bool standing_all_ready(const struct standing *now, uint32_t handed_in);

/* The following call a capability of the game, or give the stated answer where the game lacks it. */

/* Whether the order is an act; false without acts. */
bool game_is_act(const struct game *game, const game_order *order);
/* game_acts.rider; without it NULL, and *ret_rest is the order. */
game_order *game_rider(struct ctx *c, const struct game *game, const game_order *order,
                       const game_order **ret_rest);
/* game_acts.choose; without it true, and *ret_act is NULL. */
bool game_choose_act(struct ctx *c, const struct game *game, const game_known *known, int level,
                     struct rng *rng, json_object **memory, const game_order **ret_act);
/* game_study.advise; without it true, and ret_advice->n is 0. */
bool game_advise(struct ctx *c, const struct game *game, const game_known *known, struct question question,
                 struct advice *ret_advice);
/* game_study.position; without it NULL with FAULT_BAD_POSITION. */
game_state *game_position(struct ctx *c, const struct game *game, const struct setting *setting,
                          const char *text);
/* game_study.position_text; without it NULL. */
const char *game_position_text(struct ctx *c, const struct game *game, const game_state *state);
#endif
