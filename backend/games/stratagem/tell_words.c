/* tell_words.c - one event as a line of the log: its kind, the archive's notation (R10), a sentence for people, and the
 * facts for machines. The sentence calls players p0..p3, so that a page can replace them with names and colours. */
#include "games/stratagem/telling.h"
#include <string.h>

/* Words */

/* Mass nouns do not change; countable nouns get an s. */
const char *unit_word(struct ctx *c, enum civ civ, int kind, int count)
{
    const char *title = kind == UNIQUE ? CIV[civ].unique_title : UNIT[kind].title;
    bool counted = kind == SCOUT || kind == UNIQUE;
    return count != 1 && counted ? pool_print(c->pool, "%ss", title) : title;
}

const char *units_words(struct ctx *c, enum civ civ, const int units[UNIT_KINDS])
{
    const char *text = "";
    int left = 0;
    for (int kind = 0; kind < UNIT_KINDS; kind++) left += units[kind] != 0;
    for (int kind = 0, said = 0; kind < UNIT_KINDS; kind++) {
        if (!units[kind]) continue;
        const char *between = !said ? "" : said == left - 1 ? " and " : ", ";
        text = pool_print(c->pool, "%s%s%d %s", text, between, units[kind],
                          unit_word(c, civ, kind, units[kind]));
        said++;
    }
    return *text ? text : "nobody";
}

const char *seats_words(struct ctx *c, seat_set seats)
{
    const char *text = "";
    int left = __builtin_popcount(seats);
    for (int seat = 0, said = 0; seat < REALMS; seat++) {
        if (!(seats >> seat & 1)) continue;
        const char *between = !said ? "" : said == left - 1 ? " and " : ", ";
        text = pool_print(c->pool, "%s%sp%d", text, between, seat);
        said++;
    }
    return text;
}

const char *seats_code(struct ctx *c, seat_set seats)
{
    const char *text = "";
    for (int seat = 0; seat < REALMS; seat++)
        if (seats >> seat & 1) text = pool_print(c->pool, "%s%sp%d", text, *text ? "+" : "", seat);
    return *text ? text : "-";
}

const char *units_code(struct ctx *c, const int units[UNIT_KINDS])
{
    const char *text = "";
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        if (units[kind])
            text = pool_print(c->pool, "%s%s%s*%d", text, *text ? "," : "", UNIT[kind].code, units[kind]);
    return *text ? text : "-";
}

/* Facts */

void fact_place(struct telling *t, const char *key, int province)
{
    json_add_text(t->line.facts, key, province < 0 ? NULL : MAP[province].code);
}
void fact_int(struct telling *t, const char *key, int value) { json_add_int(t->line.facts, key, value); }
void fact_text(struct telling *t, const char *key, const char *text)
{
    json_add_text(t->line.facts, key, text);
}

void fact_seat(struct telling *t, const char *key, int seat)
{
    if (seat < 0 || seat == NOBODY) json_add(t->line.facts, key, NULL);
    else json_add_int(t->line.facts, key, seat);
}

json_object *seats_list(struct ctx *c, seat_set seats)
{
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < REALMS; seat++)
        if (seats >> seat & 1) json_push_int(list, seat);
    return list;
}

json_object *units_json(struct ctx *c, const int units[UNIT_KINDS])
{
    json_object *all = json_new_object(c);
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        if (units[kind]) json_add_int(all, UNIT[kind].name, units[kind]);
    return all;
}

/* The archive's line after "TURN = ", and the sentence. */
void say(struct telling *t, const char *kind, const char *note, const char *story)
{
    t->line.kind = kind;
    t->line.text = pool_print(t->c->pool, "%d = %s", t->chronicle->turn, note);
    json_add_text(t->line.facts, "story", story);
}

/* Words */

static void (*const TELL[HAPPENINGS])(struct telling *) = {
    [HAPPENED_DROPPED] = tell_dropped,
    [HAPPENED_BREAK] = tell_break,
    [HAPPENED_TURNED_BACK] = tell_turned_back,
    [HAPPENED_MARCH] = tell_march,
    [HAPPENED_BATTLE] = tell_battle,
    [HAPPENED_CAPTURE] = tell_capture,
    [HAPPENED_CLAIM] = tell_claim,
    [HAPPENED_SCOUTS_CAUGHT] = tell_scouts_caught,
    [HAPPENED_INCOME] = tell_income,
    [HAPPENED_DESERTION] = tell_desertion,
    [HAPPENED_BUILT] = tell_works,
    [HAPPENED_WORKS_LOST] = tell_works,
    [HAPPENED_RECRUITED] = tell_recruits,
    [HAPPENED_RECRUITS_LOST] = tell_recruits,
    [HAPPENED_TECH] = tell_tech,
    [HAPPENED_AGE] = tell_age,
    [HAPPENED_ROUTE_OPENED] = tell_route,
    [HAPPENED_ROUTE_CLOSED] = tell_route,
    [HAPPENED_RAID] = tell_raid,
    [HAPPENED_TRADE] = tell_gold,
    [HAPPENED_VAULT] = tell_gold,
    [HAPPENED_NOTICE] = tell_war,
    [HAPPENED_EXPIRED] = tell_war,
    [HAPPENED_ELIMINATED] = tell_eliminated,
    [HAPPENED_RICH] = tell_rich,
    [HAPPENED_STREAK] = tell_streak,
    [HAPPENED_VICTORY] = tell_victory,
};

struct tale_line happening_line(struct ctx *c, const struct world *w, const struct chronicle *chronicle,
                                const struct happening *h)
{
    struct telling t = {.c = c, .w = w, .chronicle = chronicle, .h = h};
    t.line.seat = h->seat < NOBODY ? h->seat : -1;
    t.line.facts = json_new_object(c);
    TELL[h->kind](&t);
    return t.line;
}

json_object *line_json(struct ctx *c, const struct tale_line *line)
{
    json_object *item = json_new_object(c);
    json_add_text(item, "kind", line->kind);
    if (line->seat < 0) json_add(item, "seat", NULL);
    else json_add_int(item, "seat", line->seat);
    json_add_text(item, "text", line->text);
    json_object_object_foreach (line->facts, name, value)
        if (!json_member(item, name)) json_add(item, name, value);
    return item;
}
