/* quad_engine_commands.c - the commands of `quad engine`. */
#include "main/quad_engine.h"
#include "platform/model/advice.h"
#include <string.h>

/* Reading requests */

static bool seat_read(struct engine *e, json_object *request, int *ret_seat)
{
    int64_t seat = e->own;
    if (e->own == NO_SEAT && !json_need_int(&e->line, request, "seat", 0, e->party.seats - 1, &seat))
        return false;
    if (!json_may_int(&e->line, request, "seat", 0, e->party.seats - 1, &seat)) return false;
    if (e->own != NO_SEAT && seat != e->own)
        return fail(&e->line, FAULT_FORBIDDEN, "you play seat %d", e->own);
    *ret_seat = (int)seat;
    return true;
}

static bool viewer_read(struct engine *e, json_object *request, int *ret_viewer)
{
    json_object *named = json_member(request, "viewer");
    const char *name = json_object_is_type(named, json_type_string) ? json_object_get_string(named) : "";
    bool spectator = strcmp(name, "spectator") == 0, arbiter = strcmp(name, "arbiter") == 0;
    int64_t viewer = spectator ? SPECTATOR : arbiter ? ARBITER : e->own == NO_SEAT ? 0 : e->own;
    if (!spectator && !arbiter && !json_may_int(&e->line, request, "viewer", 0, e->party.seats - 1, &viewer))
        return false;
    if (e->own != NO_SEAT && viewer != e->own)
        return fail(&e->line, FAULT_FORBIDDEN, "you play seat %d", e->own);
    *ret_viewer = (int)viewer;
    return true;
}

static game_known *known_by(struct engine *e, int viewer)
{
    const game_order *own = viewer < e->party.seats ? e->sealed[viewer] : NULL;
    return e->party.game->know(&e->line, e->play.fold.state, viewer,
                               (struct table){.handed_in = e->handed_in, .ready = e->handed_in, .own = own});
}

static bool driver_only(struct engine *e)
{
    return e->own == NO_SEAT || fail(&e->line, FAULT_FORBIDDEN, "not while you play a seat");
}

/* Parse and judge the orders sent for a seat; the result is in the memory of `c`. */
static bool order_read(struct engine *e, struct ctx *c, json_object *sent, int seat, bool strict,
                       json_object *answer, game_order **ret_order)
{
    struct verdicts *verdicts = pool_take(e->line.pool, sizeof *verdicts);
    const struct game *game = e->party.game;
    game_order *parsed = game->parse(c, sent, verdicts);
    game_order *judged = parsed ? game->judge(c, known_by(e, seat), parsed, strict, verdicts) : NULL;
    json_object *accepted = json_new_array(&e->line), *rejected = json_new_array(&e->line);
    for (int i = 0; i < verdicts->n; i++) {
        const struct verdict *v = &verdicts->v[i];
        json_object *item = json_new_object(&e->line);
        json_add_int(item, "i", v->item);
        json_add_text(item, v->code ? "path" : "text", v->code ? v->path : v->text);
        if (v->code) json_add_text(item, "code", v->code);
        if (v->code) json_add_text(item, "hint", v->hint);
        json_push(v->code ? rejected : accepted, item);
    }
    json_add(answer, "accepted", accepted);
    json_add(answer, "rejected", rejected);
    *ret_order = judged;
    if (judged) return true;
    fail(&e->line, c->failure.fault, "%s", c->failure.detail);
    if (c != &e->line) forgive(c);
    return false;
}

/* Commands */

static bool choices_read(struct engine *e, json_object *request, struct party *party)
{
    json_object *choices = json_member(request, "choices");
    if (!choices) return true;
    if (!json_need_array(&e->line, request, "choices", (size_t)party->seats, &choices)) return false;
    for (size_t seat = 0; seat < json_object_array_length(choices); seat++)
        party->fact[seat].choice = json_object_array_get_idx(choices, seat);
    return true;
}

static bool new_game(struct engine *e, json_object *request, json_object *answer)
{
    struct ctx *c = &e->line;
    struct party party = e->party;
    const char *variant = party.variant->id, *seed = NULL;
    int64_t seats = party.seats, version = party.rules_version;
    json_object *options = e->choice.options;
    if (!json_only(c, request, "id", "cmd", "variant", "rules_version", "options", "seats", "seed", "choices",
                   NULL) ||
        !json_may_int(c, request, "rules_version", 1, party.game->rules_version, &version) ||
        !json_may_text(c, request, "variant", 40, &variant) ||
        !json_may_text(c, request, "seed", 20, &seed) ||
        !json_may_int(c, request, "seats", 1, SEATS_MAX, &seats) ||
        !json_may_object(c, request, "options", &options) || !choices_read(e, request, &party))
        return false;
    party.variant = variant_find(party.game, variant);
    if (!party.variant) return fail(c, FAULT_UNKNOWN_GAME, "there is no variant %s", variant);
    if (seed && !quad_read_seed(c, seed, "seed", &party.seed)) return false;
    party.seats = (int)seats;
    party.rules_version = (int)version;
    if (!engine_begin(e, party, options)) return false;
    json_add_text(answer, "variant", party.variant->id);
    json_add_int(answer, "rules_version", party_rules(&party));
    json_add(answer, "options", e->party.options);
    return true;
}

