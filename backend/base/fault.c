/* fault.c - see fault.h. */
#include "base/fault.h"
#include <ctype.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>

static const struct {
    const char *name, *title;
    int status;
} RAW[] = {
    {"NONE", "no fault", 200},
#define FAULT(name, status, title) {#name, title, status},
#include "fault_list.def"
#undef FAULT
};

static struct fault_fact facts[FAULT_COUNT];
static char codes[FAULT_COUNT][48];

static void fill(void)
{
    for (int i = 0; i < FAULT_COUNT; i++) {
        size_t n = 0;
        for (; n < sizeof codes[i] - 1 && RAW[i].name[n]; n++) codes[i][n] = (char)tolower(RAW[i].name[n]);
        codes[i][n] = 0;
        facts[i] = (struct fault_fact){.code = codes[i], .title = RAW[i].title, .status = RAW[i].status};
    }
}

const struct fault_fact *fault_fact(enum fault fault)
{
    static pthread_once_t filled = PTHREAD_ONCE_INIT;
    pthread_once(&filled, fill);
    return &facts[fault < FAULT_COUNT ? fault : FAULT_NONE];
}

enum fault fault_by_code(const char *code)
{
    for (int i = 1; i < FAULT_COUNT; i++)
        if (strcmp(fault_fact((enum fault)i)->code, code) == 0) return (enum fault)i;
    return FAULT_NONE;
}
