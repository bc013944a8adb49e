/* rules.c - libFuzzer at rule texts alone, as fast as it goes: what is refused says where and why, what is read prints as a text that
 * reads as the same. episode.c plays them. */
#include "games/rulegame/ast.h"
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct ctx c = {.pool = pool_new()};
    struct rule_fault fault;
    const struct rule_set *rules = rule_set_read(&c, (const char *)bytes, length, &fault);
    if (rules) {
        const char *printed = rule_set_print(&c, rules);
        const struct rule_set *again = rule_set_read(&c, printed, strlen(printed), &fault);
        must(again && rule_set_same(rules, again));
    } else {
        must(fault.code && fault.message && fault.hint && fault.line >= 1 && fault.column >= 1);
    }
    pool_drop(c.pool);
    return 0;
}
