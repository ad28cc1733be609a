-- What a brand looks for; one without a row goes by what is usual in the house.
CREATE TABLE risk_rule (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL,
  is_on boolean NOT NULL,
  severity text NOT NULL CHECK (severity IN ('low', 'medium', 'high')),
  -- Money in ten-thousandths, as text; counts as numbers.
  thresholds jsonb NOT NULL,
  PRIMARY KEY (brand_id, kind)
);

-- Something that a rule has seen, until a colleague has looked into it. `key` names the occurrence,
-- `nth` tells apart the cases of a tie that somebody new has joined after the last was closed.
CREATE TABLE risk_case (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL,
  key text NOT NULL,
  nth int NOT NULL,
  severity text NOT NULL CHECK (severity IN ('low', 'medium', 'high')),
  figures jsonb NOT NULL,
  happened_at timestamptz NOT NULL,
  raised_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'taken', 'closed')),
  owner_id uuid,
  outcome text CHECK (outcome IN ('nothing', 'watched', 'frozen', 'excluded', 'other')),
  reason text,
  closed_at timestamptz,
  UNIQUE (brand_id, kind, key, nth),
  CHECK ((state = 'open') = (owner_id IS NULL)),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((state = 'closed') = (outcome IS NOT NULL)),
  CHECK ((state = 'closed') = (reason IS NOT NULL))
);
CREATE UNIQUE INDEX risk_case_unclosed ON risk_case (brand_id, kind, key) WHERE state <> 'closed';
CREATE INDEX risk_case_waiting ON risk_case (number) WHERE state <> 'closed';
CREATE INDEX risk_case_state ON risk_case (state, number);
CREATE INDEX risk_case_kind ON risk_case (kind, number);
CREATE INDEX risk_case_owner ON risk_case (owner_id, number);

CREATE TABLE risk_member (
  case_id uuid NOT NULL REFERENCES risk_case (id),
  member_id uuid NOT NULL,
  PRIMARY KEY (case_id, member_id)
);
CREATE INDEX risk_member_member ON risk_member (member_id, case_id);

-- What happened to a case; nobody's name: a rule.
CREATE TABLE risk_event (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES risk_case (id),
  what text NOT NULL
    CHECK (what IN ('raised', 'grown', 'claim', 'release', 'hand', 'note', 'close')),
  staff_id uuid,
  to_id uuid,
  note text,
  at timestamptz NOT NULL
);
CREATE INDEX risk_event_case ON risk_event (case_id, id);
COMMENT ON TABLE risk_event IS 'append-only';

-- Up to when withdrawals and ties were looked at; one row.
CREATE TABLE risk_watch (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  until timestamptz NOT NULL
);
