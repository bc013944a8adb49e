/* corpus_episodes.c - the recorded episodes played again: every answer, counter, line and accepted bucket as recorded. */
#include "corpus.h"
#include "games/rulegame/episode.h"
#include "harness.h"
#include <json-c/json.h>
#include <stdio.h>
#include <string.h>

static const char *const SKIPPED[] = {/* refused here, see corpus_parse.c */
                                      "synthetic/pos_unknown_order.txt",
                                      "synthetic/pos_unknown_but_listed.txt",
                                      "synthetic/postpos_unknown.txt",
                                      "synthetic/order_empty_group.txt",
                                      "synthetic/quirk_count_negative.txt",
                                      "synthetic/zero_line.txt",
                                      "synthetic/zero_atom.txt",
                                      "synthetic/all_zero.txt",
                                      "synthetic/pos_out_of_range.txt"};

static bool is_skipped(const char *file)
{
    for (size_t i = 0; i < sizeof SKIPPED / sizeof *SKIPPED; i++)
        if (strcmp(SKIPPED[i], file) == 0) return true;
    return false;
}

static json_object *at(json_object *list, int i) { return json_object_array_get_idx(list, (size_t)i); }
static int int_at(json_object *list, int i) { return json_object_get_int(at(list, i)); }
static json_object *get(json_object *o, const char *key) { return json_object_object_get(o, key); }

/* ---- rule sets, copies found under another name included ---- */

struct library {
    json_object *copies; /* file: the one it equals */
    struct ctx *c;
    char file[256];
    const struct program *program;
};

static const struct program *program_of(struct library *l, const char *file)
{
    struct rule_fault fault;
    size_t length;
    json_object *copy = get(l->copies, file);
    const char *name = copy ? json_object_get_string(copy) : file;
    if (strcmp(l->file, name) == 0) return l->program;
    pool_wipe(l->c->pool);
    snprintf(l->file, sizeof l->file, "%s", name);
    char *text = file_read(l->c, corpus_path(l->c, pool_print(l->c->pool, "corpus/%s", name)), &length);
    ck_assert_msg(text != NULL, "%s is not there", name);
    const struct rule_set *rules = rule_set_read(l->c, text, length, &fault);
    ck_assert_msg(rules != NULL, "%s: %s", name, fault.message);
    return l->program = program_new(l->c, rules);
}

static json_object *copies_read(struct ctx *c)
{
    json_object *copies = json_object_new_object();
    char *text = file_read(c, corpus_path(c, "MANIFEST.tsv"), NULL), *line;
    while ((line = next_line(&text))) {
        char *rest = line;
        const char *column[5] = {0};
        for (int i = 0; i < 5; i++) column[i] = next_column(&rest);
        if (column[4] && *column[4])
            json_object_object_add(copies, column[0], json_object_new_string(column[4]));
    }
    return copies;
}

/* ---- boards ---- */

static struct piece piece_read(struct ctx *c, json_object *row, json_object *objects)
{
    struct piece piece = {.cell = int_at(row, 0), .plain = !objects};
    struct property *property = pool_take_many(c->pool, 32, sizeof *property);
    if (!objects) {
        property[piece.count++] = property_of("shape", json_object_get_string(at(row, 1)));
        property[piece.count++] = property_of("color", json_object_get_string(at(row, 2)));
    } else {
        json_object_object_foreach (at(objects, int_at(row, 1)), key, value) {
            if (*json_object_get_string(value))
                property[piece.count++] = property_of(key, json_object_get_string(value));
        }
    }
    piece.property = property;
    return piece;
}

static const struct board *board_read(struct ctx *c, const struct program *program, json_object *row)
{
    json_object *rows = get(row, "board");
    int count = (int)json_object_array_length(rows);
    struct piece *piece = pool_take_many(c->pool, (size_t)count, sizeof *piece);
    for (int i = 0; i < count; i++) piece[i] = piece_read(c, at(rows, i), get(row, "objects"));
    return board_new(c, program, piece, count, json_object_get_boolean(get(row, "crowded")));
}

/* ---- comparing ---- */

static const char *counter_words(struct ctx *c, int counter)
{
    return counter < 0 ? "*" : pool_print(c->pool, "%d", counter);
}

static const char *counters(struct ctx *c, const struct episode *e)
{
    const struct rule_line *line = &e->board->program->rules->line[e->line];
    const char *words = pool_print(c->pool, "%s / ", counter_words(c, e->counter));
    for (int j = 0; j < line->n_atom; j++)
        words = pool_print(c->pool, "%s%s%s", words, j ? "," : "", counter_words(c, e->atom_counter[j]));
    return words;
}

