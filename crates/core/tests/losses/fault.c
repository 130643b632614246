/* Makes one call of the system fail. Loaded before the C library (LD_PRELOAD), it counts the calls named
   FAULT_CALL that concern files below FAULT_FOLDER; the one with the number FAULT_AT fails as a broken disk
   does (EIO), and FAULT_LOG is made then. A write that fails has written half. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static const char *folder, *call, *log_path;
static int at, n;

__attribute__((constructor)) static void begin(void) {
    folder = getenv("FAULT_FOLDER");
    call = getenv("FAULT_CALL");
    log_path = getenv("FAULT_LOG");
    const char *number = getenv("FAULT_AT");
    at = number ? atoi(number) : 0;
}

static int concerns(const char *path) {
    return folder && path && !strncmp(path, folder, strlen(folder));
}

static int concerns_file(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return concerns(path);
}

/* Whether this call fails. */
static int fails(const char *name, int is_concerned) {
    if (!is_concerned || !call || strcmp(call, name) || __sync_add_and_fetch(&n, 1) != at) return 0;
    int (*real)(const char *, mode_t) = dlsym(RTLD_NEXT, "creat64");
    close(real(log_path, 0600));
    errno = EIO;
    return 1;
}

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
#define WRAPPED(name, concerned, parameters, arguments) \
    int name parameters { REAL(name); return fails(#name, concerned) ? -1 : real arguments; }

WRAPPED(fsync, concerns_file(file), (int file), (file))
WRAPPED(fdatasync, concerns_file(file), (int file), (file))
WRAPPED(ftruncate64, concerns_file(file), (int file, off64_t length), (file, length))
WRAPPED(flock, concerns_file(file), (int file, int how), (file, how))
WRAPPED(fchmod, concerns_file(file), (int file, mode_t mode), (file, mode))
WRAPPED(rename, concerns(to), (const char *from, const char *to), (from, to))
WRAPPED(link, concerns(to), (const char *from, const char *to), (from, to))
WRAPPED(mkdir, concerns(path), (const char *path, mode_t mode), (path, mode))
WRAPPED(unlink, concerns(path), (const char *path), (path))

ssize_t write(int file, const void *bytes, size_t length) {
    REAL(write);
    if (!fails("write", concerns_file(file))) return real(file, bytes, length);
    if (length > 1) real(file, bytes, length / 2);
    errno = EIO;
    return -1;
}

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t length, unsigned flags) {
    REAL(copy_file_range);
    return fails("copy_file_range", concerns_file(to)) ? -1 : real(from, from_at, to, to_at, length, flags);
}

int open64(const char *path, int flags, ...) {
    REAL(open64);
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return fails("open64", (flags & O_ACCMODE) != O_RDONLY && concerns(path)) ? -1 : real(path, flags, mode);
}
