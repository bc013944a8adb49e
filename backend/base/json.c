/* json.c - see json.h. */
#include "base/json.h"
#include "base/text.h"
#include "base/thread.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Checks that json-c does not make */

/* One pass over the bytes. Outside strings: no ', no comments, no NaN or Infinity, no fraction, exponent or leading
 * zero, no integer beyond 2^53-1, at most 16 levels. Inside: UTF-8 in its shortest form, no raw control characters,
 * no \u0000, no lone surrogates. json-c checks the rest of the structure. */
struct scan {
    const char *at, *end;
    const char *wrong;
    int depth;
};

static bool is_digit(char ch) { return ch >= '0' && ch <= '9'; }

static bool scan_hex4(struct scan *s, unsigned *ret_value)
{
    unsigned value = 0;
    if (s->end - s->at < 4) return false;
    for (int i = 0; i < 4; i++) {
        char ch = *s->at++;
        unsigned digit;
        if (is_digit(ch)) digit = (unsigned)(ch - '0');
        else if (ch >= 'a' && ch <= 'f') digit = (unsigned)(ch - 'a' + 10);
        else if (ch >= 'A' && ch <= 'F') digit = (unsigned)(ch - 'A' + 10);
        else return false;
        value = value * 16 + digit;
    }
    *ret_value = value;
    return true;
}

static bool scan_escape(struct scan *s)
{
    if (s->at == s->end) return false;
    if (*s->at++ != 'u') return strchr("\"\\/bfnrt", s->at[-1]) != NULL && s->at[-1] != 0;
    unsigned high, low;
    if (!scan_hex4(s, &high) || high == 0) return false;
    if (high < 0xd800 || high > 0xdfff) return true;
    if (high > 0xdbff || s->end - s->at < 2 || s->at[0] != '\\' || s->at[1] != 'u') return false;
    s->at += 2;
    return scan_hex4(s, &low) && low >= 0xdc00 && low <= 0xdfff;
}

/* One character beyond ASCII: shortest form, no surrogates, up to U+10FFFF (json-c lets the first two pass). */
static bool scan_wide(struct scan *s)
{
    static const uint32_t LEAST[] = {0, 0x80, 0x800, 0x10000};
    unsigned char lead = (unsigned char)*s->at++;
    int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    if (lead < 0xc2 || lead > 0xf4 || s->end - s->at < more) return false;
    uint32_t value = lead & (0x3fu >> more);
    for (int i = 0; i < more; i++) {
        unsigned char next = (unsigned char)*s->at++;
        if ((next & 0xc0) != 0x80) return false;
        value = value << 6 | (next & 0x3f);
    }
    return value >= LEAST[more] && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff);
}

static bool scan_string(struct scan *s)
{
    s->at++;
    while (s->at < s->end) {
        unsigned char ch = (unsigned char)*s->at;
        if (ch >= 0x80) {
            if (!scan_wide(s)) break;
            continue;
        }
        s->at++;
        if (ch == '"') return true;
        if (ch < 0x20 || (ch == '\\' && !scan_escape(s))) break;
    }
    s->wrong = "a string is not closed, is not valid UTF-8, or contains a control character, \\u0000 or a "
               "lone surrogate";
    return false;
}

static bool scan_number(struct scan *s)
{
    const char *start = s->at;
    if (*s->at == '-') s->at++;
    const char *digits = s->at;
    while (s->at < s->end && is_digit(*s->at)) s->at++;
    size_t n = (size_t)(s->at - digits);
    s->wrong = "a number is not a plain integer";
    if (n == 0 || (n > 1 && *digits == '0') || (n == 1 && *digits == '0' && digits != start)) return false;
    if (s->at < s->end && strchr(".eE", *s->at) && *s->at) return false;
    s->wrong = "a number is beyond 2^53-1";
    int64_t value = 0;
    for (size_t i = 0; i < n; i++) {
        value = value * 10 + (digits[i] - '0');
        if (value > JSON_INT_MAX) return false;
    }
    s->wrong = NULL;
    return true;
}

