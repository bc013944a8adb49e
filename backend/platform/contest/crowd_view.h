/* crowd_view.h - what is published of the windows in which crowds vote (platform/match/crowd.h): their list, one
 * window, and the ballots of a closed one. */
#ifndef QUAD_CROWD_VIEW_H
#define QUAD_CROWD_VIEW_H
#include "platform/match/match.h"

/* A window. While it is open only {"window","side","opens_at","closes_at","open":true}; then also
 * "ballots","weight", "list_hash","played","captures","tally","excluded" (the number of ballots not counted, by
 * reason). FAULT_NOT_FOUND. */
bool crowd_window(struct ctx *c, struct pg *db, int64_t match_id, int64_t window,
                  json_object **ret_window) must_check;
/* Closed windows before a number (0: the newest), without tallies: {"items","next"}. */
bool crowd_windows(struct ctx *c, struct pg *db, int64_t match_id, int64_t before, int64_t limit,
                   json_object **ret_list) must_check;
/* The ballots of a closed window in counting order: {"items":[{"code","weight","text","played"}],"next"}. The list
 * hash is SHA-256 over "code weight text\n" of each. FAULT_WINDOW_OPEN before it is closed. */
bool crowd_ballots(struct ctx *c, struct pg *db, int64_t match_id, int64_t window, int64_t after,
                   int64_t limit, json_object **ret_list) must_check;
#endif
