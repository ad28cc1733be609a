-- Who brings games. A vendor of the kind "transfer" keeps a balance of its own, at its base_url.
CREATE TABLE vendor_vendor (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9_-]{2,32}$'),
  -- Under a key of ours: what both sides sign with.
  secret bytea NOT NULL,
  wallet text NOT NULL DEFAULT 'seamless' CHECK (wallet IN ('seamless', 'transfer')),
  base_url text,
  enabled boolean NOT NULL DEFAULT true,
  -- A round left open longer is reported and closed.
  round_hours int NOT NULL DEFAULT 24 CHECK (round_hours > 0),
  CHECK (wallet = 'seamless' OR base_url IS NOT NULL)
);

CREATE TABLE vendor_game (
  vendor_code text NOT NULL REFERENCES vendor_vendor (code),
  code text NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  PRIMARY KEY (vendor_code, code)
);

-- A launch: its ticket is used once, and then it is the session of one member in one game.
CREATE TABLE vendor_session (
  ticket bytea PRIMARY KEY,
  token bytea UNIQUE,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  member_id uuid NOT NULL,
  ticket_until timestamptz NOT NULL,
  session_until timestamptz NOT NULL
);
CREATE INDEX vendor_session_until ON vendor_session (session_until);

-- What vendors asked for and got, written in the commit that moved the money.
CREATE TABLE vendor_transaction (
  vendor_code text NOT NULL,
  round_id text NOT NULL,
  -- Empty for a round that we closed ourselves.
  transaction_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('debit', 'credit', 'play', 'rollback', 'close', 'sweep')),
  member_id uuid NOT NULL,
  game_code text NOT NULL,
  transfer_id uuid NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  closes boolean NOT NULL,
  -- The transfer that a rollback undid or prevented.
  target_id uuid,
  at timestamptz NOT NULL
);
CREATE INDEX vendor_transaction_round ON vendor_transaction (vendor_code, round_id);
CREATE INDEX vendor_transaction_debit ON vendor_transaction (member_id, at) WHERE kind = 'debit';
CREATE INDEX vendor_transaction_age ON vendor_transaction (at) WHERE kind = 'debit';

-- Money on its way to or from a vendor's own balance; `sent` until the vendor's answer is known.
CREATE TABLE vendor_transfer (
  id uuid PRIMARY KEY,
  vendor_code text NOT NULL,
  member_id uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('sent', 'done', 'refused')),
  at timestamptz NOT NULL
);
CREATE INDEX vendor_transfer_sent ON vendor_transfer (at) WHERE state = 'sent';
