/* rematch.c - see rematch.h. */
#include "platform/lobby/rematch.h"
#include "platform/account/sanction.h"
#include "platform/lobby/lobby_seats.h"
#include "platform/match/audience.h"
#include "platform/match/record.h"
#include "platform/model/fold.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/seat.h"

static int next_seat(const struct match *m, int seat) { return (seat + 1) % m->row.seats; }

static bool is_builtin(const struct seat_row *seat) { return seat->kind == ACCOUNT_BUILTIN; }

/* The lobby */

static bool has_guest(const struct match *m)
{
    for (int seat = 0; seat < m->row.seats; seat++)
        if (m->rest.seats[seat].kind == ACCOUNT_GUEST) return true;
    return false;
}

/* The match's terms, private to its players. A fixed seed is not used again. */
static bool settle(struct ctx *c, struct pg *db, const struct match *m, struct terms *ret)
{
    struct terms terms = {.game = m->game,
                          .variant = m->variant,
                          .options = json_own(c, m->row.options),
                          .clock = json_own(c, m->row.clock),
                          .absence = json_own(c, m->row.absence),
                          .seats = m->row.seats,
                          .rated = m->row.rated && !has_guest(m),
                          .private = true,
                          .spectators = m->row.spectators,
                          .delay_turns = match_delay_turns(&m->row),
                          .press = m->row.press};
    for (int seat = 0; seat < m->row.seats; seat++) {
        struct rows *bot;
        if (!is_builtin(&m->rest.seats[seat])) continue;
        if (!pg_one(c, db, &bot, BOT_OF_ACCOUNT, "i", m->rest.seats[seat].account)) return false;
        terms.bots[next_seat(m, seat)] = rows_text(bot, 0, "bot_id");
    }
    *ret = terms;
    return true;
}

static bool open_rematch(struct ctx *c, struct pg *db, const struct match *m, int seat,
                         struct lobby_row *lobby)
{
    struct terms terms;
    if (!settle(c, db, m, &terms)) return false;
    lobby_seats_row(c, &terms, m->rest.seats[seat].account, lobby);
    lobby->rematch_of = m->row.id;
    lobby->rules_version = m->row.rules_version;
    lobby->shown = !m->row.private;
    return lobby_seats_open(c, db, &terms, next_seat(m, seat), lobby);
}

/* Take the seat that is next for this player, or a free one if the lobby's creator moved there. */
static bool join_rematch(struct ctx *c, struct pg *db, const struct match *m, int seat,
                         struct lobby_row *lobby)
{
    struct account_row me;
    int due = next_seat(m, seat);
    if (lobby->seat[due].account) due = lobby_seats_free(lobby);
    if (due < 0 || lobby->status != LOBBY_IS_OPEN)
        return fail(c, FAULT_LOBBY_STARTED, "the rematch has started without you");
    struct apart apart;
    if (!apart_read(c, db, m->rest.seats[seat].account, &apart)) return false;
    if (lobby_seats_apart(lobby, &apart) == APART_THEIRS)
        return fail(c, FAULT_LOBBY_CLOSED, "this game was cancelled");
    if (lobby_seats_apart(lobby, &apart) == APART_OURS)
        return fail(c, FAULT_FORBIDDEN, "a player you have blocked is in this game");
    if (!account_by_id(c, db, m->rest.seats[seat].account, &me)) return false;
    if (lobby->rated && !sanction_lets_rate(c, db, me.id)) return false;
    struct lobby_seat_row who = {.account = me.id, .name = me.name, .kind = me.kind};
    return lobby_seats_take(c, db, lobby, due, &who);
}

/* Asking */

/* Notify the players' inboxes and their pages of the finished match. */
static void tell_players(struct ctx *c, struct pg *db, const struct match *m)
{
    seat_rows_inbox(c, db, m->row.id);
    for (int seat = 0; seat < m->row.seats; seat++)
        if (!is_builtin(&m->rest.seats[seat])) wake_account(c, m->rest.seats[seat].account);
}

struct asking {
    struct lobby_row lobby; /* unless fresh: the existing lobby */
    bool fresh, here;       /* here: the caller has a seat there */
};

