/* absence.c - see absence.h. */
#include "platform/model/absence.h"
#include "platform/model/clock.h"
#include "platform/model/catalogue.h"
#include <string.h>

static const char *const POLICIES[] = {"default", "bot", "open", "forfeit"};
enum { AFTER_USUAL = 2, AFTER_MAX = 100, GRACE_USUAL = 60, GRACE_MIN = 5, GRACE_MAX = 86400, ID_BYTES = 64 };

static bool refuse(struct ctx *c, const char *path, const char *hint)
{
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "%s: %s", path, hint);
}

static int find_policy(const char *name)
{
    int i = 0;
    while (i <= ABSENCE_FORFEIT && strcmp(POLICIES[i], name) != 0) i++;
    return i <= ABSENCE_FORFEIT ? i : -1;
}

struct wish {
    const char *policy, *bot;
    int64_t after, grace;
};

static bool read_wish(struct ctx *c, json_object *sent, struct wish *wish)
{
    return !sent || (json_only(c, sent, "policy", "after", "grace_seconds", "bot", NULL) &&
                     json_need_text(c, sent, "policy", ID_BYTES, &wish->policy) &&
                     json_may_int(c, sent, "after", 0, AFTER_MAX, &wish->after) &&
                     json_may_int(c, sent, "grace_seconds", GRACE_MIN, GRACE_MAX, &wish->grace) &&
                     json_may_text(c, sent, "bot", ID_BYTES, &wish->bot));
}

static bool settle_bot(struct ctx *c, const struct game *game, struct wish *wish)
{
    const struct bot *strongest = bot_strongest(game);
    if (!wish->bot && strongest) wish->bot = strongest->id;
    if (!wish->bot) return refuse(c, "/absence/policy", "this game has no bot that can take over a seat");
    return catalogue_bot(c, game, wish->bot, "/absence/bot");
}

/* Members that have no meaning under this policy or clock are refused, not ignored. */
static bool belongs(struct ctx *c, json_object *sent, int policy, bool budget)
{
    if (json_member(sent, "bot") && policy != ABSENCE_BOT)
        return refuse(c, "/absence/bot", "is only for the policy \"bot\"");
    if (json_object_get_int(json_member(sent, "after")) > 0 && policy == ABSENCE_DEFAULT)
        return refuse(c, "/absence/after", "is only for a policy other than \"default\"");
    if (json_member(sent, "grace_seconds") && (policy == ABSENCE_DEFAULT || !budget))
        return refuse(c, "/absence/grace_seconds",
                      "is only for clocks with a budget and a policy other than \"default\"");
    return true;
}

bool absence_settle(struct ctx *c, const struct game *game, json_object *clock, json_object *sent,
                    json_object **ret_absence)
{
    struct wish wish = {.policy = "default"};
    enum clock_mode mode = clock_rule_read(clock).mode;
    bool budget = mode == CLOCK_BUDGET;
    if (!read_wish(c, sent, &wish)) return false;
    int policy = find_policy(wish.policy);
    if (policy < 0) return refuse(c, "/absence/policy", "must be default, bot, open or forfeit");
    if (policy != ABSENCE_DEFAULT && mode == CLOCK_UNTIMED)
        return refuse(c, "/absence/policy", "an untimed game needs the policy default; choose it or a clock");
    if (!belongs(c, sent, policy, budget) || (policy == ABSENCE_BOT && !settle_bot(c, game, &wish)))
        return false;
    json_object *absence = json_new_object(c);
    json_add_text(absence, "policy", POLICIES[policy]);
    json_add_int(absence, "after", policy == ABSENCE_DEFAULT ? 0 : wish.after ? wish.after : AFTER_USUAL);
    if (budget && policy != ABSENCE_DEFAULT)
        json_add_int(absence, "grace_seconds", wish.grace ? wish.grace : GRACE_USUAL);
    if (policy == ABSENCE_BOT) json_add_text(absence, "bot", wish.bot);
    *ret_absence = absence;
    return true;
}

struct absence_rule absence_read(json_object *absence)
{
    struct absence_rule rule = {.policy = ABSENCE_DEFAULT};
    int policy = find_policy(json_object_get_string(json_member(absence, "policy")));
    if (policy > 0) rule.policy = (enum absence_policy)policy;
    rule.after = json_object_get_int(json_member(absence, "after"));
    rule.grace_ms = json_object_get_int64(json_member(absence, "grace_seconds")) * 1000;
    return rule;
}

/* The step that the policy takes against an absent holder. */
static enum absence_step strike(const struct absence_rule *rule)
{
    return rule->policy == ABSENCE_BOT    ? ABSENCE_STEWARD
           : rule->policy == ABSENCE_OPEN ? ABSENCE_PUT_UP
                                          : ABSENCE_LOSE;
}

enum absence_step absence_after_turn(const struct absence_rule *rule, enum hand hand, int row)
{
    if (rule->policy == ABSENCE_DEFAULT || row == 0) return ABSENCE_WAIT;
    if (hand == HAND_OWN) return row >= rule->after ? strike(rule) : ABSENCE_WAIT;
    int most = hand == HAND_OPEN ? rule->after + ABSENCE_PATIENCE : ABSENCE_PATIENCE;
    return row >= most ? ABSENCE_LOSE : ABSENCE_WAIT;
}

enum absence_step absence_after_flag(const struct absence_rule *rule, enum hand hand)
{
    return hand == HAND_OWN ? strike(rule) : ABSENCE_LOSE;
}
