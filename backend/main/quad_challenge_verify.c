/* quad_challenge_verify.c - see quad_challenge_verify.h. */
#include "main/quad_challenge_verify.h"
#include "main/quad.h"
#include "platform/contest/challenge.h"
#include "platform/model/replay.h"
#include "platform/model/scored_run.h"
#include <stdlib.h>
#include <string.h>

enum { RULES = 9, TEXT = 1 << 20, NAME = 256, RUNS = 100000 };

struct rule { /* as in the head of the export */
    json_object *head;
    struct scored_rule all;
    const char *text;
    struct scored_run *runs;
    int count, room;
};

struct audit {
    struct ctx *c; /* of what lives as long as the audit */
    const struct game *game;
    int64_t number;
    const char *opens, *closes;
    struct rule rule[RULES];
    int rules, runs, faults;
    bool ended;
};

/* Print a fault: of a match, or (NULL) of a rule. */
static bool fault(struct audit *a, struct ctx *c, int64_t rule, const char *match, const char *what)
{
    json_object *line = json_new_object(c);
    json_add_int(line, "rule", rule);
    if (match) json_add_text(line, "match", match);
    json_add_text(line, "fault", what);
    quad_print(c, line);
    a->faults++;
    return true;
}

/* The head */

static bool all_read(struct audit *a, json_object *head, int i, struct scored_rule *all)
{
    struct ctx *c = a->c;
    if (!json_need_object(c, head, "a rule") || !json_need_int(c, head, "n", i + 1, i + 1, &all->n) ||
        !json_need_text(c, head, "variant", NAME, &all->variant) ||
        !json_need_int(c, head, "rules_version", 1, INT32_MAX, &all->rules_version) ||
        !json_need_text(c, head, "nonce", NAME, &all->nonce) ||
        !json_need_text(c, head, "seed", NAME, &all->seed) ||
        !json_may_object(c, head, "options", &all->options))
        return false;
    all->challenge = a->number;
    all->game = a->game->id;
    return all->options || fail(c, FAULT_BAD_REQUEST, "options are missing");
}

static bool rule_read(struct audit *a, json_object *head, int i)
{
    struct ctx *c = a->c;
    const char *commitment;
    char hash[HASH_TEXT];
    struct rule *rule = &a->rule[i];
    struct scored_rule *all = &rule->all;
    if (!all_read(a, head, i, all) || !json_need_text(c, head, "rule", TEXT, &rule->text) ||
        !json_need_text(c, head, "commitment", NAME, &commitment))
        return false;
    rule->head = head;
    scored_rule_commitment(c, all, hash);
    if (strcmp(hash, commitment) != 0) fault(a, c, all->n, NULL, "the rule does not fit its commitment");
    if (!scored_rule_is_plain(all))
        fault(a, c, all->n, NULL, "the nonce is not 64 hex digits, or the seed not 16");
    const char *hidden = a->game->puzzles->reveal(c, all->options);
    forgive(c);
    if (!hidden || strcmp(hidden, rule->text) != 0)
        fault(a, c, all->n, NULL, "the options hide another rule than the one revealed");
    return true;
}

static bool head_read(struct audit *a, json_object *line)
{
    struct ctx *c = a->c;
    json_object *challenge = NULL, *rules;
    const char *game;
    if (a->rules) return fail(c, FAULT_MALFORMED, "the export has two heads");
    if (!json_may_object(c, line, "challenge", &challenge)) return false;
    if (!challenge) return fail(c, FAULT_BAD_REQUEST, "challenge is missing");
    if (!json_need_int(c, challenge, "number", 1, INT32_MAX, &a->number) ||
        !json_need_text(c, challenge, "game", NAME, &game) ||
        !json_need_text(c, challenge, "opens_at", NAME, &a->opens) ||
        !json_need_text(c, challenge, "closes_at", NAME, &a->closes) ||
        !json_need_array(c, challenge, "rules", RULES, &rules))
        return false;
    a->game = game_find(game);
    if (!a->game || !a->game->challenge)
        return fail(c, FAULT_UNKNOWN_GAME, "this build knows no challenges of %s", game);
    a->rules = (int)json_object_array_length(rules);
    for (int i = 0; i < a->rules; i++)
        if (!rule_read(a, json_object_array_get_idx(rules, (size_t)i), i)) return false;
    return true;
}

/* Runs */

static const char *text_of(json_object *o, const char *key)
{
    json_object *member = json_member(o, key);
    return json_object_is_type(member, json_type_string) ? json_object_get_string(member) : "";
}

