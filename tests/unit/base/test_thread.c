/* test_thread.c - what a thread has for itself: made once, another for each thread, dropped with it. */
#include "base/thread.h"
#include "harness.h"

static int made, dropped;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *make(void)
{
    pthread_mutex_lock(&lock);
    int *mine = malloc(sizeof *mine);
    *mine = ++made;
    pthread_mutex_unlock(&lock);
    return mine;
}

static void drop(void *mine)
{
    pthread_mutex_lock(&lock);
    dropped++;
    pthread_mutex_unlock(&lock);
    free(mine);
}

static struct thread_own own = {.make = make, .drop = drop};

static void *live(void *unused)
{
    (void)unused;
    int *first = thread_own(&own);
    for (int i = 0; i < 100; i++) ck_assert_ptr_eq(thread_own(&own), first);
    return (void *)(intptr_t)*first;
}

START_TEST(each_thread_has_its_own_until_it_ends)
{
    enum { THREADS = 8 };
    pthread_t thread[THREADS];
    unsigned seen = 0;
    made = dropped = 0;
    for (int i = 0; i < THREADS; i++) ck_assert_int_eq(pthread_create(&thread[i], NULL, live, NULL), 0);
    for (int i = 0; i < THREADS; i++) {
        void *number;
        ck_assert_int_eq(pthread_join(thread[i], &number), 0);
        seen |= 1u << (intptr_t)number;
    }
    ck_assert_uint_eq(seen, 0x1fe);
    ck_assert_int_eq(made, THREADS);
    ck_assert_int_eq(dropped, THREADS);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("thread");
    HARNESS_ADD(s, each_thread_has_its_own_until_it_ends);
    return s;
}
TEST_MAIN(suite)
