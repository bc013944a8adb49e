/* running.c - see running.h. */
#include "platform/running.h"
#include "platform/match.h"
#include <string.h>

/* A position changes with the log only, so a worker remembers what it has worked out: opening a match for each step of an
 * analysis would cost more than the analysis. */
enum { REMEMBERED = 4096 };
static struct remembered {
    int64_t match;
    int events;
    char hash[RUNNING_HASH]; /* "": a position without text */
} remembered[REMEMBERED];

static void hash_text(const char *text, char ret_hash[RUNNING_HASH])
{
    char hex[HASH_TEXT];
    secret_sha256(text, strlen(text), hex);
    memcpy(ret_hash, hex, RUNNING_HASH - 1);
    ret_hash[RUNNING_HASH - 1] = 0;
}

static bool find_hash(struct ctx *c, struct pg *db, const struct rows *rows, int i, const char **ret_hash)
{
    struct match m;
    int64_t id = rows_int(rows, i, "id");
    struct remembered *slot = &remembered[id % REMEMBERED];
    *ret_hash = slot->hash;
    if (slot->match == id && slot->events == rows_int(rows, i, "events")) return true;
    if (!match_open(c, db, rows_text(rows, i, "public_id"), false, &m)) return false;
    const char *text = m.game->position_text(c, m.state);
    *slot = (struct remembered){.match = id, .events = m.row.events};
    if (text) hash_text(text, slot->hash);
    return true;
}

bool running_list(struct ctx *c, struct pg *db, int64_t account, const char *game, struct running *ret)
{
    struct rows *rows;
    *ret = (struct running){0};
    if (!account) return true;
    if (!pg_each(c, db, &rows, MATCHES_OF_PLAYER, "iti", account, game, (int64_t)RUNNING_MAX)) return false;
    int count = rows_count(rows);
    ret->hash = pool_take_many(c->pool, (size_t)count + 1, sizeof *ret->hash);
    for (int i = 0; i < count; i++) {
        const char *hash;
        if (!find_hash(c, db, rows, i, &hash)) return false;
        if (*hash) memcpy(ret->hash[ret->n++], hash, RUNNING_HASH);
    }
    return true;
}

bool running_allows(struct ctx *c, const struct running *running, const char *position)
{
    char hash[RUNNING_HASH];
    if (!running->n || !position) return true;
    hash_text(position, hash);
    for (int i = 0; i < running->n; i++)
        if (strcmp(running->hash[i], hash) == 0)
            return fail(
                c, FAULT_STILL_RUNNING,
                "this position stands in a match you are playing; it may be analysed when that is over");
    return true;
}
