-- Refuses changes to the journal, for the owner of the tables too.
CREATE OR REPLACE FUNCTION wallet_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is only appended';
END $$;

CREATE OR REPLACE TRIGGER wallet_transfer_fixed
  BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE OR REPLACE TRIGGER wallet_batch_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_batch
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE OR REPLACE TRIGGER wallet_seal_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_seal
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();

-- The tables of the first design take no new rows either.
CREATE OR REPLACE TRIGGER wallet_v1_account_fixed
  BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON wallet_v1_account
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE OR REPLACE TRIGGER wallet_v1_lane_fixed
  BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON wallet_v1_lane
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE OR REPLACE TRIGGER wallet_v1_transfer_fixed
  BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON wallet_v1_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE OR REPLACE TRIGGER wallet_v1_entry_fixed
  BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON wallet_v1_entry
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE OR REPLACE TRIGGER wallet_v1_batch_fixed
  BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON wallet_v1_batch
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
