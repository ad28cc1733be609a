-- Number of a member's records older than a moment. Rows are numbered in the order of time, so a
-- binary search finds it without an index.
CREATE OR REPLACE FUNCTION report_records_before(p_member uuid, p_at timestamptz) RETURNS int
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_low int := 0; v_high int; v_middle int;
BEGIN
  SELECT records INTO v_high FROM report_member WHERE member_id = p_member;
  WHILE v_low < v_high LOOP
    v_middle := (v_low + v_high) / 2;
    IF (SELECT at FROM report_record WHERE member_id = p_member AND n = v_middle) < p_at THEN
      v_low := v_middle + 1;
    ELSE
      v_high := v_middle;
    END IF;
  END LOOP;
  RETURN v_low;
END $$;

-- The same for bets.
CREATE OR REPLACE FUNCTION report_bets_before(p_member uuid, p_at timestamptz) RETURNS int
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_low int := 0; v_high int; v_middle int;
BEGIN
  SELECT bets INTO v_high FROM report_member WHERE member_id = p_member;
  WHILE v_low < v_high LOOP
    v_middle := (v_low + v_high) / 2;
    IF (SELECT at FROM report_bet WHERE member_id = p_member AND n = v_middle) < p_at THEN
      v_low := v_middle + 1;
    ELSE
      v_high := v_middle;
    END IF;
  END LOOP;
  RETURN v_low;
END $$;
