-- Who an account is, once documents were seen; when its owner was last here; since when it sleeps.
ALTER TABLE member_account
  ADD COLUMN identity_verified_at timestamptz,
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN dormant_since timestamptz;

-- Documents that a member has sent to show who they are, and what a colleague made of them.
CREATE TABLE identity_review (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  brand_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('idCard', 'passport', 'drivingLicence')),
  pictures uuid[] NOT NULL CHECK (cardinality(pictures) BETWEEN 1 AND 2),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'accepted', 'refused')),
  fault text,
  note text,
  sent_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((state = 'refused') = (fault IS NOT NULL))
);
CREATE INDEX identity_review_member ON identity_review (member_id, id);
CREATE INDEX identity_review_pictures ON identity_review USING gin (pictures);
-- One at a time.
CREATE UNIQUE INDEX identity_review_waiting ON identity_review (member_id)
  WHERE state = 'waiting';
CREATE INDEX identity_review_queue ON identity_review (id) WHERE state = 'waiting';
