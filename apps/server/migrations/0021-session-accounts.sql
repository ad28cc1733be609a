-- Where a session was begun, when its owner last proved who they are, and whether the password it
-- was begun with must be changed.
ALTER TABLE session_session
  ADD COLUMN user_agent text NOT NULL DEFAULT '',
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN country text,
  ADD COLUMN proved_at timestamptz,
  ADD COLUMN must_change boolean NOT NULL DEFAULT false;

-- The browsers from which an account has signed in, by the fingerprint of their cookie.
CREATE TABLE session_device (
  member_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, device_hash)
);
CREATE INDEX session_device_seen_at ON session_device (seen_at);

-- The addresses from which it has; an IPv6 one stands for its /64.
CREATE TABLE session_address (
  member_id uuid NOT NULL,
  address text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, address)
);
CREATE INDEX session_address_seen_at ON session_address (seen_at);

-- Wrong tries within half an hour, by whom they aim at and from where; 'all' is from anywhere.
-- Whom: a keyed hash, so that the table names neither accounts nor what people typed.
CREATE TABLE session_failure (
  whom bytea NOT NULL,
  place text NOT NULL,
  failures int NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (whom, place)
);
CREATE INDEX session_failure_since ON session_failure (since);

-- A sign-in that waits for a further proof. Only the browser that began it can go on.
CREATE TABLE session_ticket (
  ticket_hash bytea PRIMARY KEY,
  brand_id uuid NOT NULL,
  member_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  began_by text NOT NULL,
  remember boolean,
  ways text[] NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_ticket_member ON session_ticket (member_id);
CREATE INDEX session_ticket_expires_at ON session_ticket (expires_at);

-- A browser that may return for a day. The verifier changes at each use: an old one is a thief's.
CREATE TABLE session_remember (
  selector text PRIMARY KEY,
  verifier_hash bytea NOT NULL,
  brand_id uuid NOT NULL,
  member_id uuid NOT NULL,
  shows text NOT NULL CHECK (shows IN ('name', 'mobile')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_remember_member ON session_remember (member_id);
CREATE INDEX session_remember_expires_at ON session_remember (expires_at);

-- It dies with the session that made it.
CREATE TABLE session_hand_over (
  code_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session_session (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_hand_over_session ON session_hand_over (session_id);

-- After a reset nothing is paid out for a day, so that an owner who lost the phone can speak up.
ALTER TABLE member_account ADD COLUMN payouts_held_until timestamptz;
