/* fold.h - the pieces of "state' = apply(state, event)" that live play, replay, export, verification and the
 * command line share: how an event is written down, how a state is hashed, how a match begins and how it
 * ends.
 *
 * An event's body, stored in match_event and part of an export:
 *   {"kind":"turn","orders":[order or null per seat],"late":[seats]}      late only when somebody was
 *   {"kind":"act","seat":1,"orders":[null,order]}                         orders has one place per seat of
 * the match
 *   {"kind":"flag","seat":0}  {"kind":"resign","seat":0}  {"kind":"draw"}  {"kind":"abandon"}  {"kind":"stage_end"}
 * A takeback is a row of the platform's ({"kind":"takeback","to":turn}); no game ever sees one. */
#ifndef QUAD_FOLD_H
#define QUAD_FOLD_H
#include "games/game.h"

enum { FOLD_HASH = 17 }; /* 16 hex digits and NUL */

/* "turn" "act" "stage_end" "flag" "resign" "draw" "abandon". */
const char *fold_kind_name(enum event_kind kind);
/* The kind of that name; false when there is none ("takeback" is none). */
bool fold_kind_find(const char *name, enum event_kind *ret_kind);

/* The event's body as described above, for a match of `seats` seats. */
json_object *fold_event_write(struct ctx *c, const struct game *game, int seats, const struct event *event);
/* Read a body back; members around it (n, turn, at) are left alone, so an export's event is read as it
 * stands. The orders are parsed by the game but not judged: apply() has the last word. FAULT_BAD_REQUEST or
 * what the game's parse says. */
bool fold_event_read(struct ctx *c, const struct game *game, int seats, json_object *body,
                     struct event *ret_event) must_check;

/* First 16 hex digits of SHA-256 over save() printed plain. Takes nothing from the ctx's pool. */
void fold_hash(struct ctx *c, const struct game *game, const game_state *state, char ret_hash[FOLD_HASH]);
/* SHA-256 hex (64 digits) of "seed:nonce", the seed as 16 hex digits: published at the start of a match. */
void fold_commitment(uint64_t seed, const char *nonce, char ret_hex[65]);
/* A seed as 16 hex digits, and back; false when the text is anything but exactly that. */
void fold_seed_print(uint64_t seed, char ret_text[17]);
bool fold_seed_read(const char *text, uint64_t *ret_seed);

/* The first state of a match. `options` are complete (what game->options answered). NULL: the failure says
 * why. */
game_state *fold_setup(struct ctx *c, const struct game *game, const struct variant *variant,
                       json_object *options, int seats, const struct seat_fact *facts, uint64_t seed);
/* The seed of a program's dice, apart from the game's: the first 8 bytes of BLAKE2b-256 over "bot", the game's
 * seed in 8 bytes and the seat in one (numbers little-endian). Games among bots are reproducible, and no bot
 * knows the game's luck. */
uint64_t fold_bot_seed(uint64_t seed, int seat);
/* The dice of a built-in bot, from that seed. */
struct rng fold_bot_rng(uint64_t seed, int seat);
/* The turn number an event belongs to: that of its seat, else (nobody's event) that of the match; `before` is
 * the standing before it is applied. Turns taken back so far are the caller's to add. */
int fold_turn(const struct standing *before, int seats, const struct event *event);
/* How it ended: {"places":[1,2],"scores":[8,0],"reason":"commander"}; while running places are 0 and the
 * reason is null. */
json_object *fold_result(struct ctx *c, const struct standing *standing, int seats);
/* Whether an account of that kind is a program: all are but "guest" and "human". */
bool fold_is_program(const char *account_kind);
bool fold_is_guest(const char *account_kind);

/* A state that lives through many events without gathering what each left behind: it owns its memory, and
 * moves to fresh memory now and then. For simulation, verification and drivers; a request that applies one
 * event needs none of it. */
struct fold {
    const struct game *game;
    struct ctx own; /* what apply() takes memory from and where its failure is said */
    game_state *state;
    int since; /* events since the last move */
};

/* Take over a copy of the state. */
void fold_begin(struct fold *f, const struct game *game, const game_state *state);
/* Apply an event. False: f->own.failure says why and the state may be spoilt. What the outcome and the tale's
 * facts point to stays until the next call. */
bool fold_apply(struct fold *f, const struct event *event, struct tale *tale, struct outcome *ret_outcome);
/* Go on from a copy of another state (a takeback). */
void fold_restart(struct fold *f, const game_state *state);
/* Give the memory back. */
void fold_end(struct fold *f);
#endif
