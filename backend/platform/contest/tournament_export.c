/* tournament_export.c - a tournament as JSON, as a table, and in FIDE's TRF16 (Handbook C.04, Annex 2); see tournament.h. */
#include "base/clock.h"
#include "platform/contest/tournament.h"
#include "platform/contest/tournament_view.h"
#include <string.h>

bool tournament_export(struct ctx *c, struct pg *db, const char *id, json_object **ret)
{
    struct tournament t;
    struct round_row *rounds;
    int count;
    if (!tournament_find_rounds(c, db, id, &t, &rounds, &count)) return false;
    json_object *o = json_new_object(c), *list = json_new_array(c);
    json_add_int(o, "quadrivium_tournament", 1);
    json_add(o, "tournament", tournament_json(c, &t.row, 0));
    json_add(o, "standings", tournament_standings_json(c, &t));
    for (int i = 0; i < count; i++) json_push(list, tournament_round_json(c, &t, &rounds[i]));
    json_add(o, "rounds", list);
    *ret = o;
    return true;
}

/* A list of lines that grows in the pool. */
struct lines {
    char *text;
    size_t length, room;
};

static void add_line(struct ctx *c, struct lines *lines, const char *line)
{
    size_t more = strlen(line);
    if (lines->length + more + 1 > lines->room) {
        size_t room = 2 * (lines->room + more) + 1024;
        char *text = pool_take(c->pool, room);
        if (lines->text) memcpy(text, lines->text, lines->length);
        lines->text = text;
        lines->room = room;
    }
    memcpy(lines->text + lines->length, line, more + 1);
    lines->length += more;
}

/* Text for a table: quotes are doubled, and nothing starts like a formula. */
static const char *cell(struct ctx *c, const char *text)
{
    char *quoted = pool_take(c->pool, 2 * strlen(text) + 4), *at = quoted;
    *at++ = '"';
    if (strchr("=+-@", *text)) *at++ = '\'';
    for (; *text; text++) {
        if (*text == '"') *at++ = '"';
        *at++ = *text;
    }
    *at++ = '"';
    *at = 0;
    return quoted;
}

/* Halves as a decimal. */
static const char *points(struct ctx *c, int halves)
{
    return pool_print(c->pool, "%d.%d", halves / 2, halves % 2 * 5);
}

bool tournament_csv(struct ctx *c, struct pg *db, const char *id, const char **ret)
{
    struct tournament t;
    struct lines out = {0};
    if (!tournament_find(c, db, id, &t)) return false;
    const struct score_line *lines = tournament_lines(c, &t);
    add_line(c, &out, "place,number,player,kind,rating,points,games");
    for (const enum tie_break *tie = tournament_ties(t.row.format); *tie != TIE_BREAKS; tie++)
        add_line(c, &out, pool_print(c->pool, ",%s", tie_break_name(*tie)));
    add_line(c, &out, "\r\n");
    for (int i = 0; i < t.player_count; i++) {
        const struct entry_row *entry = &t.entries[lines[i].player];
        add_line(c, &out,
                 pool_print(c->pool, "%d,%d,%s,%s,%d,%s,%d", lines[i].place, entry->number,
                            cell(c, entry->name), account_kind_name(entry->kind), entry->rating,
                            points(c, lines[i].points), lines[i].games));
        for (const enum tie_break *tie = tournament_ties(t.row.format); *tie != TIE_BREAKS; tie++)
            add_line(c, &out, pool_print(c->pool, ",%d", lines[i].tie[*tie]));
        add_line(c, &out, "\r\n");
    }
    *ret = out.text;
    return true;
}

/* TRF16 */

/* A player's column of a round: the opponent, the colour and the result. */
static const char *trf_round(struct ctx *c, const struct tgame_row *game, int seat)
{
    if (game->state == TGAME_BYE) return game->score[0] ? "  0000 - U" : "  0000 - Z";
    if (game->state == TGAME_PAIRED || game->state == TGAME_PLAYING) return "          ";
    bool forfeit = game->state == TGAME_FORFEITED;
    char result = game->score[seat] == 2   ? (forfeit ? '+' : '1')
                  : game->score[seat] == 1 ? '='
                  : forfeit                ? '-'
                                           : '0';
    return pool_print(c->pool, "  %4d %c %c", (int)game->player[1 - seat], seat ? 'b' : 'w', result);
}

/* The fields before the rounds, in fixed columns; the name has 33 characters. */
static const char *trf_player(struct ctx *c, const struct tournament *t, const struct score_line *line)
{
    const struct entry_row *entry = &t->entries[line->player];
    int bytes = 0, letters = 0;
    while (entry->name[bytes] && letters < 33) {
        bytes++;
        letters += (entry->name[bytes] & 0xC0) != 0x80;
    }
    return pool_print(c->pool, "001 %4d %c%3s %.*s%*s %4d %3s %11s %10s %4s %4d", entry->number, ' ', "",
                      bytes, entry->name, 33 - letters, "", entry->rating, "", "", "",
                      points(c, line->points), line->place);
}

static const char *trf_date(struct ctx *c, int64_t at)
{
    const char *text = at ? clock_text(c, at) : "";
    return pool_print(c->pool, "%.4s/%.2s/%.2s", text, at ? text + 5 : "", at ? text + 8 : "");
}

static void trf_head(struct ctx *c, const struct tournament *t, struct lines *out)
{
    add_line(c, out, pool_print(c->pool, "012 %s\n", t->row.name));
    add_line(c, out, pool_print(c->pool, "042 %s\n", trf_date(c, t->row.started_at)));
    if (t->row.finished_at)
        add_line(c, out, pool_print(c->pool, "052 %s\n", trf_date(c, t->row.finished_at)));
    add_line(c, out, pool_print(c->pool, "062 %d\n", t->player_count));
    add_line(c, out, pool_print(c->pool, "092 %s %s\n", t->row.game, FORMAT_WORDS[t->row.format]));
    if (t->row.format == FORMAT_SWISS) add_line(c, out, "XXC white1\n");
    add_line(c, out, pool_print(c->pool, "XXR %d\n", t->row.rounds));
}

static const char *trf_of_round(struct ctx *c, const struct tournament *t, int player, int round)
{
    for (int i = 0; i < t->game_count; i++)
        for (int seat = 0; t->games[i].round == round && seat < t->games[i].seats; seat++)
            if (t->games[i].player[seat] == player + 1) return trf_round(c, &t->games[i], seat);
    return "  0000 - Z";
}

bool tournament_trf(struct ctx *c, struct pg *db, const char *id, const char **ret)
{
    struct tournament t;
    struct lines out = {0};
    if (!tournament_find(c, db, id, &t)) return false;
    if (t.row.seats != 2 || (t.row.format != FORMAT_SWISS && t.row.format != FORMAT_ROUND_ROBIN))
        return fail(c, FAULT_BAD_REQUEST,
                    "format: trf is for Swiss and round-robin tournaments of two seats");
    struct score_line *lines = tournament_lines(c, &t),
                      **of = pool_take_many(c->pool, (size_t)t.player_count + 1, sizeof *of);
    for (int i = 0; i < t.player_count; i++) of[lines[i].player] = &lines[i];
    trf_head(c, &t, &out);
    for (int i = 0; i < t.player_count; i++) {
        add_line(c, &out, trf_player(c, &t, of[i]));
        for (int round = 1; round <= t.row.round; round++) add_line(c, &out, trf_of_round(c, &t, i, round));
        add_line(c, &out, "\n");
    }
    *ret = out.text;
    return true;
}
