/* story.c - tells a turn and the talk before it, as lines of the log with their audience: the orders of each player,
 * every event (tell_words.c), and a few lines on the course of the game that no single event shows. */
#include "games/stratagem/phrase.h"
#include "games/stratagem/telling.h"
#include <string.h>

static uint32_t bit(int seat) { return 1u << seat; }

static json_object *facts_with(struct ctx *c, const char *story)
{
    json_object *facts = json_new_object(c);
    json_add_text(facts, "story", story);
    return facts;
}

/* Talk */

uint32_t story_message(struct ctx *c, struct tale *tale, int turn, int from, int to, const char *text)
{
    bool all = to == NOBODY;
    const char *whom = all ? "all" : seat_name(to);
    uint32_t audience = all ? TALE_ALL : bit(from) | bit(to);
    if (!tale) return audience;
    json_object *facts = facts_with(c, all ? pool_print(c->pool, "p%d to everybody: %s", from, text)
                                           : pool_print(c->pool, "p%d to p%d: %s", from, to, text));
    if (all) json_add_text(facts, "to", "all");
    else json_add_int(facts, "to", to);
    json_add_text(facts, "text",
                  text); /* for the arena's chat; in the log `text` is the line, so it is here again */
    json_add_text(facts, "words", text);
    json_object *phrase = phrase_of(c, text);
    if (phrase) json_add(facts, "phrase", phrase);
    const char *line = pool_print(c->pool, "%d p%d>%s %s", turn, from, whom, quoted(c, text));
    tale_tell(tale, (struct tale_line){audience, TALE_TALK, from, line, facts});
    return audience;
}

static const char *treaty_words(enum relation kind)
{
    static const char *const WORDS[RELATIONS] = {"war", "a ceasefire", "a non-aggression pact",
                                                 "a trade treaty", "an alliance"};
    return WORDS[kind];
}

static const char *const ANSWER_KIND[] = {"propose", "withdraw", "reject", "lapse"};

/* What the archive writes about an offer of `kind` by `from` to `to`, and its result. */
static const char *answer_note(struct ctx *c, enum answer answer, int from, int to, enum relation kind)
{
    const char *name = relation_name(kind);
    switch (answer) {
    case ANSWER_PROPOSED: return pool_print(c->pool, "p%d?p%d %s", from, to, name);
    case ANSWER_WITHDRAWN: return pool_print(c->pool, "p%dw p%d", from, to);
    case ANSWER_REJECTED: return pool_print(c->pool, "p%dx p%d", to, from);
    default: return pool_print(c->pool, "p%d~p%d %s", from, to, name);
    }
}

static const char *answer_words(struct ctx *c, enum answer answer, int from, int to, enum relation kind)
{
    const char *treaty = treaty_words(kind);
    switch (answer) {
    case ANSWER_PROPOSED: return pool_print(c->pool, "p%d offers p%d %s.", from, to, treaty);
    case ANSWER_WITHDRAWN:
        return pool_print(c->pool, "p%d takes back its offer of %s to p%d.", from, treaty, to);
    case ANSWER_REJECTED: return pool_print(c->pool, "p%d turns down p%d's offer of %s.", to, from, treaty);
    default: return pool_print(c->pool, "p%d's offer of %s to p%d lapses unanswered.", from, treaty, to);
    }
}

uint32_t story_proposal(struct ctx *c, struct tale *tale, int turn, enum answer answer, int from, int to,
                        enum relation kind)
{
    bool rejected = answer == ANSWER_REJECTED;
    if (!tale) return bit(from) | bit(to);
    json_object *facts = facts_with(c, answer_words(c, answer, from, to, kind));
    json_add_int(facts, "other", rejected ? from : to);
    json_add_text(facts, "relation", relation_name(kind));
    const char *line = pool_print(c->pool, "%d %s", turn, answer_note(c, answer, from, to, kind));
    tale_tell(tale, (struct tale_line){bit(from) | bit(to), ANSWER_KIND[answer], rejected ? to : from, line,
                                       facts});
    return bit(from) | bit(to);
}

