-- Members whose money lies with a vendor that keeps balances of its own: it comes back when they
-- leave the game, sign out, or stay too long.
CREATE TABLE vendor_stay (
  member_id uuid NOT NULL,
  vendor_code text NOT NULL REFERENCES vendor_vendor (code),
  -- Of the last launch or transfer: who leaves an older game leaves the money where it is.
  id uuid NOT NULL,
  since timestamptz NOT NULL,
  ended_at timestamptz,
  -- Whoever brings the money back has it for so long.
  claimed_until timestamptz,
  PRIMARY KEY (member_id, vendor_code)
);
CREATE INDEX vendor_stay_ended ON vendor_stay (ended_at) WHERE ended_at IS NOT NULL;

CREATE INDEX vendor_transfer_member ON vendor_transfer (member_id, vendor_code);
