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

CREATE FUNCTION studio.refuse_seed_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'seeds do not change';
END $$;
CREATE TRIGGER seed_commitment_stays BEFORE UPDATE ON studio.seed_commitment
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_seed_change();
-- A pair in use can be revealed, once; nothing else about it changes.
CREATE TRIGGER seed_stays BEFORE UPDATE ON studio.seed FOR EACH ROW
  WHEN (OLD.revealed_at IS NOT NULL
    OR (OLD.id, OLD.seat_id, OLD.first, OLD.server_seed, OLD.server_seed_hash, OLD.client_seed,
        OLD.at, OLD.commitment)
      IS DISTINCT FROM
       (NEW.id, NEW.seat_id, NEW.first, NEW.server_seed, NEW.server_seed_hash, NEW.client_seed,
        NEW.at, NEW.commitment))
  EXECUTE FUNCTION studio.refuse_seed_change();

-- A commitment goes only with its seat: deleting one alone would be a way to choose another.
CREATE FUNCTION studio.refuse_seed_loss() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM studio.seat WHERE id = OLD.seat_id) THEN
    RAISE EXCEPTION 'seeds are not deleted';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER seed_commitment_is_kept BEFORE DELETE ON studio.seed_commitment
  FOR EACH ROW EXECUTE FUNCTION studio.refuse_seed_loss();
CREATE TRIGGER seed_is_kept BEFORE DELETE ON studio.seed
  FOR EACH ROW EXECUTE FUNCTION studio.refuse_seed_loss();
