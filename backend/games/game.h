/* game.h - the door between the arena and a game.
 *
 * A game is a pure fold: state' = apply(state, event). It owns no clock, no socket, no table, no randomness but the
 * rng inside its state. Same setting + same events = same bytes from save().
 *
 * Which struct does a fact belong to?
 *   chosen before the first move, shown in the lobby ............ setting.options (a seat's secret wish: seat_fact.choice)
 *   would change the result of a later event .................... game_state
 *   one viewer may know it now .................................. game_known, the sole source of view, legal, verdicts, bots:
 *                                                                 none of them can leak what it lacks
 *   tells the story afterwards, changes nothing ................. tale lines, each with its audience
 *
 * Orders are sealed by the platform per (match, turn, seat), outside the log. When every seat in `owes` has handed in, or
 * time is up, the platform appends ONE EVENT_TURN with all of them. A chess-like turn has one bit in `owes`; Stratic's
 * secret setup is stage "setup", turn 0, both bits; Stratagem's talk is EVENT_ACT and EVENT_STAGE_END; a solo or race
 * game runs under PACE_OWN. Draw, truce, takeback are settled by the platform's consent first; a takeback is a log row
 * handled by the platform's fold.
 *
 * Memory: what a function returns lives in the ctx's pool; arguments are borrowed.
 * A sealed order was judged when it was handed in; acts, stages and other seats' leaving may have changed what it meets: a game
 * that has those takes such an order all the same in EVENT_TURN and drops what no longer stands.
 * Errors: false or NULL means the ctx's failure says why and nothing else has changed. apply may change the state it was
 * given even when it fails: callers that go on after a failure apply to a copy. */
#ifndef QUAD_GAME_H
#define QUAD_GAME_H
#include "base/ctx.h"
#include "base/json.h"
#include "base/rng.h"
#include "games/tale.h"
#include <stdbool.h>
#include <stdint.h>

struct variant;
struct game_trials;

enum {
    SEATS_MAX = 16,
    SPECTATOR = SEATS_MAX,
    ARBITER,
    VIEWERS = SEATS_MAX + 1
}; /* viewers: seats 0..15, strangers, the all-seeing */

typedef struct game_state
    game_state; /* the truth; completed in the game's own folder, opaque outside, no casts inside */
typedef struct game_known game_known; /* what one viewer may know */
typedef struct game_order game_order; /* parsed and canonical: no JSON past the border */

enum event_kind {
    EVENT_TURN,
    EVENT_ACT,
    EVENT_STAGE_END,
    EVENT_FLAG,
    EVENT_RESIGN,
    EVENT_DRAW,
    EVENT_ABANDON
};
/* DRAW: all who play agreed. ABANDON: nobody is there any more; a draw too, with the reason "abandoned". */

struct event {
    enum event_kind kind;
    int seat;                            /* ACT, FLAG, RESIGN; else -1 */
    const game_order *orders[SEATS_MAX]; /* TURN: every sealed order at once; ACT: orders[seat] */
    uint32_t late;                       /* TURN: seats that handed in nothing before the deadline */
};

/* What a crowd wants its seat to do. */
struct ballot {
    const game_order *order; /* judged when it was put in */
    int64_t weight;
    bool played; /* by elect: something of it is in the order elected */
};
struct ballots {
    int n;
    struct ballot *at;  /* earliest first */
    json_object *tally; /* by elect: what the ballots asked for, heaviest first, in the game's own words */
};

struct seat_fact {
    bool program;
    json_object *choice; /* a secret lobby wish (a civilization) or NULL */
};

struct setting {
    const struct variant *variant;
    json_object *options; /* valid against variant->options_schema */
    int seats;
    struct seat_fact seat[SEATS_MAX];
    uint64_t seed;
};

