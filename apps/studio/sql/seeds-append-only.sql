-- Published seeds and chains are never changed: a pair in use can be revealed, a draw closed, once.
CREATE OR REPLACE FUNCTION studio.refuse_seed_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'seeds do not change';
END $$;

CREATE OR REPLACE TRIGGER seed_commitment_stays BEFORE UPDATE ON studio.seed_commitment
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_seed_change();
CREATE OR REPLACE TRIGGER seed_stays BEFORE UPDATE ON studio.seed FOR EACH ROW
  WHEN (OLD.revealed_at IS NOT NULL
    OR (OLD.id, OLD.seat_id, OLD.first, OLD.server_seed, OLD.server_seed_hash, OLD.client_seed,
        OLD.at, OLD.commitment)
      IS DISTINCT FROM
       (NEW.id, NEW.seat_id, NEW.first, NEW.server_seed, NEW.server_seed_hash, NEW.client_seed,
        NEW.at, NEW.commitment))
  EXECUTE FUNCTION studio.refuse_seed_change();
CREATE OR REPLACE TRIGGER chain_stays BEFORE UPDATE ON studio.chain FOR EACH ROW
  WHEN ((OLD.id, OLD.game, OLD.commitment, OLD.length, OLD.secret, OLD.at) IS DISTINCT FROM
        (NEW.id, NEW.game, NEW.commitment, NEW.length, NEW.secret, NEW.at)
    OR NEW.used < OLD.used)
  EXECUTE FUNCTION studio.refuse_seed_change();
CREATE OR REPLACE TRIGGER chain_is_kept BEFORE DELETE ON studio.chain
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_seed_change();
CREATE OR REPLACE TRIGGER chain_use_stays BEFORE UPDATE ON studio.chain_use FOR EACH ROW
  WHEN ((OLD.chain_id, OLD.place, OLD.draw) IS DISTINCT FROM (NEW.chain_id, NEW.place, NEW.draw)
    OR (OLD.salt IS NOT NULL
      AND (OLD.salt, OLD.closed_at) IS DISTINCT FROM (NEW.salt, NEW.closed_at))
    OR (OLD.link IS NOT NULL
      AND (OLD.link, OLD.revealed_at) IS DISTINCT FROM (NEW.link, NEW.revealed_at)))
  EXECUTE FUNCTION studio.refuse_seed_change();
CREATE OR REPLACE TRIGGER chain_use_is_kept BEFORE DELETE ON studio.chain_use
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_seed_change();

-- A commitment goes only with its seat: deleting one alone would be a way to choose another seed.
CREATE OR REPLACE FUNCTION studio.refuse_seed_loss() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM studio.seat WHERE id = OLD.seat_id) THEN
    RAISE EXCEPTION 'seeds are not deleted';
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER seed_commitment_is_kept BEFORE DELETE ON studio.seed_commitment
  FOR EACH ROW EXECUTE FUNCTION studio.refuse_seed_loss();
CREATE OR REPLACE TRIGGER seed_is_kept BEFORE DELETE ON studio.seed
  FOR EACH ROW EXECUTE FUNCTION studio.refuse_seed_loss();
