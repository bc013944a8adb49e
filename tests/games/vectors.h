/* vectors.h - test vectors in files of JSON: found, read, compared. */
#ifndef TESTS_VECTORS_H
#define TESTS_VECTORS_H
#include "base/json.h"
#include "harness.h"

/* The JSON of a file, or NULL when it is not there. */
json_object *vector_file(struct ctx *c, const char *path);
/* A path below $QUADRIVIUM_SHARED (../shared). */
const char *vector_shared_path(struct ctx *c, const char *path);
/* The text member of an object; fails the test without it. */
const char *vector_text(json_object *o, const char *key);
json_object *vector_at(json_object *list, size_t i);
/* Fails the test with both texts when the values differ, whatever the order of members. */
void vector_same(struct ctx *c, json_object *ours, json_object *theirs, const char *what);
#endif
