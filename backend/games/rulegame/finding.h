/* finding.h - what is wrong with a rule set, an experiment plan or the options of a series: a code and a message for
 * programs, a reason and its params for pages that word it in the reader's language. finding.def lists them all. */
#ifndef RULEGAME_FINDING_H
#define RULEGAME_FINDING_H
#include "base/ctx.h"
#include "base/json.h"

enum finding_id {
    FINDING_NONE,
#define FINDING(reason, level, code, message, hint) FINDING_##reason,
#include "games/rulegame/finding.def"
#undef FINDING
};

struct finding_param {
    const char *name;
    const char *text; /* NULL: a number */
    int64_t number;
    const char *words; /* in the English message instead of `text`; NULL: `text` itself */
};
#define PARAMS(...) ((const struct finding_param[]){__VA_ARGS__, {0}})
#define PARAM_TEXT(key, value)         \
    {                                  \
        .name = (key), .text = (value) \
    }
#define PARAM_NUMBER(key, value)         \
    {                                    \
        .name = (key), .number = (value) \
    }

struct finding {
    bool error;                 /* else a warning */
    const char *code;           /* "missing_file" ... */
    const char *reason;         /* finer than the code: "objects_missing" ... */
    const char *message, *hint; /* English; hint can be NULL */
    json_object *params;        /* of the reason, by name; NULL: it has none */
};

/* The finding in words. `params`: PARAMS(...) with all that its message names, or NULL. Texts among them are cut after
 * 120 bytes, between characters. It lives in the pool. */
struct finding finding_of(struct ctx *c, enum finding_id id, const struct finding_param *params);
/* Add "code", "reason", "message", and where there are any "hint" and "params". */
void finding_add(json_object *json, const struct finding *finding);
#endif
