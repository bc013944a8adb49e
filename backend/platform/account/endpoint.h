/* endpoint.h - an account's own endpoints, which are told of news over HTTP: its browsers (Web Push, RFC 8030) and its
 * webhooks; and its quiet hours. main/clockd_endpoint.c calls them. */
#ifndef QUAD_PLATFORM_ENDPOINT_H
#define QUAD_PLATFORM_ENDPOINT_H
#include "base/ctx.h"
#include "base/json.h"
#include "platform/account/account.h"

struct pg;

enum { ENDPOINT_URL_MAX = 2000, ENDPOINT_LABEL_MAX = 60, WEBHOOKS_MAX = 5, DEVICES_MAX = 10 };

/* A browser that subscribed: base64url of its key and secret, as PushSubscription has them. */
struct push_wish {
    const struct visitor *owner;
    const char *url, *key, *secret, *label;
    int kinds; /* bits of enum mail_kind */
};
struct webhook_wish {
    const struct visitor *owner;
    const char *url, *label;
    int kinds;
};

/* {available, key, devices: [...]}; `session` tells which device is the sender's own. */
bool push_list(struct ctx *c, struct pg *db, int64_t account, int64_t session, json_object **ret) must_check;
/* Store a browser; *ret is the device. FAULT_NOTICES_OFF, FAULT_BAD_ADDRESS, and the fault of account_lock_own. */
bool push_add(struct ctx *c, struct pg *db, const struct push_wish *wish, json_object **ret) must_check;
/* The webhooks, newest first. */
bool webhook_list(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
/* Create a webhook; *ret has its secret, which is shown only here and by webhook_renew. FAULT_NOTICES_OFF,
 * FAULT_BAD_ADDRESS, FAULT_TOO_MANY_REQUESTS beyond WEBHOOKS_MAX, and the fault of account_lock_own. */
bool webhook_add(struct ctx *c, struct pg *db, const struct webhook_wish *wish, json_object **ret) must_check;
/* Give it another secret; the one before signs too for a day. FAULT_NOT_FOUND, and the fault of account_lock_own. */
bool webhook_renew(struct ctx *c, struct pg *db, const struct visitor *owner, const char *webhook,
                   json_object **ret) must_check;
/* The latest deliveries. FAULT_NOT_FOUND. */
bool webhook_deliveries(struct ctx *c, struct pg *db, int64_t account, const char *webhook,
                        json_object **ret) must_check;
/* Make a failed delivery again, or (NULL) a test delivery. FAULT_NOT_FOUND. */
bool webhook_send(struct ctx *c, struct pg *db, int64_t account, const char *webhook,
                  const char *delivery) must_check;
/* Delete a browser or a webhook. FAULT_NOT_FOUND. */
bool push_remove(struct ctx *c, struct pg *db, int64_t account, const char *device) must_check;
bool webhook_remove(struct ctx *c, struct pg *db, int64_t account, const char *webhook) must_check;

/* {from, to, time_zone} with times of day as "22:30", or NULL. */
bool quiet_read(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
/* Set them. FAULT_BAD_REQUEST with the member's path. */
bool quiet_set(struct ctx *c, struct pg *db, int64_t account, const char *from, const char *to,
               const char *zone) must_check;
bool quiet_clear(struct ctx *c, struct pg *db, int64_t account) must_check;
#endif
