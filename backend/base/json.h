/* json.h - parses untrusted bytes into json-c objects, and reads and writes their members with types and ranges. Only
 * its files and a game's parse, save and view call json-c directly.
 *
 * json-c alone, even in strict mode, accepts duplicate keys, NaN and single quotes, reads 1e3 as an integer and
 * saturates big integers; json_read refuses all of these. Numbers are integers, |v| <= 2^53-1; strings are valid UTF-8
 * without NUL. */
#ifndef QUAD_JSON_H
#define QUAD_JSON_H
#include "base/ctx.h"
#include <json-c/json.h>

#define JSON_INT_MAX 9007199254740991LL
enum { JSON_DEPTH = 16 };

/* Parse `length` bytes; the object belongs to the pool. The top level can be any JSON value (callers check with
 * json_need_object). FAULT_MALFORMED, with the position of the error. */
bool json_read(struct ctx *c, const char *bytes, size_t length, json_object **ret_object) must_check;
/* An upper bound, in bytes, for the memory the text needs once parsed, estimated without parsing it: an empty object
 * needs hundreds of times as much as its text. */
size_t json_weight(const char *bytes, size_t length);
/* Parse text that json_text wrote earlier; an error in it is a bug and aborts. The object belongs to the pool. */
json_object *json_own(struct ctx *c, const char *text);
/* Print without blanks, keys in insertion order; the text belongs to the pool (json_print.c). */
const char *json_text(struct ctx *c, json_object *object);
/* Write numbers as a JSON list, without an object for each. `at` has room for JSON_NUMBERS(count) bytes; returns the end
 * of what was written, where no NUL stands. */
#define JSON_NUMBERS(count) (12 * (size_t)(count) + 2)
char *json_put_numbers(char *at, const int32_t *number, size_t count);

/* New containers, owned by the pool. */
json_object *json_new_object(struct ctx *c);
json_object *json_new_array(struct ctx *c);
/* Add a member (json_add) or an item (json_push). NULL adds null. The container takes a reference of its own, so
 * `value` must belong to the pool, or it leaks. */
void json_add(json_object *object, const char *key, json_object *value);
void json_add_text(json_object *object, const char *key, const char *text);
void json_add_int(json_object *object, const char *key, int64_t value);
void json_add_bool(json_object *object, const char *key, bool value);
void json_push(json_object *array, json_object *value);
void json_push_int(json_object *array, int64_t value);
void json_push_bool(json_object *array, bool value);
void json_push_text(json_object *array, const char *text);

/* Read a member with its type. need: the member is required. may: when it is absent or null, *ret stays as it was and
 * the function returns true. Ranges are inclusive; `max` is bytes of a text, items of an array. Errors:
 * FAULT_BAD_REQUEST with the member's path and a hint. What is returned is borrowed from `o`. json_need_object checks
 * `value` itself; `what` names it in the error. */
bool json_need_object(struct ctx *c, json_object *value, const char *what) must_check;
bool json_need_int(struct ctx *c, json_object *o, const char *key, int64_t min, int64_t max,
                   int64_t *ret) must_check;
bool json_may_int(struct ctx *c, json_object *o, const char *key, int64_t min, int64_t max,
                  int64_t *ret) must_check;
bool json_need_text(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret) must_check;
bool json_may_text(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret) must_check;
/* Text one person writes and another reads: no control characters except tab and line ends, because a terminal would
 * interpret them. */
bool json_need_plain(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret) must_check;
bool json_may_plain(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret) must_check;
bool json_may_bool(struct ctx *c, json_object *o, const char *key, bool *ret) must_check;
bool json_need_array(struct ctx *c, json_object *o, const char *key, size_t max,
                     json_object **ret) must_check;
bool json_may_object(struct ctx *c, json_object *o, const char *key, json_object **ret) must_check;
/* The member, or NULL when absent. */
json_object *json_member(json_object *o, const char *key);
/* Refuse members other than those named (the list ends with NULL): FAULT_UNKNOWN_MEMBER with the path. */
bool json_only(struct ctx *c, json_object *o, ...) __attribute__((sentinel)) must_check;
/* Equal values; the order of members does not matter. */
bool json_same(json_object *a, json_object *b);
/* A copy of the value with members sorted by name at every level: the canonical body of an order. */
json_object *json_canonical(struct ctx *c, json_object *value);
#endif
