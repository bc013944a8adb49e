/* quad_challenge_verify.h - checks the export of a sealed challenge. */
#ifndef QUAD_CHALLENGE_VERIFY_H
#define QUAD_CHALLENGE_VERIFY_H
#include "base/ctx.h"
#include <stdio.h>

/* Read an export (NDJSON, the pages one after another) and check everything in it, printing a line for each fault, each rule
 * and the whole. Trusts nothing in it. False, with the failure: it is no such export. */
bool challenge_verify(struct ctx *c, FILE *file, bool *ret_fine) must_check;
#endif
