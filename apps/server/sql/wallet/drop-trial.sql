-- Empties the journal of play money. Runs with the owner's rights: the server's role may not
-- truncate.
CREATE OR REPLACE FUNCTION wallet_drop_trial() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = wallet_trial AS $$
BEGIN
  TRUNCATE wallet_account, wallet_lane, wallet_transfer, wallet_entry, wallet_batch, wallet_guard,
    vendor_transaction;
  INSERT INTO wallet_lane (lane, seq, batch, at, head)
    SELECT lane, 0, 0, 'epoch', sha256(convert_to('lane ' || lane, 'UTF8'))
    FROM generate_series(0, 1) AS lane;
END $$;
