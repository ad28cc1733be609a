-- Decides stakes, wins and plays of one lane by one statement, and writes all in one commit.
--
-- Each transfer is of one member, who has at most one in a batch. It stakes from cash, then bonus
-- where p_from_bonus, to one house account, and wins from the same: p_win_cash, p_win_bonus, and
-- p_win_back in proportion to what cash and bonus gave. A guard whose maximum is null is not there;
-- a negative need always passes. Guards of p_guard_of are counters of wallet_guard; no two
-- transfers of a batch add to the same.
--
-- Whatever does not pass (refusals, repeats, stale records) is left out, nothing of it is written:
-- wallet_decide_each decides it. Returns for each accepted transfer its position, what cash and
-- bonus gave, and the balance asked for (p_funds: 1 cash, 2 bonus).
CREATE OR REPLACE FUNCTION wallet_decide_batch(
  p_lane smallint, p_at timestamptz,
  p_id uuid[], p_code text[], p_content bytea[], p_reference text[], p_not_after timestamptz[],
  p_member bigint[], p_house bigint[], p_stake bigint[], p_from_bonus boolean[],
  p_win_cash bigint[], p_win_bonus bigint[], p_win_back bigint[], p_funds int[],
  p_blocked_most bigint[], p_terms_most bigint[], p_seat_most bigint[],
  p_staked_add bigint[], p_staked_need bigint[], p_staked_most bigint[],
  p_lost_add bigint[], p_lost_need bigint[], p_lost_most bigint[],
  p_guard_of int[], p_guard_key uuid[], p_guard_name text[], p_guard_add bigint[],
  p_guard_need bigint[], p_guard_most bigint[],
  p_table text[], p_record_of int[], p_record_table int[], p_record int[],
  p_record_refusal int[], p_record_balance int[], p_value text[]
) RETURNS text LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET enable_bitmapscan = off AS $$
DECLARE
  v_seq bigint; v_batch bigint; v_at timestamptz; v_now timestamptz;
  v_out int[]; v_count int; v_moved int; v_houses int; v_touched int;
  v_answer text; v_place int[]; v_balance bigint[];
