-- What an account is beyond its name. Phone accounts and those of other providers have no password.
ALTER TABLE member_account
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'frozen', 'closed')),
  ADD COLUMN password_set_at timestamptz,
  -- Made by staff or known to others: it must be changed before anything else.
  ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
  ADD COLUMN payment_password_hash text,
  ADD COLUMN first_login_at timestamptz,
  ADD COLUMN terms_version text,
  ADD COLUMN terms_accepted_at timestamptz,
  ADD COLUMN age_confirmed_at timestamptz,
  -- As the browser told them, and worth as much: where the registration came from.
  ADD COLUMN register_hints jsonb NOT NULL DEFAULT '{}'
    CHECK (jsonb_typeof(register_hints) = 'object'),
  -- What was promised at the registration, in ten-thousandths, and how often it must be staked.
  ADD COLUMN sign_up_bonus bigint CHECK (sign_up_bonus > 0),
  ADD COLUMN sign_up_play_through smallint,
  -- When the promise was kept.
  ADD COLUMN welcomed_at timestamptz,
  ADD COLUMN avatar text CHECK (avatar ~ '^[a-z0-9-]{1,32}$'),
  ADD COLUMN to_upline boolean NOT NULL DEFAULT false,
  -- Trial accounts end by themselves.
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN closed_at timestamptz,
  ADD CHECK ((sign_up_bonus IS NULL) = (sign_up_play_through IS NULL)),
  ADD CHECK ((terms_version IS NULL) = (terms_accepted_at IS NULL)),
  ADD CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  ADD CHECK ((type = 4) = (expires_at IS NOT NULL)) NOT VALID;
UPDATE member_account SET password_set_at = created_at WHERE password_hash IS NOT NULL;
CREATE INDEX member_account_unwelcomed ON member_account (created_at)
  WHERE sign_up_bonus IS NOT NULL AND welcomed_at IS NULL;
CREATE INDEX member_account_expires ON member_account (expires_at) WHERE expires_at IS NOT NULL;

-- What makes a person one person: fingerprints under APP_SECRET of the normalised value. One that
-- has ended still tells that there was such a person, and nothing else.
CREATE TABLE member_identity (
  member_id uuid NOT NULL REFERENCES member_account (id) ON DELETE CASCADE,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL CHECK (kind IN ('phone', 'email', 'idNumber')),
  blind_index bytea NOT NULL CHECK (length(blind_index) = 32),
  -- When its owner showed to have it: a code that was sent there came back.
  verified_at timestamptz,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (member_id, kind, blind_index)
);
CREATE UNIQUE INDEX member_identity_one ON member_identity (brand_id, kind, blind_index)
  WHERE ended_at IS NULL;
CREATE UNIQUE INDEX member_identity_kind ON member_identity (member_id, kind)
  WHERE ended_at IS NULL;
CREATE INDEX member_identity_known ON member_identity (brand_id, kind, blind_index);

-- What is known about a person, each value locked under APP_SECRET for its field and its member.
CREATE TABLE member_profile (
  member_id uuid NOT NULL REFERENCES member_account (id) ON DELETE CASCADE,
  field text NOT NULL CHECK (field ~ '^[A-Za-z]{1,32}$'),
  locked bytea NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, field)
);

-- What the house calls its members: a club, which is one, and any number of others.
CREATE TABLE member_label (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL CHECK (kind IN ('club', 'member')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  color2 text NOT NULL CHECK (color2 ~ '^#[0-9a-f]{6}$'),
  position int NOT NULL DEFAULT 0,
  UNIQUE (brand_id, kind, name),
  UNIQUE (id, kind)
);
CREATE TABLE member_labelled (
  member_id uuid NOT NULL REFERENCES member_account (id) ON DELETE CASCADE,
  label_id uuid NOT NULL,
  kind text NOT NULL,
  PRIMARY KEY (member_id, label_id),
  FOREIGN KEY (label_id, kind) REFERENCES member_label (id, kind) ON DELETE CASCADE
);
CREATE UNIQUE INDEX member_labelled_club ON member_labelled (member_id) WHERE kind = 'club';