uint32_t story_signed(struct ctx *c, struct tale *tale, int turn, int by, int with, enum relation kind,
                      int until)
{
    const char *words = treaty_words(kind);
    if (!tale) return TALE_ALL;
    json_object *facts = facts_with(c, until ? pool_print(c->pool,
                                                          "p%d and p%d sign %s, good to the end of turn %d.",
                                                          with, by, words, until)
                                             : pool_print(c->pool, "p%d and p%d sign %s.", with, by, words));
    json_add_int(facts, "other", with);
    json_add_text(facts, "relation", relation_name(kind));
    if (until) json_add_int(facts, "until", until);
    const char *line = pool_print(c->pool, "%d p%d!p%d %s", turn, by, with, relation_name(kind));
    tale_tell(tale, (struct tale_line){TALE_ALL, "signed", by, line, facts});
    return TALE_ALL;
}

uint32_t story_ready(struct ctx *c, struct tale *tale, int turn, int seat)
{
    if (!tale) return TALE_ALL;
    json_object *facts = facts_with(c, pool_print(c->pool, "p%d has said all for this turn.", seat));
    const char *line = pool_print(c->pool, "%d p%d ready", turn, seat);
    tale_tell(tale, (struct tale_line){TALE_ALL, "ready", seat, line, facts});
    return TALE_ALL;
}

void story_left(struct ctx *c, struct tale *tale, int turn, int seat, const char *why)
{
    bool gave_up = strcmp(why, "resign") == 0;
    if (!tale) return;
    json_object *facts = facts_with(c,
                                    pool_print(c->pool, "p%d %s; the realm stays on the map without a ruler.",
                                               seat, gave_up ? "gives up" : "has been away too long"));
    json_add_text(facts, "why", why);
    const char *line = pool_print(c->pool, "%d = left p%d %s", turn, seat, why);
    tale_tell(tale, (struct tale_line){TALE_ALL, "resigned", seat, line, facts});
}

/* Events */

static void tell_one(struct ctx *c, struct tale *tale, const struct world *w,
                     const struct chronicle *chronicle, const struct happening *h, uint32_t audience)
{
    struct tale_line line = happening_line(c, w, chronicle, h);
    line.audience = audience;
    tale_tell(tale, line);
}

/* An event that looks different to some viewers (a raid to the raiders) is told once for each version. */
static void tell_happening(struct ctx *c, struct tale *tale, const struct world *w,
                           const struct chronicle *chronicle, const struct happening *h)
{
    uint32_t audience = happening_audience(chronicle, w->limits.fog, h);
    if (h->kind != HAPPENED_RAID) {
        tell_one(c, tale, w, chronicle, h, audience);
        return;
    }
    uint32_t owners = (bit(h->seat) | bit(h->other)) & audience;
    for (int viewer = 0; viewer < w->seats; viewer++) {
        if (!((audience & ~owners) >> viewer & 1)) continue;
        struct happening seen = happening_as_seen(h, viewer, false);
        tell_one(c, tale, w, chronicle, &seen, audience & ~owners);
        break;
    }
    tell_one(c, tale, w, chronicle, h, owners);
}

void story_ended(struct ctx *c, struct tale *tale, const struct world *w)
{
    if (!tale) return;
    struct happening h = {HAPPENED_VICTORY, -1, -1, -1, w->winners, {(int)w->reason}, {0}};
    struct chronicle chronicle = {.turn = w->turn};
    tell_one(c, tale, w, &chronicle, &h, TALE_ALL);
}

/* The course of the game */

