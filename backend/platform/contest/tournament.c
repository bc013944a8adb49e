/* tournament.c - creating, changing and entering tournaments; see tournament.h. */
#include "platform/contest/tournament.h"
#include "base/secret.h"
#include "base/text.h"
#include "platform/contest/tournament_club.h"
#include "platform/contest/tournament_load.h"
#include "platform/contest/tournament_pair.h"
#include "platform/contest/tournament_place.h"
#include "platform/contest/tournament_step.h"
#include "platform/lobby/admission.h"
#include "platform/model/absence.h"
#include "platform/model/clock.h"
#include "platform/model/fold.h"
#include "platform/runtime/limit.h"
#include "store/account.h"
#include <string.h>

enum {
    HOSTED_MAX = 5,
    HOSTED_RETRY = 3600,
    DAY_S = 86400,
    FOUNDED_DAY = 20, /* by one account */
    FOUNDED_NETWORK_DAY = 100,
    SWISS_ROUNDS = 5,
    MINUTES = 60,
    PLAYERS = 64,
    NO_SHOW = 300,
    NO_SHOW_SLOW = 86400
};

static const int64_t START_MAX_US = 366LL * 86400 * 1000000;

static bool refuse(struct ctx *c, enum fault fault, const char *path, const char *hint)
{
    fail_at(c, path, fault_fact(fault)->code, hint);
    return fail(c, fault, "%s: %s", path, hint);
}

/* Reading a wish */

static bool read_word(struct ctx *c, const char *word, const char *const *words, const char *path, int *ret)
{
    for (*ret = 0; words[*ret]; ++*ret)
        if (strcmp(words[*ret], word) == 0) return true;
    return refuse(c, FAULT_BAD_REQUEST, path, "is not one of the allowed values");
}

static bool settle_terms(struct ctx *c, const struct tournament_wish *wish, struct terms *ret)
{
    json_object *absence = json_new_object(c);
    if (!terms_settle(c, &wish->play, ret)) return false;
    if (ret->seats < 2 || ret->seats > TOURNAMENT_SEATS)
        return refuse(c, FAULT_BAD_SEATS, "/seats", "must be 2 to 11 in a tournament");
    if (clock_rule_read(ret->clock).mode == CLOCK_UNTIMED)
        return refuse(c, FAULT_BAD_CLOCK, "/clock", "a tournament needs a clock");
    json_add_text(absence, "policy", "forfeit");
    return absence_settle(c, ret->game, ret->clock, absence, &ret->absence);
}

static bool settle_teams(struct ctx *c, const struct tournament_wish *wish, struct tournament_row *row)
{
    bool teams = wish->team[0] != NULL || wish->rival;
    if (teams != (row->format == FORMAT_TEAM))
        return refuse(c, FAULT_BAD_REQUEST, "/teams", teams ? "is only for a team match" : "are missing");
    row->team[0] = wish->team[0];
    row->team[1] = wish->team[1];
    return true;
}

/* Whether two players of this format can have so many games with each other. */
static bool fits_games_each(const struct tournament_row *row)
{
    if (row->games_each == 1) return true;
    if (row->format == FORMAT_KNOCKOUT) return row->games_each % 2 == 1;
    return row->format == FORMAT_ROUND_ROBIN && row->seats == 2 && row->games_each == 2;
}

static bool settle_games_each(struct ctx *c, const struct tournament_wish *wish, struct tournament_row *row)
{
    row->games_each = wish->games_each ? (int)wish->games_each : 1;
    return fits_games_each(row) ||
           refuse(c, FAULT_BAD_REQUEST, "/games_each",
                  "must be 1 or 2 in a round robin of two seats, 1, 3, 5 or 7 in a knock-out, else 1");
}

static bool settle_format(struct ctx *c, const struct tournament_wish *wish, struct tournament_row *row)
{
    bool two = row->format == FORMAT_KNOCKOUT || row->format == FORMAT_TEAM;
    if (two && row->seats != 2) return refuse(c, FAULT_BAD_SEATS, "/seats", "must be 2 in this format");
    if (wish->minutes && row->format != FORMAT_ARENA)
        return refuse(c, FAULT_BAD_REQUEST, "/minutes", "is only for an arena");
    if (row->format == FORMAT_ARENA) row->minutes = wish->minutes ? (int)wish->minutes : MINUTES;
    return settle_teams(c, wish, row) && settle_games_each(c, wish, row);
}

