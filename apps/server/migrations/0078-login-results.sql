-- Where a member's losses stood when a login began to play: its result counts from there.
CREATE TABLE limits_login (
  session_id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  lost bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX limits_login_member ON limits_login (member_id, at);
