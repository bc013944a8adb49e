/* shared.c - see shared.h. */
#include "base/shared.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

void *shared_map(const char *name, size_t size)
{
    char path[4096];
    const char *beside = getenv("QUADRIVIUM_SHM");
    if (!beside || !*beside || snprintf(path, sizeof path, "%s.%s", beside, name) >= (int)sizeof path)
        return NULL;
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd < 0) return NULL;
    void *memory = ftruncate(fd, (off_t)size) == 0
                       ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0)
                       : MAP_FAILED;
    close(fd);
    return memory == MAP_FAILED ? NULL : memory;
}
