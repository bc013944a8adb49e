/* series.c - see series.h. */
#include "games/rulegame/series.h"
#include <string.h>

/* R8.1: what that many half errors leave, in millionths. */
static int64_t points_weight(int errors)
{
    static const int T[] = {952574, 904651, 817574, 679179, 500000, 320821, 182426, 95349,
                            47426,  22977,  10987,  5220,   2473,   1170,   553,    261,
                            123,    58,     28,     13,     6,      3,      1,      1};
    return errors < (int)(sizeof T / sizeof *T) ? T[errors] : 0;
}

int points_for(int min, int max, int errors)
{
    return min + (int)(((max - min) * points_weight(errors) + 500000) / 1000000);
}

int series_errors(const struct series *s) { return s->cost - 2 * s->own; }

static int series_sum(const struct series *s, int from)
{
    int sum = 0;
    for (int i = from; i < s->n_result; i++) sum += s->result[i].points;
    return sum;
}

int series_score(const struct series *s)
{
    return s->banked + series_sum(s, s->from) * s->factor + s->bonus_points;
}

int series_points(const struct series *s)
{
    bool secret = s->settings->incentive == INCENTIVE_LIKELIHOOD;
    return secret ? series_sum(s, 0) : s->banked + series_sum(s, s->from);
}

void series_deal(struct ctx *c, struct series *s)
{
    s->piece = pool_take_many(c->pool, PIECES_MAX, sizeof *s->piece);
    s->episode = pool_take(c->pool, sizeof *s->episode);
    s->pieces = deal(c, s->settings, s->seed, s->round, s->n_result - s->from, s->piece);
    s->first = s->n_action;
    s->cost = s->own = 0;
    episode_start(s->episode, board_new(c, s->settings->program, s->piece, s->pieces, s->settings->crowded));
}

static bool scores(enum finish finish)
{
    return finish == FINISH_CLEARED || finish == FINISH_STALEMATE || finish == FINISH_WON_EARLY;
}

/* R8.6 */
static bool bonus_over(struct series *s, enum finish finish)
{
    if (!s->bonus) return false;
    if (scores(finish) && ++s->bonus_cleared < s->settings->clear_how_many) return false;
    if (scores(finish)) s->bonus_points += s->settings->bonus_extra_pts;
    return true;
}

/* R8.7: of what a seat's errors leave of a board, the share of the pieces that it removed, rounded once. */
static int points_of_rival(int min, int max, int errors, int own, int all)
{
    int64_t millionths = 1000000LL * min + (int64_t)(max - min) * points_weight(errors);
    return all ? (int)((millionths * own * 2 + 1000000LL * all) / (2000000LL * all)) : 0;
}

static int board_points(const struct series *s, enum finish finish)
{
    int min = s->settings->min_points, max = s->settings->max_points;
    if (!scores(finish)) return 0;
    return s->rivals ? points_of_rival(min, max, series_errors(s), s->own, s->episode->done)
                     : points_for(min, max, series_errors(s));
}

static void board_note(struct series *s, enum finish finish)
{
    const struct episode *e = s->episode;
    s->result[s->n_result++] = (struct board_result){
        .finish = finish,
        .piece = s->piece,
        .pieces = s->pieces,
        .attempts = e->attempts,
        .done = e->done,
        .own = s->own,
        .errors = series_errors(s),
        .points = board_points(s, finish),
        .first = s->first,
        .end = s->n_action,
        .bonus = s->bonus,
    };
    s->episode->finish = finish;
    s->flawless = finish == FINISH_CLEARED && series_errors(s) == 0 ? s->flawless + 1 : 0;
}

bool series_is_mastered(const struct series *s) { return s->settings->until_mastered && s->mastery >= 0; }

bool series_is_flawless(const struct series *s)
{
    return s->settings->until_flawless && s->flawless >= s->settings->until_flawless;
}

bool series_note(struct series *s, enum finish finish)
{
    board_note(s, finish);
    if (scores(finish) && s->promised > s->factor) s->factor = s->promised;
    bool over = bonus_over(s, finish) || s->factor == 4 || s->n_result == RESULTS_MAX ||
                series_is_mastered(s) || series_is_flawless(s);
    return over || (!s->bonus && s->n_result - s->from >= s->settings->boards);
}

void series_renew(struct series *s)
{
    s->banked += series_sum(s, s->from) * s->factor;
    s->from = s->n_result;
    s->round++;
    s->streak = 0;
    s->likelihood = 0;
    s->promised = s->factor = 1;
    s->bonus = false;
    s->bonus_cleared = 0;
}

/* The present board has ended; a board that is stuck before the first move ends at once. */
static void board_end(struct ctx *c, struct series *s, enum finish finish)
{
    while (finish) {
        if ((s->over = series_note(s, finish))) return;
        series_deal(c, s);
        finish = s->episode->finish;
    }
}

