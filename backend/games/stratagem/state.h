/* state.h - what the files of Stratagem share. Rule numbers are those of RULES.md. Nothing outside this folder
 * includes it.
 *
 *   struct world        the board and the realms: all that a resolution reads and writes. Plain arrays without
 *                       pointers, so that an assignment copies it and a bot can try thousands of turns
 *   struct game_state   the full state: a world, open proposals, ready seats, and the letters of this turn and the last
 *   struct game_known   what one viewer knows, made by know.c alone; its world is the same struct with everything out
 *                       of sight blank, so that judging, legal lists, bots and the resolution work on it unchanged
 *   struct game_order   what a seat hands in; arrays in the pool, read-only
 *   struct chronicle    the events of one resolution, where they are wanted (NULL: faster)
 *
 * facts.h numbers, map and tables, with map.c and edition.c (numbers by version of the rules); names.c; parse.c, write.c; judge.c; order.c (verdicts);
 * setup.c; resolve.c (the order of a resolution), move.c, battle.c, economy.c, trade.c, victory.c; diplomacy.c;
 * rules.c (apply, standing); save.c, load.c; know.c, view.c, compact.c, legal.c, notation.c, story.c, picture.c;
 * promise*.c (the promise ledger); opening.c (openings, for the explorer); bot*.c; stratagem.c (the struct game). */
#ifndef STRATAGEM_STATE_H
#define STRATAGEM_STATE_H
#include "games/stratagem/facts.h"

/* The world */

struct realm {
    enum civ civ;
    int stock[GOODS]; /* in a known world: another's food and iron are 0, gold is public */
    int age;          /* 1..3 */
    int techs;        /* how many, and which in the order taken */
    uint8_t tech[AGES];
    uint32_t knows; /* bit t: knows tech t */
    bool alive, resigned;
    int left_turn; /* the turn of elimination or resignation, 0 while active */
    int marks;     /* betrayals */
    int streak;    /* turn ends in a row with enough provinces to dominate (R8.1) */
    int timeouts;  /* turns in a row without orders (R8.3) */
    int capital;   /* the province it began in */
};

struct route {
    uint8_t from, to;       /* the ends */
    uint8_t owner, partner; /* who made it and owns `from`; who owns `to` (the owner too: an own route) */
    uint8_t raiders;        /* seats that raided it in the last resolution */
    int got[2]; /* what owner and partner got of it in the last resolution; an own route: [0] alone */
};

struct limits { /* the options of R1.7 that the resolution asks */
    int max_turns, gold_goal, domination, vault;
    bool fog;
};

enum reason {
    REASON_NONE,
    REASON_LAST,
    REASON_DOMINATION,
    REASON_ECONOMY,
    REASON_SCORE,
    REASON_AGREEMENT,
    REASON_ABANDONED,
    REASONS
};

struct world {
    int version;     /* of the rules, from 1: whose numbers hold */
    int seats, turn; /* the turn being ordered, from 1 */
    struct limits limits;
    uint8_t owner[PROVINCES];     /* seat or NOBODY */
    uint8_t buildings[PROVINCES]; /* bit b: building b stands */
    int units[PROVINCES][REALMS][UNIT_KINDS][VETERANCIES];
    uint8_t present[PROVINCES]; /* bit s: seat s has a unit there; units_changed() keeps it */
    uint8_t armed[PROVINCES];   /* bit s: seat s has a fighter there; likewise */
    struct realm realm[REALMS];
    uint8_t relation[REALMS][REALMS]; /* enum relation, symmetric; the diagonal is WAR and means nothing */
    int covered[REALMS][REALMS];      /* a ceasefire: the last turn whose resolution it covers, else 0 */
    int routes;                       /* in the order of their creation */
    struct route route[ROUTES_MAX];
    seat_set winners;
    enum reason reason; /* REASON_NONE while the game runs */
};

