/* rules_language.c - the language of rule sets (R2, R3, R5): what is refused where, what prints how, what expressions give. */
#include "games/rulegame/eval.h"
#include "harness.h"
#include <stdio.h>
#include <string.h>

static const struct {
    const char *text, *code;
    int line, column;
} FAULTS[] = {
    {"(*,*,*,*,0) ; x", "illegal_character", 1, 13},
    {"(*,*,*,*,99999999999)", "bad_number", 1, 10},
    {"(*,\"square,*,*,0)", "unterminated_string", 1, 4},
    {"Order A=[1,1]\n()", "bad_order", 1, 12},
    {"Order A=[37]\n()", "bad_order", 1, 10},
    {"Order A [1]\n()", "expected_token", 1, 9},
    {"()\n\n  Order A=[1]", "order_after_rule", 3, 3},
    {"(*,*,*,*,[0,])", "expected_token", 1, 13},
    {"(*,*,*,*,[])", "expected_token", 1, 11},
    {"(bucket:*)", "expected_token", 1, 9},
    {"(bucket:p.)", "expected_token", 1, 10},
    {"(code:1==1==1)", "expected_token", 1, 11},
    {"(*,*,*,*,0),(*,*,*,*,1)", "expected_token", 1, 12},
    {"(shape:red,*)", "mixed_atom", 1, 12},
    {"(*,*,*,*)", "bad_arity", 1, 1},
    {"(bucket:1,bucket:2)", "duplicate_field", 1, 11},
    {"(0,*,*,*,*)", "bad_count", 1, 2},
    {"0 ()", "bad_count", 1, 1},
    {"(count:1+1)", "bad_count", 1, 8},
    {"(pos:[1,37])", "bad_position", 1, 9},
    {"(pos:p+1)", "bad_position", 1, 6},
    {"(pos:[1..3])", "bad_position", 1, 6},
    {"(pos:[T,Tee])", "unknown_order", 1, 9},
    {"(shape:[1..3])", "bad_value", 1, 8},
    {"(bucket:[0..3])", "bad_value", 1, 9},
    {"# nothing\n3", "empty_line", 2, 2},
    {"# nothing", "no_rules", 1, 1},
    {"", "no_rules", 1, 1},
    {"# \xc3\xa4\n\t(\"\xc3\xa4\xc3\xb6\",;", "illegal_character", 2, 8}, /* columns count characters */
};

START_TEST(every_fault_has_its_code_its_place_and_a_hint)
{
    for (size_t i = 0; i < sizeof FAULTS / sizeof *FAULTS; i++) {
        struct ctx c = harness_ctx();
        struct rule_fault fault;
        const char *text = FAULTS[i].text;
        ck_assert_msg(!rule_set_read(&c, text, strlen(text), &fault), "%s is accepted", text);
        ck_assert_msg(strcmp(fault.code, FAULTS[i].code) == 0, "%s: %s, %s", text, fault.code, fault.message);
        ck_assert_msg(fault.line == FAULTS[i].line && fault.column == FAULTS[i].column, "%s: %d:%d", text,
                      fault.line, fault.column);
        ck_assert(*fault.message && *fault.hint);
        harness_end(&c);
    }
}
END_TEST

/* `piece` again and again behind `head`, then `tail`. */
static void is_too_large(const char *head, const char *piece, int times, const char *tail)
{
    struct ctx c = harness_ctx();
    struct rule_fault fault;
    size_t length = strlen(piece) * (size_t)times;
    char *middle = pool_take(c.pool, length + 1);
    for (int i = 0; i < times; i++) memcpy(middle + (size_t)i * strlen(piece), piece, strlen(piece));
    const char *text = pool_print(c.pool, "%s%s%s", head, middle, tail);
    ck_assert(!rule_set_read(&c, text, strlen(text), &fault));
    ck_assert_msg(strcmp(fault.code, "too_large") == 0, "%s %s %s: %s, %s", head, piece, tail, fault.code,
                  fault.message);
    harness_end(&c);
}

