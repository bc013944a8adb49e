/* match.h - one match, loaded: its row and what lies beside it, its game, its state folded from snapshot and tail. The one
 * place where rows become a game, and (match_record) where an event becomes rows. */
#ifndef QUAD_PLATFORM_MATCH_H
#define QUAD_PLATFORM_MATCH_H
#include "games/game.h"
#include "platform/absence.h"
#include "platform/clock.h"
#include "store/match.h"

struct match {
    struct match_row row;
    struct match_rest rest;
    const struct game *game;
    const struct variant *variant;
    struct clock_rule clock;
    struct absence_rule absence;
    game_state *state; /* after row.events */
    struct standing standing;
    uint32_t news;           /* viewers whom an event has told something */
    uint32_t moved;          /* viewers whose seq is to be raised by match_keep */
    bool ended;              /* by this change */
    bool turned;             /* a turn was resolved */
    bool wakes_clock;        /* a deadline or a bot's turn changed */
    bool retold;             /* the events are another match's: nobody says now what was said then */
    int64_t said;            /* number of the last message of an event, as its speaker counts */
    uint32_t heard, offered; /* seats that are to be written to of what was said or offered */
};

/* Load a match by public id; `lock` holds it (inside a transaction). FAULT_NOT_FOUND when unknown. */
bool match_open(struct ctx *c, struct pg *db, const char *public_id, bool lock, struct match *ret) must_check;
/* The same under its lock, for who changes a match often: what this process remembers of it (match_remember) spares the reading,
 * when the row says that nothing has happened since. */
bool match_reopen(struct ctx *c, struct pg *db, const char *public_id, struct match *ret) must_check;
/* After match_keep: let this process remember the match as it is after the event just recorded, should the commit succeed. Only
 * matches that run, with nothing sealed for the new turn, are worth it. */
void match_remember(const struct match *m);
/* Read the clock's and the absence's rules from the row. */
void match_rules(struct ctx *c, struct match *m);
/* Note on the ctx whether the time of the answer must not tell what is hidden in the match's rules. */
void match_evenly(struct ctx *c, const struct match *m);
/* Who plays a seat now. */
enum hand match_hand(const struct match *m, int seat);
/* Whether a built-in bot does, by right or as a steward. */
bool match_by_bot(const struct match *m, int seat);
/* Whether one order may carry the match over several turns: nothing presses, and only bots sit beside who gives it. */
bool match_plays_on(const struct match *m);
/* Until when no time runs because somebody who owes is on vacation; a moment gone by or 0: it runs. */
int64_t match_frozen(const struct match *m);
/* Charge those who owe for the time used so far and let the time of the turn begin anew; what is sealed stays. match_keep must
 * follow. */
void match_restart_time(struct match *m);
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

/* Apply an event to the locked match: state, log, standing, clocks, result; checks itself by doing it again from the written
 * text; queues the rows. match_keep must follow. A failure here is our fault and counts against the match. */
bool match_record(struct ctx *c, struct pg *db, struct match *m, const struct event *event,
                  struct outcome *ret_outcome) must_check;
/* Go back to an earlier turn: the state it was played from becomes the present one under the present number. Whoever owes is
 * charged the time used; then the turn begins anew. match_keep must follow. */
struct going_back {
    int seat, to; /* whose wish it was; the turn's number */
    game_state *state;
};
bool match_go_back(struct ctx *c, struct pg *db, struct match *m, const struct going_back *back) must_check;
/* When nothing is left to wait for (all have handed in, or all are ready for the stage to end) time is up now, unless the clock
 * runs to its end (early false): the clock daemon does the rest. */
void match_hasten(struct match *m);
/* Queue a line of the platform's own in the log (an offer, a truce) for an audience. match_keep must follow. */
void match_note(struct ctx *c, struct pg *db, struct match *m, uint32_t audience, const char *kind, int seat,
                const char *text, json_object *facts);
/* Queue the letters of what was said or offered: late, as they stand late in the order of locks. match_keep does it too. */
void match_tell_mail(struct ctx *c, struct pg *db, struct match *m);
/* Raise the seqs of m->moved, queue the update of the row, note whom to wake. Once, at the end of a change. */
void match_keep(struct ctx *c, struct pg *db, struct match *m);
#endif
