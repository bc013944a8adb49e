/* quad_engine.c - `quad engine`: one game behind a line protocol, for programs in any language.
 * frontend/docs/engine-protocol.md describes each command and its answer. The commands are in a table; each
 * is a function that fills in the answer. */
#include "main/quad_engine.h"
#include <inttypes.h>
#include <string.h>

static const char USAGE[] =
    "usage: quad engine GAME [--variant V] [--rules-version N] [--options FILE|JSON] [--seed S]\n"
    "                   [--seat K --players LIST]\n"
    "\n"
    "Read commands from stdin, one JSON object a line, and answer each with one line on stdout; the protocol "
    "is\n"
    "frontend/docs/engine-protocol.md. A game is set up at once; the command \"new\" begins another.\n"
    "\n"
    "  --variant V, --options FILE|JSON, --seed S   as for simulate\n"
    "  --rules-version N  the version of the rules (default: 1, so that programs written for it keep "
    "working)\n"
    "  --seat K         play this seat: only what it may know is told, and bots play the others\n"
    "  --players LIST   who plays the seats, for example -,bot:greedy (a dash: nobody but you)\n";

/* Texts */

static json_object *seats_json(struct ctx *c, const struct engine *e, uint32_t bits)
{
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < e->party.seats; seat++)
        if (bits & 1u << seat) json_push_int(list, seat);
    return list;
}

static json_object *standing_json(struct engine *e)
{
    struct ctx *c = &e->line;
    const struct standing *now = &e->play.standing;
    json_object *json = json_new_object(c), *turns = json_new_array(c);
    json_object *result = fold_result(c, now, e->party.seats);
    for (int seat = 0; seat < e->party.seats; seat++) json_push_int(turns, now->turn[seat]);
    json_add_bool(json, "over", now->over);
    json_add_text(json, "stage", now->stage);
    json_add(json, "turns", turns);
    json_add(json, "owes", seats_json(c, e, now->owes));
    if (e->own == NO_SEAT) json_add(json, "handed_in", seats_json(c, e, e->handed_in));
    json_add_bool(json, "acts_open", now->acts_open);
    json_object_object_foreach (result, key, value) json_add(json, key, value);
    return json;
}

static json_object *lines_json(struct engine *e, const struct tale *tale)
{
    struct ctx *c = &e->line;
    json_object *lines = json_new_array(c);
    for (int i = 0; i < tale->count; i++) {
        const struct tale_line *line = &tale->lines[i];
        if (e->own != NO_SEAT && !(line->audience & 1u << e->own)) continue;
        json_object *json = json_new_object(c);
        json_add_text(json, "kind", line->kind);
        json_add_int(json, "seat", line->seat);
        json_add_text(json, "text", line->text);
        if (line->facts) json_add(json, "facts", line->facts);
        if (e->own == NO_SEAT) json_add_int(json, "audience", line->audience);
        json_push(lines, json);
    }
    return lines;
}

/* Game events */

void engine_forget_orders(struct engine *e)
{
    memset(e->sealed, 0, sizeof e->sealed);
    e->handed_in = e->late = e->sent = 0;
    e->composing.seat = NO_SEAT;
    pool_wipe(e->turn.pool);
}

/* Orders are kept when only a stage has ended and seats still owe orders. */
static void engine_turn_page(struct engine *e, enum event_kind kind)
{
    if (kind != EVENT_STAGE_END || !e->play.standing.owes) engine_forget_orders(e);
    e->play.quiet = 0;
    memset(e->play.acts, 0, sizeof e->play.acts);
}

static json_object *event_json(struct engine *e, const struct event *event, int turn, const struct tale *tale)
{
    struct ctx *c = &e->line;
    json_object *json = json_new_object(c);
    json_add_int(json, "turn", turn);
    json_add_text(json, "kind", fold_kind_name(event->kind));
    if (event->seat >= 0) json_add_int(json, "seat", event->seat);
    if (e->own == NO_SEAT) json_add(json, "event", fold_event_write(c, e->party.game, e->party.seats, event));
    json_add(json, "tale", lines_json(e, tale));
    return json;
}