static bool scan_word(struct scan *s)
{
    static const char *const WORDS[] = {"true", "false", "null"};
    for (int i = 0; i < 3; i++) {
        size_t n = strlen(WORDS[i]);
        if ((size_t)(s->end - s->at) >= n && memcmp(s->at, WORDS[i], n) == 0) {
            s->at += n;
            return true;
        }
    }
    s->wrong = "there is an unknown word or character outside a string";
    return false;
}

/* json-c does not count a container that is empty. */
static bool scan_sign(struct scan *s)
{
    char ch = *s->at++;
    if (ch == '[' || ch == '{') s->depth++;
    if (ch == ']' || ch == '}') s->depth--;
    if (s->depth <= JSON_DEPTH) return true;
    s->wrong = "the nesting is deeper than 16 levels";
    return false;
}

static const char *scan_bytes(const char *bytes, size_t length)
{
    struct scan s = {.at = bytes, .end = bytes + length};
    while (s.at < s.end) {
        char ch = *s.at;
        bool fine;
        if (ch == '"') fine = scan_string(&s);
        else if (ch == '-' || is_digit(ch)) fine = scan_number(&s);
        else if (ch && strchr("{}[],: \t\r\n", ch)) fine = scan_sign(&s);
        else fine = scan_word(&s);
        if (!fine) return s.wrong;
    }
    return NULL;
}

/* json-c keeps the last of two equal keys and drops the first: count the keys on both sides. */
static size_t keys_in_bytes(const char *bytes, size_t length)
{
    size_t colons = 0;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] == '"')
            for (i++; i < length && bytes[i] != '"'; i++) i += bytes[i] == '\\';
        else colons += bytes[i] == ':';
    }
    return colons;
}

/* What json-c allocates for each, rounded up: an object has a table of 16 places, an array room for 32 values. Both
 * double as they fill. */
enum { VALUE_BYTES = 128, OBJECT_BYTES = 832, ARRAY_BYTES = 416, TEXT_BYTES = 64 };

static size_t weight_of(char sign)
{
    switch (sign) {
    case '{': return OBJECT_BYTES;
    case '[': return ARRAY_BYTES;
    case ',':
    case ':': return VALUE_BYTES;
    default: return 0;
    }
}

size_t json_weight(const char *bytes, size_t length)
{
    size_t weight = VALUE_BYTES;
    for (size_t i = 0; i < length; i++) {
        weight += weight_of(bytes[i]);
        if (bytes[i] != '"') continue;
        size_t begun = i;
        for (i++; i < length && bytes[i] != '"'; i++) i += bytes[i] == '\\';
        weight += TEXT_BYTES + i - begun;
    }
    return weight;
}

static size_t keys_in_object(json_object *value)
{
    size_t keys = 0;
    if (json_object_is_type(value, json_type_object)) {
        json_object_object_foreach (value, key, member) {
            (void)key;
            keys += 1 + keys_in_object(member);
        }
    } else if (json_object_is_type(value, json_type_array)) {
        for (size_t i = 0; i < json_object_array_length(value); i++)
            keys += keys_in_object(json_object_array_get_idx(value, i));
    }
    return keys;
}

/* One tokener for each kind of text, made at the first use: making one costs as much as reading a small body. */
static void *strict_new(void)
{
    json_tokener *tokener = json_tokener_new_ex(JSON_DEPTH + 1);
    if (!tokener) abort();
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8);
    return tokener;
}

static void *own_new(void)
{
    json_tokener *tokener = json_tokener_new_ex(64);
    if (!tokener) abort();
    return tokener;
}

static void tokener_drop(void *tokener) { json_tokener_free(tokener); }

static json_object *parse(const char *bytes, size_t length, enum json_tokener_error *ret_error)
{
    static struct thread_own own = {.make = strict_new, .drop = tokener_drop};
    json_tokener *tokener = thread_own(&own);
    json_tokener_reset(tokener);
    json_object *object = json_tokener_parse_ex(tokener, bytes, (int)length);
    *ret_error = json_tokener_get_error(tokener);
    /* json-c sees a top-level number or word as complete only when another byte follows */
    if (*ret_error == json_tokener_continue)
        object = json_tokener_parse_ex(tokener, "\n", 1), *ret_error = json_tokener_get_error(tokener);
    return object;
}

