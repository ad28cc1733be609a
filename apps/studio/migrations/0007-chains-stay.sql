-- A published chain of seeds cannot be exchanged, and a draw that was closed keeps its salt: what
-- holds for the seeds of a seat holds for those of shared games.
CREATE TRIGGER chain_stays BEFORE UPDATE ON studio.chain FOR EACH ROW
  WHEN ((OLD.id, OLD.game, OLD.commitment, OLD.length, OLD.secret, OLD.at) IS DISTINCT FROM
        (NEW.id, NEW.game, NEW.commitment, NEW.length, NEW.secret, NEW.at)
    OR NEW.used < OLD.used)
  EXECUTE FUNCTION studio.refuse_seed_change();
CREATE TRIGGER chain_is_kept BEFORE DELETE ON studio.chain
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_seed_change();

CREATE TRIGGER chain_use_stays BEFORE UPDATE ON studio.chain_use FOR EACH ROW
  WHEN ((OLD.chain_id, OLD.place, OLD.draw) IS DISTINCT FROM (NEW.chain_id, NEW.place, NEW.draw)
    OR (OLD.salt IS NOT NULL
      AND (OLD.salt, OLD.closed_at) IS DISTINCT FROM (NEW.salt, NEW.closed_at))
    OR (OLD.link IS NOT NULL
      AND (OLD.link, OLD.revealed_at) IS DISTINCT FROM (NEW.link, NEW.revealed_at)))
  EXECUTE FUNCTION studio.refuse_seed_change();
CREATE TRIGGER chain_use_is_kept BEFORE DELETE ON studio.chain_use
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_seed_change();
