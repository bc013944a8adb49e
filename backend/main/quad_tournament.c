/* quad_tournament.c - `quad tournament`: a round robin of bots and programs. Every group of agents that fills a
 * game plays the same seeds, and each seed once for every rotation of the seats. */
#include "main/quad_game.h"
#include "main/quad_options.h"
#include "main/quad_table.h"
#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

static const char USAGE[] =
    "usage: quad tournament GAME --agents LIST [options]\n"
    "\n"
    "Let agents play a round robin on paired seeds and turned seats, and print a table of scores with\n"
    "95 percent confidence intervals (frontend/docs/tournament.md).\n"
    "\n"
    "  --agents LIST         bots and programs, for example greedy,random,mine\n"
    "  --games N             games of each group, rounded up to whole rounds of seats (default 100)\n"
    "  --rules-version N     the version of the rules (default: the newest)\n"
    "  --seats K             of a game (default: as the variant is usually played)\n"
    "  --seed S              a whole number or 16 hex digits (default 0)\n"
    "  --jobs J              processes (default 1); they change nothing but the time\n"
    "  --json                the table as one line of JSON\n"
    "  --results FILE        every game's result line, as quad simulate prints it\n"
    "  --variant, --options, --max-turns, --extern, --extern-timeout-ms, options as flags: as for simulate\n"
    "\n"
    "Exit status 3: a program did not start.\n";

struct tournament {
    struct party agents; /* the participants, one per seat */
    struct party party;  /* of one game; seat_agents() fills its seats */
    struct guest_list guests;
    int seats, group; /* the seats of a game; the different agents in one */
    int64_t groups, seeds, max_turns, jobs;
    uint64_t seed;
    bool json;
    struct score_table table;
    FILE *
        results; /* truncated by the first result, so that a tournament that does not start keeps the old contents */
};

/* Arguments */

struct words {
    const char *game, *variant, *options, *agents, *seats, *games, *seed, *max_turns, *jobs, *results,
        *timeout, *version, *json;
    json_object *own;
};

static bool extern_add(struct ctx *c, void *tournament, const char *text)
{
    return guest_add(c, &((struct tournament *)tournament)->guests, text);
}

static int words_read(struct ctx *c, const struct command *self, int argc, char **argv, struct words *w,
                      struct tournament *t)
{
    const struct word WORDS[] = {{"variant", required_argument, &w->variant, NULL},
                                 {"options", required_argument, &w->options, NULL},
                                 {"rules-version", required_argument, &w->version, NULL},
                                 {"agents", required_argument, &w->agents, NULL},
                                 {"seats", required_argument, &w->seats, NULL},
                                 {"nations", required_argument, &w->seats, NULL},
                                 {"games", required_argument, &w->games, NULL},
                                 {"seed", required_argument, &w->seed, NULL},
                                 {"max-turns", required_argument, &w->max_turns, NULL},
                                 {"jobs", required_argument, &w->jobs, NULL},
                                 {"results", required_argument, &w->results, NULL},
                                 {"json", no_argument, &w->json, NULL},
                                 {"extern", required_argument, NULL, extern_add},
                                 {"extern-timeout-ms", required_argument, &w->timeout, NULL},
                                 {NULL, 0, NULL, NULL}};
    int status = options_read(c, self, argc, argv, WORDS, t, &w->game, &w->own);
    return status == QUAD_DONE && !w->agents ? quad_misused(self, "--agents says who takes part") : status;
}

static bool agents_read(struct ctx *c, const struct words *w, struct tournament *t)
{
    struct party *agents = &t->agents;
    if (!party_read_players(c, w->agents, agents)) return false;
    if (agents->seats < 2) return fail(c, FAULT_BAD_REQUEST, "--agents: two at least");
    for (int i = 0; i < agents->seats; i++) {
        if (!agents->bot[i] && !agents->guest[i])
            return fail(c, FAULT_UNKNOWN_BOT, "--agents: a dash plays nothing");
        for (int j = 0; j < i; j++)
            if (strcmp(party_name(agents, i), party_name(agents, j)) == 0)
                return fail(c, FAULT_BAD_REQUEST, "--agents: %s stands there twice", party_name(agents, i));
    }
    return true;
}

static int64_t choose(int64_t n, int64_t k)
{
    int64_t ways = 1;
    for (int64_t i = 1; i <= k; i++) ways = ways * (n - k + i) / i;
    return ways;
}

