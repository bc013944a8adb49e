/* names.c - finds the meaning of names in orders and records. */
#include "games/cosair/facts.h"
#include <string.h>

/* The index of `name` among `count` names that are `stride` bytes apart in memory. */
static int find(const char *name, const void *names, int count, size_t stride)
{
    for (int i = 0; name && i < count; i++) {
        const char *const *candidate = (const void *)((const char *)names + (size_t)i * stride);
        if (strcmp(name, *candidate) == 0) return i;
    }
    return NONE;
}

int item_by_name(const char *name) { return find(name, &ITEM[0].name, ITEMS, sizeof *ITEM); }
int technology_by_name(const char *name)
{
    return find(name, &TECHNOLOGY[0].name, TECHS, sizeof *TECHNOLOGY);
}
int mission_by_name(const char *name) { return find(name, &MISSION[0].name, MISSIONS, sizeof *MISSION); }
int agent_by_name(const char *name) { return find(name, AGENT_KEY, AGENTS, sizeof *AGENT_KEY); }
int colour_by_name(const char *name) { return find(name, &COLOUR[0].name, COLOURS, sizeof *COLOUR); }
