/* duo.c - see duo.h. */
#include "games/rulegame/duo.h"

/* After one seat has acted, the other's series is told: everything if both are one player, otherwise what concerns the
 * board. */
static void share(const struct duo *duo, struct series *pair, int from)
{
    const struct series *one = &pair[from];
    struct series *other = &pair[1 - from];
    if (duo->mode == MODE_COOP) {
        *other = *one;
        other->seat = 1 - from;
        return;
    }
    other->action = one->action;
    other->n_action = one->n_action;
    other->room = one->room;
    other->first = one->first;
    other->piece = one->piece;
    other->pieces = one->pieces;
    other->episode = one->episode;
    other->bonus = one->bonus;
    other->over = one->over;
    other->left = one->left;
}

static void deal_next(struct ctx *c, const struct duo *duo, struct series *pair)
{
    series_deal(c, &pair[0]);
    pair[1].cost = pair[1].own = 0;
    share(duo, pair, 0);
}

/* The seat that was early in keeping a fourfold promise opens last. */
static int next_opener(const struct duo *duo, const struct series *pair, enum finish finish)
{
    bool early = duo->mode == MODE_ADVERSARIAL && finish == FINISH_WON_EARLY;
    if (!early) return 1 - duo->opener;
    return pair[0].factor == 4 ? 1 : 0;
}

/* The series is over: another one begins, or the match ends. */
static void series_next(struct duo *duo, struct series *pair, enum finish finish)
{
    const struct series *s = &pair[0];
    bool last = s->round + 1 >= s->settings->series || s->n_result == RESULTS_MAX || series_is_mastered(s);
    if (last) {
        pair[0].over = pair[1].over = true;
        return;
    }
    duo->opener = duo->mover = next_opener(duo, pair, finish);
    for (int seat = 0; seat < DUO; seat++) series_renew(&pair[seat]);
}

static void board_end(struct ctx *c, struct duo *duo, struct series *pair, enum finish finish)
{
    while (finish) {
        bool over = series_note(&pair[0], finish);
        if (duo->mode == MODE_COOP) share(duo, pair, 0);
        else over |= series_note(&pair[1], finish);
        if (over) series_next(duo, pair, finish);
        if (pair[0].over) return;
        deal_next(c, duo, pair);
        finish = pair[0].episode->finish;
    }
}

void duo_begin(struct ctx *c, struct duo *duo, struct series *pair, const struct settings *settings,
               uint64_t seed, enum mode mode)
{
    *duo = (struct duo){.mode = mode, .gone = -1};
    for (int seat = 0; seat < DUO; seat++)
        pair[seat] = (struct series){.settings = settings,
                                     .seed = seed,
                                     .seat = seat,
                                     .rivals = mode == MODE_ADVERSARIAL,
                                     .mastery = -1,
                                     .promised = 1,
                                     .factor = 1};
    deal_next(c, duo, pair);
    board_end(c, duo, pair, pair[0].episode->finish);
}

enum response duo_attempt(struct ctx *c, struct duo *duo, struct series *pair, int piece, int bucket)
{
    int seat = duo->mover;
    enum response response = series_try(c, &pair[seat], piece, bucket);
    share(duo, pair, seat);
    duo->made++;
    if (duo->mode == MODE_COOP || response != RESPONSE_ACCEPT) duo->mover = 1 - seat;
    board_end(c, duo, pair, series_due(&pair[seat]));
    return response;
}

void duo_start_bonus(struct ctx *c, const struct duo *duo, struct series *pair)
{
    series_start_bonus(c, &pair[duo->mover]);
    share(duo, pair, duo->mover);
}

void duo_leave(struct ctx *c, struct duo *duo, struct series *pair, int seat, enum finish finish)
{
    series_leave(c, &pair[seat], finish);
    share(duo, pair, seat);
    if (duo->mode == MODE_ADVERSARIAL) series_note(&pair[1 - seat], FINISH_ABANDONED);
    else pair[1 - seat].result[pair[1 - seat].n_result - 1].finish = FINISH_ABANDONED;
    duo->gone = seat;
}

void duo_stop(struct ctx *c, struct duo *duo, struct series *pair)
{
    duo_leave(c, duo, pair, duo->mover, FINISH_GIVEN_UP);
}
