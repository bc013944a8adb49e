/* corpus_parse.c - every rule set of the collection parses or is refused for the reason it should be; what parses prints and
 * parses again to the same; expressions have the recorded values. */
#include "corpus.h"
#include "games/rulegame/eval.h"
#include "harness.h"
#include <json-c/json.h>
#include <stdio.h>
#include <string.h>

static const struct { /* where our answer is meant to be another, and why a file of ours is refused (R2.7) */
    const char *file, *code;
} REFUSED[] = {
    {"synthetic/pos_unknown_order.txt", "unknown_order"},
    {"synthetic/pos_unknown_but_listed.txt", "unknown_order"},
    {"synthetic/postpos_unknown.txt", "unknown_order"},
    {"synthetic/bad_huge_number.txt", "bad_number"},
    {"synthetic/bad_unclosed_quote.txt", "unterminated_string"},
    {"synthetic/order_empty_group.txt", "bad_order"},
    {"synthetic/quirk_count_negative.txt", "bad_count"},
    {"synthetic/zero_line.txt", "bad_count"},
    {"synthetic/zero_atom.txt", "bad_count"},
    {"synthetic/all_zero.txt", "bad_count"},
    {"synthetic/pos_out_of_range.txt", "bad_position"},
    {"synthetic/bad_atoms_comma.txt", "expected_token"},
    {"synthetic/bad_bang_alone.txt", "expected_token"},
    {"synthetic/bad_chained_cmp.txt", "expected_token"},
    {"synthetic/bad_code_range.txt", "bad_value"},
    {"synthetic/bad_colon_bucket_star.txt", "expected_token"},
    {"synthetic/bad_colon_count_star.txt", "expected_token"},
    {"synthetic/bad_colon_star.txt", "expected_token"},
    {"synthetic/bad_count_expr.txt", "bad_count"},
    {"synthetic/bad_counter_only.txt", "empty_line"},
    {"synthetic/bad_empty_list.txt", "expected_token"},
    {"synthetic/bad_four_fields.txt", "bad_arity"},
    {"synthetic/bad_illegal_char.txt", "illegal_character"},
    {"synthetic/bad_junk_after.txt", "expected_token"},
    {"synthetic/bad_lone_dot.txt", "expected_token"},
    {"synthetic/bad_nested_paren_atom.txt", "expected_token"},
    {"synthetic/bad_only_comment.txt", "no_rules"},
    {"synthetic/bad_order_noeq.txt", "expected_token"},
    {"synthetic/bad_order_range.txt", "bad_order"},
    {"synthetic/bad_percent_comment.txt", "expected_token"},
    {"synthetic/bad_pos_expr.txt", "bad_position"},
    {"synthetic/bad_range_in_bucket.txt", "bad_value"},
    {"synthetic/bad_range_in_list.txt", "expected_token"},
    {"synthetic/bad_six_fields.txt", "bad_arity"},
    {"synthetic/bad_trailing_comma_atom.txt", "expected_token"},
    {"synthetic/bad_trailing_comma_list.txt", "expected_token"},
    {"synthetic/bad_two_counters.txt", "expected_token"},
};

static const char *refusal_of(const char *file)
{
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++)
        if (strcmp(REFUSED[i].file, file) == 0) return REFUSED[i].code;
    size_t length = strlen(file);
    /* Old copies in which % was meant as a comment. */
    return length > 4 && strcmp(file + length - 4, ".bak") == 0 ? "expected_token" : NULL;
}

static void prints_to_the_same(struct ctx *c, const char *file, const struct rule_set *rules)
{
    struct rule_fault fault;
    const char *printed = rule_set_print(c, rules);
    const struct rule_set *again = rule_set_read(c, printed, strlen(printed), &fault);
    ck_assert_msg(again != NULL, "%s printed is refused: %s at %d:%d\n%s", file, fault.code, fault.line,
                  fault.column, printed);
    ck_assert_msg(rule_set_same(rules, again), "%s printed is another rule set:\n%s", file, printed);
}

static bool parse_one(struct ctx *c, const char *file)
{
    struct rule_fault fault;
    size_t length;
    char *text = file_read(c, corpus_path(c, pool_print(c->pool, "corpus/%s", file)), &length);
    ck_assert_msg(text != NULL, "%s is not there", file);
    const struct rule_set *rules = rule_set_read(c, text, length, &fault);
    const char *refusal = refusal_of(file);
    if (!rules) {
        ck_assert_msg(refusal && strcmp(refusal, fault.code) == 0, "%s is refused at %d:%d: %s, %s", file,
                      fault.line, fault.column, fault.code, fault.message);
        ck_assert(fault.line >= 1 && fault.column >= 1 && fault.message && fault.hint);
        return false;
    }
    ck_assert_msg(!refusal, "%s is accepted, but should be %s", file, refusal);
    prints_to_the_same(c, file, rules);
    return true;
}

START_TEST(every_rule_set_of_the_collection_parses_or_is_refused_for_the_stated_reason)
{
    if (!corpus_is_here()) return;
    struct ctx c = harness_ctx();
    char *at = file_read(&c, corpus_path(&c, "stalemate.tsv"), NULL), *line, last[200] = "";
    int parsed = 0, refused = 0;
    next_line(&at);
    while ((line = next_line(&at))) {
        const char *file = next_column(&line);
        if (strcmp(file, last) == 0) continue;
        snprintf(last, sizeof last, "%s", file);
        if (parse_one(&c, file)) parsed++;
        else refused++;
    }
    fprintf(stderr, "rule sets of the collection: %d parsed, %d refused\n", parsed, refused);
    ck_assert_int_gt(parsed, 600);
    harness_end(&c);
}
END_TEST

