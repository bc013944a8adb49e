/* rendering.c - see rendering.h. */
#include "web/rendering.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct renderings {
    int count;
    struct rendering *at;
};

struct renderings *renderings_new(int count)
{
    struct renderings *all = calloc(1, sizeof *all);
    if (!all || !(all->at = calloc((size_t)count, sizeof *all->at))) abort();
    all->count = count;
    return all;
}

const struct rendering *rendering_find(const struct renderings *all, const char *address, int64_t now)
{
    for (int i = 0; i < all->count; i++) {
        const struct rendering *one = &all->at[i];
        if (strcmp(one->address, address) == 0) return now - one->at < RENDERING_FRESH ? one : NULL;
    }
    return NULL;
}

/* The worker's head, a line at a time */

struct head {
    bool is_fine, is_private, is_public, has_seq;
    uint32_t seq;
};

static bool begins(const char *line, const char *name, const char **ret_value)
{
    size_t length = strlen(name);
    *ret_value = line + length;
    return strncasecmp(line, name, length) == 0;
}

static void read_line(const char *line, struct head *ret)
{
    const char *value;
    if (begins(line, "Status: ", &value)) ret->is_fine = strncmp(value, "200 ", 4) == 0;
    if (begins(line, "X-Accel-Redirect:", &value) || begins(line, "Set-Cookie:", &value))
        ret->is_private = true;
    if (begins(line, "Cache-Control: ", &value)) {
        ret->is_public = strncmp(value, "public,", 7) == 0;
        ret->is_private |= !ret->is_public;
    }
    if (begins(line, "ETag: \"v", &value)) {
        char *end;
        unsigned long long seq = strtoull(value, &end, 10);
        ret->has_seq = end != value && *end == '-' && seq <= UINT32_MAX;
        ret->seq = (uint32_t)seq;
    }
}

/* Copy the answer without its request id, which must differ for each client. Returns the length, 0 when the answer has
 * no complete head. */
static size_t read_answer(const unsigned char *answer, size_t length, char *to, struct head *ret)
{
    char line[512];
    size_t kept = 0;
    *ret = (struct head){0};
    for (size_t at = 0; at < length;) {
        const unsigned char *end = memchr(answer + at, '\n', length - at);
        size_t part = end ? (size_t)(end - answer) + 1 - at : 0;
        if (part < 2 || part > sizeof line) return 0;
        memcpy(line, answer + at, part);
        line[part - 2] = 0;
        bool is_last = !*line;
        if (strncasecmp(line, "X-Request-Id:", 13) != 0) {
            memcpy(to + kept, answer + at, part);
            kept += part;
        }
        at += part;
        read_line(line, ret);
        if (!is_last) continue;
        memcpy(to + kept, answer + at, length - at);
        return kept + length - at;
    }
    return 0;
}

/* The place for a new one: its own, else the oldest. */
static struct rendering *place_for(struct renderings *all, const char *address)
{
    struct rendering *oldest = all->at;
    for (int i = 0; i < all->count; i++) {
        if (strcmp(all->at[i].address, address) == 0) return &all->at[i];
        if (all->at[i].at < oldest->at) oldest = &all->at[i];
    }
    return oldest;
}

const struct rendering *rendering_hold(struct renderings *all, const char *address, int64_t at,
                                       const unsigned char *answer, size_t length)
{
    struct head head = {0};
    struct rendering *one = place_for(all, address);
    size_t kept = length <= RENDERING_MAX ? read_answer(answer, length, one->text, &head) : 0;
    snprintf(one->address, sizeof one->address, "%s", address);
    one->at = at;
    one->is_shared = kept && head.is_fine && head.is_public && !head.is_private && head.has_seq;
    one->length = one->is_shared ? kept : 0;
    one->seq = one->is_shared ? head.seq : 0;
    return one;
}
