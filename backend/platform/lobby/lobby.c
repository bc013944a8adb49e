/* lobby.c - see lobby.h. */
#include "platform/lobby/lobby.h"
#include "platform/account/acquaintance.h"
#include "platform/lobby/admission.h"
#include "platform/lobby/fork.h"
#include "platform/lobby/invitation.h"
#include "platform/lobby/invite.h"
#include "platform/lobby/lobby_seats.h"
#include "platform/lobby/pairing.h"
#include "platform/model/catalogue.h"
#include "platform/model/fold.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/friend.h"

/* Finding */

static bool hidden(struct ctx *c) { return fail(c, FAULT_NOT_FOUND, "not found"); }

/* Whether the account has a seat in this lobby or created it. */
static bool belongs(const struct lobby_row *lobby, const struct lobby_door *door)
{
    return lobby_seats_find(lobby, door->account) >= 0 ||
           (door->account && door->account == lobby->creator_id);
}

/* A lobby is hidden from accounts that a player there has blocked, unless they have a seat in it or created it.
 * Holders of a link that is no longer valid are told why. */
static bool admits(struct ctx *c, struct pg *db, const struct lobby_door *door, const struct lobby_row *lobby,
                   struct invite_seen *ret_invite)
{
    struct apart apart;
    bool invited;
    *ret_invite = (struct invite_seen){.state = INVITE_UNKNOWN};
    if (belongs(lobby, door)) return true;
    if (!invitation_admits(c, db, lobby, door->account, &invited)) return false;
    if (invited) return true;
    if (lobby->private && !invite_look(c, db, lobby->id, door->invite, door->account, ret_invite))
        return false;
    if (lobby->private && ret_invite->state == INVITE_UNKNOWN) return hidden(c);
    if (!apart_read(c, db, door->account, &apart)) return false;
    if (lobby_seats_apart(lobby, &apart) == APART_THEIRS) return hidden(c);
    return invite_holds(c, ret_invite->state);
}

static bool find(struct ctx *c, struct pg *db, const struct lobby_door *door, struct lobby_row *ret)
{
    struct invite_seen invite;
    return lobby_find(c, db, door->lobby, ret) && admits(c, db, door, ret, &invite);
}

static bool hold_by(struct ctx *c, struct pg *db, const struct lobby_door *door, struct lobby_row *ret,
                    struct invite_seen *ret_invite)
{
    return lobby_lock(c, db, door->lobby, ret) && admits(c, db, door, ret, ret_invite);
}

static bool hold(struct ctx *c, struct pg *db, const struct lobby_door *door, struct lobby_row *ret)
{
    struct invite_seen invite;
    return hold_by(c, db, door, ret, &invite);
}

/* Check that the lobby can still change. */
static bool is_open(struct ctx *c, const struct lobby_row *lobby)
{
    if (lobby->status == LOBBY_IS_STARTED)
        return fail(c, FAULT_LOBBY_STARTED, "this game has already started");
    if (lobby->status != LOBBY_IS_OPEN) return fail(c, FAULT_LOBBY_CLOSED, "this game was cancelled");
    return true;
}

static bool is_creators(struct ctx *c, const struct lobby_row *lobby, const struct lobby_door *door)
{
    return lobby->creator_id == door->account ||
           fail(c, FAULT_FORBIDDEN, "only the creator of the game can do this");
}

/* Making and reading */

static bool add_invitation(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account,
                           json_object *shown)
{
    json_object *invitation;
    if (!invitation_show(c, db, lobby, account, &invitation)) return false;
    if (invitation) json_add(shown, "invitation", invitation);
    return true;
}

