-- Refuses changes to the journal, for the owner of the tables too.
CREATE OR REPLACE FUNCTION wallet_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is only appended';
END $$;

CREATE OR REPLACE TRIGGER wallet_transfer_fixed
  BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE OR REPLACE TRIGGER wallet_entry_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_entry
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE OR REPLACE TRIGGER wallet_batch_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_batch
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
