/* telling.h - shared by the files that write log lines of happenings: tell_words.c has words and facts, tell_war.c and
 * tell_realm.c a function for each kind. */
#ifndef STRATAGEM_TELLING_H
#define STRATAGEM_TELLING_H
#include "games/stratagem/tell.h"

struct telling {
    struct ctx *c;
    const struct world *w; /* for civilizations and capitals only, which are public */
    const struct chronicle *chronicle;
    const struct happening *h;
    struct tale_line line; /* the line so far */
};

#define PRINT(...) pool_print(t->c->pool, __VA_ARGS__)

/* The name of a province for readers. */
static inline const char *place(int province) { return MAP[province].name; }
/* The two letters of a province in notation (R10). */
static inline const char *code(int province) { return MAP[province].code; }
/* The civilization of a seat. */
static inline enum civ civ_of(const struct telling *t, int seat) { return t->w->realm[seat].civ; }

/* The word for `count` units: "Scouts", "Huscarl". */
const char *unit_word(struct ctx *c, enum civ civ, int kind, int count);
const char *seats_words(struct ctx *c, seat_set seats);             /* "p0, p1 and p3" */
const char *seats_code(struct ctx *c, seat_set seats);              /* "p0+p1", "-" */
const char *units_code(struct ctx *c, const int units[UNIT_KINDS]); /* "inf*2,cav*1", "-" */
/* The seats as an array of numbers, ascending. */
json_object *seats_list(struct ctx *c, seat_set seats);
/* Counts by the name of the kind; kinds without a unit are left out. */
json_object *units_json(struct ctx *c, const int units[UNIT_KINDS]);
void fact_place(struct telling *t, const char *key, int province); /* -1: null */
/* Add a number to the facts of the line. */
void fact_int(struct telling *t, const char *key, int value);
/* Add a text; NULL: null. */
void fact_text(struct telling *t, const char *key, const char *text);
void fact_seat(struct telling *t, const char *key, int seat); /* -1 and NOBODY: null */
/* "Iron Age"; 1..3. */
const char *age_title(int age);
/* Set the line's kind, its text (`note`, after "TURN = ") and its sentence (`story`). */
void say(struct telling *t, const char *kind, const char *note, const char *story);

/* One function for each kind of happening; they fill in t->line from t->h, except for its audience. This one: units met
 * head-on and stayed (R6.2). */
void tell_turned_back(struct telling *t);
/* A group marched, or was halted on its way (R6). */
void tell_march(struct telling *t);
/* A battle, with the losses of each side (R6.5 to R6.12). */
void tell_battle(struct telling *t);
/* Corsairs took gold (R6). */
void tell_capture(struct telling *t);
/* A province changed its owner (R6.13). */
void tell_claim(struct telling *t);
/* Scouts were caught (R6.14). */
void tell_scouts_caught(struct telling *t);

/* An item of an order was invalid (R4.2). */
void tell_dropped(struct telling *t);
/* A treaty was broken (R3). */
void tell_break(struct telling *t);
/* The income of a turn, and its upkeep (R5.4). */
void tell_income(struct telling *t);
/* Units deserted because they were not fed (R5.4). */
void tell_desertion(struct telling *t);
/* A building was completed, or paid for and lost (R5.5). */
void tell_works(struct telling *t);
/* Units were recruited, or paid for and lost (R5.5). */
void tell_recruits(struct telling *t);
/* A tech was taken. */
void tell_tech(struct telling *t);
/* An age was reached. */
void tell_age(struct telling *t);
/* A trade route opened or closed (R7). */
void tell_route(struct telling *t);
/* A route was raided (R7). */
void tell_raid(struct telling *t);
/* Gold earned by trade, or lost above the vault (R7, R1.7). */
void tell_gold(struct telling *t);
/* A notice or the end of a ceasefire brought war (R3). */
void tell_war(struct telling *t);
/* A realm has lost everything (R8.1). */
void tell_eliminated(struct telling *t);
/* A realm is close to the gold it needs to win (R8.1). */
void tell_rich(struct telling *t);
/* A realm wins if it holds its provinces one more turn (R8.1). */
void tell_streak(struct telling *t);
/* The game ended (R8). */
void tell_victory(struct telling *t);
#endif
