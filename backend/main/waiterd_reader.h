/* waiterd_reader.h - the waiter's second process: everything that may have to wait for the database. */
#ifndef QUAD_WAITERD_READER_H
#define QUAD_WAITERD_READER_H

/* Re-read what is in doubt or looked at, tell other nodes and hear them, until SIGTERM or the parent is gone.
 * `bell`: a byte comes here when the ring has something. */
int reader_run(int bell);
#endif
