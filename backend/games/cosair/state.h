/* state.h - shared by the files of CoSAIR. Rule numbers are those of RULES.md. Nothing outside this folder includes
 * it.
 *
 *   struct space        map, nations, planets and everything in flight: all that a resolution reads and writes. Plain
 *                       arrays, except the fleets in flight, whose number is unlimited: see space_copy
 *   struct reports      what a nation's agents have reported, the latest report only
 *   struct game_state   the full state: a space, the reports of all nations and the events of the last resolution
 *   struct game_known   what one viewer knows, made by know.c alone; its space is the same struct with everything out
 *                       of sight blank, so that judging, legal lists and bots work on it unchanged
 *   struct game_order   what a seat hands in; arrays in the pool, read-only
 *   struct chronicle    the events of one resolution, where they are wanted (NULL: faster)
 *
 * facts.h numbers, tables and formulas, with facts.c and names.c; setup.c; parse.c, write.c; command.c (one order
 * carried out); order.c (verdicts); resolve.c (the order of a resolution), economy.c, colony.c, war.c, spies.c;
 * space.c (questions); options.c; rules.c (apply, standing); save.c, load.c; know.c, view.c with rows.c and
 * events.c, legal.c, notation.c, read_notation.c, tale.c with news.c, chart.c, picture.c; study.c; bot*.c; review*.c
 * (orders beside better ones); cosair.c (the struct game). */
#ifndef COSAIR_STATE_H
#define COSAIR_STATE_H
#include "games/cosair/facts.h"

/* The world */

struct planet {
    int pop;                                       /* thousands */
    int stock;                                     /* production points kept */
    int cruisers, transports, colony_ships, mines; /* stationed */
    uint8_t x, y, owner;
    uint8_t founder, number; /* its name: colour of that seat, NUMBER[number] */
    uint8_t buildings;       /* bit b: enum building stands */
    bool repeat, rush, unrest, jam;
    uint8_t items;          /* of the list */
    uint8_t item[LIST_MAX]; /* enum item, the first is being built */
};

struct fleet { /* in flight; in the order of departure, all nations in one array */
    int id, cruisers, transports, arrives;
    uint8_t seat, from, to;
};

enum whereabouts { AT_HOME, ON_MISSION, ON_WAY_BACK };
struct agent {
    int arrives;        /* clock value, 0 at home */
    uint8_t name, rank; /* AGENT_KEY[name]; 1..RANK_MAX */
    uint8_t state;      /* enum whereabouts */
    uint8_t at;         /* last own planet */
    int8_t to;          /* NONE at home */
    int8_t mission;     /* NONE but on the way out */
};

struct expedition {
    int id, cruisers, arrives;
    int cost; /* gold paid */
    uint8_t from;
};

struct nation {
    int64_t gold, rp; /* treasury; research points in the pot */
    int exit_turn;    /* 0 while playing */
    int tax;          /* percent */
    int freighters;
    int recruit_done; /* clock value, 0: no agent is being recruited */
    int next_fleet, next_expedition;
    uint16_t knows; /* bit t: enum tech known */
    bool alive, resigned;
    uint8_t colour;  /* of COLOUR */
    int8_t research; /* enum tech being researched, NONE */
    uint8_t techs;   /* how many known, and which in the order learned */
    uint8_t tech[TECHS];
    uint8_t started;   /* colonisations */
    uint8_t founded;   /* numbers used: 1 = Prime */
    uint8_t recruited; /* agents, ever */
    uint8_t agents, expeditions;
    struct agent agent[AGENTS];           /* in the order of recruitment */
    struct expedition expedition[STARTS]; /* by id */
};

struct limits { /* the options that affect the resolution (R13) */
    int max_turns, end_ratio, closing_from;
};

enum reason {
    REASON_NONE,
    REASON_SUPERIORITY,
    REASON_LAST,
    REASON_TURNS,
    REASON_AGREEMENT,
    REASON_ABANDONED,
    REASONS
};

struct space {
    int turn; /* the turn being ordered, from 1 */
    uint8_t seats, side;
    uint8_t planets;
    uint8_t span[SIDE_MAX]; /* span[|x1-x2|]: its share of D on the torus (R3.3) */
    uint8_t at[PLANETS];    /* square y * side + x: the planet's id, PLANETS when free */
    enum reason reason;     /* REASON_NONE while the game runs */
    struct limits limits;
    struct rng rng; /* blank in a known world */
    struct nation nation[NATIONS];
    struct planet planet[PLANETS];
    int fleets, fleet_room;
    struct fleet *fleet; /* owned by this world alone; an assignment shares it, space_copy does not */
};

