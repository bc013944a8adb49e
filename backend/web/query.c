/* query.c - see query.h. */
#include "web/query.h"
#include <string.h>

enum { MEMBERS = sizeof((struct request *)0)->query / sizeof(struct parameter) };

/* The length of the UTF-8 sequence at `at`, or 0 if it is not well-formed (overlong, surrogate, beyond U+10FFFF, cut
 * short), after the table of well-formed sequences in the Unicode standard, chapter 3. */
static size_t sequence(const unsigned char *at)
{
    static const struct {
        unsigned char first, last, second_min, second_max, length;
    } FORMS[] = {
        {0x01, 0x7f, 0, 0, 1},       {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
        {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
        {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
    };
    size_t form = 0, forms = sizeof FORMS / sizeof *FORMS;
    while (form < forms && (at[0] < FORMS[form].first || at[0] > FORMS[form].last)) form++;
    if (form == forms) return 0;
    if (FORMS[form].length == 1) return 1;
    if (at[1] < FORMS[form].second_min || at[1] > FORMS[form].second_max) return 0;
    for (size_t i = 2; i < FORMS[form].length; i++)
        if ((at[i] & 0xc0) != 0x80) return 0;
    return FORMS[form].length;
}

bool query_is_clean(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    while (*at) {
        if (*at < 0x20 || *at == 0x7f) return false;
        size_t length = *at < 0x80 ? 1 : sequence(at);
        if (length == 0) return false;
        at += length;
    }
    return true;
}

static int hex(char digit)
{
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return -1;
}

/* The byte of a valid %XX at `at`, else -1. */
static int escaped(const char *at, size_t length)
{
    if (length < 3) return -1;
    int high = hex(at[1]), low = hex(at[2]);
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}

static const char *decode(struct ctx *c, const char *from, size_t length)
{
    char *text = pool_take(c->pool, length + 1), *to = text;
    for (size_t i = 0; i < length; i++) {
        int byte = from[i] == '+' ? ' ' : from[i];
        if (from[i] == '%') {
            byte = escaped(from + i, length - i);
            if (byte <= 0) return NULL;
            i += 2;
        }
        *to++ = (char)byte;
    }
    return query_is_clean(text) ? text : NULL;
}

static bool add_member(struct ctx *c, struct request *rq, const char *name, const char *value)
{
    if (!name || !value) return fail(c, FAULT_MALFORMED, "the query has an invalid escape or byte");
    if (request_query(rq, name)) return fail(c, FAULT_MALFORMED, "the query names the same member twice");
    if (rq->query_count == MEMBERS) return fail(c, FAULT_MALFORMED, "the query has too many members");
    rq->query[rq->query_count++] = (struct parameter){name, value};
    return true;
}

bool query_read(struct ctx *c, struct request *rq, bool *ret_busy)
{
    const char *at = rq->query_text ? rq->query_text : "";
    rq->query_count = 0;
    *ret_busy = false;
    for (size_t length; *at; at += length + (at[length] == '&')) {
        length = strcspn(at, "&");
        if (length == 0) continue;
        size_t mark = strcspn(at, "=&");
        const char *value = mark < length ? at + mark + 1 : at + mark, *name = decode(c, at, mark);
        if (name && strcmp(name, "busy") == 0) *ret_busy = true;
        else if (!add_member(c, rq, name, decode(c, value, (size_t)(at + length - value)))) return false;
    }
    return true;
}

const char *query_encode(struct ctx *c, const char *text, const char *keep)
{
    static const char PLAIN[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
    static const char HEX[] = "0123456789ABCDEF";
    char *encoded = pool_take(c->pool, strlen(text) * 3 + 1), *to = encoded;
    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;
        if (strchr(PLAIN, byte) || strchr(keep, byte)) {
            *to++ = (char)byte;
            continue;
        }
        *to++ = '%';
        *to++ = HEX[byte >> 4];
        *to++ = HEX[byte & 15];
    }
    return encoded;
}

bool request_query_region(struct ctx *c, const struct request *rq, json_object **ret_window)
{
    static const char *const KEYS[] = {"x0", "y0", "x1", "y1"};
    int64_t at[4] = {0};
    int given = 0;
    *ret_window = NULL;
    for (int i = 0; i < 4; i++) {
        given += request_query(rq, KEYS[i]) != NULL;
        if (!request_query_int(c, rq, KEYS[i], -1000000, 1000000, &at[i])) return false;
    }
    if (!given) return true;
    if (given < 4) return fail(c, FAULT_BAD_REQUEST, "a region is x0, y0, x1 and y1");
    if (at[2] < at[0] || at[3] < at[1] || at[2] - at[0] >= REGION_SIDE_MAX ||
        at[3] - at[1] >= REGION_SIDE_MAX)
        return fail(c, FAULT_BAD_REQUEST,
                    "a region goes from x0,y0 to x1,y1 and is at most %d squares wide and high",
                    REGION_SIDE_MAX);
    json_object *list = json_new_array(c);
    for (int i = 0; i < 4; i++) json_push_int(list, at[i]);
    *ret_window = json_new_object(c);
    json_add(*ret_window, "region", list);
    return true;
}
