-- Closed by its owner with money left: that is paid out first, and then nothing tells whose it was.
ALTER TABLE member_account DROP CONSTRAINT member_account_state_check;
ALTER TABLE member_account ADD CONSTRAINT member_account_state_check
  CHECK (state IN ('open', 'frozen', 'closing', 'closed'));
CREATE INDEX member_account_closing ON member_account (id) WHERE state = 'closing';
