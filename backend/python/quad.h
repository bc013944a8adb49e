/* quad.h - Quadrivium's games as a library, libquad.so: for Python (backend/python/quadrivium) and any language that
 * can call C. It needs nothing else of the arena: no server, no database, no files.
 *
 * Handles are opaque. A function that returns a pointer or an int gives NULL or a negative number when it refuses; then
 * quad_fault_code and quad_fault_text say why, for the calling thread. Texts that are returned belong to the handle
 * they come from and are valid until the next call with that handle. Handles are independent of each other: different
 * threads can use different handles at the same time. Functions are only added, never changed; QUAD_API counts the
 * additions, and the library's symbols carry the version they came with (quad.map). */
#ifndef QUAD_LIBRARY_H
#define QUAD_LIBRARY_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define QUAD_API 2
#define QUAD_SEATS_MAX 16
#define QUAD_SPECTATOR 16
#define QUAD_ARBITER 17
#define QUAD_EXPORT __attribute__((visibility("default")))

typedef struct quad_rules quad_rules; /* a game with its variant, options and number of seats */
typedef struct quad_state quad_state; /* one game that is being played */
typedef struct quad_batch quad_batch; /* many of them, stepped together */

/* QUAD_API of the library that was loaded. */
QUAD_EXPORT int quad_api(void);
/* Why the last call of this thread was refused: a code such as "bad_options", and a sentence. */
QUAD_EXPORT const char *quad_fault_code(void);
QUAD_EXPORT const char *quad_fault_text(void);

/* Rules. All games as JSON: [{"id","title","variants":[{"id","title","seats_min","seats_max","seats_step",
 * "seats_usual","options_schema"}],"bots":[{"id","title"}]}]; the text lives for ever. */
QUAD_EXPORT const char *quad_catalogue(void);
/* The rules of a game; variant NULL: its first; options: JSON text, NULL: the defaults; seats 0: the usual number;
 * choices: a JSON list with the secret wish of each seat or null, NULL: none. The caller frees it. */
QUAD_EXPORT quad_rules *quad_rules_new(const char *game, const char *variant, const char *options, int seats,
                                       const char *choices);
/* The same with a version of the rules, from 1 to the game's newest; 0: the newest. */
QUAD_EXPORT quad_rules *quad_rules_new_of(const char *game, const char *variant, const char *options,
                                          int seats, const char *choices, int rules_version);
QUAD_EXPORT void quad_rules_free(quad_rules *rules);
/* {"game","variant","rules_version","seats","options", "turns": "alternate" "together" "own", "hidden", "items": [{"name","about"}],
 * "items_usual", "numbers": {name: [text]}, "observation": [{"name","about","rows","columns":[{"name","about"}]}], "observation_size"}. A game
 * that cannot be composed item by item has neither items nor observation. */
QUAD_EXPORT const char *quad_rules_describe(quad_rules *rules);
QUAD_EXPORT int quad_rules_seats(const quad_rules *rules);
/* Numbers of an item and of an observation; 0: the game has none. */
QUAD_EXPORT int quad_rules_item_width(const quad_rules *rules);
QUAD_EXPORT int quad_rules_observation_size(const quad_rules *rules);

/* States. The rules must live as long as the state. */
QUAD_EXPORT quad_state *quad_state_new(const quad_rules *rules, uint64_t seed);
QUAD_EXPORT void quad_state_free(quad_state *state);
/* A copy without the orders handed in or begun since the last turn, and with fresh bots. */
QUAD_EXPORT quad_state *quad_state_copy(const quad_state *state);
/* The state as JSON text, and back. Options, seats and seed are not in it. */
QUAD_EXPORT const char *quad_state_save(quad_state *state);
QUAD_EXPORT quad_state *quad_state_load(const quad_rules *rules, const char *text, uint64_t seed);
/* 16 hex digits, the same as those of `quad simulate` and of a match's export. */
QUAD_EXPORT const char *quad_state_hash(quad_state *state);

struct quad_standing {
    int32_t over, acts_open, stage_ends, seats;
    uint32_t owes, handed_in;                            /* a bit for each seat */
    int32_t turn[QUAD_SEATS_MAX], place[QUAD_SEATS_MAX]; /* place 1: first, 0 while the game runs */
    int64_t score[QUAD_SEATS_MAX];
    const char *stage, *reason; /* reason NULL while the game runs; valid until the state's next call */
};
QUAD_EXPORT void quad_state_standing(const quad_state *state, struct quad_standing *ret);

/* The forms of a view, as of `format` in GET /view. The rules of a game define them; brief is compact where they do not. */
enum { QUAD_FULL, QUAD_COMPACT, QUAD_BRIEF };