static const char *accepted(struct ctx *c, const struct episode *e)
{
    char *digits = pool_take(c->pool, PIECES_MAX + 1);
    for (int i = 0; i < e->board->count; i++)
        digits[i] = episode_has(e, i) ? "0123456789abcdef"[episode_buckets(e, i)] : '.';
    return digits;
}

static enum response act(struct episode *e, const char *kind, int a, int b)
{
    if (*kind == 'x') return e->finish ? RESPONSE_NO_GAME : RESPONSE_ATTEMPT_MISMATCH;
    if (*kind == 'c') return episode_move_cell(e, a, b);
    return *kind == 'p' ? episode_pick(e, a) : episode_move(e, a, b);
}

/* Attempts the reference counted and we do not: picks of pieces that are gone. */
static void answer_agrees(struct ctx *c, struct episode *e, json_object *move, int *uncounted)
{
    const char *kind = json_object_get_string(at(move, 0));
    enum response response = act(e, kind, int_at(move, 1), int_at(move, 2));
    *uncounted += *kind == 'p' && response == RESPONSE_INVALID_OBJECT;
    const char *words = json_object_to_json_string(move);
    ck_assert_msg((int)response == int_at(move, 3), "answer %d to %s", response, words);
    ck_assert_msg((int)e->finish == int_at(move, 4), "finish %d after %s", e->finish, words);
    ck_assert_msg(e->attempts + *uncounted == int_at(move, 5), "attempts %d after %s", e->attempts, words);
    if (json_object_array_length(move) < 7) return;
    ck_assert_msg(strcmp(accepted(c, e), json_object_get_string(at(move, 8))) == 0, "accepts %s after %s",
                  accepted(c, e), words);
    if (e->finish) return;
    ck_assert_msg(e->line == int_at(move, 6), "line %d after %s", e->line, words);
    ck_assert_msg(strcmp(counters(c, e), json_object_get_string(at(move, 7))) == 0, "counters %s after %s",
                  counters(c, e), words);
}

static int episode_agrees(struct ctx *c, struct library *l, json_object *row)
{
    const char *file = json_object_get_string(get(row, "rules"));
    json_object *init = get(row, "init"), *moves = get(row, "moves");
    if (is_skipped(file) || get(init, "exc")) return 0;
    struct episode e, copy;
    episode_start(&e, board_read(c, program_of(l, file), row));
    ck_assert_msg((int)e.finish == json_object_get_int(get(init, "fin")), "%s begins with finish %d", file,
                  e.finish);
    ck_assert_str_eq(accepted(c, &e), json_object_get_string(get(init, "acc")));
    ck_assert(e.finish || e.line == json_object_get_int(get(init, "line")));
    int uncounted = 0, n = 0;
    for (; n < (int)json_object_array_length(moves); n++) {
        if (json_object_is_type(at(at(moves, n), 3), json_type_string)) break; /* where the reference stops */
        episode_copy(&copy, &e);
        answer_agrees(c, &copy, at(moves, n), &uncounted);
        e = copy;
    }
    return n;
}

static void episodes_agree(const char *name, int least)
{
    struct ctx c = harness_ctx(), one = harness_ctx(), rules = harness_ctx();
    struct library library = {.copies = copies_read(&c), .c = &rules};
    char *text = file_read(&c, corpus_path(&c, name), NULL), *line;
    int episodes = 0, moves = 0;
    while ((line = next_line(&text))) {
        json_object *row = json_tokener_parse(line);
        int n = episode_agrees(&one, &library, row);
        moves += n;
        episodes += n > 0;
        json_object_put(row);
        pool_wipe(one.pool);
    }
    fprintf(stderr, "%s: %d episodes, %d moves agree\n", name, episodes, moves);
    ck_assert_int_gt(episodes, least);
    json_object_put(library.copies);
    harness_end(&rules);
    harness_end(&one);
    harness_end(&c);
}

START_TEST(recorded_episodes_are_played_again_move_for_move)
{
    if (corpus_is_here()) episodes_agree("episodes.jsonl", 2500);
}
END_TEST

START_TEST(recorded_episodes_with_property_pieces_are_played_again_move_for_move)
{
    if (corpus_is_here()) episodes_agree("episodes_ipb.jsonl", 190);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("rulegame recorded episodes");
    HARNESS_ADD(s, recorded_episodes_are_played_again_move_for_move);
    HARNESS_ADD(s, recorded_episodes_with_property_pieces_are_played_again_move_for_move);
    return s;
}
TEST_MAIN(suite)
