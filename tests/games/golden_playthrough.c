/* golden_playthrough.c - golden transcripts: tests/games/<game>/golden/<name>.play tell a whole game step by
 * step, what stands, what each viewer sees, what may be ordered, what happens and what is told. A change of
 * rules or views shows as a difference; the difference is the review.
 *
 * A transcript begins with a head of "name: value" lines (game, variant, rules_version, seats, seed, options, steps)
 * and goes on behind an empty line. GOLDEN=write writes the rest anew: the events that stand in it are played
 * again, and where there are none yet (a new file with only a head) bots play `steps` events. GOLDEN=replay
 * forgets the old events and lets the bots play. */
#include "driver.h"
#include <dirent.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_MAX = 1 << 22, NAME_MAX_HERE = 300 };

struct transcript {
    char path[NAME_MAX_HERE];
    struct ctx ctx;
    const char *old;  /* the file */
    const char *body; /* behind the head, "" when there is nothing */
    const struct game *game;
    const struct variant *variant;
    json_object *options;
    int64_t version, seats, steps;
    uint64_t seed;
    FILE *out;
    char *text; /* the transcript made anew */
    size_t length;
};

static bool is_writing(void)
{
    const char *mode = getenv("QUADRIVIUM_GOLDEN");
    return mode && strcmp(mode, "write") == 0;
}

/* ---- reading
 * ---------------------------------------------------------------------------------------------------------
 */

static const char *file_text(struct ctx *c, const char *path)
{
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "cannot open %s", path);
    char *text = pool_take(c->pool, TEXT_MAX);
    size_t length = fread(text, 1, TEXT_MAX - 1, file);
    fclose(file);
    ck_assert_uint_lt(length, TEXT_MAX - 1);
    return text;
}

/* The value of a head line, or `fallback`. */
static const char *head_value(struct transcript *t, const char *name, const char *fallback)
{
    const char *wanted = pool_print(t->ctx.pool, "%s: ", name);
    for (const char *line = t->old; line && *line && *line != '\n';) {
        const char *end = strchr(line, '\n');
        size_t length = end ? (size_t)(end - line) : strlen(line);
        if (strncmp(line, wanted, strlen(wanted)) == 0)
            return pool_copy_bytes(t->ctx.pool, line + strlen(wanted), length - strlen(wanted));
        line = end ? end + 1 : NULL;
    }
    return fallback;
}

static void head_read(struct transcript *t)
{
    t->old = file_text(&t->ctx, t->path);
    const char *gap = strstr(t->old, "\n\n");
    t->body = gap ? gap + 2 : "";
    t->game = game_find(head_value(t, "game", ""));
    ck_assert_msg(t->game != NULL, "%s: unknown game", t->path);
    t->variant = variant_find(t->game, head_value(t, "variant", NULL));
    ck_assert_msg(t->variant != NULL, "%s: unknown variant", t->path);
    t->version = strtol(head_value(t, "rules_version", "1"), NULL, 10);
    t->seats = strtol(head_value(t, "seats", "2"), NULL, 10);
    t->steps = strtol(head_value(t, "steps", "60"), NULL, 10);
    ck_assert(fold_seed_read(head_value(t, "seed", ""), &t->seed));
    t->options = json_own(&t->ctx, head_value(t, "options", "{}"));
}

/* The next event of the old transcript behind *at, NULL at its end. */
static json_object *event_read(struct ctx *c, const char **at)
{
    const char *line = strstr(*at, "\nevent ");
    if (!line) return NULL;
    line += strlen("\nevent ");
    size_t length = strcspn(line, "\n");
    *at = line + length;
    return json_own(c, pool_copy_bytes(c->pool, line, length));
}

/* ---- telling
 * ---------------------------------------------------------------------------------------------------------
 */

static void tell_list(FILE *out, const char *name, const int *numbers, int count)
{
    fprintf(out, " %s", name);
    for (int i = 0; i < count; i++) fprintf(out, "%c%d", i ? ',' : ' ', numbers[i]);
}

static void tell_standing(struct transcript *t, struct driver *d)
{
    struct standing now = d->game->standing(d->fold.state);
    fprintf(t->out, "standing %s", now.stage);
    tell_list(t->out, "turn", now.turn, d->seats);
    fprintf(t->out, " owes %x acts %d scores", now.owes, now.acts_open);
    for (int seat = 0; seat < d->seats; seat++)
        fprintf(t->out, "%c%lld", seat ? ',' : ' ', (long long)now.score[seat]);
    if (now.over) tell_list(t->out, "places", now.place, d->seats);
    if (now.over) fprintf(t->out, " reason %s", now.reason);
    fputc('\n', t->out);
}

/* A view that is the same as that of the viewer before is not printed again. */
static const char *tell_viewer(struct transcript *t, struct driver *d, int viewer, const char *before)
{
    game_known *known = driver_known(d, d->fold.state, viewer);
    const char *name = driver_viewer_name(d, viewer), *view = driver_view(d, known);
    char hash[HASH_TEXT];
    fprintf(t->out, "view %s %s\n", name, before && strcmp(view, before) == 0 ? "the same" : view);
    if (viewer >= d->seats) return view;
    const char *legal = driver_legal(d, known);
    secret_sha256(legal, strlen(legal), hash);
    fprintf(t->out, "legal %s %.16s %zu bytes\n", name, hash, strlen(legal));
    return view;
}

