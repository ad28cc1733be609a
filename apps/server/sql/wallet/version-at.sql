-- The version of an account after row p_seq of its lane. Both grow together, so a binary search
-- finds it.
CREATE OR REPLACE FUNCTION wallet_version_at(p_account bigint, p_seq bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_low bigint := 0; v_high bigint; v_middle bigint;
BEGIN
  SELECT version INTO v_high FROM wallet_account WHERE id = p_account;
  WHILE v_low < v_high LOOP
    v_middle := (v_low + v_high + 1) / 2;
    IF (SELECT seq FROM wallet_entry WHERE account_id = p_account AND version = v_middle) <= p_seq
    THEN
      v_low := v_middle;
    ELSE
      v_high := v_middle - 1;
    END IF;
  END LOOP;
  RETURN v_low;
END $$;
