/* Makes one call of the system fail. Loaded before the C library (LD_PRELOAD), it counts the calls named
   FAULT_CALL that concern files below FAULT_FOLDER; the one with the number FAULT_AT fails as a broken disk
   does (EIO), or ends the process where FAULT_KILL is set, and FAULT_LOG is made then. A write that fails has
   written half. Files are renamed without the C library, so that the kernel is asked to trap those calls. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <ucontext.h>
#include <unistd.h>

static const char *folder, *call, *log_path;
static int at, n;

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
    if (getenv("FAULT_KILL")) _exit(9);
    errno = EIO;
    return 1;
}

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
#define WRAPPED(name, concerned, parameters, arguments) \
    int name parameters { REAL(name); return fails(#name, concerned) ? -1 : real arguments; }

WRAPPED(fsync, concerns_file(file), (int file), (file))
WRAPPED(fdatasync, concerns_file(file), (int file), (file))
WRAPPED(flock, concerns_file(file), (int file, int how), (file, how))
WRAPPED(mkdir, concerns(path), (const char *path, mode_t mode), (path, mode))
WRAPPED(unlink, concerns(path), (const char *path), (path))

ssize_t write(int file, const void *bytes, size_t length) {
    REAL(write);
    if (!fails("write", concerns_file(file))) return real(file, bytes, length);
    if (length > 1) real(file, bytes, length / 2);
    errno = EIO;
    return -1;
}

int open64(const char *path, int flags, ...) {
    REAL(open64);
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return fails("open64", (flags & O_ACCMODE) != O_RDONLY && concerns(path)) ? -1 : real(path, flags, mode);
}

static void on_rename(int signal, siginfo_t *info, void *context) {
    greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
    int is_plain = info->si_syscall == SYS_rename;
    long from_folder = is_plain ? AT_FDCWD : registers[REG_RDI];
    long to_folder = is_plain ? AT_FDCWD : registers[REG_RDX];
    const char *from = (const char *)registers[is_plain ? REG_RDI : REG_RSI];
    const char *to = (const char *)registers[is_plain ? REG_RSI : REG_R10];
    (void)signal;
    long done = fails("rename", concerns(to)) ? -1 : syscall(SYS_renameat2, from_folder, from, to_folder, to, 0);
    registers[REG_RAX] = done < 0 ? -errno : done;
}

static void trap_renames(void) {
    struct sigaction action = {.sa_sigaction = on_rename, .sa_flags = SA_SIGINFO | SA_NODEFER};
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_rename, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_renameat, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
    sigaction(SIGSYS, &action, NULL);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

__attribute__((constructor)) static void begin(void) {
    folder = getenv("FAULT_FOLDER");
    call = getenv("FAULT_CALL");
    log_path = getenv("FAULT_LOG");
    const char *number = getenv("FAULT_AT");
    at = number ? atoi(number) : 0;
    if (call && !strcmp(call, "rename")) trap_renames();
}
