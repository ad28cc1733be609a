CREATE TABLE member_account (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  name text NOT NULL CHECK (name = lower(name)),
  nickname text NOT NULL,
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 4, 41, 42)),
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (brand_id, name)
);

CREATE TABLE staff_account (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name = lower(name)),
  password_hash text NOT NULL,
  -- The secret of the second factor, encrypted under APP_SECRET.
  totp_secret bytea NOT NULL,
  -- The last code step used: a code works once.
  totp_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

-- A session is a pair: the token in the browser's storage and an HttpOnly cookie. Both are stored
-- as fingerprints only. subject_id is an account of member or staff, by kind.
CREATE TABLE session_session (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  cookie_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('trial', 'member', 'agent', 'staff')),
  brand_id uuid,
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  CHECK ((kind = 'staff') = (brand_id IS NULL))
);
CREATE INDEX session_session_subject ON session_session (subject_id);
CREATE INDEX session_session_seen_at ON session_session (seen_at);
