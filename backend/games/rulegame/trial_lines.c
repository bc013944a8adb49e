/* trial_lines.c - a series for statistics: its summary, and its lines, which frontend/docs/experiments.md defines. */
#include "games/rulegame/experiments.h"
#include "games/rulegame/state.h"
#include <string.h>

struct source {
    struct ctx *c;
    json_object *options;
    struct trial_reader *reader;
};

static json_object *line_of(struct ctx *c, json_object *members)
{
    json_object *line = json_new_object(c);
    json_object_object_foreach (members, name, member) json_add(line, name, member);
    return line;
}

/* "SQUARE_RED", or the properties of an object in the order of their names. */
static const char *object_words(struct ctx *c, json_object *properties)
{
    const char *words = "";
    json_object *shape = json_member(properties, "shape"), *color = json_member(properties, "color");
    if (shape && color && json_object_object_length(properties) == 2)
        return pool_print(c->pool, "%s_%s", json_object_get_string(shape), json_object_get_string(color));
    json_object_object_foreach (properties, key, value)
        words = pool_print(c->pool, "%s%s%s=%s", words, *words ? ";" : "", key,
                           json_object_get_string(value));
    return words;
}

static void add_place(const struct source *s, json_object *line, json_object *board, json_object *attempt)
{
    int piece = json_object_get_int(json_member(attempt, "piece")), cell;
    json_object *dealt = json_object_array_get_idx(json_member(board, "pieces"), (size_t)piece);
    if (!json_member(attempt, "piece") || !dealt) return;
    cell = json_object_get_int(json_member(attempt, "cell"));
    json_add_text(line, "object", object_words(s->c, json_member(dealt, "properties")));
    json_add_int(line, "x", (cell - 1) % 6 + 1);
    json_add_int(line, "y", (cell - 1) / 6 + 1);
}

static void tell_attempt(const struct source *s, json_object *board, json_object *attempt, bool last)
{
    json_object *line = line_of(s->c, attempt);
    bool counted = json_member(attempt, "piece") != NULL;
    int number = json_object_get_int(json_member(attempt, "attempt"));
    const char *at = counted ? s->reader->when(s->reader, number) : NULL;
    json_add(line, "board", json_member(board, "board"));
    if (at) json_add_text(line, "at", at);
    add_place(s, line, board, attempt);
    json_add(line, "pick_cost", json_member(s->options, "pick_cost"));
    json_add(line, "min_points", json_member(s->options, "min_points"));
    json_add(line, "max_points", json_member(s->options, "max_points"));
    if (last) json_add(line, "finish", json_member(board, "finish"));
    if (last) json_add(line, "points", json_member(board, "points"));
    s->reader->take(s->reader, "attempt", line);
}

static void tell_board(const struct source *s, json_object *board)
{
    json_object *line = line_of(s->c, board), *played = json_member(board, "played");
    size_t count = json_object_array_length(played);
    json_object_object_del(line, "played");
    s->reader->take(s->reader, "board", line);
    for (size_t i = 0; i < count; i++)
        tell_attempt(s, board, json_object_array_get_idx(played, i), i + 1 == count);
}

static bool has_finish(json_object *board, enum finish finish)
{
    return strcmp(json_object_get_string(json_member(board, "finish")), finish_name(finish)) == 0;
}

/* Whose streak an attempt counts for: rivals have their own, partners one. */
static bool is_own(json_object *series, json_object *attempt)
{
    const char *play = json_object_get_string(json_member(series, "play"));
    return !play || strcmp(play, "against") != 0 ||
           json_object_get_int(json_member(series, "seat")) ==
               json_object_get_int(json_member(attempt, "seat"));
}

/* Attempts that count for a streak: all but accepted picks (R8.3). */
static int64_t tried_on(json_object *series, json_object *board)
{
    json_object *played = json_member(board, "played");
    int64_t tried = 0;
    for (size_t i = 0; i < json_object_array_length(played); i++) {
        json_object *one = json_object_array_get_idx(played, i), *code = json_member(one, "code");
        bool pick = strcmp(json_object_get_string(json_member(one, "kind")), "pick") == 0;
        tried += code && is_own(series, one) && !(pick && json_object_get_int(code) == RESPONSE_ACCEPT);
    }
    return tried;
}

/* [attempts, 1 if the rule was mastered]: how long it could have been mastered and was not. A streak that begins at the
 * last attempts is too short to count, so these tell nothing. */
static json_object *risk_of(struct ctx *c, json_object *series)
{
    json_object *risk = json_new_array(c);
    json_object *boards = json_member(series, "boards");
    int64_t mastery = json_object_get_int64(json_member(series, "mastery")), tried = 0;
    bool mastered = json_member(series, "mastery") && mastery < MASTERY_NONE;
    for (size_t i = 0; i < json_object_array_length(boards); i++)
        tried += tried_on(series, json_object_array_get_idx(boards, i));
    json_push_int(risk, mastered ? mastery : tried > MASTERY_STREAK ? tried - MASTERY_STREAK : 0);
    json_push_int(risk, mastered);
    return risk;
}

json_object *trial_summary(struct ctx *c, json_object *series)
{
    json_object *sum = json_new_object(c), *list = json_new_array(c), *boards = json_member(series, "boards");
    for (size_t i = 0; i < json_object_array_length(boards); i++) {
        json_object *board = json_object_array_get_idx(boards, i), *one = json_new_array(c);
        if (has_finish(board, FINISH_GIVEN_UP) || has_finish(board, FINISH_WALKED_AWAY) ||
            has_finish(board, FINISH_ABANDONED))
            break;
        json_push(one, json_member(board, "half_errors"));
        json_push(one, json_member(board, "attempts"));
        json_push_int(one, has_finish(board, FINISH_CLEARED) || has_finish(board, FINISH_WON_EARLY));
        json_push(list, one);
    }
    json_add(sum, "score", json_member(series, "score"));
    json_add(sum, "mastery", json_member(series, "mastery"));
    json_add(sum, "boards", list);
    json_add(sum, "risk", risk_of(c, series));
    json_add(sum, "accepted", json_member(series, "accepted"));
    return sum;
}

void trial_lines(struct ctx *c, json_object *options, json_object *series, struct trial_reader *reader)
{
    const struct source s = {c, options, reader};
    json_object *boards = json_member(series, "boards"), *guesses = json_member(series, "guesses");
    for (size_t i = 0; i < json_object_array_length(boards); i++)
        tell_board(&s, json_object_array_get_idx(boards, i));
    for (size_t i = 0; i < json_object_array_length(guesses); i++)
        reader->take(reader, "guess", line_of(c, json_object_array_get_idx(guesses, i)));
}
