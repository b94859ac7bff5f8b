-- The name of an account as it looks: nobody else takes one that can be mistaken for it
ALTER TABLE player ADD COLUMN likeness TEXT;
UPDATE player SET likeness = LOWER(name) WHERE account = 1 AND deleted IS NULL;
DROP INDEX player_name;
CREATE UNIQUE INDEX player_likeness ON player (likeness) WHERE account = 1 AND deleted IS NULL;
