/* lobby_seats.c - see lobby_seats.h. */
#include "platform/lobby/lobby_seats.h"
#include "base/clock.h"
#include "platform/account/sanction.h"
#include "platform/lobby/fork.h"
#include "platform/lobby/invite.h"
#include "platform/match/audience.h"
#include "platform/match/start.h"
#include "platform/model/catalogue.h"
#include "store/account.h"
#include "store/pairing.h"

/* Models join public blind games, so one account has only a few of them open. */
enum { OPEN_MAX = 20, OPEN_BLIND_MAX = 2, OPEN_RETRY = 60 };
/* A language model takes a free seat of a blind lobby after so many seconds, unless a person does. */
enum { MODEL_SOONEST = 10, MODEL_LATEST = 120 };

int lobby_seats_find(const struct lobby_row *lobby, int64_t account)
{
    for (int seat = 0; account && seat < lobby->seats; seat++)
        if (lobby->seat[seat].account == account && !lobby->seat[seat].builtin) return seat;
    return -1;
}

int lobby_seats_free(const struct lobby_row *lobby)
{
    for (int seat = 0; seat < lobby->seats; seat++)
        if (!lobby->seat[seat].account) return seat;
    return -1;
}

bool lobby_seats_bot(struct ctx *c, struct pg *db, const char *game, const char *bot,
                     struct lobby_seat_row *ret)
{
    struct account_row row;
    if (!account_of_bot(c, db, game, bot, &row)) return false;
    *ret = (struct lobby_seat_row){
        .account = row.id, .name = row.name, .kind = row.kind, .bot = bot, .builtin = true};
    return true;
}

/* Starting */

/* Players leave the queue when their match starts. */
static bool end_waits(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t match)
{
    bool all;
    int64_t people[LOBBY_SEATS];
    int count = 0;
    for (int i = 0; i < lobby->seats; i++)
        if (!lobby->seat[i].builtin) people[count++] = lobby->seat[i].account;
    if (!pairing_rows_end(c, db, people, count, match, &all)) return false;
    return all || pg_again(c, db);
}

/* Which seat of the lobby gets each seat of the match. In a blind game nobody can infer from the order of joining. */
static void draw_seats(const struct lobby_row *lobby, int *from)
{
    for (int i = 0; i < lobby->seats; i++) from[i] = i;
    for (int i = lobby->blind ? lobby->seats - 1 : 0; i > 0; i--) {
        int other = (int)(match_draw() % (uint64_t)(i + 1)), seat = from[i];
        from[i] = from[other];
        from[other] = seat;
    }
}

static bool start(struct ctx *c, struct pg *db, struct lobby_row *lobby)
{
    struct terms terms;
    int from[LOBBY_SEATS];
    terms_read(c, lobby, &terms);
    struct match_plan plan = match_plan_of(&terms);
    plan.rules_version = lobby->rules_version;
    plan.rated = terms.rated;
    plan.private = terms.private && !lobby->shown;
    plan.seed = terms.seed;
    draw_seats(lobby, from);
    for (int i = 0; i < lobby->seats; i++) {
        const struct lobby_seat_row *seat = &lobby->seat[from[i]];
        plan.seat[i].account = seat->account;
        plan.seat[i].name = seat->name;
        plan.seat[i].kind = seat->kind;
        plan.seat[i].choice = seat->choice ? json_own(c, seat->choice) : NULL;
    }
    int64_t match;
    char public_id[PUBLIC_ID];
    bool fine = lobby->fork_of ? fork_start(c, db, lobby, &plan, &match, public_id)
                               : match_start(c, db, &plan, &match, public_id);
    if (!fine) return false;
    lobby_start(c, db, lobby->id, match);
    if (!end_waits(c, db, lobby, match)) return false;
    lobby->status = LOBBY_IS_STARTED;
    lobby->match = pool_copy(c->pool, public_id);
    return pg_flush(c, db);
}