/* `safely`: as if nothing had happened when the game refuses the event. */
static bool happen(struct engine *e, const struct event *event, bool safely, json_object **ret_answer)
{
    struct ctx *c = &e->line;
    struct play *play = &e->play;
    struct tale tale = tale_new(c->pool);
    struct outcome outcome = {0};
    game_state *before = safely ? e->party.game->copy(c, play->fold.state) : NULL;
    int turn = fold_turn(&play->standing, e->party.seats, event);
    if (!fold_apply(&play->fold, event, e->muted ? NULL : &tale, &outcome)) {
        const struct failure *why = &play->fold.own.failure;
        fail(c, why->fault, "%s", why->detail);
        if (before) fold_restart(&play->fold, before);
        e->composing.draft = NULL; /* it can refer to the state as it was */
        return false;
    }
    if (!e->muted) json_push(e->events, event_json(e, event, turn, &tale));
    play->standing = e->party.game->standing(play->fold.state);
    e->composing.seat = NO_SEAT;
    if (event->kind == EVENT_ACT) play->quiet &= ~outcome.moved;
    else engine_turn_page(e, event->kind);
    if (ret_answer) *ret_answer = outcome.answer;
    return true;
}

bool engine_happen(struct engine *e, const struct event *event, json_object **ret_answer)
{
    return happen(e, event, true, ret_answer);
}

bool engine_stage_ends(const struct engine *e)
{
    const struct standing *now = &e->play.standing;
    return standing_stage_ends(now) && (!now->owes || now->owes & ~e->handed_in);
}

bool engine_resolve(struct engine *e, bool late)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    memcpy(event.orders, e->sealed, sizeof e->sealed);
    event.late = e->late;
    if (late) event.late |= e->play.standing.owes & ~e->handed_in;
    return happen(e, &event, late || e->sent, NULL);
}

static bool is_own_pace(const struct engine *e) { return e->party.variant->pace == PACE_OWN; }

bool engine_seal(struct engine *e, int seat, const game_order *order)
{
    e->sealed[seat] = order;
    e->handed_in |= 1u << seat;
    bool closes = is_own_pace(e) || e->handed_in == e->play.standing.owes;
    if (!closes) e->composing.seat = NO_SEAT;
    if (!closes || engine_resolve(e, false)) return true;
    e->sealed[seat] = NULL;
    e->handed_in &= ~(1u << seat);
    return false;
}

/* The next seat with a bot that owes an order, or NO_SEAT. Under PACE_OWN, bots wait for the slowest seat. */
static int next_bot(const struct engine *e)
{
    const struct standing *now = &e->play.standing;
    uint32_t waiting = now->over || standing_stage_ends(now) ? 0 : now->owes & ~e->handed_in;
    int slowest = INT32_MAX;
    for (int seat = 0; seat < e->party.seats; seat++)
        if ((waiting & 1u << seat) && now->turn[seat] < slowest) slowest = now->turn[seat];
    for (int seat = 0; seat < e->party.seats; seat++)
        if ((waiting & 1u << seat) && e->party.bot[seat] && (!is_own_pace(e) || now->turn[seat] == slowest))
            return seat;
    return NO_SEAT;
}

static bool bot_gave_up(struct engine *e, int seat)
{
    return fail(&e->line, FAULT_INTERNAL, "the bot of seat %d gave up: %s", seat,
                e->play.step.failure.detail);
}

/* Copy an order from temporary memory into that of the turn, by writing and parsing it. */
static const game_order *keep(struct engine *e, const game_order *order)
{
    struct verdicts verdicts = {.n = 0};
    return e->party.game->parse(&e->turn, e->party.game->write(&e->turn, order), &verdicts);
}