static bool tell_standing(struct engine *e, json_object *request, json_object *answer)
{
    (void)e, (void)answer;
    return json_only(&e->line, request, "id", "cmd", NULL);
}

bool engine_view(struct engine *e, json_object *request, json_object *answer)
{
    int viewer = SPECTATOR;
    const char *format = "full";
    json_object *window = NULL;
    if (!json_only(&e->line, request, "id", "cmd", "viewer", "format", "window", NULL) ||
        !viewer_read(e, request, &viewer) || !json_may_text(&e->line, request, "format", 10, &format) ||
        !json_may_object(&e->line, request, "window", &window))
        return false;
    bool brief = strcmp(format, "brief") == 0;
    if (brief && !window) window = json_new_object(&e->line);
    if (brief) json_add_bool(window, "brief", true);
    json_object *view = e->party.game->view(&e->line, known_by(e, viewer),
                                            brief || strcmp(format, "compact") == 0, window);
    if (view) json_add(answer, "view", view);
    return view != NULL;
}

bool engine_legal(struct engine *e, json_object *request, json_object *answer)
{
    int seat = 0;
    struct verdicts verdicts = {.n = 0};
    json_object *partial = json_member(request, "orders");
    if (!json_only(&e->line, request, "id", "cmd", "seat", "orders", NULL) || !seat_read(e, request, &seat))
        return false;
    game_order *begun = partial ? e->party.game->parse(&e->line, partial, &verdicts) : NULL;
    if (partial && !begun) return false;
    json_object *legal = e->party.game->legal(&e->line, known_by(e, seat), begun);
    if (legal) json_add(answer, "legal", legal);
    return legal != NULL;
}

static bool is_strict(struct engine *e, json_object *request, bool *ret_strict)
{
    const char *mode = e->party.variant->lenient ? "lenient" : "strict";
    if (!json_may_text(&e->line, request, "mode", 10, &mode)) return false;
    *ret_strict = strcmp(mode, "lenient") != 0;
    return true;
}

static bool judge(struct engine *e, json_object *request, json_object *answer)
{
    int seat = 0;
    bool strict = true;
    game_order *order = NULL;
    if (!json_only(&e->line, request, "id", "cmd", "seat", "orders", "mode", NULL) ||
        !seat_read(e, request, &seat) || !is_strict(e, request, &strict) ||
        !order_read(e, &e->line, json_member(request, "orders"), seat, strict, answer, &order))
        return false;
    json_add(answer, "orders", e->party.game->write(&e->line, order));
    return true;
}