bool lobby_make(struct ctx *c, struct pg *db, int64_t account, const struct lobby_wish *wish,
                json_object **ret_lobby)
{
    struct terms terms;
    struct lobby_row lobby;
    struct account_row creator;
    struct invitation_row invitation = {.account = 0};
    struct lobby_wish known = *wish;
    if (wish->forked_from) return fork_lobby(c, db, account, wish, ret_lobby);
    account_hold(c, db, account); /* so that concurrent requests count each other's lobbies */
    if (!account_by_id(c, db, account, &creator)) return false;
    known.by_program = !account_is_person(creator.kind);
    known.by_guest = creator.kind == ACCOUNT_GUEST;
    if (!terms_settle(c, &known, &terms)) return false;
    if (wish->invited && !invitation_settle(c, db, account, wish, &terms, &invitation)) return false;
    lobby_seats_row(c, &terms, account, &lobby);
    lobby.invited = invitation.account;
    lobby.shown = invitation.public;
    if (!lobby_seats_open(c, db, &terms, 0, &lobby)) return false;
    if (lobby.invited && !invitation_send(c, db, &invitation, lobby.id)) return false;
    *ret_lobby = lobby_seats_json(c, &lobby, account);
    return add_invitation(c, db, &lobby, account, *ret_lobby);
}

bool lobby_show(struct ctx *c, struct pg *db, const struct lobby_door *door, json_object **ret_lobby)
{
    struct lobby_row lobby;
    if (!find(c, db, door, &lobby)) return false;
    *ret_lobby = lobby_seats_json(c, &lobby, door->account);
    if (!add_invitation(c, db, &lobby, door->account, *ret_lobby)) return false;
    if (lobby.blind && lobby.creator_id == door->account && lobby.status == LOBBY_IS_OPEN) {
        lobby_attended(c, db, lobby.id);
        return pg_flush(c, db);
    }
    if (!lobby.queued || lobby.creator_id != door->account || lobby.status != LOBBY_IS_OPEN) return true;
    json_object *wait;
    if (!pairing_show(c, db, door->account, &wait)) return false;
    json_add(*ret_lobby, "wait", wait);
    return true;
}

bool lobby_list(struct ctx *c, struct pg *db, const struct lobby_search *search, json_object **ret_list)
{
    struct lobby_row *rows;
    struct apart apart;
    int64_t before = 0;
    int count;
    if (search->cursor) {
        if (!lobby_number(c, db, search->cursor, &before)) return false;
        if (!before) return fail(c, FAULT_BAD_CURSOR, "the cursor is not valid");
    }
    if (!lobbies_public(c, db, search->open, search->game, before, search->limit + 1, &rows, &count) ||
        !apart_read(c, db, search->account, &apart))
        return false;
    bool more = count > search->limit;
    if (more) count--;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < count; i++)
        if (lobby_seats_apart(&rows[i], &apart) != APART_THEIRS)
            json_push(items, lobby_seats_json(c, &rows[i], search->account));
    json_add(list, "items", items);
    json_add_text(list, "next", more ? rows[count - 1].public_id : NULL);
    *ret_list = list;
    return true;
}

/* Taking seats */

static bool seat_exists(struct ctx *c, const struct lobby_row *lobby, int seat)
{
    if (seat >= 0 && seat < lobby->seats) return true;
    fail_at(c, "/seat", "bad_request", pool_print(c->pool, "seats are numbered 0 to %d", lobby->seats - 1));
    return fail(c, FAULT_BAD_REQUEST, "there is no such seat");
}

static bool seat_taken(struct ctx *c) { return fail(c, FAULT_SEAT_TAKEN, "this seat is taken"); }

static bool move(struct ctx *c, struct pg *db, struct lobby_row *lobby, int from, int to, const char *choice)
{
    if (to == SEAT_ANY) to = from;
    if (to == from && !choice)
        return true; /* a retry after a lost answer; the match can have started since */
    if (!is_open(c, lobby)) return false;
    if (to != from && lobby->seat[to].account) return seat_taken(c);
    lobby_seat_move(c, db, lobby->id, from, to, choice);
    struct lobby_seat_row who = lobby->seat[from];
    lobby->seat[from] = (struct lobby_seat_row){0};
    lobby->seat[to] = who;
    return pg_flush(c, db);
}

