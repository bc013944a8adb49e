/* keyfile.c - see keyfile.h. */
#include "base/keyfile.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

const char *keyfile_path(struct pool *pool, const char *name)
{
    const char *home = getenv("QUADRIVIUM_HOME");
    return home && *home ? pool_print(pool, "%s/%s", home, name) : NULL;
}

void keyfile_make(struct pool *pool, const char *path, const unsigned char *key, size_t length)
{
    const char *fresh = pool_print(pool, "%s.%d", path, (int)getpid());
    int fd = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd < 0) return;
    bool whole = write(fd, key, length) == (ssize_t)length && fsync(fd) == 0;
    close(fd);
    int error = whole && link(fresh, path) == 0 ? 0 : errno;
    unlink(fresh);
    errno = error;
}

bool keyfile_read(const char *path, unsigned char *ret_key, size_t length)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (fd < 0) return false;
    errno = 0;
    ssize_t got = read(fd, ret_key, length);
    close(fd);
    return got == (ssize_t)length;
}
