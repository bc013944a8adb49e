/* harness.h - every C test file is one program: a Check suite and TEST_MAIN(suite function). */
#ifndef QUAD_HARNESS_H
#define QUAD_HARNESS_H
#include "base/ctx.h"
#include "base/secret.h"
#include <check.h>
#undef fail /* an old word of Check's for ck_abort_msg; ours is in base/ctx.h */
/* Check writes the place of every assertion that holds to a file, for the case that the test then crashes. The sanitizer tells that
 * place with a stack, and tests with millions of assertions spend their time writing. */
#define _mark_point(file, line) ((void)0)
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* A fresh ctx with its own pool; drop with harness_end. */
static inline struct ctx harness_ctx(void)
{
    return (struct ctx){.pool = pool_new(), .now = 1700000000000000};
}
static inline void harness_end(struct ctx *c) { pool_drop(c->pool); }

/* A file of base/shared.h in a folder of its own, for tests in which several processes use it. */
static struct {
    char folder[32], file[64];
    pid_t owner;
} harness_shared;

static inline void harness_unshare(void)
{
    if (getpid() != harness_shared.owner) return;
    unlink(harness_shared.file);
    rmdir(harness_shared.folder);
}

/* Let the file named `name` be made there; it is removed when the program ends. A process looks for the file only once,
 * so call this before the first test. */
static inline void harness_share(const char *name)
{
    char path[48];
    snprintf(harness_shared.folder, sizeof harness_shared.folder, "/tmp/quad-shared-XXXXXX");
    must(mkdtemp(harness_shared.folder));
    harness_shared.owner = getpid();
    snprintf(path, sizeof path, "%s/table", harness_shared.folder);
    snprintf(harness_shared.file, sizeof harness_shared.file, "%s.%s", path, name);
    setenv("QUADRIVIUM_SHM", path, 1);
    atexit(harness_unshare);
}

/* Add a test to the suite as a case of its own, named like its function: a sentence. */
#define HARNESS_ADD(suite, test)          \
    do {                                  \
        TCase *one = tcase_create(#test); \
        tcase_set_timeout(one, 300);      \
        tcase_add_test(one, test);        \
        suite_add_tcase(suite, one);      \
    } while (0)

/* The runner reads Check's closing line ("100%: Checks: 3, Failures: 0, Errors: 0"). */
#define TEST_MAIN(make_suite)                           \
    int main(void)                                      \
    {                                                   \
        secret_start();                                 \
        SRunner *runner = srunner_create(make_suite()); \
        srunner_run_all(runner, CK_ENV);                \
        int failed = srunner_ntests_failed(runner);     \
        srunner_free(runner);                           \
        return failed ? EXIT_FAILURE : EXIT_SUCCESS;    \
    }
#endif
