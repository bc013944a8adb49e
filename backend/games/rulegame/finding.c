/* finding.c - see finding.h. */
#include "games/rulegame/finding.h"
#include <string.h>

enum { PARAM_MAX = 120 };
enum { LEVEL_WARNING, LEVEL_ERROR };

/* For programs; the page has a board to start from. */
#define BOARD_HINT "{\"id\":\"a\",\"value\":[{\"x\":1,\"y\":6,\"shape\":\"star\",\"color\":\"red\"}]}"

static const struct {
    int level;
    const char *code, *reason, *message, *hint;
} FINDINGS[] = {
    [FINDING_NONE] = {0},
#define FINDING(reason, level, code, message, hint) \
    [FINDING_##reason] = {LEVEL_##level, code, #reason, message, hint},
#include "games/rulegame/finding.def"
#undef FINDING
};

static const char *lower(struct ctx *c, const char *name)
{
    char *text = pool_copy(c->pool, name);
    for (char *at = text; *at; at++)
        if (*at >= 'A' && *at <= 'Z') *at = (char)(*at - 'A' + 'a');
    return text;
}

static const char *cut(struct ctx *c, const char *text)
{
    size_t length = strlen(text);
    if (length <= PARAM_MAX) return text;
    length = PARAM_MAX;
    while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80) length--;
    return pool_copy_bytes(c->pool, text, length);
}

static const char *in_words(struct ctx *c, const struct finding_param *param)
{
    if (param->words) return param->words;
    if (param->text) return cut(c, param->text);
    return pool_print(c->pool, "%lld", (long long)param->number);
}

/* The words of the value that is named at the start of `text`, "name}..."; NULL: there is none, and the brace is one of
 * an example. */
static const char *param_at(struct ctx *c, const struct finding_param *params, const char *text,
                            size_t length)
{
    for (const struct finding_param *param = params; param && param->name; param++)
        if (strlen(param->name) == length && strncmp(param->name, text, length) == 0)
            return in_words(c, param);
    return NULL;
}

static const char *filled(struct ctx *c, const char *text, const struct finding_param *params)
{
    const char *whole = "";
    while (text && *text) {
        const char *open = strchr(text, '{');
        size_t length = open ? strcspn(open + 1, "}") : 0;
        const char *words = open ? param_at(c, params, open + 1, length) : NULL;
        if (!words) return pool_print(c->pool, "%s%s", whole, text);
        whole = pool_print(c->pool, "%s%.*s%s", whole, (int)(open - text), text, words);
        text = open + length + 2;
    }
    return whole;
}

static json_object *params_json(struct ctx *c, const struct finding_param *params)
{
    if (!params) return NULL;
    json_object *json = json_new_object(c);
    for (const struct finding_param *param = params; param->name; param++)
        if (param->text) json_add_text(json, param->name, cut(c, param->text));
        else json_add_int(json, param->name, param->number);
    return json;
}

struct finding finding_of(struct ctx *c, enum finding_id id, const struct finding_param *params)
{
    const char *hint = FINDINGS[id].hint;
    return (struct finding){.error = FINDINGS[id].level == LEVEL_ERROR,
                            .code = FINDINGS[id].code,
                            .reason = lower(c, FINDINGS[id].reason),
                            .message = filled(c, FINDINGS[id].message, params),
                            .hint = hint ? filled(c, hint, params) : NULL,
                            .params = params_json(c, params)};
}

void finding_add(json_object *json, const struct finding *finding)
{
    json_add_text(json, "code", finding->code);
    json_add_text(json, "reason", finding->reason);
    json_add_text(json, "message", finding->message);
    if (finding->hint) json_add_text(json, "hint", finding->hint);
    if (finding->params) json_add(json, "params", finding->params);
}