/* A copy with its own array of fleets, and room for `more` further ones. */
void space_copy(struct pool *pool, struct space *to, const struct space *from, int more);
/* Make room for `more` fleets. Only orders create fleets; a resolution never adds any. */
void space_room(struct pool *pool, struct space *w, int more);

/* Whether the nation gives orders, being neither exterminated nor resigned (R13, R15.1). */
static inline bool nation_plays(const struct space *w, int seat)
{
    return w->nation[seat].alive && !w->nation[seat].resigned;
}
/* R15.1: a resignation between two resolutions becomes public with the next one. */
static inline bool nation_left_untold(const struct space *w, int seat)
{
    const struct nation *n = &w->nation[seat];
    return n->resigned && n->alive && n->exit_turn == w->turn;
}
/* Whether the nation has learned the technology (R8). */
static inline bool nation_knows(const struct space *w, int seat, enum tech tech)
{
    return w->nation[seat].knows >> tech & 1;
}
/* Whether the building stands on the planet (R5). */
static inline bool planet_has(const struct planet *p, enum building b) { return p->buildings >> b & 1; }
/* Squared distance on the torus (R3.3). */
static inline int square_distance(const struct space *w, int x1, int y1, int x2, int y2)
{
    return w->span[x1 > x2 ? x1 - x2 : x2 - x1] + w->span[y1 > y2 ? y1 - y2 : y2 - y1];
}
/* Squared distance of two planets by their ids (R3.3). */
static inline int planet_distance(const struct space *w, int a, int b)
{
    const struct planet *p = &w->planet[a], *q = &w->planet[b];
    return square_distance(w, p->x, p->y, q->x, q->y);
}
/* The duration in turns of a flight of that nation that starts now (R3.4). */
static inline int flight_turns(const struct space *w, int seat, int from, int to)
{
    return FLIGHT[nation_knows(w, seat, FUSION_DRIVE)][planet_distance(w, from, to)];
}

/* Sums over a nation's planets, computed in one pass. In a known world correct for the viewer only. */
struct holding {
    int planets, population, buildings;
    int stationed; /* cruisers and transports */
    int calm;      /* production of a calm turn (R13.2) */
    int foreign;   /* planets of others */
};
/* The sums of one nation. */
struct holding nation_holding(const struct space *w, int seat);
/* The same for all nations at once. */
void space_holdings(const struct space *w, struct holding ret[NATIONS]);

/* The treasury of a nation before the next resolution, and the changes that it would bring (R7). */
struct ledger {
    int active_freighters, trade_points;
    int command_points;
    int ships;                                   /* that need a command point, active freighters included */
    int64_t tax_gold, interest;                  /* interest below 0 on debts */
    int research;                                /* points of the tax split */
    int buildings, agents, ship_gold, rush_gold; /* gold to pay */
    int64_t change;                              /* of the balance, all at once (R7.8) */
};
/* The ledger of one nation, from a fresh count of its planets and ships (R7). */
struct ledger nation_ledger(const struct space *w, int seat);
/* The same from known sums; `away` are the cruisers and transports in flight and with expeditions. */
struct ledger ledger_of(const struct space *w, int seat, const struct holding *h, int away, int rush_gold);
int nation_potential(const struct space *w, int seat); /* R13.2; 0 for one that was exterminated */
/* The potentials of all nations (R13.2); 0 beyond the seats. */
void space_potentials(const struct space *w, int ret[NATIONS]);
int nation_strength(const struct space *w, int seat);         /* counterespionage (R10.4) */
int64_t nation_colony_price(const struct space *w, int seat); /* of the next start (R6.2) */
int nation_capital(const struct space *w, int seat);          /* R10.1 */
/* The own planet nearest to a planet, the lowest id among equals; NONE without any. */
int nearest_own(const struct space *w, int seat, int planet);
int end_ratio_now(const struct space *w, int turn); /* in force after the resolution of that turn (R13.4) */
/* "Red Prime", "The Red". */
const char *planet_name(struct ctx *, const struct space *w, int planet);
/* "The Red", after the colour of the seat (R4.2); in the pool. */
const char *nation_name(struct ctx *, const struct space *w, int seat);

/* Orders (R14) */

enum command_kind {
    SET_TAX,
    SET_RESEARCH,
    SET_QUEUE,
    SET_RUSH,
    SEND_FLEET,
    COLONISE,
    RECRUIT_AGENT,
    SEND_AGENT,
    RESIGN,
    COMMANDS,
    COMMAND_UNKNOWN = COMMANDS, /* an object without a known type */
    COMMAND_NO_OBJECT
};
extern const char *const COMMAND_NAME[COMMANDS]; /* "set_tax" .. */