static bool take(struct ctx *c, struct pg *db, struct lobby_row *lobby, int64_t account, int seat,
                 const char *choice)
{
    struct account_row me;
    struct apart apart;
    if (!is_open(c, lobby) || !apart_read(c, db, account, &apart)) return false;
    if (lobby_seats_apart(lobby, &apart) != APART_NOT)
        return fail(c, FAULT_FORBIDDEN, "a player you have blocked is in this game");
    if (seat == SEAT_ANY) seat = lobby_seats_free(lobby);
    if (seat < 0) return fail(c, FAULT_LOBBY_FULL, "all seats are taken");
    if (lobby->seat[seat].account) return seat_taken(c);
    if (!admission_check(c, db, lobby, account)) return false;
    if (!account_by_id(c, db, account, &me)) return false;
    struct lobby_seat_row who = {.account = me.id, .name = me.name, .kind = me.kind, .choice = choice};
    return lobby_seats_take(c, db, lobby, seat, &who);
}

/* hold_by for somebody who wants to sit down: a link that leads nowhere is the link's fault. */
static bool hold_to_join(struct ctx *c, struct pg *db, const struct lobby_door *door, struct lobby_row *lobby,
                         struct invite_seen *invite)
{
    if (hold_by(c, db, door, lobby, invite)) return true;
    if (!door->invite || c->failure.fault != FAULT_NOT_FOUND) return false;
    forgive(c);
    return fail(c, FAULT_BAD_INVITE, "this invite link is not valid");
}

bool lobby_join(struct ctx *c, struct pg *db, const struct lobby_door *door, int seat, json_object *choice,
                json_object **ret_lobby)
{
    struct lobby_row lobby;
    struct invite_seen invite = {0};
    const char *text;
    if (!hold_to_join(c, db, door, &lobby, &invite)) return false;
    int mine = lobby_seats_find(&lobby, door->account);
    int asked = seat != SEAT_ANY ? seat : mine >= 0 ? mine : lobby_seats_free(&lobby);
    struct terms terms;
    terms_read(c, &lobby, &terms);
    if (lobby.creator_id == door->account && !terms_may_sit(c, &terms)) return false;
    if ((seat != SEAT_ANY && !seat_exists(c, &lobby, seat)) ||
        !terms_choice(c, &terms, asked < 0 ? 0 : asked, choice, &text))
        return false;
    bool fine = mine >= 0 ? move(c, db, &lobby, mine, seat, text)
                          : take(c, db, &lobby, door->account, seat, text);
    if (!fine) return false;
    if (invite.id) invite_use(c, db, invite.id, door->account);
    *ret_lobby = lobby_seats_json(c, &lobby, door->account);
    return pg_flush(c, db);
}

static void cancel(struct ctx *c, struct pg *db, const struct lobby_row *lobby)
{
    lobby_cancel(c, db, lobby->id);
    invitation_over(c, db, lobby);
}

bool lobby_leave(struct ctx *c, struct pg *db, const struct lobby_door *door)
{
    struct lobby_row lobby;
    if (!hold(c, db, door, &lobby)) return false;
    int mine = lobby_seats_find(&lobby, door->account);
    if (mine < 0 || lobby.status == LOBBY_IS_CANCELLED) return true;
    if (!is_open(c, &lobby)) return false;
    if (lobby.creator_id == door->account) cancel(c, db, &lobby);
    else lobby_seat_clear(c, db, lobby.id, mine);
    return pg_flush(c, db);
}

/* The one free seat stays the friend's who is invited: no bot takes it, and no other seat becomes free. */
static bool keeps_friends_seat(struct ctx *c, const struct lobby_row *lobby, int seat, const char *bot)
{
    return !lobby->invited || (lobby->seat[seat].builtin && bot) ||
           fail(c, FAULT_BAD_REQUEST, "the free seat is for the friend you have invited");
}

/* Put another bot, or none, on a seat that no person has. */
static bool change_bot(struct ctx *c, struct pg *db, struct lobby_row *lobby, int seat, const char *bot)
{
    struct terms terms;
    struct lobby_seat_row who;
    const struct lobby_seat_row *there = &lobby->seat[seat];
    terms_read(c, lobby, &terms);
    if (!is_open(c, lobby)) return false;
    if (there->account && !there->builtin) return seat_taken(c);
    if (!keeps_friends_seat(c, lobby, seat, bot)) return false;
    if (bot && terms.blind) {
        fail_at(c, "/bot", "bad_request", "blind games have no built-in bots");
        return fail(c, FAULT_BAD_REQUEST, "blind games have no built-in bots");
    }
    if (bot && !catalogue_bot(c, terms.game, bot, "/bot")) return false;
    lobby_seat_clear(c, db, lobby->id, seat);
    lobby->seat[seat] = (struct lobby_seat_row){0};
    if (bot &&
        (!lobby_seats_bot(c, db, lobby->game, bot, &who) || !lobby_seats_take(c, db, lobby, seat, &who)))
        return false;
    return pg_flush(c, db);
}

