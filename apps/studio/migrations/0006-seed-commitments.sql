-- The next server seed of a seat, stored and published by its hash before any client seed for it is
-- accepted, so that nobody can choose a server seed knowing the client seed. The newest row of a
-- seat is the next seed; a rotation uses it and adds another in the same commit.
CREATE TABLE studio.seed_commitment (
  seat_id bigint NOT NULL REFERENCES studio.seat (id) ON DELETE CASCADE,
  number int NOT NULL CHECK (number > 0),
  server_seed bytea NOT NULL,
  server_seed_hash text NOT NULL CHECK (server_seed_hash ~ '^[0-9a-f]{64}$'),
  published_at timestamptz NOT NULL,
  PRIMARY KEY (seat_id, number),
  UNIQUE (seat_id, number, server_seed_hash)
);

-- Null for pairs from before this rule: their rounds stay verifiable, but none begins with them.
-- `at` is when the client seed was given. The reference makes it impossible to use another seed
-- than the one whose hash was published.
ALTER TABLE studio.seed
  ADD COLUMN commitment int,
  ADD UNIQUE (seat_id, commitment),
  ADD FOREIGN KEY (seat_id, commitment, server_seed_hash)
    REFERENCES studio.seed_commitment (seat_id, number, server_seed_hash) ON DELETE CASCADE;