void series_begin(struct ctx *c, struct series *s, const struct settings *settings, uint64_t seed)
{
    *s = (struct series){.settings = settings, .seed = seed, .mastery = -1, .promised = 1, .factor = 1};
    series_deal(c, s);
    board_end(c, s, s->episode->finish);
}

static void action_add(struct ctx *c, struct series *s, struct action action)
{
    if (s->n_action == s->room) {
        struct action *more = pool_take_many(c->pool, 2 * (size_t)s->room + 64, sizeof *more);
        if (s->n_action) memcpy(more, s->action, (size_t)s->n_action * sizeof *more);
        s->action = more;
        s->room = 2 * s->room + 64;
    }
    s->action[s->n_action++] = action;
}

/* R8.5: the inverse of the chance that a player who knows nothing does as well; `piece` is about to be accepted. */
static void likelihood_raise(struct series *s, int piece)
{
    static const uint64_t MOST = 1ull << 56;
    const struct episode *e = s->episode;
    uint64_t movable = (uint64_t)episode_movable(e),
             dest = (uint64_t)__builtin_popcount(episode_buckets(e, piece));
    uint64_t tries = s->settings->fixed ? movable : (uint64_t)episode_left(e);
    uint64_t r = (s->likelihood ? s->likelihood : 1 << 16) * 4 * tries / (movable * dest);
    s->likelihood = r < MOST ? r : MOST;
}

/* R8.3, R8.4 */
static void streak_count(struct series *s, enum response response, bool pick)
{
    const struct settings *settings = s->settings;
    if (pick && response == RESPONSE_ACCEPT) return;
    s->tried++;
    s->streak = response == RESPONSE_ACCEPT ? s->streak + 1 : 0;
    if (response != RESPONSE_ACCEPT) {
        s->likelihood = 0;
        s->failed++;
    }
    if (s->mastery < 0 && s->streak == MASTERY_STREAK) {
        s->mastery = s->tried - MASTERY_STREAK;
        s->mastery_failed = s->failed;
        s->mastery_boards = s->n_result + 1;
    }
    uint64_t reached = settings->incentive == INCENTIVE_DOUBLING     ? (uint64_t)s->streak
                       : settings->incentive == INCENTIVE_LIKELIHOOD ? s->likelihood >> 16
                                                                     : 0;
    if (reached >= (uint64_t)settings->x2_after && s->promised < 2) s->promised = 2;
    if (reached >= (uint64_t)settings->x4_after) s->promised = 4;
}

enum response series_try(struct ctx *c, struct series *s, int piece, int bucket)
{
    struct episode *e = s->episode;
    bool pick = bucket < 0;
    if (!pick && (episode_buckets(e, piece) >> bucket & 1)) likelihood_raise(s, piece);
    enum response response = pick ? episode_pick(e, piece) : episode_move(e, piece, bucket);
    action_add(c, s,
               (struct action){pick ? ACTION_PICK : ACTION_MOVE, (int8_t)piece, (int8_t)bucket,
                               (int8_t)response, (int8_t)s->seat});
    s->counted++;
    s->cost += pick ? s->settings->pick_cost : 2;
    s->own += !pick && response == RESPONSE_ACCEPT;
    streak_count(s, response, pick);
    return response;
}

enum finish series_due(const struct series *s)
{
    const struct episode *e = s->episode;
    bool bonus_late = s->bonus && e->attempts >= 13 * s->pieces / 10;
    if (e->finish) return e->finish;
    if (s->promised == 4 || series_is_mastered(s)) return FINISH_WON_EARLY;
    return bonus_late || e->attempts >= ATTEMPTS_MAX ? FINISH_LOST : FINISH_NONE;
}

enum response series_attempt(struct ctx *c, struct series *s, int piece, int bucket)
{
    enum response response = series_try(c, s, piece, bucket);
    board_end(c, s, series_due(s));
    return response;
}

bool series_may_bonus(const struct series *s)
{
    return !s->over && !s->bonus && s->settings->incentive == INCENTIVE_BONUS && s->episode->attempts == 0 &&
           s->n_result - s->from >= s->settings->activate_bonus_at;
}

bool series_may_give_up(const struct series *s) { return !s->over && s->n_result >= s->settings->give_up_at; }

void series_start_bonus(struct ctx *c, struct series *s)
{
    action_add(c, s,
               (struct action){.kind = ACTION_BONUS, .piece = -1, .bucket = -1, .seat = (int8_t)s->seat});
    s->bonus = true;
}

void series_leave(struct ctx *c, struct series *s, enum finish finish)
{
    enum action_kind kind = finish == FINISH_GIVEN_UP ? ACTION_GIVE_UP : ACTION_LEAVE;
    action_add(c, s, (struct action){(int8_t)kind, -1, -1, 0, (int8_t)s->seat});
    s->left = s->over = true;
    board_note(s, finish);
}
