/* keyfile.h - a secret key in a file of its own, which only the service's user can read. */
#ifndef QUAD_KEYFILE_H
#define QUAD_KEYFILE_H
#include "base/pool.h"
#include <stdbool.h>

/* The path of such a file in the run directory (QUADRIVIUM_HOME), in the pool; NULL where there is none. */
const char *keyfile_path(struct pool *pool, const char *name);
/* Store a key. The file appears complete under its name or not at all, and one that is there stays; if two processes
 * create it, one wins. On failure there is no file, and errno says why. */
void keyfile_make(struct pool *pool, const char *path, const unsigned char *key, size_t length);
/* Read `length` bytes. False: the file cannot be read (errno) or is too short (errno 0). */
bool keyfile_read(const char *path, unsigned char *ret_key, size_t length);
#endif