static void tell_course(struct ctx *c, struct tale *tale, int turn, uint32_t audience, int seat,
                        const char *theme, json_object *facts)
{
    json_add_text(facts, "theme", theme);
    tale_tell(tale, (struct tale_line){.audience = audience,
                                       .kind = "tale",
                                       .seat = seat,
                                       .text = pool_print(c->pool, "%d = tale %s p%d", turn, theme, seat),
                                       .facts = facts});
}

static int reached(const struct world *w, int age)
{
    int count = 0;
    for (int seat = 0; seat < w->seats; seat++) count += w->realm[seat].age >= age;
    return count;
}

static int happened(const struct chronicle *chronicle, enum happening_kind kind, int n0)
{
    int count = 0;
    for (int i = 0; i < chronicle->count; i++)
        count += chronicle->happening[i].kind == kind && (n0 < 0 || chronicle->happening[i].n[0] == n0);
    return count;
}

/* The race of ages: which realm is first, and which is the last to catch up. */
static void tell_race(struct ctx *c, struct tale *tale, const struct world *w,
                      const struct chronicle *chronicle, const struct happening *h)
{
    int age = h->n[0], there = reached(w, age), now = happened(chronicle, HAPPENED_AGE, age);
    const char *story = NULL, *race = there == 1 ? "first" : there == now ? "even" : "last";
    if (there == 1)
        story = pool_print(c->pool, "p%d leads the race of ages: nobody else has seen the %s.", h->seat,
                           age_title(age));
    else if (there == now)
        story = pool_print(c->pool, "p%d reaches the %s in the very turn its rival does.", h->seat,
                           age_title(age));
    else if (there == w->seats)
        story = pool_print(c->pool, "p%d is the last to leave the %s behind.", h->seat, age_title(age - 1));
    if (!story) return;
    json_object *facts = facts_with(c, story);
    json_add_text(facts, "race", race);
    json_add_int(facts, "age", age);
    tell_course(c, tale, chronicle->turn, TALE_ALL, h->seat, "age_race", facts);
}

static void tell_first_tech(struct ctx *c, struct tale *tale, const struct world *w,
                            const struct chronicle *chronicle, const struct happening *h)
{
    int known = 0;
    for (int seat = 0; seat < w->seats; seat++) known += w->realm[seat].techs;
    if (known != happened(chronicle, HAPPENED_TECH, -1)) return;
    json_object *facts = facts_with(
        c, pool_print(c->pool, "p%d opens the age of learning: %s is the first thing it masters.", h->seat,
                      TECH[h->n[0]].title));
    json_add_text(facts, "tech", TECH[h->n[0]].name);
    tell_course(c, tale, chronicle->turn, TALE_ALL, h->seat, "first_tech", facts);
}

static province_set centre(void)
{
    province_set set = 0;
    for (int v = 0; v < PROVINCES; v++)
        if (strcmp(MAP[v].region, "center") == 0) set |= 1u << v;
    return set;
}

/* A realm that holds three or four of the four middle provinces: told to viewers who see all four. */
static void tell_centre(struct ctx *c, struct tale *tale, const struct world *w,
                        const struct chronicle *chronicle, const struct happening *h)
{
    province_set middle = centre();
    int held = __builtin_popcount(realm_provinces(w, h->seat) & middle);
    uint32_t audience = w->limits.fog ? 0 : TALE_ALL;
    if (!(middle >> h->province & 1) || held < 3) return;
    for (int seat = 0; seat < w->seats; seat++)
        if ((chronicle->sight_after[seat] & middle) == middle) audience |= bit(seat);
    json_object *facts = facts_with(
        c, held == 4
               ? pool_print(c->pool, "All four provinces of the centre are in the hands of p%d.", h->seat)
               : pool_print(c->pool, "p%d holds three of the four provinces of the centre.", h->seat));
    json_add_int(facts, "held", held);
    tell_course(c, tale, chronicle->turn, audience, h->seat, "centre", facts);
}

