/* tell_realm.c - dropped orders, the economy, research, trade, treaties and the end, in words (see tell_words.c). */
#include "games/stratagem/telling.h"

/* Orders and works */

void tell_dropped(struct telling *t)
{
    const struct happening *h = t->h;
    const struct fault_fact *fault = fault_fact((enum fault)h->n[2]);
    fact_text(t, "list", LIST_NAME[h->n[0]]);
    fact_int(t, "i", h->n[1]);
    fact_text(t, "error", fault->code);
    say(t, "dropped", PRINT("drop p%d %s %d %s", h->seat, LIST_NAME[h->n[0]], h->n[1], fault->code),
        PRINT("An order of p%d (%s, number %d) no longer stood when the turn came: %s.", h->seat,
              LIST_NAME[h->n[0]], h->n[1] + 1, fault->title));
}

void tell_works(struct telling *t)
{
    const struct happening *h = t->h;
    bool lost = h->kind == HAPPENED_WORKS_LOST;
    const struct building_fact *b = &BUILDING[h->n[0]];
    fact_place(t, "province", h->province);
    fact_text(t, "building", b->name);
    say(t, lost ? "works_lost" : "built",
        PRINT("%s p%d %s+%c", lost ? "bldx" : "bld", h->seat, code(h->province), b->letter),
        lost ? PRINT("p%d's half-built %s is lost with %s.", h->seat, b->title, place(h->province))
             : PRINT("p%d completes a %s in %s.", h->seat, b->title, place(h->province)));
}

void tell_recruits(struct telling *t)
{
    const struct happening *h = t->h;
    bool lost = h->kind == HAPPENED_RECRUITS_LOST;
    const char *units = PRINT("%d %s", h->n[1], unit_word(t->c, civ_of(t, h->seat), h->n[0], h->n[1]));
    fact_place(t, "province", h->province);
    fact_text(t, "unit", UNIT[h->n[0]].name);
    fact_int(t, "count", h->n[1]);
    say(t, lost ? "recruits_lost" : "recruited",
        PRINT("%s p%d %s+%s*%d", lost ? "recx" : "rec", h->seat, code(h->province), UNIT[h->n[0]].code,
              h->n[1]),
        lost ? PRINT("p%d paid for %s in %s and lost the province first.", h->seat, units, place(h->province))
             : PRINT("p%d musters %s in %s.", h->seat, units, place(h->province)));
}

void tell_income(struct telling *t)
{
    const struct happening *h = t->h;
    fact_int(t, "food", h->n[FOOD]);
    fact_int(t, "iron", h->n[IRON]);
    fact_int(t, "gold", h->n[GOLD]);
    fact_int(t, "upkeep", h->n[3]);
    say(t, "income", PRINT("inc p%d %d,%d,%d -%d", h->seat, h->n[FOOD], h->n[IRON], h->n[GOLD], h->n[3]),
        PRINT("p%d gathers %d food, %d iron and %d gold; its troops eat %d.", h->seat, h->n[FOOD], h->n[IRON],
              h->n[GOLD], h->n[3]));
}

void tell_desertion(struct telling *t)
{
    const struct happening *h = t->h;
    const char *word = unit_word(t->c, civ_of(t, h->seat), h->n[0], h->n[1]);
    fact_place(t, "province", h->province);
    fact_text(t, "unit", UNIT[h->n[0]].name);
    fact_int(t, "count", h->n[1]);
    say(t, "desertion", PRINT("des p%d %s %s*%d", h->seat, code(h->province), UNIT[h->n[0]].code, h->n[1]),
        PRINT("Hunger in %s: %d %s of p%d walk home.", place(h->province), h->n[1], word, h->seat));
}

/* Research */

void tell_tech(struct telling *t)
{
    const struct tech_fact *tech = &TECH[t->h->n[0]];
    fact_text(t, "tech", tech->name);
    say(t, "tech", PRINT("tech p%d %s", t->h->seat, tech->code),
        PRINT("p%d masters %s.", t->h->seat, tech->title));
}

const char *age_title(int age)
{
    static const char *const TITLE[AGES + 1] = {"", "Bronze Age", "Iron Age", "Steel Age"};
    return TITLE[age];
}

void tell_age(struct telling *t)
{
    fact_int(t, "age", t->h->n[0]);
    say(t, "age", PRINT("age p%d %d", t->h->seat, t->h->n[0]),
        PRINT("p%d enters the %s.", t->h->seat, age_title(t->h->n[0])));
}

/* Trade */

static seat_set owners(const struct happening *h)
{
    return 1u << h->seat | (h->other >= 0 && h->other != NOBODY ? 1u << h->other : 0);
}

void tell_route(struct telling *t)
{
    const struct happening *h = t->h;
    bool closed = h->kind == HAPPENED_ROUTE_CLOSED;
    fact_place(t, "from", h->province);
    fact_place(t, "to", h->n[0]);
    fact_seat(t, "other", h->other == h->seat ? -1 : h->other);
    say(t, closed ? "route_closed" : "route_opened",
        PRINT("%s %s %s=%s", closed ? "rtex" : "rte", seats_code(t->c, owners(h)), code(h->province),
              code(h->n[0])),
        PRINT(closed ? "The trade route from %s to %s (%s) is no more."
                     : "Caravans of %3$s set out between %1$s and %2$s.",
              place(h->province), place(h->n[0]), seats_words(t->c, owners(h))));
}

