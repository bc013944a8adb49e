/* tournament_club.c - see tournament_club.h. */
#include "platform/contest/tournament_club.h"
#include "platform/account/club_hold.h"
#include "platform/contest/tournament_load.h"
#include "platform/runtime/wake.h"
#include "store/club.h"
#include <inttypes.h>

enum { DAY = 86400, CHALLENGES_DAY = 10, CHALLENGES_PAIR_DAY = 2 };

static bool refuse(struct ctx *c, const char *path, const char *hint)
{
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "%s: %s", path, hint);
}

static bool is_officer(const struct club_place *place)
{
    return place->state == CLUB_OWNER || place->state == CLUB_OFFICER;
}

/* A club that moderators hid holds no tournaments and is asked for none. */
static bool find_name(struct ctx *c, struct pg *db, int64_t club, const char **ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_SHOWN_NAME, "i", club)) return false;
    *ret = rows_text(r, 0, "name");
    return true;
}

/* Team matches of two clubs are called by them. */
static bool settle_rival(struct ctx *c, struct pg *db, int64_t host, const struct tournament_wish *wish,
                         struct tournament_row *row)
{
    struct club_hold other;
    if (!wish->club) return refuse(c, "/rival", "needs a club of yours that it plays against");
    if (row->format != FORMAT_TEAM) return refuse(c, "/rival", "is only for a team match");
    if (wish->team[0]) return refuse(c, "/teams", "are the two clubs; leave the names out");
    if (!club_look(c, db, wish->rival, host, 0, &other)) return false;
    if (other.club == row->club) return refuse(c, "/rival", "is the same club");
    if (other.mine.state == CLUB_BANNED)
        return fail(c, FAULT_BANNED_FROM_CLUB, "you are banned from the club you want to challenge");
    row->rival = other.club;
    row->rival_agreed = false;
    return find_name(c, db, row->club, &row->team[0]) && find_name(c, db, row->rival, &row->team[1]);
}

bool tournament_club_settle(struct ctx *c, struct pg *db, int64_t host, const struct tournament_wish *wish,
                            struct tournament_row *row)
{
    struct club_hold own;
    const char *name;
    if (wish->club) {
        if (!club_look(c, db, wish->club, host, 0, &own) || !club_needs_officer(c, &own) ||
            !find_name(c, db, own.club, &name))
            return false;
        row->club = own.club;
    }
    return !wish->rival || settle_rival(c, db, host, wish, row);
}

bool tournament_club_tell(struct ctx *c, struct pg *db, const struct tournament_row *row)
{
    int64_t *officers;
    int count;
    if (!row->rival || row->rival_agreed) return true;
    if (!club_officers(c, db, row->rival, &officers, &count)) return false;
    accounts_raise_all(c, db, officers, count);
    for (int i = 0; i < count; i++) wake_account(c, officers[i]);
    return true;
}

bool tournament_club_count(struct ctx *c, struct pg *db, int64_t host, const struct tournament_row *row)
{
    if (!row->rival) return true;
    const char *who = pool_print(c->pool, "%" PRId64, host),
               *pair = pool_print(c->pool, "%" PRId64 " %" PRId64, row->club, row->rival);
    return club_count(c, db, "clubs.challenges", who, CHALLENGES_DAY, DAY) &&
           club_count(c, db, "clubs.challenges_pair", pair, CHALLENGES_PAIR_DAY, DAY);
}

bool tournament_club_admits(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account,
                            int team)
{
    struct rows *r;
    int64_t side = team;
    if (!row->club) return true;
    if (!pg_one(c, db, &r, TOURNAMENT_LETS_IN, "ini", row->id, team < 0 ? NULL : &side, account))
        return false;
    if (rows_bool(r, 0, "lets_in")) return true;
    if (row->rival && team == 1 && !row->rival_agreed)
        return fail(c, FAULT_CLUB_MEMBERS_ONLY, "the other club has not accepted yet");
    return fail(c, FAULT_CLUB_MEMBERS_ONLY, "only members of the club can enter");
}

static bool may_answer(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account)
{
    struct club_place place;
    if (!row->rival) return fail(c, FAULT_NOT_FOUND, "no other club is asked to play in this tournament");
    if (!club_place_read(c, db, row->rival, account, &place)) return false;
    return is_officer(&place) ||
           fail(c, FAULT_FORBIDDEN, "only officers of the club that is asked can do this");
}

