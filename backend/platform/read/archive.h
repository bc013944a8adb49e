/* archive.h - lists of matches: the spectators' hall (what runs) and the archive (what is over), searched and read
 * page by page. */
#ifndef QUAD_PLATFORM_ARCHIVE_H
#define QUAD_PLATFORM_ARCHIVE_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* Matches one search looks at before it answers; the same number stands in archive.sql. */
enum { ARCHIVE_SEARCHED = 10000 };

struct archive_wish { /* NULL and -1: no wish */
    bool finished;
    const char *game, *variant, *player;
    const char *result; /* the reason of the end, or "drawn"; with a player "won" and "lost" */
    const char *cursor;
    json_object *options; /* of the match, all of them; only options that strangers are shown */
    int64_t rated, turns_min, turns_max;
    int64_t from, to; /* microseconds, of the end; -1 as above */
    int64_t limit;
};

/* Headers of public matches that fit, newest first: {"items","next"}, and "searched_to" where the search stopped after
 * ARCHIVE_SEARCHED matches before the page was full; `next` then goes on from there. FAULT_BAD_CURSOR for a cursor
 * that was altered or belongs to another search, FAULT_BAD_REQUEST for wishes that contradict each other,
 * FAULT_UNKNOWN_GAME. */
bool archive_list(struct ctx *c, struct pg *db, const struct archive_wish *wish,
                  json_object **ret_list) must_check;
#endif
