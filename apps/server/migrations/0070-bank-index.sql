-- Null for rows whose number_index was made from the bank's name as typed: timed work gives them an
-- index by the bank's id, and the search for shared accounts sees them from then on.
ALTER TABLE withdrawal_account ADD COLUMN indexed_at timestamptz;
CREATE INDEX withdrawal_account_unindexed ON withdrawal_account (id) WHERE indexed_at IS NULL;
