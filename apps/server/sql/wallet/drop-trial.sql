-- Empties the journal of play money. Runs with the owner's rights: the server's role may not
-- truncate.
CREATE OR REPLACE FUNCTION wallet_drop_trial() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = wallet_trial AS $$
BEGIN
  TRUNCATE wallet_member, wallet_house, wallet_lane, wallet_transfer, wallet_batch, wallet_seal,
    wallet_guard, vendor_transaction, wallet_v1_account, wallet_v1_lane, wallet_v1_transfer,
    wallet_v1_entry, wallet_v1_batch;
  INSERT INTO wallet_lane (lane, seq, batch, at)
    SELECT lane, 0, 0, 'epoch' FROM generate_series(0, 7) AS lane;
END $$;
