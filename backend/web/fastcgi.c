/* fastcgi.c - see fastcgi.h. Numbers and layouts: FastCGI specification 1.0, section 8. */
#include "web/fastcgi.h"
#include <stdbool.h>
#include <string.h>

enum {
    HEADER = 8,
    VERSION = 1,
    RESPONDER = 1,
    BEGIN = 1,
    ABORT = 2,
    END = 3,
    PARAMS = 4,
    STDIN = 5,
    STDOUT = 6,
    STDERR = 7,
    CONTENT_MAX = 65528
};

struct stream {
    unsigned char bytes[FASTCGI_REQUEST];
    size_t length;
    bool over;
};

/* A length of a name or value: one byte, or four with the top bit set. */
static bool take_length(const unsigned char **at, const unsigned char *end, size_t *ret)
{
    if (*at == end) return false;
    size_t length = *(*at)++;
    if (length >> 7) {
        if (end - *at < 3) return false;
        length = (length & 0x7f) << 24 | (size_t)(*at)[0] << 16 | (size_t)(*at)[1] << 8 | (*at)[2];
        *at += 3;
    }
    *ret = length;
    return true;
}

static bool keep(char *to, size_t room, const unsigned char *from, size_t length)
{
    if (length >= room || memchr(from, 0, length)) return false;
    memcpy(to, from, length);
    to[length] = 0;
    return true;
}

static bool read_parameters(const struct stream *params, struct fastcgi_request *ret)
{
    static const char URI[] = "DOCUMENT_URI", QUERY[] = "QUERY_STRING";
    const unsigned char *at = params->bytes, *end = at + params->length;
    ret->uri[0] = ret->query[0] = 0;
    while (at < end) {
        size_t name, value;
        if (!take_length(&at, end, &name) || !take_length(&at, end, &value)) return false;
        if (name > (size_t)(end - at) || value > (size_t)(end - at) - name) return false;
        const unsigned char *content = at + name;
        if (name == sizeof URI - 1 && memcmp(at, URI, name) == 0 &&
            !keep(ret->uri, sizeof ret->uri, content, value))
            return false;
        if (name == sizeof QUERY - 1 && memcmp(at, QUERY, name) == 0 &&
            !keep(ret->query, sizeof ret->query, content, value))
            return false;
        at = content + value;
    }
    return true;
}

static bool add_parameters(struct stream *params, const unsigned char *content, size_t length)
{
    if (params->over || length > sizeof params->bytes - params->length) return false;
    memcpy(params->bytes + params->length, content, length);
    params->length += length;
    params->over = length == 0;
    return true;
}

struct record {
    unsigned type, id;
    size_t length, whole;
    const unsigned char *content;
};

/* The record at `at`; FASTCGI_MORE when its end has not arrived yet. */
static enum fastcgi_progress next_record(const unsigned char *at, size_t length, size_t max,
                                         struct record *ret)
{
    if (length < HEADER) return FASTCGI_MORE;
    size_t content = (size_t)at[4] << 8 | at[5], whole = HEADER + content + at[6];
    *ret = (struct record){at[1], (unsigned)at[2] << 8 | at[3], content, whole, at + HEADER};
    if (at[0] != VERSION || ret->id == 0 || whole > max) return FASTCGI_WRONG;
    return length < whole ? FASTCGI_MORE : FASTCGI_WHOLE;
}

static bool is_begin(const struct record *r)
{
    return r->type == BEGIN && r->length >= 3 && r->content[0] == 0 && r->content[1] == RESPONDER;
}

/* A record after the first: part of the parameters, or the end of the (empty) body, which completes the request. */
static enum fastcgi_progress take_record(const struct record *r, struct stream *params,
                                         struct fastcgi_request *ret)
{
    if (r->id != ret->id) return FASTCGI_WRONG;
    if (r->type == PARAMS)
        return add_parameters(params, r->content, r->length) ? FASTCGI_MORE : FASTCGI_WRONG;
    if (r->type != STDIN || !params->over) return FASTCGI_WRONG;
    if (r->length > 0) return FASTCGI_MORE; /* a body has no meaning here, and nginx sends none */
    return read_parameters(params, ret) ? FASTCGI_WHOLE : FASTCGI_WRONG;
}

enum fastcgi_progress fastcgi_read(const unsigned char *bytes, size_t length, struct fastcgi_request *ret)
{
    static struct stream params; /* one request is read at a time, so 16 KiB can stay off the stack */
    struct record record;
    params.length = 0;
    params.over = false;
    enum fastcgi_progress progress = next_record(bytes, length, FASTCGI_REQUEST, &record);
    if (progress != FASTCGI_WHOLE) return progress;
    if (!is_begin(&record)) return FASTCGI_WRONG;
    ret->id = record.id;
    for (size_t at = record.whole;; at += record.whole) {
        progress = next_record(bytes + at, length - at, FASTCGI_REQUEST, &record);
        if (progress != FASTCGI_WHOLE) return progress;
        progress = take_record(&record, &params, ret);
        if (progress != FASTCGI_MORE) return progress;
    }
}

