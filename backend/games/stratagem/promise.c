/* promise.c - the promise ledger of a match (R11): begun with its first state, told each event, printed at the end. */
#include "games/stratagem/promise.h"
#include <string.h>

static const char *const KIND_NAMES[PROMISE_KINDS] = {"treaty", "no_attack", "attack",
                                                      "hold",   "leave",     "support"};
static const char *const VERDICT_NAMES[] = {NULL, "kept", "broken", "uncounted"};
static const char *const DOUBT_NAMES[DOUBTS] = {NULL,       "untested",     "unseen",
                                                "released", "contradicted", "absent"};

struct game_ledger {
    struct world world;                     /* after the last event */
    int letters_turn, letters;              /* letters of that turn that were read */
    int made[REALMS];                       /* promises in them, by seat */
    struct promise *treaty[REALMS][REALMS]; /* seat, realm: the open one */
    struct promise *first, *last;
};

static struct promise *add(struct ctx *c, struct game_ledger *ledger, const struct promise *found)
{
    struct promise *p = pool_take(c->pool, sizeof *p);
    *p = *found;
    p->judged_at = NOWHERE;
    p->words = found->words ? pool_copy(c->pool, found->words) : NULL;
    p->next = NULL;
    if (ledger->last) ledger->last->next = p;
    else ledger->first = p;
    ledger->last = p;
    return p;
}

struct game_ledger *promise_open(struct ctx *c, const game_state *first)
{
    struct game_ledger *ledger = pool_take(c->pool, sizeof *ledger);
    *ledger = (struct game_ledger){.world = first->world};
    return ledger;
}

/* Letters */

static bool covers_same(const struct promise *one, const struct promise *other)
{
    return one->kind == other->kind && one->seat == other->seat && one->realm == other->realm &&
           one->province == other->province && one->until >= other->from && other->until >= one->from;
}

static bool is_repeated(const struct game_ledger *ledger, const struct promise *found)
{
    for (const struct promise *p = ledger->first; p; p = p->next)
        if (p->verdict == PROMISE_OPEN && covers_same(p, found)) return true;
    return false;
}

static void read_letter(struct ctx *c, struct game_ledger *ledger, const struct letter *letter)
{
    struct promise found[PROMISES_A_LETTER];
    struct letter_facts facts = {letter->turn, letter->from, letter->to, ledger->world.seats, {IRONBORN}};
    for (int seat = 0; seat < REALMS; seat++) facts.civ[seat] = ledger->world.realm[seat].civ;
    int count = promise_words(c, &facts, letter->text, found);
    for (int i = 0; i < count; i++) {
        if (ledger->made[letter->from] == PROMISES_A_TURN || is_repeated(ledger, &found[i])) continue;
        struct promise *p = add(c, ledger, &found[i]);
        ledger->made[letter->from]++;
        if (p->doubt) promise_close(p, p->doubt);
    }
}

/* The players' letters of the turn that have not been read yet. */
static void read_letters(struct ctx *c, struct game_ledger *ledger, const game_state *after)
{
    int turn = ledger->world.turn, seen = 0;
    if (ledger->letters_turn != turn) {
        ledger->letters = 0;
        memset(ledger->made, 0, sizeof ledger->made);
    }
    ledger->letters_turn = turn;
    for (const struct letter *letter = after->first_letter; letter; letter = letter->next) {
        if (letter->turn != turn || letter->from == NOBODY || seen++ < ledger->letters) continue;
        read_letter(c, ledger, letter);
        ledger->letters++;
    }
}

/* Treaties */

static void end_treaty(struct game_ledger *ledger, int seat, int realm)
{
    struct promise *p = ledger->treaty[seat][realm];
    ledger->treaty[seat][realm] = NULL;
    if (!p || p->verdict != PROMISE_OPEN) return;
    p->until = ledger->world.turn;
    promise_close(p, DOUBT_NONE);
}

