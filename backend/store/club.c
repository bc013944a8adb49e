/* club.c - see club.h. */
#include "store/club.h"

bool club_row_insert(struct ctx *c, struct pg *db, const char *public_id, int64_t owner,
                     const struct club_row *row, bool *ret_taken)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, CLUB_INSERT, "tittttt", public_id, owner, row->name, row->name_key, row->about,
                  row->language, row->joining))
        return false;
    *ret_taken = rows_count(r) == 0;
    if (*ret_taken) return true;
    struct club_member_row me = {
        .club = rows_int(r, 0, "id"), .account = owner, .state = CLUB_OFFICER, .message = ""};
    club_member_put(c, db, &me);
    return true;
}

bool club_row_lock(struct ctx *c, struct pg *db, int64_t club)
{
    struct rows *r;
    return pg_one(c, db, &r, CLUB_LOCK, "i", club);
}

void club_row_update(struct ctx *c, struct pg *db, int64_t club, const struct club_row *row)
{
    pg_tell(c, db, CLUB_UPDATE, "itttt", club, row->about, row->language, row->joining, row->forum);
}

void club_row_end(struct ctx *c, struct pg *db, int64_t club) { pg_tell(c, db, CLUB_END, "i", club); }

void club_row_hand_over(struct ctx *c, struct pg *db, int64_t club, int64_t owner)
{
    pg_tell(c, db, CLUB_HAND_OVER, "ii", club, owner);
}

bool club_rows_count(struct ctx *c, struct pg *db, int64_t account, int64_t *ret_owns, int64_t *ret_joined)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_COUNTS, "i", account)) return false;
    *ret_owns = rows_int(r, 0, "owns");
    *ret_joined = rows_int(r, 0, "joined");
    return true;
}

bool club_place_read(struct ctx *c, struct pg *db, int64_t club, int64_t account, struct club_place *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_MEMBER_OF, "ii", club, account)) return false;
    *ret = (struct club_place){.state = club_state_read(r, 0, "state"),
                               .news = rows_bool(r, 0, "news"),
                               .hidden = rows_bool(r, 0, "hidden"),
                               .members = rows_int(r, 0, "members"),
                               .asked = rows_int(r, 0, "asked"),
                               .invited = rows_int(r, 0, "invited"),
                               .banned = rows_int(r, 0, "banned")};
    return true;
}

void club_member_put(struct ctx *c, struct pg *db, const struct club_member_row *row)
{
    pg_tell(c, db, CLUB_MEMBER_PUT, "iititb", row->club, row->account, club_state_name(row->state), row->by,
            row->message, row->news);
}

void club_member_drop(struct ctx *c, struct pg *db, int64_t club, int64_t account)
{
    pg_tell(c, db, CLUB_MEMBER_DROP, "ii", club, account);
}

void club_news_read(struct ctx *c, struct pg *db, int64_t club, int64_t account)
{
    pg_tell(c, db, CLUB_NEWS_READ, "ii", club, account);
}

bool club_heir(struct ctx *c, struct pg *db, int64_t club, int64_t owner, int64_t *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, CLUB_HEIR, "ii", club, owner)) return false;
    *ret = rows_count(r) ? rows_int(r, 0, "id") : 0;
    return true;
}

bool club_officers(struct ctx *c, struct pg *db, int64_t club, int64_t **ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, CLUB_OFFICERS, "i", club)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count + 1, sizeof **ret);
    for (int i = 0; i < *ret_count; i++) (*ret)[i] = rows_int(r, i, "id");
    return true;
}

bool clubs_heirs(struct ctx *c, struct pg *db, int64_t account, int64_t **ret, int *ret_count)
{
    struct rows *held, *r;
    if (!pg_one(c, db, &held, CLUBS_HOLD, "i", account) || !pg_each(c, db, &r, CLUBS_HEIRS, "i", account))
        return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count + 1, sizeof **ret);
    for (int i = 0; i < *ret_count; i++) (*ret)[i] = rows_int(r, i, "id");
    return true;
}

void clubs_pass(struct ctx *c, struct pg *db, int64_t account) { pg_tell(c, db, CLUBS_PASS, "i", account); }

bool accounts_hold(struct ctx *c, struct pg *db, const int64_t *accounts, int count)
{
    struct rows *r;
    return pg_each(c, db, &r, ACCOUNTS_HOLD, "t", pg_ints(c, accounts, count));
}

void accounts_raise_all(struct ctx *c, struct pg *db, const int64_t *accounts, int count)
{
    if (count) pg_tell(c, db, ACCOUNTS_RAISE_ALL, "t", pg_ints(c, accounts, count));
}
