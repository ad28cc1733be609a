-- An account holds one currency and belongs to one lane: lanes never meet on a row.
CREATE TABLE wallet_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL UNIQUE,
  lane smallint NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Accounts of the house and of the world outside; a player's never.
  may_overdraw boolean NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  CONSTRAINT wallet_account_not_overdrawn CHECK (may_overdraw OR balance >= 0)
);

-- The head of each lane's chain: its last number and hash.
CREATE TABLE wallet_lane (
  lane smallint PRIMARY KEY,
  seq bigint NOT NULL,
  head bytea NOT NULL
);
INSERT INTO wallet_lane
  SELECT lane, 0, sha256(convert_to('lane ' || lane, 'UTF8')) FROM generate_series(0, 1) AS lane;

-- Every transfer asked for, refused ones too, so that a repeat gets the first answer.
CREATE TABLE wallet_transfer (
  id uuid PRIMARY KEY,
  lane smallint NOT NULL REFERENCES wallet_lane (lane),
  seq bigint NOT NULL,
  code text NOT NULL,
  -- The hash of what was asked: the same id with other content is a conflict.
  content bytea NOT NULL,
  refusal text,
  -- What each source gave, in the order of the sources.
  taken bigint[] NOT NULL,
  -- Account and signed amount of each entry, in order; the entries of one transfer sum to 0.
  moves bigint[] NOT NULL,
  reference text NOT NULL,
  at timestamptz NOT NULL,
  hash bytea NOT NULL,
  UNIQUE (lane, seq)
);

CREATE TABLE wallet_entry (
  account_id bigint NOT NULL REFERENCES wallet_account (id),
  version bigint NOT NULL,
  lane smallint NOT NULL,
  seq bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance bigint NOT NULL,
  PRIMARY KEY (account_id, version)
);

-- Counters and blocks that modules hang on transfers, without the wallet knowing what they mean.
-- Each belongs to a lane and is read and changed under that lane's lock only.
CREATE TABLE wallet_guard (
  lane smallint NOT NULL REFERENCES wallet_lane (lane),
  key text NOT NULL,
  value bigint NOT NULL,
  PRIMARY KEY (lane, key)
);
