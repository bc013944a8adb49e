/* audience.c - see audience.h. The policy first, all of it pure; then how its facts are found. */
#include "platform/match/audience.h"
#include "base/json.h"
#include "platform/match/match.h"
#include <string.h>

/* The policy */

static void refuse_all(struct audience *a, enum fault fault)
{
    for (int question = 0; question < QUESTIONS; question++) a->may[question] = fault;
    a->may[ASK_NONE] = FAULT_NONE;
}

/* A run of a challenge whose rules are not revealed yet. Only its player can see it. */
static bool is_sealed_run(const struct audience_match *m)
{
    return m->purpose == PURPOSE_CHALLENGE && m->sealed;
}

/* The matches of a puzzle are sealed until the viewer's own game of it has ended, or, for viewers who never started
 * one, until the puzzle is closed. They are never sealed for the puzzle's author or for the player of the match. */
static bool is_sealed(const struct audience_match *m, const struct audience_viewer *v)
{
    if (is_sealed_run(m)) return v->seat < 0 || v->outside;
    if (m->purpose != PURPOSE_PUZZLE || v->seat >= 0 || v->puzzle.writer) return false;
    return v->puzzle.go == GO_NONE ? !v->puzzle.closed : v->puzzle.go == GO_OPEN;
}

/* A game of a set that has ended, while another one with its seed has not: its view would show the other one's secrets,
 * also to its players, whose view after the end shows everything. */
static bool is_waiting(const struct audience_match *m)
{
    return m->over && m->sealed && m->purpose != PURPOSE_CHALLENGE;
}

/* Until the end of a blind game, when who was connected would tell people from programs, and lists of a player's games
 * would tell the player. */
static bool is_masked(const struct audience_match *m) { return m->blind && !m->over; }

static bool is_late(const struct audience_match *m) { return m->spectators == WATCH_DELAYED && m->delay > 0; }

/* Spectators see everything after the end, and in delayed matches (a number of turns late). Else they see the public
 * part, or everything if the lobby chose "open" and the variant has nothing that must stay hidden until the end. */
static enum eyes spectator_eyes(const struct audience_match *m)
{
    if (m->over || is_late(m)) return EYES_ALL;
    if (m->spectators == WATCH_NONE || m->spectators == WATCH_UNREAD) return EYES_CLOSED;
    return m->spectators == WATCH_OPEN && m->opens ? EYES_ALL : EYES_PUBLIC;
}

static void open_eyes(const struct audience_match *m, bool inside, struct audience *a)
{
    bool late = !inside && !m->over && is_late(m);
    a->eyes = inside ? EYES_SEAT : spectator_eyes(m);
    a->behind = a->eyes == EYES_CLOSED ? AUDIENCE_NEVER : late ? m->delay : 0;
    bool now = a->behind == 0;
    a->shown = now ? m->shown : SHOW_NOTHING;
    a->misses = now && (m->over || m->shown == SHOW_WHO);
}

static void open_match(const struct audience_match *m, const struct audience_viewer *v, struct audience *a)
{
    enum fault seated = v->seat >= 0 ? FAULT_NONE : FAULT_NOT_SEATED,
               watched = a->eyes == EYES_CLOSED ? FAULT_SPECTATORS_NOT_ALLOWED : FAULT_NONE,
               ended = m->over ? FAULT_NONE : FAULT_NOT_FINISHED;
    refuse_all(a, FAULT_NONE);
    a->may[ASK_SEAT] = a->may[ASK_PLAY] = a->may[ASK_NOTE] = a->may[ASK_DEAL] = seated;
    a->may[ASK_WATCH] = a->may[ASK_LOG] = a->may[ASK_SPEAK] = watched;
    /* Spectators who are turns late are not told what happens now. After the end, only the players are told who is
     * here. */
    bool here = a->eyes == EYES_SEAT || (a->behind == 0 && !m->over);
    a->may[ASK_PRESENCE] = watched ? watched : here ? FAULT_NONE : FAULT_NOT_SEATED;
    a->may[ASK_EXPORT] = a->may[ASK_FORK] = ended;
    a->may[ASK_STUDY] = m->over ? FAULT_NONE : FAULT_STILL_RUNNING;
    a->may[ASK_REMATCH] = seated ? seated : ended;
    a->options = a->all = m->over && !m->sealed;
    a->result = m->over;
    a->names = !is_masked(m);
    if (is_masked(m)) a->may[ASK_PRESENCE] = FAULT_SEALED;
    a->listed = m->purpose == PURPOSE_PLAY && watched == FAULT_NONE && !is_masked(m);
    a->shared = m->purpose != PURPOSE_PUZZLE;
    /* A fork or rematch would be an ordinary match with the same rule, which everyone would see at its end. */
    if (m->purpose == PURPOSE_PUZZLE && m->over && !v->puzzle.closed)
        a->may[ASK_FORK] = a->may[ASK_REMATCH] = FAULT_SEALED;
}