/* Let the bots act until none of them wants to. */
static bool let_bots_act(struct engine *e)
{
    struct play *play = &e->play;
    for (int seat = 0; play->standing.acts_open && seat < e->party.seats; seat++) {
        struct event event = {.kind = EVENT_ACT, .seat = seat};
        const game_order *act = NULL;
        if (!e->party.bot[seat] || play->quiet & 1u << seat) continue;
        pool_wipe(play->step.pool);
        play->quiet |= 1u << seat;
        if (!play_ask_act(play, seat, &act)) return bot_gave_up(e, seat);
        event.orders[seat] = act;
        if (!act) continue;
        if (!engine_happen(e, &event, NULL)) return false;
        seat = -1;
    }
    return true;
}

/* End the stage if every seat is ready for that or has handed in. */
static bool end_stage_early(struct engine *e)
{
    struct event stage_end = {.kind = EVENT_STAGE_END, .seat = -1};
    return !standing_all_ready(&e->play.standing, e->handed_in) || engine_happen(e, &stage_end, NULL);
}

bool engine_let_bots_play(struct engine *e)
{
    if (!let_bots_act(e) || !end_stage_early(e)) return false;
    for (int seat; (seat = next_bot(e)) != NO_SEAT;) {
        pool_wipe(e->play.step.pool);
        const game_order *order = play_ask(&e->play, seat, e->handed_in);
        if (!order) return bot_gave_up(e, seat);
        if (!engine_seal(e, seat, keep(e, order)) || !let_bots_act(e) || !end_stage_early(e)) return false;
    }
    return true;
}

/* The current game */

/* Leave the current game. */
static void engine_leave(struct engine *e)
{
    while (e->piled_count > 0) pool_drop(e->pile[--e->piled_count]);
    if (e->playing) play_end(&e->play);
    e->playing = false;
    engine_forget_orders(e);
}

static struct engine *engine_new(struct pool *pool)
{
    struct engine *e = pool_take(pool, sizeof *e);
    *e = (struct engine){
        .own = NO_SEAT, .composing = {.seat = NO_SEAT}, .game = quad_ctx(), .turn = quad_ctx()};
    return e;
}

static void engine_end(struct engine *e)
{
    engine_leave(e);
    engine_stop_composing(e);
    pool_drop(e->turn.pool);
    pool_drop(e->game.pool);
}

static bool engine_more(struct engine *first, int index)
{
    struct engine *e = engine_new(first->lasting.pool);
    struct party party = first->party;
    uint64_t seed = party.seed + (uint64_t)index;
    party.seed = splitmix_next(&seed);
    e->choice = first->choice, e->own = first->own, e->lasting = first->lasting;
    e->line = (struct ctx){.pool = first->line.pool, .now = first->line.now};
    e->events = json_new_array(&e->line);
    if (!engine_begin(e, party, json_own(&e->line, json_text(&e->line, first->party.options)))) {
        fail(&first->line, e->line.failure.fault, "%s", e->line.failure.detail);
        engine_end(e);
        return false;
    }
    first->games[first->games_count++] = e;
    return true;
}

bool engine_games(struct engine *first, int count)
{
    while (first->games_count < count)
        if (!engine_more(first, first->games_count)) return false;
    return true;
}

/* Start a game. The party is complete before the old game is left. */
bool engine_begin(struct engine *e, struct party party, json_object *options)
{
    struct ctx *c = &e->line;
    json_object *lasting;
    if (!party_settle(c, &party, options)) return false;
    engine_leave(e);
    pool_wipe(e->game.pool);
    lasting = json_own(&e->game, json_text(&e->game, party.options));
    party.options = lasting;
    e->party = party;
    if (!play_begin(c, &e->party, &e->play)) return false;
    e->playing = true;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        e->party.fact[seat].choice = NULL; /* of this line's memory */
    return engine_let_bots_play(e);
}

/* The loop */

static bool command_run(struct engine *e, json_object *request, json_object *answer)
{
    const char *name;
    if (!json_need_object(&e->line, request, "a command") ||
        !json_need_text(&e->line, request, "cmd", 40, &name))
        return false;
    for (const struct engine_command *command = ENGINE_COMMANDS; command->name; command++)
        if (strcmp(command->name, name) == 0) return command->run(e, request, answer);
    return fail(&e->line, FAULT_BAD_REQUEST, "there is no command %.40s", name);
}

