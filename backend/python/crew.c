/* crew.c - see crew.h. The threads sleep between two steps. */
#include "python/crew.h"
#include "base/pool.h"
#include <pthread.h>

struct hand {
    struct crew *crew;
    int number;
    pthread_t thread;
};

struct crew {
    struct pool *pool;
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    int hands, started, busy; /* hands: the caller included */
    unsigned long round;
    bool over;
    int count; /* of this round */
    bool (*work)(void *, int);
    void *thing;
    bool fine;
    struct hand hand[];
};

/* The part of a hand: the same games in every round, so that they stay in its processor's cache. */
static bool do_part(const struct crew *crew, int number)
{
    long long count = crew->count;
    int from = (int)(count * number / crew->hands), to = (int)(count * (number + 1) / crew->hands);
    bool fine = true;
    for (int i = from; i < to; i++) fine &= crew->work(crew->thing, i);
    return fine;
}

static void *live(void *thing)
{
    const struct hand *hand = thing;
    struct crew *crew = hand->crew;
    pthread_mutex_lock(&crew->lock);
    for (unsigned long seen = 0;;) {
        while (crew->round == seen && !crew->over) pthread_cond_wait(&crew->begin, &crew->lock);
        if (crew->over) break;
        seen = crew->round;
        pthread_mutex_unlock(&crew->lock);
        bool fine = do_part(crew, hand->number);
        pthread_mutex_lock(&crew->lock);
        crew->fine &= fine;
        if (--crew->busy == 0) pthread_cond_signal(&crew->end);
    }
    pthread_mutex_unlock(&crew->lock);
    return NULL;
}

struct crew *crew_new(int threads)
{
    struct pool *pool = pool_new();
    struct crew *crew = pool_take(pool, sizeof *crew + (size_t)threads * sizeof *crew->hand);
    *crew = (struct crew){.pool = pool, .hands = threads, .started = 1};
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->begin, NULL);
    pthread_cond_init(&crew->end, NULL);
    for (; crew->started < threads; crew->started++) {
        struct hand *hand = &crew->hand[crew->started];
        *hand = (struct hand){.crew = crew, .number = crew->started};
        if (pthread_create(&hand->thread, NULL, live, hand) == 0) continue;
        crew_free(crew);
        return NULL;
    }
    return crew;
}

void crew_free(struct crew *crew)
{
    if (!crew) return;
    pthread_mutex_lock(&crew->lock);
    crew->over = true;
    pthread_cond_broadcast(&crew->begin);
    pthread_mutex_unlock(&crew->lock);
    for (int i = 1; i < crew->started; i++) pthread_join(crew->hand[i].thread, NULL);
    pthread_cond_destroy(&crew->begin);
    pthread_cond_destroy(&crew->end);
    pthread_mutex_destroy(&crew->lock);
    pool_drop(crew->pool);
}

static bool run_alone(int count, bool (*work)(void *, int), void *thing)
{
    bool fine = true;
    for (int i = 0; i < count; i++) fine &= work(thing, i);
    return fine;
}

bool crew_run(struct crew *crew, int count, bool (*work)(void *, int), void *thing)
{
    if (!crew) return run_alone(count, work, thing);
    pthread_mutex_lock(&crew->lock);
    crew->count = count, crew->work = work, crew->thing = thing;
    crew->fine = true;
    crew->busy = crew->hands - 1;
    crew->round++;
    pthread_cond_broadcast(&crew->begin);
    pthread_mutex_unlock(&crew->lock);
    bool fine = do_part(crew, 0);
    pthread_mutex_lock(&crew->lock);
    while (crew->busy > 0) pthread_cond_wait(&crew->end, &crew->lock);
    fine &= crew->fine;
    pthread_mutex_unlock(&crew->lock);
    return fine;
}
