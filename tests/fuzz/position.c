/* position.c - libFuzzer at positions given as text: whatever a game takes it prints in one form, and can be looked at, ordered
 * in, and played on; whatever it refuses it refuses as bad_position. */
#include "games/game.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void look(struct ctx *c, const struct game *game, game_state *state)
{
    struct standing now = game->standing(state);
    must(!now.over && now.owes);
    int seat = __builtin_ctz(now.owes);
    game_known *known = game->know(c, state, seat, (struct table){0});
    must(game->view(c, known, false, NULL) && game->legal(c, known, NULL));
    struct advice advice;
    must(game_advise(c, game, known, (struct question){20, 2}, &advice));
    for (int i = 0; i < advice.n; i++) {
        struct verdicts v = {0};
        must(game->judge(c, known, advice.best[i].order, true, &v));
    }
    struct event late = {.kind = EVENT_TURN, .seat = -1, .late = now.owes};
    struct outcome outcome;
    must(game->apply(c, state, &late, NULL, &outcome));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct ctx c = {.pool = pool_new()};
    const struct game *game = game_find("stratic");
    struct seat_fact people[SEATS_MAX] = {0};
    struct setting setting = {
        .variant = game->variants, .options = game->options(&c, game->variants, NULL, 2, people), .seats = 2};
    const char *text = pool_copy_bytes(c.pool, (const char *)bytes, length);
    game_state *state = game_position(&c, game, &setting, text);
    if (state) {
        const char *printed = game_position_text(&c, game, state);
        game_state *again = game_position(&c, game, &setting, printed);
        must(again && strcmp(game_position_text(&c, game, again), printed) == 0);
        look(&c, game, state);
    } else {
        must(c.failure.fault == FAULT_BAD_POSITION && c.failure.detail);
    }
    pool_drop(c.pool);
    return 0;
}
