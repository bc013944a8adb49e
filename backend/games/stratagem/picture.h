/* picture.h - the shapes that the picture of the map consists of. */
#ifndef STRATAGEM_PICTURE_H
#define STRATAGEM_PICTURE_H
#include "games/stratagem/state.h"

extern const char *const LAND[PROVINCES]; /* the outline of each province as an SVG path (land.c) */
#endif
