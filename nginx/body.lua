-- body.lua - bounds how long nginx waits for the whole of a body; client_body_timeout bounds only the gap between two parts, so a byte
-- now and then would hold a connection for ever. Runs for each request before it is passed on (fastcgi.conf).
--
-- A body has $body_seconds and a second more for each 64 KiB that it announces. A network may have SLOW bodies on their way that take
-- longer than a second; more are refused then. So connections that trickle neither use up the 400 of their network nor stay.
require("compiler")
local SLOW, PART, AT_ONCE = 50, 65536, 1

-- Whether the thread ends within so many seconds.
local function ends_within(reader, seconds)
    local timer = ngx.thread.spawn(function()
        ngx.sleep(seconds)
        return "late"
    end)
    local _, told = ngx.thread.wait(reader, timer)
    if told == "late" then
        return false
    end
    ngx.thread.kill(timer)
    return true
end

local function read()
    ngx.req.read_body()
end

return function()
    local method = ngx.req.get_method()
    if method == "GET" or method == "HEAD" then
        return ngx.req.discard_body() -- no route reads it
    end
    local var = ngx.var
    local length = tonumber(var.http_content_length)
    if not length and ngx.req.http_version() >= 2 then
        return -- the module cannot wait for it; limit_conn bounds how many there are
    end
    local reader = ngx.thread.spawn(read)
    if coroutine.status(reader) == "zombie" or ends_within(reader, AT_ONCE) then
        return -- nearly all come with their headers
    end
    local network, slow = var.caller, ngx.shared.slow_bodies
    local seconds = tonumber(var.body_seconds) + (length or 0) / PART
    -- A client that breaks off stays counted until the entry of its network lapses.
    if network ~= "" and slow:incr(network, 1, 0, 2 * seconds) > SLOW then
        slow:incr(network, -1)
        return ngx.exit(429)
    end
    local whole = ends_within(reader, seconds - AT_ONCE)
    if network ~= "" then
        slow:incr(network, -1)
    end
    if not whole then
        return ngx.exit(408) -- nginx closes the connection, as after client_body_timeout
    end
end