/* A game has different agents, or all of them equally often; otherwise one would meet itself more often than the others
 * do. */
static bool is_even(const struct tournament *t, int64_t seats)
{
    return seats <= t->agents.seats || seats % t->agents.seats == 0;
}

/* The number of seats if none was given: the usual number, else a smaller one, else a larger one. */
static bool seats_settle(struct ctx *c, const struct tournament *t, bool said, int64_t *seats)
{
    const struct variant *variant = t->agents.variant;
    int usual = variant_usual(variant);
    for (int n = usual; !said && !*seats && n >= 2; n--)
        if (variant_seats(variant, n) && is_even(t, n)) *seats = n;
    for (int n = usual; !said && !*seats && n <= SEATS_MAX; n++)
        if (n >= 2 && variant_seats(variant, n) && is_even(t, n)) *seats = n;
    if (said && !is_even(t, *seats))
        return fail(c, FAULT_BAD_SEATS,
                    "%d agents do not fill %d seats evenly: say fewer seats, or a multiple", t->agents.seats,
                    (int)*seats);
    return *seats ||
           fail(c, FAULT_BAD_SEATS, "%d agents do not fill a game of %s", t->agents.seats, variant->title);
}

static bool game_read(struct ctx *c, const struct words *w, struct tournament *t)
{
    struct choice choice;
    int64_t seats = 0;
    if (!quad_choose(c, w->game, w->variant, w->options, &choice)) return false;
    t->agents = (struct party){.game = choice.game, .variant = choice.variant, .guests = &t->guests};
    if (!party_read_rules(c, w->version, &t->agents) ||
        !quad_limit_turns(c, &choice, w->max_turns, w->own, &t->max_turns) ||
        (w->seats && !quad_read_int(c, w->seats, "--seats", 2, SEATS_MAX, &seats)) || !agents_read(c, w, t) ||
        !seats_settle(c, t, w->seats != NULL, &seats))
        return false;
    t->seats = (int)seats;
    t->group = t->seats < t->agents.seats ? t->seats : t->agents.seats;
    t->groups = choose(t->agents.seats, t->group);
    t->party = t->agents;
    t->party.seats = t->seats;
    for (int seat = 0; seat < t->seats; seat++) t->party.fact[seat].program = true;
    return party_settle(c, &t->party, options_over(c, choice.options, w->own));
}

static bool tournament_read(struct ctx *c, const struct words *w, struct tournament *t)
{
    int64_t games;
    if (!quad_read_int(c, w->games, "--games", 1, 10000000, &games) ||
        !quad_read_int(c, w->jobs, "--jobs", 1, JOBS_MAX, &t->jobs) ||
        !quad_read_int(c, w->timeout, "--extern-timeout-ms", 1, 3600000, &t->guests.timeout_ms) ||
        !game_read(c, w, t))
        return false;
    t->json = w->json;
    t->seeds = (games + t->seats - 1) / t->seats;
    table_begin(c->pool, t->agents.seats, t->seeds, &t->table);
    if (!quad_read_seed(c, w->seed, "--seed", &t->seed)) return false;
    t->results = w->results ? fopen(w->results, "ae") : NULL;
    if (w->results && !t->results)
        return fail(c, FAULT_NOT_FOUND, "cannot write %s: %s", w->results, strerror(errno));
    return true;
}

/* Games */

/* The agents of group number `index`, in the order of the list; groups are numbered in lexicographic order. */
static void group_members(const struct tournament *t, int64_t index, int members[])
{
    int next = 0;
    for (int place = 0; place < t->group; next++) {
        int64_t with = choose(t->agents.seats - next - 1, t->group - place - 1);
        if (index < with) members[place++] = next;
        else index -= with;
    }
}

/* The agent of each seat in game `index`, which counts groups, then seeds, then seatings. If there are more seats than
 * agents, the agents repeat in order. */
static void seat_agents(const struct tournament *t, int64_t index, int agent[SEATS_MAX])
{
    int members[SEATS_MAX] = {0};
    group_members(t, index / (t->seeds * t->seats), members);
    for (int seat = 0; seat < t->seats; seat++)
        agent[(seat + index % t->seats) % t->seats] = members[seat % t->group];
}

static int64_t seed_of(const struct tournament *t, int64_t index) { return index / t->seats % t->seeds; }

