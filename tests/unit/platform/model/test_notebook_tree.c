/* test_notebook_tree.c - trees of turns as lists of nodes: what is read and refused, what is new compared with another. */
#include "harness.h"
#include "platform/model/notebook_tree.h"
#include <string.h>

static bool read_text(struct ctx *c, const char *text, struct tree *ret)
{
    return tree_read(c, json_own(c, text), ret);
}

static const char TREE[] =
    "[{\"comment\":\"start\"},{\"parent\":0,\"turn\":\"a\"},{\"parent\":1,\"turn\":\"b\"},"
    "{\"parent\":0,\"turn\":\"c\",\"marks\":[{\"from\":[1,2],\"to\":[1,2],\"kind\":3}]}]";

START_TEST(a_tree_is_printed_as_it_was_read)
{
    struct ctx c = harness_ctx();
    struct tree tree;
    ck_assert(read_text(&c, TREE, &tree));
    ck_assert_int_eq(tree.count, 4);
    ck_assert_int_eq(tree.nodes[2].depth, 2);
    ck_assert_str_eq(json_text(&c, tree_json(&c, &tree)), TREE);
    ck_assert_str_eq(json_text(&c, tree_line(&c, &tree, 2)), "[{\"orders\":\"a\"},{\"orders\":\"b\"}]");
    ck_assert_int_eq(tree_step(&tree, 2, 1), 1);
    ck_assert(tree_is_distinct(&c, &tree));
    harness_end(&c);
}
END_TEST

START_TEST(only_lines_with_new_turns_are_to_be_judged)
{
    struct ctx c = harness_ctx();
    struct tree old, tree;
    int count;
    ck_assert(read_text(&c, TREE, &old));
    ck_assert(read_text(&c,
                        "[{},{\"parent\":0,\"turn\":\"c\"},{\"parent\":0,\"turn\":\"a\",\"comment\":\"x\"},{"
                        "\"parent\":2,\"turn\":\"d\"},"
                        "{\"parent\":3,\"turn\":\"e\"},{\"parent\":1,\"turn\":\"b\"}]",
                        &tree));
    tree_compare(&c, &tree, &old);
    ck_assert(tree.nodes[0].is_known && tree.nodes[1].is_known && tree.nodes[2].is_known);
    ck_assert(!tree.nodes[3].is_known && !tree.nodes[5].is_known);
    int *ends = tree_fresh_ends(&c, &tree, &count);
    ck_assert_int_eq(count, 2);
    ck_assert_int_eq(ends[0], 5);
    ck_assert_int_eq(ends[1], 4);
    harness_end(&c);
}
END_TEST

START_TEST(each_fault_has_its_place)
{
    struct ctx c = harness_ctx();
    static const struct {
        const char *text, *path;
    } WRONG[] = {{"[]", "/nodes"},
                 {"[{\"turn\":\"a\"}]", "/nodes/0"},
                 {"[{},{\"parent\":1,\"turn\":\"a\"}]", "/nodes/1/parent"},
                 {"[{},{\"parent\":0}]", "/nodes/1/turn"},
                 {"[{},{\"parent\":0,\"turn\":\"\"}]", "/nodes/1/turn"},
                 {"[{\"marks\":[{\"from\":[1],\"to\":[1,2],\"kind\":0}]}]", "/nodes/0/marks"},
                 {"[{\"marks\":[{\"from\":[1,2],\"to\":[1,1000001],\"kind\":0}]}]", "/nodes/0/marks"},
                 {"[{\"marks\":[7]}]", "/nodes/0/marks"},
                 {"[{\"quiz\":{\"if_right\":\"x\"}}]", "/nodes/0/quiz/question"},
                 {"[{\"quiz\":{\"question\":\"\"}}]", "/nodes/0/quiz/question"},
                 {"[{\"quiz\":{\"question\":\"x\",\"if_wrong\":7}}]", "/nodes/0/quiz/if_wrong"},
                 {"[{\"quiz\":{\"question\":\"x\"},\"right\":true}]", "/nodes/0/right"},
                 {"[{},{\"parent\":0,\"turn\":\"a\",\"right\":true}]", "/nodes/1/right"}};
    struct tree tree;
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        ck_assert(!read_text(&c, WRONG[i].text, &tree));
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_REQUEST);
        ck_assert_str_eq(c.failure.problems[0].path, WRONG[i].path);
        forgive(&c);
    }
    ck_assert(read_text(&c, "[{},{\"parent\":0,\"turn\":\"a\"},{\"parent\":0,\"turn\":\"a\"}]", &tree));
    ck_assert(!tree_is_distinct(&c, &tree));
    ck_assert_str_eq(c.failure.problems[0].path, "/nodes/2/turn");
    harness_end(&c);
}
END_TEST

START_TEST(a_reader_has_nothing_after_a_question_before_the_answer)
{
    struct ctx c = harness_ctx();
    static const char QUIZ[] =
        "[{},{\"parent\":0,\"turn\":\"a\"},"
        "{\"parent\":1,\"turn\":\"b\",\"quiz\":{\"question\":\"How?\",\"if_right\":\"So.\",\"if_wrong\":\"No."
        "\"}},"
        "{\"parent\":2,\"turn\":\"c\",\"quiz\":{\"question\":\"And then?\"},\"right\":true},"
        "{\"parent\":3,\"turn\":\"d\",\"right\":true},{\"parent\":2,\"turn\":\"e\"},"
        "{\"parent\":1,\"turn\":\"f\",\"quiz\":{\"question\":\"Unfinished\",\"if_right\":\"x\"}},"
        "{\"parent\":6,\"turn\":\"g\"}]";
    struct tree tree, part;
    ck_assert(read_text(&c, QUIZ, &tree));
    ck_assert_str_eq(json_text(&c, tree_json(&c, &tree)), QUIZ);
    ck_assert(tree_fold(&c, &tree, &part));
    ck_assert_str_eq(
        json_text(&c, tree_json(&c, &part)),
        "[{},{\"parent\":0,\"turn\":\"a\"},{\"parent\":1,\"turn\":\"b\",\"quiz\":{\"question\":\"How?\"}},"
        "{\"parent\":1,\"turn\":\"f\"},"
        "{\"parent\":3,\"turn\":\"g\"}]");
    ck_assert(read_text(&c, TREE, &tree));
    ck_assert(!tree_fold(&c, &tree, &part));
    ck_assert_str_eq(json_text(&c, tree_json(&c, &part)), TREE);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("platform/notebook_tree");
    HARNESS_ADD(s, a_tree_is_printed_as_it_was_read);
    HARNESS_ADD(s, only_lines_with_new_turns_are_to_be_judged);
    HARNESS_ADD(s, each_fault_has_its_place);
    HARNESS_ADD(s, a_reader_has_nothing_after_a_question_before_the_answer);
    return s;
}
TEST_MAIN(suite)
