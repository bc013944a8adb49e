/* clockd_endpoint.h - calls browsers and webhooks: what is queued for them (platform/read/dispatch.h) is sent by HTTP.
 * Each in a child of its own, because a hundred slow webhooks must not delay a notification. */
#ifndef QUAD_CLOCKD_ENDPOINT_H
#define QUAD_CLOCKD_ENDPOINT_H
#include "main/children.h"

/* The body of a child of the clock daemon: sends notifications, calls webhooks. */
void run_push(struct worker *w, int bell);
void run_webhooks(struct worker *w, int bell);
#endif
