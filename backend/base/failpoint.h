/* failpoint.h - places where tests can make the program fail, set by QUADRIVIUM_FAIL=name:nth:what[,...] (nth 0: every
 * time); without the variable a point costs one comparison. `what` is one of: error (the point fails), sleep (waits
 * 1.5 s), work (computes for 1.5 s), kill (SIGKILL to this process), claim (a failing must()), loop (an endless loop),
 * hoard (allocates without end), deep (recurses without end). */
#ifndef QUAD_FAILPOINT_H
#define QUAD_FAILPOINT_H
#include "base/ctx.h"

/* True: continue. False: the point is set to fail; the ctx has FAULT_UNAVAILABLE. */
bool fail_point(struct ctx *c, const char *name) must_check;
/* The same for one of several points: its name is NAME.WHICH. */
bool fail_point_of(struct ctx *c, const char *name, const char *which) must_check;
#endif
