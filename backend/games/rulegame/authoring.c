/* authoring.c - request bodies of questions about rule sets that players write. */
#include "games/rulegame/rule_sets.h"
#include <string.h>

enum { TEXT_MAX = 1 << 20 };

json_object *rulegame_check(struct ctx *c, json_object *body)
{
    const char *text;
    if (!json_need_object(c, body, "the body") ||
        !json_only(c, body, "rule_set", "objects", "boards", NULL) ||
        !json_need_text(c, body, "rule_set", TEXT_MAX, &text))
        return NULL;
    return rules_check(c, text, strlen(text), json_member(body, "objects"), json_member(body, "boards"));
}

json_object *rulegame_try(struct ctx *c, json_object *body)
{
    const char *text;
    if (!json_need_object(c, body, "the body") ||
        !json_only(c, body, "rule_set", "board", "moves", "objects", "crowded", NULL) ||
        !json_need_text(c, body, "rule_set", TEXT_MAX, &text))
        return NULL;
    return rules_try(c, text, strlen(text), body);
}
