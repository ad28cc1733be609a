-- Checked where a currency is named, not at every change of a balance.
CREATE DOMAIN wallet_currency AS text CHECK (VALUE ~ '^[A-Z]{3}$');
ALTER TABLE wallet_account DROP CONSTRAINT wallet_account_currency_check,
  ALTER currency TYPE wallet_currency;
ALTER TABLE wallet_trial.wallet_account DROP CONSTRAINT wallet_account_currency_check,
  ALTER currency TYPE wallet_currency;
