/* account.c - see account.h. */
#include "store/account.h"
#include "base/json.h"
#include <string.h>

static struct account_row account_from_row(const struct rows *r)
{
    return (struct account_row){
        .id = rows_int(r, 0, "id"),
        .created_at = rows_int(r, 0, "created_at"),
        .public_id = rows_text(r, 0, "public_id"),
        .name = rows_text(r, 0, "name"),
        .kind = account_kind_read(r, 0, "kind"),
        .settings = rows_text(r, 0, "settings"),
        .language = rows_text(r, 0, "language"),
    };
}

bool account_insert(struct ctx *c, struct pg *db, const struct account_row *row, const char *name_key,
                    const char *password_hash, bool *ret_taken, struct account_row *ret)
{
    struct rows *rows;
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    if (!pg_maybe(c, db, &rows, ACCOUNT_INSERT, "ttttt", public_id, row->name, name_key,
                  account_kind_name(row->kind), password_hash))
        return false;
    *ret_taken = rows_count(rows) == 0;
    if (!*ret_taken) *ret = account_from_row(rows);
    return true;
}

bool account_by_name(struct ctx *c, struct pg *db, const char *name_key, bool *ret_found,
                     struct account_row *ret)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, ACCOUNT_BY_NAME, "t", name_key)) return false;
    *ret_found = rows_count(rows) == 1;
    if (*ret_found) *ret = account_from_row(rows);
    return true;
}

bool account_by_id(struct ctx *c, struct pg *db, int64_t id, struct account_row *ret)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, ACCOUNT_BY_ID, "i", id)) return false;
    *ret = account_from_row(rows);
    return true;
}

void account_hold(struct ctx *c, struct pg *db, int64_t id) { pg_tell(c, db, ACCOUNT_HOLD, "i", id); }

bool account_lock(struct ctx *c, struct pg *db, int64_t id, struct account_row *ret)
{
    account_hold(c, db, id);
    return account_by_id(c, db, id, ret);
}

bool account_of_bot(struct ctx *c, struct pg *db, const char *game, const char *bot, struct account_row *ret)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, BOT_ACCOUNT, "tt", game, bot)) return false;
    *ret = account_from_row(rows);
    return true;
}

bool account_upgrade(struct ctx *c, struct pg *db, int64_t id, const char *name, const char *name_key,
                     const char *password_hash, bool *ret_taken)
{
    *ret_taken = false;
    pg_tell(c, db, ACCOUNT_MATCHES_HOLD, "i", id);
    pg_tell(c, db, ACCOUNT_SEATS_RENAME, "itt", id, name, "human");
    pg_tell(c, db, ACCOUNT_UPGRADE, "ittt", id, name, name_key, password_hash);
    if (pg_flush(c, db)) return true;
    *ret_taken = pg_violated(db) != NULL;
    return false;
}

void account_show(struct ctx *c, struct pg *db, int64_t id) { pg_tell(c, db, RATING_LIST, "ib", id, true); }

bool account_password_hash(struct ctx *c, struct pg *db, int64_t id, const char **ret)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, ACCOUNT_PASSWORD_HASH, "i", id)) return false;
    *ret = rows_count(rows) ? rows_text(rows, 0, "password_hash") : NULL;
    return true;
}

void account_set_password(struct ctx *c, struct pg *db, int64_t id, const char *password_hash)
{
    pg_tell(c, db, ACCOUNT_PASSWORD, "it", id, password_hash);
}

bool account_merge_settings(struct ctx *c, struct pg *db, int64_t id, const struct settings_change *change,
                            enum settings_merged *ret)
{
    struct rows *r;
    *ret = SETTINGS_FAILED;
    if (!pg_maybe(c, db, &r, ACCOUNT_SETTINGS, "itt", id, change->settings, change->were)) {
        if (pg_violated(db)) *ret = SETTINGS_LARGE;
        return false;
    }
    *ret = rows_count(r) == 1 ? SETTINGS_MERGED : SETTINGS_OTHERS;
    return true;
}

void account_language_put(struct ctx *c, struct pg *db, int64_t id, enum language language)
{
    pg_tell(c, db, ACCOUNT_LANGUAGE, "it", id, language_name(language));
}