struct table { /* platform facts; know() shows them as `shown` allows */
    uint32_t handed_in, ready;
    const game_order *own; /* what this viewer has sealed for the turn, or NULL */
    json_object
        *window;  /* the part of the position that is asked for, {"region":[x0,y0,x1,y1]}; NULL: all of it */
    bool briefly; /* for a bot's choice, not to be looked at: know() may leave out what bots do not ask */
};

enum { VERDICTS_MAX = 400 };
struct verdict {
    int item;
    const char *path, *code, *hint, *text;
}; /* code NULL: the item stands and text is its notation */
struct verdicts {
    int n, room;
    struct verdict *v;
}; /* starts as zeros; grows in the ctx's pool */

struct outcome {
    uint32_t
        moved; /* viewers whose view or log changed (bit SPECTATOR too); the conformance test checks: exactly those */
    json_object *answer; /* for the one who ordered ({"result":"deny"}); NULL: nothing to say */
};

/* What a run is measured by, the most telling first, less being better: leaderboards order by them. */
enum { MEASURES_MAX = 4 };
struct measure {
    const char *id, *title; /* "errors", "Errors" */
};

struct standing {
    bool over, acts_open;
    const char *stage; /* "setup" "diplomacy" "orders" "play": picks the time limit */
    int turn
        [SEATS_MAX]; /* the number in the path; differs by seat only under PACE_OWN; never falls: the platform adds
                             the turns taken back so far */
    uint32_t owes, woken; /* seats that owe an order now; seats with news (end "play on" early) */
    uint32_t
        out; /* seats that everybody knows to have left or to be beaten while the others play on: nothing asks for their word */
    uint32_t
        untold; /* seats that have left and nobody else knows: others still see them as owing, or as handed in */
    bool
        stage_ends; /* time up ends the stage (EVENT_STAGE_END) and not the turn, though `owes` is not empty: orders may
                        be sealed all along and stay sealed. With an empty `owes` time up always ends the stage */
    uint32_t
        ready; /* seats that have said by an act that the stage may end: once all who owe have said so or handed in,
                       EVENT_STAGE_END comes early. All handed in: EVENT_TURN comes in this very stage */
    int place[SEATS_MAX]; /* 1 = first, ties share; 0 while running */
    int64_t score[SEATS_MAX];
    const char *reason; /* "commander"; NULL while running */
    const char *ladder; /* key of a leaderboard of its own (a rule set) or NULL */
    struct run {        /* per seat, where the game has measures; meant once it is over */
        bool counts;    /* it is good enough to stand on a leaderboard */
        int stars;      /* 0 to 3 */
        int64_t measure[MEASURES_MAX];
    } run[SEATS_MAX];
};

/* A step of a game's own ladder: the leaderboard a standing names, and what a game on it is begun with. */
struct rung {
    const char *id, *title;
    json_object *options; /* for the game's first variant */
};

enum { ADVICE_LINES = 5, ADVICE_PLIES = 8, ADVICE_NODES = 20000 };
struct question {
    int nodes,
        lines; /* at most so many movements tried, 1..ADVICE_NODES; so many best turns, 1..ADVICE_LINES */
};
struct advice {
    int n; /* best first; 0: nothing to say */
    int64_t nodes;
    struct advised {
        const game_order *order;
        int score; /* in hundredths of the game's smallest piece, from the view of the seat that owes; a found win is
                      100000 minus the plies to it, a loss the same below zero */
        int n_line;
        const game_order *line[ADVICE_PLIES]; /* the orders expected from here on, `order` first */
    } best[ADVICE_LINES];
};

enum pace { PACE_ALTERNATE, PACE_TOGETHER, PACE_OWN }; /* OWN: an order resolves at once for its seat */
enum shown { SHOW_WHO, SHOW_COUNT, SHOW_NOTHING };     /* who has handed in */

struct bot {
    const char *id, *title;
    int level;
}; /* "bot:greedy", "Sergeant", 2 */