START_TEST(what_is_too_large_is_refused_and_does_no_harm)
{
    is_too_large("", "()", 65, "");
    is_too_large("", "()", 10000, "");
    is_too_large("", "()\n", 65, "");
    is_too_large("(bucket:", "(", 1000, "1");
    is_too_large("(bucket:", "!", 1000, "p)");
    is_too_large("(bucket:", "[", 1000, "1");
    is_too_large("(bucket:p", "+p", 100, ")");
    is_too_large("(bucket:last", ".x", 100, ")");
    is_too_large("(", "pos:1,", 65, "pos:1)");
    is_too_large("(bucket:1", "*[1,2,3,4]", 6, ")");
    is_too_large("(bucket:[1", ",[1,2,3,4,5,6,7,8]*[1,2,3,4,5,6,7,8]", 20, "])");
    is_too_large("# ", "x", 17000, "\n()");
    is_too_large("Order ", "A=[1]\nOrder ", 0,
                 "A=[1]\nOrder B=[1]\nOrder C=[1]\nOrder D=[1]\nOrder E=[1]\nOrder F=[1]\n"
                 "Order G=[1]\nOrder H=[1]\nOrder I=[1]\nOrder J=[1]\nOrder K=[1]\nOrder M=[1]\nOrder "
                 "N=[1]\nOrder O=[1]\n"
                 "Order P=[1]\nOrder Q=[1]\nOrder S=[1]\nOrder U=[1]\n()");
}
END_TEST

static const struct {
    const char *text, *printed;
} PRINTED[] = {
    {"()", "()\n"},
    {"(*,*,*,*,*)", "()\n"},
    {"* (3 , red , [ star , 5 ] , [ [ 2,1 ],T ] , p+1 )()",
     "(count:3, color:[star,5], shape:red, pos:[1,2,T], bucket:p+1) ()\n"},
    {"#Display: A name \n# said\n\n2 (bucket:((1)))", "# Display: A name\n# said\n2 (bucket:1)\n"},
    {"oRdEr Z=[1,[3,2]]\nORDER T=[[7]]\n(pos:\"Z\")", "Order T=[7]\nOrder Z=[1,[2,3]]\n(pos:Z)\n"},
    {"(code:!(1+2)*3-(4-5)<-6,size:[1..3])", "(size:[1..3], code:!(1+2)*3-(4-5)<-6)\n"},
    {"(bucket:(1==2)+[(3)])", "(bucket:(1==2)+[3])\n"},
    {"(pos:T,pos:[R,4],postpos:L1)", "(pos:T, pos:[4,R], postpos:L1)\n"},
};

START_TEST(printing_is_canonical_and_reads_as_the_same)
{
    for (size_t i = 0; i < sizeof PRINTED / sizeof *PRINTED; i++) {
        struct ctx c = harness_ctx();
        struct rule_fault fault;
        const struct rule_set *rules = rule_set_read(&c, PRINTED[i].text, strlen(PRINTED[i].text), &fault);
        ck_assert_msg(rules != NULL, "%s: %s", PRINTED[i].text, fault.message);
        const char *printed = rule_set_print(&c, rules);
        ck_assert_str_eq(printed, PRINTED[i].printed);
        ck_assert(rule_set_same(rules, rule_set_read(&c, printed, strlen(printed), &fault)));
        harness_end(&c);
    }
}
END_TEST

/* Sixty-four atoms in a line, as many lines as fit: labelled it would be longer than a text may be. */
START_TEST(a_rule_set_that_fills_its_text_prints_densely_and_still_reads_as_the_same)
{
    struct ctx c = harness_ctx();
    struct rule_fault fault;
    const char *line = "";
    for (int i = 0; i < 64; i++) line = pool_print(c.pool, "%s(1,A,B,T,p)", line);
    const char *text = "";
    for (int i = 0; i < 23; i++) text = pool_print(c.pool, "%s%s\n", text, line);
    const struct rule_set *rules = rule_set_read(&c, text, strlen(text), &fault);
    ck_assert(rules && strlen(text) <= RULE_TEXT_MAX);
    const char *printed = rule_set_print(&c, rules);
    ck_assert_uint_le(strlen(printed), RULE_TEXT_MAX);
    ck_assert(rule_set_same(rules, rule_set_read(&c, printed, strlen(printed), &fault)));
    harness_end(&c);
}
END_TEST

