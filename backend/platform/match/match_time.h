/* match_time.h - what a turn costs each seat: time used, banks, and the deadline. Changes only the loaded match, no
 * rows. A seat that has handed in uses no more time. Where it is secret who has handed in, that would be a way to
 * learn it, so there every seat is charged until the turn closes
 * (backend/docs/decisions/010-what-secrets-leak-through.md). */
#ifndef QUAD_PLATFORM_MATCH_TIME_H
#define QUAD_PLATFORM_MATCH_TIME_H
#include "platform/match/match.h"

/* Milliseconds of the running turn that a seat has used at `at`: until then, or until its last order if it has handed
 * in. 0 for a seat that owes no order. */
int64_t match_time_used(const struct match *m, int seat, int64_t at);
/* The same as `viewer` can know it: of another seat, only when it handed in, not whether it has changed its order
 * since; and the clock of one that has left unannounced seems to run on. */
int64_t match_time_shown(const struct match *m, int seat, int viewer, int64_t at);
/* Note an order or its withdrawal in handed_in, with the moment, and move the deadline to the smallest bank of the
 * seats whose time still runs. */
void match_time_hand_in(struct match *m, int seat, bool ready);
/* Charge the seats that owe an order for the turn, which `event` ends; those that ordered in it get the increment. */
void match_time_charge(struct match *m, const struct event *event);
/* Start the turn's time; during a vacation it starts when the vacation ends. */
void match_time_start(struct match *m);
/* The limit of the running stage, as a length of time in microseconds: how far a change of the seats that owe moves the
 * deadline. */
int64_t match_time_limit(const struct match *m);
/* Move the deadline by how much the limit has changed from `before`. */
void match_time_move(struct match *m, int64_t before);
#endif