/* The numbers of the version of the rules that the world is played by. */
static inline const struct edition *edition_of(const struct world *w) { return &EDITION[w->version - 1]; }
/* The same for the civilization of a seat. */
static inline const struct civ_numbers *numbers_of(const struct world *w, int seat)
{
    return &edition_of(w)->civ[w->realm[seat].civ];
}
/* The numbers of a unit kind for a seat (UNIQUE differs between civilizations, and is without names). */
static inline const struct unit_fact *unit_of(const struct world *w, int seat, int kind)
{
    return kind == UNIQUE ? &numbers_of(w, seat)->unique : &UNIT[kind];
}

/* Call after changing units[] of a province directly: updates `present` and `armed`. */
void units_changed(struct world *w, int province);
/* The same when only that seat's units changed. */
void stack_changed(struct world *w, int province, int seat);
/* Neither eliminated nor resigned: the realm gives orders (R8.1). */
static inline bool realm_active(const struct world *w, int seat)
{
    return w->realm[seat].alive && !w->realm[seat].resigned;
}
/* Whether the realm has taken the tech. */
static inline bool realm_knows(const struct world *w, int seat, enum tech tech)
{
    return w->realm[seat].knows >> tech & 1;
}
/* Whether two seats are at war (R3); a seat is never its own enemy. */
static inline bool hostile(const struct world *w, int a, int b) { return a != b && w->relation[a][b] == WAR; }
/* Whether two seats are allied (R3); a seat is its own ally. */
static inline bool allied(const struct world *w, int a, int b)
{
    return a == b || w->relation[a][b] == ALLIANCE;
}
/* Whether the building stands in the province. */
static inline bool stands(const struct world *w, int province, enum building b)
{
    return w->buildings[province] >> b & 1;
}
/* The rank of a seat in the priority order of this turn (R1.4): 0 is first. */
static inline int priority_rank(const struct world *w, int seat)
{
    return (seat - w->turn % w->seats + w->seats) % w->seats;
}

/* The provinces whose byte has that bit (0..7). Checks eight bytes at a time, because bots call it thousands of times a
 * turn. */
province_set bytes_with(const uint8_t bytes[PROVINCES], int bit);
/* The provinces that the seat owns. */
province_set realm_provinces(const struct world *w, int seat);
int realm_units(const struct world *w, int seat); /* of all kinds */
/* Units of a kind, of all veterancies. */
static inline int units_at(const struct world *w, int province, int seat, int kind)
{
    const int *units = w->units[province][seat][kind];
    return units[0] + units[1] + units[2];
}
/* Units of a seat in a province, Scouts left out (R1.3). */
int fighters_at(const struct world *w, int province, int seat);
int raw_strength(const struct world *w, int province, int seat); /* R1.3 */
int realm_score(const struct world *w, int seat);                /* R8.1 */
int realm_eaters(const struct world *w, int seat);               /* units that are fed (R5.4) */
int upkeep_of(const struct world *w, int seat, int eaters);      /* food a turn for so many */
int realm_upkeep(const struct world *w, int seat);               /* food a turn (R5.4) */
int realm_vault(const struct world *w, int seat); /* the most gold it may keep now; INT32_MAX without vault */
int realm_treaties(const struct world *w, int seat); /* treaties in force */
/* What it brings its owner a turn. */
void province_yield(const struct world *w, int province, int ret_yield[GOODS]);
/* Of all provinces, before upkeep and trade. */
void realm_income(const struct world *w, int seat, int ret_income[GOODS]);
/* Terrain, Fortress and Fortification for a defender. */
int province_defence(const struct world *w, int province);
/* What one unit of a kind costs the seat in that province, in goods; the discounts of techs and buildings are
 * counted. */
void unit_price(const struct world *w, int seat, int province, int kind, int ret_cost[GOODS]);
/* The price of a tech, or of RESEARCH_AGE below age 3. */
void research_price(const struct world *w, int seat, int research, int ret_cost[GOODS]);
/* Provinces that a unit of the kind can march in a turn (R6). */
int unit_speed(const struct world *w, int seat, int kind);
/* Provinces that a seat sees (R9.1), allies' sight included; all of them without fog. */
province_set realm_sight(const struct world *w, int seat);
/* The canonical path of a route, ends included (R7.2); how many provinces. */
int route_path(int from, int to, uint8_t ret_path[PROVINCES]);
/* The relation of two realms becomes `relation` now, with all that follows from it. */
void set_relation(struct world *w, int a, int b, enum relation relation);

