/* cosair.c - an agent that plays whole games of CoSAIR, in C with json-c: it settles, arms, and attacks the nearest foreign planet with
 * nearly all its ships.
 *
 *   gcc -O2 -o cosair-agent frontend/docs/agents/cosair.c $(pkg-config --cflags --libs json-c) &&
 *   quad simulate cosair --players mine,greedy --rotate --games 10 --extern mine=./cosair-agent
 *
 * It reads and writes one line of JSON at a time; protocol.md describes the lines. To write your own agent, replace orders_for() and keep
 * main(). */
#define _GNU_SOURCE
#include <json-c/json.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef json_object J;

static J *get(J *o, const char *key) { return json_object_object_get(o, key); }
static int number(J *o, const char *key) { return json_object_get_int(get(o, key)); }
static int count(J *list) { return (int)json_object_array_length(list); }
static J *at(J *list, int i) { return json_object_array_get_idx(list, (size_t)i); }
static void put(J *o, const char *key, int value) { json_object_object_add(o, key, json_object_new_int(value)); }

static J *order(J *orders, const char *type)
{
    J *o = json_object_new_object();
    json_object_object_add(o, "type", json_object_new_string(type));
    json_object_array_add(orders, o);
    return o;
}

/* The squared distance on a map without edges. */
static int distance(J *view, J *a, J *b)
{
    int size = number(view, "size"), dx = abs(number(a, "x") - number(b, "x")), dy = abs(number(a, "y") - number(b, "y"));
    dx = dx < size - dx ? dx : size - dx;
    dy = dy < size - dy ? dy : size - dy;
    return dx * dx + dy * dy;
}

static bool knows(J *list, const char *name)
{
    for (int i = 0; i < count(list); i++)
        if (strcmp(json_object_get_string(at(list, i)), name) == 0) return true;
    return false;
}

static void research(J *view, J *orders)
{
    static const char *const TECHS[] = {"autofabrication", "assault_cruiser",   "biomodelling",    "armoured_cruiser",    "fusion_drive",
                                        "conscript_army",  "security_network", "modern_medicine", "orbital_engineering", "space_mines"};
    J *you = get(view, "you");
    if (get(you, "research")) return;
    for (size_t i = 0; i < sizeof TECHS / sizeof *TECHS; i++) {
        if (knows(get(you, "techs"), TECHS[i])) continue;
        json_object_object_add(order(orders, "set_research"), "tech", json_object_new_string(TECHS[i]));
        return;
    }
}

static bool can_settle(J *you) { return number(you, "col_started") < 9 && number(you, "colony_cost") <= number(you, "gold") + 200; }

static const char *wish(J *you, J *planet)
{
    if (knows(get(you, "techs"), "autofabrication") && !knows(get(planet, "buildings"), "factory")) return "factory";
    if (can_settle(you) && !number(planet, "colony_ships") && number(planet, "pop") >= 2000) return "colony_ship";
    return number(planet, "transports") * 2 < number(planet, "cruisers") ? "transport" : "cruiser";
}

static void build(J *you, J *planet, J *orders)
{
    if (count(get(planet, "queue"))) return;
    J *o = order(orders, "set_queue"), *items = json_object_new_array();
    json_object_array_add(items, json_object_new_string(wish(you, planet)));
    put(o, "planet", number(planet, "id"));
    json_object_object_add(o, "items", items);
}

/* Returns true if an expedition leaves. Then all fleets stay at home this turn. */
static bool settle(J *you, J *planet, J *orders)
{
    if (!number(planet, "colony_ships") || !number(planet, "cruisers") || number(planet, "pop") < 2000 || !can_settle(you)) return false;
    J *o = order(orders, "colonise");
    put(o, "from", number(planet, "id"));
    put(o, "escort", 1);
    return true;
}

static void attack(J *view, J *planet, J *orders)
{
    int turn = number(view, "turn"), cruisers = number(planet, "cruisers"), transports = number(planet, "transports");
    J *planets = get(view, "planets"), *target = NULL;
    if (cruisers < 10 + turn / 15 || transports < 6) return;
    for (int i = 0; i < count(planets); i++) {
        J *other = at(planets, i);
        if (number(other, "owner") == number(get(view, "you"), "seat")) continue;
        if (!target || distance(view, planet, other) < distance(view, planet, target)) target = other;
    }
    if (!target) return;
    J *o = order(orders, "send_fleet");
    put(o, "from", number(planet, "id"));
    put(o, "to", number(target, "id"));
    put(o, "cruisers", cruisers - 3);
    put(o, "transports", transports);
}

static J *orders_for(J *view)
{
    J *orders = json_object_new_array(), *you = get(view, "you"), *own = get(view, "your_planets");
    research(view, orders);
    if (number(view, "turn") == 1) put(order(orders, "set_tax"), "rate", 70);
    bool left = false;
    for (int i = 0; i < count(own); i++) {
        build(you, at(own, i), orders);
        left = left || settle(you, at(own, i), orders);
        if (!left) attack(view, at(own, i), orders);
    }
    return orders;
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        J *message = json_tokener_parse(line);
        const char *msg = json_object_get_string(get(message, "msg"));
        if (msg && strcmp(msg, "hello") == 0) printf("{\"msg\":\"ready\",\"name\":\"cosair.c\",\"version\":\"1\"}\n");
        if (msg && strcmp(msg, "turn") == 0) {
            J *orders = orders_for(get(message, "view"));
            printf("{\"msg\":\"orders\",\"turn\":%d,\"orders\":%s}\n", number(message, "turn"), json_object_to_json_string_ext(orders, JSON_C_TO_STRING_PLAIN));
            json_object_put(orders);
        }
        fflush(stdout);
        json_object_put(message);
    }
    free(line);
    return 0;
}