/* What may be asked of such a match: that it exists and how it ended. Sending an order is answered as after any end. */
static void close_set(struct audience *a)
{
    static const enum audience_question SHUT[] = {ASK_SEAT,   ASK_WATCH, ASK_LOG,  ASK_LISTEN, ASK_SPEAK,
                                                  ASK_EXPORT, ASK_STUDY, ASK_FORK, ASK_REMATCH};
    for (size_t i = 0; i < sizeof SHUT / sizeof *SHUT; i++)
        if (a->may[SHUT[i]] == FAULT_NONE) a->may[SHUT[i]] = FAULT_SEALED;
}

/* Only its player can see a match of an experiment, or a sealed run. They are not shown the rule even afterwards, because
 * the next match, or somebody else's run, can have the same one. */
static void open_series(const struct audience_match *m, struct audience *a)
{
    static const enum audience_question OPEN[] = {ASK_HEADER, ASK_SEAT, ASK_PLAY, ASK_NOTE, ASK_LOG};
    refuse_all(a, m->purpose == PURPOSE_EXPERIMENT ? FAULT_NOT_FOUND : FAULT_SEALED);
    for (size_t i = 0; i < sizeof OPEN / sizeof *OPEN; i++) a->may[OPEN[i]] = FAULT_NONE;
    a->names = !m->blind; /* a pair is not told who plays, even after the end */
    a->result = m->over;
}

struct audience audience_of(const struct audience_match *m, const struct audience_viewer *v)
{
    bool inside = v->seat >= 0 && !v->outside;
    struct audience a = {
        .viewer = inside ? v->seat : SPECTATOR, .behind = AUDIENCE_NEVER, .shown = SHOW_NOTHING};
    refuse_all(&a, is_sealed(m, v) ? FAULT_SEALED : FAULT_NOT_FOUND);
    if (is_sealed(m, v) || (m->purpose == PURPOSE_EXPERIMENT && !inside)) return a;
    open_eyes(m, inside, &a);
    if (m->purpose == PURPOSE_EXPERIMENT || is_sealed_run(m)) open_series(m, &a);
    else open_match(m, v, &a);
    if (is_waiting(m)) close_set(&a);
    return a;
}

/* Facts from a row */

struct audience_match audience_match(const struct match_row *row)
{
    const struct variant *variant = variant_find(game_find(row->game), row->variant);
    must(variant);
    return (struct audience_match){.purpose = row->purpose,
                                   .spectators = row->spectators,
                                   .delay = match_delay_turns(row),
                                   .over = row->status == STATUS_FINISHED,
                                   .sealed = row->sealed,
                                   .blind = row->blind,
                                   .opens = variant->delay_min > 0,
                                   .shown = variant->shown};
}

struct audience audience_row(const struct match_row *row, const struct audience_viewer *who)
{
    struct audience_match m = audience_match(row);
    return audience_of(&m, who);
}

struct audience audience_inside(const struct match_row *row, int viewer)
{
    struct audience_viewer who = {.seat = viewer == SPECTATOR ? -1 : viewer, .puzzle = {.closed = true}};
    return audience_row(row, &who);
}

const char *audience_mask(struct ctx *c, int seat) { return pool_print(c->pool, "Player %d", seat + 1); }

/* Refusals */

static const char *words_of(enum fault fault, enum audience_question question)
{
    switch (fault) {
    case FAULT_SEALED:
        return "this is hidden until the game, the puzzle, the challenge or the last game with this seed has "
               "ended";
    case FAULT_NOT_SEATED: return "you are not a player in this game";
    case FAULT_SPECTATORS_NOT_ALLOWED: return "this game can be watched when it is over";
    case FAULT_STILL_RUNNING: return "this game is still running; analysis is available when it is over";
    case FAULT_NOT_FINISHED:
        return question == ASK_EXPORT ? "a game can be exported when it is over"
                                      : "the game is still running";
    default: return "not found";
    }
}

bool audience_allows(struct ctx *c, const struct audience *a, enum audience_question question)
{
    enum fault fault = a->may[question];
    if (fault == FAULT_NONE) return true;
    if (fault == FAULT_SEALED && (question == ASK_FORK || question == ASK_REMATCH) && !a->may[ASK_HEADER])
        return fail(c, fault, "others can still play this puzzle; replay it after it closes");
    return fail(c, fault, "%s", words_of(fault, question));
}

/* Asking */

/* Cache of a match's facts, which never change, and of its end. That a match is still running must be read again
 * where it matters. */
enum { REMEMBERED = 4096 };
static struct remembered {
    char match[PUBLIC_ID];
    struct audience_match facts;
} remembered[REMEMBERED];