bool json_read(struct ctx *c, const char *bytes, size_t length, json_object **ret_object)
{
    if (length > (size_t)INT32_MAX) return fail(c, FAULT_MALFORMED, "the body is too long");
    const char *wrong = scan_bytes(bytes, length);
    if (wrong) return fail(c, FAULT_MALFORMED, "%s", wrong);
    enum json_tokener_error error;
    json_object *object = pool_json(c->pool, parse(bytes, length, &error));
    if (error == json_tokener_error_depth)
        return fail(c, FAULT_MALFORMED, "the nesting is deeper than %d levels", JSON_DEPTH);
    if (error != json_tokener_success)
        return fail(c, FAULT_MALFORMED, "not JSON: %s", json_tokener_error_desc(error));
    if (keys_in_bytes(bytes, length) != keys_in_object(object))
        return fail(c, FAULT_MALFORMED, "an object has the same member twice");
    *ret_object = object;
    return true;
}

json_object *json_own(struct ctx *c, const char *text)
{
    static struct thread_own own = {.make = own_new, .drop = tokener_drop};
    json_tokener *tokener = thread_own(&own);
    json_tokener_reset(tokener);
    json_object *object = json_tokener_parse_ex(tokener, text, (int)strlen(text) + 1);
    must(json_tokener_get_error(tokener) == json_tokener_success);
    return pool_json(c->pool, object);
}

/* Making */

json_object *json_new_object(struct ctx *c) { return pool_json(c->pool, json_object_new_object()); }
json_object *json_new_array(struct ctx *c) { return pool_json(c->pool, json_object_new_array()); }

/* The pool owns the reference of containers made by json_new_*, so adding one takes another reference; other new values
 * hand their only reference over. */
static void add(json_object *object, const char *key, json_object *value)
{
    if (json_object_object_add(object, key, value) != 0) abort();
}

void json_add(json_object *object, const char *key, json_object *value)
{
    add(object, key, json_object_get(value));
}
void json_add_text(json_object *object, const char *key, const char *text)
{
    add(object, key, text ? json_object_new_string(text) : NULL);
}
void json_add_int(json_object *object, const char *key, int64_t value)
{
    add(object, key, json_object_new_int64(value));
}
void json_add_bool(json_object *object, const char *key, bool value)
{
    add(object, key, json_object_new_boolean(value));
}

static void push(json_object *array, json_object *value)
{
    if (json_object_array_add(array, value) != 0) abort();
}
void json_push(json_object *array, json_object *value) { push(array, json_object_get(value)); }
void json_push_int(json_object *array, int64_t value) { push(array, json_object_new_int64(value)); }
void json_push_bool(json_object *array, bool value) { push(array, json_object_new_boolean(value)); }

void json_push_text(json_object *array, const char *text) { push(array, json_object_new_string(text)); }

/* Reading */

static bool bad(struct ctx *c, const char *key, const char *hint)
{
    const char *path = pool_print(c->pool, "/%s", key);
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "%s: %s", path, hint);
}

json_object *json_member(json_object *o, const char *key)
{
    json_object *member = NULL;
    if (json_object_is_type(o, json_type_object)) json_object_object_get_ex(o, key, &member);
    return member;
}

bool json_need_object(struct ctx *c, json_object *value, const char *what)
{
    if (json_object_is_type(value, json_type_object)) return true;
    return fail(c, FAULT_BAD_REQUEST, "%s must be an object", what);
}

bool json_need_int(struct ctx *c, json_object *o, const char *key, int64_t min, int64_t max, int64_t *ret)
{
    json_object *member = json_member(o, key);
    int64_t value = member ? json_object_get_int64(member) : 0;
    if (!json_object_is_type(member, json_type_int) || value < min || value > max)
        return bad(c, key, pool_print(c->pool, "must be an integer from %" PRId64 " to %" PRId64, min, max));
    *ret = value;
    return true;
}

