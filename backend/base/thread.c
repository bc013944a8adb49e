/* thread.c - see thread.h. */
#include "base/thread.h"
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void prepare(struct thread_own *own)
{
    pthread_mutex_lock(&lock);
    if (!own->ready && pthread_key_create(&own->key, own->drop) != 0) abort();
    __atomic_store_n(&own->ready, true, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&lock);
}

void *thread_own(struct thread_own *own)
{
    if (!__atomic_load_n(&own->ready, __ATOMIC_ACQUIRE)) prepare(own);
    void *mine = pthread_getspecific(own->key);
    if (mine) return mine;
    mine = own->make();
    if (pthread_setspecific(own->key, mine) != 0) abort();
    return mine;
}
