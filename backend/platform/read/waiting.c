/* waiting.c - see waiting.h. */
#include "platform/read/waiting.h"
#include "platform/model/catalogue.h"
#include "store/pg.h"

bool waiting_list(struct ctx *c, struct pg *db, int64_t account, struct waiting **ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, WAITING_OF, "i", account)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count, sizeof **ret);
    for (int i = 0; i < *ret_count; i++) {
        const char *game = rows_text(r, i, "game");
        int64_t deadline = rows_int(r, i, "deadline"), no_show = rows_int(r, i, "no_show_at");
        bool loses = no_show && (!deadline || no_show < deadline);
        (*ret)[i] = (struct waiting){
            .match = rows_text(r, i, "public_id"),
            .title = catalogue_title(game),
            .together = catalogue_plays_together(game, rows_text(r, i, "variant")),
            .others = rows_text(r, i, "others"),
            .turn = rows_int(r, i, "turn"),
            .since = rows_int(r, i, "since"),
            .deadline = loses ? no_show : deadline,
            .loses = loses,
        };
    }
    return true;
}

const char *waiting_words(struct ctx *c, enum language language, const struct waiting *w)
{
    if (!w->others) return wording_feed_turn(c, language, with_game(w->title));
    return wording_feed_turn_against(c, language, with_game(w->title),
                                     with_others(wording_players(c, language, w->others)));
}

/* "Turn 12" */
static struct wording_at place(struct ctx *c, enum language language, const struct waiting *w)
{
    if (w->turn < 1) return with_at(wording_feed_at_setup(c, language));
    return with_at(w->together ? wording_feed_at_round(c, language, with_turn(w->turn))
                               : wording_feed_at(c, language, with_turn(w->turn)));
}

const char *waiting_due_words(struct ctx *c, enum language language, const struct waiting *w)
{
    if (w->loses) return wording_feed_due_loss(c, language, with_until(w->deadline));
    if (!w->deadline) return wording_feed_due_none(c, language, place(c, language, w));
    return wording_feed_due(c, language, place(c, language, w), with_until(w->deadline));
}
