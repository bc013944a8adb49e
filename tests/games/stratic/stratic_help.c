/* stratic_help.c - see stratic_help.h. */
#include "stratic_help.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct tale told; /* of the last applied event; lives in that test's pool */

static json_object *settled(struct ctx *c, const char *variant, const char *options, bool cube)
{
    json_object *sent = json_own(c, options ? options : "{}");
    if (cube) json_add_int(sent, "dims", 3);
    json_object *full = GAME_stratic.options(c, variant_find(&GAME_stratic, variant), sent, 2, NULL);
    ck_assert_ptr_nonnull(full);
    return full;
}

game_state *help_fresh_of(struct ctx *c, const char *variant, const char *options)
{
    struct setting setting = {.variant = variant_find(&GAME_stratic, variant),
                              .options = settled(c, variant, options, false),
                              .seats = 2};
    game_state *s = GAME_stratic.setup(c, &setting);
    ck_assert_ptr_nonnull(s);
    return s;
}

game_state *help_fresh(struct ctx *c, const char *options) { return help_fresh_of(c, NULL, options); }

game_state *help_game(struct ctx *c, const char *position, const char *options)
{
    return help_game_of(c, NULL, position, options);
}

game_state *help_game_of(struct ctx *c, const char *variant, const char *position, const char *options)
{
    json_object *saved = json_own(c, "{\"status\":\"play\",\"idle\":[0,0],\"last\":null,\"result\":null}");
    json_add(saved, "options", settled(c, variant, options, strncmp(position, "str1/3", 6) == 0));
    json_add_text(saved, "position", position);
    if (variant) json_add_text(saved, "variant", variant);
    game_state *s = GAME_stratic.load(c, saved, 1);
    if (!s) ck_abort_msg("%s: %s", position, c->failure.detail);
    return s;
}

game_state *help_started(struct ctx *c, const char *front0, const char *back0, const char *front1,
                         const char *back1)
{
    game_state *s = help_fresh(c, NULL);
    struct event e = {.kind = EVENT_TURN, .seat = -1};
    if (front0) e.orders[0] = setup_order(c, front0, back0);
    if (front1) e.orders[1] = setup_order(c, front1, back1);
    struct outcome outcome;
    told = tale_new(c->pool);
    if (!GAME_stratic.apply(c, s, &e, &told, &outcome)) ck_abort_msg("%s", c->failure.detail);
    return s;
}

game_known *help_know(struct ctx *c, const game_state *s, int viewer)
{
    return GAME_stratic.know(c, s, viewer, (struct table){0});
}

game_order *help_order(struct ctx *c, const game_state *s, const char *json, const char **ret_code)
{
    struct verdicts v = {0};
    json_object *sent = json_own(c, json);
    *ret_code = "";
    game_order *order = GAME_stratic.parse(c, sent, &v);
    int seat = s->position ? s->position->side : SOUTH;
    if (order) order = GAME_stratic.judge(c, help_know(c, s, seat), order, true, &v);
    if (order) return order;
    ck_assert_int_ge(v.n, 1);
    const struct verdict *last = &v.v[v.n - 1];
    ck_assert_str_eq(fault_fact(c->failure.fault)->code, last->code);
    *ret_code = pool_print(c->pool, "%s %s", last->code, last->path);
    forgive(c);
    return NULL;
}

const char *help_do(struct ctx *c, game_state *s, const char *json)
{
    const char *code;
    struct event e = {.kind = EVENT_TURN, .seat = -1};
    struct outcome outcome;
    game_order *order = help_order(c, s, json, &code);
    if (!order) return code;
    e.orders[s->position->side] = order;
    told = tale_new(c->pool);
    if (!GAME_stratic.apply(c, s, &e, &told, &outcome)) ck_abort_msg("%s: %s", json, c->failure.detail);
    ck_assert_uint_eq(outcome.moved, 1u << 0 | 1u << 1 | 1u << SPECTATOR);
    return "";
}

