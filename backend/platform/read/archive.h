/* archive.h - lists of running matches (Watch) and of finished ones (the archive), searched and paginated. */
#ifndef QUAD_PLATFORM_ARCHIVE_H
#define QUAD_PLATFORM_ARCHIVE_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* Matches that one search examines at most; archive.sql has the same number. */
enum { ARCHIVE_SEARCHED = 10000 };

struct archive_wish { /* NULL and -1: any */
    bool finished;
    bool best; /* running ones of one game by how well their players play, instead of the newest first */
    const char *game, *variant, *player;
    const char *result;   /* the reason of the end, or "drawn"; with a player "won" and "lost" */
    const char *opponent; /* of the player, who must be named */
    const char *league;   /* a season: the matches of its leagues */
    const char *faction;  /* the player's, or that of any seat */
    const char *cursor;
    json_object *options; /* that the match must have; only options that spectators can see */
    int64_t rated, turns_min, turns_max;
    int64_t seat, seats; /* the player's, from 0; the number of all */
    int64_t from, to;    /* microseconds, of the end; -1 as above */
    int64_t as_of;       /* microseconds: had ended and was open to everybody by then */
    int64_t limit;
};

/* Headers of the public matches found, newest first: {"items","next"}, and "searched_to" when the search stopped after
 * ARCHIVE_SEARCHED matches before the page was full; `next` continues from there, and is null where the best were asked
 * for. FAULT_BAD_CURSOR for a cursor that was altered or belongs to another search, FAULT_BAD_REQUEST for contradictory
 * conditions, FAULT_UNKNOWN_GAME. */
bool archive_list(struct ctx *c, struct pg *db, const struct archive_wish *wish,
                  json_object **ret_list) must_check;
#endif
