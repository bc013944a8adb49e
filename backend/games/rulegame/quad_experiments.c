/* quad_experiments.c - `quad experiments`: checks plans and scores transcripts again, without a database. */
#include "games/rulegame/experiments.h"
#include "main/quad.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad experiments check FILE...|-\n"
    "       quad experiments rescore FILE...|-\n"
    "\n"
    "check: is a plan for an experiment with hidden rules in order? Each FILE is a plan in JSON, {\"plan\",\n"
    "\"files\":{name:text}}; prints a JSON line for each with every fault, its file, line and column, and\n"
    "the verdict on stalemates of every row. Status 1 when a plan has errors.\n"
    "\n"
    "rescore: play the series of transcripts (NDJSON, as GET /experiments/{x}/transcripts gives them)\n"
    "again, from their rules and seeds, and compare every response, error count, score and m*. Prints\n"
    "{\"series\",\"attempts\",\"equal\",\"partial\",\"different\":[...]} for each FILE; partial are the "
    "series whose\n"
    "second player was erased. Status 1 unless all others are equal.\n";

/* Check */

static bool plan_check(struct ctx *c, const char *path)
{
    const char *text, *plan = "";
    size_t length;
    json_object *sent, *files = NULL;
    struct trials trials;
    if (!quad_read_file(c, path, &text, &length) || !json_read(c, text, length, &sent) ||
        !json_need_object(c, sent, "a plan") || !json_may_text(c, sent, "plan", 500, &plan) ||
        !json_may_object(c, sent, "files", &files))
        return quad_refused(c), false;
    const struct trial_plan sent_plan = {.files = files ? files : json_new_object(c), .plan = plan};
    trials_read(c, &sent_plan, &trials);
    json_object *line = json_new_object(c);
    json_add_text(line, "file", path);
    json_object_object_foreach (trials.report, key, member) json_add(line, key, member);
    quad_print(c, line);
    return trials.errors == 0;
}

/* Rescore */

struct score {
    struct ctx *c;
    json_object *series, *boards, *board;    /* of the series being read; series NULL: none yet */
    int64_t count, attempts, equal, partial; /* partial: without the attempts of an erased partner */
    json_object *different;
};

static const char *text_of(json_object *line, const char *key)
{
    json_object *text = json_member(line, key);
    return json_object_is_type(text, json_type_string) ? json_object_get_string(text) : "";
}

/* The members of a line that come from the game. */
static json_object *pick(struct ctx *c, json_object *line, const char *const *keys)
{
    json_object *picked = json_new_object(c), *value;
    for (; *keys; keys++)
        if (json_object_object_get_ex(line, *keys, &value)) json_add(picked, *keys, value);
    return picked;
}

static void differs(struct score *s, const char *how)
{
    json_object *one = json_new_object(s->c);
    json_add(one, "participant", json_member(s->series, "participant"));
    json_add(one, "series", json_member(s->series, "series"));
    json_add_text(one, "how", how);
    json_push(s->different, one);
}

/* The first board in which the two reports differ, in words. */
static const char *difference(struct ctx *c, json_object *read, json_object *again)
{
    json_object *ours = json_member(again, "boards");
    for (size_t i = 0; i < json_object_array_length(read); i++) {
        json_object *board = json_object_array_get_idx(read, i);
        if (i >= json_object_array_length(ours)) break;
        if (!json_same(board, json_object_array_get_idx(ours, i)))
            return pool_print(c->pool, "board %zu", i + 1);
    }
    return "the number of boards, the score or m*";
}

static void series_close(struct score *s)
{
    static const char *const SUMS[] = {"over", "attempts", "score", "mastery", NULL};
    static const char *const WHOSE[] = {"play", "seat", NULL};
    struct ctx *c = s->c;
    if (!s->series) return;
    s->count++;
    if (strcmp(text_of(s->series, "partner"), "erased") == 0) {
        s->partial++;
        s->series = NULL;
        return;
    }
    json_object *sent = pick(c, s->series, WHOSE);
    json_add(sent, "boards", s->boards);
    json_object *again = trial_replay(c, json_member(s->series, "options"), text_of(s->series, "seed"), sent);
    if (!again) {
        differs(s, pool_copy(c->pool, c->failure.detail));
        forgive(c);
    } else if (json_same(pick(c, s->series, SUMS), pick(c, again, SUMS)) &&
               json_same(s->boards, json_member(again, "boards"))) {
        s->equal++;
    } else {
        differs(s, difference(c, s->boards, again));
    }
    s->series = NULL;
}

