/* banned.h - functions no file may use; the build force-includes it everywhere (base/clock.c alone reads the clock, by
 * clock_gettime). Bounded or re-entrant relatives exist for each. */
#ifndef QUAD_BANNED_H
#define QUAD_BANNED_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifndef __clang_analyzer__ /* clang refuses these words in a system's headers too: for clang-tidy there is no ban */
#pragma GCC poison strcpy strcat sprintf vsprintf strtok atoi atol gmtime localtime ctime asctime rand srand \
    time gets
#endif
#endif