struct variant { /* facts: generic code asks these, never the name */
    const char *id, *title;
    const char
        *options_schema; /* JSON Schema text, games/<id>/<variant>.schema.json embedded by make; a member
                                   marked writeOnly is shown to nobody before the end */
    const char *choice_schema; /* JSON Schema text of a seat's secret wish, NULL: there is nothing to wish */
    int seats_min, seats_max;
    int seats_step; /* between two numbers of seats that are played (2: only 2 and 4 of 2 to 4); 0: every number is */
    int seats_usual; /* of the one-click game; 0: seats_min */
    int delay_min;   /* turns until strangers may see the all-seeing view; 0: only at the end */
    int delay; /* how many turns late they see it where the table says nothing else, delay_min or more; 0: the table's
                      strangers see the public part, live */
    enum pace pace;
    enum shown shown;
    const char
        *clock; /* default and bounds of the lobby's clock, JSON text: the arena never asks which game. Shape:
                          {"default":{clock},"modes":{"live":{"turn_seconds":[min,max],"bank_seconds":[..],...},...},
                           "stages":{"setup":[min,max]},"pool":{"live":"standard",...}} */
    bool hidden, lenient, rated, takeback, own_talk;
    bool
        plays_on; /* what was ordered stands, so that turns may pass with nothing new ordered: parse([]) is the order that
                      changes nothing, and standing.woken says whose news end the passing */
    bool
        crowd; /* the arena's everlasting match between two crowds is played so: elect is there, and it has no end of its own */
    bool
        pad_timing; /* how long the rules take to judge would tell what is hidden in them: answers about a running match leave on a grid */
    bool pause;     /* truce and resume may be offered */
    /* lenient: default of `mode`. own_talk: what is said at the match are acts of the game (see talk) */
};

/* Orders that are done at once (EVENT_ACT) and not with the turn. */
struct game_acts {
    /* Whether a parsed order is an act (done at once, EVENT_ACT) or one for the turn. The platform asks before judge(), so that
     * neither can come in by the other's door. */
    bool (*is_act)(const game_order *);
    /* The act that rides in an order for the turn, NULL for none: while acts are open it is judged and done at once as an
     * EVENT_ACT of its own; *ret_rest, the order without it, is what is judged next and sealed. NULL: orders carry no acts. */
    game_order *(*rider)(struct ctx *, const game_order *, const game_order **ret_rest);
    /* The act a bot does now, *ret_act NULL for none (true all the same). Asked while acts are open: first, after each act of
     * its own, and whenever an event moved its view; at most 16 times a turn. In a stage that ends (stage_ends, or nobody owes)
     * a bot is asked nothing else: saying "ready" is an act too. Elsewhere `choose` follows when it has nothing to do.
     * NULL: bots do no acts. */
    bool (*choose)(struct ctx *, const game_known *, int level, struct rng *, json_object **memory,
                   const game_order **ret_act);
};

/* Talk that follows the rules of the game, for variants with own_talk. */
struct game_talk {
    /* What POST /messages sends, as an act's JSON. What it says is a tale line of kind TALE_TALK with the words in
     * facts.text; its audience is who reads it. */
    json_object *(*act)(struct ctx *, json_object *to, const char *text);
};

struct game_picture {
    /* The view as a still picture: SVG text without scripts, styles and addresses, bounded by the size of the position. */
    const char *(*draw)(struct ctx *, const game_known *);
};

/* Positions as text, and a strong player's opinion of them: for analysis and exercises. */
struct game_study {
    /* A game that begins in a position given as text, by anybody: FAULT_BAD_POSITION says what is wrong with it and where.
     * Everything needed to play on is in the text, but the options, which are the setting's. */
    game_state *(*position)(struct ctx *, const struct setting *, const char *text);
    /* The canonical text, NULL where there is none (yet): position_text(position(t)) = t for every t made here. It hides
     * nothing, so a game that keeps secrets while it runs prints none. */
    const char *(*position_text)(struct ctx *, const game_state *);
    /* What a strong player thinks of the orders that the seat which owes may give; reproducible: same known, same answer. */
    bool (*advise)(struct ctx *, const game_known *, struct question, struct advice *ret_advice);
    /* Count the leaves `depth` turns below a position text: {"nodes":N} and, with `divide`, "divide":{turn text: count}. */
    json_object *(*perft)(struct ctx *, const struct variant *, json_object *options, const char *position,
                          int depth, bool divide);
};

