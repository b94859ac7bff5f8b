-- A finished match leads to its rematch, and a player's open page to what waits there
CREATE INDEX match_rematch ON match (rematch_of);
