/* quad_mine.c - `quad mine`: finds tactics in games between bots, and searches the tactics of a file again. A tactic is
 * a position in which one turn is clearly better than all others; mine.c says what that means. */
#include "base/secret.h"
#include "games/stratic/mine.h"
#include "games/stratic/stratic.h"
#include "main/quad.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad mine [--dims 2|3] [--seed S] [--games N]\n"
    "       quad mine [--dims 2|3] --positions FILE\n"
    "       quad mine --check FILE\n"
    "\n"
    "Find Stratic tactics in games between bots, or among positions: one line of JSON for each, as "
    "backend/games/stratic/tactics.ndjson\n"
    "has them:\n"
    "{\"id\",\"variant\",\"options\",\"position\",\"solution\",\"themes\",\"rating\",\"nodes\",\"seed\","
    "\"turn\"}\n"
    "\n"
    "  --dims D     2: the flat board (default), 3: the cube\n"
    "  --seed S     game i of N is played on seed S+i (default 0)\n"
    "  --games N    how many games (default 1)\n"
    "  --positions F   look at the positions of a file, a text a line, instead of playing\n"
    "  --check F    search every tactic of a file again, within its `nodes`, and print {\"checked\"}: exit "
    "status 1\n"
    "               if one is not what its line says\n";

enum {
    RECRUIT = 1,
    SERGEANT = 2,
    LEVEL_4 = 6,
    LEVEL_6 = 7,
    BLUNDER = 9 /* a Recruit moves in one of so many turns */
};
enum { TURNS = 130, EARLIEST = 5, APART = 5, A_GAME = 6 };

struct mine {
    const char *dims, *seed, *games, *check, *positions;
    json_object *options;
    int64_t count;
    uint64_t base;
};

extern const struct game GAME_stratic;

/* Games */

struct party_of_two {
    struct fold fold;
    struct rng rng;
    int level[2];
    struct spot taken; /* where the last turn captured */
    bool has_taken;
};

/* Where the turn captured, so that taking back at once is not asked as a tactic. */
static void note_capture(struct party_of_two *g, const game_order *order)
{
    g->has_taken = false;
    for (int i = 0; i < order->move_n; i++) {
        const struct order_move *m = &order->move[i];
        if (m->act != CAPTURE) continue;
        g->has_taken = true;
        g->taken = m->chain ? m->then : m->to;
    }
}

static const game_order *next_order(struct ctx *c, struct party_of_two *g, int seat)
{
    int level = rng_below(&g->rng, BLUNDER) == 0 ? RECRUIT : g->level[seat];
    return stratic_choose(c, stratic_know(c, g->fold.state, seat, (struct table){0}), level, &g->rng, NULL);
}

static bool play_on(struct ctx *c, struct party_of_two *g)
{
    struct standing now = stratic_standing(g->fold.state);
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    struct outcome outcome = {0};
    if (now.over) return false;
    for (int seat = 0; seat < 2; seat++) {
        if (!(now.owes >> seat & 1)) continue;
        event.orders[seat] = next_order(c, g, seat);
        if (!event.orders[seat]) return false;
        note_capture(g, event.orders[seat]);
    }
    return fold_apply(&g->fold, &event, NULL, &outcome);
}

static bool takes_back(const struct party_of_two *g, const game_order *solution)
{
    const struct order_move *m = solution->move;
    return g->has_taken && solution->move_n == 1 && m->act == CAPTURE && !m->chain && m->to.x == g->taken.x &&
           m->to.y == g->taken.y && m->to.z == g->taken.z;
}

/* A public id that follows from the position, so that a tactic found twice is the same one. */
static const char *id_of(struct ctx *c, const char *position)
{
    static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyz234567";
    unsigned char hash[32];
    char *id = pool_take(c->pool, PUBLIC_ID);
    secret_blake2b(position, strlen(position), hash);
    for (int i = 0; i < PUBLIC_ID - 1; i++) id[i] = LETTERS[hash[i] % 32];
    return id;
}

static json_object *line_of(struct ctx *c, const struct mine *m, const game_state *state,
                            const struct tactic *found)
{
    json_object *line = json_new_object(c);
    const char *position = stratic_position_text(c, state);
    json_add_text(line, "id", id_of(c, position));
    json_add_text(line, "variant", GAME_stratic.variants->id);
    json_add(line, "options", m->options);
    json_add_text(line, "position", position);
    json_add_text(line, "solution", stratic_notation(c, found->solution));
    json_add(line, "themes", found->themes);
    json_add_int(line, "rating", found->rating);
    json_add_int(line, "nodes", found->nodes);
    return line;
}

/* The search looks at the pieces in the order of their list, which a game changes: what counts is what it says of the
 * position as text. */
static bool look(struct ctx *c, const struct mine *m, struct party_of_two *g, uint64_t seed)
{
    struct setting setting = {.variant = GAME_stratic.variants, .options = m->options, .seats = 2};
    struct tactic found;
    if (g->fold.state->status != IN_PLAY || g->fold.state->position->turns < EARLIEST) return false;
    game_state *state = stratic_position(c, &setting, stratic_position_text(c, g->fold.state));
    if (!state || !tactic_find(c, state, &found) || takes_back(g, found.solution)) return false;
    json_object *line = line_of(c, m, state, &found);
    json_add_int(line, "seed", (int64_t)seed);
    json_add_int(line, "turn", state->position->turns + 1);
    quad_print(c, line);
    fflush(stdout);
    return true;
}

