/* notation.c - orders as one line of text (R10): "res:tac bld:sh+F rec:fg+mil*2 mov:fg>th>kc:inf*2,cav*1 rte:fg=cp
 * drp:fg=dw brk:p1 ntc:p2", "-" for an empty order. There is one token for each item, without blanks, so that splitting
 * a line is enough to read it again. */
#include "base/builder.h"
#include "games/stratagem/tell.h"
#include <string.h>

static const char *code(int province) { return MAP[province].code; }

const char *quoted(struct ctx *c, const char *text)
{
    json_object *string = pool_json(c->pool, json_object_new_string(text));
    return json_text(c, string);
}

/* One item */

static const char *march_text(struct ctx *c, const struct march *march)
{
    const char *text = pool_print(c->pool, "mov:%s", code(march->from));
    for (int i = 0; i < march->steps; i++) text = pool_print(c->pool, "%s>%s", text, code(march->path[i]));
    const char *between = ":";
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        if (!march->units[kind]) continue;
        text = pool_print(c->pool, "%s%s%s*%d", text, between, UNIT[kind].code, march->units[kind]);
        between = ",";
    }
    return text;
}

static const char *works_text(struct ctx *c, const struct works *works)
{
    return pool_print(c->pool, "bld:%s+%c", code(works->at), BUILDING_LETTERS[works->what]);
}

static const char *recruits_text(struct ctx *c, const struct recruits *r)
{
    return pool_print(c->pool, "rec:%s+%s*%d", code(r->at), UNIT[r->kind].code, r->count);
}

const char *strat_item_notation(struct ctx *c, const game_order *o, enum order_list list, int i)
{
    switch (list) {
    case LIST_RESEARCH:
        return pool_print(c->pool, "res:%s", o->research == RESEARCH_AGE ? "age" : TECH[o->research].code);
    case LIST_BUILD: return works_text(c, &o->build[i]);
    case LIST_RECRUIT: return recruits_text(c, &o->recruit[i]);
    case LIST_MOVES: return march_text(c, &o->march[i]);
    case LIST_ROUTES: return pool_print(c->pool, "rte:%s=%s", code(o->link[i].from), code(o->link[i].to));
    case LIST_DROP: return pool_print(c->pool, "drp:%s=%s", code(o->drop[i].from), code(o->drop[i].to));
    case LIST_BREAK: return pool_print(c->pool, "brk:%s", seat_name(o->broken[i].seat));
    case LIST_NOTICE: return pool_print(c->pool, "ntc:%s", seat_name(o->notice[i].seat));
    default: return "-";
    }
}

/* A whole order */

/* Whether the item's names have a meaning; an item whose names have none is left out of the line. */
static bool is_named(const game_order *o, enum order_list list, int i)
{
    switch (list) {
    case LIST_RESEARCH: return o->research_fault == FAULT_NONE;
    case LIST_BUILD: return o->build[i].fault == FAULT_NONE;
    case LIST_RECRUIT: return o->recruit[i].fault == FAULT_NONE;
    case LIST_MOVES: return o->march[i].fault == FAULT_NONE;
    case LIST_ROUTES: return o->link[i].fault == FAULT_NONE;
    case LIST_DROP: return o->drop[i].fault == FAULT_NONE;
    case LIST_BREAK: return o->broken[i].fault == FAULT_NONE;
    case LIST_NOTICE: return o->notice[i].fault == FAULT_NONE;
    default: return false;
    }
}

static int items_of(const game_order *o, enum order_list list)
{
    const int count[LISTS] = {
        [LIST_BREAK] = o->breaks,  [LIST_RESEARCH] = o->research != RESEARCH_NONE,
        [LIST_BUILD] = o->builds,  [LIST_RECRUIT] = o->recruitings,
        [LIST_MOVES] = o->marches, [LIST_DROP] = o->drops,
        [LIST_ROUTES] = o->links,  [LIST_NOTICE] = o->notices,
    };
    return count[list];
}

/* Words of a line are parted by blanks. */
static void say(struct builder *line, const char *word)
{
    if (line->length) builder_add(line, " ");
    builder_add(line, word);
}

static const char *said(const struct builder *line) { return line->length ? builder_text(line) : "-"; }

/* The lists in the order of the archive's line. */
static const enum order_list PRINTED[LISTS] = {LIST_RESEARCH, LIST_BUILD, LIST_RECRUIT, LIST_MOVES,
                                               LIST_ROUTES,   LIST_DROP,  LIST_BREAK,   LIST_NOTICE};

static void say_orders(struct ctx *c, struct builder *line, const game_order *o,
                       const struct judgement *judgement)
{
    for (int l = 0; l < LISTS; l++)
        for (int i = 0; i < items_of(o, PRINTED[l]); i++) {
            if (judgement && judgement->fault[PRINTED[l]][i] != FAULT_NONE) continue;
            if (is_named(o, PRINTED[l], i)) say(line, strat_item_notation(c, o, PRINTED[l], i));
        }
}

const char *orders_notation(struct ctx *c, const game_order *o, const struct judgement *judgement)
{
    struct builder line = {.pool = c->pool};
    if (o) say_orders(c, &line, o, judgement);
    return said(&line);
}

/* Diplomacy */

static void say_names(struct ctx *c, struct builder *line, char sign, const struct naming *naming, int count)
{
    for (int i = 0; i < count; i++)
        if (naming[i].fault == FAULT_NONE)
            say(line, pool_print(c->pool, "%c%s", sign, seat_name(naming[i].seat)));
}

/* An act, in the same signs as in the archive but without turn and seat before them. */
static void say_talk(struct ctx *c, struct builder *line, const struct diplomacy_order *d)
{
    for (int i = 0; i < d->messages; i++) {
        const struct message_order *m = &d->message[i];
        const char *to = m->to == NOBODY ? "all" : seat_name(m->to);
        if (m->fault == FAULT_NONE) say(line, pool_print(c->pool, ">%s %s", to, quoted(c, m->text)));
    }
    for (int i = 0; i < d->proposals; i++) {
        const struct proposal_order *p = &d->proposal[i];
        if (p->fault == FAULT_NONE)
            say(line, pool_print(c->pool, "?%s %s", seat_name(p->to), relation_name(p->kind)));
    }
    say_names(c, line, '!', d->accept, d->accepts);
    say_names(c, line, 'x', d->reject, d->rejects);
    say_names(c, line, 'w', d->withdraw, d->withdrawals);
    if (d->ready) say(line, "ready");
}

const char *strat_notation(struct ctx *c, const game_order *o)
{
    struct builder line = {.pool = c->pool};
    if (!o->act) say_orders(c, &line, o, NULL);
    if (o->diplomacy) say_talk(c, &line, o->diplomacy);
    return said(&line);
}