/* One order. Members that were missing or of the wrong type are INT_NONE, and their own check refuses them. */
enum { INT_NONE = INT32_MIN };
struct command {
    enum command_kind kind;
    int planet;               /* set_queue, set_rush; `from` of send_fleet and colonise */
    int to;                   /* send_fleet; `planet` of send_agent */
    int cruisers, transports; /* send_fleet; `escort` of colonise in cruisers */
    int value;                /* rate; enum tech, enum mission (NONE: unknown); on as 0 and 1 */
    int agent;                /* its name */
    int items, repeat;   /* set_queue: how many as sent (INT_NONE: no list), at most LIST_MAX kept; 0 or 1 */
    const uint8_t *item; /* enum item, ITEMS: unknown */
};
struct game_order {
    int turn;    /* the turn it is meant for, 0 when not given */
    bool strict; /* one invalid order refuses all */
    int count;
    const struct command *command;
};

/* Carry out one order in a world (the full state, or a scratch copy of a known one; with room for a fleet).
 * FAULT_NONE, or the reason why nothing has changed (R14). */
enum fault command_do(struct space *w, int seat, const struct command *);
/* The reason why it cannot be carried out, FAULT_NONE for none; changes nothing. */
enum fault command_fault(const struct space *w, int seat, const struct command *);

/* The maximum number of fleets that an order can send; 0 for NULL. */
int order_fleets(const game_order *);

/* Reports of the last turn */

enum outcome_of_mission { MISSION_DONE, MISSION_FLED, MISSION_CAUGHT };
/* In the order of the resolution. `seat` is the nation it is news for, NONE: all. Battles and failed missions are also
 * news for `other`; a successful mission is not (R15.3). */
enum happening_kind {
    HAPPENED_BUILT,      /* planet, what = item */
    HAPPENED_DRY,        /* planet: its list is empty now */
    HAPPENED_RESEARCHED, /* what = tech */
    HAPPENED_CALM,       /* planet: unrest is over */
    HAPPENED_REPAIRED,   /* planet: the jam is over */
    HAPPENED_RECRUITED,  /* agent, planet where */
    HAPPENED_FOUNDED,    /* planet */
    HAPPENED_RETURNED,   /* planet: where the colonists of R6.6 returned to */
    HAPPENED_LANDED,     /* planet: own fleet, n = cruisers, transports */
    HAPPENED_BATTLE,     /* planet, seat attacked other; n[0] = index in chronicle.battle */
    HAPPENED_AGENT_BACK, /* agent, planet */
    HAPPENED_MISSION, /* agent of seat, planet, other = target; what = mission, n[0] = enum outcome_of_mission */
    HAPPENED_UNREST,   /* planet: unrest has begun; the cause is secret */
    HAPPENED_JAM,      /* planet: a jam has begun; likewise */
    HAPPENED_ROBBED,   /* n[0] freighters are missing */
    HAPPENED_NEW,      /* from here on news for all: planet was founded by other */
    HAPPENED_OWNER,    /* planet belongs to other since this resolution */
    HAPPENED_OUT,      /* other was exterminated */
    HAPPENED_RESIGNED, /* other resigned */
    HAPPENED_END,      /* what = enum reason */
    HAPPENINGS
};
struct happening {
    uint8_t kind;
    int8_t seat, other, planet, what, agent;
    int n[2];
};

struct battle { /* R15.3 */
    int8_t planet, attacker, defender;
    bool won;                                       /* in space */
    bool landed;                                    /* transports landed, so that `need` is set */
    bool conquered;                                 /* the planet changed hands */
    int att_cruisers, att_transports, def_cruisers; /* before */
    int mines, mine_hits;                           /* mines that went off, cruisers they killed */
    int att_left, def_left;                         /* cruisers left after mines and space combat */
    int need;
};

/* Room for whatever a resolution can bring. */
enum { HAPPENINGS_MAX = 8192, BATTLES_MAX = PLANETS * NATIONS };
/* Filled in by space_resolve. The caller provides the room; events beyond it are dropped. */
struct chronicle {
    int turn; /* that was resolved; 0: none yet */
    int count, room;
    struct happening *happening;
    int battles, battle_room;
    struct battle *battle;
    /* Seats with a colony ship at a planet that now has enough people for it; this makes no log line. */
    uint32_t settlers;
};

/* Reports (R10.5, R15.3) */

