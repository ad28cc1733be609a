-- Decides a batch of transfers of one lane in order, each on its own, and writes all in one commit.
--
-- Arguments are flat arrays; positions begin at 1. p_postings, p_guards and p_sums (by transfer)
-- and p_sources (by posting) say where the items of each stand: from p_x[i] + 1 to p_x[i + 1].
-- p_account and p_guard_key are distinct and sorted: p_from, p_to and p_sum are positions in
-- p_account, p_guard is one in p_guard_key. A target of -n pays back to the sources of the
-- transfer's posting n, as they gave. A guard refuses if its value plus p_guard_need exceeds
-- p_guard_most. A refusal that begins with ~ is a question: it is answered but not written, and the
-- transfer's id stays free.
--
-- Later than its p_not_after by platform_now(), read under the lane's lock, a transfer is refused
-- as too_late.
--
-- A record is written if its transfer is accepted; one that has a place for the refusal, above 0,
-- also if it is refused. p_record_refusal and p_record_balance are positions in p_value that take
-- what was decided. A transfer with a record that is stale by wallet_stale is answered ~stale.
--
-- Returns four lines: for each transfer its refusal, the balance asked for and what its sources
-- gave; then the positions of the transfers that were known before.
CREATE OR REPLACE FUNCTION wallet_decide_transfers(
  p_lane smallint, p_at timestamptz, p_account bigint[],
  p_id uuid[], p_code text[], p_content bytea[], p_reference text[], p_void boolean[],
  p_not_after timestamptz[],
  p_postings int[], p_guards int[], p_sums int[],
  p_to int[], p_amount bigint[], p_sources int[], p_from int[], p_sum int[],
  p_guard_key uuid[], p_guard_name text[], p_guard int[], p_guard_add bigint[],
  p_guard_need bigint[], p_guard_most bigint[], p_guard_refusal text[],
  p_table text[], p_record_of int[], p_record_table int[], p_record int[],
  p_record_refusal int[], p_record_balance int[], p_value text[]
) RETURNS text LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET enable_bitmapscan = off AS $$
DECLARE
  v_count int := cardinality(p_id); v_accounts int := cardinality(p_account);
  v_keys int := cardinality(p_guard_key); v_records int := cardinality(p_record);
  r_stale int[] := '{}'; r_found int[]; v_now timestamptz;
  v_before bigint; v_seq bigint; v_batch bigint; v_head bytea; v_at timestamptz;
  v_digests bytea; v_micros text;
  a_tid tid[]; a_balance bigint[]; a_version bigint[]; a_overdraw boolean[]; v_ours boolean;
  a_start bigint[]; a_first bigint[];
  g_found uuid[]; g_stored bigint[]; g_read tid[]; g_value bigint[]; g_tid tid[]; g_first bigint[];
  g_n int := 1; g_next uuid;
  k_n int := 0; k_id uuid[]; k_refusal text[]; k_taken text[]; k_same boolean[]; k_place int;
  -- Every array has a place for every transfer from the beginning: one that began later would be
  -- shifted.
  t_seq bigint[] := array_fill(NULL::bigint, ARRAY[v_count]);
  t_refusal text[] := array_fill(NULL::text, ARRAY[v_count]);
  t_taken text[] := array_fill(''::text, ARRAY[v_count]);
  t_moves text[] := array_fill(''::text, ARRAY[v_count]);
  t_balance bigint[] := array_fill(0::bigint, ARRAY[v_count]); t_again int[] := '{}';
  e_n int := 0; e_place int[] := '{}'; e_version bigint[] := '{}';
  e_seq bigint[] := '{}'; e_amount bigint[] := '{}'; e_balance bigint[] := '{}';
  x_second bigint[] := '{}';
  v_last int; v_refusal text; v_taken text; v_moves text; v_move text;
  v_left bigint; v_account int; v_balance bigint; v_amount bigint; v_version bigint;
  v_back int; v_first int; v_second bigint;
