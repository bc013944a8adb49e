# site.awk - nginx/quadrivium.conf.in, a whole configuration, as two parts of a site beside others: -v part=http (maps, limits, upstreams and
# the operator's listener, which stand outside of servers) and -v part=server (what stands in the arena's server). Directives of
# the http level that a server takes as well go into the servers, so that other sites of this nginx keep their own.
function emit(text) { if (target != "") out[target] = out[target] text }
{
    if (/nginx\/extra\//) next # for measurements beside stack.sh
    line = $0
    opens = gsub(/{/, "{"); closes = gsub(/}/, "}")
    word = $1
    # Inside http, between two statements.
    if (depth == 1 && in_http && !in_block) {
        if (word ~ /^#/ || word == "") { pending = pending line "\n"; next }
        if (word == "}") { in_http = 0; depth = 0; next }
        if (word ~ /_temp_path$/ || word == "@REDIRECT@") target = ""
        else if (word == "server") target = ++servers == 1 ? "server" : "local"
        else if (word ~ /^(geo|map|limit_req_zone|limit_conn_zone|lua_package_path|lua_shared_dict|lua_max_running_timers|lua_max_pending_timers|lua_malloc_trim|fastcgi_cache_path|upstream)$/) target = "http"
        else target = "shared"
        emit(pending)
        pending = ""
        if (word == "server") { in_block = depth; depth += opens - closes; next }
        emit(line "\n")
        if (opens > closes) in_block = depth
        depth += opens - closes
        next
    }
    if (in_block) {
        depth += opens - closes
        if (depth == in_block) {
            in_block = 0
            if (target != "server" && target != "local") emit(line "\n")
            next
        }
        if (target == "server" && word ~ /^(@LISTEN@|@TLS@|server_name)$/) next
        emit(line "\n")
        next
    }
    if (word == "http") { in_http = 1; depth = 1 }
}
END {
    if (part == "server") printf "%s%s", out["shared"], out["server"]
    else printf "%s\n    server {\n%s%s    }\n", out["http"], out["shared"], out["local"]
}
