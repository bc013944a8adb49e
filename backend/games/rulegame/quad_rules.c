/* quad_rules.c - `quad rules`: works with rule sets without a match. */
#include "base/clock.h"
#include "games/rulegame/rule_sets.h"
#include "main/quad.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad rules check [--objects legacy|mentioned|FILE] [--rounds N] FILE...|-\n"
    "       quad rules play --rules-dir DIR [--repeat N] FILE|-\n"
    "\n"
    "check: can a rule set leave a player with pieces and no move? A JSON line for each file, with the\n"
    "verdict, what proves it, and a board to play; status 1 when a file does not parse. The objects are\n"
    "the sixteen plain pieces, those that the rules mention, or what FILE says in JSON: {\"shapes\":\n"
    "[...],\"colors\":[...]} or a list of property maps. --rounds finds all verdicts N times\n"
    "and prints {\"sets\",\"us\"} instead.\n"
    "\n"
    "play: scripted episodes. Each line of FILE is {\"rules\":\"path below "
    "DIR\",\"board\":[[cell,\"SHAPE\",\n"
    "\"COLOR\"],...],\"moves\":[[\"m\",piece,bucket],[\"c\",cell,bucket],[\"p\",piece],...]}, where a piece "
    "is its\n"
    "number in the board; \"crowded\":true allows several pieces in a cell, \"objects\":[{...}] makes the\n"
    "board [[cell,object],...]. Prints for each {\"codes\":[...],\"finish\",\"attempts\",\"done\"}, or\n"
    "{\"error\":{...}}; then the status is 1. --repeat plays each script N times more and says on stderr\n"
    "how many attempts a second that were, boards made ready and parsing left out.\n";

struct stage { /* the rule set of the line before is kept, because neighbours often share it */
    const char *folder;
    struct ctx rules; /* memory of the rule set */
    const char *file;
    const struct program *program;
    json_object *fault; /* of a rule set that does not parse */
    int64_t repeat;     /* play each script that many more times, and measure the time */
    int64_t attempts, us;
};

/* A path inside the folder, and nowhere else. */
static bool is_below(const char *path)
{
    if (*path == '/' || !*path) return false;
    for (const char *at = path; at; at = strchr(at, '/') ? strchr(at, '/') + 1 : NULL)
        if (strncmp(at, "..", 2) == 0 && (at[2] == '/' || !at[2])) return false;
    return true;
}

static bool stage_set(struct ctx *c, struct stage *stage, const char *file)
{
    const char *text;
    size_t length;
    if (stage->file && strcmp(stage->file, file) == 0) return true;
    if (!is_below(file)) return fail(c, FAULT_BAD_REQUEST, "rules: must be a path below the folder");
    pool_wipe(stage->rules.pool);
    stage->rules = (struct ctx){.pool = stage->rules.pool};
    stage->file = NULL;
    stage->fault = NULL;
    const char *path = pool_print(stage->rules.pool, "%s/%s", stage->folder, file);
    if (!quad_read_file(&stage->rules, path, &text, &length)) {
        return fail(c, stage->rules.failure.fault, "%s cannot be read", file);
    }
    stage->program = rules_ready(&stage->rules, text, length, &stage->fault);
    stage->file = pool_copy(stage->rules.pool, file);
    return true;
}

static json_object *failure_json(struct ctx *c)
{
    json_object *error = json_new_object(c);
    bool placed = c->failure.problem_count > 0;
    json_add_text(error, "code", fault_fact(c->failure.fault)->code);
    json_add_text(error, "message", c->failure.detail);
    if (placed) json_add_text(error, "path", c->failure.problems[0].path);
    return error;
}

static void repeat(struct ctx *c, struct stage *stage, json_object *script)
{
    int64_t began = clock_ticks();
    stage->attempts += rules_repeat(c, stage->program, script, (int)stage->repeat);
    stage->us += clock_ticks() - began;
}

/* The answer to one line; false when it is an error. */
static bool line_play(struct ctx *c, struct stage *stage, const char *line, size_t length,
                      json_object **ret_answer)
{
    json_object *script, *played = NULL;
    const char *file;
    bool fine = json_read(c, line, length, &script) && json_need_object(c, script, "a line") &&
                json_need_text(c, script, "rules", 1000, &file) && stage_set(c, stage, file);
    if (fine && stage->program) played = rules_play(c, stage->program, script);
    if (played && stage->repeat) repeat(c, stage, script);
    if (played) {
        *ret_answer = played;
        return true;
    }
    *ret_answer = json_new_object(c);
    bool parsed = !fine || stage->program;
    json_add(*ret_answer, "error", parsed ? failure_json(c) : stage->fault);
    return false;
}

static bool lines_play(struct stage *stage, const char *text)
{
    struct ctx c = quad_ctx();
    bool all = true;
    while (*text) {
        size_t length = strcspn(text, "\n");
        json_object *answer;
        if (length > 0) {
            if (!line_play(&c, stage, text, length, &answer)) all = false;
            quad_print(&c, answer);
        }
        text += length + (text[length] == '\n');
        pool_wipe(c.pool);
        c.failure = (struct failure){0};
    }
    pool_drop(c.pool);
    return all;
}

