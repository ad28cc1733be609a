-- When and from where members signed in, by whatever way: for their own eyes, for a while.
CREATE TABLE session_login (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject_id uuid NOT NULL,
  at timestamptz NOT NULL,
  user_agent text NOT NULL,
  address text NOT NULL,
  country text
);
CREATE INDEX session_login_subject ON session_login (subject_id, id);
CREATE INDEX session_login_at ON session_login (at);