static void tell_trade_net(struct ctx *c, struct tale *tale, const struct world *w,
                           const struct chronicle *chronicle, const struct happening *h)
{
    int routes = 0;
    for (int i = 0; i < w->routes; i++)
        routes += w->route[i].owner == h->seat || w->route[i].partner == h->seat;
    if (routes < 2) return;
    json_object *facts = facts_with(
        c, pool_print(c->pool, "p%d's trade net now counts %d routes.", h->seat, routes));
    json_add_int(facts, "routes", routes);
    tell_course(c, tale, chronicle->turn, bit(h->seat), h->seat, "trade_net", facts);
}

static void tell_course_of(struct ctx *c, struct tale *tale, const struct world *w,
                           const struct chronicle *chronicle, const struct happening *h)
{
    if (h->kind == HAPPENED_AGE) tell_race(c, tale, w, chronicle, h);
    if (h->kind == HAPPENED_TECH) tell_first_tech(c, tale, w, chronicle, h);
    if (h->kind == HAPPENED_CLAIM) tell_centre(c, tale, w, chronicle, h);
    if (h->kind == HAPPENED_ROUTE_OPENED) tell_trade_net(c, tale, w, chronicle, h);
}

/* Armies */

enum { MUSTER_TURNS = 5, MUSTER_LEAST = 4 };

static int counted(const struct world *w, int seat, int kind)
{
    int count = 0;
    for (int v = 0; v < PROVINCES; v++) count += units_at(w, v, seat, kind);
    return count;
}

/* Every fifth turn, the mix of each army: its own ruler reads it now, the others when the game is over. */
static void tell_army(struct ctx *c, struct tale *tale, const struct world *w, int turn, int seat)
{
    int most = 0, kind = MILITIA, fighters = 0;
    for (int k = 0; k < UNIT_KINDS; k++) {
        int count = k == SCOUT ? 0 : counted(w, seat, k);
        fighters += count;
        if (count > most) most = count, kind = k;
    }
    if (fighters < MUSTER_LEAST) return;
    const char *word = unit_word(c, w->realm[seat].civ, kind, most);
    json_object *facts = facts_with(
        c, 2 * most > fighters ? pool_print(c->pool, "%s are the core of p%d's army: %d of %d fighters.",
                                            word, seat, most, fighters)
                               : pool_print(c->pool, "p%d's army of %d is mixed; %s are most, %d of them.",
                                            seat, fighters, word, most));
    json_add_text(facts, "unit", UNIT[kind].name);
    json_add_int(facts, "count", most);
    json_add_int(facts, "fighters", fighters);
    tell_course(c, tale, turn, bit(seat), seat, "army_mix", facts);
}

/* The turn */

static void tell_orders(struct ctx *c, struct tale *tale, int turn, int seat, const game_order *order)
{
    const char *note = orders_notation(c, order, NULL);
    tale_tell(tale, (struct tale_line){
                        .audience = bit(seat),
                        .kind = "orders",
                        .seat = seat,
                        .text = pool_print(c->pool, "%d p%d %s", turn, seat, note),
                        .facts = facts_with(
                            c, *note == '-' ? pool_print(c->pool, "p%d gives no orders.", seat) : NULL)});
}

void story_tell(struct ctx *c, const game_state *after, const game_order *const orders[REALMS],
                const struct chronicle *chronicle, struct tale *tale)
{
    if (!tale) return;
    const struct world *w = &after->world;
    for (int seat = 0; seat < w->seats; seat++)
        if (orders[seat] || realm_active(w, seat)) tell_orders(c, tale, chronicle->turn, seat, orders[seat]);
    for (int i = 0; i < chronicle->count; i++) {
        tell_happening(c, tale, w, chronicle, &chronicle->happening[i]);
        tell_course_of(c, tale, w, chronicle, &chronicle->happening[i]);
    }
    for (int seat = 0; chronicle->turn % MUSTER_TURNS == 0 && seat < w->seats; seat++)
        tell_army(c, tale, w, chronicle->turn, seat);
}
