-- What staff did and what else must be accounted for: one chain, each row sealed with the last.
CREATE TABLE audit_entry (
  seq bigint PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  at timestamptz NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'member', 'visitor', 'system')),
  actor_id text,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text,
  brand_id uuid,
  -- As text that stays as it was written: the digest covers every letter.
  before json,
  after json,
  address text,
  reason text,
  digest bytea NOT NULL
);
CREATE INDEX audit_entry_actor ON audit_entry (actor_id, seq);
CREATE INDEX audit_entry_subject ON audit_entry (subject_id, seq);
CREATE INDEX audit_entry_action ON audit_entry (action, seq);

-- Where the chain ends; its only row is the lock that writers queue on.
CREATE TABLE audit_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- Which log this is, so that what was anchored of another is not held against it.
  log uuid NOT NULL DEFAULT gen_random_uuid(),
  seq bigint NOT NULL,
  digest bytea NOT NULL
) WITH (fillfactor = 10);
INSERT INTO audit_head (seq, digest) VALUES (0, sha256('audit'));

COMMENT ON TABLE audit_entry IS 'append-only';
COMMENT ON TABLE audit_head IS 'append-only';
