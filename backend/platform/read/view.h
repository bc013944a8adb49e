/* view.h - what a viewer sees of a match: views of seats and spectators, headers, legal orders. Readers take no
 * locks. */
#ifndef QUAD_PLATFORM_VIEW_H
#define QUAD_PLATFORM_VIEW_H
#include "base/ctx.h"
#include "base/json.h"
#include "games/game.h"
#include <stdint.h>

struct audience;
struct audience_viewer;
struct match;
struct pg;

struct view_wish {
    const char *match;
    const struct audience_viewer *who;
    int seat; /* 0.., or SPECTATOR */
    bool compact;
    int64_t turn;        /* -1: now */
    json_object *window; /* the requested part of a view, in the game's own words; NULL: all of it */
    int eyes;            /* -1, or for spectators of a finished match: the seat whose knowledge to show */
};

/* The view object of the API; *ret_seq is the viewer's seq it shows, *ret_over: it never changes again. */
bool view_match(struct ctx *c, struct pg *db, const struct view_wish *wish, json_object **ret_view,
                uint32_t *ret_seq, bool *ret_over) must_check;
/* The spectators' view as a picture (SVG text). */
bool view_picture(struct ctx *c, struct pg *db, const struct view_wish *wish, const char **ret_picture,
                  uint32_t *ret_seq, bool *ret_over) must_check;
/* Load the match and what the viewer can see of it; fails where they cannot see the view that they wish. For readers
 * that show more than one position. */
bool view_open(struct ctx *c, struct pg *db, const struct view_wish *wish, struct match *ret,
               struct audience *ret_audience) must_check;
/* Whose knowledge this viewer sees: ARBITER or the requested seat where everything is open, their own seat, or
 * SPECTATOR. */
int view_eyes(const struct audience *a, const struct view_wish *wish);
/* Only the viewer's current seq, which is also written into the shared table. */
bool view_seq(struct ctx *c, struct pg *db, const char *match, int viewer, uint32_t *ret_seq,
              uint32_t *ret_message_seq) must_check;
/* The header of a match; `account` 0: not signed in. Private matches need no further check, as their ids cannot be
 * guessed. */
bool view_header(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
                 int64_t account, json_object **ret_header) must_check;
/* `series` of a tournament: what the page makes its name of when it is one of the site's own (`every` not NULL), in any
 * language. A name that a host has given needs no more. */
void view_add_series(struct ctx *c, json_object *o, const char *every, const char *day);
/* What the viewer can order now; `partial` (can be NULL): the choices made so far, in the game's own form. */
bool view_legal(struct ctx *c, struct pg *db, const char *match, int viewer, json_object *partial,
                json_object **ret_legal) must_check;

struct rows;
/* The headers of the matches in `rows` that can be listed, as an array. The columns are those of matches_live. */
json_object *view_headers(struct ctx *c, const struct rows *rows);
#endif
