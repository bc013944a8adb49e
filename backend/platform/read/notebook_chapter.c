/* notebook_chapter.c - see notebook_chapter.h. */
#include "platform/read/notebook_chapter.h"
#include "base/clock.h"
#include "platform/account/visibility.h"
#include "platform/model/notebook_tree.h"
#include "platform/read/analysis.h"
#include "store/notebook.h"
#include <stdio.h>
#include <string.h>

/* New lines of one save, all paid for before the first is played. */
enum { LINES_AT_ONCE = 500, TURNS_A_UNIT = 100 };

/* Showing */

/* Leave out what readers have not asked for. */
static bool fold(struct ctx *c, json_object **nodes, bool *ret_is_folded)
{
    struct tree tree, part;
    if (!tree_read(c, *nodes, &tree)) return false;
    *ret_is_folded = tree_fold(c, &tree, &part);
    *nodes = tree_json(c, &part);
    return true;
}

static bool chapter_json(struct ctx *c, const struct rows *r, bool is_whole, json_object **ret_chapter)
{
    static const char *const TEXTS[] = {"title", "game", "variant", "position"};
    json_object *o = json_new_object(c), *nodes = json_own(c, rows_text(r, 0, "tree"));
    bool is_folded = false;
    if (!is_whole && !fold(c, &nodes, &is_folded)) return false;
    json_add_int(o, "chapter", rows_int(r, 0, "number"));
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        json_add_text(o, TEXTS[i], rows_text(r, 0, TEXTS[i]));
    json_add(o, "options", json_own(c, rows_text(r, 0, "options")));
    json_add(o, "nodes", nodes);
    json_add_bool(o, "folded", is_folded);
    json_add_int(o, "version", rows_int(r, 0, "version"));
    json_add_text(o, "changed_at", clock_text(c, rows_int(r, 0, "changed_at")));
    *ret_chapter = o;
    return true;
}

static bool chapter_read(struct ctx *c, struct pg *db, int64_t notebook, int64_t number, bool is_whole,
                         json_object **ret_chapter)
{
    struct rows *r;
    return pg_one(c, db, &r, CHAPTER_FIND, "ii", notebook, number) &&
           chapter_json(c, r, is_whole, ret_chapter);
}

static bool read_back(struct ctx *c, struct pg *db, int64_t notebook, int64_t number,
                      json_object **ret_chapter)
{
    return chapter_read(c, db, notebook, number, true, ret_chapter);
}

bool chapter_show(struct ctx *c, struct pg *db, const struct notebook_door *door, int64_t number, bool answer,
                  json_object **ret_chapter)
{
    struct notebook_seen seen;
    return notebook_find(c, db, door, NEED_READER, &seen) &&
           chapter_read(c, db, seen.id, number, answer || seen.writes, ret_chapter);
}

/* Judging turns */

static struct analyst analyst_of(const struct notebook_door *door)
{
    return (struct analyst){.account = door->account, .remote = door->remote};
}

/* What the analysis refused, at the node of the turn. The failure was noted in memory that will be gone. */
static bool refuse(struct ctx *c, const struct failure *why, const struct tree *tree, int end)
{
    int turn;
    if (why->limit_key)
        return fail_limit(c, why->fault, pool_copy(c->pool, why->limit_key), why->retry_after, why->detail);
    fail(c, why->fault, "%s", why->detail);
    for (int i = 0; i < why->problem_count; i++) {
        const struct problem *problem = &why->problems[i];
        if (sscanf(problem->path, "/line/%d", &turn) != 1) continue;
        fail_at(c, pool_print(c->pool, "/nodes/%d/turn", tree_step(tree, end, turn + 1)), problem->code,
                problem->hint);
    }
    return false;
}

/* The turns as the game writes them: the same turn has one text. */
static void take_texts(struct ctx *c, struct tree *tree, int end, json_object *told)
{
    for (int turn = 1; turn <= tree->nodes[end].depth; turn++) {
        json_object *entry = json_object_array_get_idx(told, (size_t)turn - 1);
        tree->nodes[tree_step(tree, end, turn)].turn = pool_copy(
            c->pool, json_object_get_string(json_member(entry, "text")));
    }
}

/* A line of the tree, played from the start in memory of its own, because there can be hundreds. */
static bool judge_line(struct ctx *c, struct pg *db, const struct analyst *who,
                       const struct analysis_wish *start, struct tree *tree, int end)
{
    struct ctx scratch = {.pool = pool_new(), .now = c->now};
    struct analysis_wish wish = *start;
    json_object *answer;
    wish.is_paid = true;
    wish.line = tree_line(&scratch, tree, end);
    bool fine = analysis_answer(&scratch, db, who, &wish, &answer);
    if (fine) take_texts(c, tree, end, json_member(answer, "line"));
    else refuse(c, &scratch.failure, tree, end);
    pool_drop(scratch.pool);
    return fine;
}

/* All at once: a save that is refused half way would pay again for the same lines each time, and never succeed. */
static bool pay(struct ctx *c, const struct analyst *who, const struct tree *tree, const int *ends, int count)
{
    int units = 0;
    for (int i = 0; i < count; i++) units += 1 + tree->nodes[ends[i]].depth / TURNS_A_UNIT;
    if (units <= LINES_AT_ONCE) return units == 0 || analysis_pay(c, who, units);
    fail(c, FAULT_BAD_REQUEST, "a save has at most 500 new lines, fewer when they are long");
    fail_at(c, "/nodes", "bad_request", "save with fewer new lines first, then add the others");
    return false;
}