static void add_failure(struct ctx *c, json_object *answer)
{
    json_object *errors = json_new_array(c);
    for (int i = 0; i < c->failure.problem_count; i++) {
        json_object *error = json_new_object(c);
        json_add_text(error, "path", c->failure.problems[i].path);
        json_add_text(error, "code", c->failure.problems[i].code);
        json_add_text(error, "hint", c->failure.problems[i].hint);
        json_push(errors, error);
    }
    json_add_text(answer, "code", fault_fact(c->failure.fault)->code);
    json_add_text(answer, "detail", c->failure.detail);
    json_add(answer, "errors", errors);
}

static void add_state(struct engine *e, json_object *answer)
{
    if (json_object_array_length(e->events) > 0) json_add(answer, "events", e->events);
    if (e->playing) json_add(answer, "standing", standing_json(e));
}

static struct engine *engine_game(struct engine *first, json_object *request)
{
    struct ctx *c = &first->line;
    int64_t index = 0;
    if (!json_object_is_type(request, json_type_object)) return first; /* refused by the command */
    if (!json_may_int(c, request, "game", 0, first->games_count - 1, &index)) return NULL;
    json_object_object_del(request, "game");
    struct engine *e = first->games[index];
    if (e == first) return e;
    e->line = (struct ctx){.pool = c->pool, .now = c->now};
    e->events = json_new_array(c);
    return e;
}

/* {"id","ok",...}; every success also has the events and the standing of the game. `request` NULL: it could not be
 * read, and the ctx says why. Of a step in numbers the further members are text: *ret_numbers, else NULL. */
static json_object *answer_json(struct engine *first, json_object *request,
                                bool (*run)(struct engine *, json_object *, json_object *),
                                const char **ret_numbers)
{
    struct ctx *c = &first->line;
    json_object *answer = json_new_object(c), *body = json_new_object(c);
    first->events = json_new_array(c);
    struct engine *e = request ? engine_game(first, request) : NULL;
    if (e) e->numbers = NULL;
    bool fine = e && run(e, request, body);
    *ret_numbers = fine ? e->numbers : NULL;
    if (json_member(request, "id")) json_add(answer, "id", json_member(request, "id"));
    json_add_bool(answer, "ok", fine);
    if (!fine) add_failure(e ? &e->line : c, answer);
    json_object_object_foreach (body, key, value) json_add(answer, key, value);
    if (fine && !e->numbers) add_state(e, answer);
    return answer;
}

static void print_answer(struct engine *first, json_object *request,
                         bool (*run)(struct engine *, json_object *, json_object *))
{
    const char *numbers = NULL;
    const char *text = json_text(&first->line, answer_json(first, request, run, &numbers));
    if (!numbers) fputs(text, stdout);
    else printf("%.*s,%s}", (int)strlen(text) - 1, text, numbers);
}

/* Answer a list of steps. Each is computed in memory that the next one uses again: that of many games at once would
 * never be in a cache. */
static void list_answer(struct engine *first, json_object *request)
{
    struct ctx whole = first->line;
    json_object *steps = json_member(request, "steps"), *id = json_member(request, "id");
    json_object *as = json_member(request, "as");
    fputc('{', stdout);
    if (id) printf("\"id\":%s,", json_text(&whole, id));
    fputs("\"ok\":true,\"steps\":[", stdout);
    for (size_t i = 0; i < json_object_array_length(steps); i++) {
        json_object *step = json_object_array_get_idx(steps, i);
        first->line = (struct ctx){.pool = first->step_pool};
        if (!json_need_object(&first->line, step, "a step")) step = NULL;
        if (step && as && !json_member(step, "as")) json_add(step, "as", as);
        if (i) fputc(',', stdout);
        print_answer(first, step, engine_step);
        pool_wipe(first->step_pool);
    }
    first->line = whole;
    puts("]}");
}

