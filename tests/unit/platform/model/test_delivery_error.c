/* test_delivery_error.c - each text that rows hold has its code; a text with a status needs one, and others are "other". */
#include "harness.h"
#include "platform/model/delivery_error.h"
#include <string.h>

static const char *code_of(struct ctx *c, const char *text)
{
    json_object *o = json_new_object(c);
    delivery_error_add(o, text);
    const char *kept = json_object_get_string(json_member(o, "error"));
    ck_assert(text ? kept && strcmp(kept, text) == 0 : !kept);
    return json_object_get_string(json_member(o, "error_code"));
}

START_TEST(each_text_has_its_code)
{
    struct ctx c = harness_ctx();
    static const struct {
        const char *text, *code;
    } KNOWN[] = {{"the mail server could not be reached", "mail_unreachable"},
                 {"the mail server answered 550", "mail_refused"},
                 {"the answer was 503", "refused"},
                 {"the answer was too long", "too_long"},
                 {"the answer was ", "other"},
                 {"the answer was 503!", "other"},
                 {"the answer was -1", "other"},
                 {"no connection was possible, yet", "other"},
                 {"", "other"}};
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
        ck_assert_str_eq(code_of(&c, KNOWN[i].text), KNOWN[i].code);
    ck_assert_ptr_null(code_of(&c, NULL));
    for (int i = 0; i < DELIVERY_ERROR_COUNT; i++) {
        const char *text = delivery_error_text(i);
        bool counted = text[strlen(text) - 1] == ' ';
        const char *code = code_of(&c, counted ? delivery_error_answered(&c, i, 500) : text);
        ck_assert_str_ne(code, "other");
        for (int j = 0; j < i; j++) {
            const char *other = delivery_error_text(j);
            ck_assert_str_ne(
                code,
                code_of(&c, other[strlen(other) - 1] == ' ' ? delivery_error_answered(&c, j, 500) : other));
        }
    }
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("delivery_error");
    HARNESS_ADD(s, each_text_has_its_code);
    return s;
}
TEST_MAIN(suite)
