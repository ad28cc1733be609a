-- Rounds, their ends, jackpot wins, pot switches and approvals are never changed.
CREATE OR REPLACE FUNCTION studio.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rounds do not change';
END $$;

CREATE OR REPLACE TRIGGER round_stays BEFORE UPDATE ON studio.round
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_change();
CREATE OR REPLACE TRIGGER round_end_stays BEFORE UPDATE ON studio.round_end
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_change();
CREATE OR REPLACE TRIGGER jackpot_win_stays BEFORE UPDATE ON studio.jackpot_win
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_change();
CREATE OR REPLACE TRIGGER pot_switch_stays BEFORE UPDATE OR DELETE ON studio.pot_switch
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_change();
CREATE OR REPLACE TRIGGER win_approval_stays BEFORE UPDATE OR DELETE ON studio.win_approval
  FOR EACH STATEMENT EXECUTE FUNCTION studio.refuse_change();
