/* match.h - one match, loaded: its row and what lies beside it, its game, its state folded from snapshot and tail. The one
 * place where rows become a game; record.h has the way back. */
#ifndef QUAD_PLATFORM_MATCH_H
#define QUAD_PLATFORM_MATCH_H
#include "games/game.h"
#include "platform/model/absence.h"
#include "platform/model/clock.h"
#include "store/match.h"

struct match {
    struct match_row row;
    struct match_rest rest;
    const struct game *game;
    const struct variant *variant;
    struct clock_rule clock;
    struct absence_rule absence;
    game_state *state;                     /* after row.events */
    const game_order *judged[STORE_SEATS]; /* orders of rest.orders by seat, as this request judged them */
    struct standing standing;
    uint32_t news;           /* viewers whom an event has told something */
    uint32_t moved;          /* viewers whose seq is to be raised when it is saved */
    int seat;                /* of the account it was loaded for, -1 for none */
    bool ended;              /* by this change */
    bool turned;             /* a turn was resolved */
    bool wakes_clock;        /* a deadline or a bot's turn changed */
    bool unchanged;          /* by this change after all: nothing is saved */
    bool retold;             /* the events are another match's: nobody says now what was said then */
    uint32_t told;           /* seats that a message has reached and nothing else */
    int64_t said;            /* number of the last message of an event, as its speaker counts */
    uint32_t heard, offered; /* seats that are to be written to of what was said or offered */
};

/* Which match to load, for whom, and what for. Members left out are NULL, 0 and false. */
struct match_wanted {
    const char *id;  /* public */
    int64_t account; /* whose seat is looked up, 0: nobody's */
    bool seated;     /* that account must have a seat */
    bool lock;       /* hold it until the end of the transaction */
    bool
        cached; /* with lock: what this process has cached of the match may be used while its row has not changed since */
};
/* Load a match. FAULT_NOT_FOUND when unknown, FAULT_NOT_SEATED, FAULT_QUARANTINED when it is held because its rows cannot be read. To
 * change one, call match_change (record.h). */
bool match_load(struct ctx *c, struct pg *db, const struct match_wanted *wanted,
                struct match *ret) must_check;
/* Read the clock's and the absence's rules from the row. */
void match_rules(struct ctx *c, struct match *m);
/* Who plays a seat now. */
enum hand match_hand(const struct match *m, int seat);
/* Whether a built-in bot does, by right or as a steward. */
bool match_by_bot(const struct match *m, int seat);
/* Whether one order may carry the match over several turns: nothing presses, and only bots sit beside who gives it. */
bool match_plays_on(const struct match *m);
/* Until when no time runs because somebody who owes is on vacation; a moment gone by or 0: it runs. */
int64_t match_frozen(const struct match *m);
/* The seat of an account, -1 for none. */
int match_seat(const struct match *m, int64_t account);
/* The seat of an account in a match without loading it: from this worker's memory (where seats do not pass to others), else by query.
 * *ret_passes: the seat can pass to another player. */
bool match_seat_known(struct ctx *c, struct pg *db, const char *public_id, int64_t account, int *ret_seat,
                      bool *ret_passes) must_check;
/* The turn of whoever is furthest: numbers differ between seats under one's own pace alone. */
int match_last_turn(const struct match *m);
/* The state a turn (0..the present one) was played from, after what was taken back in it; FAULT_BAD_REQUEST otherwise. */
bool match_state_at(struct ctx *c, struct pg *db, const struct match *m, int turn,
                    game_state **ret_state) must_check;
/* The same, turn numbers being those of a seat where each has its own. */
bool match_state_of_seat(struct ctx *c, struct pg *db, const struct match *m, int turn, int seat,
                         game_state **ret_state) must_check;
/* When that turn began: the moment of the event that led to it, or of the match's own beginning. */
bool match_turn_time(struct ctx *c, struct pg *db, const struct match *m, int64_t turn,
                     int64_t *ret_at) must_check;
/* What a viewer may know now. Sealed orders of other seats are not in reach of it. */
game_known *match_known(struct ctx *c, const struct match *m, int viewer);
bool match_is_over(const struct match *m);
bool match_is_paused(const struct match *m);
/* How many turns its table says that strangers are behind: 0 where they are not delayed. When it counts says audience.h. */
int match_delay_turns(const struct match_row *row);
/* 409 game_over, game_paused or quarantined unless the match runs. */
bool match_need_live(struct ctx *c, const struct match *m) must_check;
/* What seat has sealed for the present turn, NULL for nothing. */
const struct order_row *match_sealed(const struct match *m, int seat);
/* Put an order among the sealed ones of the loaded match, replacing the seat's earlier one: its row, and what was judged. */
void match_seal(struct match *m, const struct order_row *row, const game_order *judged);
/* What a sealed order says: as this request judged it, else parsed from its row. Never NULL. */
const game_order *match_sealed_order(struct ctx *c, const struct match *m, const struct order_row *sealed);

#endif
