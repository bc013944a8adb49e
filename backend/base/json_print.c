/* json_print.c - json_text: JSON as text. Written for speed, since a server and an engine print far more JSON than they
 * read: json-c's own printer takes a formatted print for each number and a copy for each piece. The bytes are those of
 * json-c, which stored hashes depend on. */
#include "base/json.h"
#include <string.h>

struct printed {
    struct pool *pool;
    char *bytes;
    size_t used, room;
};

static void put_bytes(struct printed *p, const char *bytes, size_t length)
{
    if (p->room - p->used < length) {
        p->room = 2 * p->room + length;
        p->bytes = pool_grow(p->pool, p->bytes, p->used, p->room);
    }
    memcpy(p->bytes + p->used, bytes, length);
    p->used += length;
}

static void put_sign(struct printed *p, char sign) { put_bytes(p, &sign, 1); }

/* Write the number so that it ends at `end`; returns where it begins. */
static char *digits_before(char *end, int64_t number)
{
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do *--end = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0) *--end = '-';
    return end;
}

static void put_int(struct printed *p, json_object *value)
{
    char digits[24], *end = digits + sizeof digits;
    char *at = digits_before(end, json_object_get_int64(value));
    put_bytes(p, at, (size_t)(end - at));
}

char *json_put_numbers(char *at, const int32_t *number, size_t count)
{
    *at++ = '[';
    for (size_t i = 0; i < count; i++) {
        char digits[24], *end = digits + sizeof digits;
        if (i) *at++ = ',';
        if (number[i] >= 0 && number[i] < 10) {
            *at++ = (char)('0' + number[i]); /* most of them, by far */
            continue;
        }
        char *begin = digits_before(end, number[i]);
        memcpy(at, begin, (size_t)(end - begin));
        at += end - begin;
    }
    *at++ = ']';
    return at;
}

static bool is_plain(unsigned char ch) { return ch >= 0x20 && ch != '"' && ch != '\\'; }

static void put_escape(struct printed *p, unsigned char ch)
{
    static const char SHORT[] = "\bb\nn\rr\tt\ff\"\"\\\\", HEX[] = "0123456789abcdef";
    const char *found = ch ? strchr(SHORT, ch) : NULL;
    if (found && (found - SHORT) % 2 == 0) put_bytes(p, (char[]){'\\', found[1]}, 2);
    else put_bytes(p, (char[]){'\\', 'u', '0', '0', HEX[ch >> 4], HEX[ch & 15]}, 6);
}

static void put_text(struct printed *p, const char *text, size_t length)
{
    put_sign(p, '"');
    for (size_t i = 0; i < length;) {
        size_t begun = i;
        while (i < length && is_plain((unsigned char)text[i])) i++;
        put_bytes(p, text + begun, i - begun);
        if (i < length) put_escape(p, (unsigned char)text[i++]);
    }
    put_sign(p, '"');
}

static void put_value(struct printed *p, json_object *value);

static void put_object(struct printed *p, json_object *object)
{
    char sign = '{';
    json_object_object_foreach (object, key, member) {
        put_sign(p, sign);
        put_text(p, key, strlen(key));
        put_sign(p, ':');
        put_value(p, member);
        sign = ',';
    }
    if (sign == '{') put_sign(p, '{');
    put_sign(p, '}');
}

static void put_array(struct printed *p, json_object *array)
{
    size_t length = json_object_array_length(array);
    put_sign(p, '[');
    for (size_t i = 0; i < length; i++) {
        if (i) put_sign(p, ',');
        put_value(p, json_object_array_get_idx(array, i));
    }
    put_sign(p, ']');
}

/* What is rare, such as a number of the database with a point. */
static void put_other(struct printed *p, json_object *value)
{
    const char *text = json_object_to_json_string_ext(value, JSON_C_TO_STRING_PLAIN);
    put_bytes(p, text, strlen(text));
}

static void put_value(struct printed *p, json_object *value)
{
    switch (json_object_get_type(value)) {
    case json_type_object: put_object(p, value); break;
    case json_type_array: put_array(p, value); break;
    case json_type_string:
        put_text(p, json_object_get_string(value), (size_t)json_object_get_string_len(value));
        break;
    case json_type_int:
        /* the value that also stands for all greater ones */
        if (json_object_get_int64(value) == INT64_MAX) put_other(p, value);
        else put_int(p, value);
        break;
    default: put_other(p, value);
    }
}

const char *json_text(struct ctx *c, json_object *object)
{
    enum { ROOM = 512 };
    struct printed p = {.pool = c->pool, .bytes = pool_grow(c->pool, NULL, 0, ROOM), .room = ROOM};
    put_value(&p, object);
    put_sign(&p, 0);
    return pool_grow(p.pool, p.bytes, p.used, p.used);
}
