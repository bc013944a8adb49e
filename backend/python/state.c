/* state.c - one game: events, views and orders as JSON, saving and loading, bots. */
#include "python/inside.h"
#include <string.h>

/* Beginning and end */

static bool state_begin(struct quad_state *s, uint64_t seed)
{
    struct ctx *c = &s->lasting;
    s->party = s->rules->party;
    s->party.seed = seed;
    s->party.options = json_own(c, s->rules->options);
    return rules_read_choices(c, s->rules->choices, &s->party) && play_begin(c, &s->party, &s->play);
}

quad_state *quad_state_new(const quad_rules *rules, uint64_t seed)
{
    struct pool *pool = pool_new();
    struct quad_state *s = pool_take(pool, sizeof *s);
    *s = (struct quad_state){.rules = rules, .agent = NOT_ASKED, .lasting = {.pool = pool}};
    if (!state_begin(s, seed)) {
        library_refused(&s->lasting.failure);
        pool_drop(pool);
        return NULL;
    }
    s->turn.pool = pool_new();
    s->line.pool = pool_new();
    return s;
}

void quad_state_free(quad_state *s)
{
    if (!s) return;
    play_end(&s->play);
    pool_drop(s->turn.pool);
    pool_drop(s->line.pool);
    pool_drop(s->lasting.pool);
}

static struct ctx *line_of(struct quad_state *s)
{
    pool_wipe(s->line.pool);
    forgive(&s->line);
    return &s->line;
}

static quad_state *state_from(const quad_rules *rules, uint64_t seed, const game_state *state)
{
    quad_state *s = quad_state_new(rules, seed);
    if (!s) return NULL;
    fold_restart(&s->play.fold, state);
    s->play.standing = s->party.game->standing(s->play.fold.state);
    return s;
}

quad_state *quad_state_copy(const quad_state *s)
{
    return state_from(s->rules, s->party.seed, s->play.fold.state);
}

const char *quad_state_save(quad_state *s)
{
    struct ctx *c = line_of(s);
    json_object *saved = json_new_object(c);
    json_add_int(saved, "version", s->party.game->save_version);
    json_add(saved, "state", s->party.game->save(c, s->play.fold.state));
    return json_text(c, saved);
}

static const game_state *state_read(struct ctx *c, const struct game *game, const char *text)
{
    json_object *saved = NULL, *state = NULL;
    int64_t version = 0;
    if (!json_read(c, text, strlen(text), &saved) || !json_need_object(c, saved, "a saved state") ||
        !json_only(c, saved, "version", "state", NULL) ||
        !json_need_int(c, saved, "version", 1, game->save_version, &version) ||
        !json_may_object(c, saved, "state", &state))
        return NULL;
    if (state) return game->load(c, state, (int)version);
    fail(c, FAULT_BAD_REQUEST, "state: is missing");
    return NULL;
}

quad_state *quad_state_load(const quad_rules *rules, const char *text, uint64_t seed)
{
    struct ctx c = {.pool = pool_new()};
    const game_state *state = state_read(&c, rules->party.game, text);
    quad_state *s = state ? state_from(rules, seed, state) : NULL;
    if (!state) library_refused(&c.failure);
    pool_drop(c.pool);
    return s;
}

const char *quad_state_hash(quad_state *s)
{
    struct ctx *c = line_of(s);
    char *hash = pool_take(c->pool, FOLD_HASH);
    fold_hash(c, s->party.game, s->play.fold.state, hash);
    return hash;
}

void quad_state_standing(const quad_state *s, struct quad_standing *ret)
{
    const struct standing *now = &s->play.standing;
    *ret = (struct quad_standing){.over = now->over,
                                  .acts_open = now->acts_open,
                                  .stage_ends = standing_stage_ends(now),
                                  .seats = s->party.seats,
                                  .owes = now->owes,
                                  .handed_in = s->handed_in,
                                  .stage = now->stage,
                                  .reason = now->reason};
    for (int seat = 0; seat < s->party.seats; seat++) {
        ret->turn[seat] = now->turn[seat];
        ret->place[seat] = now->place[seat];
        ret->score[seat] = now->score[seat];
    }
}

/* Events */

/* Forget what was handed in or begun. */
static void state_forget(struct quad_state *s)
{
    memset(s->sealed, 0, sizeof s->sealed);
    s->handed_in = s->late = 0;
    s->agent = NOT_ASKED;
    s->draft = NULL;
    pool_wipe(s->turn.pool);
    if (s->turn.failure.fault) forgive(&s->turn);
}

