-- card.lua - the picture of a link to a puzzle is the one of its game. Only programs that show previews of links ask for it; they are
-- told what a stranger may know.
require("compiler")
return function()
    if ngx.var.is_preview ~= "1" then return end
    local answer = ngx.location.capture("/api/v1/puzzles/" .. ngx.var.previewed)
    local game = answer.status == 200 and answer.body:match('"game":"(%l+)"')
    if game then ngx.var.shared_card = "-" .. game end
end
