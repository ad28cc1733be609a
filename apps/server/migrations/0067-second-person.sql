-- What a request is about, so that the page where it was asked for shows that it waits.
ALTER TABLE staff_approval ADD COLUMN subject text;
CREATE INDEX staff_approval_waiting ON staff_approval (kind, subject) WHERE state = 'open';
-- A deposit has at most one request to credit it.
CREATE UNIQUE INDEX staff_approval_deposit ON staff_approval (subject)
  WHERE kind = 'deposit.credit' AND state = 'open';

-- A request lapses when its matter was settled without it; nobody decided it then.
ALTER TABLE staff_approval
  DROP CONSTRAINT staff_approval_state_check,
  DROP CONSTRAINT staff_approval_check,
  ADD CONSTRAINT staff_approval_state_check
    CHECK (state IN ('open', 'approved', 'rejected', 'lapsed')),
  ADD CONSTRAINT staff_approval_decided_check
    CHECK ((state IN ('open', 'lapsed')) = (decided_by IS NULL));

-- Amounts above which one person alone does not decide about money; without a row: every amount.
CREATE TABLE payment_control (
  brand_id uuid PRIMARY KEY REFERENCES brand_brand (id),
  deposit_above bigint NOT NULL CHECK (deposit_above >= 0),
  payout_above bigint NOT NULL CHECK (payout_above >= 0)
);

-- Who credited a deposit by hand, and who agreed where a second person was needed.
ALTER TABLE payment_deposit
  ADD COLUMN approved_by uuid,
  ADD COLUMN approved_at timestamptz,
  ADD COLUMN second_by uuid;
CREATE INDEX payment_deposit_approved ON payment_deposit (member_id, approved_at)
  WHERE approved_by IS NOT NULL AND second_by IS NULL;

-- Whoever approved a withdrawal does not pay it above the brand's amount.
ALTER TABLE withdrawal_request ADD COLUMN approved_by uuid;
UPDATE withdrawal_request AS request SET approved_by = (
  SELECT actor_id FROM withdrawal_move AS move
  WHERE move.withdrawal_id = request.id AND move.actor_kind = 'staff'
    AND move.from_state IN ('requested', 'reviewing') AND move.to_state = 'approved'
  ORDER BY at DESC, id DESC LIMIT 1);
CREATE INDEX withdrawal_payout_sender ON withdrawal_payout (member_id, sent_by, sent_at);
