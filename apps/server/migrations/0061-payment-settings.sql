-- A deposit keeps the fee and the account with which it was begun, whatever its method becomes.
ALTER TABLE payment_deposit
  ADD COLUMN fee_millionths int NOT NULL DEFAULT 0,
  ADD COLUMN fee_fixed bigint NOT NULL DEFAULT 0,
  ADD COLUMN institution text,
  ADD COLUMN account_number text,
  ADD COLUMN account_name text,
  ADD COLUMN qr text;
UPDATE payment_deposit d SET fee_millionths = m.fee_millionths, fee_fixed = m.fee_fixed,
    institution = m.institution, account_number = m.account_number,
    account_name = m.account_name, qr = m.qr
  FROM payment_method m WHERE m.id = d.method_id;

-- Secrets that wait for a second person, under a key of ours: what is asked for only names them.
CREATE TABLE payment_secret (
  id uuid PRIMARY KEY,
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL
);