/* A seat that many people play by voting, for the variant marked `crowd`. */
struct game_crowd {
    const char *const *sides;    /* what each seat's side is called, by seat */
    const char *const *accounts; /* the name of the account that plays for each side, by seat */
    /* The order of such a seat, never NULL: from the ballots, or from none. Fills in `played` and `tally`. */
    game_order *(*elect)(struct ctx *, const game_state *, int seat, struct ballots *);
};

/* Runs that are measured, and levels to play them on. */
struct game_ladder {
    const struct measure *measures; /* ends with id NULL */
    /* Step i from 0 of the ladder, the gentlest first; false behind the last. */
    bool (*rung)(struct ctx *, int i, struct rung *ret);
};

/* Puzzles, the same for everybody; a game with puzzles has a ladder too, which measures their runs. */
struct game_puzzles {
    /* Complete options for the first variant of a puzzle: the same seed, the same puzzle. What distinguishes one from another is
     * in writeOnly members alone. */
    json_object *(*make)(struct ctx *, uint64_t seed);
    /* What the options hide, as text for people once it may be told. */
    const char *(*reveal)(struct ctx *, json_object *options);
};

/* Rules that players write themselves, looked at without any match. A body is judged here, to its last member. */
struct game_authoring {
    /* What is to be said of the rules: their faults, or what is proved of them. NULL: FAULT_BAD_REQUEST with the path, or
     * FAULT_TOO_COSTLY for rules made to keep a computer busy. */
    json_object *(*check)(struct ctx *, json_object *body);
    /* What they answer to moves tried on a position. NULL: FAULT_BAD_REQUEST with the path. */
    json_object *(*play)(struct ctx *, json_object *body);
};

enum { COUNTS_MAX = 8 }; /* things a game counts */

/* Numbers for research, in the lines of `quad simulate`. */
struct game_statistics {
    /* Numbers of a state, one list with an entry per seat for each: {"score":[3,1]}. All-seeing. */
    json_object *(*figures)(struct ctx *, const game_state *);
    /* What is counted over a game: sums[i] of counts[i] grows by what the last turn brought. counts ends with NULL. */
    const char *const *counts;
    void (*count)(const game_state *, int64_t sums[COUNTS_MAX]);
};

struct game {
    const char *id, *title;
    const char *rules; /* the rules in words: RULES.md of its folder, embedded by make as <id>_RULES.inc */
    bool listed;       /* false: compiled and tested, but not in the catalogue (the template) */
    /* Members of its views and answers whose texts players wrote themselves; ends with NULL (NULL: there are none). Doors for
     * language models fence them, and "text" in a view's "messages" and in a tale line of kind "talk". */
    const char *const *words;
    const struct variant *variants; /* ends with id NULL */
    const struct bot *bots;         /* ends with id NULL */
    int rules_version; /* raised when old events would replay differently; the old path is kept */
    int save_version;  /* raised when save() changes shape; load() reads every older one */

