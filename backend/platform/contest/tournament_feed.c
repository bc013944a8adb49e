/* tournament_feed.c - what happened in one tournament, as a feed: announced, each round paired and over, finished. See
 * tournament.h. */
#include "base/clock.h"
#include "platform/contest/tournament.h"
#include "platform/contest/tournament_load.h"
#include "platform/model/wording.h"
#include <string.h>

enum { FEED_ROUNDS = 40, FEED_MORE = 3, FEED_WINNERS = 5 };

struct news {
    struct ctx *c;
    const struct tournament *t;
    enum language language;
    struct feed_item items[2 * FEED_ROUNDS + FEED_MORE];
    int count;
};

static void add(struct news *news, const char *event, int64_t at, const char *title, const char *text)
{
    struct ctx *c = news->c;
    const char *id = news->t->row.public_id;
    news->items[news->count++] = (struct feed_item){.id = pool_print(c->pool, "tournament/%s/%s", id, event),
                                                    .title = title,
                                                    .text = text,
                                                    .path = pool_print(c->pool, "tournaments/%s", id),
                                                    .at = at};
}

/* An entrant as the page names them: a built-in bot by its level. */
static const char *shown_name(struct news *news, int player)
{
    return wording_players(news->c, news->language, news->t->entries[player].name);
}

/* "Ada – Bob" */
static const char *names_of(struct news *news, const struct tgame_row *game)
{
    const char *text = "", *name = "";
    for (int seat = 0; seat < game->seats; seat++) {
        name = shown_name(news, tournament_player(news->t, game->player[seat]));
        text = pool_join(news->c->pool, text, seat ? " \u2013 " : "", name, NULL);
    }
    return game->seats == 1 ? wording_feed_bye(news->c, news->language, with_name(name)) : text;
}

/* The pairings of a round, a line each. */
static const char *pairings(struct news *news, int round)
{
    const char *text = "";
    for (int i = 0; i < news->t->game_count; i++)
        if (news->t->games[i].round == round && news->t->games[i].leg == 1)
            text = pool_print(news->c->pool, "%s%s\n", text, names_of(news, &news->t->games[i]));
    return text;
}

/* Who shares the first place. */
static const char *winners(struct news *news)
{
    const char *names[FEED_WINNERS];
    int count = 0;
    const struct score_line *lines = tournament_lines(news->c, news->t);
    for (int i = 0; i < news->t->player_count && i < FEED_WINNERS && lines[i].place == 1; i++)
        names[count++] = shown_name(news, lines[i].player);
    return wording_list(news->c, news->language, names, count);
}

static const char *cancelled_text(struct news *news, const char *reason)
{
    struct ctx *c = news->c;
    if (reason && strcmp(reason, "cancelled_by_host") == 0)
        return wording_tournament_reason_cancelled_by_host(c, news->language);
    if (reason && strcmp(reason, "not_started") == 0)
        return wording_tournament_reason_not_started(c, news->language);
    if (reason && strcmp(reason, "no_pairing") == 0)
        return wording_tournament_reason_no_pairing(c, news->language);
    if (reason && strcmp(reason, "rival_declined") == 0)
        return wording_tournament_reason_rival_declined(c, news->language);
    return wording_feed_cancelled_few(c, news->language);
}

static void add_end(struct news *news)
{
    struct ctx *c = news->c;
    const struct tournament_row *row = &news->t->row;
    struct wording_name name = with_name(row->name);
    if (row->status == TOURNAMENT_FINISHED)
        add(news, "end", row->finished_at, wording_feed_over(c, news->language, name),
            wording_feed_winners(c, news->language, with_names(winners(news))));
    if (row->status == TOURNAMENT_CANCELLED)
        add(news, "end", row->finished_at, wording_feed_cancelled(c, news->language, name),
            cancelled_text(news, row->reason));
}

static void add_round(struct news *news, const struct round_row *round)
{
    struct ctx *c = news->c;
    struct wording_name name = with_name(news->t->row.name);
    struct wording_round number = with_round(round->round);
    if (round->finished_at)
        add(news, pool_print(c->pool, "round/%d/end", round->round), round->finished_at,
            wording_feed_round_over(c, news->language, name, number), "");
    add(news, pool_print(c->pool, "round/%d", round->round), round->paired_at,
        wording_feed_round_paired(c, news->language, name, number), pairings(news, round->round));
}

static void add_start(struct news *news)
{
    struct ctx *c = news->c;
    const struct tournament_row *row = &news->t->row;
    if (row->format == FORMAT_ARENA && row->started_at)
        add(news, "start", row->started_at, wording_feed_started(c, news->language, with_name(row->name)),
            "");
    add(news, "new", row->created_at, row->name,
        row->starts_at ? wording_feed_starts(c, news->language, with_start(row->starts_at))
                       : wording_tournament_when_host(c, news->language));
    news->items[news->count - 1].starts_at = row->starts_at;
}

bool tournament_feed(struct ctx *c, struct pg *db, const char *id, enum feed_kind kind,
                     const struct feed_reader *reader, const char **ret_text, const char **ret_tag)
{
    struct tournament t;
    struct round_row *rounds;
    int count;
    if (!tournament_find_rounds(c, db, id, &t, &rounds, &count)) return false;
    struct news news = {.c = c, .t = &t, .language = reader->language};
    struct feed_item head = {.id = pool_print(c->pool, "tournament/%s", id),
                             .title = t.row.name,
                             .path = pool_print(c->pool, "tournaments/%s", id)};
    add_end(&news);
    for (int n = count; n > 0 && count - n < FEED_ROUNDS && t.row.format != FORMAT_ARENA; n--)
        add_round(&news, &rounds[n - 1]);
    add_start(&news);
    *ret_text = kind == FEED_ATOM ? feed_atom(c, &head, news.items, news.count, reader)
                                  : feed_starts(c, news.items, news.count, reader);
    *ret_tag = feed_tag(c, *ret_text);
    return true;
}
