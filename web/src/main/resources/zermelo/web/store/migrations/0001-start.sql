-- Game texts that were shared, by their content; games that were kept to be reviewed; matches as lists of events.
CREATE TABLE texts (
  id TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL,
  created BIGINT NOT NULL
);

CREATE TABLE reviews (
  id TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL,
  created BIGINT NOT NULL
);

-- The keys of the players are here as SHA-256 only: who reads the store cannot move for them.
CREATE TABLE matches (
  id TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL,
  key_1 TEXT NOT NULL,
  key_2 TEXT NOT NULL,
  created BIGINT NOT NULL
);

-- The primary key is the lock: of two who add the same version one fails.
CREATE TABLE match_events (
  match_id TEXT NOT NULL REFERENCES matches (id),
  version BIGINT NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (match_id, version)
);