/* A Swiss that starts has at least the players that all its rounds need. */
static bool settle_least(struct ctx *c, const struct tournament_wish *wish, struct tournament_row *row)
{
    int least = tournament_players_least(row->seats, row->rounds);
    if (row->min_players >= least) return true;
    if (!wish->min_players) row->min_players = least;
    return !wish->min_players ||
           refuse(c, FAULT_BAD_REQUEST, "/min_players",
                  pool_print(c->pool, "must be at least %d for %d rounds", least, row->rounds));
}

static bool settle_rounds(struct ctx *c, const struct tournament_wish *wish, struct tournament_row *row)
{
    bool swiss = row->format == FORMAT_SWISS;
    if (!swiss && (row->format != FORMAT_ROUND_ROBIN || row->seats == 2))
        return !wish->rounds ||
               refuse(c, FAULT_BAD_ROUNDS, "/rounds", "the format decides how many there are");
    int usual = swiss ? SWISS_ROUNDS : row->seats,
        possible = tournament_rounds_most(row->seats, row->max_players);
    if (!wish->rounds && usual > possible) usual = possible;
    row->rounds = wish->rounds ? (int)wish->rounds : usual;
    if (row->rounds > possible)
        return refuse(
            c, FAULT_BAD_ROUNDS, "/rounds",
            pool_print(c->pool, "at most %d can be paired with %d players", possible, row->max_players));
    return !swiss || settle_least(c, wish, row);
}

static int players_most(enum tournament_format format)
{
    return format == FORMAT_ARENA ? 1000 : format == FORMAT_ROUND_ROBIN ? 64 : 200;
}

static bool settle_players(struct ctx *c, const struct tournament_wish *wish, struct tournament_row *row)
{
    int most = players_most(row->format);
    row->max_players = wish->max_players ? (int)wish->max_players : PLAYERS;
    row->min_players = wish->min_players ? (int)wish->min_players : row->seats;
    row->late_rounds = (int)wish->late_rounds;
    row->when_full = wish->when_full;
    if (row->max_players > most)
        return refuse(c, FAULT_BAD_REQUEST, "/max_players",
                      pool_print(c->pool, "must be at most %d in this format", most));
    if (row->min_players < row->seats)
        return refuse(c, FAULT_BAD_REQUEST, "/min_players",
                      pool_print(c->pool, "must be at least %d", row->seats));
    if (row->min_players > row->max_players)
        return refuse(c, FAULT_BAD_REQUEST, "/max_players", "must not be less than min_players");
    if (row->late_rounds && row->format != FORMAT_SWISS)
        return refuse(c, FAULT_BAD_REQUEST, "/late_rounds", "is only for a Swiss");
    return true;
}

static void settle_play(struct ctx *c, const struct terms *terms, struct tournament_row *row)
{
    row->game = terms->game->id;
    row->variant = terms->variant->id;
    row->options = json_text(c, terms->options);
    row->clock = json_text(c, terms->clock);
    row->absence = json_text(c, terms->absence);
    row->spectators = terms->spectators;
    row->press = terms->press;
    row->delay_turns = terms->delay_turns;
    row->seats = terms->seats;
    row->rated = terms->rated;
    row->private = terms->private;
    row->range_from = terms->range_from;
    row->range_to = terms->range_to;
    row->min_reliability = terms->min_reliability;
}

static bool settle(struct ctx *c, const struct tournament_wish *wish, struct tournament_row *row)
{
    struct terms terms;
    int format, entrants;
    if (!read_word(c, wish->format, FORMAT_WORDS, "/format", &format) ||
        !read_word(c, wish->entrants ? wish->entrants : "all", ENTRANTS_WORDS, "/entrants", &entrants) ||
        !settle_terms(c, wish, &terms))
        return false;
    settle_play(c, &terms, row);
    row->format = (enum tournament_format)format;
    row->entrants = (enum entrants)entrants;
    row->min_age_days = (int)wish->min_age_days;
    row->starts_at = wish->starts_at;
    bool slow = clock_rule_read(terms.clock).mode == CLOCK_CORRESPONDENCE;
    row->no_show_seconds = wish->no_show_seconds ? (int)wish->no_show_seconds : slow ? NO_SHOW_SLOW : NO_SHOW;
    return settle_format(c, wish, row) && settle_players(c, wish, row) && settle_rounds(c, wish, row);
}

/* Creating and changing */

