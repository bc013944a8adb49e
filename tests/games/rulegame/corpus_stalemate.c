/* corpus_stalemate.c - the verdicts of the recorded collection: the published procedure agrees with every row, ours with every row of
 * the extended verdicts, but for those below, where it proves more. */
#include "corpus.h"
#include "games/rulegame/stalemate.h"
#include "harness.h"
#include <string.h>

static const char *const VERDICTS[] = {"cannot_stalemate", "can_stalemate", "unknown"};
static const char *const PROOFS[] = {"none", "closure", "start", "must", "frozen_memory", "witness"};

static const struct { /* where ours is another proof, or knows what was unknown */
    const char *file, *verdict, *proof, *why;
} EXPLAINED[] = {
    {"fuzz/f280.txt", "can_stalemate", "closure", "code without memory is worked out exactly"},
    {"fuzz/f285.txt", "cannot_stalemate", "closure", "code without memory is worked out exactly"},
    {"fuzz/f380.txt", "can_stalemate", "closure", "code without memory is worked out exactly"},
    {"fuzz/f475.txt", "cannot_stalemate", "closure", "code without memory is worked out exactly"},
    {"game-data/rules/APP/cpd/bongards_2.txt", "can_stalemate", "closure",
     "conditions without memory, likewise"},
    {"game-data/rules/vm/jigsaw/jigsaw-04.txt", "can_stalemate", "closure",
     "conditions without memory, likewise"},
    {"synthetic/bare_pos_var.txt", "cannot_stalemate", "closure", "buckets without memory, likewise"},
    {"synthetic/code_const.txt", "cannot_stalemate", "closure", "a constant is always true"},
    {"synthetic/quirk_code_id.txt", "can_stalemate", "closure", "an undefined word is always false"},
    {"game-data/rules/APP/vm/image_test_01.txt", "cannot_stalemate", "closure",
     "[!p.K*n, p.K+m] is never empty"},
    {"game-data/rules/vm/image_test_01.txt", "cannot_stalemate", "closure", "[!p.K*n, p.K+m] is never empty"},
    {"synthetic/code_bucket_cond.txt", "cannot_stalemate", "frozen_memory",
     "whatever was removed last, something gives a bucket"},
    {"synthetic/last_eq_this.txt", "cannot_stalemate", "frozen_memory", "likewise"},
    {"synthetic/p_dot_pos.txt", "cannot_stalemate", "closure", "[p.K, !p.K] is never empty"},
};

static const struct rule_set *rules_of(struct ctx *c, const char *file)
{
    struct rule_fault fault;
    size_t length;
    char *text = file_read(c, corpus_path(c, pool_print(c->pool, "corpus/%s", file)), &length);
    return text ? rule_set_read(c, text, length, &fault) : NULL;
}

static int names_of(char *list, const char **ret_names)
{
    int count = 0;
    for (char *rest = NULL, *name = strtok_r(list, ";", &rest); name; name = strtok_r(NULL, ";", &rest))
        ret_names[count++] = name;
    return count;
}

static const char *masks_text(struct ctx *c, const struct object_types *types, const uint64_t *fin)
{
    json_object *masks = stalemate_masks(c, types, fin);
    const char *text = json_object_get_string(json_object_array_get_idx(masks, 0));
    bool any = *text;
    for (size_t i = 1; i < json_object_array_length(masks); i++) {
        const char *mask = json_object_get_string(json_object_array_get_idx(masks, i));
        any |= *mask != 0;
        text = pool_print(c->pool, "%s.%s", text, mask);
    }
    return any ? text : "";
}

static const char *board_text(struct ctx *c, const struct stalemate_witness *w)
{
    const char *text = "";
    for (int i = 0; i < w->count; i++)
        text = pool_print(c->pool, "%s%s%d:%s/%s", text, i ? " " : "", w->piece[i].cell,
                          w->piece[i].property[0].text, w->piece[i].property[1].text);
    return text;
}

static bool types_same(const struct object_types *a, const struct object_types *b)
{
    if (a->count != b->count || a->colors != b->colors) return false;
    for (int i = 0; i < a->count; i++)
        for (int k = 0; k < 2; k++)
            if (strcmp(a->piece[i].property[k].text, b->piece[i].property[k].text) != 0) return false;
    return true;
}

enum { FILE_NAME, SET, SHAPES, COLORS, VERDICT, CELLS_LEFT, PIECES_LEFT, FIN_W, MIN_BOARD, RECORDED };

