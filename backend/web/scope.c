/* scope.c - see scope.h. */
#include "web/scope.h"
#include "platform/token.h"
#include <string.h>

enum { SCOPE_SESSION = 0, SCOPE_ANY = 0x7fffffff };

static const struct line {
    const char *method, *path;
    unsigned scope;
    bool wide;
} LINES[] = {
#define SCOPE(method, path, scope) {method, path, SCOPE_##scope, false},
#define WIDE(method, path, scope) {method, path, SCOPE_##scope, true},
#include "web/scope.def"
#undef SCOPE
#undef WIDE
};

static bool path_fits(const char *pattern, const char *path)
{
    size_t length = strlen(pattern);
    if (pattern[length - 1] == '*') return strncmp(pattern, path, length - 1) == 0;
    return strcmp(pattern, path) == 0;
}

static const struct line *line_of(const char *method, const char *path, bool open)
{
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        const struct line *line = &LINES[i];
        if (open && !line->wide) continue;
        if (*line->method != '*' && strcmp(line->method, method) != 0) continue;
        if (path_fits(line->path, path)) return line;
    }
    return NULL;
}

/* FAULT_INSUFFICIENT_SCOPE, noted for the token's owner. */
static bool refuse(struct ctx *c, const struct request *rq, const struct line *line, const char *method,
                   const char *path)
{
    unsigned scope = line ? line->scope : SCOPE_SESSION;
    token_note_refusal(c, rq->db, rq->who.token, scope, method, path);
    if (scope == SCOPE_SESSION)
        return fail(c, FAULT_INSUFFICIENT_SCOPE,
                    "no access token may do this: sign in with name and password");
    return fail(c, FAULT_INSUFFICIENT_SCOPE, "the token needs the scope %s for this",
                scope_name((enum scope)scope));
}

bool scope_reaches(struct ctx *c, const struct request *rq, const char *method, const char *path, bool open)
{
    if (!rq->who.account || !rq->who.scopes) return true;
    const struct line *line = line_of(method, path, open);
    if (!line && open) return true;
    if (line && rq->who.scopes & line->scope) return true;
    return refuse(c, rq, line, method, path);
}
