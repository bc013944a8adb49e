/* diplomacy.c - acts, which take effect at once: messages, proposals and their answers (R3). The same function judges
 * an item and carries it out, on a scratch copy of what the sender knows or on the state itself. */
#include "base/text.h"
#include "games/stratagem/tell.h"
#include <string.h>

const char *const TALK_NAME[TALKS] = {"messages", "propose", "accept", "reject", "withdraw", "ready"};

int talk_length(const struct diplomacy_order *d, enum talk_list list)
{
    if (!d) return 0;
    const int lengths[TALKS] = {d->messages, d->proposals, d->accepts, d->rejects, d->withdrawals, d->ready};
    return lengths[list];
}

/* One item */

/* R3.1: no control characters but the line feed, and none that change the direction of writing. */
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

/* Functions of the state */

void state_letter(struct ctx *c, game_state *state, int from, int to, const char *text)
{
    struct letter *letter = pool_take(c->pool, sizeof *letter);
    *letter = (struct letter){state->world.turn, from, to, pool_copy(c->pool, text), NULL};
    if (state->last_letter) state->last_letter->next = letter;
    else state->first_letter = letter;
    state->last_letter = letter;
}

/* The seat addressed: answers and proposals name one. */
static int addressee(const struct diplomacy_order *d, enum talk_list list, int i)
{
    switch (list) {
    case TALK_MESSAGES: return d->message[i].to;
    case TALK_PROPOSE: return d->proposal[i].to;
    case TALK_ACCEPT: return d->accept[i].seat;
    case TALK_REJECT: return d->reject[i].seat;
    case TALK_WITHDRAW: return d->withdraw[i].seat;
    default: return NOBODY;
    }
}

static uint32_t tell_signed(struct ctx *c, game_state *state, int seat, int other, struct tale *tale)
{
    const struct world *w = &state->world;
    enum relation kind = (enum relation)w->relation[seat][other];
    state_letter(c, state, NOBODY, NOBODY,
                 pool_print(c->pool, "p%d and p%d signed: %s", other, seat, relation_name(kind)));
    return story_signed(c, tale, w->turn, seat, other, kind, w->covered[seat][other]);
}

/* The result of an item: the letter that is kept, the line for the log (R10); returns the viewers with news. `was` is
 * the proposal that a refusal or a withdrawal removed. */
static uint32_t tell_item(struct ctx *c, game_state *state, int seat, const struct diplomacy_order *d,
                          enum talk_list list, int i, struct proposal was, struct tale *tale)
{
    int turn = state->world.turn, other = addressee(d, list, i);
    switch (list) {
    case TALK_MESSAGES:
        state_letter(c, state, seat, other, d->message[i].text);
        return story_message(c, tale, turn, seat, other, d->message[i].text);
    case TALK_PROPOSE:
        return story_proposal(c, tale, turn, ANSWER_PROPOSED, seat, other, d->proposal[i].kind);
    case TALK_ACCEPT: return tell_signed(c, state, seat, other, tale);
    case TALK_REJECT: return story_proposal(c, tale, turn, ANSWER_REJECTED, other, seat, was.kind);
    case TALK_WITHDRAW: return story_proposal(c, tale, turn, ANSWER_WITHDRAWN, seat, other, was.kind);
    default: return story_ready(c, tale, turn, seat);
    }
}

static struct proposal open_proposal(const game_state *state, int seat, int other, enum talk_list list)
{
    if (other < 0 || other >= state->world.seats) return (struct proposal){0};
    return list == TALK_REJECT ? state->proposal[other][seat] : state->proposal[seat][other];
}

uint32_t state_talk(struct ctx *c, game_state *state, int seat, const struct diplomacy_order *d,
                    struct tale *tale)
{
    struct talk talk = {&state->world, state->proposal, &state->sent[seat], state->stage == STAGE_DIPLOMACY};
    uint32_t moved = 0;
    for (int list = 0; list < TALKS; list++)
        for (int i = 0; i < talk_length(d, (enum talk_list)list); i++) {
            int other = addressee(d, (enum talk_list)list, i);
            struct proposal was = open_proposal(state, seat, other, (enum talk_list)list);
            if (talk_do(&talk, seat, d, (enum talk_list)list, i)) continue;
            if (list == TALK_READY && state->ready >> seat & 1) continue;
            moved |= tell_item(c, state, seat, d, (enum talk_list)list, i, was, tale);
            if (list == TALK_READY) state->ready |= 1u << seat;
        }
    return moved;
}

void state_close_talk(struct ctx *c, game_state *state, struct tale *tale)
{
    int turn = state->world.turn;
    if (state->stage == STAGE_DIPLOMACY) state->stage = STAGE_ORDERS;
    for (int from = 0; from < state->world.seats; from++)
        for (int to = 0; to < state->world.seats; to++) {
            struct proposal *open = &state->proposal[from][to];
            if (!open->turn || open->turn >= turn) continue;
            story_proposal(c, tale, turn, ANSWER_LAPSED, from, to, open->kind);
            *open = (struct proposal){0};
        }
}
