/* message.c - see message.h. */
#include "platform/match/message.h"
#include "base/clock.h"
#include "platform/account/acquaintance.h"
#include "platform/account/mail_queue.h"
#include "platform/account/speech.h"
#include "platform/match/audience.h"
#include "platform/match/record.h"
#include "platform/match/turn.h"
#include "platform/runtime/wake.h"
#include "store/talk.h"
#include <string.h>

static uint32_t players(const struct match_row *m) { return (1u << m->seats) - 1; }

/* Reading */

static json_object *audience_json(struct ctx *c, const struct match_row *m, uint32_t audience)
{
    if ((audience & players(m)) == players(m) || audience >> SPECTATOR)
        return pool_json(c->pool, json_object_new_string("all"));
    json_object *seats = json_new_array(c);
    for (int seat = 0; seat < m->seats; seat++)
        if (audience & 1u << seat) json_push_int(seats, seat);
    return seats;
}

static json_object *message_json(struct ctx *c, int64_t n, const char *name, int seat, json_object *to,
                                 const char *text, int64_t at)
{
    json_object *message = json_new_object(c), *from = json_new_object(c);
    json_add_int(message, "n", n);
    json_add_text(message, "at", clock_text(c, at));
    if (seat < 0) json_add(from, "seat", NULL);
    else json_add_int(from, "seat", seat);
    json_add_text(from, "name", name);
    json_add(message, "from", from);
    json_add(message, "to", to);
    json_add_text(message, "text", text);
    return message;
}

/* Spectators read their own chat; after the end everyone reads everything. */
uint32_t message_readable(const struct match_row *m, const struct audience *a)
{
    return a->all ? players(m) | 1u << SPECTATOR : 1u << a->viewer;
}