static bool owes(struct engine *e, int seat)
{
    if (e->play.standing.over) return fail(&e->line, FAULT_GAME_OVER, "the game is over");
    return (e->play.standing.owes & 1u << seat) ||
           fail(&e->line, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", seat);
}

/* Acts and orders have different commands. */
static bool is_of_kind(struct engine *e, const game_order *order, bool act)
{
    return game_is_act(e->party.game, order) == act ||
           fail(&e->line, FAULT_BAD_REQUEST,
                act ? "this is for the turn: cmd order" : "this is done at once: cmd act");
}

/* Perform the act that is part of an order first, if it is legal; the rest of the order remains to be sealed. */
static bool take_rider(struct engine *e, int seat, bool strict, const game_order **order)
{
    struct verdicts verdicts = {.n = 0};
    struct event event = {.kind = EVENT_ACT, .seat = seat};
    const game_order *rider = game_rider(&e->turn, e->party.game, *order, order);
    if (!rider) return true;
    event.orders[seat] = e->party.game->judge(&e->line, known_by(e, seat), rider, strict, &verdicts);
    if (!event.orders[seat] && strict) return false;
    forgive(&e->line);
    bool done = event.orders[seat] && e->play.standing.acts_open;
    return !done || engine_happen(e, &event, NULL);
}

bool engine_order(struct engine *e, json_object *request, json_object *answer)
{
    int seat = 0;
    bool strict = true;
    game_order *order = NULL;
    if (!json_only(&e->line, request, "id", "cmd", "seat", "orders", "mode", NULL) ||
        !seat_read(e, request, &seat) || !is_strict(e, request, &strict) || !owes(e, seat) ||
        !order_read(e, &e->turn, json_member(request, "orders"), seat, strict, answer, &order))
        return false;
    const game_order *rest = order;
    if (!is_of_kind(e, order, false) || !take_rider(e, seat, strict, &rest)) return false;
    uint32_t sent = e->sent;
    e->sent |= 1u << seat;
    if (engine_seal(e, seat, rest)) return engine_let_bots_play(e);
    e->sent = sent;
    return false;
}

bool engine_act(struct engine *e, json_object *request, json_object *answer)
{
    int seat = 0;
    game_order *order = NULL;
    json_object *said = NULL;
    if (!json_only(&e->line, request, "id", "cmd", "seat", "act", NULL) || !seat_read(e, request, &seat))
        return false;
    if (e->play.standing.over) return fail(&e->line, FAULT_GAME_OVER, "the game is over");
    if (!e->play.standing.acts_open) return fail(&e->line, FAULT_ACTS_CLOSED, "nothing may be done now");
    if (!order_read(e, &e->line, json_member(request, "act"), seat, true, answer, &order)) return false;
    if (!is_of_kind(e, order, true)) return false;
    struct event event = {.kind = EVENT_ACT, .seat = seat};
    event.orders[seat] = order;
    if (!engine_happen(e, &event, &said)) return false;
    json_add(answer, "result", said);
    return engine_let_bots_play(e);
}

/* Events that the platform decides in a real match: resigning, a flag, an agreed draw, the absence of all players, the
 * end of a stage. */
static bool event(struct engine *e, json_object *request, json_object *answer)
{
    (void)answer;
    const char *kind;
    struct event event = {.seat = -1};
    if (!json_only(&e->line, request, "id", "cmd", "kind", "seat", NULL) ||
        !json_need_text(&e->line, request, "kind", 20, &kind))
        return false;
    bool known = fold_kind_find(kind, &event.kind) && event.kind != EVENT_TURN && event.kind != EVENT_ACT;
    if (!known)
        return fail(&e->line, FAULT_BAD_REQUEST, "kind must be resign, flag, draw, abandon or stage_end");
    bool own_affair = event.kind == EVENT_RESIGN || event.kind == EVENT_STAGE_END;
    if (!own_affair && !driver_only(e)) return false;
    bool seated = event.kind == EVENT_RESIGN || event.kind == EVENT_FLAG;
    if (seated && !seat_read(e, request, &event.seat)) return false;
    return engine_happen(e, &event, NULL) && engine_let_bots_play(e);
}

/* The deadline: ends the stage if no order is missing, else counts the seats without orders as late. */
static bool deadline(struct engine *e, json_object *request, json_object *answer)
{
    (void)answer;
    struct event stage_end = {.kind = EVENT_STAGE_END, .seat = -1};
    if (!json_only(&e->line, request, "id", "cmd", NULL)) return false;
    bool fine = engine_stage_ends(e) ? engine_happen(e, &stage_end, NULL) : engine_resolve(e, true);
    return fine && engine_let_bots_play(e);
}

/* The order that a bot would choose; it is not handed in. */
static bool choose(struct engine *e, json_object *request, json_object *answer)
{
    int seat = 0;
    const char *id = "bot:random";
    if (!json_only(&e->line, request, "id", "cmd", "seat", "bot", NULL) || !seat_read(e, request, &seat) ||
        !json_may_text(&e->line, request, "bot", 40, &id) || !owes(e, seat))
        return false;
    const struct bot *bot = bot_find(e->party.game, id), *usual = e->party.bot[seat];
    if (!bot) return fail(&e->line, FAULT_UNKNOWN_BOT, "there is no bot %.40s", id);
    pool_wipe(e->play.step.pool);
    e->party.bot[seat] = bot;
    const game_order *order = play_ask(&e->play, seat, e->handed_in);
    e->party.bot[seat] = usual;
    if (!order) return fail(&e->line, FAULT_INTERNAL, "the bot gave up: %s", e->play.step.failure.detail);
    json_add(answer, "orders", e->party.game->write(&e->line, order));
    return true;
}

static bool save(struct engine *e, json_object *request, json_object *answer)
{
    char hash[FOLD_HASH];
    if (!json_only(&e->line, request, "id", "cmd", NULL) || !driver_only(e)) return false;
    fold_hash(&e->line, e->party.game, e->play.fold.state, hash);
    json_add_int(answer, "version", e->party.game->save_version);
    json_add_text(answer, "hash", hash);
    json_add(answer, "state", e->party.game->save(&e->line, e->play.fold.state));
    return true;
}

static void go_on_from(struct engine *e, const game_state *state)
{
    fold_restart(&e->play.fold, state);
    e->play.standing = e->party.game->standing(e->play.fold.state);
    engine_forget_orders(e);
}

static bool load(struct engine *e, json_object *request, json_object *answer)
{
    (void)answer;
    json_object *saved = NULL;
    int64_t version = e->party.game->save_version;
    if (!json_only(&e->line, request, "id", "cmd", "state", "version", NULL) || !driver_only(e) ||
        !json_may_int(&e->line, request, "version", 1, INT32_MAX, &version) ||
        !json_may_object(&e->line, request, "state", &saved))
        return false;
    game_state *state = e->party.game->load(&e->line, saved, (int)version);
    if (state) go_on_from(e, state);
    return state != NULL;
}

/* The position as text; with a text, the game continues from that position. */
static bool position(struct engine *e, json_object *request, json_object *answer)
{
    struct ctx *c = &e->line;
    const struct game *game = e->party.game;
    const char *text = NULL;
    if (!json_only(c, request, "id", "cmd", "text", NULL) || !driver_only(e) ||
        !json_may_text(c, request, "text", SIZE_MAX, &text))
        return false;
    if (text) {
        struct setting setting = {.variant = e->party.variant,
                                  .rules_version = e->party.rules_version,
                                  .options = e->party.options,
                                  .seats = e->party.seats};
        game_state *state = game_position(c, game, &setting, text);
        if (!state) return false;
        go_on_from(e, state);
    }
    json_add_text(answer, "position", game_position_text(c, game, e->play.fold.state));
    return true;
}

/* Advice on the orders that a seat can give; nothing is handed in. */
static bool advise(struct engine *e, json_object *request, json_object *answer)
{
    struct ctx *c = &e->line;
    const struct game *game = e->party.game;
    int seat = 0;
    int64_t nodes = 5000, lines = 1;
    struct advice advice = {0};
    if (!json_only(c, request, "id", "cmd", "seat", "nodes", "lines", NULL) ||
        !seat_read(e, request, &seat) || !json_may_int(c, request, "nodes", 1, ADVICE_NODES, &nodes) ||
        !json_may_int(c, request, "lines", 1, ADVICE_LINES, &lines) || !owes(e, seat))
        return false;
    struct question question = {.nodes = (int)nodes, .lines = (int)lines};
    if (!game_advise(c, game, known_by(e, seat), question, &advice)) return false;
    json_add(answer, "advice", advice.n ? advice_json(c, game, &advice) : NULL);
    return true;
}

/* Push a copy of the current state, for searching; orders handed in are not copied. */
static bool push(struct engine *e, json_object *request, json_object *answer)
{
    if (!json_only(&e->line, request, "id", "cmd", NULL) || !driver_only(e)) return false;
    if (e->piled_count == PILE_MAX) return fail(&e->line, FAULT_BAD_REQUEST, "the pile is full");
    struct ctx own = quad_ctx();
    e->pile[e->piled_count] = own.pool;
    e->piled[e->piled_count++] = e->party.game->copy(&own, e->play.fold.state);
    json_add_int(answer, "pile", e->piled_count);
    return true;
}

static bool pop(struct engine *e, json_object *request, json_object *answer)
{
    if (!json_only(&e->line, request, "id", "cmd", NULL) || !driver_only(e)) return false;
    if (e->piled_count == 0) return fail(&e->line, FAULT_BAD_REQUEST, "the pile is empty");
    go_on_from(e, e->piled[--e->piled_count]);
    pool_drop(e->pile[e->piled_count]);
    json_add_int(answer, "pile", e->piled_count);
    return true;
}

/* Have more games in this session; commands name theirs in `game`. */
static bool games(struct engine *e, json_object *request, json_object *answer)
{
    struct ctx *c = &e->line;
    int64_t count = 0;
    if (!json_only(c, request, "id", "cmd", "count", NULL) ||
        !json_need_int(c, request, "count", 1, GAMES_MAX, &count))
        return false;
    if (!e->games) return fail(c, FAULT_BAD_REQUEST, "leave out game: this is for the whole session");
    if (!engine_games(e, (int)count)) return false;
    json_add_int(answer, "games", e->games_count);
    return true;
}

const struct engine_command ENGINE_COMMANDS[] = {
    {"new", new_game},      {"standing", tell_standing},
    {"games", games},       {"step", engine_step},
    {"view", engine_view},  {"legal", engine_legal},
    {"judge", judge},       {"order", engine_order},
    {"act", engine_act},    {"event", event},
    {"deadline", deadline}, {"choose", choose},
    {"save", save},         {"load", load},
    {"push", push},         {"pop", pop},
    {"position", position}, {"advise", advise},
    {NULL, NULL},
};
