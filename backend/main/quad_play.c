/* quad_play.c - one game among bots, without a database: what `quad simulate` repeats. */
#include "main/quad.h"
#include <string.h>

enum { ACTS_MAX = 16 }; /* of a bot in a turn, because two bots could answer each other for ever */

/* Players */

/* "bot:greedy", or "greedy" for short. */
static const struct bot *bot_named(struct ctx *c, const struct game *game, const char *id)
{
    const struct bot *bot = bot_find(game, id);
    return bot ? bot : bot_find(game, pool_print(c->pool, "bot:%s", id));
}

static bool no_such_bot(struct ctx *c, const struct game *game, const char *id)
{
    const char *list = NULL;
    for (const struct bot *bot = game->bots; bot && bot->id; bot++) list = quad_list(c, list, bot->id);
    return fail(c, FAULT_UNKNOWN_BOT, "%s has no bot %s, but %s", game->id, id, list ? list : "none");
}

bool party_read_players(struct ctx *c, const char *text, struct party *ret_party)
{
    ret_party->seats = 0;
    char *rest = pool_copy(c->pool, text);
    for (char *id; (id = strsep(&rest, ","));) {
        int seat = ret_party->seats++;
        if (seat == SEATS_MAX) return fail(c, FAULT_BAD_SEATS, "more than %d players", SEATS_MAX);
        const struct guest_program *guest = guest_find(ret_party->guests, id);
        const struct bot *bot = guest ? NULL : bot_named(c, ret_party->game, id);
        if (!guest && !bot && strcmp(id, "-") != 0) return no_such_bot(c, ret_party->game, id);
        ret_party->bot[seat] = bot;
        ret_party->guest[seat] = guest;
    }
    return true;
}

bool party_repeat(struct ctx *c, int seats, struct party *party)
{
    if (seats < party->seats || seats > SEATS_MAX)
        return fail(c, FAULT_BAD_SEATS, "%d players do not fit %d seats", party->seats, seats);
    for (int seat = party->seats; seat < seats; seat++) {
        party->bot[seat] = party->bot[seat - party->seats];
        party->guest[seat] = party->guest[seat - party->seats];
    }
    party->seats = seats;
    return true;
}

void party_rotate(struct party *party, int64_t by)
{
    const struct party before = *party;
    for (int seat = 0; seat < party->seats; seat++) {
        int to = (int)((seat + by) % party->seats);
        party->bot[to] = before.bot[seat];
        party->guest[to] = before.guest[seat];
    }
}

const char *party_name(const struct party *party, int seat)
{
    if (party->guest[seat]) return party->guest[seat]->name;
    return party->bot[seat] ? party->bot[seat]->id : "-";
}

int party_rules(const struct party *party)
{
    return party->rules_version ? party->rules_version : party->game->rules_version;
}

bool party_read_rules(struct ctx *c, const char *text, struct party *party)
{
    int64_t version = 0;
    if (text && !quad_read_int(c, text, "--rules-version", 1, party->game->rules_version, &version))
        return false;
    party->rules_version = (int)version;
    return true;
}

bool party_settle(struct ctx *c, struct party *party, json_object *options)
{
    const struct variant *variant = party->variant;
    if (!variant_seats(variant, party->seats))
        return fail(c, FAULT_BAD_SEATS, "%s is played by %d to %d, not by %d", variant->title,
                    variant->seats_min, variant->seats_max, party->seats);
    for (int seat = 0; seat < party->seats; seat++)
        party->fact[seat].program |= party->bot[seat] || party->guest[seat];
    party->options = party->game->options(c, variant, options, party->seats, party->fact);
    return party->options != NULL;
}

/* Play */

bool play_begin(struct ctx *c, const struct party *party, struct play *ret_play)
{
    game_state *state = fold_setup_by(c, party->game, party->rules_version, party->variant, party->options,
                                      party->seats, party->fact, party->seed);
    if (!state) return false;
    *ret_play = (struct play){.party = party,
                              .acted = party->seats - 1,
                              .step = {.pool = pool_new()},
                              .standing = party->game->standing(state)};
    fold_begin(&ret_play->fold, party->game, state);
    for (int seat = 0; seat < party->seats; seat++) ret_play->rng[seat] = fold_bot_rng(party->seed, seat);
    return true;
}

bool play_admit_guests(struct ctx *c, struct play *play)
{
    for (int seat = 0; seat < play->party->seats; seat++) {
        if (!play->party->guest[seat]) continue;
        play->guest[seat] = guest_start(c, play->party, seat);
        if (!play->guest[seat]) return false;
    }
    return true;
}

/* A bot's memory outlives the step it was made in. */
static void remember(struct play *play, int seat, json_object *memory)
{
    if (memory == play->memory[seat]) return;
    json_object_get(memory);
    json_object_put(play->memory[seat]);
    play->memory[seat] = memory;
}

int play_composer(const struct play *play, uint32_t handed_in)
{
    const struct standing *now = &play->standing;
    uint32_t waiting = now->owes & ~handed_in;
    int next = -1;
    for (int seat = 0; seat < play->party->seats; seat++) {
        if (!(waiting >> seat & 1)) continue;
        bool own_pace = play->party->variant->pace == PACE_OWN;
        if (next < 0 || (own_pace && now->turn[seat] < now->turn[next])) next = seat;
    }
    return next;
}

game_draft *play_draft(struct ctx *c, const struct play *play, int viewer)
{
    const struct game *game = play->party->game;
    const game_known *known = game->know(c, play->fold.state, viewer, (struct table){.briefly = true});
    return game->items->begin(c, known);
}

