/* diplomacy.c - what is done at once: messages, proposals and their answers (R3). The same function judges an item and carries it
 * out, on a scratch copy of what the sender knows or on the state itself. */
#include "base/text.h"
#include "games/stratagem/state.h"
#include <string.h>

const char *const TALK_NAME[TALKS] = {"messages", "propose", "accept", "reject", "withdraw", "ready"};

int talk_length(const struct diplomacy_order *d, enum talk_list list)
{
    if (!d) return 0;
    const int lengths[TALKS] = {d->messages, d->proposals, d->accepts, d->rejects, d->withdrawals, d->ready};
    return lengths[list];
}

/* ---- one item ------------------------------------------------------------------------------------------------- */

/* R3.1: no control characters but the line feed, and nothing that turns the direction of writing. */
static bool may_send(const char *text)
{
    struct text_point point;
    int count = 0;
    for (; text_next(&text, &point); count++) {
        bool control = (point.code < 0x20 && point.code != '\n') || (point.code >= 0x7f && point.code < 0xa0);
        bool turning = (point.code >= 0x202a && point.code <= 0x202e) ||
                       (point.code >= 0x2066 && point.code <= 0x2069);
        if (control || turning) return false;
    }
    return !*text && count >= 1 && count <= MESSAGE_POINTS;
}

static bool is_other(const struct talk *talk, int seat, int other)
{
    return other >= 0 && other < talk->world->seats && other != seat && realm_active(talk->world, other);
}

static enum fault send_message(const struct talk *talk, int seat, const struct message_order *item)
{
    if (item->fault) return item->fault;
    if (item->to != NOBODY && !is_other(talk, seat, item->to)) return FAULT_BAD_PLAYER;
    if (!may_send(item->text)) return FAULT_BAD_TEXT;
    if (*talk->sent >= MESSAGES_MAX) return FAULT_TOO_MANY_MESSAGES;
    ++*talk->sent;
    return FAULT_NONE;
}

/* R3.3: one ally at a time. */
static bool has_other_ally(const struct world *w, int seat, int other)
{
    for (int third = 0; third < w->seats; third++)
        if (third != seat && third != other && w->relation[seat][third] == ALLIANCE) return true;
    return false;
}

static enum fault treaty_fault(const struct world *w, int seat, int other, enum relation kind)
{
    if (kind == w->relation[seat][other]) return FAULT_ALREADY_IN_FORCE;
    bool taken = has_other_ally(w, seat, other) || has_other_ally(w, other, seat);
    return kind == ALLIANCE && taken ? FAULT_ALLY_LIMIT : FAULT_NONE;
}

static enum fault propose(const struct talk *talk, int seat, const struct proposal_order *item)
{
    if (item->fault) return item->fault;
    if (!is_other(talk, seat, item->to)) return FAULT_BAD_PLAYER;
    enum fault fault = treaty_fault(talk->world, seat, item->to, item->kind);
    if (!fault) talk->proposal[seat][item->to] = (struct proposal){talk->world->turn, item->kind};
    return fault;
}

static enum fault answer(const struct talk *talk, int seat, const struct naming *item, bool accepts)
{
    if (item->fault) return item->fault;
    if (!is_other(talk, seat, item->seat)) return FAULT_BAD_PLAYER;
    struct proposal *open = &talk->proposal[item->seat][seat];
    if (!open->turn) return FAULT_NO_PROPOSAL;
    enum fault fault = accepts ? treaty_fault(talk->world, seat, item->seat, open->kind) : FAULT_NONE;
    if (fault) return fault;
    if (accepts) {
        set_relation(talk->world, seat, item->seat, open->kind);
        talk->proposal[seat][item->seat] = (struct proposal){0};
    }
    *open = (struct proposal){0};
    return FAULT_NONE;
}

static enum fault withdraw(const struct talk *talk, int seat, const struct naming *item)
{
    if (item->fault) return item->fault;
    if (!is_other(talk, seat, item->seat)) return FAULT_BAD_PLAYER;
    struct proposal *open = &talk->proposal[seat][item->seat];
    if (!open->turn) return FAULT_NO_PROPOSAL;
    *open = (struct proposal){0};
    return FAULT_NONE;
}

enum fault talk_do(const struct talk *talk, int seat, const struct diplomacy_order *d, enum talk_list list,
                   int i)
{
    if (!talk->open) return FAULT_DIPLOMACY_CLOSED;
    switch (list) {
    case TALK_MESSAGES: return send_message(talk, seat, &d->message[i]);
    case TALK_PROPOSE: return propose(talk, seat, &d->proposal[i]);
    case TALK_ACCEPT: return answer(talk, seat, &d->accept[i], true);
    case TALK_REJECT: return answer(talk, seat, &d->reject[i], false);
    case TALK_WITHDRAW: return withdraw(talk, seat, &d->withdraw[i]);
    default: return FAULT_NONE;
    }
}

