/* invitation.c - see invitation.h. */
#include "platform/lobby/invitation.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/account/mail_queue.h"
#include "platform/account/player.h"
#include "platform/account/sanction.h"
#include "platform/model/clock.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/wake.h"
#include "store/friend.h"

enum { HOUR_S = 3600, WEEK_S = 7 * 24 * HOUR_S, DAY_S = 24 * HOUR_S };

/* A word to a friend. People whom moderators have muted can invite and decline, but say nothing. */
static bool text_fits(struct ctx *c, struct pg *db, int64_t author, const char *text, const char *path)
{
    if (!*text) return true;
    if (text_is_line(text, INVITATION_TEXT)) return sanction_lets_speak(c, db, author);
    fail_at(c, path, "bad_request", "one line of at most 200 visible characters");
    return fail(c, FAULT_BAD_REQUEST, "write one line of at most 200 characters");
}

static int free_seats(const struct terms *terms)
{
    int count = terms->seats - (terms->author_watches || terms->bots_only ? 0 : 1);
    for (int seat = 0; seat < terms->seats; seat++)
        if (terms->bots[seat]) count--;
    return count;
}

static bool terms_fit(struct ctx *c, const struct terms *terms)
{
    if (terms->blind) {
        fail_at(c, "/blind", "bad_request", "friends know each other");
        return fail(c, FAULT_BAD_REQUEST, "a blind game has no invitations by name");
    }
    if (free_seats(terms) == 1) return true;
    fail_at(c, "/bots", "bad_request", "exactly one seat must be free for the friend");
    return fail(c, FAULT_BAD_REQUEST, "exactly one seat must be free: give all others to bots");
}

/* Where the clock runs at the table, the host waits there. */
static int64_t seconds_of(const struct terms *terms)
{
    enum clock_mode mode = clock_rule_read(terms->clock).mode;
    return mode == CLOCK_LIVE || mode == CLOCK_BUDGET ? HOUR_S : WEEK_S;
}

static bool counts_fit(struct ctx *c, struct pg *db, int64_t host, int64_t account)
{
    int64_t open, day;
    if (!invitations_count(c, db, host, account, &open, &day)) return false;
    if (open)
        return fail(c, FAULT_ALREADY_INVITED, "cancel your earlier invitation first, or wait for an answer");
    if (day < INVITATIONS_DAY) return true;
    return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "invitations.day", DAY_S,
                      "you have sent 50 invitations today");
}

static bool find_friend(struct ctx *c, struct pg *db, int64_t host, const char *name,
                        struct player_facts *ret)
{
    struct friendship_row row = {.friends = false};
    bool found = player_find(c, db, name, ret);
    if (!found && c->failure.fault != FAULT_NOT_FOUND) return false;
    if (!found) forgive(c);
    if (found && ret->account != host && !friendship_between(c, db, host, ret->account, &row)) return false;
    return row.friends || fail(c, FAULT_NOT_FRIENDS, "you have no friend with this name");
}

bool invitation_settle(struct ctx *c, struct pg *db, int64_t host, const struct lobby_wish *wish,
                       struct terms *terms, struct invitation_row *ret)
{
    struct player_facts friend;
    const char *message = wish->message ? wish->message : "";
    if (!find_friend(c, db, host, wish->invited, &friend)) return false;
    if (!terms_fit(c, terms) || !text_fits(c, db, host, message, "/invitation/message") ||
        !counts_fit(c, db, host, friend.account))
        return false;
    *ret = (struct invitation_row){.host = host,
                                   .account = friend.account,
                                   .message = message,
                                   .remote = wish->remote,
                                   .public = !terms->private,
                                   .seconds = seconds_of(terms)};
    terms->private = true;
    return true;
}