/* Orders (R4) */

/* The lists in the order in which they are judged. */
enum order_list {
    LIST_BREAK,
    LIST_RESEARCH,
    LIST_BUILD,
    LIST_RECRUIT,
    LIST_MOVES,
    LIST_DROP,
    LIST_ROUTES,
    LIST_NOTICE,
    LISTS
};
/* "break" "research" "build" "recruit" "moves" "drop" "routes" "notice": the member names. */
extern const char *const LIST_NAME[LISTS];

/* An item with an unknown name gets its fault in parse(); judge() reports it. */
struct naming {
    int seat;
    enum fault fault;
}; /* break, notice */
struct works {
    int at, what;
    enum fault fault;
}; /* build */
struct recruits {
    int at, kind, count;
    enum civ named;
    enum fault fault;
}; /* recruit; named: whose unique unit, if by name */
struct link {
    int from, to;
    enum fault fault;
};             /* drop, routes */
struct march { /* moves */
    int from, steps;
    uint8_t path[PATH_MAX];
    int units[UNIT_KINDS];
    enum civ named; /* whose unique unit was named by its own name (R4.5a), CIV_HIDDEN: none */
    enum fault fault;
};

struct message_order {
    int to;
    const char *text;
    enum fault fault;
}; /* to: a seat or NOBODY for all */
struct proposal_order {
    int to;
    enum relation kind;
    enum fault fault;
};
/* The diplomacy object (R3, R4.1): an act of its own, or inside the orders. */
struct diplomacy_order {
    int messages, proposals, accepts, rejects, withdrawals;
    struct message_order *message;
    struct proposal_order *proposal;
    struct naming *accept, *reject, *withdraw;
    bool ready;
};

struct game_order {
    bool act;                          /* a diplomacy request by itself: no orders below but `diplomacy` */
    bool strict;                       /* one bad item refuses all */
    int turn;                          /* the turn it was meant for, 0 when not said */
    struct diplomacy_order *diplomacy; /* or NULL */
    int research;                      /* RESEARCH_NONE, a tech or RESEARCH_AGE */
    enum fault research_fault;
    int breaks, builds, recruitings, marches, drops, links, notices;
    struct naming *broken, *notice;
    struct works *build;
    struct recruits *recruit;
    struct march *march;
    struct link *drop, *link;
};

/* The result of judging an order, item by item: FAULT_NONE means that the item is valid. */
struct judgement {
    int stock[GOODS];                /* left after paying for the valid items */
    seat_set breaks;                 /* the seats named by the valid breaks */
    uint16_t fault[LISTS][LIST_MAX]; /* only the items that the order has are set */
};
/* Judge the lists of an order (not its diplomacy) by R4.2 and R4.3. `seen`: provinces whose owner can be considered for
 * treaty_forbids_entry (R4.4); all of them in a resolution. `order` NULL is the empty order. */
void judge_order(const struct world *w, province_set seen, int seat, const game_order *order,
                 struct judgement *ret);

/* Reports (R9.3, R10) */

