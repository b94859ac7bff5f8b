-- A process that ended in good order: it is not alive, however lately it was seen
ALTER TABLE process ADD COLUMN stopped BIGINT NOT NULL DEFAULT 0;

-- Hash of the state after the entry: finds the exact entry at which other rules lead elsewhere
ALTER TABLE entry ADD COLUMN mark TEXT;