/* Play a record again up to its end. */
static bool score_again(struct ctx *c, const struct audit *a, json_object *record,
                        struct challenge_score *ret_score)
{
    struct seat_fact facts[SEATS_MAX] = {{0}};
    int64_t version;
    const char *seed_text;
    uint64_t seed;
    json_object *events;
    if (!json_need_int(c, record, "rules_version", 1, INT32_MAX, &version) ||
        !json_need_text(c, record, "seed", NAME, &seed_text) || !fold_seed_read(seed_text, &seed) ||
        !json_need_array(c, record, "events", RUNS, &events))
        return false;
    const struct variant *variant = variant_find(a->game, text_of(record, "variant"));
    if (!variant) return false;
    game_state *state = fold_setup_by(c, a->game, (int)version, variant, json_member(record, "options"), 1,
                                      facts, seed);
    if (!state) return false;
    struct fold fold;
    struct outcome outcome;
    struct event event;
    bool fine = true;
    fold_begin(&fold, a->game, state);
    for (size_t i = 0; fine && i < json_object_array_length(events); i++)
        fine = fold_event_read(c, a->game, 1, json_object_array_get_idx(events, i), &event) &&
               fold_apply(&fold, &event, NULL, &outcome);
    if (fine) a->game->challenge->score(fold.state, ret_score);
    fold_end(&fold);
    return fine;
}

static bool same_numbers(json_object *list, const int64_t *values, int count)
{
    if (!json_object_is_type(list, json_type_array) || json_object_array_length(list) != (size_t)count)
        return false;
    for (int i = 0; i < count; i++)
        if (json_object_get_int64(json_object_array_get_idx(list, (size_t)i)) != values[i]) return false;
    return true;
}

/* What is wrong with a run, or NULL. */
static const char *wrong(struct ctx *c, const struct audit *a, const struct rule *rule, json_object *line,
                         struct scored_run *run)
{
    json_object *record = json_member(line, "record");
    struct replay_report report;
    if (!json_object_is_type(record, json_type_object)) return "it has no record";
    if (!replay_verify(c, record, NULL, &report)) return c->failure.detail;
    if (!report.ok) return report.why;
    if (strcmp(text_of(record, "match"), run->match) != 0) return "the record is of another match";
    if (strcmp(text_of(record, "game"), a->game->id) != 0 ||
        strcmp(text_of(record, "seed"), rule->all.seed) != 0)
        return "it was played on other boards";
    if (strcmp(text_of(record, "variant"), rule->all.variant) != 0 ||
        json_object_get_int64(json_member(record, "rules_version")) != rule->all.rules_version ||
        !json_same(json_member(record, "options"), rule->all.options))
        return "it was played with other options";
    if (strcmp(text_of(record, "finished_at"), run->at) != 0) return "it ended at another time";
    if (strcmp(run->at, a->opens) < 0 || strcmp(run->at, a->closes) >= 0) return "it did not end in time";
    if (!score_again(c, a, record, &run->score)) return "it cannot be scored";
    const struct challenge_score *score = &run->score;
    bool same = json_object_get_boolean(json_member(line, "solved")) == score->solved &&
                json_object_get_int64(json_member(line, "errors")) == scored_run_errors(run) &&
                same_numbers(json_member(line, "attempts_by_board"), score->attempts, score->boards) &&
                same_numbers(json_member(line, "errors_by_board"), score->errors, score->boards);
    return same ? NULL : "its score is another one";
}

static void keep(struct audit *a, struct rule *rule, const struct scored_run *run)
{
    if (rule->count == rule->room) {
        rule->room = 2 * rule->room + 64;
        struct scored_run *more = pool_take_many(a->c->pool, (size_t)rule->room, sizeof *more);
        if (rule->count) memcpy(more, rule->runs, (size_t)rule->count * sizeof *more);
        rule->runs = more;
    }
    struct scored_run *kept = &rule->runs[rule->count++];
    *kept = *run;
    kept->match = pool_copy(a->c->pool, run->match);
    kept->at = pool_copy(a->c->pool, run->at);
}

static bool run_read(struct audit *a, struct ctx *c, json_object *line)
{
    struct scored_run run = {.kind = ""};
    int64_t n;
    if (!a->rules) return fail(c, FAULT_MALFORMED, "the head is missing: the first page comes first");
    if (!json_need_int(c, line, "rule", 1, a->rules, &n) ||
        !json_need_text(c, line, "match", NAME, &run.match) ||
        !json_need_text(c, line, "player", NAME, &run.player) ||
        !json_need_text(c, line, "at", NAME, &run.at) || !json_may_bool(c, line, "program", &run.program))
        return false;
    struct rule *rule = &a->rule[n - 1];
    const char *why = wrong(c, a, rule, line, &run);
    if (why) fault(a, c, n, run.match, why);
    keep(a, rule, &run);
    a->runs++;
    return true;
}