BEGIN
  SELECT seq, batch, greatest(at, p_at) INTO STRICT v_seq, v_batch, v_at
    FROM wallet_lane WHERE lane = p_lane FOR UPDATE;

  v_out := wallet_find_stale(p_table, p_value, p_record_of, p_record_table, p_record);
  IF EXISTS (SELECT FROM wallet_transfer WHERE id = ANY (p_id))
    OR EXISTS (SELECT FROM wallet_v1_transfer WHERE id = ANY (p_id))
  THEN
    v_out := v_out || ARRAY(SELECT a.n FROM unnest(p_id) WITH ORDINALITY AS a(id, n)
      LEFT JOIN wallet_transfer AS t USING (id) LEFT JOIN wallet_v1_transfer AS v USING (id)
      WHERE t.id IS NOT NULL OR v.id IS NOT NULL);
  END IF;
  IF cardinality(p_guard_of) > 0 THEN
    v_out := v_out || ARRAY(SELECT a.place
      FROM unnest(p_guard_of, p_guard_key, p_guard_need, p_guard_most) AS a(place, key, need, most)
        LEFT JOIN wallet_guard AS g ON g.key = a.key
      WHERE a.need >= 0 AND coalesce(g.value, 0) + a.need > a.most);
  END IF;
  IF array_remove(p_not_after, NULL) <> '{}' THEN
    v_now := platform_now();
  END IF;

  WITH able AS (
    SELECT a.*, m.cash, m.bonus, m.hold, m.reserved, m.line + 1 AS line,
      least(m.cash, a.stake) AS cash_out, a.stake - least(m.cash, a.stake) AS bonus_out
    FROM unnest(p_id, p_code, p_content, p_reference, p_not_after, p_member, p_house, p_stake,
        p_from_bonus, p_win_cash, p_win_bonus, p_win_back, p_funds, p_blocked_most, p_terms_most,
        p_seat_most, p_staked_add, p_staked_need, p_staked_most, p_lost_add, p_lost_need,
        p_lost_most) WITH ORDINALITY
      AS a(id, code, content, reference, not_after, member, house, stake, from_bonus, win_cash,
        win_bonus, win_back, funds, blocked_most, terms_most, seat_most, staked_add, staked_need,
        staked_most, lost_add, lost_need, lost_most, n)
      JOIN wallet_member AS m ON m.no = a.member AND m.lane = p_lane
    WHERE (a.blocked_most IS NULL OR m.blocked <= a.blocked_most)
      AND (a.terms_most IS NULL OR m.terms <= a.terms_most)
      AND (a.seat_most IS NULL OR m.seat <= a.seat_most)
      AND (a.staked_most IS NULL OR a.staked_need < 0 OR m.staked + a.staked_need <= a.staked_most)
      AND (a.lost_most IS NULL OR a.lost_need < 0 OR m.lost + a.lost_need <= a.lost_most)
      AND m.cash + CASE WHEN a.from_bonus THEN m.bonus ELSE 0 END >= a.stake
      AND (a.not_after IS NULL OR a.not_after >= v_now)
      AND a.n <> ALL (v_out)),
  split AS (
    SELECT *, v_seq + row_number() OVER (ORDER BY n) AS seq,
      CASE WHEN bonus_out > 0 AND win_back > 0
        THEN div(2 * win_back::numeric * bonus_out + stake - 1, 2 * stake::numeric)::bigint
        ELSE 0 END AS bonus_back
    FROM able),
  decided AS MATERIALIZED (
    SELECT *, cash - cash_out + win_cash + win_back - bonus_back AS cash_after,
      bonus - bonus_out + win_bonus + bonus_back AS bonus_after
    FROM split),
  moved AS (
    UPDATE wallet_member AS m SET cash = d.cash_after, bonus = d.bonus_after, line = d.line,
        staked = m.staked + d.staked_add, lost = m.lost + d.lost_add
      FROM decided AS d WHERE m.no = d.member RETURNING m.no),
  made AS (
    INSERT INTO wallet_transfer (id, lane, seq, at, code, reference, content, member, line, cash,
        bonus, hold, reserved, taken, moves)
      SELECT id, p_lane, seq, v_at, code, reference, content, member, line, cash_after,
        bonus_after, hold, reserved,
        CASE WHEN stake > 0 THEN
          cash_out || ',' || CASE WHEN from_bonus THEN bonus_out || ',' ELSE '' END ELSE '' END
        || CASE WHEN win_cash > 0 THEN win_cash || ',' ELSE '' END
        || CASE WHEN win_bonus > 0 THEN win_bonus || ',' ELSE '' END
        || CASE WHEN win_back > 0 THEN win_back || ',' ELSE '' END,
        CASE WHEN cash_out > 0 THEN member * 16 || ':-' || cash_out || ' ' ELSE '' END
        || CASE WHEN bonus_out > 0 THEN member * 16 + 1 || ':-' || bonus_out || ' ' ELSE '' END
        || CASE WHEN stake > 0 THEN house * 16 + 15 || ':' || stake || ' ' ELSE '' END
        || CASE WHEN win_cash > 0 THEN house * 16 + 15 || ':-' || win_cash || ' '
          || member * 16 || ':' || win_cash || ' ' ELSE '' END
        || CASE WHEN win_bonus > 0 THEN house * 16 + 15 || ':-' || win_bonus || ' '
          || member * 16 + 1 || ':' || win_bonus || ' ' ELSE '' END
        || CASE WHEN win_back > 0 THEN house * 16 + 15 || ':-' || win_back || ' '
          || CASE WHEN bonus_back > 0 THEN member * 16 + 1 || ':' || bonus_back || ' ' ELSE '' END
          || CASE WHEN win_back > bonus_back
            THEN member * 16 || ':' || win_back - bonus_back || ' ' ELSE '' END
          ELSE '' END
      FROM decided),
  houses AS (
    UPDATE wallet_house AS h SET balance = h.balance + g.gain, version = h.version + 1
      FROM (SELECT house, sum(stake - win_cash - win_bonus - win_back)::bigint AS gain
        FROM decided WHERE house IS NOT NULL GROUP BY house) AS g
      WHERE h.no = g.house AND h.lane = p_lane RETURNING h.no)
  SELECT count(*), array_agg(n ORDER BY n), array_agg(balance ORDER BY n),
      string_agg(n || ' ' || cash_out || ' ' || bonus_out || ' ' || balance, ',' ORDER BY n),
      (SELECT count(*) FROM moved), (SELECT count(*) FROM houses), count(DISTINCT house)
    INTO v_count, v_place, v_balance, v_answer, v_moved, v_houses, v_touched
    FROM (SELECT n, cash_out, bonus_out, house, CASE WHEN funds & 1 > 0 THEN cash_after ELSE 0 END
      + CASE WHEN funds & 2 > 0 THEN bonus_after ELSE 0 END AS balance FROM decided) AS done;
  IF v_moved <> v_count THEN
    RAISE EXCEPTION 'a member is twice in a batch';
  END IF;
  IF v_houses <> v_touched THEN
    RAISE EXCEPTION 'an account that is not of this lane' USING ERRCODE = 'WA001';
  END IF;
  IF v_count = 0 THEN
    RETURN '';
  END IF;

  INSERT INTO wallet_guard (key, name, value)
    SELECT key, name, add
    FROM unnest(p_guard_of, p_guard_key, p_guard_name, p_guard_add) AS a(place, key, name, add)
    WHERE add <> 0 AND (v_count = cardinality(p_id) OR place = ANY (v_place))
    ON CONFLICT (key) DO UPDATE SET value = wallet_guard.value + excluded.value;
  PERFORM wallet_write_records(p_table, p_value, p_record_of, p_record_table, p_record,
    p_record_refusal, p_record_balance, v_place,
    array_fill(NULL::text, ARRAY[v_count]), v_balance);
  INSERT INTO wallet_batch (lane, number, last_seq, at)
    VALUES (p_lane, v_batch + 1, v_seq + v_count, v_at);
  UPDATE wallet_lane SET seq = v_seq + v_count, batch = v_batch + 1, at = v_at WHERE lane = p_lane;
  RETURN v_answer;
END $$;
