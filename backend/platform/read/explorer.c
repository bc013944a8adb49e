/* explorer.c - see explorer.h. */
#include "platform/read/explorer.h"
#include "platform/match/opening.h"
#include "platform/model/catalogue.h"
#include "platform/read/rating_view.h"
#include "platform/read/view.h"
#include "store/pg.h"
#include <string.h>

enum { SHOWN = 8 }; /* games to open */

struct place { /* where the explorer stands */
    const struct game *game;
    const struct variant *variant;
    int seats;
    struct opening opening;
    game_state *state;
    char node[OPENING_KEY], before[OPENING_KEY]; /* the keys of all steps, and of all but the last */
    const char *last;                            /* the last step; "": there is none */
};

struct found {
    struct rows *here, *next;
    int first; /* the first row of `next` that is one */
};

/* Steps */

static bool steps_read(struct ctx *c, const char *text, const char *ret_steps[OPENING_STEPS], int *ret_n)
{
    *ret_n = 0;
    while (text && *text) {
        size_t length = strcspn(text, ",");
        if (*ret_n == OPENING_STEPS)
            return fail(c, FAULT_BAD_REQUEST, "after: at most %d steps are compared", OPENING_STEPS);
        if (length == 0 || length > OPENING_STEP)
            return fail(c, FAULT_BAD_REQUEST, "after: a step has 1 to %d bytes", OPENING_STEP);
        ret_steps[(*ret_n)++] = pool_copy_bytes(c->pool, text, length);
        text += length;
        if (*text == ',' && !*++text) return fail(c, FAULT_BAD_REQUEST, "after: it ends with a comma");
    }
    return true;
}

static bool game_read(struct ctx *c, const struct explorer_wish *wish, struct place *p)
{
    if (!catalogue_find(c, wish->game, wish->variant, &p->game, &p->variant)) return false;
    if (!p->game->openings) return fail(c, FAULT_NOT_FOUND, "this game has no openings to explore");
    p->seats = wish->seats ? (int)wish->seats : variant_usual(p->variant);
    return variant_seats(p->variant, p->seats) ||
           fail(c, FAULT_BAD_REQUEST, "seats: this game is not played by %d players", p->seats);
}

static bool arrive(struct ctx *c, const struct explorer_wish *wish, struct place *p)
{
    const char *steps[OPENING_STEPS];
    int n;
    if (!game_read(c, wish, p)) return false;
    struct setting setting = {.variant = p->variant, .seats = p->seats};
    setting.options = p->game->options(c, p->variant, NULL, setting.seats, setting.seat);
    if (!setting.options || !steps_read(c, wish->after, steps, &n)) return false;
    p->state = p->game->openings->reach(c, &setting, steps, n, &p->opening);
    if (!p->state) return false;
    opening_key(c, p->game, p->variant, p->seats, &p->opening, n, p->node);
    opening_key(c, p->game, p->variant, p->seats, &p->opening, n - 1, p->before);
    p->last = n ? p->opening.step[n - 1] : "";
    return true;
}

/* Games */

static bool of_everybody(struct ctx *c, struct pg *db, const struct explorer_wish *wish,
                         const struct place *p, struct found *ret)
{
    pg_ask(c, db, &ret->here, OPENING_HERE, "tit", p->before, wish->band, p->last);
    pg_ask(c, db, &ret->next, OPENING_NEXT, "tii", p->node, wish->band, (int64_t)EXPLORER_NEXT);
    ret->first = 0;
    return pg_flush(c, db);
}

/* One answer: the row of all games, then those of the steps. */
static bool of_account(struct ctx *c, struct pg *db, const struct explorer_wish *wish, const struct place *p,
                       struct found *ret)
{
    ret->first = 1;
    if (!pg_each(c, db, &ret->next, OPENING_MINE, "ittittiii", wish->account, p->game->id, p->variant->id,
                 (int64_t)p->opening.n, p->before, p->last, wish->band, (int64_t)p->game->openings->by_seat,
                 (int64_t)EXPLORER_NEXT))
        return false;
    ret->here = ret->next;
    return true;
}