static bool may_host(struct ctx *c, struct pg *db, int64_t host, struct tournament_wish *wish)
{
    struct account_row account;
    int hosted;
    if (!account_by_id(c, db, host, &account) || !tournament_rows_hosted(c, db, host, &hosted)) return false;
    wish->play.by_guest = account.kind == ACCOUNT_GUEST;
    return hosted < HOSTED_MAX ||
           fail_limit(c, FAULT_TOO_MANY_REQUESTS, "tournaments.open", HOSTED_RETRY,
                      "you have too many tournaments; wait until one is over or cancel it");
}

/* Cancelled ones count too: a list shows them all. */
static bool count_founded(struct ctx *c, struct pg *db, int64_t host, const char *remote)
{
    const struct limit account = {"tournaments.day", FOUNDED_DAY, DAY_S},
                       network = {"tournaments.network", FOUNDED_NETWORK_DAY, DAY_S};
    const char *words = "too many tournaments were created today; try again tomorrow";
    return !host || (limit_count_within(c, db, &account, pool_print_int(c->pool, host), words) &&
                     limit_count_within(c, db, &network, limit_address(c, remote), words));
}

/* In the future, and not too far. */
static bool check_start(struct ctx *c, int64_t starts_at)
{
    return !starts_at || (starts_at > c->now && starts_at < c->now + START_MAX_US) ||
           refuse(c, FAULT_BAD_REQUEST, "/starts_at", "must be in the future, within a year");
}

bool tournament_make(struct ctx *c, struct pg *db, int64_t host, const struct tournament_wish *wish,
                     json_object **ret)
{
    struct tournament_wish known = *wish;
    struct tournament_row row = {.host = host, .name = wish->name, .every = wish->every};
    char id[PUBLIC_ID];
    if (host) account_hold(c, db, host);
    if (host && (!check_start(c, wish->starts_at) || !may_host(c, db, host, &known))) return false;
    if (!settle(c, &known, &row) || !tournament_club_settle(c, db, host, wish, &row)) return false;
    secret_public_id(id);
    row.public_id = pool_copy(c->pool, id);
    return tournament_row_insert(c, db, &row) && tournament_club_tell(c, db, &row) &&
           count_founded(c, db, host, wish->remote) && tournament_club_count(c, db, host, &row) &&
           tournament_show(c, db, row.public_id, host, ret);
}

static bool is_over(const struct tournament_row *row)
{
    return row->status == TOURNAMENT_FINISHED || row->status == TOURNAMENT_CANCELLED;
}

static bool over(struct ctx *c) { return fail(c, FAULT_TOURNAMENT_OVER, "this tournament is over"); }

static bool start_now(struct ctx *c, struct pg *db, const struct tournament_row *row)
{
    struct tournament t = {.row = *row};
    int players, needed = tournament_needs(row);
    if (row->status == TOURNAMENT_RUNNING) return true;
    if (!tournament_read(c, db, &t) || !tournament_fill(c, db, &t)) return false;
    if (tournament_can_begin(&t, &players)) return tournament_begin(c, db, row);
    return players < needed ? fail(c, FAULT_TOO_FEW_PLAYERS,
                                   "%d players could play, and at least %d are needed", players, needed)
                            : fail(c, FAULT_TOO_FEW_PLAYERS, "each team needs a player");
}

static bool change_status(struct ctx *c, struct pg *db, const struct tournament_row *row, const char *status)
{
    if (strcmp(status, "running") == 0) return start_now(c, db, row);
    if (strcmp(status, "cancelled") != 0)
        return refuse(c, FAULT_BAD_REQUEST, "/status", "must be running or cancelled");
    if (!tournament_club_tell(c, db, row)) return false;
    tournament_row_end(c, db, row->id, TOURNAMENT_CANCELLED, "cancelled_by_host");
    return pg_flush(c, db);
}

static bool can_have(const struct tournament *t, int64_t max_players)
{
    return max_players >= tournament_room_needed(t) && max_players >= tournament_needs(&t->row) &&
           max_players <= players_most(t->row.format);
}

static bool amend(struct ctx *c, struct pg *db, struct tournament_row *row,
                  const struct tournament_change *change)
{
    struct tournament t = {.row = *row};
    if (!change->name && !change->says_starts_at && !change->max_players) return true;
    if (row->status != TOURNAMENT_OPEN)
        return fail(c, FAULT_TOURNAMENT_STARTED, "this tournament has already started");
    if (!tournament_read(c, db, &t)) return false;
    if (change->max_players && !can_have(&t, change->max_players))
        return refuse(c, FAULT_BAD_REQUEST, "/max_players", "does not fit the players or the format");
    if (!check_start(c, change->starts_at)) return false;
    if (change->name) row->name = change->name;
    if (change->says_starts_at) row->starts_at = change->starts_at;
    if (change->max_players) row->max_players = (int)change->max_players;
    tournament_row_amend(c, db, row);
    t.row = *row;
    return pg_flush(c, db) && tournament_fill(c, db, &t);
}

