/* http.c - see http.h. Reads the parts of a request and builds replies; knows no routes, sessions or FastCGI. */
#include "web/http.h"
#include "web/query.h"
#include "web/route.h"
#include "base/secret.h"
#include "platform/model/terms.h"
#include "platform/model/wording.h"
#include "platform/runtime/wake_table.h"
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The request */

static const char *find(const struct parameter *list, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (strcmp(list[i].name, name) == 0) return list[i].value;
    return NULL;
}

const char *request_part(const struct request *rq, const char *name)
{
    const char *value = find(rq->path_parameters, rq->path_parameter_count, name);
    must(value);
    return value;
}

const char *request_query(const struct request *rq, const char *name)
{
    return find(rq->query, rq->query_count, name);
}

/* A plain decimal number: only a minus as sign, no blanks, no leading zeros, no overflow. */
static bool read_int(const char *text, int64_t *ret)
{
    const char *digits = *text == '-' ? text + 1 : text;
    if (*digits < '0' || *digits > '9' || (*digits == '0' && (digits[1] || digits > text))) return false;
    char *end;
    errno = 0;
    long long value = strtoll(text, &end, 10);
    if (*end || errno) return false;
    *ret = value;
    return true;
}

bool request_query_int(struct ctx *c, const struct request *rq, const char *name, int64_t min, int64_t max,
                       int64_t *ret)
{
    const char *text = request_query(rq, name);
    if (!text) return true;
    int64_t value;
    if (read_int(text, &value) && value >= min && value <= max) {
        *ret = value;
        return true;
    }
    fail(c, FAULT_BAD_REQUEST, "the query member %s must be an integer in its range", name);
    fail_at(c, pool_print(c->pool, "/query/%s", name), "bad_request",
            pool_print(c->pool, "an integer from %lld to %lld", (long long)min, (long long)max));
    return false;
}

bool request_query_language(struct ctx *c, const struct request *rq, enum language *ret)
{
    const char *tag = request_query(rq, "lang");
    if (!tag || wording_language_find(tag, ret)) return true;
    fail(c, FAULT_BAD_REQUEST, "the server does not speak this language");
    fail_at(c, "/query/lang", "bad_request", "en or de");
    return false;
}

struct visitor request_visitor(const struct request *rq)
{
    return (struct visitor){.account = rq->who.account,
                            .session = rq->who.session,
                            .token = rq->who.token,
                            .remote = rq->remote,
                            .user_agent = rq->user_agent};
}

bool request_is_write(const struct request *rq)
{
    return strcmp(rq->method, "GET") != 0 && strcmp(rq->method, "HEAD") != 0;
}

bool request_is_idempotent_post(const struct request *rq)
{
    return rq->idempotency_key && rq->who.account && strcmp(rq->method, "POST") == 0;
}

/* Parts of the path */

enum param_type { PARAM_ID, PARAM_WORD, PARAM_TEXT, PARAM_NUMBER };
enum { ID_LETTERS = PUBLIC_ID - 1, WORD_MAX = 64, TEXT_MAX = 256 };

static const struct param {
    const char *name;
    enum param_type type;
    int64_t min, max;
} PARAMS[] = {
#define ID(name) {#name, PARAM_ID, 0, 0},
#define WORD(name) {#name, PARAM_WORD, 0, 0},
#define TEXT(name) {#name, PARAM_TEXT, 0, 0},
#define NUMBER(name, min, max) {#name, PARAM_NUMBER, min, max},
#include "web/params.def"
#undef ID
#undef WORD
#undef TEXT
#undef NUMBER
};
enum { PARAM_COUNT = sizeof PARAMS / sizeof *PARAMS };

static const struct param *param_find(const char *name)
{
    for (int i = 0; i < PARAM_COUNT; i++)
        if (strcmp(PARAMS[i].name, name) == 0) return &PARAMS[i];
    must(!"a part of a path that params.def names");
    return NULL;
}