enum happening_kind {
    HAPPENED_DROPPED, /* seat's item was invalid: n = list, item, fault */
    HAPPENED_BREAK,   /* seat betrayed other */
    /* seat's fighters stayed in province, head-on (R6.2); n[0] = where they wanted to go; units */
    HAPPENED_TURNED_BACK,
    /* seat's group went from n[0] to province (its last); n[1] = 1 if it was halted on the way; units */
    HAPPENED_MARCH,
    HAPPENED_BATTLE,        /* province; n[0] = index in chronicle.battle */
    HAPPENED_CAPTURE,       /* Corsairs of seat took n[0] gold of other in province */
    HAPPENED_CLAIM,         /* province went from other (NOBODY: unowned) to seat */
    HAPPENED_SCOUTS_CAUGHT, /* seat lost n[0] Scouts in province */
    HAPPENED_INCOME,        /* seat: n = food, iron, gold, upkeep */
    HAPPENED_DESERTION,     /* seat lost n[1] units of kind n[0] in province, unfed */
    HAPPENED_BUILT,         /* building n[0] of seat stands in province */
    HAPPENED_WORKS_LOST,    /* seat paid for building n[0] in province, which was lost */
    HAPPENED_RECRUITED,     /* n[1] units of kind n[0] of seat in province */
    HAPPENED_RECRUITS_LOST,
    HAPPENED_TECH,         /* seat learned tech n[0] */
    HAPPENED_AGE,          /* seat reached age n[0] */
    HAPPENED_ROUTE_OPENED, /* seat's route from province to n[0], other = partner (seat itself: an own route) */
    HAPPENED_ROUTE_CLOSED,
    HAPPENED_RAID,   /* seat's route from province to n[0], other = partner: `seats` stole n[1] gold in all */
    HAPPENED_TRADE,  /* seat got n[0] gold by routes, raids and Diplomacy */
    HAPPENED_VAULT,  /* seat lost n[0] gold above its vault */
    HAPPENED_NOTICE, /* seat's notice to other took effect: war */
    HAPPENED_EXPIRED,    /* the ceasefire of seat and other ended: war */
    HAPPENED_ELIMINATED, /* seat */
    HAPPENED_RICH,       /* seat holds n[0] gold, three quarters of the goal or more */
    HAPPENED_STREAK,     /* seat holds n[0] provinces: one more such turn end wins */
    HAPPENED_VICTORY,    /* `seats` won; n[0] = enum reason */
    HAPPENINGS
};
struct happening {
    enum happening_kind kind;
    int province, seat, other; /* -1 where not used */
    seat_set seats;
    int n[4];
    int units[UNIT_KINDS];
};

/* A battle as it was fought, before claims. A side's total is that of R6.7. */
struct battle {
    int province, sides;
    int defender, winner; /* indices of sides; -1: nobody defends; nobody wins (a stand-off) */
    seat_set side[REALMS];
    int total[REALMS];
    int lost[REALMS];                                          /* fighters fallen, by seat */
    int before[REALMS][UNIT_KINDS], after[REALMS][UNIT_KINDS]; /* participants' units, by seat */
};

/* Room for whatever a resolution can bring: four times eight lists of LIST_MAX, groups twice, and what follows from
 * them. */
enum { HAPPENINGS_MAX = 8192 };
/* Filled in by world_resolve. The caller provides room for `happening`; events beyond it are dropped. */
struct chronicle {
    int turn; /* that was resolved; 0: none yet */
    province_set sight_before[REALMS], sight_after[REALMS];
    int battles;
    struct battle battle[PROVINCES];
    int count, room;
    struct happening *happening;
};

/* Resolve a turn (R5), including the victory check and turn + 1. orders[seat] NULL: the empty order; orders of inactive
 * seats are ignored. Allocates nothing. `chronicle` is overwritten, or NULL. */
void world_resolve(struct world *w, const game_order *const orders[REALMS], struct chronicle *chronicle);
/* The end of the turn's resolution alone, for resignations between turns: last standing (R8.1.1). */
void world_check_last(struct world *w);
/* The seat leaves the game: its relations become war (R3.7), its realm stays on the map. */
void world_resign(struct world *w, int seat);

/* One battle (R6.5-R6.12), all claims (R6.13) and all Scouts caught (R6.14) by themselves: for previews and tests. */
struct battle world_battle(struct world *w, int province, struct chronicle *chronicle);
/* All claims of provinces after the battles (R6.13); `chronicle` can be NULL. */
void world_claims(struct world *w, struct chronicle *chronicle);
/* All Scouts caught by hostile fighters (R6.14); `chronicle` can be NULL. */
void world_catch_scouts(struct world *w, struct chronicle *chronicle);