START_TEST(fronts_of_the_built_in_orders_are_those_of_the_table)
{
    static const struct {
        const char *name;
        uint64_t front;
    } FULL[] = {{"L1", 1ull << 30},
                {"L2", 1ull << 35},
                {"L3", 1ull << 35},
                {"L4", 1ull << 30},
                {"T", 0xfc0000000},
                {"B", 0x3f},
                {"L", 0x041041041},
                {"R", 0x820820820},
                {"NearestObject", 1ull << 0 | 1ull << 5 | 1ull << 30 | 1ull << 35},
                {"Farthest", 1ull << 14 | 1ull << 15 | 1ull << 20 | 1ull << 21}};
    for (int i = 0; i < BUILTIN_ORDERS; i++) {
        const struct order *order = &ORDERS_BUILTIN[i];
        uint64_t all = 0;
        ck_assert_str_eq(order->name, FULL[i].name);
        ck_assert_uint_eq(order_front(order, EVERYWHERE), FULL[i].front);
        for (int j = 0; j < order->count; j++) ck_assert(!(all & order->group[j])), all |= order->group[j];
        ck_assert_uint_eq(all, EVERYWHERE);
        ck_assert_uint_eq(order_front(order, 0), 0);
    }
    struct order own = {"own", true, 1, (const uint64_t[]){1}, 1};
    ck_assert_uint_eq(order_front(&own, 6), 6); /* cells not listed are one last group */
}
END_TEST

static const struct {
    const char *text;
    uint8_t buckets; /* with nothing defined */
} VALUES[] = {
    {"7", 8},       {"-1", 8},        {"[0,5]", 3},        {"-7/2", 2},     {"-7%3", 8},
    {"5/0", 0},     {"p+1", 0},       {"!p", 2},           {"!p*[0,3]", 9}, {"2147483647+1", 1},
    {"\"a\"+1", 0}, {"[1,\"a\"]", 2}, {"1<2", 2},          {"2<1", 0},      {"3>p", 8},
    {"p<3", 0},     {"1==\"1\"", 0},  {"\"a\"==\"a\"", 2}, {"1!=\"1\"", 2}, {"(-2147483647-1)/-1", 1},
};

START_TEST(expressions_give_what_the_rules_say)
{
    for (size_t i = 0; i < sizeof VALUES / sizeof *VALUES; i++) {
        struct ctx c = harness_ctx();
        struct rule_fault fault;
        const struct expr *e = expr_read(&c, VALUES[i].text, strlen(VALUES[i].text), &fault);
        ck_assert_msg(e != NULL, "%s: %s", VALUES[i].text, fault.message);
        ck_assert_msg(buckets_of(e, NULL) == VALUES[i].buckets, "%s gives %x", VALUES[i].text,
                      buckets_of(e, NULL));
        harness_end(&c);
    }
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("rulegame language");
    HARNESS_ADD(s, every_fault_has_its_code_its_place_and_a_hint);
    HARNESS_ADD(s, what_is_too_large_is_refused_and_does_no_harm);
    HARNESS_ADD(s, printing_is_canonical_and_reads_as_the_same);
    HARNESS_ADD(s, a_rule_set_that_fills_its_text_prints_densely_and_still_reads_as_the_same);
    HARNESS_ADD(s, fronts_of_the_built_in_orders_are_those_of_the_table);
    HARNESS_ADD(s, expressions_give_what_the_rules_say);
    return s;
}
TEST_MAIN(suite)
