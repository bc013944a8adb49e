/* puzzle.c - puzzles drawn from a seed (R9.5): which pieces can move now, times where they go. Each is proved never to
 * stalemate before it is used. Comments tell the rule in words, in English and in German. */
#include "games/rulegame/rule_sets.h"
#include "games/rulegame/state.h"
#include <string.h>

enum { DRAWS_MAX = 200, KINDS = 4 };

static const struct {
    const char *order, *words, *german;
} WHO[] = {
    {"L1", "as a page is read", "in Leserichtung"},
    {"L2", "row by row from the top right", "Reihe für Reihe von oben rechts aus"},
    {"L3", "column by column from the top right", "Spalte für Spalte von oben rechts aus"},
    {"L4", "column by column from the top left", "Spalte für Spalte von oben links aus"},
    {"T", "from the top row down", "von der obersten Reihe abwärts"},
    {"B", "from the bottom row up", "von der untersten Reihe aufwärts"},
    {"L", "from the left column on", "von der Spalte ganz links nach rechts"},
    {"R", "from the right column on", "von der Spalte ganz rechts nach links"},
    {"NearestObject", "the nearest to a corner first", "nach Abstand zur nächsten Ecke, der kleinste zuerst"},
    {"Farthest", "the farthest from the corners first", "nach Abstand zur nächsten Ecke, der größte zuerst"},
};
enum { WHO_COUNT = sizeof WHO / sizeof *WHO };
static const char *const BUCKET[BUCKETS] = {"top left", "top right", "bottom right", "bottom left"},
                         *const GERMAN_BUCKET[BUCKETS] = {"oben links", "oben rechts", "unten rechts",
                                                          "unten links"};
struct kind {
    const char *name, *words, *german;
};
static const struct kind SHAPE[KINDS] = {{"SQUARE", "squares", "Quadrate"},
                                         {"STAR", "stars", "Sterne"},
                                         {"CIRCLE", "circles", "Kreise"},
                                         {"TRIANGLE", "triangles", "Dreiecke"}},
                         COLOR[KINDS] = {{"RED", "red", "Rot"},
                                         {"BLACK", "black", "Schwarz"},
                                         {"BLUE", "blue", "Blau"},
                                         {"YELLOW", "yellow", "Gelb"}};

struct draft { /* a line's atoms, and their meaning */
    const char *atoms, *words;
    const char *who;   /* in German: the order in which pieces go, NULL for any */
    const char *where; /* in German: a sentence without its full stop; if it is bare, without "Jede kommt" */
    bool bare;
};

static int below(struct rng *rng, int n) { return (int)rng_below(rng, (uint64_t)n); }

/* A bucket for each of the kinds; not all have the same one. */
static void draw_buckets(struct rng *rng, int bucket[KINDS])
{
    do {
        for (int i = 0; i < KINDS; i++) bucket[i] = below(rng, BUCKETS);
    } while (bucket[0] == bucket[1] && bucket[1] == bucket[2] && bucket[2] == bucket[3]);
}

/* Each shape, or each colour, has its bucket. */
static struct draft by_kind(struct ctx *c, struct rng *rng, const char *pos)
{
    bool by_color = below(rng, 2) == 0;
    const struct kind *kinds = by_color ? COLOR : SHAPE;
    const char *before = by_color ? "*," : "", *after = by_color ? "" : ",*",
               *verb = by_color ? " kommt" : " kommen";
    int bucket[KINDS];
    draw_buckets(rng, bucket);
    struct draft draft = {.atoms = "", .words = "", .where = ""};
    for (int i = 0; i < KINDS; i++) {
        const char *gap = i ? ", " : "";
        draft.atoms = pool_print(c->pool, "%s%s(*,%s%s%s,%s,%d)", draft.atoms, i ? " " : "", before,
                                 kinds[i].name, after, pos, bucket[i]);
        draft.words = pool_print(c->pool, "%s%s%s %s", draft.words, gap, kinds[i].words, BUCKET[bucket[i]]);
        draft.where = pool_print(c->pool, "%s%s%s%s nach %s", draft.where, gap, kinds[i].german,
                                 i ? "" : verb, GERMAN_BUCKET[bucket[i]]);
    }
    return draft;
}

static const char *atom_of(struct ctx *c, const char *pos, const char *bucket)
{
    return pool_print(c->pool, "(*,*,*,%s,%s)", pos, bucket);
}

