-- Who is seen where nobody is let in plays no further in any game that is open.
CREATE INDEX vendor_session_member ON vendor_session (member_id, session_until);

CREATE FUNCTION vendor_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('vendor.ended', json_build_object('memberId', NEW.member_id));
  RETURN NULL;
END $$;
CREATE TRIGGER vendor_session_ended AFTER UPDATE OF session_until ON vendor_session
  FOR EACH ROW EXECUTE FUNCTION vendor_session_ended();
