-- Lanes for up to eight cores. A member's row names the lane in which the member is decided.
DO $$
DECLARE
  v_place text;
BEGIN
  FOREACH v_place IN ARRAY ARRAY['public', 'wallet_trial'] LOOP
    EXECUTE format('INSERT INTO %I.%I (lane, seq, batch, at)
      SELECT lane, 0, 0, ''epoch'' FROM generate_series(2, 7) AS lane', v_place, 'wallet_lane');
    EXECUTE format('INSERT INTO %I.%I (lane, number, last_seq, head, digests)
      SELECT lane, 0, 0, sha256(convert_to(''lane '' || lane, ''UTF8'')), ''''
      FROM generate_series(2, 7) AS lane', v_place, 'wallet_seal');
  END LOOP;
END $$;
