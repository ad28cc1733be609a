-- Whoever ends a session, every process forgets it and closes its sockets.
CREATE FUNCTION session_announce_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('session.ended', json_build_object('sessionId', OLD.id));
  RETURN NULL;
END $$;

CREATE TRIGGER session_session_ended AFTER DELETE ON session_session
  FOR EACH ROW EXECUTE FUNCTION session_announce_ended();