bool invitation_send(struct ctx *c, struct pg *db, struct invitation_row *row, int64_t lobby)
{
    row->lobby = lobby;
    accounts_raise(c, db, row->account, 0);
    wake_account(c, row->account);
    invitation_insert(c, db, row);
    static const struct limit NETWORK = {"invitations.network", INVITATIONS_NETWORK_DAY, DAY_S};
    if (!limit_count_within(c, db, &NETWORK, limit_address(c, row->remote),
                            "too many invitations were sent from your network"))
        return false;
    mail_queue_invite(c, db, row->account, lobby);
    return true;
}

bool invitation_admits(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account,
                       bool *ret)
{
    struct friendship_row row;
    *ret = false;
    if (!lobby->invited || lobby->invited != account) return true;
    if (!friendship_between(c, db, account, lobby->creator_id, &row)) return false;
    *ret = row.friends;
    return true;
}

bool invitation_refuse(struct ctx *c, struct pg *db, const struct lobby_row *lobby, const char *answer)
{
    const char *text = answer ? answer : "";
    if (!text_fits(c, db, lobby->invited, text, "/answer")) return false;
    lobby_cancel(c, db, lobby->id);
    accounts_raise(c, db, lobby->creator_id, lobby->invited);
    wake_account(c, lobby->creator_id);
    wake_account(c, lobby->invited);
    invitation_decline(c, db, lobby->id, text);
    return pg_flush(c, db);
}

void invitation_read(struct ctx *c, struct pg *db, const struct lobby_row *lobby)
{
    accounts_raise(c, db, lobby->creator_id, 0);
    wake_account(c, lobby->creator_id);
    invitation_seen(c, db, lobby->id);
}

void invitation_over(struct ctx *c, struct pg *db, const struct lobby_row *lobby)
{
    if (!lobby->invited) return;
    accounts_raise(c, db, lobby->invited, 0);
    wake_account(c, lobby->invited);
}

/* Showing */

bool invitation_show(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account,
                     json_object **ret)
{
    struct rows *r;
    *ret = NULL;
    if (!lobby->invited) return true;
    if (!pg_maybe(c, db, &r, INVITATION_OF, "ii", lobby->id, account)) return false;
    if (!rows_count(r)) return true; /* the friend's account was closed a moment ago */
    json_object *shown = json_new_object(c);
    json_add_text(shown, "player", rows_text(r, 0, "name"));
    json_add_text(shown, "message", rows_text(r, 0, "message"));
    json_add_text(shown, "expires_at", clock_text(c, rows_int(r, 0, "expires_at")));
    json_add_bool(shown, "public", rows_bool(r, 0, "public"));
    json_add_bool(shown, "declined", rows_bool(r, 0, "declined"));
    json_add_text(shown, "answer", rows_text(r, 0, "answer"));
    *ret = shown;
    return true;
}

json_object *invitation_list(struct ctx *c, const struct rows *r)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "lobby", rows_text(r, i, "lobby"));
        json_add_text(one, "from", rows_text(r, i, "host"));
        json_add_text(one, "game", rows_text(r, i, "game"));
        json_add_text(one, "variant", rows_text(r, i, "variant"));
        json_add(one, "clock", json_own(c, rows_text(r, i, "clock")));
        json_add_bool(one, "rated", rows_bool(r, i, "rated"));
        json_add_text(one, "message", rows_text(r, i, "message"));
        json_add_text(one, "expires_at", clock_text(c, rows_int(r, i, "expires_at")));
        json_push(list, one);
    }
    return list;
}

json_object *invitation_declines(struct ctx *c, const struct rows *r)
{
    static const char *const TEXTS[][2] = {
        {"lobby", "lobby"}, {"from", "name"}, {"game", "game"}, {"variant", "variant"}, {"answer", "answer"}};
    json_object *list = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        for (size_t n = 0; n < sizeof TEXTS / sizeof *TEXTS; n++)
            json_add_text(one, TEXTS[n][0], rows_text(r, i, TEXTS[n][1]));
        json_push(list, one);
    }
    return list;
}
