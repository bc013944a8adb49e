/* quad_simulate.c - `quad simulate`: bots play games at full speed, on several processes, with the same lines
 * whatever their number. Child j plays games j, j+J, j+2J ... and sends its lines through a pipe; the parent
 * takes them up in order. */
#include "base/clock.h"
#include "main/quad.h"
#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char USAGE[] =
    "usage: quad simulate GAME --players BOT,BOT[,...] [options]\n"
    "\n"
    "Let bots play whole games, one line of JSON for each:\n"
    "{\"index\",\"game\",\"variant\",\"seed\",\"players\",\"turns\",\"plies\",\"reason\",\"places\","
    "\"scores\",\"hash\",\"ms\"}\n"
    "\n"
    "  --variant V           the variant (default: the game's first)\n"
    "  --options FILE|JSON   the game's options\n"
    "  --players LIST        a bot for each seat, for example bot:greedy,bot:random\n"
    "  --games N             how many (default 1)\n"
    "  --seed S              16 hex digits (default 0000000000000000); game i gets the first SplitMix64 "
    "output of S+i\n"
    "  --max-turns T         leave a game after T turns, reason max_turns (default 100000)\n"
    "  --jobs J              processes (default 1); they change nothing but the time\n"
    "  --rotate              in game i the players sit i seats further on: with two, sides change every "
    "game\n"
    "  --trace FILE          write what happened as NDJSON: the start, every event with the hash after it, "
    "the end\n";

enum { JOBS_MAX = 64, REASON_EVERY_US = 200000 };
enum { LINE_RESULT = 'R', LINE_TRACE = 'T', LINE_FAULT = 'F' }; /* the first byte of a line in a pipe */

struct simulation {
    struct party party;
    int64_t games, jobs, max_turns;
    uint64_t seed;
    bool rotate;
    const char *trace;
};

/* ---- arguments
 * --------------------------------------------------------------------------------------------------- */

struct words {
    const char *game, *variant, *options, *players, *games, *seed, *max_turns, *jobs, *trace;
    bool rotate;
};

