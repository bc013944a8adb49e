/* quad_simulate.c - `quad simulate`: bots and external programs play whole games at full speed. */
#include "main/quad_game.h"
#include "main/quad_options.h"
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

static const char USAGE[] =
    "usage: quad simulate GAME --players LIST [options]\n"
    "\n"
    "Let bots and programs play whole games, one line of JSON for each (frontend/docs/simulate.md):\n"
    "{\"index\",\"game\",\"variant\",\"seed\",\"players\",\"turns\",\"plies\",\"reason\",\"places\","
    "\"scores\",\"hash\",\"ms\"}\n"
    "\n"
    "  --variant V           the variant (default: the game's first)\n"
    "  --rules-version N     the version of the rules (default: the newest)\n"
    "  --options FILE|JSON   the game's options; each may also be a flag of its own: --end-ratio 150\n"
    "  --players LIST        who sits at each seat, for example bot:greedy,random,mine\n"
    "  --seats N             repeat the list over N seats (also --nations N)\n"
    "  --games N             how many (default 1)\n"
    "  --first I             the number of the first (default 0)\n"
    "  --seed S              a whole number or 16 hex digits (default 0); game i gets the first SplitMix64 "
    "output of S+i\n"
    "  --max-turns T         the game's option of that name; where it has none, leave a game after T turns,\n"
    "                        reason max_turns (default 100000)\n"
    "  --jobs J              processes (default 1); they change nothing but the time\n"
    "  --rotate              in game i the players sit i seats further on: with two, sides change every "
    "game\n"
    "  --trace FILE          write what happened as NDJSON: the start, every event with the hash after it, "
    "the end\n"
    "  --trace-views         and what every seat sees after each of them\n"
    "  --trace-every K       not every event: the scores and figures after every K-th turn\n"
    "  --record DIR          write each game as a file that `quad replay` verifies\n"
    "  --extern NAME=CMD     a program that may be named in the list (frontend/docs/agents/protocol.md)\n"
    "  --extern-timeout-ms M time for each of its answers (default 1000)\n"
    "\n"
    "Exit status 3: such a program did not start.\n";

struct simulation {
    struct party party;
    struct guest_list guests;
    struct telling telling;
    int64_t first, games, jobs, max_turns;
    uint64_t seed;
    bool rotate;
};

/* Arguments */

struct words {
    const char *game, *variant, *version, *options, *players, *seats, *first, *games, *seed, *max_turns,
        *jobs, *trace, *every, *views, *record, *timeout, *rotate;
    json_object *own; /* options as flags */
};

static bool extern_add(struct ctx *c, void *simulation, const char *text)
{
    return guest_add(c, &((struct simulation *)simulation)->guests, text);
}

static int words_read(struct ctx *c, const struct command *self, int argc, char **argv, struct words *w,
                      struct simulation *s)
{
    const struct word WORDS[] = {{"variant", required_argument, &w->variant, NULL},
                                 {"rules-version", required_argument, &w->version, NULL},
                                 {"options", required_argument, &w->options, NULL},
                                 {"players", required_argument, &w->players, NULL},
                                 {"seats", required_argument, &w->seats, NULL},
                                 {"nations", required_argument, &w->seats, NULL},
                                 {"games", required_argument, &w->games, NULL},
                                 {"first", required_argument, &w->first, NULL},
                                 {"seed", required_argument, &w->seed, NULL},
                                 {"max-turns", required_argument, &w->max_turns, NULL},
                                 {"jobs", required_argument, &w->jobs, NULL},
                                 {"trace", required_argument, &w->trace, NULL},
                                 {"trace-every", required_argument, &w->every, NULL},
                                 {"trace-views", no_argument, &w->views, NULL},
                                 {"record", required_argument, &w->record, NULL},
                                 {"rotate", no_argument, &w->rotate, NULL},
                                 {"extern", required_argument, NULL, extern_add},
                                 {"extern-timeout-ms", required_argument, &w->timeout, NULL},
                                 {NULL, 0, NULL, NULL}};
    int status = options_read(c, self, argc, argv, WORDS, s, &w->game, &w->own);
    if (status != QUAD_DONE) return status;
    if (!w->players) return quad_misused(self, "--players says who sits where");
    if (!w->trace && (w->every || w->views))
        return quad_misused(self, "--trace-every and --trace-views go with --trace");
    return !w->every || !w->views ? QUAD_DONE : quad_misused(self, "--trace-views is for every event");
}

