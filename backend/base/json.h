/* json.h - the border: bytes from outside become json-c objects, objects become typed values. Only this file and the
 * games' border files (parse, save, view) touch json-c.
 *
 * json-c alone, even in strict mode, accepts duplicate keys, NaN, single quotes, reads 1e3 as an integer and
 * saturates big ones; json_read refuses all of that first. Integers only, |v| <= 2^53-1; strings are valid UTF-8
 * without NUL. */
#ifndef QUAD_JSON_H
#define QUAD_JSON_H
#include "base/ctx.h"
#include <json-c/json.h>

#define JSON_INT_MAX 9007199254740991LL
enum { JSON_DEPTH = 16 };

/* Parse `length` bytes; the object lives in the pool. Failure: FAULT_MALFORMED with the place. Any JSON value may be
 * the top (callers ask json_is_object). */
bool json_read(struct ctx *c, const char *bytes, size_t length, json_object **ret_object) must_check;
/* An upper estimate of the memory that the text takes once parsed, made without parsing it. An empty object takes
 * hundreds of times as much as its text. */
size_t json_weight(const char *bytes, size_t length);
/* Parse our own stored text (already once written by json_text); a fault in it is a bug. */
json_object *json_own(struct ctx *c, const char *text);
/* Print without blanks, keys in insertion order; lives in the pool. */
const char *json_text(struct ctx *c, json_object *object);

/* New containers and values owned by the pool or by the container they are added to. */
json_object *json_new_object(struct ctx *c);
json_object *json_new_array(struct ctx *c);
/* Add a member; `value` NULL adds null. The object takes a reference of its own, so a value that was not made with
 * the pool leaks. */
void json_add(json_object *object, const char *key, json_object *value);
void json_add_text(json_object *object, const char *key, const char *text); /* NULL text: null */
void json_add_int(json_object *object, const char *key, int64_t value);
void json_add_bool(json_object *object, const char *key, bool value);
void json_push(json_object *array, json_object *value);
void json_push_int(json_object *array, int64_t value);
void json_push_text(json_object *array, const char *text);

/* Typed members. need: must be there; may: absent (or null) leaves *ret as it was and *is true*. Faults:
 * FAULT_BAD_REQUEST with the member's path and a hint. Ranges are inclusive; text lengths in bytes. */
bool json_need_object(struct ctx *c, json_object *value, const char *what) must_check;
bool json_need_int(struct ctx *c, json_object *o, const char *key, int64_t min, int64_t max,
                   int64_t *ret) must_check;
bool json_may_int(struct ctx *c, json_object *o, const char *key, int64_t min, int64_t max,
                  int64_t *ret) must_check;
bool json_need_text(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret) must_check;
bool json_may_text(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret) must_check;
/* Text that people write and others read: no control characters except tab and line ends, because a terminal would
 * obey them. */
bool json_need_plain(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret) must_check;
bool json_may_plain(struct ctx *c, json_object *o, const char *key, size_t max, const char **ret) must_check;
bool json_may_bool(struct ctx *c, json_object *o, const char *key, bool *ret) must_check;
bool json_need_array(struct ctx *c, json_object *o, const char *key, size_t max,
                     json_object **ret) must_check;
bool json_may_object(struct ctx *c, json_object *o, const char *key, json_object **ret) must_check;
/* The member, or NULL when absent. */
json_object *json_member(json_object *o, const char *key);
/* Refuse members not named (list ends with NULL): FAULT_UNKNOWN_MEMBER with the path. */
bool json_only(struct ctx *c, json_object *o, ...) __attribute__((sentinel)) must_check;
/* Same value, whatever the order of members. */
bool json_same(json_object *a, json_object *b);
/* A copy of the value with members sorted by name at every level: the canonical body of an order. */
json_object *json_canonical(struct ctx *c, json_object *value);
#endif
