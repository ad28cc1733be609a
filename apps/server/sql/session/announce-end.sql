-- Every process forgets an ended session and closes its sockets.
CREATE OR REPLACE FUNCTION session_announce_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('session.ended', json_build_object('sessionId', OLD.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER session_session_ended AFTER DELETE ON session_session
  FOR EACH ROW EXECUTE FUNCTION session_announce_ended();