static bool play_one(struct ctx *c, const void *what, int64_t index, FILE *out)
{
    const struct tournament *t = what;
    struct party party = t->party;
    int agent[SEATS_MAX];
    uint64_t seed = t->seed + (uint64_t)seed_of(t, index);
    party.seed = splitmix_next(&seed);
    seat_agents(t, index, agent);
    for (int seat = 0; seat < t->seats; seat++) {
        party.bot[seat] = t->agents.bot[agent[seat]];
        party.guest[seat] = t->agents.guest[agent[seat]];
    }
    return game_play(c, &party, index, t->max_turns, &(struct telling){.trace = false}, out);
}

static bool take_line(struct ctx *c, void *tournament, int64_t index, enum batch_mark mark, const char *line)
{
    (void)mark;
    struct tournament *t = tournament;
    int agent[SEATS_MAX], place[SEATS_MAX];
    json_object *result = json_own(c, line);
    json_object *places = json_member(result, "places"), *faults = json_member(result, "faults");
    seat_agents(t, index, agent);
    for (int seat = 0; seat < t->seats; seat++) {
        place[seat] = json_object_get_int(json_object_array_get_idx(places, (size_t)seat));
        if (faults)
            t->table.faults[agent[seat]] += json_object_get_int64(
                json_object_array_get_idx(faults, (size_t)seat));
    }
    t->table.turns += json_object_get_int64(json_member(result, "turns"));
    table_add(&t->table, seed_of(t, index), t->seats, agent, place);
    if (t->results && index == 0) (void)!ftruncate(fileno(t->results), 0); /* a pipe cannot be truncated */
    return !t->results || fputs(line, t->results) >= 0 ||
           fail(c, FAULT_UNAVAILABLE, "cannot write the results: %s", strerror(errno));
}

/* The table */

static int64_t mean_turns(const struct tournament *t)
{
    return (t->table.turns + t->table.played / 2) / t->table.played;
}

static int64_t against(const struct tournament *t, int a, int b)
{
    int64_t met = t->table.met[a][b];
    return met ? (t->table.beat[a][b] * PARTS + met) / (2 * met) : 0;
}

static const char *range_text(struct ctx *c, struct interval i, int64_t of, int digits)
{
    if (i.high < i.low) return "-";
    return pool_print(c->pool, "%.*f to %.*f", digits, (double)i.low / (double)of, digits,
                      (double)i.high / (double)of);
}

static void print_pairs(const struct tournament *t, const struct table_line lines[])
{
    printf("\n%-24s", "score against");
    for (int i = 0; i < t->agents.seats; i++) printf("  %14.14s", party_name(&t->agents, lines[i].agent));
    for (int i = 0; i < t->agents.seats; i++) {
        printf("\n%-24s", party_name(&t->agents, lines[i].agent));
        for (int j = 0; j < t->agents.seats; j++) {
            if (i == j) printf("  %14s", ".");
            else printf("  %14.3f", (double)against(t, lines[i].agent, lines[j].agent) / PARTS);
        }
    }
    printf("\n");
}

static void print_text(struct ctx *c, const struct tournament *t, const struct table_line lines[])
{
    char seed[17];
    fold_seed_print(t->seed, seed);
    printf("%s %s, %d seats: groups %" PRId64 " x seeds %" PRId64 " x seatings %d = %" PRId64
           " games from seed %s\n",
           t->party.game->id, t->party.variant->id, t->seats, t->groups, t->seeds, t->seats, t->table.played,
           seed);
    printf("%" PRId64 " turns on average, %" PRId64 " unfinished\n\n", mean_turns(t), t->table.unfinished);
    printf("%-24s %7s  %6s %-16s %7s %-17s %6s %-14s %s\n", "agent", "games", "score", "95 %", "first",
           "95 %", "place", "95 %", "faults");
    for (int i = 0; i < t->agents.seats; i++) {
        const struct table_line *l = &lines[i];
        printf("%-24s %7" PRId64 "  %6.3f %-16s %5.1f %% %-17s %6.2f %-14s %" PRId64 "\n",
               party_name(&t->agents, l->agent), t->table.games[l->agent], (double)l->score.mean / PARTS,
               range_text(c, l->score, PARTS, 3), (double)l->first.mean / 100,
               range_text(c, l->first, 100, 1), (double)l->place.mean / 100, range_text(c, l->place, 100, 2),
               t->table.faults[l->agent]);
    }
    print_pairs(t, lines);
    if (t->seeds < SEEDS_ENOUGH)
        printf("\nfor intervals of score and place play %d seeds or more: --games %d\n", SEEDS_ENOUGH,
               SEEDS_ENOUGH * t->seats);
}

