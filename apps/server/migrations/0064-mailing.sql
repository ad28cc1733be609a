-- Letters that a brand writes more than once, by language; they have places for what differs.
CREATE TABLE mailing_template (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  name text NOT NULL CHECK (name <> ''),
  words jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  -- Grows with every change: whoever saves says what they have seen.
  version int NOT NULL DEFAULT 1,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (brand_id, name)
);

-- A letter on its way to some members of a brand, a batch after another in the order of ids.
CREATE TABLE mailing_run (
  -- Made by the browser before it asked, so that what is asked twice is sent once.
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  -- The name of the template as it was; null: written for this once.
  template text,
  words jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  -- What stands in the place of an amount, where the words have one.
  amount bigint CHECK (amount > 0),
  segment jsonb NOT NULL CHECK (jsonb_typeof(segment) = 'object'),
  -- How many it was for when it was asked for.
  expected int NOT NULL CHECK (expected >= 0),
  state text NOT NULL DEFAULT 'sending' CHECK (state IN ('sending', 'done', 'stopped')),
  -- The last member who was looked at.
  reached uuid,
  sent int NOT NULL DEFAULT 0 CHECK (sent >= 0),
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  ended_at timestamptz CHECK ((ended_at IS NULL) = (state = 'sending'))
);
CREATE INDEX mailing_run_brand ON mailing_run (brand_id, asked_at, id);
CREATE INDEX mailing_run_sending ON mailing_run (asked_at) WHERE state = 'sending';
