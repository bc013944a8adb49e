/* test_clockd_http.c - calls whose host has a name that nobody answers for. What a call is refused, says and gets is seen by
 * tests/api/push.test.js. */
#include "harness.h"
#include "main/clockd_http.h"
#include <errno.h>
#include <netdb.h>
#include <semaphore.h>
#include <string.h>
#include <time.h>

enum { PATIENCE_S = 60 }; /* far longer than a call can take: a test that fails must end, too */

static sem_t answered; /* the name server's */
static int asked, unanswered;

/* Stands before libc's: a name server that is silent until the test lets it go. */
__attribute__((visibility("default"))) int getaddrinfo(const char *name, const char *service,
                                                       const struct addrinfo *hints, struct addrinfo **ret)
{
    struct timespec until;
    (void)service, (void)hints, (void)ret;
    if (strcmp(name, "silent.example") == 0) {
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec += PATIENCE_S;
        __atomic_add_fetch(&asked, 1, __ATOMIC_SEQ_CST);
        __atomic_add_fetch(&unanswered, 1, __ATOMIC_SEQ_CST);
        while (sem_timedwait(&answered, &until) != 0 && errno == EINTR) continue;
        __atomic_sub_fetch(&unanswered, 1, __ATOMIC_SEQ_CST);
    }
    return EAI_NONAME;
}

static void await_answer(struct http_answer *ret)
{
    while (!http_next(ret)) http_wait(-1, 20);
}

START_TEST(a_name_that_nobody_answers_for_holds_up_no_other_call)
{
    const struct http_post silent = {.url = "https://silent.example/", .body = "", .length = 0},
                           unknown = {.url = "https://unknown.example/", .body = "", .length = 0};
    struct http_answer answer;
    int slot;
    sem_init(&answered, 0, 0);
    http_start();
    ck_assert(http_begin(&silent, &slot));
    await_answer(&answer); /* given up while the name server is still silent */
    ck_assert_int_eq(answer.slot, slot);
    ck_assert_int_eq(answer.status, 0);
    ck_assert_int_eq(__atomic_load_n(&asked, __ATOMIC_SEQ_CST), 1);
    ck_assert_int_eq(__atomic_load_n(&unanswered, __ATOMIC_SEQ_CST), 1);
    ck_assert(http_begin(&unknown, &slot));
    await_answer(&answer);
    ck_assert_int_eq(answer.slot, slot);
    ck_assert_int_eq(__atomic_load_n(&unanswered, __ATOMIC_SEQ_CST), 1);
    sem_post(&answered);
}
END_TEST

static Suite *http_suite(void)
{
    Suite *suite = suite_create("main/clockd_http");
    HARNESS_ADD(suite, a_name_that_nobody_answers_for_holds_up_no_other_call);
    return suite;
}

TEST_MAIN(http_suite)
