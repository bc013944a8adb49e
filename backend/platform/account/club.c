/* club.c - see club.h. What officers do to others is in club_office.c. */
#include "platform/account/club.h"
#include "base/text.h"
#include "platform/account/account.h"
#include "platform/account/club_hold.h"
#include "platform/account/sanction.h"
#include "store/account.h"
#include <string.h>

enum { DAY = 24 * 3600, HOUR = 3600 };

static bool bad(struct ctx *c, const char *path, const char *hint)
{
    fail(c, FAULT_BAD_REQUEST, "%s", hint);
    fail_at(c, path, "bad_request", hint);
    return false;
}

/* Founding and changing */

static bool wish_fits(struct ctx *c, const struct club_wish *wish)
{
    enum club_joining joining;
    enum language language;
    if (wish->about && text_length(wish->about) > CLUB_ABOUT)
        return bad(c, "/about", "at most 1000 characters");
    if (wish->language && strcmp(wish->language, "any") != 0 && !language_find(wish->language, &language))
        return bad(c, "/language", "any, en or de");
    if (wish->forum && strcmp(wish->forum, "members") != 0 && strcmp(wish->forum, "everybody") != 0)
        return bad(c, "/forum", "members or everybody");
    return !wish->joining || club_joining_find(wish->joining, &joining) ||
           bad(c, "/joining", "open, request or invitation");
}

/* The account is held, so that concurrent requests count each other. */
static bool may_found(struct ctx *c, struct pg *db, int64_t account)
{
    struct account_row me;
    int64_t owns, joined;
    if (!account_lock(c, db, account, &me) || !club_lets_in(c, me.kind) ||
        !club_rows_count(c, db, account, &owns, &joined))
        return false;
    if (owns >= CLUBS_OWNED)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.owned", HOUR,
                          "you already own 3 clubs; hand one over first");
    return club_has_time(c, joined) && sanction_lets_speak(c, db, account);
}

bool club_found(struct ctx *c, struct pg *db, int64_t account, const struct club_wish *wish,
                const char **ret_club)
{
    struct club_row row = {.about = wish->about ? wish->about : "",
                           .language = wish->language ? wish->language : "any",
                           .joining = wish->joining ? wish->joining : "open"};
    char id[PUBLIC_ID];
    bool taken;
    if (!wish_fits(c, wish) || !name_settle(c, wish->name, &row.name, &row.name_key) ||
        !may_found(c, db, account))
        return false;
    secret_public_id(id);
    if (!club_row_insert(c, db, id, account, &row, &taken)) return false;
    if (taken) return fail(c, FAULT_NAME_TAKEN, "another club has this name");
    *ret_club = pool_copy(c->pool, id);
    return club_count(c, db, "clubs.day", pool_print_int(c->pool, account), CLUBS_FOUNDED_DAY, DAY) &&
           pg_flush(c, db);
}

static bool needs_owner(struct ctx *c, const struct club_hold *hold)
{
    return hold->mine.state == CLUB_OWNER ||
           fail(c, FAULT_FORBIDDEN, "only the owner of a club can change it");
}

bool club_change(struct ctx *c, struct pg *db, int64_t account, const char *club,
                 const struct club_wish *wish)
{
    struct club_hold hold;
    if (!wish_fits(c, wish) || !club_hold(c, db, club, account, 0, needs_owner, &hold)) return false;
    if (wish->about && !sanction_lets_speak(c, db, account)) return false;
    club_row_update(c, db, hold.club,
                    &(struct club_row){.about = wish->about,
                                       .language = wish->language,
                                       .joining = wish->joining,
                                       .forum = wish->forum});
    return pg_flush(c, db);
}

/* Joining */

/* What the account becomes by joining; CLUB_NONE: it cannot. */
static bool next_state(struct ctx *c, const struct club_hold *hold, enum club_state *ret)
{
    enum club_state now = hold->mine.state;
    *ret = now;
    if (now == CLUB_OWNER || now == CLUB_OFFICER || now == CLUB_MEMBER) return true;
    if (now == CLUB_BANNED) return fail(c, FAULT_BANNED_FROM_CLUB, "you are banned from this club");
    *ret = CLUB_MEMBER;
    if (now == CLUB_INVITED || hold->joining == CLUB_OPEN) return true;
    *ret = CLUB_ASKED;
    if (now == CLUB_ASKED || hold->joining == CLUB_BY_REQUEST) return true;
    return fail(c, FAULT_INVITATION_NEEDED, "this club is by invitation only: an officer has to invite you");
}