static bool words_read(const struct command *self, int argc, char **argv, struct words *w)
{
    static const struct option OPTIONS[] = {{"variant", required_argument, NULL, 'v'},
                                            {"options", required_argument, NULL, 'o'},
                                            {"players", required_argument, NULL, 'p'},
                                            {"games", required_argument, NULL, 'n'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"max-turns", required_argument, NULL, 't'},
                                            {"jobs", required_argument, NULL, 'j'},
                                            {"trace", required_argument, NULL, 'T'},
                                            {"rotate", no_argument, NULL, 'r'},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    for (int got; (got = quad_option(self, argc, argv, OPTIONS)) != -1;) switch (got) {
        case 'v': w->variant = optarg; break;
        case 'o': w->options = optarg; break;
        case 'p': w->players = optarg; break;
        case 'n': w->games = optarg; break;
        case 's': w->seed = optarg; break;
        case 't': w->max_turns = optarg; break;
        case 'j': w->jobs = optarg; break;
        case 'T': w->trace = optarg; break;
        case 'r': w->rotate = true; break;
        default: return false;
        }
    if (optind + 1 != argc || !w->players) return false;
    w->game = argv[optind];
    return true;
}

static bool simulation_read(struct ctx *c, const struct words *w, struct simulation *s)
{
    struct choice choice;
    *s = (struct simulation){.rotate = w->rotate, .trace = w->trace};
    if (!quad_choose(c, w->game, w->variant, w->options, &choice)) return false;
    s->party = (struct party){.game = choice.game, .variant = choice.variant};
    if (!party_read_players(c, w->players, &s->party) || !party_settle(c, &s->party, choice.options) ||
        !quad_read_int(c, w->games, "--games", 1, INT32_MAX, &s->games) ||
        !quad_read_int(c, w->max_turns, "--max-turns", 1, INT32_MAX, &s->max_turns) ||
        !quad_read_int(c, w->jobs, "--jobs", 1, JOBS_MAX, &s->jobs))
        return false;
    for (int seat = 0; seat < s->party.seats; seat++)
        if (!s->party.bot[seat]) return fail(c, FAULT_UNKNOWN_BOT, "seat %d needs a bot", seat);
    if (s->jobs > s->games) s->jobs = s->games;
    return fold_seed_read(w->seed, &s->seed) || fail(c, FAULT_BAD_REQUEST, "--seed must be 16 hex digits");
}

/* ---- one game
 * ---------------------------------------------------------------------------------------------------- */

static void send(struct ctx *c, FILE *out, int mark, json_object *line)
{
    fprintf(out, "%c%s\n", mark, json_text(c, line));
}

static json_object *head_json(struct ctx *c, const struct party *party, int64_t index)
{
    char seed[17];
    fold_seed_print(party->seed, seed);
    json_object *json = json_new_object(c), *players = json_new_array(c);
    json_add_int(json, "index", index);
    json_add_text(json, "game", party->game->id);
    json_add_text(json, "variant", party->variant->id);
    json_add_text(json, "seed", seed);
    for (int seat = 0; seat < party->seats; seat++) json_push_text(players, party->bot[seat]->id);
    json_add(json, "players", players);
    return json;
}

static void trace_start(struct ctx *c, const struct party *party, int64_t index, FILE *out)
{
    json_object *line = head_json(c, party, index);
    json_add_text(line, "type", "start");
    json_add_int(line, "rules_version", party->game->rules_version);
    json_add(line, "options", party->options);
    send(c, out, LINE_TRACE, line);
}

static void trace_event(struct play *play, int64_t index, int n, FILE *out)
{
    struct ctx *c = &play->step;
    const struct party *party = play->party;
    char hash[FOLD_HASH];
    fold_hash(c, party->game, play->fold.state, hash);
    json_object *line = json_new_object(c), *texts = json_new_array(c);
    json_add_int(line, "index", index);
    json_add_text(line, "type", "event");
    json_add_int(line, "n", n);
    json_add_int(line, "turn", play->event_turn);
    json_add(line, "event", fold_event_write(c, party->game, party->seats, &play->event));
    for (int i = 0; i < play->tale.count; i++) json_push_text(texts, play->tale.lines[i].text);
    json_add(line, "tale", texts);
    json_add_text(line, "hash", hash);
    send(c, out, LINE_TRACE, line);
}

static json_object *result_json(struct ctx *c, struct play *play, int64_t index, int64_t ms)
{
    const struct party *party = play->party;
    char hash[FOLD_HASH];
    fold_hash(c, party->game, play->fold.state, hash);
    json_object *result = fold_result(c, &play->standing, party->seats), *line = head_json(c, party, index);
    json_add_int(line, "turns", play->turns);
    json_add_int(line, "plies", play->plies);
    json_add_text(line, "reason", play->standing.over ? play->standing.reason : "max_turns");
    json_add(line, "places", json_member(result, "places"));
    json_add(line, "scores", json_member(result, "scores"));
    json_add_text(line, "hash", hash);
    json_add_int(line, "ms", ms);
    return line;
}

static bool play_through(const struct simulation *s, struct play *play, int64_t index, FILE *out)
{
    for (int n = 1; !play->standing.over && play->turns < s->max_turns; n++) {
        if (!play_step(play, s->trace)) {
            fprintf(out, "%cgame %" PRId64 ", event %d: %s: %s\n", LINE_FAULT, index, n,
                    fault_fact(play->step.failure.fault)->code, play->step.failure.detail);
            return false;
        }
        if (s->trace) trace_event(play, index, n, out);
    }
    return true;
}

static bool game_play(struct ctx *c, const struct simulation *s, int64_t index, FILE *out)
{
    struct party party = s->party;
    uint64_t seed = s->seed + (uint64_t)index;
    party.seed = splitmix_next(&seed);
    for (int seat = 0; s->rotate && seat < party.seats; seat++)
        party.bot[(seat + index) % party.seats] = s->party.bot[seat];
    int64_t began = clock_ticks();
    struct play play;
    if (!play_begin(c, &party, &play)) {
        fprintf(out, "%cgame %" PRId64 ": %s\n", LINE_FAULT, index, c->failure.detail);
        return false;
    }
    if (s->trace) trace_start(c, &party, index, out);
    bool fine = play_through(s, &play, index, out);
    if (fine) {
        json_object *line = result_json(c, &play, index, (clock_ticks() - began) / 1000);
        if (s->trace) send(c, out, LINE_TRACE, line);
        send(c, out, LINE_RESULT, line);
    }
    play_end(&play);
    return fine;
}

/* ---- children and their parent
 * ----------------------------------------------------------------------------------- */

/* Options live in the parent's pool, which the child has a copy of; what a game makes goes with its own pool.
 */
static _Noreturn void child_run(const struct simulation *s, int64_t job, int pipe_end)
{
    FILE *out = fdopen(pipe_end, "w");
    struct ctx c = quad_ctx();
    bool fine = out != NULL;
    for (int64_t index = job; fine && index < s->games; index += s->jobs) {
        fine = game_play(&c, s, index, out);
        pool_wipe(c.pool);
    }
    if (!out || fclose(out) != 0) fine = false;
    _exit(fine ? QUAD_DONE : QUAD_REFUSED);
}

static bool children_start(struct ctx *c, const struct simulation *s, FILE **lines)
{
    fflush(NULL);
    for (int64_t job = 0; job < s->jobs; job++) {
        int ends[2];
        if (pipe(ends) != 0) return fail(c, FAULT_UNAVAILABLE, "no pipe: %s", strerror(errno));
        pid_t child = fork();
        if (child < 0) return fail(c, FAULT_UNAVAILABLE, "no process: %s", strerror(errno));
        if (child == 0) {
            close(ends[0]);
            child_run(s, job, ends[1]);
        }
        close(ends[1]);
        lines[job] = fdopen(ends[0], "r");
        if (!lines[job]) return fail(c, FAULT_UNAVAILABLE, "no stream: %s", strerror(errno));
    }
    return true;
}

static void progress(const struct simulation *s, int64_t done)
{
    static int64_t last;
    if (!isatty(STDERR_FILENO) || (done < s->games && clock_ticks() - last < REASON_EVERY_US)) return;
    last = clock_ticks();
    fprintf(stderr, "\r%" PRId64 " of %" PRId64 " games%s", done, s->games, done == s->games ? "\n" : "");
}

/* Take up the lines of one game from its child. */
static bool game_collect(struct ctx *c, FILE *lines, int64_t index, FILE *trace)
{
    char *line = NULL;
    size_t room = 0;
    int mark = LINE_TRACE;
    while (mark == LINE_TRACE && getline(&line, &room, lines) > 0) {
        mark = (unsigned char)*line;
        if (mark == LINE_TRACE) fputs(line + 1, trace);
        if (mark == LINE_RESULT) fputs(line + 1, stdout);
        if (mark == LINE_FAULT) fail(c, FAULT_INTERNAL, "%.*s", (int)strcspn(line + 1, "\n"), line + 1);
    }
    if (line) pool_defer(c->pool, free, line);
    return mark == LINE_RESULT ||
           fail(c, FAULT_INTERNAL, "the process that played game %" PRId64 " died", index);
}

static bool collect(struct ctx *c, const struct simulation *s, FILE *trace)
{
    FILE *lines[JOBS_MAX] = {0};
    bool fine = children_start(c, s, lines);
    for (int64_t index = 0; fine && index < s->games; index++) {
        struct ctx own = {.pool = pool_new()};
        fine = game_collect(&own, lines[index % s->jobs], index, trace);
        if (!fine) fail(c, own.failure.fault, "%s", own.failure.detail);
        pool_drop(own.pool);
        progress(s, index + 1);
    }
    for (int64_t job = 0; job < s->jobs; job++)
        if (lines[job]) fclose(lines[job]);
    while (wait(NULL) > 0) continue;
    return fine;
}

static bool simulate(struct ctx *c, const struct words *words)
{
    struct simulation s;
    if (!simulation_read(c, words, &s)) return false;
    FILE *trace = s.trace ? fopen(s.trace, "w") : NULL;
    if (s.trace && !trace) return fail(c, FAULT_NOT_FOUND, "cannot write %s: %s", s.trace, strerror(errno));
    bool fine = collect(c, &s, trace);
    if (trace && fclose(trace) != 0)
        fine = fail(c, FAULT_UNAVAILABLE, "cannot write %s: %s", s.trace, strerror(errno));
    return fine;
}

static int simulate_run(const struct command *self, int argc, char **argv)
{
    struct words words = {.games = "1", .seed = "0000000000000000", .max_turns = "100000", .jobs = "1"};
    if (!words_read(self, argc, argv, &words)) return quad_misused(self, "a game and --players are needed");
    struct ctx c = quad_ctx();
    int status = simulate(&c, &words) ? QUAD_DONE : quad_refused(&c);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_simulate = {"simulate", "let bots play whole games", USAGE, simulate_run};