bool account_trust(struct ctx *c, struct pg *db, const char *name_key, bool trusted, bool *ret_found,
                   const char **ret_name)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, ACCOUNT_TRUST, "tb", name_key, trusted)) return false;
    *ret_found = rows_count(r) == 1;
    if (*ret_found) *ret_name = rows_text(r, 0, "name");
    return true;
}

void account_leave_lobbies(struct ctx *c, struct pg *db, int64_t id, bool rated)
{
    pg_tell(c, db, LOBBIES_HOLD, "i", id);
    pg_tell(c, db, LOBBIES_LEAVE, "ib", id, rated);
}

/* A text as JSON. */
static const char *quoted(struct ctx *c, const char *text)
{
    return json_text(c, pool_json(c->pool, json_object_new_string(text)));
}

void account_end(struct ctx *c, struct pg *db, const struct account_row *row)
{
    bool program = account_is_program(row->kind);
    const char *name = program ? "Former program" : "Former player";
    pg_tell(c, db, TACTICS_END, "i", row->id);
    pg_tell(c, db, EXPERIMENTS_END, "i", row->id);
    pg_tell(c, db, ACCOUNT_MATCHES_HOLD, "i", row->id);
    pg_tell(c, db, ACCOUNT_SEATS_RENAME, "itt", row->id, name,
            account_kind_name(program ? row->kind : ACCOUNT_HUMAN));
    pg_tell(c, db, MAIL_SEATS, "ib", row->id, false);
    account_leave_lobbies(c, db, row->id, false);
    pg_tell(c, db, CLUBS_HOLD, "i", row->id);
    pg_tell(c, db, CLUB_POSTS_END, "i", row->id);
    pg_tell(c, db, CLUB_TITLES_END, "i", row->id);
    pg_tell(c, db, CLUB_MEMBERS_END, "i", row->id);
    pg_tell(c, db, CLUBS_PASS, "i", row->id);
    pg_tell(c, db, CLUBS_END, "i", row->id);
    pg_tell(c, db, ACCOUNT_DELETE, "it", row->id, name);
    pg_tell(c, db, PANEL_MEMBER_END, "i", row->id);
    pg_tell(c, db, ACQUAINTANCES_END, "i", row->id);
    pg_tell(c, db, FRIENDSHIPS_END, "i", row->id);
    pg_tell(c, db, INVITATIONS_END, "i", row->id);
    pg_tell(c, db, CONVERSATIONS_END, "i", row->id);
    pg_tell(c, db, FEED_END, "i", row->id);
    pg_tell(c, db, SECOND_FACTOR_END, "i", row->id);
    pg_tell(c, db, RECOVERY_END, "i", row->id);
    pg_tell(c, db, PASSKEYS_END, "i", row->id);
    pg_tell(c, db, PROVIDER_LINKS_END, "i", row->id);
    pg_tell(c, db, OAUTH_GRANTS_END, "i", row->id);
    pg_tell(c, db, TOKENS_END, "i", row->id);
    pg_tell(c, db, TOKEN_REFUSALS_END, "i", row->id);
    pg_tell(c, db, SESSIONS_END_OTHERS, "ii", row->id, (int64_t)0);
    pg_tell(c, db, ALIKE_FORGET, "i", row->id);
    pg_tell(c, db, NOTES_END, "i", row->id);
    pg_tell(c, db, NOTEBOOKS_HOLD, "i", row->id);
    pg_tell(c, db, NOTEBOOK_AUTHORS_END, "i", row->id);
    pg_tell(c, db, NOTEBOOKS_PASS, "i", row->id);
    pg_tell(c, db, NOTEBOOKS_END, "i", row->id);
    pg_tell(c, db, COLLECTIONS_END, "i", row->id);
    pg_tell(c, db, ENDPOINTS_END, "i", row->id);
    pg_tell(c, db, MAIL_END, "i", row->id);
    pg_tell(c, db, RATING_LIST, "ib", row->id, false);
    if (row->kind != ACCOUNT_GUEST) pg_tell(c, db, SEASON_NAME, "tt", quoted(c, row->name), quoted(c, name));
}

