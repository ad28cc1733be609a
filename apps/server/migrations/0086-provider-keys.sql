-- A replaced key is accepted for some hours, so that a provider can change over.
ALTER TABLE vendor_vendor
  ADD COLUMN old_secret bytea,
  ADD COLUMN old_secret_until timestamptz,
  ADD CONSTRAINT vendor_vendor_old_secret_check
    CHECK ((old_secret IS NULL) = (old_secret_until IS NULL));

-- Keys that wait for a second person, under a key of ours: what is asked for only names them.
CREATE TABLE vendor_secret (
  id uuid PRIMARY KEY,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL
);
