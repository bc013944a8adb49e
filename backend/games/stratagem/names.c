/* names.c - converts names to numbers and back (R4.5a). */
#include "games/stratagem/state.h"
#include <string.h>
#include <strings.h>

const char BUILDING_LETTERS[BUILDINGS + 1] = "FMKBXTW";
const char *const LIST_NAME[LISTS] = {"break", "research", "build",  "recruit",
                                      "moves", "drop",     "routes", "notice"};

static const char *const SEAT_NAMES[] = {"p0", "p1", "p2", "p3", "-"};
static const char *const RELATION_NAMES[] = {"war", "ceasefire", "nap", "trade", "alliance"};
static const char *const STAGE_NAMES[] = {"diplomacy", "orders", "over"};
static const char *const REASON_NAMES[] = {NULL,    "last",      "domination", "economy",
                                           "score", "agreement", "abandoned"};

/* Two rows of names can mean the same: a name and a code. */
#define FIND(count, name, one, other)                                                 \
    do {                                                                              \
        for (int i = 0; i < (count); i++)                                             \
            if (strcasecmp(name, one) == 0 || strcasecmp(name, other) == 0) return i; \
    } while (0)

int province_by_name(const char *name)
{
    FIND(PROVINCES, name, MAP[i].code, MAP[i].id);
    return -1;
}

int unit_by_name(const char *name, enum civ *ret_civ)
{
    *ret_civ = CIV_HIDDEN;
    FIND(UNIT_KINDS, name, UNIT[i].code, UNIT[i].name);
    for (int i = 0; i < CIVS; i++) {
        if (strcasecmp(name, CIV[i].unique_name) != 0) continue;
        *ret_civ = (enum civ)i;
        return UNIQUE;
    }
    return -1;
}

int building_by_name(const char *name)
{
    const char letter[2] = {name[0], 0};
    for (int i = 0; i < BUILDINGS; i++) {
        bool by_letter = name[0] && !name[1] && strncasecmp(letter, &BUILDING_LETTERS[i], 1) == 0;
        if (by_letter || strcasecmp(name, BUILDING[i].name) == 0) return i;
    }
    return -1;
}

int tech_by_name(const char *name)
{
    if (strcasecmp(name, "age") == 0) return RESEARCH_AGE;
    FIND(TECHS, name, TECH[i].code, TECH[i].name);
    return -1;
}

int civ_by_name(const char *name)
{
    FIND(CIVS, name, CIV[i].name, CIV[i].name);
    return -1;
}

int relation_by_name(const char *name)
{
    FIND(RELATIONS, name, RELATION_NAMES[i], RELATION_NAMES[i]);
    return -1;
}

int seat_by_name(const char *name)
{
    FIND(REALMS, name, SEAT_NAMES[i], SEAT_NAMES[i]);
    return -1;
}

const char *seat_name(int seat) { return SEAT_NAMES[seat]; }
const char *relation_name(enum relation relation) { return RELATION_NAMES[relation]; }
const char *stage_name(enum stage stage) { return STAGE_NAMES[stage]; }
const char *reason_name(enum reason reason) { return REASON_NAMES[reason]; }

const char *terrain_letter(int province)
{
    static const char LETTERS[TERRAINS][2] = {"P", "F", "M", "C", "R"};
    return LETTERS[MAP[province].terrain];
}
