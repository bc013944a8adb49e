/* failpoint.h - places where tests make the program fail. Set by QUADRIVIUM_FAIL=name:nth:what[,...] (nth 0: every
 * time); without it a point costs one comparison. What: sleep waits 1.5 s, kill is SIGKILL to this process, error
 * makes the point fail, claim breaks a claim, loop runs for ever, hoard allocates memory without end, deep recurses
 * without end. */
#ifndef QUAD_FAILPOINT_H
#define QUAD_FAILPOINT_H
#include "base/ctx.h"

/* True: go on. False: the point was told to fail; the ctx has FAULT_UNAVAILABLE. */
bool fail_point(struct ctx *c, const char *name) must_check;
/* The same for one of many: the point's name is NAME.WHICH. */
bool fail_point_of(struct ctx *c, const char *name, const char *which) must_check;
#endif
