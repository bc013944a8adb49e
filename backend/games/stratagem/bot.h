/* bot.h - shared by the files of Stratagem's bots (R13). A bot works on a world: the one it knows, or one guessed
 * from it.
 *
 *   struct draft    an order being written, with room of its own, so that an assignment copies it
 *   struct temper   what distinguishes one greedy player from another; the strong bot tries many of them
 *   bot_random.c    random orders
 *   bot_greedy.c    sensible orders, quickly; with bot_economy.c
 *   bot_guess.c     guesses what lies in the fog
 *   bot_value.c     evaluates a world
 *   bot_search.c    the best order found by resolving turns
 *   review.c        what orders cost beside better ones; with review_why.c
 *   bot_talk.c      treaties and messages */
#ifndef STRATAGEM_BOT_H
#define STRATAGEM_BOT_H
#include "games/stratagem/phrase.h"
#include "games/stratagem/state.h"

enum bot_level { BOT_RANDOM = 1, BOT_GREEDY, BOT_STRONG, BOT_NEGOTIATOR };
/* Of the strong level: all of them search alike, and want different things. */
enum bot_style { STYLE_CONSUL, STYLE_RUSHER, STYLE_BUILDER, STYLE_TRADER, STYLES };

/* The i-th of the other realms as seat `me` counts them, i from 1: its own mirror image across, up or down, and in both
 * ways (R1.8). Where the first of equals is taken, seats in their order would favour some corners. 0: `me` itself. */
static inline int realm_across(int me, int i) { return me ^ i; }

/* Drafts */

enum { DRAFT_MARCHES = 64, DRAFT_RECRUITS = 40, DRAFT_LINKS = ROUTES_MAX };

struct draft {
    game_order order; /* the counts; draft_order() makes its lists point into this draft */
    struct naming broken[REALMS], notice[REALMS];
    struct works build[PROVINCES];
    struct recruits recruit[DRAFT_RECRUITS];
    struct march march[DRAFT_MARCHES];
    struct link drop[DRAFT_LINKS], link[DRAFT_LINKS];
};

/* Make the draft an empty order. */
void draft_begin(struct draft *d);
/* The draft as an order; valid until the draft is moved or changed. */
const game_order *draft_order(struct draft *d);
/* Add a building; items without room are dropped. */
void draft_build(struct draft *d, int at, enum building what);
/* Recruit `count` units of a kind in a province. */
void draft_recruit(struct draft *d, int at, int kind, int count);
/* Open a trade route. */
void draft_link(struct draft *d, int from, int to);
/* A new, empty group that goes from `from` to its neighbour `to`; NULL: no room. */
struct march *draft_march(struct draft *d, int from, int to);
/* Add units of `kind` to the group from -> to, which is created if necessary. */
void draft_send(struct draft *d, int from, int to, int kind, int count);
/* The draft of an order; items without room are dropped. */
void draft_copy(const game_order *order, struct draft *ret);
/* The items of the draft that are valid by what `known` knows, in the pool. */
game_order *draft_judged(struct ctx *c, const game_known *known, struct draft *d);

/* Greedy */

struct temper {
    int keep;            /* garrison of a province, in hundredths of the enemy strength next to it */
    int boldness;        /* superiority required for an attack, in hundredths of the defence */
    int conquest;        /* value of conquering another's province, in hundredths of the usual */
    int food_margin;     /* farms are built until the harvest exceeds the upkeep by this much */
    int soldiers;        /* the maximum of recruits in a turn */
    bool hoards;         /* saves gold instead of advancing, once it has five provinces */
    uint8_t tech[AGES];  /* what it learns in each age */
    enum building trade; /* MARKET, or MINE for soldiers */
};

enum temper_name { TEMPER_SETTLER, TEMPER_BALANCED, TEMPER_RAIDER, TEMPERS };
extern const struct temper TEMPER[TEMPERS];
/* A random temper between the named ones. */
struct temper temper_drawn(struct rng *rng);

/* A complete order for `seat` in world `w`, following the temper. */
void greedy_draft(const struct world *w, int seat, const struct temper *temper, struct rng *rng,
                  struct draft *ret);

/* Shared by the parts of greedy_draft: the world as one seat sees it, and its unspent units and goods. */
struct scene {
    const struct world *w;
    int seat;
    const struct temper *temper;
    struct rng *rng;
    struct draft *draft;
    province_set mine, front; /* front: own ones next to foreign or unowned ones */
    int provinces;
    int foe[PROVINCES];  /* enemy strength that can reach the province this turn from its neighbours */
    int here[PROVINCES]; /* own strength without orders yet */
    int left[PROVINCES][UNIT_KINDS];
    int strength[UNIT_KINDS];        /* own strength of a fresh unit, Tactics included; Scouts 0 */
    uint8_t by_strength[UNIT_KINDS]; /* kinds, weakest first; Scouts left out */
    int stock[GOODS], reserve[GOODS], harvest[GOODS], net_food;
    uint8_t shuffled[PROVINCES];
};
/* The parts of a greedy order that cost goods; this one comes first, the others after the marches: research (R4). */
void scene_research(struct scene *s);
/* Buildings, by need and price (R4). */
void scene_works(struct scene *s);
/* Recruits, where they are needed (R4). */
void scene_recruits(struct scene *s);
/* The most profitable trade routes (R7). */
void scene_routes(struct scene *s);

