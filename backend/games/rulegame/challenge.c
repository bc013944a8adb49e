/* challenge.c - runs of a sealed challenge (R9.7): their options, and how a run is scored. */
#include "games/rulegame/rule_sets.h"
#include "games/rulegame/state.h"
#include <string.h>

enum { OBJECTS = 6 };
_Static_assert((int)CHALLENGE_BOARDS <= (int)SCORED_MAX, "all boards of a run are scored");

/* The text of a rule set that the seed draws, as for a puzzle of the day. */
static const char *drawn_rule(struct ctx *c, uint64_t seed)
{
    json_object *puzzle = rulegame_puzzle(c, seed);
    return puzzle ? rulegame_reveal(c, puzzle) : NULL;
}

/* Whether the rule set gets stuck on no board of the usual pieces. */
static bool never_sticks(struct ctx *c, const char *rule)
{
    const char *verdict = rules_verdict(c, rule, strlen(rule));
    return (verdict && strcmp(verdict, "cannot_stalemate") == 0) ||
           fail(c, FAULT_BAD_OPTIONS, "this rule set is not proved never to stalemate");
}

json_object *rulegame_challenge(struct ctx *c, const char *rule, uint64_t seed)
{
    const char *text = rule ? rule : drawn_rule(c, seed);
    if (!text) return NULL;
    json_object *options = json_new_object(c);
    json_add_text(options, "rules", text);
    json_add_int(options, "boards", CHALLENGE_BOARDS);
    json_add_int(options, "min_objects", OBJECTS);
    json_add_int(options, "max_objects", OBJECTS);
    json_add_int(options, "give_up_at", 0);
    json_add_int(options, "until_flawless", CHALLENGE_ROW);
    /* The rule stays hidden from its player at the end of the run, because others can still play. */
    json_add_bool(options, "reveal", false);
    json_object *complete = settings_complete(c, options);
    return complete && never_sticks(c, text) ? complete : NULL;
}

void rulegame_challenge_score(const game_state *state, struct challenge_score *ret)
{
    const struct series *s = &state->series[0];
    *ret = (struct challenge_score){.solved = series_is_flawless(s)};
    for (int i = 0; i < s->n_result && i < SCORED_MAX; i++) {
        const struct board_result *board = &s->result[i];
        if (board->attempts == 0) continue; /* given up before the first attempt */
        ret->attempts[ret->boards] = board->attempts;
        ret->errors[ret->boards++] = board->attempts - board->done;
    }
}