/* A raider does not learn the course of the route: then there is no province. */
void tell_raid(struct telling *t)
{
    const struct happening *h = t->h;
    bool seen = h->province >= 0;
    const char *path = seen ? PRINT("%s=%s", code(h->province), code(h->n[0])) : "?";
    const char *where = seen ? PRINT("the route from %s to %s", place(h->province), place(h->n[0]))
                             : "a trade route";
    bool many = __builtin_popcount(h->seats) > 1;
    if (seen) fact_place(t, "from", h->province);
    if (seen) fact_place(t, "to", h->n[0]);
    fact_seat(t, "other", h->other == h->seat ? -1 : h->other);
    json_add(t->line.facts, "by", seats_list(t->c, h->seats));
    fact_int(t, "gold", h->n[1]);
    say(t, "raid",
        PRINT("raid %s %s %s %d", seats_code(t->c, h->seats), path, seats_code(t->c, owners(h)), h->n[1]),
        PRINT("%s %s %s of %s: %d gold never arrives.", seats_words(t->c, h->seats),
              many ? "plunder" : "plunders", where, seats_words(t->c, owners(h)), h->n[1]));
}

void tell_gold(struct telling *t)
{
    const struct happening *h = t->h;
    bool vault = h->kind == HAPPENED_VAULT;
    fact_int(t, "gold", h->n[0]);
    say(t, vault ? "vault" : "trade", PRINT("%s p%d %d", vault ? "vault" : "trade", h->seat, h->n[0]),
        vault ? PRINT("p%d's vault overflows: %d gold are lost.", h->seat, h->n[0])
              : PRINT("Trade and treaties bring p%d %d gold.", h->seat, h->n[0]));
}

/* Treaties and the end */

void tell_break(struct telling *t)
{
    fact_seat(t, "other", t->h->other);
    say(t, "break", PRINT("brk p%d p%d", t->h->seat, t->h->other),
        PRINT("Betrayal! p%d breaks its treaty with p%d without a word of warning.", t->h->seat,
              t->h->other));
}

void tell_war(struct telling *t)
{
    const struct happening *h = t->h;
    bool expired = h->kind == HAPPENED_EXPIRED;
    fact_seat(t, "other", h->other);
    say(t, expired ? "expired" : "notice", PRINT("%s p%d p%d", expired ? "end" : "ntc", h->seat, h->other),
        expired ? PRINT("The ceasefire between p%d and p%d runs out: they are at war.", h->seat, h->other)
                : PRINT("p%d has given notice to p%d: their treaty ends and they are at war.", h->seat,
                        h->other));
}

void tell_eliminated(struct telling *t)
{
    say(t, "eliminated", PRINT("out p%d", t->h->seat),
        PRINT("p%d is wiped off the map: no province, no fighter left.", t->h->seat));
}

void tell_rich(struct telling *t)
{
    fact_int(t, "gold", t->h->n[0]);
    say(t, "rich", PRINT("rich p%d %d", t->h->seat, t->h->n[0]),
        PRINT("p%d holds %d gold: an economic victory comes near.", t->h->seat, t->h->n[0]));
}

void tell_streak(struct telling *t)
{
    fact_int(t, "provinces", t->h->n[0]);
    say(t, "streak", PRINT("streak p%d %d", t->h->seat, t->h->n[0]),
        PRINT("p%d rules %d provinces: one more turn like this and the map is won.", t->h->seat, t->h->n[0]));
}

static const char *victory_code(enum reason reason)
{
    static const char *const CODE[REASONS] = {
        [REASON_NONE] = "-",         [REASON_LAST] = "last",   [REASON_DOMINATION] = "dom",
        [REASON_ECONOMY] = "eco",    [REASON_SCORE] = "score", [REASON_AGREEMENT] = "agreed",
        [REASON_ABANDONED] = "gone",
    };
    return CODE[reason];
}

static const char *victory_words(struct ctx *c, seat_set seats, enum reason reason)
{
    static const char *const HOW[REASONS] = {
        [REASON_NONE] = "win the game",
        [REASON_LAST] = "is the last one standing",
        [REASON_DOMINATION] = "dominates the map and wins",
        [REASON_ECONOMY] = "has the gold and its capital, and wins by wealth",
        [REASON_SCORE] = "has the highest score when time is up, and wins",
        [REASON_AGREEMENT] = "leave the game as a draw",
        [REASON_ABANDONED] = "have all gone",
    };
    int winners = __builtin_popcount(seats);
    if (reason == REASON_AGREEMENT) return "The players agree on a draw.";
    if (reason == REASON_ABANDONED) return "Nobody is there any more: a draw.";
    if (winners > 1) return pool_print(c->pool, "%s share the victory.", seats_words(c, seats));
    return winners ? pool_print(c->pool, "%s %s.", seats_words(c, seats), HOW[reason])
                   : "The last ones left together: nobody wins.";
}

void tell_victory(struct telling *t)
{
    enum reason reason = (enum reason)t->h->n[0];
    json_add(t->line.facts, "seats", seats_list(t->c, t->h->seats));
    fact_text(t, "reason", reason_name(reason));
    say(t, "victory", PRINT("win %s %s", seats_code(t->c, t->h->seats), victory_code(reason)),
        victory_words(t->c, t->h->seats, reason));
}
