/* picture.h - what the map as a picture is made of. */
#ifndef STRATAGEM_PICTURE_H
#define STRATAGEM_PICTURE_H
#include "games/stratagem/state.h"

extern const char *const LAND[PROVINCES]; /* land.c */
#endif