/* ---- expressions ---- */

struct recorded { /* a scope with the values a record names */
    struct scope scope;
    struct ctx *c;
    json_object *vars;
};

static struct value object_read(struct ctx *c, json_object *map)
{
    struct piece *piece = pool_take(c->pool, sizeof *piece);
    struct property *property = pool_take_many(c->pool, 16, sizeof *property);
    struct value value = {.kind = VALUE_OBJECT};
    json_object_object_foreach (map, key, it) {
        if (strcmp(key, "pos") == 0) piece->cell = json_object_get_int(it);
        else if (strcmp(key, "bucket") == 0) value.number = json_object_get_int(it);
        else property[piece->count++] = property_of(key, json_object_get_string(it));
    }
    piece->property = property;
    value.piece = piece;
    return value;
}

static struct value value_read(struct ctx *c, json_object *it)
{
    if (json_object_is_type(it, json_type_object)) return object_read(c, it);
    if (json_object_is_type(it, json_type_string))
        return (struct value){.kind = VALUE_TEXT, .text = json_object_get_string(it)};
    return (struct value){.kind = VALUE_NUMBER, .number = json_object_get_int(it)};
}

static bool recorded_find(const struct scope *scope, const struct expr *name, int parts,
                          struct value *ret_value)
{
    const struct recorded *r = (const struct recorded *)scope;
    size_t length = 0;
    for (int i = 0; i < parts; i++) length += (i > 0) + strcspn(name->text + length + (i > 0), ".");
    json_object *set = json_object_object_get(r->vars, pool_copy_bytes(r->c->pool, name->text, length));
    if (!set) return false;
    ck_assert_uint_eq(json_object_array_length(set), 1);
    *ret_value = value_read(r->c, json_object_array_get_idx(set, 0));
    return true;
}

static uint8_t buckets_read(json_object *list)
{
    uint8_t buckets = 0;
    for (size_t i = 0; i < json_object_array_length(list); i++)
        buckets |= (uint8_t)(1u << json_object_get_int(json_object_array_get_idx(list, i)));
    return buckets;
}

/* The text of a value, to compare sets by. */
static const char *value_words(struct ctx *c, struct value v)
{
    if (v.kind == VALUE_NUMBER) return pool_print(c->pool, "%d", (int)v.number);
    if (v.kind == VALUE_TEXT) return pool_print(c->pool, "\"%s\"", v.text);
    return pool_print(c->pool, "{%d %d %d}", v.piece->cell, (int)v.number, v.piece->count);
}

static int by_words(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static const char *set_words(struct ctx *c, const struct value *values, int count)
{
    const char *words[2048], *all = "";
    for (int i = 0; i < count; i++) words[i] = value_words(c, values[i]);
    qsort(words, (size_t)count, sizeof *words, by_words);
    for (int i = 0; i < count; i++) all = pool_print(c->pool, "%s %s", all, words[i]);
    return all;
}

static void expression_agrees(struct ctx *c, const char *line)
{
    json_object *row = pool_json(c->pool, json_tokener_parse(line)),
                *value = json_object_object_get(row, "value");
    const char *text = json_object_get_string(json_object_object_get(row, "expr"));
    const char *error = json_object_get_string(json_object_object_get(row, "error"));
    struct rule_fault fault;
    struct value values[2048], expected[64];
    const struct expr *e = expr_read(c, text, strlen(text), &fault);
    if (!e) {
        /* Identifiers here are ASCII letters, digits and _, and a quote is closed. */
        bool foreign = strchr(text, '$') || strcmp(fault.code, "unterminated_string") == 0;
        ck_assert_msg((error && strcmp(error, "eval") != 0) || foreign, "%s is refused: %s", text,
                      fault.message);
        return;
    }
    ck_assert_msg(!error || strcmp(error, "eval") == 0, "%s is accepted", text);
    struct recorded scope = {{recorded_find}, c, json_object_object_get(row, "vars")};
    int n = expr_values(e, &scope.scope, values), m = 0;
    ck_assert_int_le(n, e->bound);
    const struct expr *again = expr_read(c, expr_print(c, e), strlen(expr_print(c, e)), &fault);
    ck_assert_msg(again && expr_same(e, again), "%s prints as %s", text, expr_print(c, e));
    if (!value) return; /* where the reference stops, ours has a value */
    for (; (size_t)m < json_object_array_length(value); m++)
        expected[m] = value_read(c, json_object_array_get_idx(value, (size_t)m));
    ck_assert_str_eq(set_words(c, values, n), set_words(c, expected, m));
    ck_assert_int_eq(buckets_of(e, &scope.scope), buckets_read(json_object_object_get(row, "buckets")));
}

START_TEST(expressions_have_the_recorded_values)
{
    if (!corpus_is_here()) return;
    struct ctx c = harness_ctx(), one = harness_ctx();
    char *at = file_read(&c, corpus_path(&c, "expr.jsonl"), NULL), *line;
    int count = 0;
    for (; (line = next_line(&at)); count++) {
        expression_agrees(&one, line);
        pool_wipe(one.pool);
    }
    fprintf(stderr, "expressions compared: %d\n", count);
    ck_assert_int_gt(count, 2000);
    harness_end(&one);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("rulegame corpus");
    HARNESS_ADD(s, every_rule_set_of_the_collection_parses_or_is_refused_for_the_stated_reason);
    HARNESS_ADD(s, expressions_have_the_recorded_values);
    return s;
}
TEST_MAIN(suite)