/* Boards and curves */

static int by_match(const void *a, const void *b)
{
    const struct scored_run *one = a, *other = b;
    return strcmp(one->match, other->match);
}

/* A run is known by its match: players can change their names between two pages. */
static void find_doubles(struct audit *a, const struct rule *rule)
{
    if (rule->count) qsort(rule->runs, (size_t)rule->count, sizeof *rule->runs, by_match);
    for (int i = 1; i < rule->count; i++)
        if (by_match(&rule->runs[i - 1], &rule->runs[i]) == 0)
            fault(a, a->c, rule->all.n, rule->runs[i].match, "the match is in the export already");
}

/* Whether the head shows the best runs, as many as it shows of so many. */
static bool same_board(const struct rule *rule)
{
    json_object *board = json_member(rule->head, "board");
    int shown = rule->count < CHALLENGE_BOARD_MAX ? rule->count : CHALLENGE_BOARD_MAX;
    if (!json_object_is_type(board, json_type_array) || json_object_array_length(board) != (size_t)shown)
        return false;
    for (int i = 0; i < shown; i++) {
        json_object *place = json_object_array_get_idx(board, (size_t)i);
        if (strcmp(text_of(place, "match"), rule->runs[i].match) != 0 ||
            json_object_get_int(json_member(place, "rank")) != rule->runs[i].rank)
            return false;
    }
    return true;
}

static void rule_close(struct audit *a, int i)
{
    struct rule *rule = &a->rule[i];
    json_object *line = json_new_object(a->c), *curves;
    find_doubles(a, rule);
    curves = scored_runs_curves(a->c, rule->runs, rule->count, a->game->challenge->boards,
                                scored_runs_dice(a->number, i + 1));
    scored_runs_rank(rule->runs, rule->count);
    if (!same_board(rule)) fault(a, a->c, i + 1, NULL, "the board is another one");
    if (!json_same(curves, json_member(rule->head, "curves")))
        fault(a, a->c, i + 1, NULL, "the learning curves are others");
    int solved = 0;
    for (int k = 0; k < rule->count; k++) solved += rule->runs[k].score.solved;
    json_add_int(line, "rule", i + 1);
    json_add_text(line, "commitment", text_of(rule->head, "commitment"));
    json_add_int(line, "runs", rule->count);
    json_add_int(line, "solved", solved);
    quad_print(a->c, line);
}

/* The file */

static bool line_read(struct audit *a, const char *text, size_t length)
{
    struct ctx own = {.pool = pool_new(), .now = a->c->now};
    json_object *line;
    bool fine = json_read(&own, text, length, &line) && json_need_object(&own, line, "a line");
    const char *type = fine ? text_of(line, "type") : "";
    if (fine && strcmp(type, "challenge") == 0)
        fine = json_read(a->c, text, length, &line) && head_read(a, line);
    else if (fine && strcmp(type, "run") == 0) fine = run_read(a, &own, line);
    else if (fine && strcmp(type, "end") == 0) a->ended = !json_member(line, "next");
    else if (fine) fine = fail(&own, FAULT_MALFORMED, "a line is of no known type");
    if (!fine && own.failure.fault)
        fail(a->c, own.failure.fault, "%s", pool_copy(a->c->pool, own.failure.detail));
    pool_drop(own.pool);
    return fine;
}

bool challenge_verify(struct ctx *c, FILE *file, bool *ret_fine)
{
    struct audit a = {.c = c};
    char *text = NULL;
    size_t room = 0;
    bool fine = true;
    for (ssize_t length; fine && (length = getline(&text, &room, file)) > 0;)
        fine = line_read(&a, text, (size_t)length);
    if (text) pool_defer(c->pool, free, text);
    if (!fine) return false;
    if (!a.rules) return fail(c, FAULT_MALFORMED, "this is not the export of a challenge");
    if (!a.ended) return fail(c, FAULT_MALFORMED, "the last page is missing");
    for (int i = 0; i < a.rules; i++) rule_close(&a, i);
    json_object *end = json_new_object(c);
    json_add_bool(end, "ok", a.faults == 0);
    json_add_int(end, "runs", a.runs);
    json_add_int(end, "faults", a.faults);
    quad_print(c, end);
    *ret_fine = a.faults == 0;
    return true;
}
