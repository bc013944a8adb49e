/* solo.c - see solo.h. */
#include "platform/lobby/solo.h"
#include "platform/match/start.h"
#include "platform/model/catalogue.h"
#include "platform/model/fold.h"
#include "platform/model/terms.h"
#include "store/account.h"

static bool settle(struct ctx *c, const struct solo_wish *wish, bool by_program, struct terms *ret)
{
    const struct game *game;
    const struct variant *variant;
    struct lobby_wish lobby = {.game = wish->game,
                               .variant = wish->variant,
                               .options = wish->options,
                               .seats = 1,
                               .says_rated = true,
                               .by_program = by_program};
    if (!catalogue_find(c, wish->game, wish->variant, &game, &variant)) return false;
    if (!variant_seats(variant, 1)) return fail(c, FAULT_BAD_REQUEST, "this variant cannot be played alone");
    if (json_member(json_member(json_own(c, variant->clock), "modes"), "untimed")) {
        lobby.clock = json_new_object(c);
        json_add_text(lobby.clock, "mode", "untimed");
    }
    return terms_settle(c, &lobby, ret);
}

bool solo_start(struct ctx *c, struct pg *db, int64_t account, const struct solo_wish *wish, int64_t *ret_id,
                char ret_public_id[PUBLIC_ID])
{
    struct terms terms;
    struct account_row me;
    if (!account_by_id(c, db, account, &me) || !settle(c, wish, !account_is_person(me.kind), &terms))
        return false;
    struct match_plan plan = match_plan_of(&terms);
    plan.purpose = wish->purpose;
    plan.private = wish->seed != NULL;
    plan.rules_version = wish->rules_version;
    plan.seed = wish->seed;
    plan.sealed = wish->sealed;
    if (wish->sealed) plan.press = PRESS_NONE; /* nobody else is there to read it */
    plan.seat[0].account = me.id;
    plan.seat[0].name = me.name;
    plan.seat[0].kind = me.kind;
    return match_start(c, db, &plan, ret_id, ret_public_id);
}
