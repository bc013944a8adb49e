/* waiterd_reader.h - the waiter's second process, which does everything that can block on the database. */
#ifndef QUAD_WAITERD_READER_H
#define QUAD_WAITERD_READER_H

/* Re-read matches that are in doubt or watched, and exchange events with other nodes, until SIGTERM or until the
 * parent is gone. `bell`: a descriptor that receives a byte when the ring has events. */
int reader_run(int bell);
#endif