bool state_happen(struct quad_state *s, const struct event *event, bool safely)
{
    struct outcome outcome;
    struct fold *fold = &s->play.fold;
    struct ctx *c = &s->line;
    game_state *before = safely ? s->party.game->copy(c, fold->state) : NULL;
    if (!fold_apply(fold, event, NULL, &outcome)) {
        library_refused(&fold->own.failure);
        if (safely) fold_restart(fold, before);
        return false;
    }
    s->play.standing = s->party.game->standing(fold->state);
    bool stays = event->kind == EVENT_ACT || (event->kind == EVENT_STAGE_END && s->play.standing.owes);
    s->agent = NOT_ASKED;
    s->draft = NULL;
    if (!stays) state_forget(s);
    return true;
}

bool state_seal(struct quad_state *s, int seat, const game_order *order, bool safely, bool *ret_resolved)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    uint32_t bit = 1u << seat;
    s->sealed[seat] = order;
    s->handed_in |= bit;
    if (!order) s->late |= bit;
    s->agent = NOT_ASKED;
    s->draft = NULL;
    *ret_resolved = s->party.variant->pace == PACE_OWN || !(s->play.standing.owes & ~s->handed_in);
    if (!*ret_resolved) return true;
    memcpy(event.orders, s->sealed, sizeof s->sealed);
    event.late = s->late;
    if (state_happen(s, &event, safely)) return true;
    s->sealed[seat] = NULL;
    s->handed_in &= ~bit;
    s->late &= ~bit;
    return false;
}

static bool event_read(struct ctx *c, const struct quad_state *s, const char *kind, int seat,
                       struct event *ret)
{
    *ret = (struct event){.kind = EVENT_TURN, .seat = -1};
    if (strcmp(kind, "late") == 0) {
        memcpy(ret->orders, s->sealed, sizeof s->sealed);
        ret->late = s->play.standing.owes & ~s->handed_in;
        return true;
    }
    if (!fold_kind_find(kind, &ret->kind) || ret->kind == EVENT_TURN || ret->kind == EVENT_ACT)
        return fail(c, FAULT_BAD_REQUEST, "there is no event %.20s", kind);
    if (ret->kind != EVENT_RESIGN && ret->kind != EVENT_FLAG) return true;
    ret->seat = seat;
    return (seat >= 0 && seat < s->party.seats) || fail(c, FAULT_BAD_SEATS, "there is no seat %d", seat);
}

int quad_state_event(quad_state *s, const char *kind, int seat)
{
    struct ctx *c = line_of(s);
    struct event event;
    if (s->play.standing.over) return library_refuse(FAULT_GAME_OVER, "the game is over") - 1;
    if (!event_read(c, s, kind, seat, &event)) return library_refused(&c->failure) - 1;
    return state_happen(s, &event, true) ? 1 : -1;
}

/* Views */

static bool is_viewer(const quad_state *s, int viewer)
{
    return (viewer >= 0 && viewer < s->party.seats) || viewer == SPECTATOR || viewer == ARBITER;
}

static game_known *known_by(struct ctx *c, const quad_state *s, int viewer)
{
    const game_order *own = viewer < s->party.seats ? s->sealed[viewer] : NULL;
    return s->party.game->know(c, s->play.fold.state, viewer,
                               (struct table){.handed_in = s->handed_in, .ready = s->handed_in, .own = own});
}

static const char *told(struct ctx *c, json_object *json)
{
    if (json) return json_text(c, json);
    library_refused(&c->failure);
    return NULL;
}

const char *quad_state_view(quad_state *s, int viewer, int format)
{
    struct ctx *c = line_of(s);
    json_object *window = format == QUAD_BRIEF ? json_new_object(c) : NULL;
    if (!is_viewer(s, viewer)) return library_refuse(FAULT_BAD_SEATS, "there is no such viewer"), NULL;
    if (format < QUAD_FULL || format > QUAD_BRIEF)
        return library_refuse(FAULT_BAD_REQUEST, "format must be full, compact or brief"), NULL;
    if (window) json_add_bool(window, "brief", true);
    return told(c, s->party.game->view(c, known_by(c, s, viewer), format != QUAD_FULL, window));
}

static bool order_parse(struct ctx *c, const struct game *game, const char *text, game_order **ret_order)
{
    json_object *sent = NULL;
    struct verdicts verdicts = {0};
    return json_read(c, text, strlen(text), &sent) && (*ret_order = game->parse(c, sent, &verdicts));
}

const char *quad_state_legal(quad_state *s, int seat, const char *orders)
{
    struct ctx *c = line_of(s);
    game_order *begun = NULL;
    if (seat < 0 || seat >= s->party.seats)
        return library_refuse(FAULT_BAD_SEATS, "there is no such seat"), NULL;
    if (orders && !order_parse(c, s->party.game, orders, &begun)) return library_refused(&c->failure), NULL;
    return told(c, s->party.game->legal(c, known_by(c, s, seat), begun));
}

/* Orders */

