/* player.c - see player.h. */
#include "platform/account/player.h"
#include "base/text.h"
#include "store/pg.h"
#include <inttypes.h>

bool player_find(struct ctx *c, struct pg *db, const char *name, struct player_facts *ret)
{
    struct rows *r;
    const char *key = text_key(c, name);
    if (!key) return fail(c, FAULT_NOT_FOUND, "not found");
    if (!pg_one(c, db, &r, PLAYER_FIND, "tt", key, name)) return false;
    *ret = (struct player_facts){
        .account = rows_int(r, 0, "id"),
        .created_at = rows_int(r, 0, "created_at"),
        .public_id = rows_text(r, 0, "public_id"),
        .name = rows_text(r, 0, "name"),
        .kind = account_kind_read(r, 0, "kind"),
        .model = rows_text(r, 0, "model"),
        .owner = rows_text(r, 0, "owner"),
    };
    return true;
}

bool player_cursor(struct ctx *c, const char *text, int64_t *ret_before)
{
    int length = 0;
    *ret_before = INT64_MAX;
    if (!text) return true;
    bool fine = strlen(text) < 19 && strspn(text, "0123456789") == strlen(text) &&
                sscanf(text, "%18" SCNd64 "%n", ret_before, &length) == 1;
    return fine || fail(c, FAULT_BAD_CURSOR, "the cursor is not valid");
}
