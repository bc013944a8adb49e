/* view.c - what a viewer knows, as R21.3 writes it; the full view adds the numbers that a page needs (RULES.md names
 * those members). Reads only a game_known. */
#include "games/cosair/tell.h"
#include <string.h>

static bool is_seat(const game_known *k) { return k->viewer < k->space.seats; }

/* Public facts (R15.1) */

static const char *status(const struct nation *n)
{
    return !n->alive ? "eliminated" : n->resigned ? "resigned" : "playing";
}

static int rank_of(const game_known *k, int seat)
{
    int rank = 1;
    for (int other = 0; other < k->space.seats; other++)
        rank += nation_plays(&k->space, other) && k->potential[other] > k->potential[seat];
    return rank;
}

static json_object *public_nation(struct ctx *c, const game_known *k, int seat, enum detail detail)
{
    const struct nation *n = &k->space.nation[seat];
    json_object *row = json_new_object(c);
    json_add_int(row, "seat", seat);
    json_add_text(row, "name", nation_name(c, &k->space, seat));
    if (detail != BRIEF) json_add_text(row, "colour", COLOUR[n->colour].key);
    if (detail != BRIEF || !nation_plays(&k->space, seat)) json_add_text(row, "status", status(n));
    json_add_int(row, "planets", k->planets[seat]);
    json_add_int(row, "potential", k->potential[seat]);
    if (nation_plays(&k->space, seat)) json_add_int(row, "rank", rank_of(k, seat));
    else json_add(row, "rank", NULL);
    if (detail != PAGE) return row;
    json_add_text(row, "code", COLOUR[n->colour].code);
    if (n->exit_turn) json_add_int(row, "left", n->exit_turn);
    else json_add(row, "left", NULL);
    return row;
}

static json_object *public_nations(struct ctx *c, const game_known *k, enum detail detail)
{
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < k->space.seats; seat++) json_push(list, public_nation(c, k, seat, detail));
    return list;
}

static json_object *public_planets(struct ctx *c, const struct space *w, enum detail detail)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < w->planets; i++) {
        json_object *row = json_new_object(c);
        json_add_int(row, "id", i);
        if (detail != BRIEF) json_add_text(row, "name", planet_name(c, w, i));
        json_add_int(row, "x", w->planet[i].x);
        json_add_int(row, "y", w->planet[i].y);
        json_add_int(row, "owner", w->planet[i].owner);
        json_push(list, row);
    }
    return list;
}

/* For the page */

static json_object *options(struct ctx *c, const struct space *w)
{
    json_object *row = json_new_object(c);
    json_add_int(row, "nations", w->seats);
    json_add_int(row, "max_turns", w->limits.max_turns);
    json_add_int(row, "end_ratio", w->limits.end_ratio);
    json_add_int(row, "closing_from", w->limits.closing_from);
    return row;
}

/* The two nations still playing that have the highest potential; NULL when fewer are. */
static json_object *goal(struct ctx *c, const game_known *k)
{
    int first = NONE, second = NONE;
    for (int seat = 0; seat < k->space.seats; seat++) {
        if (!nation_plays(&k->space, seat)) continue;
        if (first == NONE || k->potential[seat] > k->potential[first]) {
            second = first;
            first = seat;
        } else if (second == NONE || k->potential[seat] > k->potential[second]) {
            second = seat;
        }
    }
    if (second == NONE) return NULL;
    json_object *row = json_new_object(c);
    json_add_int(row, "ratio", end_ratio_now(&k->space, k->space.turn));
    json_add_int(row, "first", first);
    json_add_int(row, "first_potential", k->potential[first]);
    json_add_int(row, "second", second);
    json_add_int(row, "second_potential", k->potential[second]);
    return row;
}

/* The turns of a flight by squared distance: with the viewer's own drive; for spectators, without FUSION_DRIVE. */
static json_object *flights(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    bool fusion = is_seat(k) && nation_knows(&k->space, k->viewer, FUSION_DRIVE);
    for (int d = 0; d <= DISTANCE_MAX; d++) json_push_int(list, d ? FLIGHT[fusion][d] : 0);
    return list;
}

static void add_chart_row(struct ctx *c, const struct chart_row *row, int seats, json_object *ret[3])
{
    json_object *potential = json_new_array(c), *planets = json_new_array(c);
    for (int seat = 0; seat < seats; seat++) {
        json_push_int(potential, row->potential[seat]);
        json_push_int(planets, row->planets[seat]);
    }
    json_push_int(ret[0], row->turn);
    json_push(ret[1], potential);
    json_push(ret[2], planets);
}