bool message_list(struct ctx *c, struct pg *db, const char *match, const struct listener *who,
                  json_object **ret_list, uint32_t *ret_seq)
{
    struct match_row m;
    struct apart apart;
    struct rows *r;
    if (!match_find(c, db, match, &m)) return false;
    struct audience a = audience_row(&m, who->viewer);
    if (!audience_allows(c, &a, ASK_LISTEN) || !apart_read(c, db, who->account, &apart)) return false;
    int64_t account = a.names ? who->account : 0; /* whose mutes and blocks count */
    if (!a.names) apart.count = 0;
    if (!pg_each(c, db, &r, MESSAGES_OF_VIEWER, "iiiiiti", m.id, (int64_t)message_readable(&m, &a),
                 who->after, who->limit, account, pg_ints(c, apart.account, apart.count), (int64_t)a.behind))
        return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    int count = rows_count(r);
    for (int i = 0; i < count; i++) {
        int seat = rows_null(r, i, "seat") ? -1 : (int)rows_int(r, i, "seat");
        json_push(items, message_json(c, rows_int(r, i, "n"), rows_text(r, i, "name"), seat,
                                      audience_json(c, &m, (uint32_t)rows_int(r, i, "audience")),
                                      rows_text(r, i, "body"), rows_int(r, i, "at")));
    }
    wake_learn(m.public_id, m.seqs, m.message_seqs);
    *ret_seq = m.message_seqs[a.viewer];
    json_add_int(list, "seq", *ret_seq);
    json_add(list, "items", items);
    if (count == who->limit)
        json_add_text(list, "next", pool_print(c->pool, "%lld", (long long)rows_int(r, count - 1, "n")));
    else json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

/* Sending messages */

static bool read_audience(struct ctx *c, const struct match_row *m, int seat, json_object *to,
                          uint32_t *ret_audience)
{
    bool all = json_object_is_type(to, json_type_string) && strcmp(json_object_get_string(to), "all") == 0;
    if (seat < 0) {
        *ret_audience = 1u << SPECTATOR;
        return all || fail(c, FAULT_PRESS_CLOSED, "spectators write to all spectators: to must be \"all\"");
    }
    if (m->press == PRESS_NONE || m->press == PRESS_UNREAD)
        return fail(c, FAULT_PRESS_CLOSED, "chat is off in this game");
    if (all) {
        *ret_audience = players(m);
        return true;
    }
    if (m->press == PRESS_PUBLIC)
        return fail(c, FAULT_PRESS_CLOSED, "players in this game write to everyone: to must be \"all\"");
    size_t count = json_object_is_type(to, json_type_array) ? json_object_array_length(to) : 0;
    uint32_t audience = 1u << seat;
    for (size_t i = 0; i < count; i++) {
        json_object *item = json_object_array_get_idx(to, i);
        int64_t other = json_object_is_type(item, json_type_int) ? json_object_get_int64(item) : -1;
        if (other < 0 || other >= m->seats)
            return fail(c, FAULT_BAD_REQUEST, "to must be \"all\" or a list of seats");
        audience |= 1u << other;
    }
    *ret_audience = audience;
    return count > 0 || fail(c, FAULT_BAD_REQUEST, "to must be \"all\" or a list of seats");
}

/* While a blind game runs, mutes and blocks do nothing in it: who is blocked and heard all the same does not play. */
static bool is_masked(const struct match_row *m) { return !audience_inside(m, SPECTATOR).names; }

/* Seats that do not get this account's messages: those that muted it or are separated from it by a block. */
static bool read_deaf(struct ctx *c, struct pg *db, const struct match *m, int64_t account,
                      uint32_t *ret_deaf)
{
    struct apart apart;
    struct rows *muters;
    *ret_deaf = 0;
    if (is_masked(&m->row)) return true;
    pg_ask(c, db, &muters, MESSAGE_MUTERS, "ii", m->row.id, account);
    if (!apart_read(c, db, account, &apart) || !pg_flush(c, db)) return false;
    *ret_deaf = (uint32_t)rows_int(muters, 0, "seats");
    for (int seat = 0; seat < m->row.seats; seat++)
        if (apart_of(&apart, m->rest.seats[seat].account) != APART_NOT) *ret_deaf |= 1u << seat;
    return true;
}

static void raise_messages(struct match *m, uint32_t audience)
{
    for (int viewer = 0; viewer < VIEWERS; viewer++) m->row.message_seqs[viewer] += audience >> viewer & 1;
}

struct saying {
    int seat; /* -1: a spectator */
    const struct audience_viewer *viewer;
    int64_t account;
    uint32_t meant;
    const char *text;
    json_object *to; /* as sent */
    bool owned;      /* the game handles the chat */
};

/* Store the message; *ret_audience: the seats that get it. m->said becomes its number. */
static bool keep(struct ctx *c, struct pg *db, struct match *m, const struct saying *what,
                 uint32_t *ret_audience)
{
    uint32_t deaf = 0;
    if (!read_deaf(c, db, m, what->account, &deaf)) return false;
    uint32_t audience = what->meant & ~deaf;
    struct message_row row = {.match = m->row.id,
                              .account = what->account,
                              .at = m->rest.now,
                              .seat = what->seat,
                              .audience = audience,
                              .meant = what->meant,
                              .body = what->text};
    if (!message_row_insert(c, db, &row, &m->said)) return false;
    if (what->seat >= 0) message_row_own(c, db, m->row.id, what->seat, m->said);
    uint32_t others = audience & ~(what->seat < 0 ? 0u : 1u << what->seat);
    m->heard |= others;
    bool late = audience_inside(&m->row, SPECTATOR).behind > 0;
    raise_messages(m, what->seat >= 0 && late ? audience & players(&m->row) : audience);
    *ret_audience = audience;
    return true;
}

bool message_keep(struct ctx *c, struct pg *db, struct match *m, const struct tale_line *line)
{
    uint32_t audience, there = players(&m->row) | 1u << SPECTATOR;
    must(line->seat >= 0 && line->seat < m->row.seats);
    struct saying what = {.seat = line->seat,
                          .account = m->rest.seats[line->seat].account,
                          .meant = line->audience & there,
                          .text = json_object_get_string(json_member(line->facts, "text"))};
    must(what.text);
    return keep(c, db, m, &what, &audience);
}

/* Check that the sender can write here, and not too often. */
static bool check_saying(struct ctx *c, struct pg *db, const struct match *m, const struct saying *what)
{
    struct audience_viewer who = *what->viewer;
    who.seat = what->seat;
    struct audience a = audience_row(&m->row, &who);
    return audience_allows(c, &a, ASK_SPEAK) && speech_fits(c, db, what->account, what->text);
}

/* Send a message as an act of the seat, where the game handles the chat. */
static bool say_in_game(struct ctx *c, struct pg *db, struct match *m, const struct saying *what)
{
    struct outcome outcome;
    json_object *act = m->game->talk->act(c, what->to, what->text);
    if (!act || !turn_act_on(c, db, m, what->seat, act, &outcome)) return false;
    must(m->said);
    return true;
}

static bool say_at_table(struct ctx *c, struct pg *db, struct match *m, struct saying *what)
{
    return read_audience(c, &m->row, what->seat, what->to, &what->meant) && keep(c, db, m, what, &m->told);
}

static bool say(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    struct saying *what = thing;
    what->seat = m->seat;
    what->owned = m->seat >= 0 && m->variant->own_talk && !match_is_over(m);
    if (!check_saying(c, db, m, what)) return false;
    return what->owned ? say_in_game(c, db, m, what) : say_at_table(c, db, m, what);
}

bool message_say(struct ctx *c, struct pg *db, const char *match, const struct speaker *who, json_object *to,
                 const char *text, json_object **ret_message)
{
    struct match m;
    struct saying what = {.viewer = who->viewer, .account = who->account, .text = text, .to = to};
    if (!match_change(c, db, (struct match_wanted){.id = match, .account = who->account}, say, &what, &m))
        return false;
    json_object *heard = what.owned ? to : audience_json(c, &m.row, what.meant);
    *ret_message = message_json(c, m.said, who->name, what.seat, heard, text, m.rest.now);
    return true;
}

bool message_mark_read(struct ctx *c, struct pg *db, const char *match, int64_t account, int64_t n)
{
    struct match_row m;
    struct seat_row seats[STORE_SEATS];
    int count;
    if (!match_find(c, db, match, &m) || !match_seats(c, db, m.id, seats, &count)) return false;
    for (int seat = 0; seat < count; seat++)
        if (seats[seat].account == account) {
            wake_account(c, account);
            return message_row_read(c, db, m.id, seat, n);
        }
    return fail(c, FAULT_NOT_SEATED, "you are not a player in this game");
}
