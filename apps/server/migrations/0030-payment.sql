-- Through whom money comes in and goes out: each brand has its own, under a code of its own.
CREATE TABLE payment_provider (
  brand_id uuid NOT NULL,
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{2,32}$'),
  -- One of the list of kinds in modules/payment/providers.
  kind text NOT NULL,
  base_url text,
  -- Under a key of ours: what both sides sign with. A provider that is people has none.
  secret bytea,
  pays_out text[] NOT NULL DEFAULT '{}',
  enabled boolean NOT NULL DEFAULT true,
  PRIMARY KEY (brand_id, code)
);

-- How members of a brand can pay in.
CREATE TABLE payment_method (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL,
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{2,32}$'),
  provider text NOT NULL,
  currency text NOT NULL,
  -- A proper name, shown as it is; empty: the words of its kind.
  name text NOT NULL DEFAULT '',
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL CHECK (most >= least),
  -- All that a member may pay in by it within 24 hours.
  most_a_day bigint NOT NULL CHECK (most_a_day >= most),
  quick bigint[] NOT NULL DEFAULT '{}',
  fee_millionths int NOT NULL DEFAULT 0 CHECK (fee_millionths BETWEEN 0 AND 200000),
  fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  minutes int NOT NULL CHECK (minutes BETWEEN 1 AND 10080),
  -- Where a transfer by hand goes to.
  institution text,
  account_number text,
  account_name text,
  -- The payload of the bank's own QR code, to which the amount and the reference are added.
  qr text,
  place int NOT NULL DEFAULT 0,
  enabled boolean NOT NULL DEFAULT true,
  UNIQUE (brand_id, code),
  FOREIGN KEY (brand_id, provider) REFERENCES payment_provider (brand_id, code)
);

CREATE SEQUENCE payment_version;

CREATE TABLE payment_deposit (
  -- Made by the browser before it asked.
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL,
  member_id uuid NOT NULL,
  method_id uuid NOT NULL REFERENCES payment_method (id),
  provider text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  state text NOT NULL CHECK (state IN
    ('created', 'pending', 'credited', 'failed', 'expired', 'reviewing', 'rejected')),
  -- Short, for people: what a transfer by hand is marked with.
  reference text NOT NULL UNIQUE,
  -- The provider's own name of it, which is its authorisation too.
  provider_reference text,
  -- Where the member pays: a page of the provider.
  page text,
  -- What truly came, and when the provider or staff said so.
  paid bigint CHECK (paid > 0),
  paid_at timestamptz,
  -- What is to be credited before the fee: set once and for ever by who decides that money came.
  cleared bigint CHECK (cleared > 0),
  -- What was credited, and what was taken before that.
  credited bigint,
  credited_fee bigint,
  reason text,
  note text,
  claimed_by uuid,
  claimed_at timestamptz,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Looked at again from then on by the timed work.
  ask_at timestamptz NOT NULL,
  version bigint NOT NULL DEFAULT nextval('payment_version'),
  CHECK ((paid IS NULL) = (paid_at IS NULL)),
  CHECK ((state = 'credited') = (credited IS NOT NULL))
);
CREATE INDEX payment_deposit_created ON payment_deposit (member_id, created_at, id);
CREATE INDEX payment_deposit_changed ON payment_deposit (member_id, version);
CREATE INDEX payment_deposit_open ON payment_deposit (ask_at)
  WHERE state IN ('created', 'pending') OR (cleared IS NOT NULL AND state <> 'credited');
CREATE INDEX payment_deposit_review ON payment_deposit (state, created_at, id);
CREATE UNIQUE INDEX payment_deposit_provider
  ON payment_deposit (brand_id, provider, provider_reference);

-- Each move of a deposit from state to state, and what else was decided about it.
CREATE TABLE payment_move (
  deposit_id uuid NOT NULL REFERENCES payment_deposit (id),
  place int NOT NULL,
  at timestamptz NOT NULL,
  from_state text,
  to_state text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('member', 'provider', 'staff', 'system')),
  actor_id uuid,
  reason text,
  PRIMARY KEY (deposit_id, place)
);
COMMENT ON TABLE payment_move IS 'append-only';

CREATE TABLE payment_proof (
  -- As the upload has it.
  id uuid PRIMARY KEY,
  deposit_id uuid NOT NULL REFERENCES payment_deposit (id),
  at timestamptz NOT NULL
);
CREATE INDEX payment_proof_deposit ON payment_proof (deposit_id, id);

-- What providers told, each event once, and what became of it.
CREATE TABLE payment_event (
  brand_id uuid NOT NULL,
  provider text NOT NULL,
  event_id text NOT NULL,
  subject text NOT NULL,
  kind text NOT NULL,
  amount bigint,
  currency text,
  outcome text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, provider, event_id)
);

-- Attempts that failed, by which attempts are blocked and accounts suspended.
CREATE TABLE payment_failure (
  deposit_id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX payment_failure_member ON payment_failure (member_id, at);

CREATE TABLE payment_suspension (
  member_id uuid PRIMARY KEY,
  at timestamptz NOT NULL
);

-- Money on its way out: `sent` until its end is known.
CREATE TABLE payment_payout (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL,
  member_id uuid NOT NULL,
  provider text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  -- To whom, under a key of ours.
  target bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('sent', 'paid', 'refused')),
  provider_reference text,
  told boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX payment_payout_untold ON payment_payout (updated_at) WHERE state = 'sent' OR NOT told;
