/* log.c - see log.h. */
#include "platform/read/log.h"
#include "base/clock.h"
#include "platform/match/audience.h"
#include "platform/match/match.h"
#include "store/tale.h"
#include <string.h>

static json_object *at(json_object *line, size_t i) { return json_object_array_get_idx(line, i); }

void log_say(json_object *item, const struct tale_line *line)
{
    json_add_text(item, "kind", line->kind);
    if (line->seat < 0) json_add(item, "seat", NULL);
    else json_add_int(item, "seat", line->seat);
    json_add_text(item, "text", line->text);
    if (!line->facts) return;
    json_object_object_foreach (line->facts, name, value) {
        if (!json_member(item, name)) json_add(item, name, value);
    }
}

/* A stored line is [audience,kind,seat,text,facts]; facts become members of the item. */
static json_object *line_json(struct ctx *c, const struct tale_row *row, int64_t n)
{
    json_object *item = json_new_object(c), *line = json_own(c, row->line);
    struct tale_line told = {.kind = json_object_get_string(at(line, 1)),
                             .seat = json_object_get_int(at(line, 2)),
                             .text = json_object_get_string(at(line, 3)),
                             .facts = at(line, 4)};
    json_add_int(item, "n", n);
    json_add_int(item, "turn", row->turn);
    json_add_text(item, "at", clock_text(c, row->at));
    log_say(item, &told);
    return item;
}

/* Lines are counted per viewer; a delayed viewer gets only those of earlier turns. */
static bool read_lines(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
                       struct tale_page *page, struct tale_row **ret_lines, int *ret_count)
{
    struct match_row row;
    if (!match_find(c, db, match, &row)) return false;
    struct audience a = audience_row(&row, who);
    if (!audience_allows(c, &a, ASK_LOG)) return false;
    page->before = a.behind ? row.turns[0] - a.behind : INT32_MAX;
    page->viewer = a.all ? -1 : a.viewer;
    return tale_lines(c, db, row.id, page, ret_lines, ret_count);
}

bool log_read(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
              int64_t after, int64_t limit, json_object **ret_log)
{
    struct tale_page page = {.after = after, .limit = limit + 1};
    struct tale_row *lines;
    int count;
    if (!read_lines(c, db, match, who, &page, &lines, &count)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    bool more = count > limit;
    if (more) count = (int)limit;
    for (int i = 0; i < count; i++) json_push(items, line_json(c, &lines[i], after + 1 + i));
    json_add(list, "items", items);
    json_add_text(list, "next", more ? pool_print(c->pool, "%lld", (long long)after + count) : NULL);
    *ret_log = list;
    return true;
}

bool log_print(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
               int64_t after, const char **ret_text)
{
    struct tale_page page = {.after = after, .limit = INT32_MAX};
    struct tale_row *lines;
    size_t length = 0;
    int count;
    if (!read_lines(c, db, match, who, &page, &lines, &count)) return false;
    const char **texts = pool_take_many(c->pool, (size_t)count + 1, sizeof *texts);
    for (int i = 0; i < count; i++) {
        texts[i] = json_object_get_string(at(json_own(c, lines[i].line), 3));
        length += strlen(texts[i]) + 1;
    }
    char *text = pool_take(c->pool, length + 1), *end = text;
    for (int i = 0; i < count; i++) {
        end = stpcpy(end, texts[i]);
        *end++ = '\n';
    }
    *ret_text = text;
    return true;
}