static void add_results(json_object *o, const struct rows *r, int i)
{
    static const char *const NUMBERS[] = {"games", "won", "drawn", "lost", "turns"};
    bool any = i < rows_count(r);
    for (size_t n = 0; n < sizeof NUMBERS / sizeof *NUMBERS; n++)
        json_add_int(o, NUMBERS[n], any ? rows_int(r, i, NUMBERS[n]) : 0);
    if (any && !rows_null(r, i, "place")) json_add_int(o, "place", rows_int(r, i, "place"));
    else json_add(o, "place", NULL);
    if (any && !rows_null(r, i, "rating")) json_add_int(o, "rating", rating_points(rows_int(r, i, "rating")));
    else json_add(o, "rating", NULL);
}

static json_object *next_json(struct ctx *c, const struct found *found)
{
    json_object *list = json_new_array(c);
    for (int i = found->first; i < rows_count(found->next); i++) {
        json_object *o = json_new_object(c);
        json_add_text(o, "step", rows_text(found->next, i, "step"));
        add_results(o, found->next, i);
        json_add_text(o, "latest", rows_text(found->next, i, "latest"));
        json_add_text(o, "best", rows_text(found->next, i, "best"));
        json_push(list, o);
    }
    return list;
}

static void pick(int64_t picked[SHOWN], int *n, int64_t match)
{
    for (int i = 0; i < *n; i++)
        if (picked[i] == match) return;
    if (match && *n < SHOWN) picked[(*n)++] = match;
}

/* Games to open: the best and the latest that came here, then those of the usual ways on. */
static bool matches_json(struct ctx *c, struct pg *db, const struct found *found, json_object **ret)
{
    int64_t picked[SHOWN];
    int n = 0;
    struct rows *rows;
    const struct rows *lists[] = {found->here, found->next};
    for (int l = 0; l < 2; l++)
        for (int i = 0; i < rows_count(lists[l]); i++) {
            pick(picked, &n, rows_int(lists[l], i, "best_id"));
            pick(picked, &n, rows_int(lists[l], i, "latest_id"));
        }
    if (!pg_each(c, db, &rows, ARCHIVE_HEADERS, "t", pg_ints(c, picked, n))) return false;
    *ret = view_headers(c, rows);
    return true;
}

/* The answer */

static json_object *bands_json(struct ctx *c)
{
    json_object *list = json_new_array(c);
    for (int band = 1; band <= OPENING_BANDS; band++) {
        json_object *o = json_new_object(c);
        int from = OPENING_BAND_FIRST + (band - 2) * OPENING_BAND_POINTS;
        json_add_int(o, "band", band);
        if (band > 1) json_add_int(o, "from", from);
        if (band < OPENING_BANDS) json_add_int(o, "to", from + OPENING_BAND_POINTS - 1);
        json_push(list, o);
    }
    return list;
}

static json_object *place_json(struct ctx *c, const struct explorer_wish *wish, const struct place *p)
{
    json_object *o = json_new_object(c), *after = json_new_array(c);
    for (int i = 0; i < p->opening.n; i++) json_push_text(after, p->opening.step[i]);
    json_add_text(o, "game", p->game->id);
    json_add_text(o, "variant", p->variant->id);
    json_add_int(o, "seats", p->seats);
    json_add_text(o, "counted", p->game->openings->by_seat ? "seats" : "matches");
    json_add(o, "after", after);
    json_add_bool(o, "mirrored", p->opening.mirrored);
    json_add_int(o, "steps", OPENING_STEPS);
    json_add_int(o, "band", wish->band);
    json_add(o, "bands", bands_json(c));
    const game_known *known = p->game->know(c, p->state, SPECTATOR, (struct table){0});
    json_add(o, "view", p->game->view(c, known, false, NULL));
    return o;
}

bool explorer_show(struct ctx *c, struct pg *db, const struct explorer_wish *wish, json_object **ret)
{
    struct place p = {0};
    struct found found;
    json_object *matches;
    if (!arrive(c, wish, &p) ||
        !(wish->account ? of_account(c, db, wish, &p, &found) : of_everybody(c, db, wish, &p, &found)) ||
        !matches_json(c, db, &found, &matches))
        return false;
    *ret = place_json(c, wish, &p);
    add_results(*ret, found.here, 0);
    json_add(*ret, "next", next_json(c, &found));
    json_add(*ret, "matches", matches);
    return true;
}
