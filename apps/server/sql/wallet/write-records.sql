-- Records of transfers come as flat text in p_value. Record n belongs to transfer p_record_of[n],
-- goes into the table p_table[p_record_table[n]], and its values begin after p_record[n].

-- The transfers with a record that contradicts what was committed before.
CREATE OR REPLACE FUNCTION wallet_find_stale(
  p_table text[], p_value text[], p_record_of int[], p_record_table int[], p_record int[]
) RETURNS int[] LANGUAGE plpgsql AS $$
DECLARE
  v_out int[] := '{}'; v_found int[];
BEGIN
  FOR t IN 1..cardinality(p_table) LOOP
    v_found := wallet_stale(p_table[t], p_value, CASE WHEN cardinality(p_table) = 1 THEN p_record
      ELSE ARRAY(SELECT place FROM unnest(p_record, p_record_table) AS r(place, of_table)
        WHERE of_table = t) END);
    IF v_found <> '{}' THEN
      v_out := v_out || ARRAY(SELECT transfer
        FROM unnest(p_record_of, p_record_table, p_record) AS r(transfer, of_table, place)
        WHERE of_table = t AND place = ANY (v_found));
    END IF;
  END LOOP;
  RETURN v_out;
END $$;

-- Writes the records of the decided transfers p_place, which were answered p_refusal and p_balance.
-- A record of a refused transfer is written if it has a place for the refusal. p_record_refusal and
-- p_record_balance are positions in p_value, or 0.
CREATE OR REPLACE FUNCTION wallet_write_records(
  p_table text[], p_value text[], p_record_of int[], p_record_table int[], p_record int[],
  p_record_refusal int[], p_record_balance int[], p_place int[], p_refusal text[],
  p_balance bigint[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_rows int[]; v_at int := 1; v_taken boolean[];
BEGIN
  IF cardinality(p_record) = 0 THEN
    RETURN;
  END IF;
  v_taken := array_fill(false, ARRAY[cardinality(p_record)]);
  -- Records and places both ascend by transfer.
  FOR n IN 1..cardinality(p_record) LOOP
    WHILE v_at <= cardinality(p_place) AND p_place[v_at] < p_record_of[n] LOOP
      v_at := v_at + 1;
    END LOOP;
    CONTINUE WHEN v_at > cardinality(p_place) OR p_place[v_at] <> p_record_of[n];
    CONTINUE WHEN p_refusal[v_at] IS NOT NULL AND p_record_refusal[n] = 0;
    v_taken[n] := true;
    IF p_record_refusal[n] > 0 THEN
      p_value[p_record_refusal[n]] := p_refusal[v_at];
    END IF;
    IF p_record_balance[n] > 0 THEN
      p_value[p_record_balance[n]] := p_balance[v_at]::text;
    END IF;
  END LOOP;
  FOR t IN 1..cardinality(p_table) LOOP
    v_rows := ARRAY(SELECT place
      FROM unnest(p_record, p_record_table, v_taken) AS r(place, of_table, taken)
      WHERE of_table = t AND taken);
    IF v_rows <> '{}' THEN
      PERFORM wallet_into(p_table[t], p_value, v_rows);
    END IF;
  END LOOP;
END $$;
