/* match.h - one loaded match: its row and related rows, its game, and its state, computed from the snapshot and the
 * events after it. Rows are turned into a game only here; record.h writes changes back. */
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
    bool staged;       /* of a cached match: its clock has limits of stages, to be read again from the row */
    game_state *state; /* after row.events */
    const game_order *judged[STORE_SEATS]; /* orders of rest.orders by seat, as judged in this request */
    struct standing standing;
    uint32_t news;    /* viewers to whom an event is news */
    uint32_t moved;   /* viewers whose sequence number match_save raises */
    int seat;         /* of the account it was loaded for, -1 for none */
    bool ended;       /* this change ended the match */
    bool turned;      /* a turn was resolved */
    bool wakes_clock; /* a deadline changed */
    int wakes_bots;   /* how many jobs for bots were queued */
    bool unchanged;   /* the change had no effect: nothing is saved */
    bool answers;     /* the order that completes this turn can be kept with its event */
    /* That event, not queued before the order's receipt is known and the row is updated; NULL: none waits. */
    struct event_row *waiting;
    /* The events are copied from another match, so their messages are not created again. */
    bool retold;
    uint32_t told; /* seats that only a message has reached */
    int64_t said;  /* number of the last message of an event, as its sender counts */
    /* Seats to notify of a message and of an offer, as far as they want mail. */
    uint32_t heard, offered;
};

/* Which match to load, for which account and purpose. Omitted members are NULL, 0 and false. */
struct match_wanted {
    const char *id;  /* public id */
    int64_t account; /* whose seat is looked up, 0: none */
    bool seated;     /* that account must have a seat */
    bool lock;       /* lock the match until the end of the transaction */
    bool fresh;      /* to match_change: this transaction inserted it, so nobody else can see or lock it */
    /* With lock: can use this process's cached copy if the row has not changed since. */
    bool cached;
};
/* Load a match. FAULT_NOT_FOUND when unknown, FAULT_NOT_SEATED, FAULT_QUARANTINED when it is quarantined and its
 * rows cannot be read. To change a match, call match_change (record.h). */
bool match_load(struct ctx *c, struct pg *db, const struct match_wanted *wanted,
                struct match *ret) must_check;
/* Read the rules for clock and absence from the row. */
void match_rules(struct ctx *c, struct match *m);
/* Who plays a seat now: its player, a bot or nobody. */
enum hand match_hand(const struct match *m, int seat);
/* Whether a built-in bot plays the seat, as its own or as a stand-in. */
bool match_by_bot(const struct match *m, int seat);
/* Whether one order can carry the match over several turns: there is no time limit, and only bots have the other
 * seats. */
bool match_plays_on(const struct match *m);
/* Whether only built-in bots play: nobody could end such a match. */
bool match_bots_only(const struct match *m);
/* Until when no time runs because a player on vacation owes an order and, as far as everybody can see, has not handed
 * it in; time runs if that is 0 or in the past. */
int64_t match_frozen(const struct match *m);
/* The seat of an account, -1 for none. */
int match_seat(const struct match *m, int64_t account);
/* The seat of an account in a match, without loading it: from this worker's cache (for seats that cannot change
 * hands), else by query. *ret_passes: the seat can pass to another player. */
bool match_seat_known(struct ctx *c, struct pg *db, const char *public_id, int64_t account, int *ret_seat,
                      bool *ret_passes) must_check;
/* The highest turn number of all seats; the numbers differ only under PACE_OWN. */
int match_last_turn(const struct match *m);
/* The state that a turn (0 to the present one) was played from, after any takeback to it. FAULT_BAD_REQUEST for
 * other turns. */
bool match_state_at(struct ctx *c, struct pg *db, const struct match *m, int turn,
                    game_state **ret_state) must_check;
/* The same for a turn of one seat, where each seat counts its own turns. */
bool match_state_of_seat(struct ctx *c, struct pg *db, const struct match *m, int turn, int seat,
                         game_state **ret_state) must_check;
/* The state in which the orders of a turn were carried out: the same, with all that was done in that turn before. */
bool match_state_ordered(struct ctx *c, struct pg *db, const struct match *m, int turn,
                         game_state **ret_state) must_check;
/* When that turn began: the time of the event that led to it, or the start of the match. */
bool match_turn_time(struct ctx *c, struct pg *db, const struct match *m, int64_t turn,
                     int64_t *ret_at) must_check;
/* What a viewer is allowed to know now. It does not contain the sealed orders of other seats. */
game_known *match_known(struct ctx *c, const struct match *m, int viewer);
bool match_is_over(const struct match *m);
bool match_is_paused(const struct match *m);
/* The delay for spectators chosen in the lobby, in turns; 0 when they are not delayed. audience.h decides when it
 * applies. */
int match_delay_turns(const struct match_row *row);
/* FAULT_GAME_OVER, FAULT_GAME_PAUSED or FAULT_QUARANTINED unless the match is live. */
bool match_need_live(struct ctx *c, const struct match *m) must_check;
/* The seat's sealed order for the present turn, NULL for none. */
const struct order_row *match_sealed(const struct match *m, int seat);
/* Add an order, with its judged form, to the loaded match's sealed ones, replacing the seat's earlier one. Writes no
 * row. row->orders can be NULL: the judged form counts. */
void match_seal(struct match *m, const struct order_row *row, const game_order *judged);
/* The content of a sealed order: as judged in this request, else parsed from its row. Never NULL. */
const game_order *match_sealed_order(struct ctx *c, const struct match *m, const struct order_row *sealed);

#endif
