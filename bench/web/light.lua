-- Small questions, each another one: positions of nim with three heaps.
local function heap() return math.random(1, 60) end

request = function()
  return wrk.format("GET", "/api/solve?game=nim&moves=none&position=" .. heap() .. "%2B" .. heap() .. "%2B" .. heap())
end
