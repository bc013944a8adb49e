/* rule_check.c - see rule_check.h. */
#include "platform/model/rule_check.h"
#include "games/game.h"

/* The first game whose players write rules. */
static const struct game_authoring *authoring(void)
{
    int i = 0;
    while (game_at(i) && !game_at(i)->authoring) i++;
    must(game_at(i));
    return game_at(i)->authoring;
}

json_object *rule_check(struct ctx *c, json_object *body) { return authoring()->check(c, body); }

json_object *rule_try(struct ctx *c, json_object *body) { return authoring()->play(c, body); }
