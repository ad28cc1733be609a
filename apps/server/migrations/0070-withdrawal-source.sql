-- Unplayed deposits of somebody who is excluded or leaves go back to where they came from: such a
-- withdrawal has no account of the member's, and names its deposit where there is one.
ALTER TABLE withdrawal_request ALTER COLUMN account_id DROP NOT NULL;
ALTER TABLE withdrawal_request ADD COLUMN deposit_id uuid;
ALTER TABLE withdrawal_request ADD CHECK (account_id IS NULL OR deposit_id IS NULL);
CREATE INDEX withdrawal_request_return ON withdrawal_request (member_id) WHERE account_id IS NULL;
CREATE INDEX withdrawal_request_held ON withdrawal_request (id)
  WHERE account_id IS NULL AND state IN ('requested', 'reviewing');
