-- Adds each login of a member or agent to their login history.
CREATE OR REPLACE FUNCTION session_note_login() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO session_login (subject_id, at, user_agent, address, country)
    VALUES (NEW.subject_id, NEW.created_at, NEW.user_agent, NEW.address, NEW.country);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER session_session_login AFTER INSERT ON session_session
  FOR EACH ROW WHEN (NEW.kind IN ('member', 'agent')) EXECUTE FUNCTION session_note_login();