const char *help_turn(struct ctx *c, game_state *s, const char *text)
{
    if (strcmp(text, "skip") == 0)
        return help_event(c, s, EVENT_TURN, -1, 1u << s->position->side) ? "" : "refused";
    return help_do(c, s, pool_print(c->pool, "{\"type\":\"turn\",\"text\":\"%s\"}", text));
}

const char *help_after(struct ctx *c, const char *position, const char *text)
{
    game_state *s = help_game(c, position, NULL);
    const char *code = help_turn(c, s, text);
    return *code ? code : position_text(c, s->position);
}

bool help_event(struct ctx *c, game_state *s, enum event_kind kind, int seat, uint32_t late)
{
    struct event e = {.kind = kind, .seat = seat, .late = late};
    struct outcome outcome;
    told = tale_new(c->pool);
    return GAME_stratic.apply(c, s, &e, &told, &outcome);
}

const char *help_told(int i) { return i < told.count ? told.lines[i].text : ""; }
json_object *help_told_facts(int i) { return i < told.count ? told.lines[i].facts : NULL; }

const char *help_movements(struct ctx *c, const game_state *s)
{
    struct position *p = position_copy(c->pool, s->position, 0);
    struct movements list = movements_new(c->pool, 256);
    const char *text = "";
    all_movements(p, &list);
    movements_sort(&list);
    for (int i = 0; i < list.n; i++)
        text = pool_print(c->pool, "%s%s%s", text, i ? " " : "", movement_text(c, p, &list.at[i]));
    return text;
}

int64_t help_perft(struct ctx *c, const char *position, int depth)
{
    json_object *counted = GAME_stratic.study->perft(c, GAME_stratic.variants, NULL, position, depth, false);
    return counted ? json_object_get_int64(json_member(counted, "nodes")) : -1;
}

game_order *help_pieces(struct ctx *c, const char *start, int seat)
{
    const char *text = "", *at = strrchr(start, ' ') + 1;
    for (; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        bool south = *at >= 'A' && *at <= 'Z';
        char piece[NAME_MAX] = "";
        snprintf(piece, sizeof piece, "%.*s", (int)strcspn(at, ","), at);
        piece[0] = (char)(south ? piece[0] : piece[0] - 'a' + 'A');
        if (south == (seat == SOUTH)) text = pool_print(c->pool, "%s%s%s", text, *text ? "," : "", piece);
    }
    struct verdicts v = {0};
    game_order *order = GAME_stratic.parse(c, json_own(c, pool_print(c->pool, "\"%s\"", text)), &v);
    ck_assert_ptr_nonnull(order);
    ck_assert_str_eq(GAME_stratic.notation(c, order), text);
    return order;
}

json_object *help_file(struct ctx *c, const char *path)
{
    FILE *file = fopen(path, "rb");
    size_t room = 1 << 20, n = 0;
    if (!file) return NULL;
    char *text = pool_take(c->pool, room);
    n = fread(text, 1, room - 1, file);
    fclose(file);
    text[n] = 0;
    return json_own(c, text);
}

const char *help_shared_path(struct ctx *c, const char *name)
{
    const char *folder = getenv("QUADRIVIUM_SHARED");
    return pool_print(c->pool, "%s/%s", folder && *folder ? folder : "../shared", name);
}

json_object *help_shared(struct ctx *c, const char *name)
{
    const char *path = help_shared_path(c, pool_print(c->pool, "rules/golden/stratic/%s", name));
    json_object *found = help_file(c, path);
    if (!found) printf("%s is not there: only the vectors of this checkout are tested\n", path);
    return found;
}

const char *help_text(json_object *o, const char *key)
{
    const char *text = json_object_get_string(json_member(o, key));
    return text ? text : "";
}

const char *help_json(struct ctx *c, json_object *o, const char *key)
{
    return json_text(c, json_member(o, key));
}
