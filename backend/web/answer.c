/* answer.c - see answer.h. Head and body are one buffer, so that FastCGI sends them at once. nginx adds the headers
 * that every answer of the site carries, such as the content security policy (nginx/headers.conf), so none is sent
 * twice. */
#include "web/answer.h"
#include "web/session.h"
#include <string.h>

enum { FIXED = 1024 }; /* more than all the fixed text together */

struct head {
    char *text;
    size_t length, room;
};

static void add(struct head *head, const char *text)
{
    size_t length = strlen(text);
    must(length < head->room - head->length);
    memcpy(head->text + head->length, text, length);
    head->length += length;
}

static void add_line(struct head *head, const char *name, const char *value)
{
    add(head, name);
    add(head, ": ");
    add(head, value);
    add(head, "\r\n");
}

/* The reason phrase is for people reading in a terminal; "200" alone would be an ill-formed status line. */
static const char *phrase(int status)
{
    switch (status) {
    case 200: return "OK";
    case 201: return "Created";
    case 202: return "Accepted";
    case 204: return "No Content";
    case 304: return "Not Modified";
    case 503: return "Service Unavailable";
    default: return status < 400 ? "Done" : status < 500 ? "Refused" : "Failed";
    }
}

static bool is_unchanged(const struct request *rq, const struct reply *rp)
{
    return !request_is_write(rq) && rp->status == 200 && rp->etag && request_has_etag(rq, rp->etag);
}

static const struct parameter *header_of(const struct reply *rp, const char *name)
{
    for (int i = 0; i < rp->header_count; i++)
        if (strcmp(rp->headers[i].name, name) == 0) return &rp->headers[i];
    return NULL;
}

static void add_headers(struct ctx *c, struct head *head, const struct request *rq, const struct reply *rp)
{
    for (int i = 0; i < rp->header_count; i++) add_line(head, rp->headers[i].name, rp->headers[i].value);
    const struct parameter *cached = header_of(rp, "Cache-Control");
    if (!cached) add_line(head, "Cache-Control", "private, no-cache");
    /* Whose answer it is, for the page's worker, which keeps answers for when there is no connection. */
    bool is_private = !cached || strncmp(cached->value, "private", strlen("private")) == 0;
    if (is_private && rq->who.session && !request_is_write(rq))
        add_line(head, "X-Account", rq->who.public_id);
    if (rp->etag) {
        add(head, "ETag: \"");
        add(head, rp->etag);
        add(head, "\"\r\n");
    }
    if (rp->session_token) add_line(head, "Set-Cookie", session_set_cookie(c, rp->session_token, rq->https));
    if (rp->wrote) add_line(head, "Set-Cookie", session_set_wrote(c, rq->https));
    if (rp->session_token && *rp->session_token && !session_device(c, rq->incoming))
        add_line(head, "Set-Cookie", session_set_device(c, rq->https));
    add_line(head, "X-Request-Id", c->request_id);
}

/* An upper bound of the head's length. */
static size_t head_room(const struct reply *rp)
{
    size_t room = FIXED + (rp->etag ? strlen(rp->etag) : 0) + (rp->type ? strlen(rp->type) : 0);
    for (int i = 0; i < rp->header_count; i++)
        room += strlen(rp->headers[i].name) + strlen(rp->headers[i].value) + 4;
    return room;
}

struct outgoing answer_print(struct ctx *c, const struct request *rq, const struct reply *rp)
{
    int status = is_unchanged(rq, rp) ? 304 : rp->status;
    bool is_bare = status == 304 || status == 204;
    size_t length = is_bare || !rp->body ? 0 : rp->length;
    size_t sent = strcmp(rq->method, "HEAD") == 0 ? 0 : length;
    const struct parameter *elsewhere = header_of(rp, "X-Accel-Redirect");
    struct head head = {.room = head_room(rp)};
    head.text = pool_take(c->pool, head.room + sent);
    add(&head, "Status: ");
    add(&head, pool_print_int(c->pool, status));
    add(&head, " ");
    add(&head, phrase(status));
    add(&head, "\r\n");
    if (elsewhere) { /* nginx continues at that address and drops the rest of this answer */
        add_line(&head, elsewhere->name, elsewhere->value);
    } else {
        add_headers(c, &head, rq, rp);
        if (!is_bare && rp->type) add_line(&head, "Content-Type", rp->type);
        if (!is_bare) add_line(&head, "Content-Length", pool_print_int(c->pool, (int64_t)length));
    }
    add(&head, "\r\n");
    if (sent) memcpy(head.text + head.length, rp->body, sent);
    return (struct outgoing){.bytes = head.text,
                             .length = head.length + sent,
                             .status = status,
                             .route = rq->route,
                             .route_number = rq->route_number,
                             .pad_timing = rp->pad_timing};
}
