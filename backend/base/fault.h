/* fault.h - every error code of the arena, generated from base/fault.def and games/<id>/fault.def.
 *
 * A fault's `code` (its name in lower case) is the contract with other programs: in problem+json, in verdicts, in the
 * OpenAPI file. Codes are never reused for another meaning. */
#ifndef QUAD_FAULT_H
#define QUAD_FAULT_H

enum fault {
    FAULT_NONE,
#define FAULT(name, status, title) FAULT_##name,
#include "fault_list.def" /* generated: all fault.def files, one after another */
#undef FAULT
    FAULT_COUNT
};

struct fault_fact {
    const char *code, *title;
    int status; /* the HTTP status the web floor answers with */
};

/* Code, title and status of a fault; FAULT_NONE gives code "none" and status 200. */
const struct fault_fact *fault_fact(enum fault fault);
/* The fault with that code; FAULT_NONE when no fault has it. */
enum fault fault_by_code(const char *code);
#endif
