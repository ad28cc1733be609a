-- The secret with which its owner activates an account that staff opened. It works once, and the
-- owner sets a password before anything else. Only its hash is stored.
CREATE TABLE member_activation (
  member_id uuid PRIMARY KEY REFERENCES member_account (id) ON DELETE CASCADE,
  secret_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