static int play(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"rules-dir", required_argument, NULL, 'r'},
                                            {"repeat", required_argument, NULL, 'n'},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    struct stage stage = {0};
    const char *times = "0";
    for (int got; (got = quad_option(self, argc, argv, OPTIONS)) != -1;) switch (got) {
        case 'r': stage.folder = optarg; break;
        case 'n': times = optarg; break;
        default: return quad_misused(self, "there is no such option");
        }
    if (!stage.folder || optind != argc - 1) return quad_misused(self, "--rules-dir and one file are needed");
    struct ctx c = quad_ctx();
    stage.rules = quad_ctx();
    const char *text;
    size_t length;
    int status = QUAD_DONE;
    if (!quad_read_int(&c, times, "--repeat", 0, 1000000, &stage.repeat) ||
        !quad_read_file(&c, argv[optind], &text, &length))
        status = quad_refused(&c);
    else if (!lines_play(&stage, text)) status = QUAD_REFUSED;
    if (stage.us > 0)
        fprintf(stderr, "%lld attempts in %lld ms: %lld a second\n", (long long)stage.attempts,
                (long long)(stage.us / 1000), (long long)(stage.attempts * 1000000 / stage.us));
    pool_drop(stage.rules.pool);
    pool_drop(c.pool);
    return status;
}

/* Check */

static json_object *file_check(struct ctx *c, const char *path, json_object *objects)
{
    const char *text;
    size_t length;
    json_object *line = json_new_object(c), *answer = NULL;
    json_add_text(line, "file", path);
    if (quad_read_file(c, path, &text, &length)) answer = rules_check(c, text, length, objects, NULL);
    if (!answer) {
        json_add_bool(line, "ok", false);
        json_add(line, "error", failure_json(c));
        return line;
    }
    json_object_object_foreach (answer, key, member) json_add(line, key, member);
    return line;
}

static bool objects_read(struct ctx *c, const char *argument, json_object **ret_objects)
{
    const char *text;
    size_t length;
    if (strcmp(argument, "legacy") == 0 || strcmp(argument, "mentioned") == 0) {
        *ret_objects = pool_json(c->pool, json_object_new_string(argument));
        return true;
    }
    return quad_read_file(c, argument, &text, &length) && json_read(c, text, length, ret_objects);
}

/* The time to check them all that many times, without reading the files. */
static bool files_time(char **path, int count, int64_t rounds)
{
    struct ctx files = quad_ctx(), c = quad_ctx();
    const char **text = pool_take_many(files.pool, (size_t)count, sizeof *text);
    size_t *length = pool_take_many(files.pool, (size_t)count, sizeof *length);
    for (int i = 0; i < count; i++)
        if (!quad_read_file(&files, path[i], &text[i], &length[i])) return false;
    int64_t begun = clock_cpu_time();
    for (int64_t round = 0; round < rounds; round++)
        for (int i = 0; i < count; i++) {
            pool_wipe(c.pool);
            c.failure = (struct failure){0};
            if (!rules_verdict(&c, text[i], length[i])) continue;
        }
    json_object *line = json_new_object(&c);
    json_add_int(line, "sets", rounds * count);
    json_add_int(line, "us", clock_cpu_time() - begun);
    quad_print(&c, line);
    pool_drop(c.pool);
    pool_drop(files.pool);
    return true;
}

static int check(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"objects", required_argument, NULL, 'o'},
                                            {"rounds", required_argument, NULL, 'n'},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    const char *objects_in = "legacy";
    struct ctx settled = quad_ctx(), c = quad_ctx();
    int64_t rounds = 0;
    for (int got; (got = quad_option(self, argc, argv, OPTIONS)) != -1;) {
        if (got == 'o') objects_in = optarg;
        else if (got != 'n' || !quad_read_int(&settled, optarg, "--rounds", 1, 1000000, &rounds))
            return quad_misused(self, "there is no such option");
    }
    if (optind == argc) return quad_misused(self, "name a file, or - for what comes in");
    json_object *objects = NULL;
    int status = objects_read(&settled, objects_in, &objects) ? QUAD_DONE : quad_refused(&settled);
    if (rounds && objects && !files_time(argv + optind, argc - optind, rounds)) status = QUAD_REFUSED;
    for (int i = optind; i < argc && objects && !rounds; i++) {
        json_object *line = file_check(&c, argv[i], objects);
        if (!json_object_get_boolean(json_member(line, "ok"))) status = QUAD_REFUSED;
        quad_print(&c, line);
        pool_wipe(c.pool);
        c.failure = (struct failure){0};
    }
    pool_drop(c.pool);
    pool_drop(settled.pool);
    return status;
}

static int rules_run(const struct command *self, int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "play") == 0) return play(self, argc - 1, argv + 1);
    if (argc > 1 && strcmp(argv[1], "check") == 0) return check(self, argc - 1, argv + 1);
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (argc > 1 && quad_option(self, argc, argv, OPTIONS) == -1)
        return quad_misused(self, "there is no such thing as rules %s", argv[optind]);
    return quad_misused(self, "say what to do with the rules");
}

const struct command COMMAND_rules = {"rules", "check hidden rules for stalemates, play scripted episodes",
                                      USAGE, rules_run};
