-- The most that becomes cash of a bonus; none by default. A promise keeps it as it was made.
ALTER TABLE brand_brand ADD COLUMN sign_up_max_conversion bigint CHECK (sign_up_max_conversion > 0);
ALTER TABLE member_account
  ADD COLUMN sign_up_max_conversion bigint CHECK (sign_up_max_conversion > 0);
ALTER TABLE promotion_bonus ADD COLUMN max_conversion bigint CHECK (max_conversion > 0);

-- Bonus money whose wagering is complete: what became cash and what lapsed, written in the commit
-- of its transfer.
CREATE TABLE promotion_conversion (
  transfer_id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  brand_id uuid NOT NULL,
  currency text NOT NULL,
  converted bigint NOT NULL CHECK (converted >= 0),
  lapsed bigint NOT NULL CHECK (lapsed >= 0),
  -- Movements of the member's bonus money before it: a member's conversions are in this order.
  moves bigint NOT NULL,
  at timestamptz NOT NULL,
  -- Whether its member was notified.
  notified boolean NOT NULL
);
CREATE INDEX promotion_conversion_member ON promotion_conversion (member_id, moves);
CREATE INDEX promotion_conversion_silent ON promotion_conversion (at) WHERE NOT notified;

-- A member's bonus money, and how often it moved, as far as the journal was read.
ALTER TABLE withdrawal_turnover
  ADD COLUMN bonus_held bigint NOT NULL DEFAULT 0 CHECK (bonus_held >= 0),
  ADD COLUMN bonus_moves bigint NOT NULL DEFAULT 0;
UPDATE withdrawal_turnover SET bonus_held = held.balance, bonus_moves = held.version
  FROM wallet_account account
  CROSS JOIN LATERAL (
    SELECT entry.balance, entry.version FROM wallet_entry entry
    WHERE entry.account_id = account.id AND entry.seq <= (SELECT seq FROM wallet_cursor
      WHERE reader = 'withdrawal.turnover' AND lane = account.lane)
    ORDER BY entry.version DESC LIMIT 1) held
  WHERE account.address = 'member/' || member_id || '/bonus';
CREATE INDEX withdrawal_turnover_met ON withdrawal_turnover (member_id)
  WHERE bonus_held > 0 AND target <= staked;
