/* shared.h - memory that every process of the arena on this machine sees: files beside the one named by
 * QUADRIVIUM_SHM. */
#ifndef QUAD_SHARED_H
#define QUAD_SHARED_H
#include <stddef.h>

/* Map `size` bytes of the file $QUADRIVIUM_SHM.NAME, made with zeros when it is not there; it stays mapped until the
 * process ends. NULL when the variable is not set or the file cannot be opened: the caller then works with memory of
 * its own. */
void *shared_map(const char *name, size_t size);
#endif
