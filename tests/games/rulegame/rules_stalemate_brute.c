/* rules_stalemate_brute.c - the tester against brute force: small random rule sets, and every small board of each played in every way. A
 * verdict of "cannot" must meet no stalemate, every witness must lead where it says. BRUTE_RULE_SETS says how many (2000). */
#include "base/rng.h"
#include "games/rulegame/stalemate.h"
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SPOTS = 4, TYPES = 4, TEXT_ROOM = 1024 };
static const int SPOT[SPOTS] = {1, 15, 22, 36};
static const char *const SHAPES[] = {"SQUARE", "STAR"}, *const COLORS[] = {"RED", "BLUE"};

/* ---- random rule sets ---------------------------------------------------------------------------------------- */

static const char *pick(struct rng *rng, const char *const *from, size_t count)
{
    return from[rng_below(rng, count)];
}
#define PICK(rng, list) pick(rng, list, sizeof(list) / sizeof *(list))

static void atom_write(struct rng *rng, char *text)
{
    static const char *const COUNT[] = {"*", "*", "*", "1", "2"};
    static const char *const SHAPE[] = {"*", "*", "SQUARE", "STAR", "[SQUARE,STAR]"};
    static const char *const COLOR[] = {"*", "*", "RED", "BLUE"};
    static const char *const PLACE[] = {"*", "*", "*", "T", "L", "Farthest", "[1,15]", "36", "[B,22]"};
    static const char *const BUCKET[] = {"*",
                                         "0",
                                         "[1,2]",
                                         "Nearby",
                                         "!p",
                                         "p",
                                         "pc",
                                         "ps+1",
                                         "[!p*2,p]",
                                         "!pc*[0,1]",
                                         "[!pc*3,pc+1]",
                                         "!ps*1",
                                         "ps-1",
                                         "p-pc",
                                         "!(p-Nearby)",
                                         "pc*ps",
                                         "last.bucket",
                                         "q.bucket",
                                         "p.pos",
                                         "[p.shape,!p*Remotest]",
                                         "this.bucket!=p",
                                         "!last*2"};
    static const char *const CODE[] = {
        "this.pos>last.pos", "last.color==this.color",   "!p",           "this.pos<20",
        "this.bucket>1",     "last.color!=this.color",   "!last",        "last.shape==this.shape",
        "last.bucket==3",    "this.bucket!=last.bucket", "last.pos!=15", "p==this.bucket"};
    if (rng_percent(rng, 20)) {
        sprintf(text + strlen(text), "(code:%s,bucket:%s)", PICK(rng, CODE), PICK(rng, BUCKET) + (0));
        char *star = strstr(text, ",bucket:*");
        if (star) memcpy(star, ")", 2);
        return;
    }
    sprintf(text + strlen(text), "(%s,%s,%s,%s,%s)", PICK(rng, COUNT), PICK(rng, SHAPE), PICK(rng, COLOR),
            PICK(rng, PLACE), PICK(rng, BUCKET));
}

static void rule_set_write(struct rng *rng, char *text)
{
    int lines = 1 + (int)rng_below(rng, 3);
    *text = 0;
    for (int i = 0; i < lines; i++) {
        int atoms = 1 + (int)rng_below(rng, 3);
        if (rng_percent(rng, 25)) text += sprintf(text, "%d ", rng_percent(rng, 50) ? 1 : 2);
        for (int j = 0; j < atoms; j++) atom_write(rng, text);
        text += strlen(text);
        text += sprintf(text, "\n");
    }
}

/* ---- playing every way --------------------------------------------------------------------------------------- */

struct ends {
    bool stuck, cleared;
};

static void play_on(const struct episode *e, struct ends *ends)
{
    if (e->finish == FINISH_STALEMATE) ends->stuck = true;
    if (e->finish == FINISH_CLEARED) ends->cleared = true;
    for (int piece = 0; !e->finish && piece < e->board->count; piece++)
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            struct episode next;
            if (!(episode_buckets(e, piece) >> bucket & 1)) continue;
            episode_copy(&next, e);
            ck_assert_int_eq(episode_move(&next, piece, bucket), RESPONSE_ACCEPT);
            play_on(&next, ends);
        }
}

struct bench {
    struct ctx c;     /* for one rule set */
    struct ctx board; /* for one board */
    const char *text;
    const struct rule_set *rules;
    const struct program *program;
    const struct object_types *types;
    struct stalemate s;
    int stuck_boards;
};

/* What cannot be removed from any board is in Fin(W), where no atom disappears. */
static void play_board(struct bench *b, const struct piece *piece, const int *type, int count)
{
    struct ends ends = {0};
    struct episode e;
    pool_wipe(b->board.pool);
    episode_start(&e, board_new(&b->board, b->program, piece, count, false));
    if (e.finish == FINISH_STALEMATE && b->s.without_disappearing)
        for (int i = 0; i < count; i++)
            ck_assert_msg(b->s.fin[type[i]] & cell_bit(piece[i].cell), "%s", b->text);
    play_on(&e, &ends);
    b->stuck_boards += ends.stuck;
    ck_assert_msg(!ends.stuck || b->s.verdict != STALEMATE_CANNOT,
                  "%d pieces, first in %d, get stuck under\n%s", count, piece[0].cell, b->text);
}

