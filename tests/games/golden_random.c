/* golden_random.c - a thousand games drawn from seeds end in the same bytes whatever compiled them: tests/games/<game>/golden/random.txt has a line
 * for each with the digest of its hashes after every event. RANDOM_GAMES (default 25) of each game are played here, all
 * by `make test-builds`, where each build is held to the same lines. QUADRIVIUM_GOLDEN=write writes them anew. */
#include "driver.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 250, EVENTS = 40, KINDS = 128, LINE = 200 };

/* The ways to play a game: a variant and a number of seats. */
struct kind {
    const struct variant *variant;
    int seats;
};

static int kinds_of(const struct game *game, struct kind kinds[KINDS])
{
    int count = 0;
    for (const struct variant *v = game->variants; v->id; v++)
        for (int seats = v->seats_min; seats <= v->seats_max && count < KINDS; seats++)
            if (variant_seats(v, seats)) kinds[count++] = (struct kind){v, seats};
    return count;
}

/* Play on for EVENTS events or to the end; returns their number. `digest` is of all hashes in their order. */
static int play(struct driver *d, char digest[HASH_TEXT])
{
    int n = 0;
    digest[0] = '\0';
    for (; n < EVENTS && !d->game->standing(d->fold.state).over; n++) {
        struct event event = driver_next(d);
        struct outcome outcome;
        char hash[FOLD_HASH];
        bool fine = fold_apply(&d->fold, &event, NULL, &outcome);
        ck_assert_msg(fine, "%s %s seed %llu event %d: %s", d->game->id, d->variant->id,
                      (unsigned long long)d->seed, n, d->fold.own.failure.detail);
        fold_hash(&d->step, d->game, d->fold.state, hash);
        const char *both = pool_print(d->step.pool, "%s%s", digest, hash);
        secret_sha256(both, strlen(both), digest);
        d->step = (struct ctx){.pool = d->step.pool};
        pool_wipe(d->step.pool);
    }
    return n;
}

/* The line of the nth game. */
static void line_of(const struct game *game, int n, char line[LINE])
{
    struct kind kinds[KINDS];
    char digest[HASH_TEXT];
    struct driver d;
    int count = kinds_of(game, kinds);
    if (count == 0) ck_abort_msg("%s has no variant", game->id);
    int version = 1 + n / count % game->rules_version;
    const struct kind *kind = &kinds[n % count];
    driver_begin(&d, game, version, kind->variant, NULL, kind->seats, (uint64_t)(n + 1) * 7919);
    int events = play(&d, digest);
    snprintf(line, LINE, "%s %d seats, rules %d, seed %d: %d events %.32s\n", kind->variant->id, kind->seats,
             version, (n + 1) * 7919, events, digest);
    driver_end(&d);
}

static void write_all(const struct game *game, const char *path)
{
    FILE *file = fopen(path, "wb");
    ck_assert_msg(file != NULL, "cannot write %s", path);
    for (int n = 0; n < GAMES; n++) {
        char line[LINE];
        line_of(game, n, line);
        fputs(line, file);
    }
    ck_assert_int_eq(fclose(file), 0);
}

static void compare(const struct game *game, const char *path)
{
    const char *wanted = getenv("RANDOM_GAMES");
    int games = wanted ? (int)strtol(wanted, NULL, 10) : 25;
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "there is no %s: make golden", path);
    ck_assert_int_le(games, GAMES);
    for (int n = 0; n < games; n++) {
        char line[LINE], committed[LINE];
        ck_assert_msg(fgets(committed, sizeof committed, file) != NULL, "%s ends at line %d", path, n + 1);
        line_of(game, n, line);
        ck_assert_msg(strcmp(line, committed) == 0, "%s:%d (`make golden` rewrites)\n was: %s now: %s", path,
                      n + 1, committed, line);
    }
    fclose(file);
}

START_TEST(random_games_have_the_committed_hashes)
{
    const char *mode = getenv("QUADRIVIUM_GOLDEN");
    for (int g = 0; game_at(g); g++) {
        struct ctx c = harness_ctx();
        char *path = pool_print(c.pool, "tests/games/%s/golden/random.txt", game_at(g)->id);
        if (mode && strcmp(mode, "write") == 0) write_all(game_at(g), path);
        else compare(game_at(g), path);
        harness_end(&c);
    }
}
END_TEST

static Suite *make(void)
{
    Suite *suite = suite_create("golden_random");
    HARNESS_ADD(suite, random_games_have_the_committed_hashes);
    return suite;
}

TEST_MAIN(make)
