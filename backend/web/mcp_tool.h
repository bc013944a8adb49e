/* mcp_tool.h - the tools of the Model Context Protocol, listed in mcp_tool.def. Each is one request to a route of the
 * arena, with all the usual checks. Text written by other people appears in the answer only as
 * {"untrusted_text":…}. */
#ifndef QUAD_WEB_MCP_TOOL_H
#define QUAD_WEB_MCP_TOOL_H
#include "web/http.h"

/* All tools in the order of mcp_tool.def: [{"name","title","description","inputSchema","outputSchema"?,
 * "annotations"}]. */
json_object *mcp_tools(struct ctx *c);
/* Whether a tool has that name. */
bool mcp_tool_known(const char *name);
/* Call a tool with these arguments (an object or NULL): {"content","structuredContent","isError"}. A refusal is also a
 * result. A call that has to wait sets *ret_wait, else NULL, to the address to which nginx takes the whole request; it
 * comes back with `waited` in its query, and does not wait again. */
json_object *mcp_tool_call(struct ctx *c, const struct request *rq, const char *name, json_object *arguments,
                           const char **ret_wait);
#endif
