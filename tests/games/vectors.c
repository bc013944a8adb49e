/* vectors.c - see vectors.h. */
#include "vectors.h"
#include <stdio.h>
#include <stdlib.h>

json_object *vector_file(struct ctx *c, const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    ck_assert_int_eq(fseek(file, 0, SEEK_END), 0);
    size_t size = (size_t)ftell(file);
    rewind(file);
    char *text = pool_take(c->pool, size + 1);
    ck_assert_uint_eq(fread(text, 1, size, file), size);
    fclose(file);
    return json_own(c, text);
}

const char *vector_shared_path(struct ctx *c, const char *path)
{
    const char *shared = getenv("QUADRIVIUM_SHARED");
    return pool_print(c->pool, "%s/%s", shared && *shared ? shared : "../shared", path);
}

const char *vector_text(json_object *o, const char *key)
{
    const char *text = json_object_get_string(json_member(o, key));
    ck_assert_msg(text != NULL, "no %s", key);
    return text;
}

json_object *vector_at(json_object *list, size_t i) { return json_object_array_get_idx(list, i); }

void vector_same(struct ctx *c, json_object *ours, json_object *theirs, const char *what)
{
    ck_assert_msg(json_same(ours, theirs), "%s:\nours   %s\ntheirs %s", what,
                  json_text(c, json_canonical(c, ours)), json_text(c, json_canonical(c, theirs)));
}
