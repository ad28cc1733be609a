-- Sets a guard between two batches: every transfer decided later sees the new value.
CREATE OR REPLACE FUNCTION wallet_set_guard(
  p_lane smallint, p_key uuid, p_name text, p_value bigint
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wallet_lane WHERE lane = p_lane FOR UPDATE;
  INSERT INTO wallet_guard (key, name, value) VALUES (p_key, p_name, p_value)
    ON CONFLICT (key) DO UPDATE SET value = p_value;
END $$;

-- Raises a guard in the transaction that changes a rule of deciding: a transfer that was prepared
-- with the guard's former value is then refused.
CREATE OR REPLACE FUNCTION wallet_raise_guard(
  p_lane smallint, p_key uuid, p_name text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_value bigint;
BEGIN
  PERFORM FROM wallet_lane WHERE lane = p_lane FOR UPDATE;
  INSERT INTO wallet_guard (key, name, value) VALUES (p_key, p_name, 1)
    ON CONFLICT (key) DO UPDATE SET value = wallet_guard.value + 1 RETURNING value INTO v_value;
  RETURN v_value;
END $$;