/* The party of game 0. */
static bool party_read(struct ctx *c, const struct words *w, struct simulation *s)
{
    struct choice choice;
    int64_t seats = 0;
    if (!quad_choose(c, w->game, w->variant, w->options, &choice)) return false;
    s->party = (struct party){.game = choice.game, .variant = choice.variant, .guests = &s->guests};
    if (!quad_limit_turns(c, &choice, w->max_turns, w->own, &s->max_turns) ||
        !party_read_rules(c, w->version, &s->party) || !party_read_players(c, w->players, &s->party))
        return false;
    for (int seat = 0; seat < s->party.seats; seat++)
        if (!s->party.bot[seat] && !s->party.guest[seat])
            return fail(c, FAULT_UNKNOWN_BOT, "seat %d needs a bot", seat);
    if (w->seats && !quad_read_int(c, w->seats, "--seats", 1, SEATS_MAX, &seats)) return false;
    if (w->seats && !party_repeat(c, (int)seats, &s->party)) return false;
    return party_settle(c, &s->party, options_over(c, choice.options, w->own));
}

static bool telling_read(struct ctx *c, const struct words *w, struct telling *t)
{
    *t = (struct telling){.trace = w->trace, .views = w->views, .record = w->record};
    if (w->every && !quad_read_int(c, w->every, "--trace-every", 1, INT32_MAX, &t->every)) return false;
    if (w->record && mkdir(w->record, 0777) != 0 && errno != EEXIST)
        return fail(c, FAULT_NOT_FOUND, "cannot make %s: %s", w->record, strerror(errno));
    return true;
}

static bool simulation_read(struct ctx *c, const struct words *w, struct simulation *s)
{
    s->rotate = w->rotate;
    if (!quad_read_int(c, w->games, "--games", 1, INT32_MAX, &s->games) ||
        !quad_read_int(c, w->first, "--first", 0, INT32_MAX, &s->first) ||
        !quad_read_int(c, w->jobs, "--jobs", 1, JOBS_MAX, &s->jobs) ||
        !quad_read_int(c, w->timeout, "--extern-timeout-ms", 1, 3600000, &s->guests.timeout_ms) ||
        !party_read(c, w, s))
        return false;
    if (!quad_read_seed(c, w->seed, "--seed", &s->seed)) return false;
    if (s->jobs > s->games) s->jobs = s->games;
    return telling_read(c, w, &s->telling);
}

/* The run */

static bool play_one(struct ctx *c, const void *what, int64_t index, FILE *out)
{
    const struct simulation *s = what;
    struct party party = s->party;
    uint64_t seed = s->seed + (uint64_t)index;
    party.seed = splitmix_next(&seed);
    if (s->rotate) party_rotate(&party, index);
    return game_play(c, &party, index, s->max_turns, &s->telling, out);
}

static bool take_line(struct ctx *c, void *trace, int64_t index, enum batch_mark mark, const char *line)
{
    (void)index;
    fputs(line, mark == LINE_TRACE ? trace : stdout);
    return !ferror(stdout) || fail(c, FAULT_UNAVAILABLE, "cannot write the results: %s", strerror(errno));
}

static int simulate(struct ctx *c, const struct words *words, struct simulation *s)
{
    if (!simulation_read(c, words, s)) return QUAD_REFUSED;
    FILE *trace = words->trace ? fopen(words->trace, "we") : NULL;
    if (words->trace && !trace) {
        fail(c, FAULT_NOT_FOUND, "cannot write %s: %s", words->trace, strerror(errno));
        return QUAD_REFUSED;
    }
    int status = batch_run(c, &(struct batch){.first = s->first,
                                              .games = s->games,
                                              .jobs = s->jobs,
                                              .what = s,
                                              .play = play_one,
                                              .sink = trace,
                                              .take = take_line});
    if (!trace || fclose(trace) == 0) return status;
    fail(c, FAULT_UNAVAILABLE, "cannot write %s: %s", words->trace, strerror(errno));
    return QUAD_REFUSED;
}

static int simulate_run(const struct command *self, int argc, char **argv)
{
    struct words words = {
        .games = "1", .first = "0", .seed = "0000000000000000", .jobs = "1", .timeout = "1000"};
    struct ctx c = quad_ctx();
    struct simulation s = {.games = 0};
    int status = words_read(&c, self, argc, argv, &words, &s);
    if (status == QUAD_DONE) status = simulate(&c, &words, &s);
    if (status != QUAD_DONE && status != QUAD_USAGE) quad_refused(&c);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_simulate = {"simulate", "let bots and programs play whole games", USAGE,
                                         simulate_run};
