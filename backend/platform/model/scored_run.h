/* scored_run.h - runs of a sealed challenge: their ranking, their learning curves, and the commitment to a rule. Pure and
 * in integers, so that the server and anybody who reads an export get the same numbers to the last digit. */
#ifndef QUAD_SCORED_RUN_H
#define QUAD_SCORED_RUN_H
#include "base/json.h"
#include "base/secret.h"
#include "games/game.h"

enum { CURVE_RUNS = 5000 }; /* of people or of programs, in a learning curve */

struct scored_run {
    const char *match, *player, *kind, *at; /* public id, name, kind of account, RFC 3339 */
    bool program, you;
    struct challenge_score score;
    int rank; /* from 1, shared by equal runs; 0: not solved, so without a place */
};

/* The errors of a run: attempts that were not accepted moves. */
int64_t scored_run_errors(const struct scored_run *run);
/* The boards before the row that solved it; of a run that is not solved, all. */
int scored_run_before(const struct scored_run *run, int row);
/* Sort runs and set their ranks: solved ones by errors, then by the boards before the row; the others behind them by
 * boards, most first, then by errors. Equal runs stay in their order. */
void scored_runs_rank(struct scored_run *runs, int count);
/* A run as shown on a board and in an export: {"rank","match","player","kind","program","solved","errors","boards",
 * "before","attempts_by_board","errors_by_board","at"}. */
json_object *scored_run_json(struct ctx *c, const struct scored_run *run, int row);

/* Learning curves of people and of programs: {"people":[...],"programs":[...]}. Point k of a list is
 * {"board","runs","share","low","high"}: of the runs that were still going on at board k or were solved before it, the mean
 * share of attempts that were errors, in millionths; a solved run counts as 0 after its last board. low and high are the
 * ends of a percentile bootstrap of 95 percent over runs (Efron and Tibshirani, An Introduction to the Bootstrap, 1993,
 * chapter 13), 1000 draws by the rng seeded with `dice`; null for fewer than two runs. The runs are taken in the order of
 * their matches, whatever their order here, and of many the first CURVE_RUNS: identifiers are random, so these are a
 * random sample. */
json_object *scored_runs_curves(struct ctx *c, const struct scored_run *runs, int count, int boards,
                                uint64_t dice);
/* The seed of those draws for a rule of a challenge. */
uint64_t scored_runs_dice(int64_t challenge, int64_t rule);

/* All that decides a run at a rule, the rule itself among the options. */
struct scored_rule {
    int64_t challenge, n, rules_version;
    const char *game, *variant, *seed, *nonce; /* seed: 16 hex digits; nonce: 64 */
    json_object *options;
};
/* What is published before a challenge opens: SHA-256 hex of the JSON text of {"game","n","nonce","number","options",
 * "rules_version","seed","variant"}, its members sorted by name at every level, without spaces. */
void scored_rule_commitment(struct ctx *c, const struct scored_rule *rule, char ret_hex[HASH_TEXT]);
/* Whether the nonce and the seed are lower-case hex digits of the right number: then the text can be read in one way only. */
bool scored_rule_is_plain(const struct scored_rule *rule);
#endif
