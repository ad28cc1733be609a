-- How a vendor is shown and its games are opened. The address is a template with places like
-- {ticket}; a vendor without one is not launched from here.
ALTER TABLE vendor_vendor
  ADD name text NOT NULL DEFAULT '',
  ADD launch_url text,
  ADD categories text[] NOT NULL DEFAULT '{}',
  ADD is_hot boolean NOT NULL DEFAULT false,
  ADD has_trial boolean NOT NULL DEFAULT false,
  -- Whether a brand that is not named in vendor_brand has it.
  ADD everywhere boolean NOT NULL DEFAULT true;

CREATE TABLE vendor_brand (
  vendor_code text NOT NULL REFERENCES vendor_vendor (code),
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  enabled boolean NOT NULL,
  PRIMARY KEY (vendor_code, brand_id)
);

-- For money, or for play money.
ALTER TABLE vendor_session
  ADD mode text NOT NULL DEFAULT 'real' CHECK (mode IN ('real', 'trial'));
CREATE INDEX vendor_session_trial ON vendor_session (session_until) WHERE mode = 'trial';

-- What vendors asked for and got in play money: found first by the connections of its journal,
-- which write it in their commit, and emptied with it.
CREATE TABLE wallet_trial.vendor_transaction (LIKE vendor_transaction INCLUDING ALL);
