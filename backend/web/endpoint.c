/* endpoint.c - my browsers that get notifications, my webhooks, and my quiet hours. */
#include "platform/account/endpoint.h"
#include "platform/account/mail_queue.h"
#include "web/route.h"

enum { KEY_BYTES = 128, LABEL_BYTES = 4 * ENDPOINT_LABEL_MAX, TIME_BYTES = 8, ZONE_BYTES = 64 };

static bool reply_notices(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *body = json_new_object(c), *push, *quiet;
    if (!push_list(c, rq->db, rq->who.account, rq->who.session, &push) ||
        !quiet_read(c, rq->db, rq->who.account, &quiet))
        return false;
    json_add(body, "push", push);
    json_add(body, "quiet", quiet);
    return reply_json(c, rp, 200, body);
}

/* The browsers that get notifications, and the quiet hours. */
bool my_notices_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return reply_notices(c, rq, rp);
}

/* Set the quiet hours; null ends them. */
bool my_notices_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *quiet = NULL;
    const char *from, *to, *zone;
    if (!json_only(c, rq->body, "quiet", NULL) || !json_may_object(c, rq->body, "quiet", &quiet))
        return false;
    if (!quiet) return quiet_clear(c, rq->db, rq->who.account) && reply_notices(c, rq, rp);
    return json_only(c, quiet, "from", "to", "time_zone", NULL) &&
           json_need_text(c, quiet, "from", TIME_BYTES, &from) &&
           json_need_text(c, quiet, "to", TIME_BYTES, &to) &&
           json_need_plain(c, quiet, "time_zone", ZONE_BYTES, &zone) &&
           quiet_set(c, rq->db, rq->who.account, from, to, zone) && reply_notices(c, rq, rp);
}

/* Which news; without the member the usual ones. */
static bool read_kinds(struct ctx *c, json_object *body, int *ret)
{
    json_object *kinds = NULL;
    bool turns = false, offers = false, talk = false;
    *ret = MAIL_USUAL;
    if (!json_may_object(c, body, "kinds", &kinds)) return false;
    if (!kinds) return true;
    if (!json_only(c, kinds, "turns", "offers", "talk", NULL) || !json_may_bool(c, kinds, "turns", &turns) ||
        !json_may_bool(c, kinds, "offers", &offers) || !json_may_bool(c, kinds, "talk", &talk))
        return false;
    *ret = (turns ? MAIL_TURNS : 0) | (offers ? MAIL_OFFERS : 0) | (talk ? MAIL_TALK : 0);
    return true;
}

/* This browser subscribed, or again. */
bool my_device_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct push_wish wish = {.owner = &visitor, .label = "Browser"};
    json_object *keys = NULL, *device, *body = json_new_object(c);
    if (!json_only(c, rq->body, "url", "keys", "label", "kinds", NULL) ||
        !json_need_text(c, rq->body, "url", ENDPOINT_URL_MAX, &wish.url) ||
        !json_may_object(c, rq->body, "keys", &keys) || !json_need_object(c, keys, "keys") ||
        !json_only(c, keys, "p256dh", "auth", NULL) ||
        !json_need_text(c, keys, "p256dh", KEY_BYTES, &wish.key) ||
        !json_need_text(c, keys, "auth", KEY_BYTES, &wish.secret) ||
        !json_may_text(c, rq->body, "label", LABEL_BYTES, &wish.label) ||
        !read_kinds(c, rq->body, &wish.kinds) || !push_add(c, rq->db, &wish, &device))
        return false;
    json_add(body, "device", device);
    return reply_json(c, rp, 201, body);
}

/* This browser, or another of mine, gets no more notifications. */
bool my_device_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return push_remove(c, rq->db, rq->who.account, request_part(rq, "device")) && reply_empty(rp, 204);
}

/* My webhooks. */
bool my_webhooks_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return webhook_list(c, rq->db, rq->who.account, &list) && reply_list(c, rq, rp, list);
}

/* Create a webhook; only this answer shows its secret. */
bool my_webhook_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct webhook_wish wish = {.owner = &visitor, .label = "Webhook"};
    json_object *webhook;
    if (!json_only(c, rq->body, "url", "label", "kinds", NULL) ||
        !json_need_text(c, rq->body, "url", ENDPOINT_URL_MAX, &wish.url) ||
        !json_may_text(c, rq->body, "label", LABEL_BYTES, &wish.label) ||
        !read_kinds(c, rq->body, &wish.kinds))
        return false;
    return webhook_add(c, rq->db, &wish, &webhook) && reply_json(c, rp, 201, webhook);
}

/* Delete a webhook and what is queued for it. */
bool my_webhook_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return webhook_remove(c, rq->db, rq->who.account, request_part(rq, "webhook")) && reply_empty(rp, 204);
}

/* Give a webhook a new secret, which only this answer shows. */
bool my_webhook_secret_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    json_object *webhook;
    return json_only(c, rq->body, NULL) &&
           webhook_renew(c, rq->db, &visitor, request_part(rq, "webhook"), &webhook) &&
           reply_json(c, rp, 200, webhook);
}

/* What became of the latest deliveries. */
bool my_deliveries_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return webhook_deliveries(c, rq->db, rq->who.account, request_part(rq, "webhook"), &list) &&
           reply_list(c, rq, rp, list);
}

/* Send a test. */
bool my_delivery_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return webhook_send(c, rq->db, rq->who.account, request_part(rq, "webhook"), NULL) &&
           reply_empty(rp, 204);
}

/* Send a delivery again that failed for good. */
bool my_delivery_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return webhook_send(c, rq->db, rq->who.account, request_part(rq, "webhook"),
                        request_part(rq, "delivery")) &&
           reply_empty(rp, 204);
}