BEGIN
  SELECT seq, batch, head, greatest(at, p_at) INTO STRICT v_seq, v_batch, v_head, v_at
    FROM wallet_lane WHERE lane = p_lane FOR UPDATE;

  SELECT array_agg(tid), array_agg(balance), array_agg(version), array_agg(may_overdraw),
      bool_and(lane = p_lane)
    INTO a_tid, a_balance, a_version, a_overdraw, v_ours
    FROM (SELECT ctid AS tid, balance, version, may_overdraw, lane FROM wallet_account
      WHERE id = ANY (p_account) ORDER BY id) AS known;
  IF coalesce(cardinality(a_tid), 0) <> v_accounts OR NOT v_ours THEN
    RAISE EXCEPTION 'an account that is not of this lane' USING ERRCODE = 'WA001';
  END IF;
  v_before := v_seq; a_first := a_version; a_start := a_balance;

  IF v_keys > 0 THEN
    SELECT array_agg(key), array_agg(value), array_agg(tid) INTO g_found, g_stored, g_read
      FROM (SELECT key, value, ctid AS tid FROM wallet_guard
        WHERE key = ANY (p_guard_key) ORDER BY key) AS known;
    g_value := array_fill(0::bigint, ARRAY[v_keys]); g_tid := array_fill(NULL::tid, ARRAY[v_keys]);
    IF g_found IS NOT NULL THEN
      g_next := g_found[1];
      FOR j IN 1..v_keys LOOP
        IF p_guard_key[j] = g_next THEN
          g_value[j] := g_stored[g_n]; g_tid[j] := g_read[g_n];
          g_n := g_n + 1; g_next := g_found[g_n];
        END IF;
      END LOOP;
    END IF;
    g_first := g_value;
  END IF;

  SELECT count(*), array_agg(id), array_agg(refusal), array_agg(taken),
      array_agg(code = 'void' OR content = p_content[array_position(p_id, id)])
    INTO k_n, k_id, k_refusal, k_taken, k_same
    FROM wallet_transfer WHERE id = ANY (p_id);

  IF array_remove(p_not_after, NULL) <> '{}' THEN
    v_now := platform_now();
  END IF;
  FOR t IN 1..cardinality(p_table) LOOP
    r_found := wallet_stale(p_table[t], p_value, ARRAY(SELECT p_record[n]
      FROM generate_series(1, v_records) AS n WHERE p_record_table[n] = t));
    IF r_found <> '{}' THEN
      r_stale := r_stale || ARRAY(SELECT p_record_of[n] FROM generate_series(1, v_records) AS n
        WHERE p_record_table[n] = t AND p_record[n] = ANY (r_found));
    END IF;
  END LOOP;

  FOR i IN 1..v_count LOOP
    IF k_n > 0 THEN
      k_place := array_position(k_id, p_id[i]);
      IF k_place IS NOT NULL THEN
        FOR j IN p_sums[i] + 1..p_sums[i + 1] LOOP
          t_balance[i] := t_balance[i] + a_balance[p_sum[j]];
        END LOOP;
        -- A void is answered with what it meant to prevent; what it prevented, with its refusal.
        t_refusal[i] := CASE WHEN k_same[k_place] OR p_void[i] THEN k_refusal[k_place]
          ELSE 'id_conflict' END;
        t_taken[i] := k_taken[k_place]; t_again := t_again || i;
        CONTINUE;
      END IF;
    END IF;

    v_refusal := CASE WHEN p_void[i] THEN 'rolled_back' WHEN i = ANY (r_stale) THEN '~stale'
      WHEN p_not_after[i] < v_now THEN 'too_late' END;
    FOR j IN p_guards[i] + 1..p_guards[i + 1] LOOP
      IF g_value[p_guard[j]] + p_guard_need[j] > p_guard_most[j] AND p_guard_need[j] >= 0 THEN
        v_refusal := coalesce(v_refusal, p_guard_refusal[j]);
        EXIT;
      END IF;
    END LOOP;
    -- Not decided: who asked must look again, and may then ask with the same id.
    IF starts_with(v_refusal, '~') THEN
      t_refusal[i] := v_refusal;
      FOR j IN p_sums[i] + 1..p_sums[i + 1] LOOP
        t_balance[i] := t_balance[i] + a_balance[p_sum[j]];
      END LOOP;
      CONTINUE;
    END IF;

    v_seq := v_seq + 1; v_moves := ''; v_taken := '';
    FOR j IN p_postings[i] + 1..p_postings[i + 1] LOOP
      EXIT WHEN v_refusal IS NOT NULL;
      v_left := p_amount[j]; v_last := p_sources[j + 1];
      -- The sources, then the target; of two that get back what they gave, the second first.
      FOR k IN p_sources[j] + 1..v_last + CASE WHEN p_to[j] < 0 THEN 2 ELSE 1 END LOOP
        IF k <= v_last THEN
          IF v_left = 0 THEN
            v_taken := v_taken || '0,'; v_second := 0;
            CONTINUE;
          END IF;
          v_account := p_from[k]; v_amount := -a_balance[v_account];
          IF -v_left >= v_amount OR a_overdraw[v_account] THEN
            v_amount := -v_left;
          END IF;
          v_second := -v_amount; v_taken := v_taken || v_second || ',';
          CONTINUE WHEN v_amount = 0;
          v_left := v_left + v_amount;
        ELSIF k = v_last + 1 THEN
          IF v_left > 0 THEN
            v_refusal := 'insufficient_funds';
            EXIT;
          END IF;
          v_account := p_to[j]; v_amount := p_amount[j]; x_second[j] := v_second;
          IF v_account < 0 THEN
            v_back := p_postings[i] - v_account; v_first := p_sources[v_back] + 1;
            v_account := p_from[v_first];
            IF p_sources[v_back + 1] > v_first AND x_second[v_back] > 0 THEN
              v_left := div(2 * v_amount::numeric * x_second[v_back] + p_amount[v_back] - 1,
                2 * p_amount[v_back]::numeric);
              IF v_left > 0 THEN
                v_account := p_from[v_first + 1]; v_amount := v_left;
              END IF;
            END IF;
          END IF;
        ELSE
          -- What the second source did not get back goes to the first.
          EXIT WHEN v_left = 0 OR v_left = p_amount[j];
          v_account := p_from[v_first]; v_amount := p_amount[j] - v_left;
        END IF;

        v_balance := a_balance[v_account] + v_amount; a_balance[v_account] := v_balance;
        v_moves := v_moves || p_account[v_account] || ':' || v_amount || ' ';
        CONTINUE WHEN a_overdraw[v_account];
        v_version := a_version[v_account] + 1; a_version[v_account] := v_version;
        e_n := e_n + 1; e_place[e_n] := v_account; e_version[e_n] := v_version;
        e_seq[e_n] := v_seq; e_amount[e_n] := v_amount; e_balance[e_n] := v_balance;
      END LOOP;
    END LOOP;

    IF v_refusal IS NULL THEN
      FOR j IN p_guards[i] + 1..p_guards[i + 1] LOOP
        IF p_guard_add[j] <> 0 THEN
          g_value[p_guard[j]] := g_value[p_guard[j]] + p_guard_add[j];
        END IF;
      END LOOP;
      t_taken[i] := v_taken; t_moves[i] := v_moves;
    ELSE
      t_refusal[i] := v_refusal;
      FOREACH v_move IN ARRAY string_to_array(rtrim(v_moves), ' ') LOOP
        v_account := array_position(p_account, split_part(v_move, ':', 1)::bigint);
        a_balance[v_account] := a_balance[v_account] - split_part(v_move, ':', 2)::bigint;
        CONTINUE WHEN a_overdraw[v_account];
        a_version[v_account] := a_version[v_account] - 1; e_n := e_n - 1;
      END LOOP;
    END IF;
    t_seq[i] := v_seq;
    FOR j IN p_sums[i] + 1..p_sums[i + 1] LOOP
      t_balance[i] := t_balance[i] + a_balance[p_sum[j]];
    END LOOP;
  END LOOP;

  IF v_seq > v_before THEN
    FOR k IN 1..v_accounts LOOP
      IF a_overdraw[k] AND a_balance[k] <> a_start[k] THEN
        a_version[k] := a_version[k] + 1;
        e_n := e_n + 1; e_place[e_n] := k; e_version[e_n] := a_version[k];
        e_seq[e_n] := v_seq; e_amount[e_n] := a_balance[k] - a_start[k];
        e_balance[e_n] := a_balance[k];
      END IF;
    END LOOP;
    v_micros := (extract(epoch FROM v_at) * 1000000)::bigint::text;
    WITH made AS (
      INSERT INTO wallet_transfer
          (id, lane, seq, at, code, reference, content, refusal, taken, moves, digest)
        SELECT p_id[i], p_lane, t_seq[i], v_at, p_code[i], p_reference[i], p_content[i],
          t_refusal[i], t_taken[i], t_moves[i],
          sha256(p_content[i] || convert_to(concat_ws('|', p_lane, t_seq[i], p_id[i], p_code[i],
            coalesce(t_refusal[i], ''), t_taken[i], t_moves[i], v_micros, p_reference[i]), 'UTF8'))
        FROM generate_series(1, v_count) AS i
        WHERE t_seq[i] IS NOT NULL
        RETURNING seq, digest)
    SELECT string_agg(digest, '' ORDER BY seq) INTO v_digests FROM made;
    INSERT INTO wallet_entry (account_id, version, lane, seq, amount, balance)
      SELECT p_account[e_place[n]], e_version[n], p_lane, e_seq[n], e_amount[n], e_balance[n]
      FROM generate_series(1, e_n) AS n;
    UPDATE wallet_account a SET balance = a_balance[n], version = a_version[n]
      FROM generate_series(1, v_accounts) AS n
      WHERE a.ctid = a_tid[n] AND a.id = p_account[n] AND a_version[n] <> a_first[n];
    IF g_value <> g_first THEN
      IF g_found IS NOT NULL THEN
        UPDATE wallet_guard g SET value = g_value[n]
          FROM generate_series(1, v_keys) AS n
          WHERE g.ctid = g_tid[n] AND g.key = p_guard_key[n] AND g_value[n] <> g_first[n];
      END IF;
      IF g_n <= v_keys THEN
        INSERT INTO wallet_guard (key, name, value)
          SELECT p_guard_key[n], p_guard_name[n], g_value[n]
          FROM generate_series(1, v_keys) AS n
          WHERE g_tid[n] IS NULL AND g_value[n] <> g_first[n];
      END IF;
    END IF;
    FOR n IN 1..v_records LOOP
      IF p_record_refusal[n] > 0 THEN
        p_value[p_record_refusal[n]] := t_refusal[p_record_of[n]];
      END IF;
      IF p_record_balance[n] > 0 THEN
        p_value[p_record_balance[n]] := t_balance[p_record_of[n]]::text;
      END IF;
    END LOOP;
    -- Each table takes the values of all records and where those of its own begin.
    FOR t IN 1..cardinality(p_table) LOOP
      PERFORM wallet_into(p_table[t], p_value, ARRAY(SELECT p_record[n]
        FROM generate_series(1, v_records) AS n
        WHERE p_record_table[n] = t AND t_seq[p_record_of[n]] IS NOT NULL
          AND (t_refusal[p_record_of[n]] IS NULL OR p_record_refusal[n] > 0)));
    END LOOP;
    v_head := sha256(v_head || v_digests);
    v_batch := v_batch + 1;
    INSERT INTO wallet_batch (lane, number, last_seq, at, head)
      VALUES (p_lane, v_batch, v_seq, v_at, v_head);
    UPDATE wallet_lane SET seq = v_seq, batch = v_batch, at = v_at, head = v_head
      WHERE lane = p_lane;
  END IF;
  RETURN concat_ws(E'\n', array_to_string(t_refusal, ' ', ''), array_to_string(t_balance, ' '),
    array_to_string(t_taken, ' '), array_to_string(t_again, ' '));
END $$;