enum apartness lobby_seats_apart(const struct lobby_row *lobby, const struct apart *apart)
{
    enum apartness found = APART_NOT;
    if (lobby->blind) return APART_NOT;
    for (int seat = 0; seat < lobby->seats; seat++) {
        enum apartness one = lobby->seat[seat].account ? apart_of(apart, lobby->seat[seat].account)
                                                       : APART_NOT;
        if (one > found) found = one;
    }
    return found;
}

bool lobby_seats_take(struct ctx *c, struct pg *db, struct lobby_row *lobby, int seat,
                      const struct lobby_seat_row *who)
{
    lobby_seat_put(c, db, lobby->id, seat, who);
    lobby->seat[seat] = *who;
    return lobby_seats_free(lobby) < 0 ? start(c, db, lobby) : pg_flush(c, db);
}

/* Opening */

int lobby_seats_model_after(void)
{
    return MODEL_SOONEST + (int)(secret_random64() % (MODEL_LATEST - MODEL_SOONEST + 1));
}

void lobby_seats_row(struct ctx *c, const struct terms *terms, int64_t creator, struct lobby_row *ret)
{
    char id[PUBLIC_ID];
    secret_public_id(id);
    *ret = (struct lobby_row){
        .creator_id = creator,
        .created_at = c->now,
        .public_id = pool_copy(c->pool, id),
        .game = terms->game->id,
        .variant = terms->variant->id,
        .options = json_text(c, terms->options),
        .clock = json_text(c, terms->clock),
        .absence = json_text(c, terms->absence),
        .spectators = terms->spectators,
        .delay_turns = terms->delay_turns,
        .press = terms->press,
        .seed = terms->seed,
        .status = LOBBY_IS_OPEN,
        .seats = terms->seats,
        .rated = terms->rated,
        .private = terms->private,
        .blind = terms->blind,
        .model_after = terms->blind && !terms->private ? lobby_seats_model_after() : 0,
        .range_from = terms->range_from,
        .range_to = terms->range_to,
        .min_reliability = terms->min_reliability,
    };
}

/* Whether the creator can open one more lobby of this kind. */
static bool may_open(struct ctx *c, struct pg *db, const struct lobby_row *lobby)
{
    int open, blind;
    if (!lobbies_count_open(c, db, lobby->creator_id, &open, &blind)) return false;
    if (lobby->rated && !sanction_lets_rate(c, db, lobby->creator_id)) return false;
    if (open >= OPEN_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "lobbies.open", OPEN_RETRY,
                          "you have too many open games; cancel one first");
    if (lobby->blind && !lobby->private && blind >= OPEN_BLIND_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "lobbies.blind", OPEN_RETRY,
                          "you have too many open blind games; cancel one first");
    return true;
}

static bool seat_bots(struct ctx *c, struct pg *db, const struct terms *terms, struct lobby_row *lobby)
{
    for (int i = 0; i < terms->seats; i++) {
        struct lobby_seat_row bot;
        if (!terms->bots[i]) continue;
        if (!lobby_seats_bot(c, db, lobby->game, terms->bots[i], &bot)) return false;
        lobby_seat_put(c, db, lobby->id, i, &bot);
        lobby->seat[i] = bot;
    }
    return true;
}

bool lobby_seats_open(struct ctx *c, struct pg *db, const struct terms *terms, int seat,
                      struct lobby_row *lobby)
{
    struct account_row creator;
    if (!account_by_id(c, db, lobby->creator_id, &creator) || !may_open(c, db, lobby)) return false;
    lobby->creator = creator.name;
    if (!lobby_insert(c, db, lobby, &lobby->id)) return false;
    struct invite_wish link = {INVITE_USES, INVITE_HOURS};
    /* Nobody else can come to a rematch, or where a friend is invited. */
    bool invites = lobby->private && !lobby->rematch_of && !lobby->invited;
    if (invites && !invite_make(c, db, lobby->id, lobby->public_id, &link, &lobby->join_url, NULL))
        return false;
    struct lobby_seat_row who = {
        .account = creator.id, .name = creator.name, .kind = creator.kind, .choice = terms->choice};
    if (!seat_bots(c, db, terms, lobby)) return false;
    if (!terms->author_watches && !terms->bots_only) return lobby_seats_take(c, db, lobby, seat, &who);
    return lobby_seats_free(lobby) < 0 ? start(c, db, lobby) : pg_flush(c, db);
}

