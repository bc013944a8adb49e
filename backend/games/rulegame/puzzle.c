/* puzzle.c - puzzles drawn from a seed (R9.5): which pieces can move now, times where they go. Each is proved never to
 * stalemate before it is used. */
#include "games/rulegame/rule_sets.h"
#include "games/rulegame/state.h"
#include <string.h>

enum { DRAWS_MAX = 200, KINDS = 4 };

static const struct {
    const char *order, *words;
} WHO[] = {
    {"L1", "as a page is read"},
    {"L2", "row by row from the top right"},
    {"L3", "column by column from the top right"},
    {"L4", "column by column from the top left"},
    {"T", "from the top row down"},
    {"B", "from the bottom row up"},
    {"L", "from the left column on"},
    {"R", "from the right column on"},
    {"NearestObject", "the nearest to a corner first"},
    {"Farthest", "the farthest from the corners first"},
};
enum { WHO_COUNT = sizeof WHO / sizeof *WHO };
static const char *const BUCKET[BUCKETS] = {"top left", "top right", "bottom right", "bottom left"};
struct kind {
    const char *name, *words;
};
static const struct kind SHAPE[KINDS] = {{"SQUARE", "squares"},
                                         {"STAR", "stars"},
                                         {"CIRCLE", "circles"},
                                         {"TRIANGLE", "triangles"}},
                         COLOR[KINDS] = {
                             {"RED", "red"}, {"BLACK", "black"}, {"BLUE", "blue"}, {"YELLOW", "yellow"}};

struct draft { /* a line's atoms, and their meaning */
    const char *atoms, *words;
};

static int below(struct rng *rng, int n) { return (int)rng_below(rng, (uint64_t)n); }

/* Each shape, or each colour, has its bucket; not all have the same one. */
static struct draft by_kind(struct ctx *c, struct rng *rng, const char *pos)
{
    bool by_color = below(rng, 2) == 0;
    int bucket[KINDS];
    struct draft draft = {"", ""};
    do {
        for (int i = 0; i < KINDS; i++) bucket[i] = below(rng, BUCKETS);
    } while (bucket[0] == bucket[1] && bucket[1] == bucket[2] && bucket[2] == bucket[3]);
    for (int i = 0; i < KINDS; i++) {
        const struct kind *kind = by_color ? &COLOR[i] : &SHAPE[i];
        draft.atoms = pool_print(c->pool, "%s%s(*,%s,%s,%s,%d)", draft.atoms, i ? " " : "",
                                 by_color ? "*" : kind->name, by_color ? kind->name : "*", pos, bucket[i]);
        draft.words = pool_print(c->pool, "%s%s%s %s", draft.words, i ? ", " : "", kind->words,
                                 BUCKET[bucket[i]]);
    }
    return draft;
}

static struct draft one_atom(struct ctx *c, const char *pos, const char *bucket, const char *words)
{
    return (struct draft){pool_print(c->pool, "(*,*,*,%s,%s)", pos, bucket), words};
}

/* That many buckets on from the last one: of all, of the colour, or of the shape. */
static struct draft by_memory(struct ctx *c, struct rng *rng, const char *pos)
{
    static const char *const NAME[] = {"p", "pc", "ps"}, *const OF[] = {"", " of its color", " of its shape"};
    int of = below(rng, 3), first = below(rng, BUCKETS), step = 1 + below(rng, BUCKETS - 1);
    return one_atom(c, pos, pool_print(c->pool, "[!%s*%d,%s+%d]", NAME[of], first, NAME[of], step),
                    pool_print(c->pool, "the first piece%s %s, each next one %d %s further clockwise", OF[of],
                               BUCKET[first], step, step == 1 ? "bucket" : "buckets"));
}

static struct draft constant(struct ctx *c, struct rng *rng, const char *pos)
{
    int bucket = below(rng, BUCKETS);
    return one_atom(c, pos, pool_print_int(c->pool, bucket), BUCKET[bucket]);
}

/* Where a piece goes; `plain` allows one bucket for everything. */
static struct draft where(struct ctx *c, struct rng *rng, const char *pos, bool plain)
{
    switch (below(rng, plain ? 6 : 5)) {
    case 0:
    case 1: return by_kind(c, rng, pos);
    case 2:
    case 3: return by_memory(c, rng, pos);
    case 4:
        return below(rng, 2) ? one_atom(c, pos, "Nearby", "into the nearest bucket")
                             : one_atom(c, pos, "Remotest", "into the bucket farthest away");
    default: return constant(c, rng, pos);
    }
}

static struct draft ordered(struct ctx *c, struct rng *rng)
{
    int who = below(rng, WHO_COUNT);
    struct draft draft = where(c, rng, WHO[who].order, true);
    draft.words = pool_print(c->pool, "%s, %s", WHO[who].words, draft.words);
    return draft;
}

static struct draft draw(struct ctx *c, struct rng *rng)
{
    int form = below(rng, 10);
    struct draft draft = form < 4 ? where(c, rng, "*", false) : ordered(c, rng);
    if (form < 8) {
        draft.words = pool_print(c->pool, "%s: %s.", form < 4 ? "Any piece may go" : "Pieces go",
                                 draft.words);
        return draft;
    }
    int n = 1 + below(rng, 2), m = 1 + below(rng, 2);
    struct draft other = ordered(c, rng);
    return (struct draft){
        pool_print(c->pool, "%d %s\n%d %s", n, draft.atoms, m, other.atoms),
        pool_print(c->pool, "In turns: %s %s; then %s %s.", n == 1 ? "one piece" : "two pieces", draft.words,
                   m == 1 ? "one" : "two", other.words),
    };
}

json_object *rulegame_puzzle(struct ctx *c, uint64_t seed)
{
    struct rng rng = rng_seeded(seed);
    for (int i = 0; i < DRAWS_MAX; i++) {
        struct draft draft = draw(c, &rng);
        const char *text = pool_print(c->pool, "# %s\n%s\n", draft.words, draft.atoms),
                   *verdict = rules_verdict(c, text, strlen(text));
        if (!verdict || strcmp(verdict, "cannot_stalemate") != 0) continue;
        json_object *options = json_new_object(c);
        json_add_text(options, "rules", text);
        return settings_complete(c, options);
    }
    return NULL;
}

const char *rulegame_reveal(struct ctx *c, json_object *options)
{
    struct settings settings;
    return settings_read(c, options, &settings) ? settings.rules : NULL;
}
