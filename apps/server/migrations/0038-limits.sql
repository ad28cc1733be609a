-- What a player has set, and wishes for. Values are ten-thousandths of the currency, or minutes.
CREATE TABLE limits_limit (
  member_id uuid NOT NULL,
  name text NOT NULL,
  value bigint CHECK (value >= 0),
  -- More than before, or none at all (null): in force only when it is confirmed in time.
  wish_value bigint CHECK (wish_value >= 0),
  wish_at timestamptz,
  PRIMARY KEY (member_id, name),
  CHECK (wish_at IS NOT NULL OR wish_value IS NULL)
);

-- Every change of a limit and of a wish, with whose it was.
CREATE TABLE limits_change (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  name text NOT NULL,
  what text NOT NULL CHECK (what IN ('lowered', 'wished', 'dropped', 'raised', 'reality')),
  from_value bigint,
  to_value bigint,
  at timestamptz NOT NULL
);
CREATE INDEX limits_change_member ON limits_change (member_id, id);
COMMENT ON TABLE limits_change IS 'append-only';

-- The strictest of these and the player's own holds.
CREATE TABLE limits_rule (
  scope text NOT NULL CHECK (scope IN ('market', 'brand', 'member')),
  -- The market's name, or the id of the brand or member.
  scope_id text NOT NULL,
  name text NOT NULL,
  value bigint NOT NULL CHECK (value >= 0),
  PRIMARY KEY (scope, scope_id, name)
);

CREATE TABLE limits_player (
  member_id uuid PRIMARY KEY,
  -- Whose days, weeks and months count; null for the brand's until a limit is set.
  zone text,
  reality_minutes int CHECK (reality_minutes > 0),
  -- When the reality check was answered last.
  checked_at timestamptz
);

-- All that was staked and lost up to the end of a minute, rollbacks apart. Made from the journal.
CREATE TABLE limits_flow (
  member_id uuid NOT NULL,
  until timestamptz NOT NULL,
  staked bigint NOT NULL,
  lost bigint NOT NULL,
  PRIMARY KEY (member_id, until)
);

-- What was rolled back, with the minute in which it was staked; written with the rollback.
CREATE TABLE limits_undone (
  transfer_id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  until timestamptz NOT NULL,
  staked bigint NOT NULL,
  lost bigint NOT NULL
);
CREATE INDEX limits_undone_member ON limits_undone (member_id, until);

-- Play without a long pause. Made from the journal.
CREATE TABLE limits_sitting (
  member_id uuid PRIMARY KEY,
  began_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL
);

-- Counters begin now, so what was staked before is not counted by either side.
INSERT INTO wallet_cursor (reader, lane, seq) SELECT 'limits', lane, seq FROM wallet_lane;