struct planet_report {
    int turn; /* the clock after the report, 0: no report */
    int pop, ships;
    uint8_t owner, buildings;
    bool mines, unrest, jam;
};
struct nation_report {
    int turn, active_freighters, agent_ranks;
    uint8_t techs, tech[TECHS];
    int64_t gold;
};
struct reports {
    struct planet_report planet[PLANETS];
    struct nation_report nation[NATIONS];
};

/* Resolve a turn (R11), including the end check and turn + 1. orders[seat] NULL: no orders; illegal orders are skipped.
 * Allocates nothing: the caller makes room for the fleets (space_room). `reports`: one per seat, or NULL;
 * `chronicle` is overwritten, or NULL. */
void space_resolve(struct space *w, const game_order *const orders[NATIONS], struct reports *reports,
                   struct chronicle *chronicle);
/* Steps of it, in files of their own. `log` can be NULL. */
void economy_produce(struct space *w, int rush_gold[NATIONS], struct chronicle *log);
/* All treasuries at once (R7): taxes, trade, interest, upkeep and the rush gold of economy_produce, by seat. */
void economy_treasuries(struct space *w, const int rush_gold[NATIONS], struct chronicle *log);
void economy_people(struct space *w, struct chronicle *log); /* growth and states */
/* Expeditions that arrive found a planet or return (R6.4 to R6.7). */
void colony_settle(struct space *w, struct chronicle *log);
/* Fleets that arrive: mines, battles, landings and conquests (R9). */
void war_arrivals(struct space *w, struct chronicle *log);
/* Completed recruitments add an agent at the capital (R10.1). */
void spies_recruit(struct space *w, struct chronicle *log);
/* Agents that arrive carry out their missions, or are back home (R10.2 to R10.5); `reports` can be NULL. */
void spies_arrive(struct space *w, struct reports *reports, struct chronicle *log);
/* Send an agent from planet `from` to its nearest own planet (R10.2); without any it arrives next turn where it was
 * last. */
void spy_fly_home(struct space *w, int seat, struct agent *, int from);
/* End the game if fewer than two nations still play (R13.3); for resignations between turns. */
void space_check_last(struct space *w);
/* Add an event to the chronicle; does nothing when it is NULL. */
void chronicle_add(struct chronicle *log, struct happening h);
/* A copy without spare room; NULL for NULL. */
struct chronicle *chronicle_copy(struct pool *pool, const struct chronicle *log);

/* The full state */

/* The history of potentials and planets, which are public, for a chart: a row every `step` turns; when it is full,
 * every second row is dropped (chart.c). */
enum { CHART_ROWS = 128 };
struct chart_row {
    int turn; /* the clock */
    uint16_t potential[NATIONS];
    uint8_t planets[NATIONS];
};
struct chart {
    int step, rows;
    struct chart_row row[CHART_ROWS];
};
/* The row for the present state. */
struct chart_row chart_now(const struct space *w);
/* Add the row of the present state if one is due; an empty chart always gets it. */
void chart_note(struct chart *chart, const struct space *w);
/* The chart as JSON, one entry per row, with `seats` numbers each. */
json_object *chart_save(struct ctx *, const struct chart *, int seats);
/* Read the chart back. False: FAULT_BAD_REQUEST. */
bool chart_load(struct ctx *, json_object *, int seats, struct chart *ret);

struct game_state {
    const struct variant *variant;
    struct space space;
    struct reports reports[NATIONS];
    struct chart chart;
    struct chronicle *last; /* events of the last resolution, in the state's pool; NULL before the first */
    int planets[NATIONS], potential[NATIONS]; /* public numbers, counted once a turn: see state_count */
};
/* Recount the public numbers; call after any change of planets. */
void state_count(game_state *);

/* What one viewer knows. What is not in here cannot leak into a view, a legal list, a verdict or a bot. Filled in
 * by know.c. */
struct game_known {
    const struct variant *variant;
    int viewer; /* a seat, SPECTATOR or ARBITER */
    /* Of others only what is public: square, owner and name of planets, colour and status of nations; no rng. */
    struct space space;
    int planets[NATIONS], potential[NATIONS]; /* public numbers */
    const struct chart *chart;                /* public */
    const struct reports *reports;            /* the viewer's; NULL for spectators */
    const struct reports *all_reports;        /* of all nations, for the arbiter; else NULL */
    const game_order *own;                    /* what the viewer has sealed */
    struct chronicle *last; /* what the viewer can know of the last resolution; NULL before the first */
};

/* Functions of the files */

