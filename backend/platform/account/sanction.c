/* sanction.c - see sanction.h. */
#include "platform/account/sanction.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/desk.h"
#include <string.h>

/* The staff */

static const char *const ROLES[] = {NULL, "moderator", "admin"};

const char *staff_role_word(enum staff_role role) { return ROLES[role]; }

enum staff_role staff_role_of(const char *word)
{
    for (int i = STAFF_MODERATOR; word && i <= STAFF_ADMIN; i++)
        if (strcmp(word, ROLES[i]) == 0) return (enum staff_role)i;
    return STAFF_NONE;
}

bool staff_read(struct ctx *c, struct pg *db, int64_t account, enum staff_role *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, STAFF_ROLE, "i", account)) return false;
    *ret = staff_role_of(rows_count(r) ? rows_text(r, 0, "role") : NULL);
    return true;
}

/* What is in force */

static bool in_force(struct ctx *c, struct pg *db, int64_t account, const char *kind, struct rows **ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, SANCTION_IN_FORCE, "it", account, kind)) return false;
    *ret_found = rows_count(r) ? r : NULL;
    return true;
}

/* Until when, for an answer; a decision without end is "until it is lifted". */
static const char *until_text(struct ctx *c, const struct rows *r)
{
    if (rows_bool(r, 0, "endless") || rows_null(r, 0, "until")) return "it is lifted";
    return clock_text(c, rows_int(r, 0, "until"));
}

bool sanction_lets_speak(struct ctx *c, struct pg *db, int64_t account)
{
    struct rows *mute;
    if (!in_force(c, db, account, "mute", &mute)) return false;
    return !mute || fail(c, FAULT_MUTED, "moderators have muted you until %s", until_text(c, mute));
}

bool sanction_lets_rate(struct ctx *c, struct pg *db, int64_t account)
{
    struct rows *unrated;
    if (!in_force(c, db, account, "unrate", &unrated)) return false;
    return !unrated || fail(c, FAULT_UNRATED, "moderators have limited you to unrated games until %s",
                            until_text(c, unrated));
}

/* The person's own list */

static json_object *appeal_json(struct ctx *c, const struct rows *r, int i)
{
    if (rows_null(r, i, "appeal")) return NULL;
    json_object *appeal = json_new_object(c);
    json_add_text(appeal, "text", rows_text(r, i, "appeal"));
    json_add_text(appeal, "at", clock_text(c, rows_int(r, i, "appealed_at")));
    json_add_text(appeal, "answer", rows_text(r, i, "answer"));
    json_add_text(appeal, "answered_at", clock_text(c, rows_int(r, i, "answered_at")));
    return appeal;
}

/* How far the ratings are computed again, in matches; NULL where none are. */
static json_object *ratings_json(struct ctx *c, const struct rows *r, int i)
{
    if (!rows_bool(r, i, "busy") && !rows_int(r, i, "matches")) return NULL;
    json_object *ratings = json_new_object(c);
    json_add_bool(ratings, "busy", rows_bool(r, i, "busy"));
    json_add_int(ratings, "matches", rows_int(r, i, "matches"));
    json_add_int(ratings, "done", rows_int(r, i, "rated_again"));
    return ratings;
}

static json_object *sanction_json(struct ctx *c, const struct rows *r, int i)
{
    static const char *const TEXTS[] = {"kind", "reason", "note", "title"};
    static const char *const TIMES[] = {"at", "until", "lifted_at"};
    json_object *one = json_new_object(c);
    json_add_text(one, "id", rows_text(r, i, "public_id"));
    for (size_t n = 0; n < sizeof TEXTS / sizeof *TEXTS; n++)
        json_add_text(one, TEXTS[n], rows_text(r, i, TEXTS[n]));
    for (size_t n = 0; n < sizeof TIMES / sizeof *TIMES; n++)
        json_add_text(one, TIMES[n], clock_text(c, rows_int(r, i, TIMES[n])));
    json_add_text(one, "thing", rows_text(r, i, "thing"));
    json_add_bool(one, "annuls", rows_bool(r, i, "annuls"));
    json_add_bool(one, "panel", rows_bool(r, i, "panel"));
    json_add_bool(one, "fresh", rows_bool(r, i, "fresh"));
    json_add(one, "appeal", appeal_json(c, r, i));
    json_add(one, "ratings", ratings_json(c, r, i));
    return one;
}

bool sanction_record(struct ctx *c, struct pg *db, int64_t account, json_object **ret_items)
{
    struct rows *r;
    if (!pg_each(c, db, &r, SANCTIONS_OF, "i", account)) return false;
    *ret_items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push(*ret_items, sanction_json(c, r, i));
    return true;
}

bool sanction_list(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list)
{
    json_object *items;
    if (!sanction_record(c, db, account, &items)) return false;
    *ret_list = json_new_object(c);
    json_add(*ret_list, "items", items);
    json_add(*ret_list, "next", NULL);
    return true;
}

bool sanction_see(struct ctx *c, struct pg *db, int64_t account)
{
    if (!sanction_rows_seen(c, db, account)) return false;
    wake_account(c, account);
    return true;
}

/* Appeals */

bool sanction_text_fits(struct ctx *c, const char *text, const char *path, bool needed)
{
    bool seen = text[strspn(text, " \t\r\n")] != 0;
    if (text_length(text) <= SANCTION_TEXT && (seen || !needed)) return true;
    fail_at(c, path, "bad_request", needed ? "1 to 1000 characters" : "at most 1000 characters");
    return fail(c, FAULT_BAD_REQUEST, seen ? "the text is too long" : "the text is empty");
}

bool sanction_person(struct ctx *c, struct pg *db, const char *name, const char *why,
                     struct account_row *ret_person)
{
    bool found = false;
    const char *key = text_key(c, name);
    if (!sanction_text_fits(c, why, "/why", true)) return false;
    if (key && !account_by_name(c, db, key, &found, ret_person)) return false;
    return (found && ret_person->kind == ACCOUNT_HUMAN) ||
           fail(c, FAULT_NOT_FOUND, "no registered person is called %s", name);
}

bool sanction_appeal(struct ctx *c, struct pg *db, int64_t account, const char *sanction, const char *text)
{
    struct rows *own;
    bool made;
    if (!sanction_text_fits(c, text, "/text", true) ||
        !pg_one(c, db, &own, SANCTION_OWN, "it", account, sanction))
        return false;
    desk_rows_hold(c, db, account, 0);
    return sanction_row_appeal(c, db, account, sanction, text, &made) &&
           (made || fail(c, FAULT_APPEAL_MADE, "you have already appealed"));
}
