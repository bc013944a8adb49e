/* mcp_table.h - JSON with its lists as tables: a language model pays for every repeated name of a member. */
#ifndef QUAD_WEB_MCP_TABLE_H
#define QUAD_WEB_MCP_TABLE_H
#include "base/json.h"

/* A copy in which a list of objects that have mostly the same members is {"columns":[name],"rows":[[value]]}; a value
 * that a row does not have is null. An object of such objects is a table too, whose first column, "key", holds the
 * names. A column of fenced texts ({"untrusted_text":T}) is called "untrusted_text NAME" and holds the texts. */
json_object *mcp_table(struct ctx *c, json_object *value);
#endif
