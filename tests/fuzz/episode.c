/* episode.c - libFuzzer at rule texts that are played: answers stay in their range, a copy of an episode goes the same way, no board
 * lasts longer than it has pieces. */
#include "games/rulegame/episode.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

enum { PIECES = 12, TRIES = 60 };

static void play(struct ctx *c, const struct rule_set *rules, uint32_t luck)
{
    static const char *const SHAPES[] = {"SQUARE", "STAR", "CIRCLE", "TRIANGLE"}, *const COLORS[] = {
                                                                                      "RED", "BLACK", "BLUE",
                                                                                      "YELLOW"};
    struct piece piece[PIECES];
    struct property property[PIECES][2];
    bool crowded = luck & 1;
    for (int i = 0; i < PIECES; i++) {
        luck = luck * 1664525 + 1013904223;
        property[i][0] = property_of("shape", SHAPES[luck >> 30]);
        property[i][1] = property_of("color", COLORS[luck >> 28 & 3]);
        piece[i] = (struct piece){1 + (crowded ? i / 2 : i) * 3, luck >> 20 & 7, 2, property[i], NULL};
    }
    struct episode e, copy;
    episode_start(&e, board_new(c, program_new(c, rules), piece, PIECES, crowded));
    for (int i = 0; i < TRIES && !e.finish; i++) {
        luck = luck * 1664525 + 1013904223;
        int left = episode_left(&e);
        episode_copy(&copy, &e);
        enum response one = episode_move(&e, (int)(luck >> 16) % PIECES, (int)(luck >> 14 & 3));
        must(one == episode_move(&copy, (int)(luck >> 16) % PIECES, (int)(luck >> 14 & 3)) &&
             copy.here == e.here);
        must(one == RESPONSE_ACCEPT || one == RESPONSE_DENY || one == RESPONSE_IMMOVABLE ||
             one == RESPONSE_INVALID_OBJECT);
        must(episode_left(&e) == left - (one == RESPONSE_ACCEPT));
        must((e.finish == FINISH_NONE) == (episode_movable(&e) > 0));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct ctx c = {.pool = pool_new()};
    struct rule_fault fault;
    const struct rule_set *rules = rule_set_read(&c, (const char *)bytes, length, &fault);
    if (rules) play(&c, rules, (uint32_t)length * 2654435761u);
    pool_drop(c.pool);
    return 0;
}