/* What a viewer knows: a seat, QUAD_SPECTATOR or QUAD_ARBITER. JSON text; NULL if there is no such viewer or format. */
QUAD_EXPORT const char *quad_state_view(quad_state *state, int viewer, int format);
/* What a seat can order now, after the JSON of a begun order (NULL: nothing yet). */
QUAD_EXPORT const char *quad_state_legal(quad_state *state, int seat, const char *orders);
/* Judge the JSON of an order and seal it; the turn is resolved when every seat that owes has handed in. 1: it was
 * resolved, 0: others still owe, -1: refused, and nothing has changed. */
QUAD_EXPORT int quad_state_order(quad_state *state, int seat, const char *orders);
/* The same for an act, which takes effect at once. */
QUAD_EXPORT int quad_state_act(quad_state *state, int seat, const char *act);
/* Another event: "stage_end", "resign", "flag", "draw", "abandon"; seat -1 where the event has none. "late" resolves
 * the turn without the seats that have handed in nothing. */
QUAD_EXPORT int quad_state_event(quad_state *state, const char *kind, int seat);
/* The order of a bot for a seat that owes one, as JSON ("bot:greedy" or "greedy"). */
QUAD_EXPORT const char *quad_state_choose(quad_state *state, int seat, const char *bot);
/* Play on until the end, or for at most `turns` turns (0: no limit), with a bot for each seat ("greedy,random"), as
 * `quad simulate` does: from the same seed the same game. Returns the turns resolved. */
QUAD_EXPORT int quad_state_play(quad_state *state, const char *bots, int turns);

/* Item by item. The seat that composes an order now: the lowest one that owes an order and has not handed it in, or
 * with turns of one's own the one that is furthest behind; -1: the game is over. A stage that is there for acts alone
 * is ended first. */
QUAD_EXPORT int quad_state_agent(quad_state *state);
/* The items that can come next for that seat: the number of rows, each quad_rules_item_width numbers; *ret_done 1: the
 * order can also end here. */
QUAD_EXPORT int quad_state_items(quad_state *state, const int32_t **ret_rows, int *ret_done);
/* Choose row `item` of that list, or the end of the order with the number of rows. 1: a turn was resolved, 0: not yet,
 * -1: there is no such row. *ret_order (can be NULL): the JSON of the order that is complete with this choice, as the
 * arena takes it; NULL while it is not complete. */
QUAD_EXPORT int quad_state_pick(quad_state *state, int item, const char **ret_order);
/* What a viewer knows as numbers, quad_rules_observation_size of them. For the seat that composes an order: as its
 * items so far leave it. */
QUAD_EXPORT int quad_state_observe(quad_state *state, int viewer, int32_t *ret_numbers);

/* Batches: `count` games of the same rules in one call. Game i begins with the seed that `quad simulate --seed` gives
 * game i; when it is over, the next step begins the next game of its own sequence (i + count, i + 2 count, ...), and
 * the arrays already show that one's start. */
QUAD_EXPORT quad_batch *quad_batch_new(const quad_rules *rules, int count, uint64_t seed, int item_room);
QUAD_EXPORT void quad_batch_free(quad_batch *batch);

/* The caller's arrays, in rows of a game each; NULL: not wanted. */
struct quad_arrays {
    int32_t *observation; /* [count][quad_rules_observation_size], of the game's agent */
    int32_t *items; /* [count][item_room][quad_rules_item_width]; rows past the last item are not written */
    /* [count]; can exceed item_room: the further items exist, but their rows are not shown */
    int32_t *item_count;
    uint8_t *done;  /* [count] 1: the order can end here, as item number item_count */
    int32_t *agent; /* [count] the seat to act */
    /* [count][seats] of the last step. At the end of a game the mean over the opponents of 1 for a better
     * place, 0 for the same and -1 for a worse one; else 0. With one seat: what the step added to its
     * score */
    float *reward;
    /* [count] 1: the last step ended a game; the other arrays show the start of the next one */
    uint8_t *over;
    uint64_t *seed; /* [count] the seed of the game shown */
};
/* Step and look with that many threads, 1 to 256, the caller's included; a batch begins with 1. Arrays and games are the
 * same with any number. Since QUAD_API 2. */
QUAD_EXPORT int quad_batch_threads(quad_batch *batch, int threads);
/* Write the arrays without a step. */
QUAD_EXPORT int quad_batch_look(quad_batch *batch, const struct quad_arrays *arrays);
/* One item in each game: the number of an item, item_count for the end of the order; then write the arrays. -1: a
 * number was none of the game's; quad_fault_text names the first such game, and no game was stepped. */
QUAD_EXPORT int quad_batch_step(quad_batch *batch, const int32_t *item, const struct quad_arrays *arrays);
/* A choice at random for each game, all equally likely, from the batch's own generator: ret_item[count]. */
QUAD_EXPORT void quad_batch_sample(quad_batch *batch, int32_t *ret_item);
/* The state of game i, to be looked at or copied before the next step: it stays the batch's and ends with its game. */
QUAD_EXPORT quad_state *quad_batch_state(quad_batch *batch, int i);

#ifdef __cplusplus
}
#endif
#endif
