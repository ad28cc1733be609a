-- The time by which locks and leases are decided: the database's, which the wallet uses too.
CREATE OR REPLACE FUNCTION studio.now() RETURNS timestamptz LANGUAGE sql
SECURITY DEFINER SET search_path = public, pg_temp AS $$ SELECT public.platform_now() $$;

-- Returns once every transfer that was being decided when it was called is committed or undone.
CREATE OR REPLACE FUNCTION studio.pass_lanes() RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path = public, pg_temp AS $$ SELECT public.wallet_pass_lanes() $$;

CREATE OR REPLACE FUNCTION studio.refuse_bet_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'bets and results do not change';
END $$;

CREATE OR REPLACE TRIGGER bet_stays BEFORE UPDATE ON studio.bet
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_bet_change();
CREATE OR REPLACE TRIGGER price_list_stays BEFORE UPDATE OR DELETE ON studio.price_list
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_bet_change();
CREATE OR REPLACE TRIGGER event_is_kept BEFORE DELETE ON studio.event
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_bet_change();
-- What a player bet on stays as it was, and a result is never replaced.
CREATE OR REPLACE TRIGGER event_stays BEFORE UPDATE ON studio.event FOR EACH ROW
  WHEN ((OLD.game, OLD.number, OLD.rules, OLD.prices, OLD.locks_at, OLD.draws_at)
      IS DISTINCT FROM
        (NEW.game, NEW.number, NEW.rules, NEW.prices, NEW.locks_at, NEW.draws_at)
    OR (OLD.commitment IS NOT NULL
      AND (OLD.commitment, OLD.place) IS DISTINCT FROM (NEW.commitment, NEW.place))
    OR (OLD.salt IS NOT NULL AND OLD.salt IS DISTINCT FROM NEW.salt)
    OR (OLD.result IS NOT NULL AND OLD.result IS DISTINCT FROM NEW.result))
  EXECUTE FUNCTION studio.refuse_bet_change();
-- An end that was paid is final.
CREATE OR REPLACE TRIGGER bet_end_stays BEFORE UPDATE ON studio.bet_end FOR EACH ROW
  WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION studio.refuse_bet_change();
