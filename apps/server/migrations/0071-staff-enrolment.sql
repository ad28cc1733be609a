-- Only its owner ever sees the secret of a second factor: an account without one has until
-- enrol_until for its owner to set one up at sign-in.
ALTER TABLE staff_account
  ALTER COLUMN totp_secret DROP NOT NULL,
  ADD COLUMN enrol_until timestamptz;

-- Invited colleagues who have not signed in yet were given a factor that somebody else has seen.
UPDATE staff_account SET totp_secret = NULL, enrol_until = one_time_until
  WHERE one_time_until IS NOT NULL;

ALTER TABLE staff_account
  ADD CHECK ((totp_secret IS NULL) = (enrol_until IS NOT NULL)),
  -- A first password is replaced in the same step that sets up the factor.
  ADD CHECK (one_time_until IS NULL OR totp_secret IS NULL);
