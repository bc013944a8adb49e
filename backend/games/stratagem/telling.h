/* telling.h - what the files that put a happening into words share: tell_words.c the words and facts, tell_war.c and tell_realm.c one
 * function for each kind. */
#ifndef STRATAGEM_TELLING_H
#define STRATAGEM_TELLING_H
#include "games/stratagem/tell.h"

struct telling {
    struct ctx *c;
    const struct world *w; /* for civilizations and capitals only: those are public */
    const struct chronicle *chronicle;
    const struct happening *h;
    struct tale_line line; /* being made */
};

#define PRINT(...) pool_print(t->c->pool, __VA_ARGS__)

static inline const char *place(int province) { return MAP[province].name; }
static inline const char *code(int province) { return MAP[province].code; }
static inline enum civ civ_of(const struct telling *t, int seat) { return t->w->realm[seat].civ; }

/* "Scouts", "Huscarl": the unit's word for so many. */
const char *unit_word(struct ctx *c, enum civ civ, int kind, int count);
const char *seats_words(struct ctx *c, seat_set seats);             /* "p0, p1 and p3" */
const char *seats_code(struct ctx *c, seat_set seats);              /* "p0+p1", "-" */
const char *units_code(struct ctx *c, const int units[UNIT_KINDS]); /* "inf*2,cav*1", "-" */
json_object *seats_list(struct ctx *c, seat_set seats);
json_object *units_json(struct ctx *c, const int units[UNIT_KINDS]);
void fact_place(struct telling *t, const char *key, int province); /* -1: null */
void fact_int(struct telling *t, const char *key, int value);
void fact_text(struct telling *t, const char *key, const char *text);
void fact_seat(struct telling *t, const char *key, int seat); /* -1 and NOBODY: null */
/* "Iron Age"; 1..3. */
const char *age_title(int age);
/* The line's kind, the archive's text behind "TURN = ", and the sentence. */
void say(struct telling *t, const char *kind, const char *note, const char *story);

void tell_turned_back(struct telling *t);
void tell_march(struct telling *t);
void tell_battle(struct telling *t);
void tell_capture(struct telling *t);
void tell_claim(struct telling *t);
void tell_scouts_caught(struct telling *t);

void tell_dropped(struct telling *t);
void tell_break(struct telling *t);
void tell_income(struct telling *t);
void tell_desertion(struct telling *t);
void tell_works(struct telling *t);
void tell_recruits(struct telling *t);
void tell_tech(struct telling *t);
void tell_age(struct telling *t);
void tell_route(struct telling *t);
void tell_raid(struct telling *t);
void tell_gold(struct telling *t);
void tell_war(struct telling *t);
void tell_eliminated(struct telling *t);
void tell_rich(struct telling *t);
void tell_streak(struct telling *t);
void tell_victory(struct telling *t);
#endif