/* The full state */

enum stage { STAGE_DIPLOMACY, STAGE_ORDERS, STAGE_OVER };

struct proposal {
    int turn;
    enum relation kind;
}; /* turn 0: none */

/* A message or a notice to show (R9.4 `dip`); the state keeps those of this turn and the last. */
struct letter {
    int turn, from, to;  /* from NOBODY: a notice of the arena ("sys"); to NOBODY: everybody */
    const char *text;    /* in the state's pool */
    struct letter *next; /* older to newer */
};

struct game_state {
    const struct variant *variant;
    enum stage stage;
    struct world world;
    struct proposal proposal[REALMS][REALMS]; /* from, to */
    seat_set ready;                           /* seats that have agreed to end the diplomacy phase */
    int sent[REALMS];                         /* messages of this turn */
    struct letter *first_letter, *last_letter;
    struct chronicle *last; /* what the last resolution brought, in the state's pool; NULL before the first */
};

/* What one viewer knows. What is not in here cannot leak into a view, a legal list, a verdict or a bot. Filled in
 * by know.c. */
struct game_known {
    const struct variant *variant;
    int viewer; /* a seat, SPECTATOR or ARBITER */
    enum stage stage;
    /* Out of sight: owner NOBODY, no units, no buildings; secret numbers 0. Exception: a Trade Post of a trade
     * partner or ally is shown with its owner even where its province is out of sight (R4.4). */
    struct world world;
    province_set seen;                        /* provinces in sight */
    province_set posts;                       /* Trade Posts known though out of sight */
    int provinces[REALMS], gold[REALMS];      /* public numbers */
    struct proposal proposal[REALMS][REALMS]; /* the viewer's own, both ways; all for the arbiter */
    seat_set ready;                           /* seats that have agreed to end the diplomacy phase */
    seat_set handed_in;                       /* seats with sealed orders */
    int sent;                                 /* the viewer's messages of this turn */
    int letters;                              /* those the viewer can read, oldest first */
    struct letter *letter;
    const game_order *own;  /* what the viewer has sealed */
    struct chronicle *last; /* what the viewer can know of the last resolution; NULL before the first */
};

/* Functions of the files */

extern const struct game GAME_stratagem;
/* items.c: orders composed choice by choice (games/items.h). */
extern const struct game_items STRATAGEM_ITEMS;

/* Fill in and check the options sent (NULL: the defaults), in schema order. NULL: FAULT_BAD_OPTIONS says which and
 * why (R1.7). */
json_object *strat_options(struct ctx *, const struct variant *, json_object *, int,
                           const struct seat_fact *);
/* The state before turn 0 or 1, drawn from the seed; the options are complete (R1). */
game_state *strat_setup(struct ctx *, const struct setting *);
/* A world at its start by that version of the rules, with civilizations chosen and homes placed (R1). */
void world_begin(struct world *w, int version, int seats, const enum civ civ[REALMS], struct limits limits);
/* Read an order; only its shape is checked. NULL: the failure names the place (R4). */
game_order *strat_parse(struct ctx *, json_object *, struct verdicts *);
/* Whether the order is an act (applied at once) rather than an order for the turn (R3). */
bool strat_is_act(const game_order *);
/* The act contained in an order, NULL for none; *ret_rest is the order without it (R3). */
game_order *strat_rider(struct ctx *, const game_order *, const game_order **ret_rest);
/* A message as the JSON of an act; `to` as POST /messages takes it (R3). */
json_object *strat_talk(struct ctx *, json_object *to, const char *text);
/* The order as JSON that parse reads back. */
json_object *strat_write(struct ctx *, const game_order *);
/* Check the order against what the seat knows, with a verdict per item. NULL: the seat cannot order now, or `strict`
 * is set and an item was refused (R4). */
game_order *strat_judge(struct ctx *, const game_known *, const game_order *, bool, struct verdicts *);
/* Apply an event to the state and add its log lines to `tale` (can be NULL). False: the event does not fit, and the
 * state is unusable (R5). */