static json_object *range_json(struct ctx *c, struct interval i)
{
    json_object *range = json_new_array(c);
    json_push_int(range, i.low);
    json_push_int(range, i.high);
    return i.high < i.low ? NULL : range;
}

static json_object *line_json(struct ctx *c, const struct tournament *t, const struct table_line *l)
{
    json_object *json = json_new_object(c);
    json_add_text(json, "agent", party_name(&t->agents, l->agent));
    json_add_int(json, "games", t->table.games[l->agent]);
    json_add_int(json, "score", l->score.mean);
    json_add(json, "score_95", range_json(c, l->score));
    json_add_int(json, "first", l->first.mean);
    json_add(json, "first_95", range_json(c, l->first));
    json_add_int(json, "place", l->place.mean);
    json_add(json, "place_95", range_json(c, l->place));
    json_add_int(json, "faults", t->table.faults[l->agent]);
    return json;
}

static json_object *table_json(struct ctx *c, const struct tournament *t, const struct table_line lines[])
{
    char seed[17];
    fold_seed_print(t->seed, seed);
    json_object *json = json_new_object(c), *agents = json_new_array(c), *pairs = json_new_array(c);
    json_add_text(json, "game", t->party.game->id);
    json_add_text(json, "variant", t->party.variant->id);
    json_add_int(json, "rules_version", party_rules(&t->party));
    json_add(json, "options", t->party.options);
    json_add_text(json, "seed", seed);
    json_add_int(json, "seats", t->seats);
    json_add_int(json, "groups", t->groups);
    json_add_int(json, "seeds", t->seeds);
    json_add_int(json, "games", t->table.played);
    json_add_int(json, "unfinished", t->table.unfinished);
    json_add_int(json, "turns", mean_turns(t));
    for (int i = 0; i < t->agents.seats; i++) json_push(agents, line_json(c, t, &lines[i]));
    for (int i = 0; i < t->agents.seats * t->agents.seats; i++) {
        int a = lines[i / t->agents.seats].agent, b = lines[i % t->agents.seats].agent;
        if (a == b) continue;
        json_object *pair = json_new_object(c);
        json_add_text(pair, "agent", party_name(&t->agents, a));
        json_add_text(pair, "against", party_name(&t->agents, b));
        json_add_int(pair, "met", t->table.met[a][b]);
        json_add_int(pair, "score", against(t, a, b));
        json_push(pairs, pair);
    }
    json_add(json, "agents", agents);
    json_add(json, "pairs", pairs);
    return json;
}

static int tournament(struct ctx *c, const struct words *words, struct tournament *t)
{
    struct table_line lines[AGENTS_MAX];
    if (!tournament_read(c, words, t)) return QUAD_REFUSED;
    int64_t games = t->groups * t->seeds * t->seats;
    int status = batch_run(c, &(struct batch){.games = games,
                                              .jobs = t->jobs < games ? t->jobs : games,
                                              .what = t,
                                              .play = play_one,
                                              .sink = t,
                                              .take = take_line});
    bool lost = t->results && fclose(t->results) != 0;
    if (lost && status == QUAD_DONE) {
        fail(c, FAULT_UNAVAILABLE, "cannot write %s: %s", words->results, strerror(errno));
        status = QUAD_REFUSED;
    }
    if (status != QUAD_DONE) return status;
    table_lines(c->pool, &t->table, t->seed, lines);
    if (t->json) quad_print(c, table_json(c, t, lines));
    else print_text(c, t, lines);
    return status;
}

static int tournament_run(const struct command *self, int argc, char **argv)
{
    struct words words = {.games = "100", .seed = "0000000000000000", .jobs = "1", .timeout = "1000"};
    struct ctx c = quad_ctx();
    struct tournament t = {.seats = 0};
    int status = words_read(&c, self, argc, argv, &words, &t);
    if (status == QUAD_DONE) status = tournament(&c, &words, &t);
    if (status != QUAD_DONE && status != QUAD_USAGE) quad_refused(&c);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_tournament = {
    "tournament", "let agents play a round robin, and say who is better", USAGE, tournament_run};
