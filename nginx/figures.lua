-- figures.lua - what nginx itself has done, for /metrics: requests that it refused without asking a worker, and
-- spectators' long polls (watchers.lua). All of its processes count together, in a shared table; a restart of nginx
-- begins anew.
require("compiler")
local counts = ngx.shared.figures

local figures = {}

-- Count n of something.
function figures.add(key, n)
    counts:incr(key, n, 0)
end

-- Tell how many of something there are in this process now.
function figures.set(key, n)
    counts:set(key .. ":" .. ngx.worker.id(), n)
end

-- Count a refusal (log phase of the place that answers it). Where workers are lacking, the reason is their door's.
function figures.refused(reason)
    local door = ngx.var.door
    if reason == "unavailable" and (door == "costly" or door == "hashing" or door == "calling") then reason = door end
    figures.add("refused:" .. reason, 1)
end

local REASONS = { "unavailable", "costly", "hashing", "calling", "too_many", "too_large", "malformed", "method" }
local COUNTERS = {
    { "quad_watchers_total", "waits", "Long polls of spectators that nginx took" },
    { "quad_watchers_answered_total", "answered", "Of these, answered together with others who waited for the same" },
    { "quad_watchers_expired_total", "expired", "Of these, those whose time was over" },
    { "quad_watchers_referred_total", "referred", "Of these, sent on each by itself" },
}

-- Told by each process (figures.set).
local GAUGES = {
    { "quad_watchers_waiting", "waiting", "Spectators that wait in nginx now, to the second" },
    { "quad_watchers_addresses", "spellings", "Addresses of theirs that nginx remembers now, to the second" },
}

local function head(name, kind, help)
    return ("# HELP %s %s\n# TYPE %s %s\n"):format(name, help, name, kind)
end

local function text()
    local lines = {}
    for _, counter in ipairs(COUNTERS) do
        local name, key, help = counter[1], counter[2], counter[3]
        lines[#lines + 1] = head(name, "counter", help) .. ("%s %d\n"):format(name, counts:get(key) or 0)
    end
    for _, gauge in ipairs(GAUGES) do
        local name, key, help = gauge[1], gauge[2], gauge[3]
        local n = 0
        for worker = 0, ngx.worker.count() - 1 do n = n + (counts:get(key .. ":" .. worker) or 0) end
        lines[#lines + 1] = head(name, "gauge", help) .. ("%s %d\n"):format(name, n)
    end
    lines[#lines + 1] = head("quad_refusals_total", "counter", "Requests that nginx refused without a worker")
    for _, reason in ipairs(REASONS) do
        local n = counts:get("refused:" .. reason) or 0
        lines[#lines + 1] = ('quad_refusals_total{reason="%s"} %d\n'):format(reason, n)
    end
    return table.concat(lines)
end

-- Append all to /metrics (the filter of its body).
function figures.append()
    if ngx.arg[2] and ngx.status == 200 then ngx.arg[1] = ngx.arg[1] .. text() end
end

return figures
