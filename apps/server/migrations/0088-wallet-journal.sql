-- The second design of the ledger (decision 076): one row per member, one journal row per transfer.
-- The tables of the first design stay as they are, read-only: their rows are audited, and their ids
-- are answered and reversed as before. The new chain begins with their heads and balances.
DO $$
DECLARE
  v_place text; v_name text; v_index text;
BEGIN
  FOREACH v_place IN ARRAY ARRAY['public', 'wallet_trial'] LOOP
    FOREACH v_name IN ARRAY ARRAY['account', 'transfer', 'entry', 'batch', 'lane'] LOOP
      EXECUTE format('ALTER TABLE %I.%I RENAME TO %I', v_place, 'wallet_' || v_name,
        'wallet_v1_' || v_name);
      EXECUTE format('COMMENT ON TABLE %I.%I IS %L', v_place, 'wallet_v1_' || v_name, 'read-only');
      FOR v_index IN SELECT indexname FROM pg_indexes
        WHERE schemaname = v_place AND tablename = 'wallet_v1_' || v_name
      LOOP
        EXECUTE format('ALTER INDEX %I.%I RENAME TO %I', v_place, v_index,
          regexp_replace(v_index, '^wallet_', 'wallet_v1_'));
      END LOOP;
    END LOOP;
  END LOOP;
END $$;

-- Where each lane stands: the last row and the last batch with its time.
CREATE TABLE wallet_lane (
  lane smallint PRIMARY KEY,
  seq bigint NOT NULL,
  batch bigint NOT NULL,
  at timestamptz NOT NULL
) WITH (fillfactor = 10);

-- Everything of a member that a stake needs. Changed under the lock of the lane's row only.
CREATE TABLE wallet_member (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL UNIQUE,
  lane smallint NOT NULL,
  -- Null until money arrives.
  currency wallet_currency,
  -- Play money is the cash of its own journal.
  cash bigint NOT NULL DEFAULT 0 CHECK (cash >= 0),
  bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  hold bigint NOT NULL DEFAULT 0 CHECK (hold >= 0),
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  -- The number of the last statement line.
  line bigint NOT NULL DEFAULT 0,
  -- Above 0, stakes are refused.
  blocked bigint NOT NULL DEFAULT 0,
  -- The version of the stake terms, the seat of the last game session, and what limits count.
  terms bigint NOT NULL DEFAULT 0,
  seat bigint NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  lost bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

-- The accounts of the house, its providers and the outside world, one per lane.
CREATE TABLE wallet_house (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL UNIQUE,
  lane smallint NOT NULL,
  currency wallet_currency NOT NULL,
  may_overdraw boolean NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  -- Grows with each batch that moves its money.
  version bigint NOT NULL DEFAULT 0,
  CONSTRAINT wallet_house_not_overdrawn CHECK (may_overdraw OR balance >= 0)
) WITH (fillfactor = 20);

-- Every transfer asked for, refused ones too, so that a repeat gets the first answer. An accepted
-- one with a member is a line of that member's statement.
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
  member bigint,
  line bigint,
  -- The member's balances after it.
  cash bigint,
  bonus bigint,
  hold bigint,
  reserved bigint,
  -- What each source gave, in the order of the sources: "900,100,".
  taken text NOT NULL,
  -- Account and signed amount of each move, in order: "272:-900 273:-100 63:1000 ". An account is
  -- 16 times the number of its row, plus 0 to 3 for cash, bonus, hold and reserved, or 15 for a
  -- house account.
  moves text NOT NULL,
  UNIQUE (lane, seq)
);
CREATE UNIQUE INDEX wallet_transfer_line ON wallet_transfer (member, line) WHERE line IS NOT NULL;

-- What was committed at once.
CREATE TABLE wallet_batch (
  lane smallint NOT NULL,
  number bigint NOT NULL,
  last_seq bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (lane, number)
);
CREATE INDEX wallet_batch_at ON wallet_batch (lane, at);

-- The chain: each batch is sealed soon after its commit, in order, by the digests of its rows and
-- the head before.
CREATE TABLE wallet_seal (
  lane smallint NOT NULL,
  number bigint NOT NULL,
  last_seq bigint NOT NULL,
  head bytea NOT NULL,
  digests bytea NOT NULL,
  PRIMARY KEY (lane, number)
);
ALTER TABLE wallet_seal ALTER COLUMN digests SET STORAGE EXTERNAL;

