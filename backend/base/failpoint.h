/* failpoint.h - places where tests make the program fail for real. Set by QUADRIVIUM_FAIL=name:nth:kill|error|sleep[,...];
 * without it a point costs one comparison. sleep waits 1.5 s, kill is SIGKILL to this process, error makes the point fail. */
#ifndef QUAD_FAILPOINT_H
#define QUAD_FAILPOINT_H
#include "base/ctx.h"

/* True: go on. False: the point was told to fail; the ctx has FAULT_UNAVAILABLE. */
bool fail_point(struct ctx *c, const char *name) must_check;
#endif
