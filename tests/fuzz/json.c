/* json.c - libFuzzer at the border: whatever json_read lets in can be printed, read again as the same value, made canonical,
 * and holds neither a member twice nor a number beyond 2^53-1. `make fuzz` runs it on the corpus beside it. */
#include "base/json.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void check_values(json_object *value, int depth)
{
    must(depth <= JSON_DEPTH);
    if (json_object_is_type(value, json_type_int)) {
        int64_t n = json_object_get_int64(value);
        must(n >= -JSON_INT_MAX && n <= JSON_INT_MAX);
    } else if (json_object_is_type(value, json_type_string)) {
        must(strlen(json_object_get_string(value)) == (size_t)json_object_get_string_len(value));
    } else if (json_object_is_type(value, json_type_array)) {
        for (size_t i = 0; i < json_object_array_length(value); i++)
            check_values(json_object_array_get_idx(value, i), depth + 1);
    } else if (json_object_is_type(value, json_type_object)) {
        json_object_object_foreach (value, key, member) {
            must(key != NULL);
            check_values(member, depth + 1);
        }
    } else {
        must(!json_object_is_type(value, json_type_double));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct ctx c = {.pool = pool_new()};
    json_object *object, *again;
    if (json_read(&c, (const char *)bytes, length, &object)) {
        check_values(object, 0);
        const char *text = json_text(&c, object);
        must(json_read(&c, text, strlen(text), &again));
        must(json_same(object, again));
        must(json_same(object, json_canonical(&c, object)));
        must(strcmp(text, json_text(&c, again)) == 0);
    } else {
        must(c.failure.fault == FAULT_MALFORMED && c.failure.detail != NULL);
    }
    pool_drop(c.pool);
    return 0;
}
