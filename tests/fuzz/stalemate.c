/* stalemate.c - libFuzzer at the stalemate tester: any rule set that reads is decided within bounds; a witness gets stuck where it says
 * and is cleared where it says, and what cannot stalemate does not on boards played by luck. */
#include "games/rulegame/stalemate.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static enum finish finish_of(const struct board *board, const struct stalemate_line *line)
{
    struct episode e;
    episode_start(&e, board);
    for (int i = 0; i < line->count; i++)
        must(episode_move(&e, line->move[i].piece, line->move[i].bucket) == RESPONSE_ACCEPT);
    return e.finish;
}

static void play_by_luck(struct ctx *c, const struct program *program, const struct object_types *types,
                         uint32_t luck)
{
    enum { PIECES = 6, STEP = 6 };
    struct piece piece[PIECES];
    struct episode e;
    for (int i = 0; i < PIECES; i++) {
        luck = luck * 1664525 + 1013904223;
        piece[i] = types->piece[(luck >> 16) % (uint32_t)types->count];
        piece[i].cell = i * STEP + 1 + (int)(luck >> 8) % STEP;
    }
    episode_start(&e, board_new(c, program, piece, PIECES, false));
    while (!e.finish) {
        luck = luck * 1664525 + 1013904223;
        int first = (int)(luck >> 16) % PIECES;
        for (int i = 0; i < PIECES; i++) {
            int p = (first + i) % PIECES;
            uint8_t buckets = episode_buckets(&e, p);
            if (!buckets) continue;
            must(episode_move(&e, p, luck & 1 ? __builtin_ctz(buckets) : 31 - __builtin_clz(buckets)) ==
                 RESPONSE_ACCEPT);
            break;
        }
    }
    must(e.finish == FINISH_CLEARED);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct ctx c = {.pool = pool_new()};
    struct rule_fault fault;
    struct stalemate s;
    const struct stalemate_bounds bounds = {.memories = 60, .nodes = 200};
    const struct rule_set *rules = rule_set_read(&c, (const char *)bytes, length, &fault);
    const struct object_types *types = object_types_legacy();
    const struct program *program = rules ? program_new(&c, rules) : NULL;
    if (rules && stalemate_decide(&c, program, types, bounds, &s)) {
        const struct stalemate_witness *w = &s.witness;
        must((s.verdict == STALEMATE_CAN) == (w->count > 0));
        const struct board *board = w->count ? board_new(&c, program, w->piece, w->count, false) : NULL;
        must(!board || finish_of(board, &w->stuck) == FINISH_STALEMATE);
        must(!board || w->fate != FATE_AVOIDABLE || finish_of(board, &w->clear) == FINISH_CLEARED);
        if (s.verdict == STALEMATE_CANNOT)
            for (uint32_t luck = 1; luck < 6; luck++)
                play_by_luck(&c, program, types, luck * (uint32_t)length);
        must(stalemate_json(&c, rules, types, &s) != NULL);
    }
    pool_drop(c.pool);
    return 0;
}
