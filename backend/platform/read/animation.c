/* animation.c - see animation.h. */
#include "platform/read/animation.h"
#include "base/clock.h"
#include "platform/match/history.h"
#include "platform/runtime/gif.h"
#include "platform/runtime/guard.h"

/* Hundredths of a second: a short match is shown at a pace at which one can follow it, a long one within LENGTH. */
enum { DELAY_MIN = 20, DELAY_MAX = 90, LENGTH = 4500, HOLD = 300 };

bool animation_open(struct ctx *c, struct pg *db, const struct view_wish *wish, struct animation *ret)
{
    struct audience a;
    ret->wish = wish;
    if (!view_open(c, db, wish, &ret->match, &a)) return false;
    if (!ret->match.game->picture) return fail(c, FAULT_NOT_FOUND, "this game has no pictures");
    if (!match_is_over(&ret->match))
        return fail(c, FAULT_NOT_FINISHED, "the animation is available when the game is over");
    ret->viewer = view_eyes(&a, wish);
    ret->seq = ret->match.row.seqs[a.viewer];
    return true;
}

/* The frames, as the match is played again */

struct drawing {
    const struct animation *animation;
    struct gif gif;
    struct pool *pool; /* of one picture */
    int positions;     /* of the match */
    int frames;        /* wanted of them */
    int seen;          /* positions so far */
    int64_t until;     /* clock_cpu_time() */
    bool failed;
};

static const char *picture_of(struct ctx *c, const struct animation *a, const game_state *state)
{
    const struct game *game = a->match.game;
    return game->picture->draw(c, game->know(c, state, a->viewer, (struct table){0}));
}

static bool see(struct ctx *c, struct drawing *d, const game_state *state)
{
    struct ctx own = *c;
    if (d->seen++ != gif_position(d->positions, d->frames, d->gif.frames)) return true;
    if (clock_cpu_time() > d->until)
        return fail(c, FAULT_NOT_FOUND, "this game is too long for an animation; board.svg shows each turn");
    pool_wipe(d->pool);
    own.pool = d->pool;
    return gif_add(c, &d->gif, picture_of(&own, d->animation, state));
}

static bool see_step(struct ctx *c, void *thing, const struct event *event, const game_state *after)
{
    struct drawing *d = thing;
    if (event->kind != EVENT_TURN || d->seen == d->positions - 1)
        return true; /* the last one is the match's own */
    d->failed = !see(c, d, after);
    return !d->failed;
}

/* Whether anything stands on the board before the first turn: before a setup (turn 0) nothing does. */
static bool begins(const struct match *m, const struct history *h)
{
    return m->game->standing(h->first).turn[0] > 0;
}

/* How many positions there are: one after each turn, and the first one. */
static int count_positions(struct ctx *c, const struct match *m, struct history *h)
{
    int turns = 0;
    h->count = history_standing(c, h->events, h->count);
    for (int i = 0; i < h->count; i++) turns += h->events[i].kind == ENTRY_TURN;
    if (begins(m, h)) turns++;
    return turns ? turns : 1;
}

static bool draw(struct ctx *c, struct drawing *d, struct history *h)
{
    const struct match *m = &d->animation->match;
    if (begins(m, h) && d->positions > 1 && !see(c, d, h->first)) return false;
    if (!history_walk(c, h, see_step, d) || d->failed) return false;
    d->seen = d->positions - 1;
    return see(c, d, m->state);
}

static int delay_of(int frames)
{
    int delay = LENGTH / frames;
    return delay < DELAY_MIN ? DELAY_MIN : delay > DELAY_MAX ? DELAY_MAX : delay;
}

bool animation_draw(struct ctx *c, struct pg *db, struct animation *animation, const char **ret_gif,
                    size_t *ret_length)
{
    const struct match *m = &animation->match;
    struct drawing d = {.animation = animation, .until = clock_cpu_time() + guard_seconds() * 500000LL};
    struct history history;
    if (!history_read(c, db, m->game, &m->row, &history)) return false;
    d.positions = count_positions(c, m, &history);
    d.frames = d.positions < GIF_FRAMES_MAX ? d.positions : GIF_FRAMES_MAX;
    if (!gif_begin(c, picture_of(c, animation, m->state), &d.gif)) return false;
    d.pool = pool_new();
    bool fine = draw(c, &d, &history) &&
                gif_end(c, &d.gif, delay_of(d.gif.frames), HOLD, ret_gif, ret_length);
    pool_drop(d.pool);
    gif_drop(&d.gif);
    return fine;
}