static bool has_room(struct ctx *c, struct pg *db, int64_t account, const struct club_hold *hold,
                     enum club_state next)
{
    int64_t owns, joined;
    if (next == CLUB_MEMBER && !club_takes_members(c, &hold->mine)) return false;
    if (next == CLUB_ASKED && hold->mine.asked >= CLUB_WAITING)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.requests", HOUR,
                          "too many people have asked to join this club; try again later");
    return hold->mine.state == CLUB_ASKED ||
           (club_rows_count(c, db, account, &owns, &joined) && club_has_time(c, joined));
}

static bool message_fits(struct ctx *c, struct pg *db, int64_t account, const char *message)
{
    if (!*message) return true;
    return (text_is_line(message, CLUB_MESSAGE) ||
            bad(c, "/message", "at most 200 characters on one line")) &&
           sanction_lets_speak(c, db, account);
}

/* Joining counts although it is taken back, because it is news for others. An invitation is not: it was asked for. */
static bool count_join(struct ctx *c, struct pg *db, int64_t account, const struct club_hold *hold)
{
    const char *me = pool_print_int(c->pool, account);
    const char *pair = pool_print(c->pool, "%s-%s", me, pool_print_int(c->pool, hold->club));
    return hold->mine.state == CLUB_INVITED ||
           (club_count(c, db, "clubs.join", me, CLUBS_JOIN_DAY, DAY) &&
            club_count(c, db, "clubs.pair", pair, CLUBS_JOIN_PAIR_DAY, DAY));
}

static bool lets_join(struct ctx *c, const struct club_hold *hold)
{
    enum club_state next;
    return next_state(c, hold, &next);
}

bool club_join(struct ctx *c, struct pg *db, int64_t account, const char *club, const char *message)
{
    struct account_row me;
    struct club_hold hold;
    enum club_state next;
    if (!club_look(c, db, club, account, 0, &hold) || !account_by_id(c, db, account, &me) ||
        !club_lets_in(c, me.kind) || !next_state(c, &hold, &next))
        return false;
    if (next == hold.mine.state) return true;
    if (!club_hold(c, db, club, account, 0, lets_join, &hold) || !account_by_id(c, db, account, &me) ||
        !next_state(c, &hold, &next))
        return false;
    if (next == hold.mine.state) return true;
    if (!has_room(c, db, account, &hold, next) ||
        (next == CLUB_ASKED && !message_fits(c, db, account, message)))
        return false;
    if (!club_tell(c, db, &hold, account, next == CLUB_ASKED || hold.mine.state == CLUB_ASKED)) return false;
    club_member_put(c, db,
                    &(struct club_member_row){.club = hold.club,
                                              .account = account,
                                              .state = next,
                                              .message = next == CLUB_ASKED ? message : ""});
    return count_join(c, db, account, &hold) && pg_flush(c, db);
}

/* An owner is followed as at the end of an account. A club without an heir ends, with its requests, invitations and bans. */
static bool owner_leaves(struct ctx *c, struct pg *db, int64_t account, const struct club_hold *hold)
{
    int64_t heir;
    if (!club_heir(c, db, hold->club, account, &heir)) return false;
    club_tell_both(c, db, account, heir);
    if (!heir) {
        club_row_end(c, db, hold->club);
        return pg_flush(c, db);
    }
    club_row_hand_over(c, db, hold->club, heir);
    club_member_put(
        c, db,
        &(struct club_member_row){
            .club = hold->club, .account = heir, .state = CLUB_OFFICER, .message = "", .news = true});
    club_member_drop(c, db, hold->club, account);
    return pg_flush(c, db);
}

static bool is_nothing(const struct club_hold *hold)
{
    return hold->mine.state == CLUB_NONE || hold->mine.state == CLUB_BANNED;
}

bool club_leave(struct ctx *c, struct pg *db, int64_t account, const char *club)
{
    struct club_hold hold;
    if (!club_look(c, db, club, account, 0, &hold)) return false;
    if (is_nothing(&hold)) return true;
    if (!club_hold(c, db, club, account, 0, NULL, &hold)) return false;
    if (is_nothing(&hold)) return true;
    if (hold.mine.state == CLUB_OWNER) return owner_leaves(c, db, account, &hold);
    if (!club_tell(c, db, &hold, account, hold.mine.state == CLUB_ASKED)) return false;
    club_member_drop(c, db, hold.club, account);
    return pg_flush(c, db);
}

bool club_mark_read(struct ctx *c, struct pg *db, int64_t account, const char *club)
{
    struct club_hold hold;
    if (!club_look(c, db, club, account, 0, &hold)) return false;
    if (!hold.mine.news) return true;
    if (!club_hold(c, db, club, account, 0, NULL, &hold)) return false;
    if (!hold.mine.news) return true;
    if (!club_tell(c, db, &hold, account, false)) return false;
    club_news_read(c, db, hold.club, account);
    return pg_flush(c, db);
}