/* That many buckets on from the last one: of all, of the colour, or of the shape. */
static struct draft by_memory(struct ctx *c, struct rng *rng, const char *pos)
{
    static const struct {
        const char *name, *of, *german_first, *german_last;
    } MEMORY[] = {{"p", "", "", ""},
                  {"pc", " of its colour", " jeder Farbe", " derselben Farbe"},
                  {"ps", " of its shape", " jeder Form", " derselben Form"}};
    static const char *const STEPS[BUCKETS] = {"", "einen", "zwei", "drei"};
    int of = below(rng, 3), first = below(rng, BUCKETS), step = 1 + below(rng, BUCKETS - 1);
    const char *name = MEMORY[of].name,
               *bucket = pool_print(c->pool, "[!%s*%d,%s+%d]", name, first, name, step);
    return (struct draft){
        .atoms = atom_of(c, pos, bucket),
        .words = pool_print(c->pool, "the first piece%s %s, each next one %d %s further clockwise",
                            MEMORY[of].of, BUCKET[first], step, step == 1 ? "bucket" : "buckets"),
        .where = pool_print(
            c->pool,
            "Die erste Figur%s kommt nach %s, jede weitere %s Eimer weiter im Uhrzeigersinn als "
            "die letzte%s",
            MEMORY[of].german_first, GERMAN_BUCKET[first], STEPS[step], MEMORY[of].german_last)};
}

static struct draft constant(struct ctx *c, struct rng *rng, const char *pos)
{
    int bucket = below(rng, BUCKETS);
    return (struct draft){.atoms = atom_of(c, pos, pool_print_int(c->pool, bucket)),
                          .words = BUCKET[bucket],
                          .where = pool_print(c->pool, "nach %s", GERMAN_BUCKET[bucket]),
                          .bare = true};
}

static struct draft by_place(struct ctx *c, struct rng *rng, const char *pos)
{
    bool near = below(rng, 2);
    return (struct draft){.atoms = atom_of(c, pos, near ? "Nearby" : "Remotest"),
                          .words = near ? "into the nearest bucket" : "into the bucket farthest away",
                          .where = near ? "in den nächsten Eimer" : "in den am weitesten entfernten Eimer",
                          .bare = true};
}

/* Where a piece goes; `plain` allows one bucket for everything. */
static struct draft where(struct ctx *c, struct rng *rng, const char *pos, bool plain)
{
    switch (below(rng, plain ? 6 : 5)) {
    case 0:
    case 1: return by_kind(c, rng, pos);
    case 2:
    case 3: return by_memory(c, rng, pos);
    case 4: return by_place(c, rng, pos);
    default: return constant(c, rng, pos);
    }
}

static struct draft ordered(struct ctx *c, struct rng *rng)
{
    int who = below(rng, WHO_COUNT);
    struct draft draft = where(c, rng, WHO[who].order, true);
    draft.words = pool_print(c->pool, "%s, %s", WHO[who].words, draft.words);
    draft.who = WHO[who].german;
    return draft;
}

/* Where the pieces of a line go, as a whole sentence. `one`: the line is about a single piece. */
static const char *german_where(struct ctx *c, const struct draft *draft, bool one)
{
    return pool_print(c->pool, "%s%s.", !draft->bare ? "" : one ? "Sie kommt " : "Jede kommt ", draft->where);
}

/* A line that is good for `count` pieces. */
static const char *german_turn(struct ctx *c, const char *when, const struct draft *draft, int count)
{
    return pool_print(c->pool, "%s %s, %s: %s", when, count == 1 ? "geht eine Figur" : "gehen zwei Figuren",
                      draft->who, german_where(c, draft, count == 1));
}

struct drawn {
    const char *lines, *english, *german;
};

static struct drawn draw_one(struct ctx *c, const struct draft *draft)
{
    const char *where = german_where(c, draft, false);
    return (struct drawn){
        .lines = draft->atoms,
        .english = pool_print(c->pool, "%s: %s.", draft->who ? "Pieces go" : "Any piece may go",
                              draft->words),
        .german = draft->who ? pool_print(c->pool, "Die Figuren gehen %s. %s", draft->who, where)
                             : pool_print(c->pool, "Jede Figur ist jederzeit beweglich. %s", where),
    };
}

static struct drawn draw(struct ctx *c, struct rng *rng)
{
    int form = below(rng, 10);
    struct draft draft = form < 4 ? where(c, rng, "*", false) : ordered(c, rng);
    if (form < 8) return draw_one(c, &draft);
    int n = 1 + below(rng, 2), m = 1 + below(rng, 2);
    struct draft other = ordered(c, rng);
    return (struct drawn){
        .lines = pool_print(c->pool, "%d %s\n%d %s", n, draft.atoms, m, other.atoms),
        .english = pool_print(c->pool, "In turns: %s %s; then %s %s.", n == 1 ? "one piece" : "two pieces",
                              draft.words, m == 1 ? "one" : "two", other.words),
        .german = pool_print(c->pool, "%s %s Danach beginnt es von vorn.", german_turn(c, "Erst", &draft, n),
                             german_turn(c, "Dann", &other, m)),
    };
}

json_object *rulegame_puzzle(struct ctx *c, uint64_t seed)
{
    struct rng rng = rng_seeded(seed);
    for (int i = 0; i < DRAWS_MAX; i++) {
        struct drawn drawn = draw(c, &rng);
        const char *text = pool_print(c->pool, "# %s\n# de: %s\n%s\n", drawn.english, drawn.german,
                                      drawn.lines),
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
