-- How often something was staked in the present sitting.
ALTER TABLE limits_sitting ADD COLUMN rounds int NOT NULL DEFAULT 0;

-- Sittings that are over, written when the next one begins. Made from the journal.
CREATE TABLE limits_sitting_past (
  member_id uuid NOT NULL,
  began_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  rounds int NOT NULL,
  PRIMARY KEY (member_id, began_at)
);