/* Only turns that are not stored yet are played: saving a comment costs nothing. */
static bool judge(struct ctx *c, struct pg *db, const struct notebook_door *door,
                  const struct analysis_wish *start, struct tree *tree, const struct tree *old)
{
    struct analyst who = analyst_of(door);
    int count;
    tree_compare(c, tree, old);
    int *ends = tree_fresh_ends(c, tree, &count);
    if (!pay(c, &who, tree, ends, count)) return false;
    for (int i = 0; i < count; i++)
        if (!judge_line(c, db, &who, start, tree, ends[i])) return false;
    return tree_is_distinct(c, tree);
}

/* A chapter without turns, with which a new one is compared. */
static struct tree bare_tree(struct ctx *c)
{
    struct tree tree = {1, pool_take(c->pool, sizeof *tree.nodes)};
    tree.nodes[0].parent = -1;
    return tree;
}

static struct chapter_row row_of(struct ctx *c, const char *title, const struct tree *tree)
{
    return (struct chapter_row){
        .title = title, .tree = pool_copy(c->pool, json_text(c, tree_json(c, tree))), .nodes = tree->count};
}

/* Changing */

/* The start as a text, so that the chapter needs neither the match nor the right to see it. */
static bool find_start(struct ctx *c, struct pg *db, const struct notebook_door *door,
                       const struct analysis_wish *from, struct analysis_wish *ret_start)
{
    struct analyst who = analyst_of(door);
    json_object *answer;
    if (!analysis_answer(c, db, &who, from, &answer)) return false;
    *ret_start = (struct analysis_wish){.game = from->game,
                                        .variant = json_object_get_string(json_member(answer, "variant")),
                                        .options = json_member(answer, "options"),
                                        .position = json_object_get_string(json_member(answer, "position"))};
    return ret_start->position ||
           fail(c, FAULT_BAD_POSITION,
                "this position has no text: start after the setup, in a game with open positions");
}

bool chapter_make(struct ctx *c, struct pg *db, const struct notebook_door *door,
                  const struct analysis_wish *from, const struct chapter_wish *wish,
                  json_object **ret_chapter)
{
    struct notebook_seen seen;
    struct analysis_wish start;
    struct tree tree, empty = bare_tree(c);
    struct rows *size;
    int64_t number;
    if (!visibility_title_fits(c, wish->title) || !notebook_find(c, db, door, NEED_AUTHOR, &seen) ||
        !notebook_lets_write(c, db, door, &seen) || !tree_read(c, wish->nodes, &tree) ||
        !find_start(c, db, door, from, &start) || !judge(c, db, door, &start, &tree, &empty))
        return false;
    struct chapter_row row = row_of(c, wish->title, &tree);
    row.game = start.game;
    row.variant = start.variant;
    row.options = pool_copy(c->pool, json_text(c, start.options));
    row.position = start.position;
    return notebook_hold(c, db, door, NEED_AUTHOR, &seen) &&
           pg_one(c, db, &size, NOTEBOOK_SIZE, "i", seen.id) &&
           chapter_row_insert(c, db, seen.id, rows_int(size, 0, "place") + 1, &row, &number) &&
           notebook_is_in_bounds(c, db, seen.id, true) && read_back(c, db, seen.id, number, ret_chapter);
}

static bool changed(struct ctx *c)
{
    return fail(c, FAULT_CHAPTER_CHANGED, "this chapter has another version by now; read it again");
}

/* Compare with what is stored, and play what is new. */
static bool judge_change(struct ctx *c, struct pg *db, const struct notebook_door *door, const struct rows *r,
                         struct tree *tree)
{
    struct tree old;
    struct analysis_wish start = {.game = rows_text(r, 0, "game"),
                                  .variant = rows_text(r, 0, "variant"),
                                  .options = json_own(c, rows_text(r, 0, "options")),
                                  .position = rows_text(r, 0, "position")};
    return tree_read(c, json_own(c, rows_text(r, 0, "tree")), &old) && judge(c, db, door, &start, tree, &old);
}

bool chapter_change(struct ctx *c, struct pg *db, const struct notebook_door *door, int64_t number,
                    const struct chapter_wish *wish, json_object **ret_chapter)
{
    struct notebook_seen seen;
    struct tree tree;
    struct rows *r;
    bool done;
    if (!visibility_title_fits(c, wish->title) || !tree_read(c, wish->nodes, &tree) ||
        !notebook_find(c, db, door, NEED_AUTHOR, &seen) || !notebook_lets_write(c, db, door, &seen) ||
        !pg_one(c, db, &r, CHAPTER_FIND, "ii", seen.id, number))
        return false;
    if (rows_int(r, 0, "version") != wish->version) return changed(c);
    if (!judge_change(c, db, door, r, &tree)) return false;
    struct chapter_row row = row_of(c, wish->title, &tree);
    bool grows = strlen(row.tree) > strlen(rows_text(r, 0, "tree"));
    if (!notebook_hold(c, db, door, NEED_AUTHOR, &seen) ||
        !chapter_row_update(c, db, seen.id, number, wish->version, &row, &done))
        return false;
    if (!done) return changed(c);
    notebook_row_touch(c, db, seen.id);
    return notebook_is_in_bounds(c, db, seen.id, grows) && read_back(c, db, seen.id, number, ret_chapter);
}

bool chapter_remove(struct ctx *c, struct pg *db, const struct notebook_door *door, int64_t number)
{
    struct notebook_seen seen;
    bool found;
    if (!notebook_hold(c, db, door, NEED_AUTHOR, &seen) || !chapter_row_drop(c, db, seen.id, number, &found))
        return false;
    if (!found) return fail(c, FAULT_NOT_FOUND, "not found");
    notebook_row_touch(c, db, seen.id);
    return pg_flush(c, db);
}