/* Of two players, lines say who moved from the participant's point of view, and the game by seats. */
static json_object *attempt_of(const struct score *s, json_object *line)
{
    static const char *const ATTEMPT[] = {"attempt", "move", "kind",      "piece", "cell",
                                          "bucket",  "code", "half_cost", "left",  NULL};
    json_object *attempt = pick(s->c, line, ATTEMPT);
    int seat = json_object_get_int(json_member(s->series, "seat"));
    if (json_member(line, "mover"))
        json_add_int(attempt, "seat", strcmp(text_of(line, "mover"), "self") == 0 ? seat : 1 - seat);
    return attempt;
}

static bool line_take(struct score *s, json_object *line)
{
    static const char *const BOARD[] = {"board",  "finish", "attempts", "done", "half_errors",
                                        "points", "bonus",  "pieces",   NULL};
    struct ctx *c = s->c;
    const char *type = text_of(line, "type");
    if (strcmp(type, "series") == 0) {
        series_close(s);
        s->series = line;
        s->boards = json_new_array(c);
        s->board = NULL;
    } else if (strcmp(type, "board") == 0 && s->series) {
        s->board = pick(c, line, BOARD);
        json_add(s->board, "played", json_new_array(c));
        json_push(s->boards, s->board);
    } else if (strcmp(type, "attempt") == 0) {
        if (!s->board) return fail(c, FAULT_BAD_REQUEST, "an attempt stands before its board");
        json_push(json_member(s->board, "played"), attempt_of(s, line));
        s->attempts++;
    }
    return true;
}

static bool rescore(struct ctx *c, const char *path)
{
    const char *text;
    size_t length;
    struct score s = {.c = c, .different = json_new_array(c)};
    if (!quad_read_file(c, path, &text, &length)) return quad_refused(c), false;
    for (int number = 1; *text; number++) {
        json_object *line;
        length = strcspn(text, "\n");
        if (length && (!json_read(c, text, length, &line) || !line_take(&s, line))) {
            fprintf(stderr, "line %d: ", number);
            return quad_refused(c), false;
        }
        text += length + (text[length] == '\n');
    }
    series_close(&s);
    json_object *report = json_new_object(c);
    json_add_text(report, "file", path);
    json_add_int(report, "series", s.count);
    json_add_int(report, "attempts", s.attempts);
    json_add_int(report, "equal", s.equal);
    json_add_int(report, "partial", s.partial);
    json_add(report, "different", s.different);
    quad_print(c, report);
    return s.equal + s.partial == s.count;
}

/* Both commands */

static int each(const struct command *self, int argc, char **argv, bool (*work)(struct ctx *, const char *))
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (quad_option(self, argc, argv, OPTIONS) != -1) return quad_misused(self, "there is no such option");
    if (optind == argc) return quad_misused(self, "name a file, or - for what comes in");
    int status = QUAD_DONE;
    for (int i = optind; i < argc; i++) {
        struct ctx c = quad_ctx();
        if (!work(&c, argv[i])) status = QUAD_REFUSED;
        pool_drop(c.pool);
    }
    return status;
}

static int experiments_run(const struct command *self, int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "check") == 0) return each(self, argc - 1, argv + 1, plan_check);
    if (argc > 1 && strcmp(argv[1], "rescore") == 0) return each(self, argc - 1, argv + 1, rescore);
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (argc > 1 && quad_option(self, argc, argv, OPTIONS) == -1)
        return quad_misused(self, "there is no such thing as experiments %s", argv[optind]);
    return quad_misused(self, "say what to do with the experiments");
}

const struct command COMMAND_experiments = {
    "experiments", "check plans for experiments with hidden rules, score transcripts again", USAGE,
    experiments_run};
