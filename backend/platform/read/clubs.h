/* clubs.h - clubs, lists of them, and their people, as an account sees them (0: not signed in). Everybody reads who is in a
 * club; who has asked, was invited or is banned, only its officers. */
#ifndef QUAD_CLUBS_H
#define QUAD_CLUBS_H
#include "base/json.h"
#include "store/words.h"

struct pg;
struct rows;

/* {"id","name","about","language","joining","owner","members","created_at","forum","you":{"state","since","message","inviter"},
 * "requests"}: `state` none for somebody who is not there; `requests` wait for an answer, null for all but officers.
 * FAULT_NOT_FOUND. */
bool club_show(struct ctx *c, struct pg *db, int64_t account, const char *club,
               json_object **ret_club) must_check;

struct clubs_wish {
    const char *query, *language, *cursor; /* NULL: all of them; `query` is part of a name */
    int64_t limit;
};
/* {"items":[…],"next"}: those with most members first, each as above without `requests`, `you` being a state alone, and of
 * `about` the first 200 characters. FAULT_BAD_REQUEST, FAULT_BAD_CURSOR. */
bool clubs_list(struct ctx *c, struct pg *db, int64_t account, const struct clubs_wish *wish,
                json_object **ret_list) must_check;
/* The same of the account's own: where it is a member, has asked or is invited. */
bool clubs_of(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list) must_check;

struct club_members_wish {
    const char *club, *state,
        *cursor; /* state NULL: owner, officers and members; else asked, invited or banned */
    int64_t limit;
};
/* {"items":[{"name","state","since","message","status"}],"next"}: by rank, then those who came first. `status` as friends
 * see it (friends.h), null otherwise. FAULT_NOT_FOUND, FAULT_FORBIDDEN, FAULT_BAD_REQUEST, FAULT_BAD_CURSOR. */
bool club_members(struct ctx *c, struct pg *db, int64_t account, const struct club_members_wish *wish,
                  json_object **ret_list) must_check;

/* Read a cursor of `count` numbers parted by dots. FAULT_BAD_CURSOR. */
bool clubs_cursor(struct ctx *c, const char *text, int64_t *ret, int count) must_check;

/* [{"club","name","kind","n"}] of INBOX_CLUBS; NULL: none. */
json_object *clubs_news(struct ctx *c, const struct rows *r);
#endif