static bool may_run(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account)
{
    bool runs;
    return tournament_club_runs(c, db, row, account, &runs) &&
           (runs || fail(c, FAULT_FORBIDDEN,
                         row->club ? "only officers of the club can do this"
                                   : "only the host of the tournament can do this"));
}

/* Looked at before it is locked, too: nobody waits for a lock, or makes others wait, without a right to it. */
bool tournament_alter(struct ctx *c, struct pg *db, const char *id, int64_t account,
                      const struct tournament_change *change, json_object **ret)
{
    struct tournament_row row;
    if (!tournament_row_find(c, db, id, &row) || !may_run(c, db, &row, account) ||
        !tournament_row_lock(c, db, id, &row) || !may_run(c, db, &row, account))
        return false;
    bool again = change->status && row.status == TOURNAMENT_CANCELLED &&
                 strcmp(change->status, "cancelled") == 0;
    if (is_over(&row) && !again) return over(c);
    if (!amend(c, db, &row, change)) return false;
    if (change->status && !again && !change_status(c, db, &row, change->status)) return false;
    return tournament_show(c, db, id, account, ret);
}

/* Entering */

/* The account that enters: the caller, a program of the caller, or, for who runs it, a built-in bot. */
static bool find_entrant(struct ctx *c, struct pg *db, const struct entry_wish *wish,
                         const struct tournament_row *row, struct account_row *ret)
{
    bool found;
    if (wish->bot) {
        if (!may_run(c, db, row, wish->account)) return false;
        if (!bot_find(game_find(row->game), wish->bot))
            return refuse(c, FAULT_UNKNOWN_BOT, "/bot", "there is no such bot");
        return account_of_bot(c, db, row->game, wish->bot, ret);
    }
    if (!wish->program) return account_by_id(c, db, wish->account, ret);
    const char *key = text_key(c, wish->program);
    if (!program_of(c, db, wish->account, wish->program, key ? key : "", &found, ret)) return false;
    return found || fail(c, FAULT_NOT_FOUND, "you have no program with this name");
}

static bool meets_kind(struct ctx *c, const struct tournament_row *row, enum account_kind kind)
{
    bool program = !account_is_person(kind);
    if (row->entrants == ENTRANTS_ALL || (row->entrants == ENTRANTS_PROGRAMS) == program) return true;
    return fail(c, FAULT_ENTRANTS_ONLY,
                row->entrants == ENTRANTS_PROGRAMS ? "this tournament is for programs"
                                                   : "this tournament is for people");
}

static bool meets_age(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account)
{
    struct rows *r;
    if (!row->min_age_days) return true;
    if (!pg_one(c, db, &r, TOURNAMENT_AGE, "i", account)) return false;
    return rows_int(r, 0, "days") >= row->min_age_days ||
           fail(c, FAULT_ACCOUNT_TOO_YOUNG, "accounts must be at least %d days old", row->min_age_days);
}

/* The conditions of a lobby for the same game. `is_hosts`: the host enters, or a program of theirs. */
static bool meets_conditions(struct ctx *c, struct pg *db, const struct tournament_row *row,
                             const struct account_row *who, bool is_hosts, int *ret_rating)
{
    struct lobby_row lobby = tournament_lobby(row);
    struct pairing_rating rating;
    struct terms terms;
    terms_read(c, &lobby, &terms);
    bool builtin = who->kind == ACCOUNT_BUILTIN;
    if (is_hosts && !builtin && !terms_may_sit(c, &terms)) return false;
    if (!meets_kind(c, row, who->kind) ||
        !admission_facts(c, db, who->id, row->game, row->variant, clock_speed(c, terms.variant, terms.clock),
                         &rating))
        return false;
    *ret_rating = rating.rating;
    return builtin || (admission_check(c, db, &lobby, who->id) && meets_age(c, db, row, who->id));
}

/* Whether somebody can still come in. */
static bool check_open(struct ctx *c, const struct tournament_row *row)
{
    if (is_over(row)) return over(c);
    return row->status != TOURNAMENT_RUNNING || tournament_takes_late(row) ||
           fail(c, FAULT_ENTRIES_CLOSED, "this tournament has started, so entry is closed");
}