static unsigned char *put_header(unsigned char *at, unsigned type, unsigned id, size_t content)
{
    const unsigned char header[HEADER] = {
        VERSION,           (unsigned char)type,           (unsigned char)(id >> 8),
        (unsigned char)id, (unsigned char)(content >> 8), (unsigned char)content};
    memcpy(at, header, HEADER);
    return at + HEADER;
}

size_t fastcgi_output(unsigned id, const void *content, size_t length, unsigned char *ret, size_t room)
{
    enum { END_BODY = 8 };
    size_t records = length / CONTENT_MAX + 1, done = 0;
    if (length > room || room - length < (records + 2) * HEADER + END_BODY) return 0;
    unsigned char *at = ret;
    while (done < length) {
        size_t part = length - done < CONTENT_MAX ? length - done : CONTENT_MAX;
        at = put_header(at, STDOUT, id, part);
        memcpy(at, (const unsigned char *)content + done, part);
        at += part;
        done += part;
    }
    at = put_header(at, STDOUT, id, 0);
    at = put_header(at, END, id, END_BODY);
    memset(at, 0, END_BODY);
    return (size_t)(at + END_BODY - ret);
}

size_t fastcgi_answer(unsigned id, const char *head, unsigned char ret[FASTCGI_ANSWER])
{
    return fastcgi_output(id, head, strlen(head), ret, FASTCGI_ANSWER);
}

/* Asking a worker */

static unsigned char *put_length(unsigned char *at, size_t length)
{
    if (length >= 0x80) {
        *at++ = (unsigned char)(0x80 | length >> 24);
        *at++ = (unsigned char)(length >> 16);
        *at++ = (unsigned char)(length >> 8);
    }
    *at++ = (unsigned char)length;
    return at;
}

static unsigned char *put_parameter(unsigned char *at, const char *name, const char *value)
{
    size_t name_length = strlen(name), value_length = strlen(value);
    at = put_length(put_length(at, name_length), value_length);
    /* NOLINTBEGIN(bugprone-not-null-terminated-result): bytes of a record, not strings */
    memcpy(at, name, name_length);
    memcpy(at + name_length, value, value_length);
    /* NOLINTEND(bugprone-not-null-terminated-result) */
    return at + name_length + value_length;
}

size_t fastcgi_ask(const char *uri, const char *query, unsigned char ret[FASTCGI_ANSWER])
{
    enum { ID = 1, BEGIN_BODY = 8, FIXED = 512 };
    static const unsigned char begin[BEGIN_BODY] = {0, RESPONDER};
    if (strlen(uri) + strlen(query) > FASTCGI_ANSWER - FIXED) return 0;
    unsigned char *at = put_header(ret, BEGIN, ID, BEGIN_BODY);
    memcpy(at, begin, BEGIN_BODY);
    unsigned char *params = at + BEGIN_BODY;
    at = put_parameter(params + HEADER, "REQUEST_METHOD", "GET");
    at = put_parameter(at, "DOCUMENT_URI", uri);
    at = put_parameter(at, "QUERY_STRING", query);
    at = put_parameter(at, "REMOTE_ADDR", "127.0.0.1");
    at = put_parameter(at, "REMOTE_NEAR", "1");
    put_header(params, PARAMS, ID, (size_t)(at - params - HEADER));
    at = put_header(at, PARAMS, ID, 0);
    return (size_t)(put_header(at, STDIN, ID, 0) - ret);
}

/* The number of content bytes, moved to the front. All records are known to be whole. */
static size_t compact(unsigned char *bytes, size_t end)
{
    size_t kept = 0;
    struct record record;
    for (size_t at = 0; at < end; at += record.whole) {
        if (next_record(bytes + at, end - at, end, &record) != FASTCGI_WHOLE) break;
        if (record.type != STDOUT) continue;
        memmove(bytes + kept, record.content, record.length);
        kept += record.length;
    }
    return kept;
}

enum fastcgi_progress fastcgi_collect(unsigned char *bytes, size_t length, size_t *ret_length)
{
    struct record record;
    for (size_t at = 0;; at += record.whole) {
        enum fastcgi_progress progress = next_record(bytes + at, length - at, SIZE_MAX, &record);
        if (progress != FASTCGI_WHOLE) return progress;
        if (record.type == END) {
            *ret_length = compact(bytes, at);
            return FASTCGI_WHOLE;
        }
        if (record.type != STDOUT && record.type != STDERR) return FASTCGI_WRONG;
    }
}
