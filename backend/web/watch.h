/* watch.h - shared by the routes of a match: the viewer, ETags and long polls. */
#ifndef QUAD_WEB_WATCH_H
#define QUAD_WEB_WATCH_H
#include "web/http.h"

/* The sender as a viewer of the match: their seat, or SPECTATOR without one and on spectators' routes. */
int watch_viewer(const struct request *rq);
/* Note that the player is here, where the sender is a person in a seat of the match. */
void watch_note(struct ctx *c, const struct request *rq);
/* The viewer's current seq for the view (or, with `messages`, for the chat), from the shared table or the database. */
bool watch_seq(struct ctx *c, const struct request *rq, int viewer, bool messages,
               uint32_t *ret_seq) must_check;
/* Read ?after= (absent: -1) and ?wait= (absent: 0). */
bool watch_wish(struct ctx *c, const struct request *rq, int64_t *ret_after, int64_t *ret_wait) must_check;
/* The path of the PNG of what spectators see, in the version `seq`; turn -1: of the newest turn. */
const char *watch_card(struct ctx *c, const char *match, int64_t turn, uint32_t seq);
/* Reply with JSON and an ETag derived from its bytes. */
bool reply_tagged(struct ctx *c, struct reply *rp, json_object *body);
#endif
