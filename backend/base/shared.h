/* shared.h - memory shared by all processes of the arena on this machine, in files beside the one named by
 * QUADRIVIUM_SHM. */
#ifndef QUAD_SHARED_H
#define QUAD_SHARED_H
#include <stddef.h>

/* Map `size` bytes of the file $QUADRIVIUM_SHM.NAME, created zeroed when missing; stays mapped until the process ends.
 * NULL when the variable is not set or the file cannot be opened: the caller then uses private memory. */
void *shared_map(const char *name, size_t size);
#endif