const game_order *play_ask(struct play *play, int seat, uint32_t handed_in)
{
    const struct party *party = play->party;
    struct table table = {.handed_in = handed_in, .ready = handed_in, .briefly = true};
    const game_known *known = party->game->know(&play->step, play->fold.state, seat, table);
    json_object *memory = play->memory[seat];
    game_order *order = party->game->choose(&play->step, known, bot_mind(party->bot[seat]), &play->rng[seat],
                                            &memory);
    remember(play, seat, memory);
    return order;
}

bool play_ask_act(struct play *play, int seat, const game_order **ret_act)
{
    const struct party *party = play->party;
    *ret_act = NULL;
    if (play->acts[seat] == ACTS_MAX) return true;
    struct table table = {.briefly = true};
    const game_known *known = party->game->know(&play->step, play->fold.state, seat, table);
    json_object *memory = play->memory[seat];
    bool fine = game_choose_act(&play->step, party->game, known, bot_mind(party->bot[seat]), &play->rng[seat],
                                &memory, ret_act);
    remember(play, seat, memory);
    play->acts[seat] += *ret_act != NULL;
    return fine;
}

/* Under PACE_OWN the seat that is furthest behind is next; otherwise all seats that owe an order play in one
 * event. */
static uint32_t whose_turn(const struct play *play)
{
    if (play->party->variant->pace != PACE_OWN) return play->standing.owes;
    int next = play_composer(play, 0);
    return next < 0 ? 0 : 1u << next;
}

/* The next act of a bot, starting with the seat after the last one that acted; every act lets the others be asked
 * again. */
static bool next_act(struct play *play, struct event *ret_event, bool *ret_found)
{
    *ret_found = false;
    for (int i = 1; i <= play->party->seats; i++) {
        const game_order *act;
        int seat = (play->acted + i) % play->party->seats;
        if (play->quiet & 1u << seat || play->guest[seat]) continue;
        if (!play_ask_act(play, seat, &act)) return false;
        play->quiet |= 1u << seat;
        if (!act) continue;
        *ret_event = (struct event){.kind = EVENT_ACT, .seat = seat};
        ret_event->orders[seat] = act;
        play->acted = seat;
        *ret_found = true;
        return true;
    }
    return true;
}

/* The orders of the external programs that owe one: all think at the same time, each until its own deadline. */
static void ask_guests(struct play *play, uint32_t movers, struct event *event)
{
    const struct standing *now = &play->standing;
    const struct table table = {0};
    for (int seat = 0; seat < play->party->seats; seat++)
        if (movers & 1u << seat && play->guest[seat])
            guest_ask(play->guest[seat], &play->step, play->fold.state, now->turn[seat], now->stage, table);
    for (int seat = 0; seat < play->party->seats; seat++) {
        if (!(movers & 1u << seat) || !play->guest[seat]) continue;
        event->orders[seat] = guest_answer(play->guest[seat], &play->step, play->fold.state, now->turn[seat],
                                           table);
        if (!event->orders[seat]) event->late |= 1u << seat;
    }
}

static bool next_event(struct play *play, struct event *ret_event)
{
    bool acts = false;
    if (play->standing.acts_open && !standing_all_ready(&play->standing, 0) &&
        !next_act(play, ret_event, &acts))
        return false;
    if (acts) return true;
    uint32_t movers = standing_stage_ends(&play->standing) ? 0 : whose_turn(play);
    *ret_event = (struct event){.kind = movers ? EVENT_TURN : EVENT_STAGE_END, .seat = -1};
    uint32_t handed_in = 0;
    for (int seat = 0; seat < play->party->seats; seat++) {
        if (!(movers & 1u << seat) || play->guest[seat]) continue;
        ret_event->orders[seat] = play_ask(play, seat, handed_in);
        if (!ret_event->orders[seat]) return false;
        handed_in |= 1u << seat;
    }
    ask_guests(play, movers, ret_event);
    play->plies += __builtin_popcount(movers);
    return true;
}

/* After the end of a turn or stage, every bot is asked for acts again. */
static void begin_asking(struct play *play)
{
    play->quiet = 0;
    play->acted = play->party->seats - 1;
    memset(play->acts, 0, sizeof play->acts);
}

bool play_step(struct play *play, bool with_tale)
{
    struct outcome outcome;
    pool_wipe(play->step.pool);
    play->tale = tale_new(play->step.pool);
    if (!next_event(play, &play->event)) return false;
    play->event_turn = fold_turn(&play->standing, play->party->seats, &play->event);
    if (!fold_apply(&play->fold, &play->event, with_tale ? &play->tale : NULL, &outcome)) {
        const struct failure *why = &play->fold.own.failure;
        return fail(&play->step, why->fault, "%s", why->detail);
    }
    if (play->event.kind == EVENT_ACT) play->quiet &= ~outcome.moved;
    else begin_asking(play);
    play->turns += play->event.kind == EVENT_TURN && play->event_turn > 0;
    play->standing = play->party->game->standing(play->fold.state);
    return true;
}

json_object *play_faults(struct ctx *c, const struct play *play)
{
    json_object *faults = json_new_array(c);
    bool some = false;
    for (int seat = 0; seat < play->party->seats; seat++) {
        some |= play->guest[seat] != NULL;
        json_push_int(faults, play->guest[seat] ? guest_faults(play->guest[seat]) : 0);
    }
    return some ? faults : NULL;
}

void play_end(struct play *play)
{
    json_object *result = fold_result(&play->step, &play->standing, play->party->seats);
    for (int seat = 0; seat < play->party->seats; seat++) guest_end(play->guest[seat], &play->step, result);
    for (int seat = 0; seat < play->party->seats; seat++) json_object_put(play->memory[seat]);
    fold_end(&play->fold);
    pool_drop(play->step.pool);
}
