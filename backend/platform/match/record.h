/* record.h - a change of a match becomes rows. Here is the only writer of match_event. Everything runs inside the caller's transaction; what
 * takes a struct match belongs in the body of a match_change. */
#ifndef QUAD_PLATFORM_RECORD_H
#define QUAD_PLATFORM_RECORD_H
#include "platform/match/match.h"

/* Charge those who owe for the time used so far and let the time of the turn begin anew; what is sealed stays. */
void match_restart_time(struct match *m);
/* Queue the lapse of every open offer for which `gone` is true (NULL: of all of them); `thing` is passed on to it. */
void match_lapse_offers(struct ctx *c, struct pg *db, struct match *m,
                        bool (*gone)(const struct match *m, const struct offer_row *offer, const void *thing),
                        const void *thing);

/* Apply an event to the locked match: state, log, standing, clocks, result; checks itself by doing it again from the written
 * text; queues the rows. A failure here is our fault and counts against the match. */
bool match_record(struct ctx *c, struct pg *db, struct match *m, const struct event *event,
                  struct outcome *ret_outcome) must_check;
/* Go back to an earlier turn: the state before it becomes the present one, under the present turn number. Seats that owe an order
 * are charged the time used; then the turn starts again. */
struct going_back {
    int seat, to; /* whose wish it was; the turn's number */
    game_state *state;
};
bool match_go_back(struct ctx *c, struct pg *db, struct match *m, const struct going_back *back) must_check;
/* When nothing is left to wait for (all have handed in, or all are ready for the stage to end) time is up now, unless the clock
 * runs to its end (early false): the clock daemon does the rest. */
void match_hasten(struct match *m);
/* Queue a line of the platform's own in the log (an offer, a truce) for an audience. */
void match_note(struct ctx *c, struct pg *db, struct match *m, uint32_t audience, const char *kind, int seat,
                const char *text, json_object *facts);
/* What a change does with the loaded match. False: refused or failed, and the transaction is rolled back. */
typedef bool match_body(struct ctx *c, struct pg *db, struct match *m, void *thing);
/* Change a match: load it under its lock as `wanted` says, run the body, save what it did and note whom to wake. *ret is the match as it is
 * saved, its seqs raised: receipts are made from it. A body that finds nothing to do returns match_unchanged, and nothing is saved. */
bool match_change(struct ctx *c, struct pg *db, struct match_wanted wanted, match_body *body, void *thing,
                  struct match *ret) must_check;
/* True, and match_change saves nothing. */
bool match_unchanged(struct match *m);
/* Save a match that was inserted in this transaction: raise the seqs of m->moved, queue the update of the row, note whom to wake. Once, at
 * the end. For matches that stand already there is match_change. */
void match_save(struct ctx *c, struct pg *db, struct match *m);
#endif