static bool param_fits(const struct param *param, const char *value, int64_t *ret_number)
{
    static const char ID[] = "abcdefghijklmnopqrstuvwxyz234567";
    static const char WORD[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
    size_t length = strlen(value);
    switch (param->type) {
    case PARAM_ID: return length == ID_LETTERS && strspn(value, ID) == length;
    case PARAM_WORD: return length <= WORD_MAX && strspn(value, WORD) == length;
    case PARAM_TEXT: return length <= TEXT_MAX;
    default: return read_int(value, ret_number) && *ret_number >= param->min && *ret_number <= param->max;
    }
}

bool request_parts_fit(struct ctx *c, struct request *rq)
{
    for (int i = 0; i < rq->path_parameter_count; i++) {
        const struct parameter *part = &rq->path_parameters[i];
        if (!param_fits(param_find(part->name), part->value, &rq->path_numbers[i]))
            return fail(c, FAULT_NOT_FOUND, "not found");
    }
    return true;
}

int64_t request_number(const struct request *rq, const char *name)
{
    must(param_find(name)->type == PARAM_NUMBER);
    for (int i = 0; i < rq->path_parameter_count; i++)
        if (strcmp(rq->path_parameters[i].name, name) == 0) return rq->path_numbers[i];
    must(!"a name of the route");
    return 0;
}

/* The query */

static bool is_listed(const char *name, va_list names)
{
    const char *one;
    while ((one = va_arg(names, const char *)))
        if (strcmp(one, name) == 0) return true;
    return false;
}

bool request_query_only(struct ctx *c, const struct request *rq, ...)
{
    for (int i = 0; i < rq->query_count; i++) {
        va_list names;
        va_start(names, rq);
        bool known = is_listed(rq->query[i].name, names);
        va_end(names);
        if (known) continue;
        fail(c, FAULT_UNKNOWN_MEMBER, "the query has a member that this route does not know");
        fail_at(c, pool_print(c->pool, "/query/%s", rq->query[i].name), "unknown_member", "leave it out");
    }
    return c->failure.fault == FAULT_NONE;
}

/* The body */

static bool too_large(struct ctx *c, size_t limit)
{
    return fail(c, FAULT_TOO_LARGE, "the body can have at most %zu bytes here", limit);
}

static bool is_type(const char *type, const char *wanted)
{
    if (!type || strncasecmp(type, wanted, strlen(wanted)) != 0) return false;
    type += strlen(wanted);
    type += strspn(type, " \t");
    if (!*type) return true;
    if (*type++ != ';') return false;
    type += strspn(type, " \t");
    return strcasecmp(type, "charset=utf-8") == 0 || strcasecmp(type, "charset=\"utf-8\"") == 0;
}

/* The most memory a parsed body can take; all workers of costly.sock together must leave enough for the machine. */
enum { MB = 1024 * 1024, WEIGHT_MAX = 256 * MB };

static bool parse_json(struct ctx *c, const char *bytes, size_t length, json_object **ret_body)
{
    if (json_weight(bytes, length) > WEIGHT_MAX)
        return fail(c, FAULT_TOO_LARGE, "the body has more values than fit into %d MiB of memory",
                    WEIGHT_MAX / MB);
    if (!json_read(c, bytes, length, ret_body)) return false;
    if (json_object_is_type(*ret_body, json_type_object)) return true;
    return fail(c, FAULT_BAD_REQUEST, "the body must be an object");
}

/* A form is written like a query. */
static bool parse_form(struct ctx *c, const char *bytes, size_t length, json_object **ret_body)
{
    struct request form = {.query_text = pool_copy_bytes(c->pool, bytes, length)};
    bool busy;
    if (strlen(form.query_text) != length) return fail(c, FAULT_MALFORMED, "the form contains a NUL");
    if (!query_read(c, &form, &busy)) return false;
    *ret_body = json_new_object(c);
    for (int i = 0; i < form.query_count; i++)
        json_add_text(*ret_body, form.query[i].name, form.query[i].value);
    return true;
}

/* The announced length is trusted only to refuse early and to size the first buffer, never as the length read. */
bool request_read_body(struct ctx *c, const struct incoming *in, size_t limit, bool form,
                       json_object **ret_body)
{
    const char *type = form ? "application/x-www-form-urlencoded" : "application/json";
    unsigned long long announced = in->content_length ? strtoull(in->content_length, NULL, 10) : 0;
    if (announced > limit) return too_large(c, limit);
    if (announced == 0 &&
        strcmp(in->method, "DELETE") == 0) { /* the path says what to delete: a body is optional */
        *ret_body = json_new_object(c);
        return true;
    }
    if (!is_type(in->content_type, type))
        return fail(c, FAULT_UNSUPPORTED_MEDIA_TYPE, "the body must be %s", type);
    size_t room = (size_t)announced + 1, length = 0, got;
    char *bytes = pool_take(c->pool, room);
    while ((got = in->read(in->from, bytes + length, room - length)) > 0) {
        length += got;
        if (length > limit) return too_large(c, limit);
        if (length < room) continue;
        char *more = pool_take(c->pool, room * 2);
        memcpy(more, bytes, length);
        bytes = more;
        room *= 2;
    }
    return (form ? parse_form : parse_json)(c, bytes, length, ret_body);
}

/* Replies */

bool reply_json(struct ctx *c, struct reply *rp, int status, json_object *body)
{
    return reply_text(c, rp, status, "application/json", json_text(c, body));
}

bool reply_text(struct ctx *c, struct reply *rp, int status, const char *type, const char *text)
{
    (void)c;
    return reply_bytes(rp, status, type, text, strlen(text));
}

bool reply_bytes(struct reply *rp, int status, const char *type, const char *bytes, size_t length)
{
    rp->status = status;
    rp->type = type;
    rp->body = bytes;
    rp->length = length;
    return true;
}

bool request_wants_lines(const struct request *rq)
{
    return rq->accept && strstr(rq->accept, "application/x-ndjson");
}

bool reply_list(struct ctx *c, const struct request *rq, struct reply *rp, json_object *list)
{
    json_object *items = json_member(list, "items"), *end = json_new_object(c);
    if (!request_wants_lines(rq)) return reply_json(c, rp, 200, list);
    size_t count = json_object_array_length(items), room = 1;
    const char **lines = pool_take_many(c->pool, count + 1, sizeof *lines);
    for (size_t i = 0; i < count; i++) {
        lines[i] = json_text(c, json_object_array_get_idx(items, i));
        room += strlen(lines[i]) + 1;
    }
    json_add_text(end, "type", "end");
    json_add_int(end, "count", (int64_t)count);
    json_add(end, "next", json_member(list, "next"));
    lines[count] = json_text(c, end);
    char *body = pool_take(c->pool, room + strlen(lines[count]) + 1), *at = body;
    for (size_t i = 0; i <= count; i++) {
        at = stpcpy(at, lines[i]);
        *at++ = '\n';
    }
    *at = 0;
    return reply_text(c, rp, 200, "application/x-ndjson", body);
}

bool reply_empty(struct reply *rp, int status)
{
    rp->status = status;
    rp->type = rp->body = NULL;
    rp->length = 0;
    return true;
}

void reply_header(struct ctx *c, struct reply *rp, const char *name, const char *value)
{
    (void)c;
    for (const char *at = value; *at; at++) must((unsigned char)*at >= 0x20 && *at != 0x7f);
    for (int i = 0; i < rp->header_count; i++) {
        if (strcmp(rp->headers[i].name, name) != 0) continue;
        rp->headers[i].value = value;
        return;
    }
    must(rp->header_count < REPLY_HEADERS_MAX);
    rp->headers[rp->header_count++] = (struct parameter){name, value};
}

void reply_etag(struct ctx *c, struct reply *rp, const char *etag) { rp->etag = pool_copy(c->pool, etag); }

/* If-None-Match: * or a list of "tag" and W/"tag"; comparison is the weak one (RFC 9110, 13.1.2). */
bool request_has_etag(const struct request *rq, const char *etag)
{
    const char *at = rq->if_none_match;
    size_t length = strlen(etag);
    if (!at) return false;
    if (strcmp(at, "*") == 0) return true;
    while ((at = strchr(at, '"'))) {
        const char *end = strchr(++at, '"');
        if (!end) return false;
        if ((size_t)(end - at) == length && memcmp(at, etag, length) == 0) return true;
        at = end + 1;
    }
    return false;
}

/* Waiting */

enum { BACK_MAX = 2000, WAIT_MAX = 25 };

/* The request's own address without one query parameter; ends in ? or &. */
static char *own_address(struct ctx *c, const struct request *rq, const char *without)
{
    char *text = pool_print(c->pool, "%s?", query_encode(c, rq->path, "/"));
    for (int i = 0; i < rq->query_count; i++) {
        if (strcmp(rq->query[i].name, without) == 0) continue;
        text = pool_print(c->pool, "%s%s=%s&", text, query_encode(c, rq->query[i].name, ""),
                          query_encode(c, rq->query[i].value, ""));
    }
    return text;
}

/* The request's own address with wait=0. */
static char *back_address(struct ctx *c, const struct request *rq, bool busy)
{
    return pool_print(c->pool, "%swait=0%s", own_address(c, rq, "wait"), busy ? "&busy=1" : "");
}

bool reply_known(struct ctx *c, const struct request *rq, struct reply *rp)
{
    char *address = own_address(c, rq, "");
    address[strlen(address) - 1] = 0;
    reply_empty(rp, 200);
    reply_header(c, rp, "X-Accel-Redirect", pool_print(c->pool, KNOWN_DOOR "%s", address));
    return true;
}

bool reply_wait(struct ctx *c, const struct request *rq, struct reply *rp, const char *key, uint32_t seq,
                int seconds)
{
    must(seconds > 0 && seconds <= WAIT_MAX);
    bool deaf = !wake_alive(); /* nothing would wake it: return at once, and tell the client to slow down */
    const char *back = back_address(c, rq, deaf);
    if (strlen(back) > BACK_MAX) return fail(c, FAULT_BAD_REQUEST, "the address is too long for a long poll");
    if (!deaf)
        back = pool_print(c->pool, "/_wait/%s/%u/%d?back=%s", key, seq, seconds * 1000,
                          query_encode(c, back, ""));
    reply_empty(rp, 200);
    reply_header(c, rp, "X-Accel-Redirect", back);
    return true;
}
