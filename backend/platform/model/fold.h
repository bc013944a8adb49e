/* fold.h - the parts of "state' = apply(state, event)" that live play, replay, export, verification and the command
 * line share: writing events, hashing states, starting and ending matches.
 *
 * An event's body, stored in match_event and part of an export:
 *   {"kind":"turn","orders":[order or null per seat],"late":[seats]}      late: only when a seat was
 *   {"kind":"act","seat":1,"orders":[null,order]}                         orders: one item per seat of the match
 *   {"kind":"flag","seat":0}  {"kind":"resign","seat":0}  {"kind":"draw"}  {"kind":"abandon"}  {"kind":"stage_end"}
 * A takeback is a row of the platform's ({"kind":"takeback","to":turn}); no game ever sees one. */
#ifndef QUAD_FOLD_H
#define QUAD_FOLD_H
#include "games/game.h"
#include "store/words.h"

enum { FOLD_HASH = 17 }; /* 16 hex digits and NUL */

/* The kind of the row in which an event is stored. */
enum entry_kind fold_entry_kind(enum event_kind kind);
/* "turn" "act" "stage_end" "flag" "resign" "draw" "abandon". */
const char *fold_kind_name(enum event_kind kind);
/* The kind of that name; false when there is none ("takeback" is none). */
bool fold_kind_find(const char *name, enum event_kind *ret_kind);

/* The event's body as described above, for a match of `seats` seats. */
json_object *fold_event_write(struct ctx *c, const struct game *game, int seats, const struct event *event);
/* Read a body back. Members around it (n, turn, at) are ignored, so an event of an export can be read unchanged. The
 * game parses the orders but does not judge them; apply() decides. FAULT_BAD_REQUEST, or the failure of the game's
 * parse. */
bool fold_event_read(struct ctx *c, const struct game *game, int seats, json_object *body,
                     struct event *ret_event) must_check;

/* First 16 hex digits of SHA-256 over save() printed plain. Takes nothing from the ctx's pool. */
void fold_hash(struct ctx *c, const struct game *game, const game_state *state, char ret_hash[FOLD_HASH]);
/* SHA-256 hex (64 digits) of "seed:nonce", the seed as 16 hex digits: published at the start of a match. */
void fold_commitment(uint64_t seed, const char *nonce, char ret_hex[65]);
/* A seed as 16 hex digits, and back; false when the text is anything but exactly that. */
void fold_seed_print(uint64_t seed, char ret_text[17]);
bool fold_seed_read(const char *text, uint64_t *ret_seed);

/* The first state of a match by the game's newest rules. `options` are complete (the result of game->options). NULL:
 * the failure says why. */
game_state *fold_setup(struct ctx *c, const struct game *game, const struct variant *variant,
                       json_object *options, int seats, const struct seat_fact *facts, uint64_t seed);
/* The same by the rules of a match that exists or is copied; `version` 0: the newest. FAULT_BAD_REQUEST for a version
 * that the game does not know. */
game_state *fold_setup_by(struct ctx *c, const struct game *game, int version, const struct variant *variant,
                          json_object *options, int seats, const struct seat_fact *facts, uint64_t seed);
/* The seed of a bot's rng, separate from the game's: the first 8 bytes of BLAKE2b-256 over "bot", the game's seed in 8
 * bytes and the seat in one (numbers little-endian). So games between bots are reproducible, and no bot can predict the
 * game's random numbers. */
uint64_t fold_bot_seed(uint64_t seed, int seat);
/* The rng of a built-in bot, from that seed. */
struct rng fold_bot_rng(uint64_t seed, int seat);
/* The turn number of an event: its seat's, or the match's for an event without a seat; `before` is the standing
 * before it is applied. The caller adds the turns taken back so far. */
int fold_turn(const struct standing *before, int seats, const struct event *event);
/* The result: {"places":[1,2],"scores":[8,0],"reason":"commander"}; while running places are 0 and the reason is
 * null. */
json_object *fold_result(struct ctx *c, const struct standing *standing, int seats);

/* A state that lives through many events without accumulating their garbage: it owns its memory and is copied to a
 * fresh pool from time to time. For simulation, verification and drivers; a request that applies one event does not
 * need it. */
struct fold {
    const struct game *game;
    struct ctx own; /* of apply(): its memory and its failure */
    game_state *state;
    int since; /* events since the last move */
};

/* Take over a copy of the state. */
void fold_begin(struct fold *f, const struct game *game, const game_state *state);
/* Apply an event. False: f->own.failure says why, and the state can be unusable. The outcome and the facts of the tale
 * are valid until the next call. */
bool fold_apply(struct fold *f, const struct event *event, struct tale *tale, struct outcome *ret_outcome);
/* Continue from a copy of another state (a takeback). */
void fold_restart(struct fold *f, const game_state *state);
/* Free the memory. */
void fold_end(struct fold *f);
#endif
