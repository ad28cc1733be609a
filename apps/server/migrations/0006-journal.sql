-- The journal anew: no call could move money before it, so there is nothing to carry over.
DO $$ BEGIN
  IF EXISTS (SELECT FROM wallet_transfer) THEN
    RAISE EXCEPTION 'the first draft of the journal holds transfers: export them before this step';
  END IF;
END $$;
DROP TABLE wallet_entry, wallet_transfer, wallet_account, wallet_guard, wallet_lane CASCADE;
DROP FUNCTION IF EXISTS wallet_commit, wallet_set_guard, wallet_link;

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
) WITH (fillfactor = 50);

-- Where each lane stands: the last row, the last batch with its time, and the head of the chain.
CREATE TABLE wallet_lane (
  lane smallint PRIMARY KEY,
  seq bigint NOT NULL,
  batch bigint NOT NULL,
  at timestamptz NOT NULL,
  head bytea NOT NULL
) WITH (fillfactor = 10);

-- Every transfer asked for, refused ones too, so that a repeat gets the first answer. No foreign
-- keys here and below: a batch is checked as a whole by wallet_commit, and replayed by the audit.
CREATE TABLE wallet_transfer (
  id uuid PRIMARY KEY,
  lane smallint NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL,
  code text NOT NULL,
  reference text NOT NULL,
  -- The hash of what was asked: the same id with other content is a conflict.
  content bytea NOT NULL,
  refusal text,
  -- What each source gave, in the order of the sources: "900,100,".
  taken text NOT NULL,
  -- Account and signed amount of each entry, in order: "17:-900 18:-100 3:1000 ".
  moves text NOT NULL,
  -- The hash of all of the above.
  digest bytea NOT NULL,
  UNIQUE (lane, seq)
);

-- A player's account has an entry for each move; an account that may be overdrawn, which every bet
-- of the lane touches, one for each batch: the sum of its moves.
CREATE TABLE wallet_entry (
  account_id bigint NOT NULL,
  version bigint NOT NULL,
  lane smallint NOT NULL,
  seq bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance bigint NOT NULL,
  PRIMARY KEY (account_id, version)
);

-- The chain: each batch seals the digests of its rows and the batch before.
CREATE TABLE wallet_batch (
  lane smallint NOT NULL,
  number bigint NOT NULL,
  last_seq bigint NOT NULL,
  at timestamptz NOT NULL,
  head bytea NOT NULL,
  PRIMARY KEY (lane, number)
);
CREATE INDEX wallet_batch_at ON wallet_batch (lane, at);

-- Counters and blocks that modules hang on transfers, without the wallet knowing what they mean.
-- Each belongs to a lane and is read and changed under that lane's lock only.
CREATE TABLE wallet_guard (
  -- From the hash of lane and name.
  key uuid PRIMARY KEY,
  name text NOT NULL,
  value bigint NOT NULL
) WITH (fillfactor = 50);

-- How far each reader of the journal has come; written with what it made of the rows.
CREATE TABLE wallet_cursor (
  reader text NOT NULL,
  lane smallint NOT NULL,
  seq bigint NOT NULL,
  PRIMARY KEY (reader, lane)
);

-- Which books these are, so that what was anchored of others is not held against them.
CREATE TABLE wallet_books (
  id uuid PRIMARY KEY
);
INSERT INTO wallet_books VALUES (gen_random_uuid());

COMMENT ON TABLE wallet_transfer IS 'append-only';
COMMENT ON TABLE wallet_entry IS 'append-only';
COMMENT ON TABLE wallet_batch IS 'append-only';

INSERT INTO wallet_lane (lane, seq, batch, at, head)
  SELECT lane, 0, 0, 'epoch', sha256(convert_to('lane ' || lane, 'UTF8'))
  FROM generate_series(0, 1) AS lane;