static bool find_table(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    struct rows *found;
    struct asking *ask = thing;
    if (m->seat < 0) return fail(c, FAULT_NOT_SEATED, "only players of the game can ask for a rematch");
    if (!pg_maybe(c, db, &found, REMATCH_FIND, "i", m->row.id)) return false;
    ask->fresh = rows_count(found) == 0;
    if (!ask->fresh && !lobby_lock(c, db, rows_text(found, 0, "public_id"), &ask->lobby)) return false;
    ask->here = !ask->fresh && lobby_seats_find(&ask->lobby, m->rest.seats[m->seat].account) >= 0;
    if (ask->here) return match_unchanged(m);
    m->moved = (1u << m->row.seats) - 1;
    return true;
}

bool rematch_ask(struct ctx *c, struct pg *db, const char *match, int64_t account, json_object **ret_lobby,
                 bool *ret_fresh)
{
    struct match m;
    struct asking ask;
    struct audience_facts facts;
    const struct match_wanted wanted = {.id = match, .account = account};
    if (!audience_ask(c, db, match, account, ASK_REMATCH, &facts)) return false;
    account_hold(c, db, account); /* as in lobby_make; before the match because of the lock order */
    if (!match_change(c, db, wanted, find_table, &ask, &m)) return false;
    if (!ask.here) {
        tell_players(c, db, &m);
        if (ask.fresh ? !open_rematch(c, db, &m, m.seat, &ask.lobby)
                      : !join_rematch(c, db, &m, m.seat, &ask.lobby))
            return false;
    }
    *ret_fresh = ask.fresh;
    *ret_lobby = lobby_seats_json(c, &ask.lobby, account);
    return true;
}

/* Showing */

/* Whether a block separates an account from a player who has asked. An account always sees a lobby where it has a
 * seat. */
static bool is_kept_from(const struct apart *apart, int64_t account, const int64_t *people, int count)
{
    bool kept = false;
    for (int i = 0; i < count; i++) {
        if (people[i] == account) return false;
        kept = kept || apart_of(apart, people[i]) != APART_NOT;
    }
    return kept;
}

bool rematch_header(struct ctx *c, struct pg *db, int64_t match, int64_t account, json_object **ret_rematch)
{
    struct rows *r;
    struct apart apart;
    int64_t people[LOBBY_SEATS];
    *ret_rematch = NULL;
    if (!pg_each(c, db, &r, REMATCH_WANTED, "i", match)) return false;
    if (rows_count(r) == 0) return true;
    if (!apart_read(c, db, account, &apart)) return false;
    for (int i = 0; i < rows_count(r); i++) people[i] = rows_int(r, i, "account_id");
    if (is_kept_from(&apart, account, people, rows_count(r))) return true;
    json_object *rematch = json_new_object(c), *wanted_by = json_new_array(c);
    json_add_text(rematch, "lobby", rows_text(r, 0, "lobby"));
    json_add_text(rematch, "match", rows_text(r, 0, "match"));
    for (int i = 0; i < rows_count(r); i++) json_push_int(wanted_by, rows_int(r, i, "seat"));
    json_add(rematch, "wanted_by", wanted_by);
    *ret_rematch = rematch;
    return true;
}

bool rematch_list(struct ctx *c, struct pg *db, int64_t account, const struct rows *r, json_object **ret_list)
{
    json_object *list = json_new_array(c);
    struct apart apart;
    *ret_list = list;
    if (rows_count(r) == 0) return true; /* the usual case needs no query for blocks */
    if (!apart_read(c, db, account, &apart)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        int64_t people[LOBBY_SEATS];
        int count = rows_ints(r, i, "people", people, LOBBY_SEATS);
        if (is_kept_from(&apart, account, people, count)) continue;
        json_object *one = json_new_object(c);
        json_add_text(one, "match", rows_text(r, i, "match"));
        json_add_text(one, "lobby", rows_text(r, i, "lobby"));
        json_add_text(one, "from", rows_text(r, i, "creator"));
        json_push(list, one);
    }
    return true;
}