bool json_may_int(struct ctx *c, json_object *o, const char *key, int64_t min, int64_t max, int64_t *ret)
{
    return !json_member(o, key) || json_need_int(c, o, key, min, max, ret);
}

bool json_need_text(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret)
{
    json_object *member = json_member(o, key);
    if (!json_object_is_type(member, json_type_string)) return bad(c, key, "must be a text");
    size_t length = (size_t)json_object_get_string_len(member);
    const char *text = json_object_get_string(member);
    if (length > max) return bad(c, key, pool_print(c->pool, "must have at most %zu bytes", max));
    if (strlen(text) != length) return bad(c, key, "must not contain NUL");
    *ret = text;
    return true;
}

bool json_may_text(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret)
{
    return !json_member(o, key) || json_need_text(c, o, key, max, ret);
}

bool json_need_plain(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret)
{
    return json_need_text(c, o, key, max, ret) &&
           (text_is_plain(*ret) || bad(c, key, "must not contain control characters"));
}

bool json_may_plain(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret)
{
    return !json_member(o, key) || json_need_plain(c, o, key, max, ret);
}

bool json_may_bool(struct ctx *c, json_object *o, const char *key, bool *ret)
{
    json_object *member = json_member(o, key);
    if (!member) return true;
    if (!json_object_is_type(member, json_type_boolean)) return bad(c, key, "must be true or false");
    *ret = json_object_get_boolean(member);
    return true;
}

bool json_need_array(struct ctx *c, json_object *o, const char *key, size_t max, json_object **ret)
{
    json_object *member = json_member(o, key);
    if (!json_object_is_type(member, json_type_array)) return bad(c, key, "must be a list");
    if (json_object_array_length(member) > max)
        return bad(c, key, pool_print(c->pool, "must have at most %zu items", max));
    *ret = member;
    return true;
}

bool json_may_object(struct ctx *c, json_object *o, const char *key, json_object **ret)
{
    json_object *member = json_member(o, key);
    if (!member) return true;
    if (!json_object_is_type(member, json_type_object)) return bad(c, key, "must be an object");
    *ret = member;
    return true;
}

static bool is_listed(const char *key, va_list list)
{
    for (const char *known; (known = va_arg(list, const char *));)
        if (strcmp(known, key) == 0) return true;
    return false;
}

bool json_only(struct ctx *c, json_object *o, ...)
{
    json_object_object_foreach (o, key, member) {
        (void)member;
        va_list list;
        va_start(list, o);
        bool known = is_listed(key, list);
        va_end(list);
        if (known) continue;
        const char *path = pool_print(c->pool, "/%.60s", key);
        fail_at(c, path, "unknown_member", "leave it out");
        return fail(c, FAULT_UNKNOWN_MEMBER, "%s is not a member of this request", path);
    }
    return true;
}

bool json_same(json_object *a, json_object *b) { return json_object_equal(a, b) == 1; }

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static json_object *canonical_object(struct ctx *c, json_object *value)
{
    size_t n = (size_t)json_object_object_length(value), i = 0;
    const char **keys = pool_take_many(c->pool, n + 1, sizeof *keys);
    json_object_object_foreach (value, key, member) {
        (void)member;
        keys[i++] = key;
    }
    qsort(keys, n, sizeof *keys, by_text);
    json_object *sorted = json_new_object(c);
    for (i = 0; i < n; i++) json_add(sorted, keys[i], json_canonical(c, json_member(value, keys[i])));
    return sorted;
}

json_object *json_canonical(struct ctx *c, json_object *value)
{
    if (json_object_is_type(value, json_type_object)) return canonical_object(c, value);
    if (!json_object_is_type(value, json_type_array)) return value;
    json_object *array = json_new_array(c);
    for (size_t i = 0; i < json_object_array_length(value); i++)
        json_push(array, json_canonical(c, json_object_array_get_idx(value, i)));
    return array;
}