/* ---- on the state --------------------------------------------------------------------------------------------- */

void state_letter(struct ctx *c, game_state *state, int from, int to, const char *text)
{
    struct letter *letter = pool_take(c->pool, sizeof *letter);
    *letter = (struct letter){state->world.turn, from, to, pool_copy(c->pool, text), NULL};
    if (state->last_letter) state->last_letter->next = letter;
    else state->first_letter = letter;
    state->last_letter = letter;
}

static uint32_t between(int a, int b) { return 1u << a | 1u << b; }

/* What an item brought: the line for the log (R10), and who has news. */
struct news {
    uint32_t audience;
    const char *kind, *text;
    json_object *facts;
};

static json_object *facts_of(struct ctx *c, int from, int to, const char *key, const char *value)
{
    json_object *facts = json_new_object(c);
    json_add_int(facts, "from", from);
    if (to == NOBODY) json_add(facts, "to", NULL);
    else json_add_int(facts, "to", to);
    if (key) json_add_text(facts, key, value);
    return facts;
}

/* A message as a JSON string: one line, whatever it holds. */
static const char *quoted(struct ctx *c, const char *text)
{
    json_object *o = json_new_array(c);
    json_push_text(o, text);
    const char *printed = json_text(c, o);
    return pool_copy_bytes(c->pool, printed + 1, strlen(printed) - 2);
}

static struct news message_news(struct ctx *c, game_state *state, int seat, const struct message_order *item)
{
    bool all = item->to == NOBODY;
    state_letter(c, state, seat, item->to, item->text);
    return (struct news){
        all ? TALE_ALL : between(seat, item->to), TALE_TALK,
        pool_print(c->pool, "p%d>%s %s", seat, all ? "all" : seat_name(item->to), quoted(c, item->text)),
        facts_of(c, seat, item->to, "text", item->text)};
}

static struct news treaty_news(struct ctx *c, game_state *state, int seat, int other)
{
    const char *kind = relation_name((enum relation)state->world.relation[seat][other]);
    state_letter(c, state, NOBODY, NOBODY, pool_print(c->pool, "p%d and p%d signed: %s", other, seat, kind));
    return (struct news){TALE_ALL, "treaty", pool_print(c->pool, "p%d!p%d %s", seat, other, kind),
                         facts_of(c, seat, other, "kind", kind)};
}

static struct news news_of(struct ctx *c, game_state *state, int seat, const struct diplomacy_order *d,
                           enum talk_list list, int i)
{
    int to = list == TALK_PROPOSE ? d->proposal[i].to : NOBODY;
    if (list == TALK_REJECT) to = d->reject[i].seat;
    if (list == TALK_WITHDRAW) to = d->withdraw[i].seat;
    if (list == TALK_MESSAGES) return message_news(c, state, seat, &d->message[i]);
    if (list == TALK_ACCEPT) return treaty_news(c, state, seat, d->accept[i].seat);
    if (list == TALK_READY)
        return (struct news){TALE_ALL, "ready", pool_print(c->pool, "p%d ready", seat), NULL};
    if (list == TALK_PROPOSE) {
        const char *kind = relation_name(d->proposal[i].kind);
        return (struct news){between(seat, to), "proposal", pool_print(c->pool, "p%d?p%d %s", seat, to, kind),
                             facts_of(c, seat, to, "kind", kind)};
    }
    bool rejects = list == TALK_REJECT;
    return (struct news){between(seat, to), rejects ? "reject" : "withdraw",
                         pool_print(c->pool, rejects ? "p%dx p%d" : "p%d-p%d", seat, to),
                         facts_of(c, seat, to, NULL, NULL)};
}

uint32_t state_talk(struct ctx *c, game_state *state, int seat, const struct diplomacy_order *d,
                    struct tale *tale)
{
    struct talk talk = {&state->world, state->proposal, &state->sent[seat], state->stage == STAGE_DIPLOMACY};
    uint32_t moved = 0;
    for (int list = 0; list < TALKS; list++)
        for (int i = 0; i < talk_length(d, (enum talk_list)list); i++) {
            if (talk_do(&talk, seat, d, (enum talk_list)list, i)) continue;
            if (list == TALK_READY && state->ready >> seat & 1) continue;
            struct news news = news_of(c, state, seat, d, (enum talk_list)list, i);
            moved |= news.audience;
            tale_tell(tale, (struct tale_line){news.audience, news.kind, seat, news.text, news.facts});
            if (list == TALK_READY) state->ready |= 1u << seat;
        }
    return moved;
}

void state_close_talk(game_state *state)
{
    if (state->stage == STAGE_DIPLOMACY) state->stage = STAGE_ORDERS;
    for (int from = 0; from < state->world.seats; from++)
        for (int to = 0; to < state->world.seats; to++)
            if (state->proposal[from][to].turn < state->world.turn)
                state->proposal[from][to] = (struct proposal){0};
}