/* Showing */

/* Until its match has ended, a blind lobby tells only which seats are taken. */
static bool is_masked(const struct lobby_row *lobby) { return lobby->blind && !lobby->ended; }

static json_object *seats_json(struct ctx *c, const struct lobby_row *lobby, int mine)
{
    json_object *seats = json_new_array(c);
    for (int i = 0; i < lobby->seats; i++) {
        const struct lobby_seat_row *who = &lobby->seat[i];
        json_object *seat = json_new_object(c);
        json_add_int(seat, "seat", i);
        bool named = who->account && !is_masked(lobby);
        const char *number = who->account ? audience_mask(c, i) : NULL;
        json_add_text(seat, "name", named ? who->name : number);
        json_add_text(seat, "kind", named ? account_kind_name(who->kind) : NULL);
        json_add_text(seat, "bot", who->bot);
        json_add_bool(seat, "you", i == mine);
        json_push(seats, seat);
    }
    return seats;
}

static void add_demands(struct ctx *c, json_object *lobby, const struct lobby_row *l)
{
    json_object *range = l->range_to ? json_new_object(c) : NULL;
    if (range) {
        json_add_int(range, "from", l->range_from);
        json_add_int(range, "to", l->range_to);
    }
    json_add(lobby, "rating_range", range);
    if (l->min_reliability) json_add_int(lobby, "min_reliability", l->min_reliability);
    else json_add(lobby, "min_reliability", NULL);
    json_add_bool(lobby, "queued", l->queued && l->status == LOBBY_IS_OPEN);
}

json_object *lobby_seats_json(struct ctx *c, const struct lobby_row *l, int64_t account)
{
    json_object *lobby = json_new_object(c);
    struct terms terms;
    char made[CLOCK_TEXT];
    int mine = lobby_seats_find(l, account);
    terms_read(c, l, &terms);
    clock_print(l->created_at, made);
    json_add_text(lobby, "id", l->public_id);
    json_add_text(lobby, "lobby", l->public_id);
    json_add_text(lobby, "game", l->game);
    json_add_text(lobby, "variant", l->variant);
    json_add(lobby, "options", catalogue_shown_options(c, terms.variant, terms.options));
    json_add(lobby, "seats", seats_json(c, l, mine));
    json_add(lobby, "clock", terms.clock);
    json_add_bool(lobby, "rated", l->rated);
    json_add_bool(lobby, "private", l->private);
    json_add_bool(lobby, "blind", l->blind);
    json_add_text(lobby, "spectators", spectators_name(l->spectators));
    if (terms.delay_turns) json_add_int(lobby, "delay_turns", terms.delay_turns);
    json_add_text(lobby, "press", press_name(l->press));
    json_add(lobby, "absence", terms.absence);
    json_add_text(lobby, "creator", is_masked(l) && account != l->creator_id ? NULL : l->creator);
    json_add_bool(lobby, "author_watches", terms.author_watches);
    json_add_text(lobby, "status", lobby_status_name(l->status));
    json_add_text(lobby, "match", l->match);
    json_add_text(lobby, "created_at", made);
    add_demands(c, lobby, l);
    if (l->forked_from) {
        json_object *continues = json_new_object(c);
        json_add_text(continues, "match", l->forked_from);
        json_add_int(continues, "turn", l->fork_turn);
        json_add(lobby, "continues", continues);
    }
    const char *url = l->private ? l->join_url : pool_print(c->pool, "/lobbies/%s", l->public_id);
    bool host = mine >= 0 || (account && account == l->creator_id);
    if (host && url) json_add_text(lobby, "join_url", url);
    return lobby;
}