bool tournament_club_asks(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account,
                          bool *ret)
{
    struct club_place place;
    *ret = false;
    if (!account || !row->rival || row->rival_agreed || row->status != TOURNAMENT_OPEN) return true;
    if (!club_place_read(c, db, row->rival, account, &place)) return false;
    *ret = is_officer(&place);
    return true;
}

bool tournament_club_runs(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account,
                          bool *ret)
{
    struct rows *there;
    struct club_place place;
    *ret = account && row->host == account;
    if (!account || !row->club) return true;
    if (!pg_maybe(c, db, &there, CLUB_EXISTS, "i", row->club)) return false;
    if (!rows_count(there)) return true;
    if (!club_place_read(c, db, row->club, account, &place)) return false;
    *ret = is_officer(&place);
    return true;
}

bool tournament_club_belongs(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account,
                             json_object *o)
{
    struct rows *r;
    if (!account || !row->club) return true;
    if (!pg_one(c, db, &r, TOURNAMENT_SIDES, "ii", row->id, account)) return false;
    json_object *sides = json_new_array(c);
    json_push_bool(sides, rows_bool(r, 0, "first"));
    if (row->format == FORMAT_TEAM) json_push_bool(sides, rows_bool(r, 0, "second"));
    json_add(o, "you_belong", sides);
    return true;
}

static bool decline(struct ctx *c, struct pg *db, const struct tournament_row *row)
{
    if (!tournament_club_tell(c, db, row)) return false;
    tournament_row_end(c, db, row->id, TOURNAMENT_CANCELLED, "rival_declined");
    return pg_flush(c, db);
}

static bool accept(struct ctx *c, struct pg *db, const struct tournament_row *row)
{
    if (row->rival_agreed) return true;
    if (!tournament_club_tell(c, db, row)) return false;
    tournament_row_agree(c, db, row->id);
    return pg_flush(c, db);
}

bool tournament_club_answer(struct ctx *c, struct pg *db, const char *id, int64_t account, bool accepts,
                            json_object **ret)
{
    struct tournament_row row;
    if (!tournament_row_find(c, db, id, &row) || !may_answer(c, db, &row, account) ||
        !tournament_row_lock(c, db, id, &row) || !may_answer(c, db, &row, account))
        return false;
    if (row.status == TOURNAMENT_RUNNING)
        return fail(c, FAULT_TOURNAMENT_STARTED, "this tournament has already started");
    if (row.status != TOURNAMENT_OPEN) return fail(c, FAULT_TOURNAMENT_OVER, "this tournament is over");
    return (accepts ? accept : decline)(c, db, &row) && tournament_show(c, db, id, account, ret);
}

const char *tournament_club_team(const struct tournament_row *row, int team)
{
    if (!row->rival) return row->team[team];
    return team ? row->rival_name : row->club_name;
}

static json_object *club_json(struct ctx *c, const char *id, const char *name)
{
    if (!id) return NULL;
    json_object *o = json_new_object(c);
    json_add_text(o, "id", id);
    json_add_text(o, "name", name);
    return o;
}

void tournament_club_add(struct ctx *c, json_object *o, const struct tournament_row *row)
{
    json_object *rival = club_json(c, row->rival_id, row->rival_name);
    json_add(o, "club", club_json(c, row->club_id, row->club_name));
    if (rival) json_add_bool(rival, "agreed", row->rival_agreed);
    json_add(o, "rival", rival);
    json_add_bool(o, "members_only", row->club != 0);
}

bool tournament_club_feed(struct ctx *c, struct pg *db, const char *club, enum feed_kind kind,
                          const struct feed_reader *reader, const char **ret_text, const char **ret_tag)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_FIND, "ti", club, (int64_t)0)) return false;
    const struct feed_item head = {.id = pool_print(c->pool, "club/%s", club),
                                   .title = rows_text(r, 0, "name"),
                                   .path = pool_print(c->pool, "clubs/%s", club)};
    if (!pg_each(c, db, &r, FEED_CLUB, "i", rows_int(r, 0, "id"))) return false;
    feed_list(c, &head, r, kind, reader, ret_text, ret_tag);
    return true;
}
