/* promise.h - the promise ledger: what players promised in letters and treaties, and whether their orders kept it (R11).
 * promise_words.c reads letters, promise_turn.c judges a turn, promise.c keeps the ledger. Everything follows from the
 * events of a match alone; where the words or the facts leave a doubt, a promise is not counted. */
#ifndef STRATAGEM_PROMISE_H
#define STRATAGEM_PROMISE_H
#include "games/stratagem/state.h"

enum promise_kind {
    PROMISE_TREATY,    /* a treaty with `realm`, from its signing until there is war again */
    PROMISE_NO_ATTACK, /* on `realm`, or on `province` */
    PROMISE_ATTACK,    /* on `realm`, or on `province`, in turn `from` */
    PROMISE_HOLD,      /* `province` in turn `from` */
    PROMISE_LEAVE,
    PROMISE_SUPPORT, /* fighters of the seat stand in or march to `province` in turn `from` */
    PROMISE_KINDS
};
enum verdict_kind { PROMISE_OPEN, PROMISE_KEPT, PROMISE_BROKEN, PROMISE_UNCOUNTED };
/* Why a promise is not counted. */
enum doubt {
    DOUBT_NONE,
    DOUBT_UNTESTED,     /* it could not have been broken, or its time never came */
    DOUBT_UNSEEN,       /* fog or an empty province leaves open whether it was an attack */
    DOUBT_RELEASED,     /* the other side attacked first, before it had been tested */
    DOUBT_CONTRADICTED, /* the same letter promises the opposite */
    DOUBT_ABSENT,       /* no orders came that turn, or the player had left */
    DOUBTS
};
/* Of each seat: promises read in a letter, and in all letters of a turn. */
enum { NO_END = INT32_MAX, NOWHERE = -1, PROMISES_A_LETTER = 4, PROMISES_A_TURN = 8 };

struct promise {
    enum promise_kind kind;
    int turn, seat, to;   /* made when, by whom, to whom (NOBODY: to everybody) */
    int realm, province;  /* what it is about: NOBODY and NOWHERE where it is not */
    int from, until;      /* the turns it covers; until NO_END: to the end of the match */
    enum relation treaty; /* PROMISE_TREATY: the latest one signed */
    const char *words;    /* the sentence as written, NULL for a treaty */

    enum verdict_kind verdict;
    enum doubt doubt;
    bool tested;                /* it could have been broken and was not */
    int judged_turn, judged_at; /* of the order that decided; judged_at NOWHERE: no province */
    const char *order;          /* that order in notation (R10), NULL: an order that was not given */
    struct promise *next;
};

/* What a letter is read with. */
struct letter_facts {
    int turn, from, to, seats; /* to NOBODY: everybody */
    enum civ civ[REALMS];      /* by which realms can be named, where only one has it */
};
/* The promises that a letter states in the sentences of R11, in its order; how many (at most PROMISES_A_LETTER). They
 * are filled in up to `words`. */
int promise_words(struct ctx *c, const struct letter_facts *letter, const char *text,
                  struct promise ret[PROMISES_A_LETTER]);

/* A turn as it was resolved. */
struct promise_turn {
    const struct world *before;
    const struct chronicle *chronicle;
    const game_order *order[REALMS]; /* NULL: none */
    seat_set late;
    seat_set breaks[REALMS];        /* by seat: whom it betrayed */
    bool dropped[REALMS][LIST_MAX]; /* moves that were not valid */
};
/* Judge an open promise by a turn; changes it, and closes it when it is decided or its time is over. */
void promise_judge(struct ctx *c, struct promise *p, const struct promise_turn *turn);
/* The promise is over without having been broken: kept if it was tested, else not counted. */
void promise_close(struct promise *p, enum doubt doubt);

/* promise.c: the functions of game_promises. */
struct game_ledger *promise_open(struct ctx *c, const game_state *first);
void promise_note(struct ctx *c, struct game_ledger *ledger, const struct event *event,
                  const game_state *after);
json_object *promise_print(struct ctx *c, const struct game_ledger *ledger);
#endif