static void play_small_boards(struct bench *b)
{
    for (int i = 0; i < SPOTS; i++)
        for (int t = 0; t < TYPES; t++) {
            struct piece piece[2] = {b->types->piece[t]};
            int type[2] = {t};
            piece[0].cell = SPOT[i];
            play_board(b, piece, type, 1);
            for (int j = i + 1; j < SPOTS; j++)
                for (type[1] = 0; type[1] < TYPES; type[1]++) {
                    piece[1] = b->types->piece[type[1]];
                    piece[1].cell = SPOT[j];
                    play_board(b, piece, type, 2);
                }
        }
}

static void play_larger_board(struct bench *b, struct rng *rng)
{
    struct piece piece[3];
    int type[3], cell = 0;
    for (int i = 0; i < 3; i++) {
        type[i] = (int)rng_below(rng, TYPES);
        cell += 1 + (int)rng_below(rng, 11);
        piece[i] = b->types->piece[type[i]];
        piece[i].cell = cell;
    }
    play_board(b, piece, type, 3);
}

/* ---- witnesses ----------------------------------------------------------------------------------------------- */

static enum finish finish_of(struct bench *b, const struct episode *start, const struct stalemate_line *line)
{
    struct episode e;
    episode_copy(&e, start);
    for (int i = 0; i < line->count; i++)
        ck_assert_msg(episode_move(&e, line->move[i].piece, line->move[i].bucket) == RESPONSE_ACCEPT, "%s",
                      b->text);
    return e.finish;
}

static void try_witness(struct bench *b)
{
    const struct stalemate_witness *w = &b->s.witness;
    struct episode e;
    struct ends ends = {0};
    ck_assert_int_eq(b->s.verdict == STALEMATE_CAN, w->count > 0);
    if (!w->count) return;
    pool_wipe(b->board.pool);
    episode_start(&e, board_new(&b->board, b->program, w->piece, w->count, false));
    ck_assert_msg(finish_of(b, &e, &w->stuck) == FINISH_STALEMATE, "the witness does not get stuck under\n%s",
                  b->text);
    if (w->fate == FATE_AVOIDABLE) ck_assert_int_eq(finish_of(b, &e, &w->clear), FINISH_CLEARED);
    if (w->fate != FATE_INEVITABLE || w->count > 5) return;
    play_on(&e, &ends);
    ck_assert_msg(!ends.cleared, "called inevitable, yet it can be cleared under\n%s", b->text);
}

static bool try_rule_set(struct bench *b, struct rng *rng, int tally[3], int *frozen, int *missed)
{
    char text[TEXT_ROOM];
    struct rule_fault fault;
    const struct stalemate_bounds bounds = {.memories = 20000, .nodes = 3000};
    pool_wipe(b->c.pool);
    rule_set_write(rng, text);
    b->text = text;
    b->rules = rule_set_read(&b->c, text, strlen(text), &fault);
    ck_assert_msg(b->rules != NULL, "%s at %d:%d in\n%s", fault.code, fault.line, fault.column, text);
    b->program = program_new(&b->c, b->rules);
    b->types = object_types_plain(&b->c, SHAPES, 2, COLORS, 2);
    ck_assert(stalemate_decide(&b->c, b->program, b->types, bounds, &b->s));
    b->stuck_boards = 0;
    play_small_boards(b);
    for (int i = 0; i < 4; i++) play_larger_board(b, rng);
    try_witness(b);
    tally[b->s.verdict]++;
    *frozen += b->s.proof == PROOF_FROZEN_MEMORY;
    *missed += b->s.verdict == STALEMATE_UNKNOWN && b->stuck_boards;
    return true;
}

START_TEST(verdicts_agree_with_brute_force)
{
    struct bench b = {.c = harness_ctx(), .board = harness_ctx()};
    struct rng rng = rng_seeded(2024);
    const char *wanted = getenv("BRUTE_RULE_SETS");
    int rule_sets = wanted && *wanted ? atoi(wanted) : 2000, tally[3] = {0}, frozen = 0, missed = 0;
    for (int i = 0; i < rule_sets; i++) try_rule_set(&b, &rng, tally, &frozen, &missed);
    fprintf(stderr,
            "cannot %d (%d because the memory stands still), can %d, unknown %d (%d of them get stuck on a "
            "board of three)\n",
            tally[STALEMATE_CANNOT], frozen, tally[STALEMATE_CAN], tally[STALEMATE_UNKNOWN], missed);
    ck_assert_int_gt(tally[STALEMATE_CANNOT], rule_sets / 10);
    ck_assert_int_gt(tally[STALEMATE_CAN], rule_sets / 10);
    ck_assert_int_gt(frozen, rule_sets / 100);
    ck_assert_int_lt(tally[STALEMATE_UNKNOWN], rule_sets / 20);
    ck_assert_int_lt(missed, rule_sets / 200);
    harness_end(&b.c);
    harness_end(&b.board);
}
END_TEST

static Suite *make_suite(void)
{
    Suite *suite = suite_create("stalemate_brute");
    HARNESS_ADD(suite, verdicts_agree_with_brute_force);
    return suite;
}
TEST_MAIN(make_suite)
