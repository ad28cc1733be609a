-- Sends a member's browsers the new state of a deposit.
CREATE OR REPLACE FUNCTION payment_announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('deposit.changed',
    json_build_object('memberId', NEW.member_id, 'version', NEW.version));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payment_deposit_announce AFTER UPDATE OF version ON payment_deposit
  FOR EACH ROW EXECUTE FUNCTION payment_announce();