static bool compare_recorded(struct ctx *c, char *line)
{
    char *col[RECORDED];
    const char *shapes[NAMES_MAX], *colors[NAMES_MAX];
    struct stalemate s;
    const struct stalemate_bounds none = {0};
    for (int i = 0; i < RECORDED; i++) col[i] = next_column(&line);
    if (strcmp(col[VERDICT], "no_stalemate") != 0 && strcmp(col[VERDICT], "can_stalemate") != 0) return false;
    const struct rule_set *rules = rules_of(c, col[FILE_NAME]);
    if (!rules) return false; /* refused for a reason that corpus_parse.c knows */
    int n_shape = names_of(col[SHAPES], shapes), n_color = names_of(col[COLORS], colors);
    const struct object_types *types = object_types_plain(c, shapes, n_shape, colors, n_color);
    bool legacy = strcmp(col[SET], "legacy") == 0;
    ck_assert_msg(types_same(types, legacy ? object_types_legacy() : object_types_mentioned(c, rules)), "%s",
                  col[FILE_NAME]);
    ck_assert(stalemate_decide(c, program_new(c, rules), types, none, &s));
    ck_assert_int_eq(s.reference_can, strcmp(col[VERDICT], "can_stalemate") == 0);
    ck_assert_str_eq(masks_text(c, types, s.reference_fin), col[FIN_W]);
    bool exact = s.proof == PROOF_CLOSURE && strcmp(masks_text(c, types, s.fin), col[FIN_W]) == 0;
    if (exact) ck_assert_str_eq(board_text(c, &s.witness), col[MIN_BOARD]);
    return true;
}

START_TEST(the_published_procedure_gives_every_recorded_verdict)
{
    if (!corpus_is_here()) return;
    struct ctx file = harness_ctx(), c = harness_ctx();
    char *text = file_read(&file, corpus_path(&file, "stalemate.tsv"), NULL), *line;
    next_line(&text); /* the heading */
    int rows = 0;
    while ((line = next_line(&text))) {
        rows += compare_recorded(&c, line);
        pool_wipe(c.pool);
    }
    ck_assert_int_eq(rows, 1330);
    harness_end(&c);
    harness_end(&file);
}
END_TEST

static void compare_extended(struct ctx *c, char *line)
{
    enum { NAME, OURS, PROOF, UNSTEADY, BOARD, MOVES, INEVITABLE, COLUMNS };
    static const char *const FATES[] = {"none", "true", "false"};
    char *col[COLUMNS];
    struct stalemate s;
    for (int i = 0; i < COLUMNS; i++) col[i] = next_column(&line);
    const struct rule_set *rules = rules_of(c, col[NAME]);
    if (!rules) return;
    const char *verdict = col[OURS], *proof = col[PROOF];
    for (size_t i = 0; i < sizeof EXPLAINED / sizeof *EXPLAINED; i++)
        if (strcmp(EXPLAINED[i].file, col[NAME]) == 0)
            verdict = EXPLAINED[i].verdict, proof = EXPLAINED[i].proof;
    ck_assert(stalemate_decide(c, program_new(c, rules), object_types_legacy(), STALEMATE_BOUNDS, &s));
    ck_assert_msg(strcmp(VERDICTS[s.verdict], verdict) == 0, "%s: %s", col[NAME], VERDICTS[s.verdict]);
    ck_assert_msg(strcmp(PROOFS[s.proof], proof) == 0, "%s: %s", col[NAME], PROOFS[s.proof]);
    ck_assert_str_eq(s.witness.count ? FATES[s.witness.fate] : "none", col[INEVITABLE]);
}

START_TEST(every_extended_verdict_is_as_recorded_or_better)
{
    if (!corpus_is_here()) return;
    struct ctx file = harness_ctx(), c = harness_ctx();
    char *text = file_read(&file, corpus_path(&file, "stalemate_plus.tsv"), NULL), *line;
    next_line(&text); /* the heading */
    while ((line = next_line(&text))) {
        compare_extended(&c, line);
        pool_wipe(c.pool);
    }
    harness_end(&c);
    harness_end(&file);
}
END_TEST

static Suite *make_suite(void)
{
    Suite *suite = suite_create("corpus_stalemate");
    HARNESS_ADD(suite, the_published_procedure_gives_every_recorded_verdict);
    HARNESS_ADD(suite, every_extended_verdict_is_as_recorded_or_better);
    return suite;
}
TEST_MAIN(make_suite)