bool account_live_matches(struct ctx *c, struct pg *db, int64_t id, const char ***ret_matches, int *ret_count)
{
    struct rows *rows;
    if (!pg_each(c, db, &rows, ACCOUNT_LIVE_MATCHES, "i", id)) return false;
    *ret_count = rows_count(rows);
    *ret_matches = pool_take_many(c->pool, (size_t)*ret_count, sizeof **ret_matches);
    for (int i = 0; i < *ret_count; i++) (*ret_matches)[i] = rows_text(rows, i, "public_id");
    return true;
}

/* Programs */

static struct program_row program_from_row(const struct rows *r, int i)
{
    return (struct program_row){
        .created_at = rows_int(r, i, "created_at"),
        .public_id = rows_text(r, i, "public_id"),
        .name = rows_text(r, i, "name"),
        .kind = account_kind_read(r, i, "kind"),
        .model = rows_text(r, i, "model"),
        .people_games = (int)rows_int(r, i, "people_games"),
    };
}

bool program_insert(struct ctx *c, struct pg *db, int64_t owner, const struct program_row *row,
                    const char *name_key, bool *ret_taken, struct program_row *ret)
{
    struct rows *rows;
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    if (!pg_maybe(c, db, &rows, PROGRAM_INSERT, "ttttit", public_id, row->name, name_key,
                  account_kind_name(row->kind), owner, row->model))
        return false;
    *ret_taken = rows_count(rows) == 0;
    if (!*ret_taken) *ret = program_from_row(rows, 0);
    return true;
}

bool programs_count(struct ctx *c, struct pg *db, int64_t owner, int64_t *ret_count, int64_t *ret_fresh)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PROGRAMS_COUNT, "i", owner)) return false;
    *ret_count = rows_int(r, 0, "n");
    *ret_fresh = rows_int(r, 0, "fresh");
    return true;
}

bool programs_of(struct ctx *c, struct pg *db, int64_t owner, int max, struct program_row **ret,
                 int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, PROGRAMS_OF, "ii", owner, (int64_t)max)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count, sizeof **ret);
    for (int i = 0; i < *ret_count; i++) (*ret)[i] = program_from_row(r, i);
    return true;
}

bool program_let(struct ctx *c, struct pg *db, int64_t owner, const char *public_id, int64_t games,
                 bool *ret_found, struct program_row *ret)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, PROGRAM_PEOPLE, "iti", owner, public_id, games)) return false;
    *ret_found = rows_count(rows) == 1;
    if (*ret_found) *ret = program_from_row(rows, 0);
    return true;
}

bool program_of(struct ctx *c, struct pg *db, int64_t owner, const char *public_id, const char *name_key,
                bool *ret_found, struct account_row *ret)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, PROGRAM_OF, "itt", owner, public_id, name_key)) return false;
    *ret_found = rows_count(rows) == 1;
    if (*ret_found) *ret = account_from_row(rows);
    return true;
}

void account_keep_bot(struct ctx *c, struct pg *db, const char *game, const char *bot, const char *title)
{
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    const char *name_key = pool_print(c->pool, "bot:%s:%s", game, bot);
    pg_tell(c, db, BOT_UPSERT, "ttttt", pool_copy(c->pool, public_id), title, name_key, game, bot);
}

/* Tries */

bool attempt_count(struct ctx *c, struct pg *db, const char *key, int max, int seconds, int64_t *ret_age)
{
    struct rows *added, *oldest;
    pg_tell(c, db, ATTEMPT_LIGHTLY, "");
    pg_tell(c, db, ATTEMPT_LOCK, "t", key);
    pg_ask(c, db, &added, ATTEMPT_ADD, "tii", key, (int64_t)seconds, (int64_t)max);
    pg_ask(c, db, &oldest, ATTEMPT_OLDEST, "ti", key, (int64_t)max);
    if (!pg_flush(c, db)) return false;
    *ret_age = rows_changed(added) > 0 ? -1 : rows_int(oldest, 0, "age");
    return true;
}

void attempt_drop(struct ctx *c, struct pg *db, const char *key) { pg_tell(c, db, ATTEMPT_DROP, "t", key); }
void attempt_forget(struct ctx *c, struct pg *db, const char *key)
{
    pg_tell(c, db, ATTEMPT_FORGET, "t", key);
}