static void line_answer(struct engine *first, const char *text, size_t length)
{
    struct ctx *c = &first->line;
    json_object *request = NULL;
    bool read = json_read(c, text, length, &request), list = read && engine_is_list(request);
    if (list && engine_list_fits(c, request)) list_answer(first, request);
    else {
        print_answer(first, read && !list ? request : NULL, command_run);
        fputc('\n', stdout);
    }
    fflush(stdout);
}

static void loop(struct engine *e)
{
    char *line = NULL;
    size_t room = 0;
    for (ssize_t length; (length = getline(&line, &room, stdin)) > 0;) {
        e->line = (struct ctx){.pool = e->line.pool};
        line_answer(e, line, (size_t)length);
        pool_wipe(e->line.pool);
    }
    if (line) pool_defer(e->lasting.pool, free, line);
}

/* The command line */

struct words {
    const char *game, *variant, *version, *options, *seed, *seat, *players;
};

static bool words_read(const struct command *self, int argc, char **argv, struct words *w)
{
    static const struct option OPTIONS[] = {
        {"variant", required_argument, NULL, 'v'}, {"rules-version", required_argument, NULL, 'r'},
        {"options", required_argument, NULL, 'o'}, {"seed", required_argument, NULL, 's'},
        {"seat", required_argument, NULL, 'k'},    {"players", required_argument, NULL, 'p'},
        {"help", no_argument, NULL, 'h'},          {0}};
    for (int got; (got = quad_option(self, argc, argv, OPTIONS)) != -1;) switch (got) {
        case 'v': w->variant = optarg; break;
        case 'r': w->version = optarg; break;
        case 'o': w->options = optarg; break;
        case 's': w->seed = optarg; break;
        case 'k': w->seat = optarg; break;
        case 'p': w->players = optarg; break;
        default: return false;
        }
    if (optind + 1 != argc || (w->seat && !w->players)) return false;
    w->game = argv[optind];
    return true;
}

static bool engine_open(struct engine *e, const struct words *w)
{
    struct ctx *c = &e->lasting;
    int64_t seat = NO_SEAT;
    if (!quad_choose(c, w->game, w->variant, w->options, &e->choice)) return false;
    struct party party = {
        .game = e->choice.game, .variant = e->choice.variant, .seats = e->choice.variant->seats_min};
    if (!party_read_rules(c, w->version, &party) ||
        (w->players && !party_read_players(c, w->players, &party)))
        return false;
    if (w->seat && !quad_read_int(c, w->seat, "--seat", 0, party.seats - 1, &seat)) return false;
    if (!quad_read_seed(c, w->seed, "--seed", &party.seed)) return false;
    for (int other = 0; seat != NO_SEAT && other < party.seats; other++)
        if ((party.bot[other] != NULL) == (other == seat))
            return fail(c, FAULT_BAD_REQUEST, "--players: a dash for you alone");
    e->own = (int)seat;
    e->events = json_new_array(&e->line);
    return engine_begin(e, party, e->choice.options) ||
           fail(c, e->line.failure.fault, "%s", e->line.failure.detail);
}

static int engine_run(const struct command *self, int argc, char **argv)
{
    struct words words = {.seed = "0000000000000000", .version = "1"};
    if (!words_read(self, argc, argv, &words))
        return quad_misused(self, "a game is needed, and --players with --seat");
    struct ctx c = quad_ctx();
    struct engine *e = engine_new(c.pool);
    e->lasting = c, e->line = quad_ctx(), e->step_pool = pool_new();
    e->games = pool_take_many(c.pool, GAMES_MAX, sizeof(struct engine *));
    e->games[e->games_count++] = e;
    bool fine = engine_open(e, &words);
    if (fine) loop(e);
    int status = fine ? QUAD_DONE : quad_refused(&e->lasting);
    while (e->games_count > 1) engine_end(e->games[--e->games_count]);
    engine_end(e);
    pool_drop(e->step_pool);
    pool_drop(e->line.pool);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_engine = {"engine", "drive a game by lines of JSON", USAGE, engine_run};
