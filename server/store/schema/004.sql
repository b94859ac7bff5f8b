-- A held match: number of entries that the rules at hand can still read
ALTER TABLE match ADD COLUMN held BIGINT;
