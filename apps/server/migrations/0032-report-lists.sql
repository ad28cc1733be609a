-- What members see of the journal, made anew from it: the reader begins at its first row.
DROP TABLE report_record;

-- How long a member's lists are and where its sums stand; written with every step of the reader.
CREATE TABLE report_member (
  member_id uuid PRIMARY KEY,
  records int NOT NULL,
  bets int NOT NULL,
  cash bigint NOT NULL,
  bonus bigint NOT NULL,
  hold bigint NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  given bigint NOT NULL
) WITH (fillfactor = 50);

-- A line for each transfer that moved a member's money, numbered from 0. What was there after it,
-- and all that was staked, won and given until then, so that any period is the difference of two.
CREATE TABLE report_record (
  member_id uuid NOT NULL,
  n int NOT NULL,
  at timestamptz NOT NULL,
  transfer_id uuid NOT NULL,
  type text NOT NULL,
  code text NOT NULL,
  reference text NOT NULL,
  cash bigint NOT NULL,
  bonus bigint NOT NULL,
  hold bigint NOT NULL,
  cash_after bigint NOT NULL,
  bonus_after bigint NOT NULL,
  hold_after bigint NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  given bigint NOT NULL,
  PRIMARY KEY (member_id, n)
);

-- A line for each round of a vendor in which a member staked, numbered in the order of the first
-- stakes.
CREATE TABLE report_bet (
  member_id uuid NOT NULL,
  n int NOT NULL,
  at timestamptz NOT NULL,
  ended_at timestamptz,
  vendor_code text NOT NULL,
  round_id text NOT NULL,
  game_code text NOT NULL,
  category text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'settled', 'rolledBack')),
  -- How many stakes stand.
  standing int NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  PRIMARY KEY (member_id, n),
  UNIQUE (member_id, vendor_code, round_id)
);

-- Counts and sums of 256 lines of a list (level 1) and of 64 times as many (level 2), by what they
-- can be asked for. Made when a block is full, and kept true when a line in it changes.
CREATE TABLE report_record_block (
  member_id uuid NOT NULL,
  level smallint NOT NULL,
  block int NOT NULL,
  type text NOT NULL,
  count int NOT NULL,
  cash_in bigint NOT NULL,
  cash_out bigint NOT NULL,
  bonus_in bigint NOT NULL,
  bonus_out bigint NOT NULL,
  hold_in bigint NOT NULL,
  hold_out bigint NOT NULL,
  PRIMARY KEY (member_id, level, block, type)
);

CREATE TABLE report_bet_block (
  member_id uuid NOT NULL,
  level smallint NOT NULL,
  block int NOT NULL,
  category text NOT NULL,
  vendor_code text NOT NULL,
  status text NOT NULL,
  count int NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  PRIMARY KEY (member_id, level, block, category, vendor_code, status)
);