bool strat_apply(struct ctx *, game_state *, const struct event *, struct tale *, struct outcome *);
/* The standing: stage, turns, seats that owe an order, places and scores (R8). */
struct standing strat_standing(const game_state *);
/* The state as JSON; equal states give equal bytes. */
json_object *strat_save(struct ctx *, const game_state *);
/* The state from a save of that version or an older one. NULL: FAULT_BAD_REQUEST says what is wrong. */
game_state *strat_load(struct ctx *, json_object *, int version);
/* A deep copy, in the pool of the ctx. */
game_state *strat_copy(struct ctx *, const game_state *);
const char *stage_name(enum stage); /* "diplomacy" "orders" "over" */
/* "last" "domination" "economy" "score" "agreement" "abandoned"; NULL for none */
const char *reason_name(enum reason);

/* diplomacy.c (R3): applied at once, one item after another. */
enum talk_list { TALK_MESSAGES, TALK_PROPOSE, TALK_ACCEPT, TALK_REJECT, TALK_WITHDRAW, TALK_READY, TALKS };
extern const char *const TALK_NAME[TALKS]; /* the member names */
struct talk { /* where it happens: parts of a state, or of a scratch copy of a known */
    struct world *world;
    struct proposal (*proposal)[REALMS];
    int *sent; /* messages of the seat this turn */
    bool open; /* whether the diplomacy phase is still running */
};
/* The number of items in a list; 0 for NULL. */
int talk_length(const struct diplomacy_order *, enum talk_list);
/* Judge one item and, if it is valid, apply it to `talk` (messages are only counted). FAULT_NONE, or why not. */
enum fault talk_do(const struct talk *, int seat, const struct diplomacy_order *, enum talk_list, int item);
/* Apply an order's diplomacy to the state, without invalid items: stores letters and adds log lines. Returns the
 * viewers (bits) who have news. */
uint32_t state_talk(struct ctx *, game_state *, int seat, const struct diplomacy_order *, struct tale *);
/* The diplomacy phase ends: proposals lapse (R3.4). */
void state_close_talk(struct ctx *, game_state *, struct tale *);
/* Store a letter. `from` NOBODY: a notice of the arena; `to` NOBODY: for everyone. */
void state_letter(struct ctx *, game_state *, int from, int to, const char *text);

/* know.c */
/* What a viewer knows of the state (R9). */
game_known *strat_know(struct ctx *, const game_state *, int viewer, struct table);
/* view.c, compact.c, legal.c, picture.c, notation.c */
/* What the viewer knows as JSON (R9.4). */
json_object *strat_view(struct ctx *, const game_known *, bool compact, json_object *window);
/* The view in few bytes, for programs; `with_extras` adds the member x, which follows from the rest. */
json_object *strat_compact(struct ctx *, const game_known *, bool with_extras);
/* What the seat can order now, after the choices in `partial` (NULL: none made yet) (R4). */
json_object *strat_legal(struct ctx *, const game_known *, const game_order *);
/* What the viewer knows as SVG text. */
const char *strat_picture(struct ctx *, const game_known *);
/* R10, without turn and seat: "res:tac mov:fg>th:inf*2", "-". */
const char *strat_notation(struct ctx *, const game_order *);
/* One accepted item in the same notation ("mov:fg>th:inf*2"). */
const char *strat_item_notation(struct ctx *, const game_order *, enum order_list, int item);
/* story.c: a resolution as lines of the log, each with its audience (R9.3). */
void story_tell(struct ctx *, const game_state *after, const game_order *const orders[REALMS],
                const struct chronicle *, struct tale *);
/* bot.c */
/* The bot's order for its seat, which owes one (R13). */
game_order *strat_choose(struct ctx *, const game_known *, int mind, struct rng *, json_object **memory);
/* The act a bot does now in the diplomacy phase, NULL in *ret_act for none (R3, R13). */
bool strat_choose_act(struct ctx *, const game_known *, int mind, struct rng *, json_object **memory,
                      const game_order **ret_act);
#endif
