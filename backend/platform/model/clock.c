/* clock.c - see clock.h. */
#include "platform/model/clock.h"
#include <string.h>

/* The mode of a clock object whose words the variant has checked. */
static enum clock_mode mode_of(const char *word)
{
    enum clock_mode mode = CLOCK_LIVE;
    must(clock_mode_find(word, &mode));
    return mode;
}

static const char *const LIMITS[] = {"turn_seconds", "bank_seconds", "increment_seconds"};
enum { SECOND = 1000000, GRACE_LIVE = 250000, LEFT_MIN = 30 * SECOND };

static bool bad_clock(struct ctx *c, const char *path, const char *hint)
{
    fail_at(c, path, "bad_clock", hint);
    return fail(c, FAULT_BAD_CLOCK, "%s: %s", path, hint);
}

static int64_t bound(json_object *bounds, size_t i)
{
    return json_object_get_int64(json_object_array_get_idx(bounds, i));
}

/* One limit: sent, else the bounds' third number, else the default clock's where it fits, else the lower bound. */
static bool settle_limit(struct ctx *c, json_object *bounds, json_object *fallback, json_object *sent,
                         const char *path, int64_t *ret)
{
    int64_t low = bound(bounds, 0), high = bound(bounds, 1), value = low;
    if (json_object_array_length(bounds) > 2) value = bound(bounds, 2);
    else if (fallback && json_object_get_int64(fallback) >= low && json_object_get_int64(fallback) <= high)
        value = json_object_get_int64(fallback);
    if (sent) {
        value = json_object_is_type(sent, json_type_int) ? json_object_get_int64(sent) : -1;
        if (value < low || value > high)
            return bad_clock(
                c, path,
                pool_print(c->pool, "must be an integer from %lld to %lld", (long long)low, (long long)high));
    }
    *ret = value;
    return true;
}

static bool settle_limits(struct ctx *c, json_object *bounds, json_object *fallback, json_object *sent,
                          json_object *clock)
{
    for (size_t i = 0; i < sizeof LIMITS / sizeof *LIMITS; i++) {
        json_object *range = json_member(bounds, LIMITS[i]), *given = json_member(sent, LIMITS[i]);
        const char *path = pool_print(c->pool, "/clock/%s", LIMITS[i]);
        int64_t value = 0;
        if (!range && given) return bad_clock(c, path, "is not part of this mode");
        if (!range) continue;
        if (!settle_limit(c, range, json_member(fallback, LIMITS[i]), given, path, &value)) return false;
        json_add_int(clock, LIMITS[i], value);
    }
    return true;
}

static bool are_stages(struct ctx *c, json_object *given, json_object *bounds)
{
    if (!given) return true;
    json_object_object_foreach (given, name, ignored) {
        (void)ignored;
        const char *path = pool_print(c->pool, "/clock/stage_seconds/%.40s", name);
        if (!json_member(bounds, name)) return bad_clock(c, path, "there is no such stage");
    }
    return true;
}

/* The seconds of each stage: `usual` for all, or the stage's own of `fallback`. */
static bool settle_each_stage(struct ctx *c, json_object *bounds, json_object *usual, json_object *fallback,
                              json_object *given, json_object *stages)
{
    json_object_object_foreach (bounds, stage, range) {
        const char *path = pool_print(c->pool, "/clock/stage_seconds/%s", stage);
        json_object *own = usual ? usual : json_member(fallback, stage);
        int64_t value = 0;
        if (!settle_limit(c, range, own, json_member(given, stage), path, &value)) return false;
        json_add_int(stages, stage, value);
    }
    return true;
}

/* In correspondence a stage lasts as long as a turn by default. */
static bool settle_stages(struct ctx *c, json_object *facts, json_object *sent, enum clock_mode mode,
                          json_object *clock)
{
    json_object *bounds = json_member(facts, "stages"), *given = NULL, *stages = json_new_object(c);
    json_object *fallback = json_member(json_member(facts, "default"), "stage_seconds");
    json_object *turn = mode == CLOCK_CORRESPONDENCE ? json_member(clock, "turn_seconds") : NULL;
    if (!json_may_object(c, sent, "stage_seconds", &given) || !are_stages(c, given, bounds)) return false;
    if (bounds && !settle_each_stage(c, bounds, turn, fallback, given, stages)) return false;
    if (mode != CLOCK_UNTIMED) json_add(clock, "stage_seconds", stages);
    return true;
}

