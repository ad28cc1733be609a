-- What platform_now() tells instead of the time, where a test sets it; empty everywhere else.
CREATE TABLE platform_clock (at timestamptz NOT NULL);
COMMENT ON TABLE platform_clock IS 'read-only';

-- A settled bet's valid bet, the only figure that wagering and commissions count, and the reason
-- that its player is told.
ALTER TABLE vendor_transaction ADD COLUMN valid_bet bigint CHECK (valid_bet >= 0),
  ADD COLUMN reason text;
ALTER TABLE wallet_trial.vendor_transaction ADD COLUMN valid_bet bigint CHECK (valid_bet >= 0),
  ADD COLUMN reason text;