static bool look_at_positions(struct ctx *c, const struct mine *m, const char *text)
{
    struct setting setting = {.variant = GAME_stratic.variants, .options = m->options, .seats = 2};
    for (; *text; text += strcspn(text, "\n"), text += *text == '\n') {
        struct ctx scratch = quad_ctx();
        struct tactic found;
        const char *line = pool_copy_bytes(scratch.pool, text, strcspn(text, "\n"));
        game_state *state = stratic_position(&scratch, &setting, line);
        bool bad = !state;
        if (bad) fail(c, FAULT_BAD_POSITION, "%.60s: %s", line, scratch.failure.detail);
        else if (tactic_find(&scratch, state, &found))
            quad_print(&scratch, line_of(&scratch, m, state, &found));
        fflush(stdout);
        pool_drop(scratch.pool);
        if (bad) return false;
    }
    return true;
}

static void mine_game(const struct mine *m, uint64_t seed)
{
    static const int LEVELS[] = {SERGEANT, SERGEANT, LEVEL_4, LEVEL_6};
    struct ctx c = quad_ctx(), scratch = quad_ctx();
    const struct seat_fact nobody[SEATS_MAX] = {{0}};
    struct party_of_two g = {.rng = rng_seeded(seed)};
    for (int seat = 0; seat < 2; seat++)
        g.level[seat] = LEVELS[rng_below(&g.rng, sizeof LEVELS / sizeof *LEVELS)];
    fold_begin(&g.fold, &GAME_stratic,
               fold_setup(&c, &GAME_stratic, GAME_stratic.variants, m->options, 2, nobody, seed));
    int found = 0, quiet = 0;
    for (int turn = 0; turn < TURNS && found < A_GAME && play_on(&scratch, &g); turn++) {
        pool_wipe(scratch.pool);
        forgive(&scratch);
        if (quiet-- > 0 || !look(&scratch, m, &g, seed)) continue;
        found++;
        quiet = APART; /* the next one from another part of the game */
    }
    fold_end(&g.fold);
    pool_drop(scratch.pool);
    pool_drop(c.pool);
}

/* Checking */

static game_state *state_of(struct ctx *c, json_object *line)
{
    const char *text = json_object_get_string(json_member(line, "position"));
    const struct seat_fact nobody[SEATS_MAX] = {{0}};
    struct setting setting = {.variant = GAME_stratic.variants, .seats = 2};
    setting.options = GAME_stratic.options(c, setting.variant, json_member(line, "options"), 2, nobody);
    return text && setting.options ? stratic_position(c, &setting, text) : NULL;
}

static bool check_line(struct ctx *c, json_object *line)
{
    struct tactic found;
    const char *solution = json_object_get_string(json_member(line, "solution"));
    int nodes = json_object_get_int(json_member(line, "nodes"));
    game_state *state = state_of(c, line);
    if (!state || !solution || !tactic_again(c, state, nodes, &found)) return false;
    return strcmp(solution, stratic_notation(c, found.solution)) == 0 &&
           json_same(found.themes, json_member(line, "themes"));
}

static bool check_file(struct ctx *c, const char *text)
{
    int64_t checked = 0;
    for (; *text; text += strcspn(text, "\n"), text += *text == '\n') {
        struct ctx scratch = quad_ctx();
        json_object *line;
        bool good = json_read(&scratch, text, strcspn(text, "\n"), &line) && check_line(&scratch, line);
        pool_drop(scratch.pool);
        checked++;
        if (!good)
            return fail(c, FAULT_UNVERIFIED, "line %lld is not the tactic it claims to be",
                        (long long)checked);
    }
    json_object *answer = json_new_object(c);
    json_add_int(answer, "checked", checked);
    quad_print(c, answer);
    return true;
}

/* The command */

static bool words_read(const struct command *self, int argc, char **argv, struct mine *m)
{
    static const struct option OPTIONS[] = {{"dims", required_argument, NULL, 'd'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"games", required_argument, NULL, 'g'},
                                            {"check", required_argument, NULL, 'c'},
                                            {"positions", required_argument, NULL, 'p'},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    for (int got; (got = quad_option(self, argc, argv, OPTIONS)) != -1;) switch (got) {
        case 'd': m->dims = optarg; break;
        case 's': m->seed = optarg; break;
        case 'g': m->games = optarg; break;
        case 'c': m->check = optarg; break;
        case 'p': m->positions = optarg; break;
        default: return false;
        }
    return optind == argc;
}

static bool mine_read(struct ctx *c, struct mine *m)
{
    const struct seat_fact nobody[SEATS_MAX] = {{0}};
    json_object *sent = json_new_object(c);
    int64_t dims = 2;
    m->count = 1;
    if (m->games && !quad_read_int(c, m->games, "--games", 1, INT32_MAX, &m->count)) return false;
    if (m->seed && !quad_read_seed(c, m->seed, "--seed", &m->base)) return false;
    if (m->dims && !quad_read_int(c, m->dims, "--dims", 2, 3, &dims)) return false;
    json_add_int(sent, "dims", dims);
    m->options = GAME_stratic.options(c, GAME_stratic.variants, sent, 2, nobody);
    return m->options != NULL;
}

static bool work(struct ctx *c, const struct mine *m)
{
    const char *text;
    size_t length;
    if (m->check) return quad_read_file(c, m->check, &text, &length) && check_file(c, text);
    if (m->positions) return quad_read_file(c, m->positions, &text, &length) && look_at_positions(c, m, text);
    for (int64_t i = 0; i < m->count; i++) mine_game(m, m->base + (uint64_t)i);
    return true;
}

static int mine_run(const struct command *self, int argc, char **argv)
{
    struct mine m = {0};
    if (!words_read(self, argc, argv, &m)) return quad_misused(self, "these arguments are not understood");
    struct ctx c = quad_ctx();
    int status = mine_read(&c, &m) && work(&c, &m) ? QUAD_DONE : quad_refused(&c);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_mine = {"mine", "find Stratic tactics in games between bots", USAGE, mine_run};
