-- The codes by which agents bring players; compared in capitals.
CREATE TABLE agent_affiliate (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  code text NOT NULL CHECK (code ~ '^[A-Z0-9]{4,32}$'),
  member_id uuid NOT NULL,
  active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (brand_id, code)
);
CREATE INDEX agent_affiliate_member ON agent_affiliate (member_id);

-- The codes by which players bring players: one for each account.
CREATE TABLE agent_referral (
  member_id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  code text NOT NULL CHECK (code ~ '^[A-Z0-9]{4,32}$'),
  UNIQUE (brand_id, code)
);

-- Who brought an account: the agent and the player, as their codes told at the registration.
ALTER TABLE member_account
  ADD COLUMN affiliate_id uuid,
  ADD COLUMN referrer_id uuid;
CREATE INDEX member_account_affiliate ON member_account (affiliate_id)
  WHERE affiliate_id IS NOT NULL;
CREATE INDEX member_account_referrer ON member_account (referrer_id)
  WHERE referrer_id IS NOT NULL;

-- Bonus money that was given, written in the commit of its transfer.
CREATE TABLE promotion_bonus (
  transfer_id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  brand_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sign_up')),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What must be staked before it can be withdrawn.
  required bigint NOT NULL CHECK (required >= amount),
  state text NOT NULL CHECK (state IN ('open', 'met', 'forfeited')),
  at timestamptz NOT NULL,
  UNIQUE (member_id, kind)
);
