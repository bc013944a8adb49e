/* live_positions.c - see live_positions.h. */
#include "platform/read/live_positions.h"
#include "platform/match/match.h"
#include <string.h>

/* A position changes only with the log, so each worker caches positions: opening the matches for every step of an
 * analysis would cost more than the analysis. */
enum { CACHED = 4096 };
static struct cached {
    int64_t match;
    int events;
    char hash[LIVE_POSITIONS_HASH]; /* "": a position without text */
} cached[CACHED];

static void hash_text(const char *text, char ret_hash[LIVE_POSITIONS_HASH])
{
    char hex[HASH_TEXT];
    secret_sha256(text, strlen(text), hex);
    memcpy(ret_hash, hex, LIVE_POSITIONS_HASH - 1);
    ret_hash[LIVE_POSITIONS_HASH - 1] = 0;
}

static bool find_hash(struct ctx *c, struct pg *db, const struct rows *rows, int i, const char **ret_hash)
{
    struct match m;
    int64_t id = rows_int(rows, i, "id");
    struct cached *slot = &cached[id % CACHED];
    *ret_hash = slot->hash;
    if (slot->match == id && slot->events == rows_int(rows, i, "events")) return true;
    const struct match_wanted wanted = {.id = rows_text(rows, i, "public_id")};
    if (!match_load(c, db, &wanted, &m)) return false;
    const char *text = game_position_text(c, m.game, m.state);
    *slot = (struct cached){.match = id, .events = m.row.events};
    if (text) hash_text(text, slot->hash);
    return true;
}

bool live_positions_list(struct ctx *c, struct pg *db, int64_t account, const char *game,
                         struct live_positions *ret)
{
    struct rows *rows;
    *ret = (struct live_positions){0};
    if (!account) return true;
    if (!pg_each(c, db, &rows, MATCHES_OF_PLAYER, "iti", account, game, (int64_t)LIVE_POSITIONS_MAX))
        return false;
    int count = rows_count(rows);
    ret->hash = pool_take_many(c->pool, (size_t)count + 1, sizeof *ret->hash);
    for (int i = 0; i < count; i++) {
        const char *hash;
        if (!find_hash(c, db, rows, i, &hash)) return false;
        if (*hash) memcpy(ret->hash[ret->n++], hash, LIVE_POSITIONS_HASH);
    }
    return true;
}

bool live_positions_allow(struct ctx *c, const struct live_positions *live, const char *position)
{
    char hash[LIVE_POSITIONS_HASH];
    if (!live->n || !position) return true;
    hash_text(position, hash);
    for (int i = 0; i < live->n; i++)
        if (strcmp(live->hash[i], hash) == 0)
            return fail(
                c, FAULT_STILL_RUNNING,
                "this position stands in a game you are playing; it may be analysed when that is over");
    return true;
}
