-- The authenticator app of a member.
CREATE TABLE factor_totp (
  member_id uuid PRIMARY KEY,
  -- Encrypted under APP_SECRET.
  secret bytea NOT NULL,
  -- The last code step used: a code works once.
  step bigint NOT NULL,
  enrolled_at timestamptz NOT NULL
);

-- Shown to a member whose first code is still to come; only the session that began may confirm.
CREATE TABLE factor_pending (
  member_id uuid PRIMARY KEY,
  session_id uuid NOT NULL,
  secret bytea NOT NULL,
  until timestamptz NOT NULL
);

-- Codes for who has lost the authenticator, as keyed hashes; each works once.
CREATE TABLE factor_recovery (
  member_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);

-- How often somebody has lately tried to prove to be this member.
CREATE TABLE factor_tries (
  member_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('any', 'bankName')),
  since timestamptz NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (member_id, kind)
);