static bool check_team(struct ctx *c, const struct tournament_row *row, const struct entry_wish *wish)
{
    if ((wish->team >= 0) == (row->format == FORMAT_TEAM)) return true;
    return refuse(c, FAULT_BAD_REQUEST, "/team",
                  wish->team < 0 ? "is missing: 0 or 1" : "is only for a team match");
}

/* Let the clock daemon start it if it is full now, or pair somebody who has come to an arena. */
static bool look_again(struct ctx *c, struct pg *db, const struct tournament_row *row)
{
    bool starts = row->status == TOURNAMENT_OPEN && row->when_full;
    bool pairs = row->status == TOURNAMENT_RUNNING && row->format == FORMAT_ARENA;
    if (starts || pairs) tournament_row_look_now(c, db, row->id);
    return pg_flush(c, db);
}

/* Those on the waiting list come first. */
static bool add_entry(struct ctx *c, struct pg *db, struct tournament *t, const struct entry_wish *wish,
                      const struct account_row *who)
{
    struct entry_row entry = {.account = who->id, .team = wish->team};
    const struct tournament_row *row = &t->row;
    bool running = row->status == TOURNAMENT_RUNNING;
    if (!check_open(c, row) || !check_team(c, row, wish) ||
        !tournament_club_admits(c, db, row, who->id, wish->team) ||
        !meets_conditions(c, db, row, who, wish->account == row->host, &entry.rating) ||
        !tournament_fill(c, db, t))
        return false;
    bool fits = tournament_fits(t, wish->team);
    if (running && !fits) return fail(c, FAULT_ENTRIES_CLOSED, "this tournament is full");
    entry.status = fits ? ENTRY_IN : ENTRY_WAITING;
    if (running) entry.number = t->player_count + 1;
    entry_row_put(c, db, row->id, &entry);
    return look_again(c, db, row);
}

/* Read it again after an entry has changed, and let others in. */
static bool refill(struct ctx *c, struct pg *db, struct tournament *t)
{
    return pg_flush(c, db) && tournament_read(c, db, t) && tournament_fill(c, db, t) &&
           look_again(c, db, &t->row);
}

/* Before the start a player can go over to the other team: as if they had come to it when they entered. */
static bool change_team(struct ctx *c, struct pg *db, struct tournament *t, struct entry_row entry, int team)
{
    if (!tournament_club_admits(c, db, &t->row, entry.account, team)) return false;
    entry.team = team;
    entry.status = ENTRY_WAITING;
    entry_row_put(c, db, t->row.id, &entry);
    return refill(c, db, t);
}

static bool enter(struct ctx *c, struct pg *db, struct tournament *t, const struct entry_wish *wish,
                  const struct account_row *who)
{
    const struct entry_row *there = tournament_entry_of(t, who->id);
    if (!there || there->status == ENTRY_WITHDRAWN) return add_entry(c, db, t, wish, who);
    bool moves = t->row.status == TOURNAMENT_OPEN && t->row.format == FORMAT_TEAM && wish->team >= 0 &&
                 wish->team != there->team;
    return !moves || change_team(c, db, t, *there, wish->team);
}

bool tournament_enter(struct ctx *c, struct pg *db, const struct entry_wish *wish, json_object **ret)
{
    struct tournament t = {0};
    struct account_row who = {0};
    return tournament_row_lock(c, db, wish->tournament, &t.row) && tournament_read(c, db, &t) &&
           find_entrant(c, db, wish, &t.row, &who) && enter(c, db, &t, wish, &who) &&
           tournament_show(c, db, wish->tournament, wish->account, ret);
}

bool tournament_withdraw(struct ctx *c, struct pg *db, const struct entry_wish *wish)
{
    struct tournament t;
    struct account_row who = {0};
    if (!tournament_row_lock(c, db, wish->tournament, &t.row) || !tournament_read(c, db, &t) ||
        !find_entrant(c, db, wish, &t.row, &who))
        return false;
    const struct entry_row *there = tournament_entry_of(&t, who.id);
    if (!there || there->status == ENTRY_WITHDRAWN) return true;
    if (is_over(&t.row)) return over(c);
    bool leaves = t.row.status == TOURNAMENT_OPEN || there->status == ENTRY_WAITING;
    if (leaves) entry_row_drop(c, db, t.row.id, who.id);
    else entry_row_mark(c, db, t.row.id, who.id, ENTRY_WITHDRAWN);
    return refill(c, db, &t);
}
