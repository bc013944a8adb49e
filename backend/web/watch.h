/* watch.h - what the routes of a match share: the viewer, ETags and long polls. */
#ifndef QUAD_WEB_WATCH_H
#define QUAD_WEB_WATCH_H
#include "web/http.h"

/* As which viewer of the match the asker looks: their seat or, without one and at strangers' doors, SPECTATOR. */
int watch_viewer(const struct request *rq);
/* The viewer's present number for the view (or, `messages`, for the talk): from the shared table, else from the
 * database. */
bool watch_seq(struct ctx *c, const struct request *rq, int viewer, bool messages,
               uint32_t *ret_seq) must_check;
/* ?after= and ?wait=: absent is -1 and 0. */
bool watch_wish(struct ctx *c, const struct request *rq, int64_t *ret_after, int64_t *ret_wait) must_check;
/* Reply with JSON under an ETag made from its bytes. */
bool reply_tagged(struct ctx *c, struct reply *rp, json_object *body);
#endif
