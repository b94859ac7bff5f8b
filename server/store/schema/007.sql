-- JSON: options that a seat keeps to itself until the rules show them, by seat
ALTER TABLE match ADD COLUMN secret TEXT NOT NULL DEFAULT '{}';
