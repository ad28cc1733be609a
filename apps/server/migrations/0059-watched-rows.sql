-- What is new since the last look, without a walk through all there is.
CREATE INDEX withdrawal_request_created ON withdrawal_request (created_at);
CREATE INDEX withdrawal_account_created ON withdrawal_account (created_at);
CREATE INDEX promotion_bonus_at ON promotion_bonus (at);

-- Pauses and exclusions that hold, the longest first.
CREATE INDEX exclusion_exclusion_until
  ON exclusion_exclusion ((coalesce(until, 'infinity'::timestamptz)) DESC, id DESC);
