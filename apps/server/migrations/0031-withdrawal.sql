-- What a brand asks of withdrawals, in ten-thousandths of its currency; null for no limit. A brand
-- without a row has the columns' defaults.
CREATE TABLE withdrawal_setting (
  brand_id uuid PRIMARY KEY REFERENCES brand_brand (id),
  -- How often a deposit must be staked, in hundredths.
  turnover_percent int NOT NULL DEFAULT 100 CHECK (turnover_percent BETWEEN 0 AND 10000),
  least bigint NOT NULL DEFAULT 1 CHECK (least > 0),
  most bigint CHECK (most >= least),
  most_a_day bigint CHECK (most_a_day > 0),
  most_times_a_day int CHECK (most_times_a_day > 0),
  fee_flat bigint NOT NULL DEFAULT 0 CHECK (fee_flat >= 0),
  fee_permille int NOT NULL DEFAULT 0 CHECK (fee_permille BETWEEN 0 AND 500),
  -- Above it a fresh proof is asked for; nothing by default, so always.
  step_up_above bigint NOT NULL DEFAULT 0 CHECK (step_up_above >= 0),
  kinds text[] NOT NULL DEFAULT '{bank,ewallet,crypto}',
  most_accounts int NOT NULL DEFAULT 5 CHECK (most_accounts BETWEEN 1 AND 20),
  -- Days until the question whether the money came closes, and between reminders of it.
  confirm_days int NOT NULL DEFAULT 7 CHECK (confirm_days BETWEEN 1 AND 90),
  reminder_days int NOT NULL DEFAULT 2 CHECK (reminder_days BETWEEN 1 AND 90)
);

-- Where a member's money may go. The facts are locked under APP_SECRET for their row.
CREATE TABLE withdrawal_account (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL CHECK (kind IN ('bank', 'ewallet', 'crypto')),
  locked bytea NOT NULL,
  -- Tells the same number again without telling the number.
  number_index bytea NOT NULL CHECK (length(number_index) = 32),
  -- `review`: the name is another than the registered one, or somebody else has the number too.
  state text NOT NULL CHECK (state IN ('review', 'bound', 'refused', 'removed')),
  review_reason text CHECK (review_reason IN ('name', 'shared')),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX withdrawal_account_once ON withdrawal_account (member_id, number_index)
  WHERE state IN ('review', 'bound');
CREATE INDEX withdrawal_account_number ON withdrawal_account (brand_id, number_index);
CREATE INDEX withdrawal_account_review ON withdrawal_account (id) WHERE state = 'review';

-- Wrong payment passwords.
CREATE TABLE withdrawal_try (
  member_id uuid PRIMARY KEY,
  since timestamptz NOT NULL,
  count int NOT NULL
);

-- How much a member has staked, up to where it must be, and where the present stretch began.
CREATE TABLE withdrawal_turnover (
  member_id uuid PRIMARY KEY,
  staked bigint NOT NULL,
  target bigint NOT NULL,
  base bigint NOT NULL,
  -- What of the stretch is for bonuses.
  bonus bigint NOT NULL,
  deposits bigint NOT NULL
);

-- Written in the commit of the hold; amount = paid + fee_taken + returned + what is on hold.
CREATE TABLE withdrawal_request (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  account_id uuid NOT NULL REFERENCES withdrawal_account (id),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  state text NOT NULL CHECK (state IN ('requested', 'reviewing', 'approved', 'paying', 'paid',
    'partlyPaid', 'failed', 'rejected')),
  paid bigint NOT NULL CHECK (paid >= 0),
  fee_taken bigint NOT NULL CHECK (fee_taken BETWEEN 0 AND fee),
  returned bigint NOT NULL CHECK (returned >= 0),
  -- What of that has still to be moved in the books.
  back_due bigint NOT NULL CHECK (back_due BETWEEN 0 AND returned),
  -- Which day it counts for.
  day text NOT NULL,
  reason text,
  claimed_by uuid,
  claimed_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (paid + fee_taken + returned <= amount),
  CHECK (state <> 'paid' OR paid + fee_taken = amount),
  CHECK ((claimed_by IS NULL) = (claimed_at IS NULL))
);
CREATE INDEX withdrawal_request_member ON withdrawal_request (member_id, created_at DESC, id);
CREATE INDEX withdrawal_request_state ON withdrawal_request (state, created_at, id);
CREATE INDEX withdrawal_request_back ON withdrawal_request (id) WHERE back_due > 0;

-- Every move of a withdrawal from one state to another, with who made it.
CREATE TABLE withdrawal_move (
  id uuid PRIMARY KEY,
  withdrawal_id uuid NOT NULL REFERENCES withdrawal_request (id),
  from_state text,
  to_state text NOT NULL,
  amount bigint,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'staff', 'system')),
  actor_id uuid,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX withdrawal_move_of ON withdrawal_move (withdrawal_id, id);
COMMENT ON TABLE withdrawal_move IS 'append-only';

-- A part that was sent, or the whole. `outcome` is known before the money is moved in the books.
CREATE TABLE withdrawal_payout (
  id uuid PRIMARY KEY,
  withdrawal_id uuid NOT NULL REFERENCES withdrawal_request (id),
  member_id uuid NOT NULL,
  provider text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  state text NOT NULL CHECK (state IN ('sending', 'sent', 'known', 'paid', 'refused')),
  outcome text CHECK (outcome IN ('paid', 'refused')),
  -- What a colleague who paid by hand tells of it.
  evidence text,
  sent_by uuid,
  sent_at timestamptz NOT NULL,
  confirmation text CHECK (confirmation IN ('asked', 'received', 'closed', 'claimed')),
  confirm_until timestamptz,
  reminded_at timestamptz,
  CHECK ((outcome IS NULL) = (state IN ('sending', 'sent'))),
  CHECK ((confirmation IS NULL) = (state <> 'paid'))
);
CREATE INDEX withdrawal_payout_of ON withdrawal_payout (withdrawal_id, id);
-- One at a time.
CREATE UNIQUE INDEX withdrawal_payout_open ON withdrawal_payout (withdrawal_id)
  WHERE state IN ('sending', 'sent', 'known');
CREATE INDEX withdrawal_payout_asked ON withdrawal_payout (member_id, confirm_until)
  WHERE confirmation = 'asked';

-- A member says that the money did not come.
CREATE TABLE withdrawal_claim (
  id uuid PRIMARY KEY,
  payout_id uuid NOT NULL UNIQUE REFERENCES withdrawal_payout (id),
  member_id uuid NOT NULL,
  proof_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'closed')),
  created_at timestamptz NOT NULL,
  closed_by uuid,
  answer text,
  CHECK ((state = 'open') = (answer IS NULL))
);
CREATE INDEX withdrawal_claim_state ON withdrawal_claim (state, id);

-- Grows with every change of what a member sees: the order of live messages.
CREATE TABLE withdrawal_version (
  member_id uuid PRIMARY KEY,
  version bigint NOT NULL
);