static void sign_treaty(struct ctx *c, struct game_ledger *ledger, int seat, int realm, enum relation treaty)
{
    int turn = ledger->world.turn;
    if (ledger->treaty[seat][realm]) {
        ledger->treaty[seat][realm]->treaty = treaty;
        return;
    }
    ledger->treaty[seat][realm] = add(c, ledger,
                                      &(struct promise){.kind = PROMISE_TREATY,
                                                        .turn = turn,
                                                        .seat = seat,
                                                        .to = realm,
                                                        .realm = realm,
                                                        .province = NOWHERE,
                                                        .from = turn,
                                                        .until = NO_END,
                                                        .treaty = treaty});
}

/* From the relations before and after an event. */
static void follow_treaties(struct ctx *c, struct game_ledger *ledger, const struct world *after)
{
    for (int seat = 0; seat < after->seats; seat++)
        for (int realm = 0; realm < after->seats; realm++) {
            enum relation now = (enum relation)after->relation[seat][realm];
            if (seat == realm || now == (enum relation)ledger->world.relation[seat][realm]) continue;
            if (now == WAR) end_treaty(ledger, seat, realm);
            else sign_treaty(c, ledger, seat, realm, now);
        }
}

/* Turns */

static void judge_turn(struct ctx *c, struct game_ledger *ledger, const struct event *event,
                       const struct chronicle *chronicle)
{
    struct promise_turn turn = {.before = &ledger->world, .chronicle = chronicle, .late = event->late};
    for (int seat = 0; seat < ledger->world.seats; seat++) turn.order[seat] = event->orders[seat];
    for (int i = 0; i < chronicle->count; i++) {
        const struct happening *h = &chronicle->happening[i];
        if (h->kind == HAPPENED_BREAK) turn.breaks[h->seat] |= 1u << h->other;
        if (h->kind == HAPPENED_DROPPED && h->n[0] == LIST_MOVES) turn.dropped[h->seat][h->n[1]] = true;
    }
    for (struct promise *p = ledger->first; p; p = p->next) promise_judge(c, p, &turn);
}

void promise_note(struct ctx *c, struct game_ledger *ledger, const struct event *event,
                  const game_state *after)
{
    read_letters(c, ledger, after);
    if (event->kind == EVENT_TURN && after->last) judge_turn(c, ledger, event, after->last);
    follow_treaties(c, ledger, &after->world);
    ledger->world = after->world;
}

/* Printing */

static void add_seat(json_object *o, const char *key, int seat)
{
    if (seat == NOBODY) json_add(o, key, NULL);
    else json_add_int(o, key, seat);
}

static void add_turn(json_object *o, const char *key, int turn)
{
    if (turn == NO_END) json_add(o, key, NULL);
    else json_add_int(o, key, turn);
}

static json_object *decision_json(struct ctx *c, const struct promise *p)
{
    json_object *o = json_new_object(c);
    if (p->verdict != PROMISE_BROKEN && !p->judged_turn) return NULL;
    json_add_int(o, "turn", p->judged_turn);
    json_add_text(o, "province", p->judged_at == NOWHERE ? NULL : MAP[p->judged_at].code);
    json_add_text(o, "order", p->order);
    return o;
}

static json_object *promise_json(struct ctx *c, const struct promise *p)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "turn", p->turn);
    json_add_int(o, "seat", p->seat);
    add_seat(o, "to", p->to);
    json_add_text(o, "kind", KIND_NAMES[p->kind]);
    add_seat(o, "realm", p->realm);
    json_add_text(o, "province", p->province == NOWHERE ? NULL : MAP[p->province].code);
    json_add_text(o, "treaty", p->kind == PROMISE_TREATY ? relation_name(p->treaty) : NULL);
    json_add_text(o, "words", p->words);
    json_add_int(o, "from", p->from);
    add_turn(o, "until", p->until);
    json_add_text(o, "verdict", VERDICT_NAMES[p->verdict]);
    json_add_text(o, "doubt", p->verdict == PROMISE_UNCOUNTED ? DOUBT_NAMES[p->doubt] : NULL);
    json_add(o, "decided", decision_json(c, p));
    return o;
}

json_object *promise_print(struct ctx *c, const struct game_ledger *ledger)
{
    json_object *list = json_new_array(c);
    for (const struct promise *p = ledger->first; p; p = p->next) {
        struct promise closed = *p;
        if (closed.verdict == PROMISE_OPEN) promise_close(&closed, DOUBT_NONE);
        json_push(list, promise_json(c, &closed));
    }
    return list;
}
