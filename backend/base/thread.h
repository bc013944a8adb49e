/* thread.h - things that are made once and used again, one for each thread: the services have one thread, but programs
 * that play with libquad.so can have many. */
#ifndef QUAD_THREAD_H
#define QUAD_THREAD_H
#include <pthread.h>
#include <stdbool.h>

/* Static, and zeroed but for the two functions. */
struct thread_own {
    void *(*make)(void); /* never NULL */
    void (*drop)(void *);
    pthread_key_t key;
    bool ready;
};
/* This thread's own, made at its first call and dropped when the thread ends. */
void *thread_own(struct thread_own *own);
#endif
