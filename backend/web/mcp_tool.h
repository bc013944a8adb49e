/* mcp_tool.h - the tools of the Model Context Protocol. mcp_tool.def lists them; each is one request to one of our
 * own routes, which passes every check that any request passes. What other people wrote stands in the answer only as
 * {"untrusted_text":…}. */
#ifndef QUAD_WEB_MCP_TOOL_H
#define QUAD_WEB_MCP_TOOL_H
#include "web/http.h"

/* All tools in the order of mcp_tool.def: [{"name","title","description","inputSchema","annotations"}]. */
json_object *mcp_tools(struct ctx *c);
/* Is there a tool of that name? */
bool mcp_tool_known(const char *name);
/* Call it with these arguments (an object or NULL): {"content","structuredContent","isError"}. A refusal is a result
 * too. */
json_object *mcp_tool_call(struct ctx *c, const struct request *rq, const char *name, json_object *arguments);
#endif