bool clock_settle(struct ctx *c, const struct variant *variant, json_object *sent, json_object **ret_clock)
{
    json_object *facts = json_own(c, variant->clock), *usual = json_member(facts, "default");
    const char *mode = json_object_get_string(json_member(usual, "mode"));
    bool early = true;
    if (sent) {
        if (!json_need_object(c, sent, "clock")) return false;
        if (!json_only(c, sent, "mode", "turn_seconds", "bank_seconds", "increment_seconds", "stage_seconds",
                       "early", NULL) ||
            !json_may_text(c, sent, "mode", 20, &mode))
            return false;
    }
    json_object *bounds = json_member(json_member(facts, "modes"), mode);
    if (!bounds) return bad_clock(c, "/clock/mode", "this variant does not have this clock");
    json_object *fallback = strcmp(mode, json_object_get_string(json_member(usual, "mode"))) == 0 ? usual
                                                                                                  : NULL;
    if (json_member(usual, "early")) early = json_object_get_boolean(json_member(usual, "early"));
    if (!json_may_bool(c, sent, "early", &early)) return false;
    json_object *clock = json_new_object(c);
    json_add_text(clock, "mode", mode);
    if (!settle_limits(c, bounds, fallback, sent, clock) ||
        !settle_stages(c, facts, sent, mode_of(mode), clock))
        return false;
    json_add_bool(clock, "early", early);
    *ret_clock = clock;
    return true;
}

const char *clock_speed(struct ctx *c, const struct variant *variant, json_object *clock)
{
    json_object *classes = json_member(json_own(c, variant->clock), "pool");
    return json_object_get_string(json_member(classes, json_object_get_string(json_member(clock, "mode"))));
}

struct clock_rule clock_rule_read(json_object *clock)
{
    struct clock_rule rule = {.mode = mode_of(json_object_get_string(json_member(clock, "mode")))};
    rule.turn_us = json_object_get_int64(json_member(clock, "turn_seconds")) * SECOND;
    rule.bank_ms = json_object_get_int64(json_member(clock, "bank_seconds")) * 1000;
    rule.increment_ms = json_object_get_int64(json_member(clock, "increment_seconds")) * 1000;
    rule.early = json_object_get_boolean(json_member(clock, "early"));
    rule.stages = json_member(clock, "stage_seconds");
    return rule;
}

bool clock_has_stages(const struct clock_rule *rule)
{
    return rule->stages && json_object_object_length(rule->stages) > 0;
}

bool clock_uses_bank(const struct clock_rule *rule, const char *stage)
{
    return rule->mode == CLOCK_BUDGET && !json_member(rule->stages, stage);
}

bool clock_within(const struct clock_rule *rule, int64_t seconds)
{
    if (rule->turn_us == 0 || rule->turn_us > seconds * SECOND) return false;
    if (!rule->stages) return true;
    json_object_object_foreach (rule->stages, stage, limit) {
        (void)stage;
        if (json_object_get_int64(limit) > seconds) return false;
    }
    return true;
}

int64_t clock_deadline(const struct clock_rule *rule, const char *stage, int64_t started, int64_t bank_ms)
{
    if (rule->mode == CLOCK_UNTIMED) return 0;
    json_object *own = json_member(rule->stages, stage);
    if (own) return started + json_object_get_int64(own) * SECOND;
    int64_t limit = rule->turn_us, bank = (bank_ms + rule->overtime_ms) * 1000;
    if (rule->mode == CLOCK_BUDGET && (limit == 0 || bank < limit)) limit = bank;
    return limit ? started + limit : 0;
}

int64_t clock_grace(const struct clock_rule *rule)
{
    return rule->mode == CLOCK_CORRESPONDENCE ? 0 : GRACE_LIVE;
}

bool clock_is_late(const struct clock_rule *rule, int64_t deadline, int64_t received)
{
    return deadline && received > deadline + clock_grace(rule);
}

bool clock_is_due(const struct clock_rule *rule, int64_t deadline, int64_t now)
{
    return deadline && now >= deadline + clock_grace(rule);
}

static int64_t later(int64_t one, int64_t other) { return one > other ? one : other; }

int64_t clock_freeze(int64_t deadline, int64_t now, int64_t before, int64_t after)
{
    return deadline ? deadline + later(after, now) - later(before, now) : 0;
}

int64_t clock_left(int64_t deadline, int64_t now, int64_t frozen)
{
    return deadline ? later(deadline - later(now, frozen), LEFT_MIN) : 0;
}

int64_t clock_resume(int64_t left, int64_t now, int64_t frozen)
{
    return left ? later(now, frozen) + left : 0;
}
