/* quad_tools.c - what the commands share; see quad.h. */
#include "base/clock.h"
#include "main/quad_options.h"
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <string.h>

struct ctx quad_ctx(void) { return (struct ctx){.pool = pool_new(), .now = clock_now()}; }

int quad_option(const struct command *self, int argc, char **argv, const struct option *options)
{
    int found = getopt_long(argc, argv, "h", options, NULL);
    if (found != 'h') return found;
    printf("%s", self->usage);
    exit(QUAD_DONE);
}

int quad_misused(const struct command *self, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    fprintf(stderr, "quad %s: ", self->name);
    vfprintf(stderr, format, list);
    fprintf(stderr, "\n\n%s", self->usage);
    va_end(list);
    return QUAD_USAGE;
}

int quad_refused(const struct ctx *c)
{
    const struct failure *failure = &c->failure;
    fprintf(stderr, "quad: %s: %s\n", fault_fact(failure->fault)->code,
            failure->detail ? failure->detail : "");
    for (int i = 0; i < failure->problem_count; i++)
        fprintf(stderr, "quad:   %s: %s: %s\n", failure->problems[i].path, failure->problems[i].code,
                failure->problems[i].hint);
    return QUAD_REFUSED;
}

void quad_print(struct ctx *c, json_object *value) { puts(json_text(c, value)); }

bool quad_read_rest(struct ctx *c, FILE *file, const char **ret_text, size_t *ret_length)
{
    size_t length = 0, room = 1 << 16;
    char *text = pool_take(c->pool, room);
    for (size_t got; (got = fread(text + length, 1, room - length - 1, file)) > 0;) {
        length += got;
        if (room - length > 1) continue;
        char *larger = pool_take(c->pool, room *= 2);
        memcpy(larger, text, length);
        text = larger;
    }
    text[length] = 0;
    *ret_text = text;
    *ret_length = length;
    return !ferror(file);
}

bool quad_read_file(struct ctx *c, const char *path, const char **ret_text, size_t *ret_length)
{
    bool is_stdin = strcmp(path, "-") == 0;
    FILE *file = is_stdin ? stdin : fopen(path, "rb");
    bool fine = file && quad_read_rest(c, file, ret_text, ret_length);
    if (!fine) fail(c, FAULT_NOT_FOUND, "cannot read %s: %s", path, strerror(errno));
    if (file && !is_stdin) fclose(file);
    return fine;
}

bool quad_read_int(struct ctx *c, const char *text, const char *what, int64_t min, int64_t max, int64_t *ret)
{
    char *end;
    errno = 0;
    long long value = strtoll(text, &end, 10);
    bool plain = isdigit((unsigned char)*text) || (*text == '-' && isdigit((unsigned char)text[1]));
    if (!plain || *end || errno || value < min || value > max)
        return fail(c, FAULT_BAD_REQUEST, "%s must be an integer from %" PRId64 " to %" PRId64, what, min,
                    max);
    *ret = value;
    return true;
}

bool quad_read_seed(struct ctx *c, const char *text, const char *what, uint64_t *ret)
{
    if (fold_seed_read(text, ret)) return true;
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (!isdigit((unsigned char)*text) || *end || errno)
        return fail(c, FAULT_BAD_REQUEST, "%s must be a whole number or 16 hex digits", what);
    *ret = value;
    return true;
}

static bool options_parse(struct ctx *c, const char *options, json_object **ret)
{
    const char *text = options;
    size_t length = strlen(options);
    if (*options != '{' && !quad_read_file(c, options, &text, &length)) return false;
    return json_read(c, text, length, ret) && json_need_object(c, *ret, "options");
}

const char *quad_list(struct ctx *c, const char *list, const char *name)
{
    return list ? pool_print(c->pool, "%s, %s", list, name) : name;
}

static bool no_such_game(struct ctx *c, const char *id)
{
    const char *list = NULL;
    for (int i = 0; game_at(i); i++)
        if (game_at(i)->listed) list = quad_list(c, list, game_at(i)->id);
    return fail(c, FAULT_UNKNOWN_GAME, "there is no game %s, but %s", id, list);
}

static bool no_such_variant(struct ctx *c, const struct game *game, const char *id)
{
    const char *list = NULL;
    for (const struct variant *v = game->variants; v->id; v++) list = quad_list(c, list, v->id);
    return fail(c, FAULT_UNKNOWN_GAME, "%s has no variant %s, but %s", game->id, id, list);
}

bool quad_choose(struct ctx *c, const char *game, const char *variant, const char *options,
                 struct choice *ret)
{
    struct choice choice = {.game = game_find(game)};
    if (!choice.game) return no_such_game(c, game);
    choice.variant = variant_find(choice.game, variant);
    if (!choice.variant) return no_such_variant(c, choice.game, variant);
    if (options && !options_parse(c, options, &choice.options)) return false;
    *ret = choice;
    return true;
}

bool quad_limit_turns(struct ctx *c, const struct choice *choice, const char *text, json_object *own,
                      int64_t *ret_turns)
{
    static const char OPTION[] = "max_turns";
    *ret_turns = TURNS_MAX;
    if (!text) return true;
    if (!quad_read_int(c, text, "--max-turns", 1, INT32_MAX, ret_turns)) return false;
    if (!options_has(c, choice->variant, OPTION)) return true;
    json_add_int(own, OPTION, *ret_turns);
    *ret_turns = INT32_MAX;
    return true;
}