extern const struct game GAME_cosair;
/* items.c: orders composed choice by choice (games/items.h). */
extern const struct game_items COSAIR_ITEMS;

/* Fill in and check the options sent (NULL: the defaults), in schema order. NULL: FAULT_BAD_OPTIONS says which and
 * why. */
json_object *cosair_options(struct ctx *, const struct variant *, json_object *, int,
                            const struct seat_fact *);
/* The state before turn 0 or 1, drawn from the seed; the options are complete (R4). */
game_state *cosair_setup(struct ctx *, const struct setting *);
/* A world at its start, drawn from the seed (R4); no fleet has room yet. */
void space_begin(struct space *w, int seats, struct limits limits, uint64_t seed);
/* Set up the map's size and tables for `seats` nations (R3.1). */
void space_lay(struct space *w, int seats);
/* Found a planet on a free square; returns its id. */
int space_found(struct space *w, int seat, int square, int pop);
/* Read an order; only its shape is checked. NULL: the failure names the place (R14). */
game_order *cosair_parse(struct ctx *, json_object *, struct verdicts *);
/* The order as JSON that parse reads back (R14). */
json_object *cosair_write(struct ctx *, const game_order *);
/* Check the order against what the seat knows, with a verdict per item. NULL: the seat cannot order now, or `strict`
 * is set and an item was refused (R14). */
game_order *cosair_judge(struct ctx *, const game_known *, const game_order *, bool, struct verdicts *);
/* Apply an event to the state and add its log lines to `tale` (can be NULL). False: the event does not fit, and the
 * state is unusable (R11). */
bool cosair_apply(struct ctx *, game_state *, const struct event *, struct tale *, struct outcome *);
/* The standing: stage, turns, seats that owe an order, places and scores (R13). */
struct standing cosair_standing(const game_state *);
/* The names of the sums that cosair_count adds to; ends with NULL. */
extern const char *const COSAIR_COUNTS[];
/* Numbers of the state for `quad simulate`: a list per seat under each name. */
json_object *cosair_figures(struct ctx *, const game_state *);
/* Add the events of the last resolution to the sums, in the order of COSAIR_COUNTS. */
void cosair_count(const game_state *, int64_t sums[COUNTS_MAX]);
/* The state as JSON; equal states give equal bytes. */
json_object *cosair_save(struct ctx *, const game_state *);
/* The state from a save of that version or an older one. NULL: FAULT_BAD_REQUEST says what is wrong. */
game_state *cosair_load(struct ctx *, json_object *, int version);
/* A deep copy, in the pool of the ctx. */
game_state *cosair_copy(struct ctx *, const game_state *);
/* The world in the shape of R17, with members in that order. */
json_object *space_write(struct ctx *, const struct space *w);
/* One nation in the shape of R17. */
json_object *cosair_write_nation(struct ctx *, const struct space *w, int seat);
/* One planet in the shape of R17. */
json_object *cosair_write_planet(struct ctx *, const struct space *w, int planet);
/* FNV-1a 64 over the text of space_write (R17). */
uint64_t space_digest(struct ctx *, const struct space *w);
/* Read such an object back. False: FAULT_BAD_REQUEST says what is wrong with it. */
bool space_read(struct ctx *, json_object *, struct space *ret);
/* "superiority" "last_nation" "turn_limit" "agreement" "abandoned"; NULL for none. */
const char *end_name(enum reason);

/* know.c */
/* What a viewer knows of the state (R15). */
game_known *cosair_know(struct ctx *, const game_state *, int viewer, struct table);
/* view.c, legal.c, notation.c, picture.c */
/* What the viewer knows as JSON (R21). */
json_object *cosair_view(struct ctx *, const game_known *, bool compact, json_object *window);
/* What the seat can order now, after the choices in `partial` (NULL: none made yet) (R14, R21). */
json_object *cosair_legal(struct ctx *, const game_known *, const game_order *partial);
/* The order as one line of text (R18). */
const char *cosair_notation(struct ctx *, const game_order *);
const char *cosair_command_notation(struct ctx *, const struct command *); /* "tax60" "F3>7:5c2t" */
/* What the viewer knows as SVG text. */
const char *cosair_picture(struct ctx *, const game_known *);
/* tale.c: a resolution as lines of the log, each with its audience; `orders`: those carried out. */
void chronicle_tell(struct ctx *, const game_state *after, const game_order *const orders[NATIONS],
                    const struct chronicle *, struct tale *);
/* bot.c */
/* The bot's order for its seat, which owes one (R20). */
game_order *cosair_choose(struct ctx *, const game_known *, int level, struct rng *, json_object **memory);
#endif
