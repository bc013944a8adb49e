/* record.h - writes changes of a match to its rows; the only writer of match_event. Everything runs inside the
 * caller's transaction. Call functions that take a struct match in the body of a match_change. */
#ifndef QUAD_PLATFORM_RECORD_H
#define QUAD_PLATFORM_RECORD_H
#include "platform/match/match.h"

/* Charge the seats that owe an order for the time used so far and start the turn's time again. Sealed orders stay. */
void match_restart_time(struct match *m);
/* Queue: every open offer for which `gone` is true lapses (NULL: all of them). `thing` is passed on to `gone`. */
void match_lapse_offers(struct ctx *c, struct pg *db, struct match *m,
                        bool (*gone)(const struct match *m, const struct offer_row *offer, const void *thing),
                        const void *thing);

/* Apply an event to the locked match: update state, log, standing, clocks and result, and queue the rows. As a
 * check, the event is applied a second time from its written text. A failure is the server's fault and counts
 * against the match. */
bool match_record(struct ctx *c, struct pg *db, struct match *m, const struct event *event,
                  struct outcome *ret_outcome) must_check;
/* Whether an event, in the text of match_event.body, can be applied to the match, told and saved as match_record would do
 * it. Changes nothing. A fault of the game shows as it did then: by a failure, or by the end of the process. */
bool match_rehearse(struct ctx *c, const struct match *m, const char *body) must_check;
/* Record an act of a seat that has been judged. FAULT_TOO_MANY_REQUESTS (acts.turn) beyond MATCH_ACTS in one turn: each
 * act is a row and a snapshot for good, and a turn can last for days. */
enum { MATCH_ACTS = 100 };
bool match_act(struct ctx *c, struct pg *db, struct match *m, int seat, const game_order *act,
               struct outcome *ret_outcome) must_check;
/* Call before an order of this seat is sealed: if it completes the turn, match_answer can keep it with the event. */
void match_expect_answer(struct match *m, int seat);
/* Queue an order of `turn`, sealed in this request, with its receipt: in the row of the event that it led to, if that
 * was expected and the turn's number has moved on, else in a row of its own. */
void match_answer(struct ctx *c, struct pg *db, struct match *m, int turn, const struct order_row *order);
/* Go back to an earlier turn: its state becomes the present one, under the present turn number. Seats that owe an
 * order are charged for the time used; then the turn's time starts again. */
struct going_back {
    int seat, to; /* seat: the one that asked for it; to: number of the turn */
    game_state *state;
};
bool match_go_back(struct ctx *c, struct pg *db, struct match *m, const struct going_back *back) must_check;
/* When nothing is left to wait for (all orders are in, or all seats are ready for the stage to end), wake the clock
 * daemon and set the deadline so that it acts now. Where the clock must run to its end (early false), the deadline
 * stays. */
void match_hasten(struct match *m);
/* Queue a line of the platform's own in the log (an offer, a truce), visible to this audience. */
void match_note(struct ctx *c, struct pg *db, struct match *m, uint32_t audience, const char *kind, int seat,
                const char *text, json_object *facts);
/* What a change does with the loaded match. False: refused or failed, and the transaction is rolled back. */
typedef bool match_body(struct ctx *c, struct pg *db, struct match *m, void *thing);
/* Change a match: load and lock it as `wanted` says, run the body, save its changes and record whom to wake. *ret is
 * the match as saved, with its sequence numbers raised, for use in receipts. A body with nothing to do returns
 * match_unchanged, and nothing is saved. */
bool match_change(struct ctx *c, struct pg *db, struct match_wanted wanted, match_body *body, void *thing,
                  struct match *ret) must_check;
/* Returns true, and makes match_change save nothing. */
bool match_unchanged(struct match *m);
/* Save a match inserted in this transaction: raise the sequence numbers of m->moved, queue the row's update, record
 * whom to wake. Call once, at the end. For existing matches use match_change. */
void match_save(struct ctx *c, struct pg *db, struct match *m);
#endif
