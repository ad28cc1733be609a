ALTER TABLE staff_account
  ADD COLUMN disabled_at timestamptz,
  -- A password that was told to somebody: good until then, and only to choose another with.
  ADD COLUMN one_time_until timestamptz,
  ADD COLUMN signed_in_at timestamptz,
  ADD COLUMN signed_in_from text,
  -- The sign-in before that one, which its owner is shown.
  ADD COLUMN signed_in_before_at timestamptz,
  ADD COLUMN signed_in_before_from text;

-- What a role allows stands in the list of permissions.
CREATE TABLE staff_role (
  staff_id uuid NOT NULL REFERENCES staff_account (id),
  role text NOT NULL,
  PRIMARY KEY (staff_id, role)
);

-- Until now everybody of the staff could do everything there was.
INSERT INTO staff_role
  SELECT id, role FROM staff_account, unnest('{administrator,auditor}'::text[]) AS role;

-- Wrong sign-ins in a row, by what was typed as a name and the network they came from.
CREATE TABLE staff_try (
  name_hash bytea NOT NULL,
  network text NOT NULL,
  wrong smallint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (name_hash, network)
);
CREATE INDEX staff_try_at ON staff_try (at);

-- What one person asked for and another decides.
CREATE TABLE staff_approval (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected')),
  asked_by uuid NOT NULL REFERENCES staff_account (id),
  asked_at timestamptz NOT NULL,
  decided_by uuid REFERENCES staff_account (id),
  decided_at timestamptz,
  decision text,
  CHECK ((state = 'open') = (decided_by IS NULL)),
  CHECK (decided_by <> asked_by)
);
CREATE INDEX staff_approval_state ON staff_approval (state, id);

CREATE TABLE support_feedback (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL,
  member_id uuid NOT NULL,
  kind text NOT NULL,
  content text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  created_at timestamptz NOT NULL
);
CREATE INDEX support_feedback_member ON support_feedback (member_id, id);
CREATE INDEX support_feedback_state ON support_feedback (state, id);
CREATE INDEX support_feedback_created_at ON support_feedback (created_at);

CREATE TABLE support_picture (
  -- Random: knowing one tells nothing of another.
  id uuid PRIMARY KEY,
  feedback_id uuid NOT NULL REFERENCES support_feedback (id) ON DELETE CASCADE,
  place smallint NOT NULL,
  type text NOT NULL CHECK (type IN ('png', 'jpg')),
  data bytea NOT NULL,
  UNIQUE (feedback_id, place)
);

CREATE TABLE support_reply (
  id uuid PRIMARY KEY,
  feedback_id uuid NOT NULL REFERENCES support_feedback (id) ON DELETE CASCADE,
  staff_id uuid NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX support_reply_feedback ON support_reply (feedback_id, id);
