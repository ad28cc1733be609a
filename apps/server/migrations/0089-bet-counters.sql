-- What a bet added to its provider's counters, so that a cancelled or rolled back bet takes it out
-- again: [{"key": …, "add": …, "max": …}].
ALTER TABLE vendor_transaction ADD COLUMN counters text;
ALTER TABLE wallet_trial.vendor_transaction ADD COLUMN counters text;