/* The chart, with the present at its end. */
static json_object *history(struct ctx *c, const game_known *k)
{
    json_object *list[3] = {json_new_array(c), json_new_array(c), json_new_array(c)},
                *all = json_new_object(c);
    struct chart_row now = chart_now(&k->space);
    for (int seat = 0; seat < NATIONS; seat++) now.potential[seat] = (uint16_t)k->potential[seat];
    for (int i = 0; i < k->chart->rows; i++)
        if (k->chart->row[i].turn < now.turn) add_chart_row(c, &k->chart->row[i], k->space.seats, list);
    add_chart_row(c, &now, k->space.seats, list);
    json_add(all, "turns", list[0]);
    json_add(all, "potential", list[1]);
    json_add(all, "planets", list[2]);
    return all;
}

static json_object *news(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    for (int i = 0; k->last && i < k->last->count; i++) {
        const struct happening *h = &k->last->happening[i];
        bool target = h->kind == HAPPENED_MISSION && is_seat(k) && h->seat != k->viewer && !k->all_reports;
        struct tale_line line = news_line(c, &k->space, k->last, h, target);
        json_push(list, news_json(c, &line));
    }
    return list;
}

static void add_page(struct ctx *c, const game_known *k, json_object *view)
{
    json_add(view, "options", options(c, &k->space));
    json_add(view, "goal", goal(c, k));
    json_add(view, "flight_turns", flights(c, k));
    json_add(view, "history", history(c, k));
    json_add(view, "news", news(c, k));
    json_add(view, "orders", k->own ? cosair_write(c, k->own) : NULL);
}

/* The viewer's own facts */

static json_object *events(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    if (is_seat(k)) own_events(c, k->last, k->viewer, list);
    public_events(c, k->last, list);
    return list;
}

static void add_own(struct ctx *c, const game_known *k, enum detail detail, json_object *view)
{
    bool seated = is_seat(k);
    json_add(view, "you", seated ? nation_row(c, &k->space, k->viewer, detail) : NULL);
    json_add(view, "your_planets", seated ? planet_rows(c, &k->space, k->viewer, detail) : json_new_array(c));
    json_add(view, "reports", json_new_object(c)); /* their place among the members */
}

/* What the rest of the brief view leaves to them; a full one has all. */
static void add_reports(struct ctx *c, const game_known *k, enum detail detail, json_object *view)
{
    if (!is_seat(k)) return;
    int room = detail == BRIEF ? BRIEF_ROOM - (int)strlen(json_text(c, view)) : 0;
    json_add(view, "reports", report_rows(c, &k->space, k->reports, k->viewer, detail, room));
}

/* The whole view (R15.6) */

static json_object *everything(struct ctx *c, const game_known *k, enum detail detail)
{
    json_object *all = json_new_object(c), *nations = json_new_array(c), *reports = json_new_array(c),
                *heard = json_new_array(c);
    for (int seat = 0; seat < k->space.seats; seat++) {
        json_object *own = json_new_array(c);
        own_events(c, k->last, seat, own);
        json_push(nations, nation_row(c, &k->space, seat, detail));
        json_push(reports, report_rows(c, &k->space, &k->all_reports[seat], seat, detail, 0));
        json_push(heard, own);
    }
    json_add(all, "nations", nations);
    json_add(all, "planets", planet_rows(c, &k->space, NONE, detail));
    json_add(all, "reports", reports);
    json_add(all, "events", heard);
    return all;
}

json_object *cosair_view(struct ctx *c, const game_known *k, bool compact, json_object *window)
{
    enum detail detail = !compact ? PAGE : json_member(window, "brief") ? BRIEF : WHOLE;
    json_object *view = json_new_object(c);
    json_add_int(view, "turn", k->space.turn);
    json_add_int(view, "size", k->space.side);
    json_add_text(view, "over", end_name(k->space.reason));
    json_add(view, "nations", public_nations(c, k, detail));
    json_add(view, "planets", public_planets(c, &k->space, detail));
    add_own(c, k, detail, view);
    json_add(view, "events", events(c, k));
    if (detail == PAGE) add_page(c, k, view);
    json_add(view, "all", k->all_reports ? everything(c, k, detail == PAGE ? PAGE : WHOLE) : NULL);
    add_reports(c, k, detail, view);
    return view;
}