COMMENT ON TABLE wallet_transfer IS 'append-only';
COMMENT ON TABLE wallet_batch IS 'append-only';
COMMENT ON TABLE wallet_seal IS 'append-only';

DO $$
DECLARE
  v_name text;
BEGIN
  FOREACH v_name IN ARRAY ARRAY['lane', 'member', 'house', 'transfer', 'batch', 'seal'] LOOP
    EXECUTE format('CREATE TABLE %I.%I (LIKE %I INCLUDING ALL)', 'wallet_trial',
      'wallet_' || v_name, 'wallet_' || v_name);
  END LOOP;
END $$;
COMMENT ON TABLE wallet_trial.wallet_transfer IS NULL;
COMMENT ON TABLE wallet_trial.wallet_batch IS NULL;
COMMENT ON TABLE wallet_trial.wallet_seal IS NULL;

-- Balances and counters, in both journals. Statement lines go on after the former changes of the
-- member's accounts, so that a version never goes back.
DO $$
DECLARE
  v_place text;
BEGIN
  FOREACH v_place IN ARRAY ARRAY['public', 'wallet_trial'] LOOP
    PERFORM set_config('search_path', v_place || ', public', true);
    INSERT INTO wallet_lane (lane, seq, batch, at) SELECT lane, seq, batch, at FROM wallet_v1_lane;
    INSERT INTO wallet_seal (lane, number, last_seq, head, digests)
      SELECT lane, batch, seq, head, '' FROM wallet_v1_lane;
    INSERT INTO wallet_house (address, lane, currency, may_overdraw, balance, version)
      SELECT address, lane, currency, may_overdraw, balance, version FROM wallet_v1_account
      WHERE address NOT LIKE 'member/%' ORDER BY id;
    INSERT INTO wallet_member (member_id, lane, currency, cash, bonus, hold, line)
      SELECT split_part(address, '/', 2)::uuid, min(lane), min(currency),
        coalesce(sum(balance) FILTER (WHERE split_part(address, '/', 3) IN ('cash', 'trial')), 0),
        coalesce(sum(balance) FILTER (WHERE split_part(address, '/', 3) = 'bonus'), 0),
        coalesce(sum(balance) FILTER (WHERE split_part(address, '/', 3) = 'hold'), 0),
        sum(version)
      FROM wallet_v1_account WHERE address LIKE 'member/%' GROUP BY 1 ORDER BY min(id);
    CREATE TEMP TABLE wallet_counter ON COMMIT DROP AS
      SELECT key, split_part(name, ' ', 1) AS counter, split_part(name, ' ', 2)::uuid AS member_id,
        value
      FROM wallet_guard
      WHERE name ~ '^(blocked|terms|seat|staked|lost) [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
    INSERT INTO wallet_member (member_id, lane)
      SELECT DISTINCT member_id, ('x' || right(member_id::text, 7))::bit(28)::int % 2
      FROM wallet_counter
      ON CONFLICT (member_id) DO NOTHING;
    UPDATE wallet_member m SET blocked = c.blocked, terms = c.terms, seat = c.seat,
        staked = c.staked, lost = c.lost
      FROM (SELECT member_id,
          coalesce(sum(value) FILTER (WHERE counter = 'blocked'), 0) AS blocked,
          coalesce(sum(value) FILTER (WHERE counter = 'terms'), 0) AS terms,
          coalesce(sum(value) FILTER (WHERE counter = 'seat'), 0) AS seat,
          coalesce(sum(value) FILTER (WHERE counter = 'staked'), 0) AS staked,
          coalesce(sum(value) FILTER (WHERE counter = 'lost'), 0) AS lost
        FROM wallet_counter GROUP BY member_id) AS c
      WHERE c.member_id = m.member_id;
    DELETE FROM wallet_guard g USING wallet_counter c WHERE c.key = g.key;
    DROP TABLE wallet_counter;
  END LOOP;
  PERFORM set_config('search_path', 'public', true);
END $$;
