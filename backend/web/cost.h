/* cost.h - what a route costs, from cost.def. */
#ifndef QUAD_WEB_COST_H
#define QUAD_WEB_COST_H
#include "web/route.h"

enum cost_class { LIGHT };

struct cost {
    enum cost_class class;
    int starts; /* games it may begin */
};

/* Of a route, by its handler; LIGHT and no starts for one that cost.def does not name. */
struct cost cost_of(route_handler *handler);
#endif