    /* Fill in and check the options (defaults become explicit, in schema order): FAULT_BAD_OPTIONS. Done once, in the lobby;
     * what it returns is stored, shown and given to setup. `seat` facts known so far may steer a default. */
    json_object *(*options)(struct ctx *, const struct variant *, json_object *sent, int seats,
                            const struct seat_fact *seat);
    game_state *(*setup)(struct ctx *, const struct setting *);
    game_order *(*parse)(struct ctx *, json_object *, struct verdicts *); /* shape only; also reads the log */
    game_order *(*judge)(struct ctx *, const game_known *, const game_order *, bool strict,
                         struct verdicts *);
    json_object *(*write)(struct ctx *, const game_order *); /* parse(write(o)) = o */
    const char *(*notation)(struct ctx *,
                            const game_order *); /* a judged order as one line of text, for people */
    bool (*apply)(struct ctx *, game_state *, const struct event *, struct tale *, struct outcome *);
    struct standing (*standing)(const game_state *);
    game_known *(*know)(struct ctx *, const game_state *, int viewer,
                        struct table); /* secrecy in one place */
    json_object *(*view)(struct ctx *, const game_known *, bool compact, json_object *window);
    json_object *(*legal)(struct ctx *, const game_known *, const game_order *partial);
    /* Bots: the order that this seat owes. NULL where `bots` is empty. */
    game_order *(*choose)(struct ctx *, const game_known *, int level, struct rng *, json_object **memory);
    json_object *(*save)(struct ctx *, const game_state *);
    game_state *(*load)(struct ctx *, json_object *, int version);
    game_state *(*copy)(struct ctx *, const game_state *); /* search, simulate, fork, self-check */
    /* What a game may leave out: NULL where it does not have the capability. The catalogue lists those it has, up to `statistics`. */
    const struct game_acts *acts;
    const struct game_talk *talk;
    const struct game_picture *picture;
    const struct game_study *study;
    const struct game_crowd *crowd;
    const struct game_ladder *ladder;
    const struct game_puzzles *puzzles;
    const struct game_statistics *statistics;
    const struct game_authoring *authoring;
    const struct game_trials *trials; /* games/trials.h */
};

/* The game with that id, or NULL; generated from games.def. */
const struct game *game_find(const char *id);
/* Game number i in the order of games.def, NULL past the end. */
const struct game *game_at(int i);
/* The variant with that id (NULL id: the first), or NULL. */
const struct variant *variant_find(const struct game *game, const char *id);
/* Whether the variant is played with so many seats. */
bool variant_seats(const struct variant *variant, int seats);
/* The number of seats of a game that nobody said one for. */
int variant_usual(const struct variant *variant);
/* The bot with that id, or NULL. */
const struct bot *bot_find(const struct game *game, const char *id);

/* Add a refusal of item `item` at `path` to the verdicts (over VERDICTS_MAX it is counted but not kept): always false. */
bool verdict_refuse(struct ctx *c, struct verdicts *v, int item, const char *path, enum fault fault,
                    const char *hint);
/* Add an item that stands, with its notation. */
void verdict_accept(struct ctx *c, struct verdicts *v, int item, const char *text);

/* True when time being up ends the stage, not the turn. */
bool standing_stage_ends(const struct standing *now);
/* True when a stage that time would end may end at once: all who owe are ready or in `handed_in`, and not all handed in (then
 * it is the turn that is over). */
bool standing_all_ready(const struct standing *now, uint32_t handed_in);

/* Whether the order is an act; false where the game has no acts. */
bool game_is_act(const struct game *game, const game_order *order);
/* The act that rides in an order, NULL for none; *ret_rest is the order without it. */
game_order *game_rider(struct ctx *c, const struct game *game, const game_order *order,
                       const game_order **ret_rest);
/* The act a bot does now: game_acts.choose, and none where the game has no acts for bots. */
bool game_choose_act(struct ctx *c, const struct game *game, const game_known *known, int level,
                     struct rng *rng, json_object **memory, const game_order **ret_act);
/* A strong player's opinion: game_study.advise, and ret_advice->n = 0 where the game has no study. */
bool game_advise(struct ctx *c, const struct game *game, const game_known *known, struct question question,
                 struct advice *ret_advice);
/* A state from a position text: game_study.position. NULL: FAULT_BAD_POSITION, also where the game has no study. */
game_state *game_position(struct ctx *c, const struct game *game, const struct setting *setting,
                          const char *text);
/* The position as text: game_study.position_text, NULL also where the game has no study. */
const char *game_position_text(struct ctx *c, const struct game *game, const game_state *state);
#endif