bool lobby_seat_bot(struct ctx *c, struct pg *db, const struct lobby_door *door, int seat, const char *bot,
                    json_object **ret_lobby)
{
    struct lobby_row lobby;
    if (!hold(c, db, door, &lobby) || !is_creators(c, &lobby, door) || !seat_exists(c, &lobby, seat))
        return false;
    const struct lobby_seat_row *there = &lobby.seat[seat];
    bool same = there->builtin ? bot && strcmp(there->bot, bot) == 0 : !there->account && !bot;
    if (!same && !change_bot(c, db, &lobby, seat, bot)) return false;
    *ret_lobby = lobby_seats_json(c, &lobby, door->account);
    return true;
}

bool lobby_close(struct ctx *c, struct pg *db, const struct lobby_door *door)
{
    struct lobby_row lobby;
    if (!hold(c, db, door, &lobby) || !is_creators(c, &lobby, door)) return false;
    if (lobby.status == LOBBY_IS_CANCELLED) return true;
    if (!is_open(c, &lobby)) return false;
    cancel(c, db, &lobby);
    return pg_flush(c, db);
}

bool lobby_decline(struct ctx *c, struct pg *db, const struct lobby_door *door, const char *answer)
{
    struct lobby_row lobby;
    if (!hold(c, db, door, &lobby)) return false;
    bool host = lobby.creator_id == door->account;
    if (!lobby.invited || (!host && lobby.invited != door->account)) return hidden(c);
    if (lobby.status == LOBBY_IS_CANCELLED) {
        if (host) invitation_read(c, db, &lobby);
        return pg_flush(c, db);
    }
    if (!is_open(c, &lobby)) return false;
    if (host) return fail(c, FAULT_FORBIDDEN, "cancel the game to withdraw your invitation");
    return invitation_refuse(c, db, &lobby, answer);
}

/* Links */

static bool hold_own(struct ctx *c, struct pg *db, const struct lobby_door *door, struct lobby_row *ret)
{
    return hold(c, db, door, ret) && is_creators(c, ret, door);
}

bool lobby_links(struct ctx *c, struct pg *db, const struct lobby_door *door, json_object **ret_list)
{
    struct lobby_row lobby;
    return find(c, db, door, &lobby) && is_creators(c, &lobby, door) &&
           invite_list(c, db, lobby.id, ret_list);
}

struct linking {
    const struct lobby_door *door;
    const struct invite_wish *wish;
    json_object *link;
};

static bool link_body(struct ctx *c, struct pg *db, void *thing)
{
    struct linking *linking = thing;
    struct lobby_row lobby;
    const char *url, *id;
    if (!hold_own(c, db, linking->door, &lobby) || !is_open(c, &lobby)) return false;
    if (!lobby.private || lobby.rematch_of || lobby.invited)
        return fail(c, FAULT_BAD_REQUEST,
                    !lobby.private  ? "a public game needs no invite link: share its address"
                    : lobby.invited ? "the free seat is for the friend you have invited"
                                    : "only the players of the game can have a rematch");
    if (!invite_make(c, db, lobby.id, lobby.public_id, linking->wish, &url, &id) ||
        !invite_show(c, db, lobby.id, id, &linking->link))
        return false;
    json_add_text(linking->link, "join_url", url);
    return true;
}

bool lobby_link(struct ctx *c, struct pg *db, const struct lobby_door *door, const struct invite_wish *wish,
                json_object **ret_link)
{
    struct linking linking = {.door = door, .wish = wish};
    if (!transact(c, db, link_body, &linking)) return false;
    *ret_link = linking.link;
    return true;
}

bool lobby_unlink(struct ctx *c, struct pg *db, const struct lobby_door *door, const char *id)
{
    struct lobby_row lobby;
    return hold_own(c, db, door, &lobby) && invite_revoke(c, db, lobby.id, id);
}
