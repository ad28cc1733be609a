-- Announces that a member's game sessions were cut short, so that open games stop.
CREATE OR REPLACE FUNCTION vendor_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('vendor.ended', json_build_object('memberId', NEW.member_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER vendor_session_ended AFTER UPDATE OF session_until ON vendor_session
  FOR EACH ROW EXECUTE FUNCTION vendor_session_ended();
