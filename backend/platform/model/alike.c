/* alike.c - see alike.h. */
#include "platform/model/alike.h"
#include "platform/model/fold.h"
#include <math.h>
#include <string.h>

/* One turn */

/* The hash of what the order leads to: the same turn can be written in several ways. */
static bool lead_to(struct ctx *c, const struct game *game, const game_state *state, int seat,
                    const game_order *order, char ret_hash[FOLD_HASH])
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    struct outcome outcome = {0};
    game_state *after = game->copy(c, state);
    event.orders[seat] = order;
    if (!game->apply(c, after, &event, NULL, &outcome)) return false;
    fold_hash(c, game, after, ret_hash);
    return true;
}

static bool is_choice(const struct advice *advice)
{
    if (advice->n < 2) return false;
    int best = advice->best[0].score, second = advice->best[1].score;
    return best <= ALIKE_OPEN && best >= -ALIKE_OPEN && best - second <= ALIKE_SENSIBLE;
}

bool alike_judge(struct ctx *c, const struct game *game, const game_state *state, int seat,
                 const game_order *played, struct alike_turn *ret)
{
    struct advice advice = {0};
    char hash[FOLD_HASH], other[FOLD_HASH];
    *ret = (struct alike_turn){0};
    if (!game->study || !game->study->advise) return true;
    game_known *known = game->know(c, state, seat, (struct table){0});
    if (!game->study->advise(c, known, (struct question){ALIKE_NODES, ADVICE_LINES}, &advice)) return false;
    if (!is_choice(&advice)) return true;
    if (!lead_to(c, game, state, seat, played, hash)) return false;
    int at = 0;
    for (; at < advice.n; at++) {
        if (!lead_to(c, game, state, seat, advice.best[at].order, other)) return false;
        if (strcmp(hash, other) == 0) break;
    }
    int lost = advice.best[0].score - advice.best[at < advice.n ? at : advice.n - 1].score;
    *ret = (struct alike_turn){true, at == 0, lost < ALIKE_LOSS ? lost : ALIKE_LOSS};
    return true;
}

/* An account among others */

int alike_share(const struct alike_sums *sums)
{
    return sums->turns > 0 ? (int)(sums->agreed * 1000 / sums->turns) : 0;
}

int alike_loss(const struct alike_sums *sums)
{
    return sums->turns > 0 ? (int)(sums->lost / sums->turns) : 0;
}

/* How many hundredths of a standard deviation `value` is above the mean of n others. The mean is itself uncertain. */
static int compare(double value, double mean, double variance, int64_t n)
{
    double z = 100 * (value - mean) / sqrt(variance * (1 + 1.0 / (double)n));
    return z > 9999 ? 9999 : z < -9999 ? -9999 : (int)lrint(z);
}

static double variance_of(double sum, double squares, int64_t n)
{
    double variance = (squares - sum * sum / (double)n) / (double)(n - 1);
    return variance > 0 ? variance : 0;
}

bool alike_compare(const struct alike_sums *sums, const struct alike_band *band, struct alike_finding *ret)
{
    *ret = (struct alike_finding){0};
    if (sums->games < ALIKE_GAMES || sums->turns < ALIKE_TURNS || band->peers < ALIKE_PEERS) return false;
    int64_t n = band->peers;
    double share = (double)band->share / (double)n, loss = (double)band->loss / (double)n;
    double chance = share * (1000 - share) / (double)sums->turns;
    double share_variance = fmax(variance_of((double)band->share, (double)band->share_squares, n), chance);
    double loss_variance = fmax(variance_of((double)band->loss, (double)band->loss_squares, n), 1);
    *ret = (struct alike_finding){.share = alike_share(sums),
                                  .share_usual = (int)lrint(share),
                                  .loss = alike_loss(sums),
                                  .loss_usual = (int)lrint(loss)};
    ret->share_z = compare(ret->share, share, fmax(share_variance, 1), n);
    ret->loss_z = -compare(ret->loss, loss, loss_variance, n);
    ret->unusual = ret->share_z >= ALIKE_UNUSUAL && ret->share - ret->share_usual >= ALIKE_MORE;
    return true;
}
