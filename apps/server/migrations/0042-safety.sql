-- What a player's own test came to. Answers are not kept.
CREATE TABLE safety_test (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  band text NOT NULL CHECK (band IN ('none', 'low', 'moderate', 'high')),
  at timestamptz NOT NULL
);
CREATE INDEX safety_test_member ON safety_test (member_id, id);

-- A pattern that may mean harm, with what it was seen by, until a colleague has looked into it.
CREATE TABLE safety_flag (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  brand_id uuid NOT NULL,
  pattern text NOT NULL,
  figures jsonb NOT NULL,
  -- When the last of what makes the pattern happened, and when it was seen.
  happened_at timestamptz NOT NULL,
  raised_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by uuid,
  note text,
  CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  CHECK ((closed_at IS NULL) = (note IS NULL))
);
-- Once until somebody has looked.
CREATE UNIQUE INDEX safety_flag_open ON safety_flag (member_id, pattern) WHERE closed_at IS NULL;
CREATE INDEX safety_flag_closed ON safety_flag (member_id, pattern, closed_at);
CREATE INDEX safety_flag_listed ON safety_flag (id) WHERE closed_at IS NULL;

-- What was said to a member about their play, and what was done about it.
CREATE TABLE safety_contact (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  way text NOT NULL CHECK (way IN ('phone', 'email', 'chat', 'letter', 'exclusion')),
  content text NOT NULL,
  staff_id uuid NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX safety_contact_member ON safety_contact (member_id, id);
COMMENT ON TABLE safety_contact IS 'append-only';

-- Since when a player has not looked at the limits again, nor been reminded of it.
CREATE TABLE safety_review (
  member_id uuid PRIMARY KEY,
  since timestamptz NOT NULL
);
CREATE INDEX safety_review_since ON safety_review (since);

-- Up to when play was looked at; one row.
CREATE TABLE safety_watch (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  until timestamptz NOT NULL
);
