/* mail.c - my mail address and its settings, and the links in mails. */
#include "platform/account/mail.h"
#include "web/route.h"

enum { ADDRESS_BYTES = 320 };

static bool reply_mail(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *mail, *body = json_new_object(c);
    if (!mail_read(c, rq->db, rq->who.account, &mail)) return false;
    json_add(body, "mail", mail);
    return reply_json(c, rp, 200, body);
}

/* My address and settings, and the status of the last mail. */
bool my_mail_get(struct ctx *c, const struct request *rq, struct reply *rp) { return reply_mail(c, rq, rp); }

static bool read_kinds(struct ctx *c, json_object *kinds, int *ret)
{
    bool turns = false, offers = false, talk = false;
    if (!json_only(c, kinds, "turns", "offers", "talk", NULL) || !json_may_bool(c, kinds, "turns", &turns) ||
        !json_may_bool(c, kinds, "offers", &offers) || !json_may_bool(c, kinds, "talk", &talk))
        return false;
    *ret = (turns ? MAIL_TURNS : 0) | (offers ? MAIL_OFFERS : 0) | (talk ? MAIL_TALK : 0);
    return true;
}

/* Change the address, which must then be confirmed, or the settings. */
bool my_mail_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct mail_wish wish = {.kinds = -1, .remote = rq->remote};
    json_object *kinds = NULL;
    if (!json_only(c, rq->body, "address", "kinds", NULL) ||
        !json_may_text(c, rq->body, "address", ADDRESS_BYTES, &wish.address) ||
        !json_may_object(c, rq->body, "kinds", &kinds) || (kinds && !read_kinds(c, kinds, &wish.kinds)))
        return false;
    struct visitor visitor = request_visitor(rq);
    return mail_change(c, rq->db, &visitor, &wish) && reply_mail(c, rq, rp);
}

/* Stop all mail. */
bool my_mail_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return mail_stop(c, rq->db, rq->who.account) && reply_empty(rp, 204);
}

/* The link in the confirmation mail. */
bool mail_confirmation_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return mail_confirm(c, rq->db, request_part(rq, "code")) && reply_empty(rp, 204);
}

/* The link at the end of every mail; mail programs can post to it themselves (RFC 8058), with any body. */
bool mail_unsubscribe_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return mail_stop_by(c, rq->db, request_part(rq, "code")) && reply_empty(rp, 204);
}
