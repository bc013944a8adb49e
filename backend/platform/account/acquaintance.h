/* acquaintance.h - what one player has set for another: follow, mute, block, a note. Only that player sees it.
 *
 * A block keeps both sides, and their programs, from joining the same game and from reading each other's messages. The
 * blocked player is not told: the other's games do not exist for them. */
#ifndef QUAD_ACQUAINTANCE_H
#define QUAD_ACQUAINTANCE_H
#include "base/json.h"

struct pg;
enum { ACQUAINTANCES_MAX = 1000, ACQUAINTANCE_NOTE = 2000 };

struct opinion { /* NULL: unchanged */
    const bool *following, *blocked, *muted;
    const char *note;
};
/* Change the given members; blocking ends following and friendship. Inside a transaction. FAULT_NOT_FOUND, FAULT_BAD_REQUEST for one's
 * own name or a note that is too long, FAULT_TOO_MANY_REQUESTS (players.account). */
bool acquaintance_change(struct ctx *c, struct pg *db, int64_t account, const char *name,
                         const struct opinion *opinion, json_object **ret) must_check;
/* {"name","kind","following","blocked","muted","note"}. FAULT_NOT_FOUND. */
bool acquaintance_show(struct ctx *c, struct pg *db, int64_t account, const char *name,
                       json_object **ret) must_check;
/* All of them: {"items","next"}. FAULT_BAD_CURSOR. */
bool acquaintance_list(struct ctx *c, struct pg *db, int64_t account, const char *cursor, int64_t limit,
                       json_object **ret_list) must_check;

struct apart { /* accounts separated from an account by a block */
    const int64_t *account;
    const bool *theirs; /* the other side has blocked, which must stay secret */
    int count;
};
enum apartness { APART_NOT, APART_OURS, APART_THEIRS };
/* The accounts that an account must not meet; none for account 0. */
bool apart_read(struct ctx *c, struct pg *db, int64_t account, struct apart *ret) must_check;
enum apartness apart_of(const struct apart *apart, int64_t other);
#endif