/* Random */

/* A random order (R13.1), which can include illegal items. */
void random_draft(const struct world *w, int seat, struct rng *rng, struct draft *ret);

/* Judgement of worlds */

/* What a style values. Hundredths multiply what the Consul values. */
struct taste {
    int hopes, dangers;       /* of what can be won and lost next turn, in hundredths of it */
    int province, strength;   /* the worth of holding a province, of a point of strength */
    int yields, learning;     /* hundredths: what a turn yields; ages and techs */
    int trade;                /* hundredths: routes and posts */
    int fame_gold, fame_land; /* of nearing an economic victory, and domination */
    int rivals, leader;       /* hundredths of the others' worth that count against ours */
    int fallen;               /* for each rival that is out */
};
extern const struct taste TASTE[STYLES];

/* The value of a world for `seat` by that taste, in hundredths of a province; more is better. */
int world_value(const struct world *w, int seat, const struct taste *taste);

/* Strong levels */

/* A bot's memory between turns (of choose), one JSON object with these members, each an array of numbers. */
enum memory_list {
    SAW_OWNER,
    SAW_BUILT,
    SAW_FORCE,
    SAW_TURN,      /* by province, as last seen; SAW_TURN 0: never */
    TALK_ASKED,    /* by seat: the turn of the last proposal made to it */
    TALK_ANSWERED, /* by seat: the turn of the last reply given to it */
    TALK_MARKS,    /* by seat: its betrayals as last counted */
    TALK_BOUND,    /* by seat: the relation to it when its betrayals were last counted */
    TALK_SELF, /* at [0] the turn of the last greeting or warning to all, at [1] the temper of a greedy bot + 1 */
    MEMORY_LISTS
};
struct memory {
    int of[MEMORY_LISTS][PROVINCES];
};
/* The memory from the JSON given to choose; NULL: an empty memory. Written by memory_write, so it is not checked. */
struct memory memory_read(json_object *json);
/* The memory as JSON for the next turn. */
json_object *memory_write(struct ctx *c, const struct memory *m);

/* Record what is in sight. */
void guess_observe(struct memory *m, const game_known *known);
/* The known world, with the fog filled in by a likely guess. */
void guess_world(const game_known *known, const struct memory *m, struct rng *rng, struct world *ret);

/* Guessed worlds, each with a greedy order of every other seat. */
enum { GUESSES_MAX = 8 };
struct foresight {
    int guesses;
    struct world guess[GUESSES_MAX];
    struct draft reply[GUESSES_MAX][REALMS];
    const game_order *orders[GUESSES_MAX][REALMS];
};
/* Guess so many worlds (1..GUESSES_MAX) from what the viewer knows and remembers; in the last `still` of them the others
 * order nothing. *ret starts zeroed and must not be moved afterwards. */
void foresee(const game_known *known, const struct memory *m, int guesses, int still, struct rng *rng,
             struct foresight *ret);
/* The world that the seat's order leads to in guess `g`. */
void foresight_resolve(struct foresight *f, int g, int seat, const game_order *order, struct world *ret);

struct effort {
    enum bot_style style;
    int guesses, still;     /* worlds, each with an order of every other seat but in the last `still` */
    int tries;              /* orders resolved in all of them */
    const game_order *from; /* tried too, and what small changes can begin with; NULL: none */
};
/* The best order found for the viewer within the effort, resolved on guessed worlds (R13). */
void search_draft(struct ctx *c, const game_known *known, const struct memory *m, struct effort effort,
                  struct rng *rng, struct draft *ret);

/* Treaties and messages */

/* A bot's current attitude to the other seats. */
struct policy {
    int power[REALMS];          /* from public facts */
    int contact[REALMS];        /* borders with it that are in sight */
    int danger;                 /* the rival about to win, -1: none */
    int target;                 /* the seat it prefers to fight, -1: none */
    enum relation wish[REALMS]; /* the closest treaty it would sign with that seat; WAR: none */
};
/* The policy of the viewer in that style, from what it knows. */
struct policy policy_of(const game_known *known, enum bot_style style);
/* Give notice to seats with which it no longer wants a treaty. */
void policy_notices(const game_known *known, enum bot_style style, struct draft *d);

/* The act of a bot in the diplomacy phase, NULL for none. */
const game_order *talk_choose(struct ctx *c, const game_known *known, enum bot_level level,
                              enum bot_style style, struct rng *rng, struct memory *m);

/* The subject of a message received. */
enum matter {
    MATTER_OTHER,
    MATTER_GREETING,
    MATTER_THANKS,
    MATTER_PEACE,
    MATTER_ALLIANCE,
    MATTER_TRADE,
    MATTER_THREAT,
    MATTER_COMPLAINT,
    MATTER_LEADER,
    MATTERS
};
/* The subject of a text, by its words; MATTER_OTHER when none of them is known. */
enum matter words_matter(const char *text);
/* Whether a text names that seat: by capital, civilization or seat. */
bool words_name(const struct world *w, const char *text, int seat);
#endif
