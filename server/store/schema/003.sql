-- A finished match leads to its rematch
CREATE INDEX match_rematch ON match (rematch_of);