static void tell_state(struct transcript *t, struct driver *d, int step)
{
    char hash[FOLD_HASH];
    fold_hash(&d->step, d->game, d->fold.state, hash);
    fprintf(t->out, "\nstep %d hash %s\n", step, hash);
    tell_standing(t, d);
    const char *view = NULL;
    for (int seat = 0; seat < d->seats; seat++) view = tell_viewer(t, d, seat, view);
    view = tell_viewer(t, d, SPECTATOR, view);
    tell_viewer(t, d, ARBITER, view);
}

static void tell_event(struct transcript *t, struct driver *d, const struct event *event)
{
    struct outcome outcome;
    struct tale tale = tale_new(d->step.pool);
    fprintf(t->out, "event %s\n", json_text(&d->step, fold_event_write(&d->step, d->game, d->seats, event)));
    bool fine = fold_apply(&d->fold, event, &tale, &outcome);
    ck_assert_msg(fine, "%s: %s", t->path, d->fold.own.failure.detail);
    fprintf(t->out, "moved %x\n", outcome.moved);
    if (outcome.answer) fprintf(t->out, "answer %s\n", json_text(&d->step, outcome.answer));
    for (int i = 0; i < tale.count; i++) {
        const struct tale_line *line = &tale.lines[i];
        fprintf(t->out, "tale %x %s %d %s %s\n", line->audience, line->kind, line->seat, line->text,
                line->facts ? json_text(&d->step, line->facts) : "-");
    }
}

/* ---- playing
 * ---------------------------------------------------------------------------------------------------------
 */

/* The next event: the old transcript's, or, where that has none at all, the bots'. False at the end. */
static bool next_event(struct transcript *t, struct driver *d, const char **at, bool bots,
                       struct event *ret_event)
{
    if (bots) {
        *ret_event = driver_next(d);
        return true;
    }
    json_object *body = event_read(&d->step, at);
    if (!body) return false;
    bool fine = fold_event_read(&d->step, d->game, d->seats, body, ret_event);
    ck_assert_msg(fine, "%s: %s", t->path, d->step.failure.detail);
    return true;
}

static void play(struct transcript *t)
{
    struct driver d;
    const char *at = t->body;
    bool bots = is_writing() && !strstr(t->body, "\nevent ");
    driver_begin(&d, t->game, (int)t->version, t->variant, t->options, (int)t->seats, t->seed);
    for (int step = 0;; step++) {
        struct event event;
        tell_state(t, &d, step);
        bool over = d.game->standing(d.fold.state).over;
        if (over || (bots && step == t->steps) || !next_event(t, &d, &at, bots, &event)) break;
        tell_event(t, &d, &event);
        pool_wipe(d.step.pool);
    }
    driver_end(&d);
}

static void head_copy(struct transcript *t)
{
    size_t head = strstr(t->old, "\n\n") ? (size_t)(t->body - t->old) - 1 : strlen(t->old);
    fwrite(t->old, 1, head, t->out);
}

static int line_of(const char *text, size_t at)
{
    int line = 1;
    for (size_t i = 0; i < at; i++) line += text[i] == '\n';
    return line;
}

static void compare(const struct transcript *t)
{
    size_t same = 0;
    while (t->old[same] && t->old[same] == t->text[same]) same++;
    size_t start = same;
    while (start > 0 && t->old[start - 1] != '\n') start--;
    int end_old = (int)strcspn(t->old + start, "\n"), end_new = (int)strcspn(t->text + start, "\n");
    ck_assert_msg(t->old[same] == t->text[same],
                  "%s:%d differs (`make golden` rewrites)\n was: %.*s\n now: %.*s", t->path,
                  line_of(t->old, same), end_old, t->old + start, end_new, t->text + start);
}

static void transcript_check(const char *path)
{
    struct transcript t = {.ctx = harness_ctx()};
    ck_assert_uint_lt(strlen(path), sizeof t.path);
    memcpy(t.path, path, strlen(path) + 1);
    head_read(&t);
    t.out = open_memstream(&t.text, &t.length);
    head_copy(&t);
    play(&t);
    fclose(t.out);
    if (is_writing()) {
        FILE *file = fopen(path, "wb");
        ck_assert_msg(file && fwrite(t.text, 1, t.length, file) == t.length && fclose(file) == 0,
                      "cannot write %s", path);
    } else {
        compare(&t);
    }
    pool_defer(t.ctx.pool, free, t.text);
    harness_end(&t.ctx);
}

static int is_play(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > 5 && strcmp(entry->d_name + length - 5, ".play") == 0;
}

START_TEST(every_transcript_is_told_again_line_by_line)
{
    for (int g = 0; game_at(g); g++) {
        struct ctx c = harness_ctx();
        struct dirent **names;
        char *folder = pool_print(c.pool, "tests/games/%s/golden", game_at(g)->id);
        int count = scandir(folder, &names, is_play, alphasort);
        ck_assert_msg(count > 0, "no transcript in %s", folder);
        pool_defer(c.pool, free, names);
        for (int i = 0; i < count; i++) {
            pool_defer(c.pool, free, names[i]);
            transcript_check(pool_print(c.pool, "%s/%s", folder, names[i]->d_name));
        }
        harness_end(&c);
    }
}
END_TEST

static Suite *playthrough(void)
{
    Suite *suite = suite_create("playthrough");
    HARNESS_ADD(suite, every_transcript_is_told_again_line_by_line);
    return suite;
}

TEST_MAIN(playthrough)
