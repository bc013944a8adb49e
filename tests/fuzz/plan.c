/* plan.c - libFuzzer at plans for experiments: the bytes are a trial list, a modifier, a table of objects and a board. A table that is
 * read has its cells inside the text; every fault says what is wrong and where; a row without errors can be played. */
#include "games/rulegame/table.h"
#include "games/rulegame/experiments.h"
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void check_table(struct ctx *c, const char *text, size_t length)
{
    struct table table;
    struct table_fault fault;
    int lines = 1;
    for (size_t i = 0; i < length; i++) lines += text[i] == '\n' || text[i] == '\r';
    if (!table_read(c, text, length, &table, &fault)) {
        must(fault.id != FINDING_NONE && fault.line >= 1 && fault.column >= 1 && fault.line <= lines);
        return;
    }
    for (int i = 0; i < table.count; i++) {
        int before = 0;
        must(table.record[i].count >= 1);
        for (int j = 0; j < table.record[i].count; j++) {
            const struct cell *cell = table_cell(&table.record[i], j);
            must(cell->line >= 1 && cell->line <= lines && cell->column >= 1);
            must(cell->line > before / 100000 || cell->line * 100000 + cell->column > before);
            before = cell->line * 100000 + cell->column;
        }
    }
}

static void check_report(const struct trials *trials)
{
    json_object *faults = json_member(trials->report, "faults");
    for (size_t i = 0; i < json_object_array_length(faults); i++) {
        json_object *fault = json_object_array_get_idx(faults, i);
        must(json_member(fault, "code") && json_member(fault, "reason"));
        must(json_member(fault, "message") && json_member(fault, "file"));
        must(json_object_get_int(json_member(fault, "line")) >= 1);
    }
    for (int i = 0; i < trials->count; i++)
        for (int j = 0; j < trials->list[i].count; j++)
            must(trials->errors || trials->list[i].trial[j].options);
}

static void add_file(struct ctx *c, json_object *files, const char *name, const char *text)
{
    /* what comes through the border is text */
    char *clean = pool_copy(c->pool, text);
    for (char *at = clean; *at; at++)
        if ((unsigned char)*at >= 0x80) *at = '?';
    json_add_text(files, name, clean);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct ctx c = {.pool = pool_new()};
    const char *text = pool_copy_bytes(c.pool, bytes, length);
    struct trials trials;
    json_object *files = json_new_object(&c);
    check_table(&c, text, length);
    add_file(&c, files, "trial-lists/a.csv", text);
    add_file(&c, files, "modifiers/a.csv", text);
    add_file(&c, files, "shapes/a/properties.csv", text);
    add_file(&c, files, "boards/a/a.json", text);
    add_file(&c, files, "rules/a.txt", "(*,*,*,*,[0,1])\n");
    const struct trial_plan plan = {.files = files,
                                    .plan = length % 3 == 0   ? ""
                                            : length % 3 == 1 ? "P::a"
                                                              : "R:a:a"};
    trials_read(&c, &plan, &trials);
    check_report(&trials);
    must(c.failure.fault == FAULT_NONE);
    pool_drop(c.pool);
    return 0;
}