static const game_order *judged(struct ctx *c, const quad_state *s, int seat, const game_order *parsed)
{
    struct verdicts verdicts = {0};
    const game_order *order = s->party.game->judge(c, known_by(c, s, seat), parsed, true, &verdicts);
    for (int i = 0; !order && i < verdicts.n; i++)
        if (verdicts.v[i].code) fail_at(c, verdicts.v[i].path, verdicts.v[i].code, verdicts.v[i].hint);
    return order;
}

/* Whether the seat can send an order or an act now. */
static bool can_send(struct ctx *c, const quad_state *s, int seat, bool act)
{
    const struct standing *now = &s->play.standing;
    if (now->over) return fail(c, FAULT_GAME_OVER, "the game is over");
    if (seat < 0 || seat >= s->party.seats) return fail(c, FAULT_BAD_SEATS, "there is no seat %d", seat);
    if (act && !now->acts_open) return fail(c, FAULT_ACTS_CLOSED, "no acts are possible now");
    if (!act && !(now->owes >> seat & 1))
        return fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", seat);
    return true;
}

/* NULL: refused. */
static const game_order *order_read(struct ctx *c, const quad_state *s, int seat, const char *text, bool act)
{
    game_order *parsed = NULL;
    if (!can_send(c, s, seat, act) || !order_parse(c, s->party.game, text, &parsed)) return NULL;
    if (game_is_act(s->party.game, parsed) == act) return judged(c, s, seat, parsed);
    fail(c, FAULT_BAD_REQUEST, act ? "this is an order for the turn" : "this is an act");
    return NULL;
}

/* The act contained in an order is done first. */
static bool rider_done(struct quad_state *s, int seat, const game_order **order)
{
    struct event event = {.kind = EVENT_ACT, .seat = seat};
    const game_order *rider = game_rider(&s->turn, s->party.game, *order, order);
    if (!rider || !s->play.standing.acts_open) return true;
    event.orders[seat] = rider;
    return state_happen(s, &event, true);
}

int quad_state_order(quad_state *s, int seat, const char *orders)
{
    bool resolved = false;
    line_of(s);
    forgive(&s->turn);
    const game_order *order = order_read(&s->turn, s, seat, orders, false), *rest = order;
    if (!order) return library_refused(&s->turn.failure) - 1;
    if (!rider_done(s, seat, &rest) || !state_seal(s, seat, rest, true, &resolved)) return -1;
    return resolved;
}

int quad_state_act(quad_state *s, int seat, const char *act)
{
    struct ctx *c = line_of(s);
    const game_order *order = order_read(c, s, seat, act, true);
    if (!order) return library_refused(&c->failure) - 1;
    struct event event = {.kind = EVENT_ACT, .seat = seat};
    event.orders[seat] = order;
    return state_happen(s, &event, true) ? 0 : -1;
}

/* Bots */

const char *quad_state_choose(quad_state *s, int seat, const char *bot)
{
    struct ctx *c = line_of(s);
    struct party asked = s->party;
    bool owes = seat >= 0 && seat < s->party.seats && s->play.standing.owes >> seat & 1;
    if (!owes) return library_refuse(FAULT_NOT_YOUR_TURN, "no orders are due from that seat"), NULL;
    if (!party_read_players(c, bot, &asked)) return library_refused(&c->failure), NULL;
    if (!asked.bot[0]) return library_refuse(FAULT_UNKNOWN_BOT, "a bot is needed"), NULL;
    pool_wipe(s->play.step.pool);
    s->party.bot[seat] = asked.bot[0];
    const game_order *order = play_ask(&s->play, seat, 0);
    s->party.bot[seat] = NULL;
    if (!order) return library_refused(&s->play.step.failure), NULL;
    return told(c, s->party.game->write(c, order));
}

static bool bots_read(struct ctx *c, struct quad_state *s, const char *bots)
{
    struct party read = s->party;
    if (!party_read_players(c, bots, &read)) return false;
    for (int seat = 0; seat < read.seats; seat++)
        if (!read.bot[seat]) return fail(c, FAULT_UNKNOWN_BOT, "seat %d needs a bot", seat);
    if (read.seats > s->party.seats || !party_repeat(c, s->party.seats, &read))
        return fail(c, FAULT_BAD_SEATS, "%d bots do not fit %d seats", read.seats, s->party.seats);
    memcpy(s->party.bot, read.bot, sizeof s->party.bot);
    return true;
}

int quad_state_play(quad_state *s, const char *bots, int turns)
{
    struct ctx *c = line_of(s);
    int begun = s->play.turns;
    bool fine = true;
    if (!bots_read(c, s, bots)) return library_refused(&c->failure) - 1;
    state_forget(s);
    while (fine && !s->play.standing.over && (turns <= 0 || s->play.turns < begun + turns))
        fine = play_step(&s->play, false);
    memset(s->party.bot, 0, sizeof s->party.bot);
    if (!fine) library_refused(&s->play.step.failure);
    return fine ? s->play.turns - begun : -1;
}