static struct remembered *slot_of(const char *match)
{
    uint32_t mark = 2166136261u;
    for (const char *at = match; *at; at++) mark = (mark ^ (unsigned char)*at) * 16777619u;
    return &remembered[mark % REMEMBERED];
}

static bool match_find_facts(struct ctx *c, struct pg *db, const char *match, struct audience_match *ret)
{
    struct rows *r;
    struct remembered *slot = slot_of(match);
    if (!pg_one(c, db, &r, MATCH_AUDIENCE, "t", match)) return false;
    const struct match_row row = {.game = rows_text(r, 0, "game"),
                                  .variant = rows_text(r, 0, "variant"),
                                  .spectators = spectators_read(r, 0, "spectators"),
                                  .purpose = purpose_read(r, 0, "purpose"),
                                  .delay_turns = (int)rows_int(r, 0, "delay_turns"),
                                  .status = rows_bool(r, 0, "over") ? STATUS_FINISHED : STATUS_LIVE,
                                  .sealed = rows_bool(r, 0, "sealed"),
                                  .blind = rows_bool(r, 0, "blind")};
    slot->facts = *ret = audience_match(&row);
    memcpy(slot->match, match, PUBLIC_ID);
    return true;
}

static bool match_facts(struct ctx *c, struct pg *db, const char *match, struct audience_match *ret,
                        bool *ret_remembered)
{
    *ret_remembered = false;
    if (strlen(match) != PUBLIC_ID - 1) return fail(c, FAULT_NOT_FOUND, "not found");
    const struct remembered *slot = slot_of(match);
    if (strcmp(slot->match, match) != 0) return match_find_facts(c, db, match, ret);
    *ret_remembered = true;
    *ret = slot->facts;
    return true;
}

static bool is_asked_outside(enum audience_question question)
{
    return question == ASK_FACTS || question == ASK_WATCH || question == ASK_EXPORT || question == ASK_STUDY;
}

/* Whether the answer depends on the account's seat. */
static bool asks_for_seat(const struct audience_match *m, enum audience_question question)
{
    bool plain = question == ASK_HEADER || question == ASK_SIT || question == ASK_FORK;
    return m->purpose == PURPOSE_PUZZLE || m->purpose == PURPOSE_EXPERIMENT || is_sealed_run(m) ||
           (!plain && !is_asked_outside(question));
}

static bool viewer_facts(struct ctx *c, struct pg *db, const char *match, int64_t account,
                         enum audience_question question, struct audience_facts *f)
{
    struct rows *r;
    f->viewer = (struct audience_viewer){.seat = -1, .outside = is_asked_outside(question)};
    if (asks_for_seat(&f->match, question) &&
        !match_seat_known(c, db, match, account, &f->viewer.seat, &f->viewer.passes))
        return false;
    if (f->match.purpose != PURPOSE_PUZZLE) return true;
    if (!pg_one(c, db, &r, PUZZLE_SEAL, "ti", match, account)) return false;
    f->viewer.puzzle.closed = rows_bool(r, 0, "closed");
    f->viewer.puzzle.writer = rows_bool(r, 0, "writer");
    if (rows_bool(r, 0, "begun")) f->viewer.puzzle.go = rows_bool(r, 0, "ended") ? GO_ENDED : GO_OPEN;
    return true;
}

/* A match cached as running can have ended since, and one cached as sealed can have been opened: whether that would
 * change the answer. */
static bool hangs_on_end(const struct audience_facts *f, enum audience_question question)
{
    if (is_waiting(&f->match) || is_sealed_run(&f->match)) return true;
    struct audience_match later = f->match;
    later.over = true;
    struct audience before = audience_of(&f->match, &f->viewer), after = audience_of(&later, &f->viewer);
    return before.may[question] != after.may[question];
}

bool audience_ask(struct ctx *c, struct pg *db, const char *match, int64_t account,
                  enum audience_question question, struct audience_facts *ret_facts)
{
    bool old;
    struct audience_facts *f = ret_facts;
    if (!match_facts(c, db, match, &f->match, &old) || !viewer_facts(c, db, match, account, question, f))
        return false;
    if (old && hangs_on_end(f, question) && !match_find_facts(c, db, match, &f->match)) return false;
    struct audience a = audience_of(&f->match, &f->viewer);
    return audience_allows(c, &a, question);
}

/* Hidden rules by name */

bool audience_wrote(struct ctx *c, const struct game *game, json_object *wished, json_object *options)
{
    const char *hidden = game->puzzles ? game->puzzles->reveal(c, options) : NULL;
    if (!hidden) return true;
    if (wished) {
        json_object_object_foreach (wished, name, value) {
            (void)name;
            const char *text = json_object_is_type(value, json_type_string) ? json_object_get_string(value)
                                                                            : "";
            if (strcmp(text, hidden) == 0) return true;
        }
    }
    return fail(c, FAULT_SEALED, "this rule is hidden; send the text of a rule you know");
}
