/* bot.h - shared by the files of Stratagem's bots (R13). A bot works on a world: the one it knows, or one guessed
 * from it.
 *
 *   struct draft    an order being written, in room of its own: copying it is an assignment, no pool is asked
 *   struct temper   what distinguishes one greedy player from another; the strong bot tries many of them
 *   bot_random.c    random orders
 *   bot_greedy.c    sensible orders, quickly; with bot_economy.c
 *   bot_guess.c     guesses what lies in the fog
 *   bot_value.c     evaluates a world
 *   bot_search.c    the best order found by resolving turns
 *   bot_talk.c      treaties and messages */
#ifndef STRATAGEM_BOT_H
#define STRATAGEM_BOT_H
#include "games/stratagem/state.h"

enum bot_level { BOT_RANDOM = 1, BOT_GREEDY, BOT_STRONG, BOT_NEGOTIATOR };

/* Drafts */

enum { DRAFT_MARCHES = 64, DRAFT_RECRUITS = 40, DRAFT_LINKS = ROUTES_MAX };

struct draft {
    game_order order; /* the counts; its lists point into this draft once draft_order() has said so */
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
/* Add an item; what has no room is left out. */
void draft_build(struct draft *d, int at, enum building what);
/* Recruit `count` units of a kind in a province. */
void draft_recruit(struct draft *d, int at, int kind, int count);
/* Open a trade route. */
void draft_link(struct draft *d, int from, int to);
/* A new group that goes from `from` to its neighbour `to`, nobody in it yet; NULL: no room. */
struct march *draft_march(struct draft *d, int from, int to);
/* Add units of `kind` to the group from -> to, begun when there is none. */
void draft_send(struct draft *d, int from, int to, int kind, int count);
/* What of the draft stands when judged by what `known` knows, in the pool. */
game_order *draft_judged(struct ctx *c, const game_known *known, struct draft *d);

/* Greedy */

struct temper {
    int keep;            /* of the strength next door that a province keeps against, in hundredths */
    int boldness;        /* what an attack must have over the defence, in hundredths of it */
    int conquest;        /* how much a province of another's is wanted, in hundredths of the usual */
    int food_margin;     /* farms are built until the harvest is so much above the upkeep */
    int soldiers;        /* recruits a turn at most */
    bool hoards;         /* saves gold instead of advancing, once it has five provinces */
    uint8_t tech[AGES];  /* what it learns in each age */
    enum building trade; /* MARKET, or MINE for soldiers */
};

enum temper_name { TEMPER_SETTLER, TEMPER_BALANCED, TEMPER_RAIDER, TEMPERS };
extern const struct temper TEMPER[TEMPERS];
/* A random temper between the named ones. */
struct temper temper_drawn(struct rng *rng);

/* A whole order for `seat` in world `w`, as that temper would give it. */
void greedy_draft(const struct world *w, int seat, const struct temper *temper, struct rng *rng,
                  struct draft *ret);

/* What the parts of greedy_draft share: the world as one seat sees it, and what it has not spent yet. */
struct scene {
    const struct world *w;
    int seat;
    const struct temper *temper;
    struct rng *rng;
    struct draft *draft;
    province_set mine, front; /* front: own, beside somebody else's or nobody's */
    int provinces;
    int foe[PROVINCES];  /* hostile strength that may come here this turn from next door */
    int here[PROVINCES]; /* own strength still unordered */
    int left[PROVINCES][UNIT_KINDS];
    int strength[UNIT_KINDS];        /* own strength of a fresh unit, Tactics included; Scouts 0 */
    uint8_t by_strength[UNIT_KINDS]; /* kinds, weakest first; Scouts left out */
    int stock[GOODS], reserve[GOODS], harvest[GOODS], net_food;
    uint8_t shuffled[PROVINCES];
};
/* The parts of a greedy order that cost something: research first, the rest after the marches. */
void scene_research(struct scene *s);
/* Buildings, by need and price (R4). */
void scene_works(struct scene *s);
/* Recruits, where they are needed (R4). */
void scene_recruits(struct scene *s);
/* Trade routes that bring most (R7). */
void scene_routes(struct scene *s);

/* Random */

/* A random order (R13.1), which can include illegal items. */
void random_draft(const struct world *w, int seat, struct rng *rng, struct draft *ret);

/* Judgement of worlds */

/* How good a world is for `seat`, in hundredths of a province's worth; more is better. */
int world_value(const struct world *w, int seat);

/* Strong levels */

/* What a bot keeps from turn to turn (choose's memory), one JSON object of these members, each an array of numbers. */
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
/* The memory from what choose was given; NULL: nothing seen, nothing said. Our own text: it is not checked. */
struct memory memory_read(json_object *json);
/* The memory as JSON for the next turn. */
json_object *memory_write(struct ctx *c, const struct memory *m);

/* Record what is in sight. */
void guess_observe(struct memory *m, const game_known *known);
/* The known world with the fog filled by what may well be there. */
void guess_world(const game_known *known, const struct memory *m, struct rng *rng, struct world *ret);

struct effort {
    int guesses; /* worlds, each with an order of every other seat */
    int tries;   /* orders resolved in all of them */
};
/* The best order found for the viewer within the effort, resolved on guessed worlds (R13). */
void search_draft(struct ctx *c, const game_known *known, const struct memory *m, struct effort effort,
                  struct rng *rng, struct draft *ret);

/* Treaties and words */

/* What a bot wants of the others now. */
struct policy {
    int power[REALMS];          /* by what everybody may know */
    int contact[REALMS];        /* borders with it that are in sight */
    int danger;                 /* the rival about to win, -1: nobody */
    int target;                 /* whom it would rather fight than anybody, -1: nobody */
    enum relation wish[REALMS]; /* the most it would sign with that seat; WAR: nothing */
};
/* What the viewer wants of the others, by what it knows. */
struct policy policy_of(const game_known *known);
/* Give notice to those it no longer wants a treaty with. */
void policy_notices(const game_known *known, struct draft *d);

/* The act of a bot in the diplomacy phase, NULL: nothing to do. */
const game_order *talk_choose(struct ctx *c, const game_known *known, enum bot_level level, struct rng *rng,
                              struct memory *m);

/* What is said, and on what occasion. */
enum occasion {
    SAY_GREETING,
    SAY_PROPOSE_PEACE,
    SAY_PROPOSE_TRADE,
    SAY_PROPOSE_ALLIANCE,
    SAY_ACCEPT,
    SAY_REJECT,
    SAY_REJECT_MARKED,
    SAY_LEADER_GOLD,
    SAY_LEADER_LAND,
    SAY_BETRAYED,
    SAY_SAW_BETRAYAL,
    REPLY_GREETING,
    REPLY_PEACE_YES,
    REPLY_PEACE_HAVE,
    REPLY_PEACE_NO,
    REPLY_ALLIANCE_YES,
    REPLY_ALLIANCE_NO,
    REPLY_TRADE_YES,
    REPLY_TRADE_NO,
    REPLY_THREAT,
    REPLY_COMPLAINT,
    REPLY_LEADER,
    REPLY_OTHER,
    OCCASIONS
};
/* A sentence for the occasion, drawn by the dice: the viewer speaks to `you` (NOBODY: all) about `foe` (NOBODY: no
 * one). */
const char *words_for(struct ctx *c, const game_known *known, enum occasion occasion, int you, int foe,
                      struct rng *rng);
/* What somebody seems to want who wrote this. */
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
/* What the text is about, by its words; MATTER_OTHER when none is known. */
enum matter words_matter(const char *text);
/* Whether a text speaks to that seat: by capital, civilization or seat. */
bool words_name(const struct world *w, const char *text, int seat);
#endif
