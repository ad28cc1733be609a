-- Opens what is named for the first time; answers the ids of all in order.
CREATE FUNCTION wallet_open(p_lane smallint, p_address text[], p_currency text[],
  p_overdraw boolean[]) RETURNS bigint[] LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wallet_account (address, lane, currency, may_overdraw)
    SELECT address, p_lane, currency, overdraw
    FROM unnest(p_address, p_currency, p_overdraw) AS asked(address, currency, overdraw)
    ON CONFLICT (address) DO NOTHING;
  IF EXISTS (SELECT FROM wallet_account JOIN unnest(p_address, p_currency)
      AS asked(address, currency) USING (address)
      WHERE lane <> p_lane OR wallet_account.currency <> asked.currency) THEN
    RAISE EXCEPTION 'an account of another lane or currency';
  END IF;
  RETURN (SELECT array_agg(id ORDER BY n) FROM unnest(p_address) WITH ORDINALITY
    AS asked(address, n) JOIN wallet_account USING (address));
END $$;

-- Sets a guard between two batches: a block that is set refuses every transfer after it.
CREATE FUNCTION wallet_set_guard(p_lane smallint, p_key uuid, p_name text, p_value bigint)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wallet_lane WHERE lane = p_lane FOR UPDATE;
  INSERT INTO wallet_guard (key, name, value) VALUES (p_key, p_name, p_value)
    ON CONFLICT (key) DO UPDATE SET value = p_value;
END $$;

-- The version of an account after row p_seq of its lane: both grow together, so it is searched.
CREATE FUNCTION wallet_version_at(p_account bigint, p_seq bigint) RETURNS bigint
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

-- Lets transfers write records into a table of some module: the module's migration asks for it, and
-- again when the columns change. Values come as text, flat, each row from its place on.
CREATE FUNCTION wallet_take_records(p_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_columns text; v_values text;
BEGIN
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum),
      string_agg(format('p_value[at + %s]::%s', n, format_type(atttypid, atttypmod)), ', '
        ORDER BY attnum)
    INTO v_columns, v_values
    FROM (SELECT *, row_number() OVER (ORDER BY attnum) AS n FROM pg_attribute
      WHERE attrelid = p_table AND attnum > 0 AND NOT attisdropped) AS one;
  EXECUTE format('CREATE OR REPLACE FUNCTION wallet_into_%s(p_value text[], p_at int[])
    RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $body$ BEGIN
      INSERT INTO %s (%s) SELECT %s FROM unnest(p_at) AS at;
    END $body$', p_table, p_table, v_columns, v_values);
END $$;

-- Decides a batch of transfers of one lane in order, each on its own, in one commit. Everything
-- comes in flat arrays: per transfer how many postings, guards, records and asked balances it has;
-- per posting how many sources. Places in the distinct accounts, guards (both sorted) and tables
-- begin at 1. A target of -n means: back to the sources of the transfer's posting n, as they gave.
-- Answers a line for each transfer: what became of it, what its sources gave, the balance asked.
CREATE FUNCTION wallet_commit(
  p_lane smallint, p_at timestamptz, p_account bigint[],
  p_id uuid[], p_code text[], p_content bytea[], p_reference text[], p_void boolean[],
  p_postings int[], p_guards int[], p_records int[], p_sums int[],
  p_to int[], p_amount bigint[], p_sources int[], p_from int[], p_sum int[],
  p_guard_key uuid[], p_guard_name text[], p_guard int[], p_guard_add bigint[],
  p_guard_most bigint[], p_guard_refusal text[],
  p_table text[], p_record_table int[], p_record int[], p_value text[]
) RETURNS text LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET enable_bitmapscan = off AS $$
DECLARE
  v_seq bigint; v_batch bigint; v_head bytea; v_at timestamptz; v_digests bytea; v_micros text;
  a_tid tid[]; a_balance bigint[]; a_version bigint[]; a_first bigint[]; a_overdraw boolean[];
  a_start bigint[]; v_lanes smallint[];
  g_found uuid[]; g_stored bigint[]; g_value bigint[] := '{}'; g_tid tid[] := '{}';
  g_read tid[]; g_first bigint[]; g_n int := 1; g_next uuid;
  k_n int := 0; k_id uuid[]; k_state text[]; k_taken text[]; k_same boolean[]; k_place int;
  t_n int := 0; t_seq bigint[] := '{}'; t_refusal text[] := '{}'; t_taken text[] := '{}';
  t_moves text[] := '{}';
  e_n int := 0; e_account bigint[] := '{}'; e_version bigint[] := '{}'; e_seq bigint[] := '{}';
  e_amount bigint[] := '{}'; e_balance bigint[] := '{}';
  u_n int; u_account int[] := '{}'; u_amount bigint[] := '{}';
  x_take bigint[] := '{}'; x_first int[] := '{}';
  r_n int := 0; r_table int[] := '{}'; r_at int[] := '{}';
  o_line text[] := '{}';
  v_posting int := 0; v_source int := 0; v_guard int := 0; v_record int := 0; v_sum int := 0;
  v_postings int; v_guards int; v_last int;
  v_refusal text; v_taken text; v_moves text; v_left bigint; v_take bigint; v_account int;
  v_balance bigint; v_amount bigint; v_back int; v_given bigint;
BEGIN
  SELECT seq, batch, head, greatest(at, p_at) INTO STRICT v_seq, v_batch, v_head, v_at
    FROM wallet_lane WHERE lane = p_lane FOR UPDATE;

  SELECT array_agg(tid), array_agg(balance), array_agg(version), array_agg(may_overdraw),
      array_agg(lane)
    INTO a_tid, a_balance, a_version, a_overdraw, v_lanes
    FROM (SELECT ctid AS tid, balance, version, may_overdraw, lane FROM wallet_account
      WHERE id = ANY (p_account) ORDER BY id) AS known;
  IF coalesce(cardinality(a_tid), 0) <> cardinality(p_account) OR p_lane <> ANY (v_lanes) THEN
    RAISE EXCEPTION 'an account that is not of this lane' USING ERRCODE = 'WA001';
  END IF;
  a_first := a_version; a_start := a_balance;

  IF cardinality(p_guard_key) > 0 THEN
    SELECT array_agg(key), array_agg(value), array_agg(tid) INTO g_found, g_stored, g_read
      FROM (SELECT key, value, ctid AS tid FROM wallet_guard
        WHERE key = ANY (p_guard_key) ORDER BY key) AS known;
    g_next := g_found[1];
    FOR j IN 1..cardinality(p_guard_key) LOOP
      IF g_next = p_guard_key[j] THEN
        g_value[j] := g_stored[g_n]; g_tid[j] := g_read[g_n];
        g_n := g_n + 1; g_next := g_found[g_n];
      ELSE
        g_value[j] := 0; g_tid[j] := NULL;
      END IF;
    END LOOP;
    g_first := g_value;
  END IF;

  SELECT count(*), array_agg(id), array_agg(coalesce(refusal, 'accepted')), array_agg(taken),
      array_agg(code = 'void' OR content = p_content[array_position(p_id, id)])
    INTO k_n, k_id, k_state, k_taken, k_same
    FROM wallet_transfer WHERE id = ANY (p_id);

  FOR i IN 1..cardinality(p_id) LOOP
    v_postings := p_postings[i]; v_guards := p_guards[i];
    IF k_n > 0 THEN
      k_place := array_position(k_id, p_id[i]);
      IF k_place IS NOT NULL THEN
        FOR j IN v_posting + 1..v_posting + v_postings LOOP
          v_source := v_source + p_sources[j];
        END LOOP;
        v_posting := v_posting + v_postings;
        v_guard := v_guard + v_guards; v_record := v_record + p_records[i];
        v_balance := 0;
        FOR j IN v_sum + 1..v_sum + p_sums[i] LOOP
          v_balance := v_balance + a_balance[p_sum[j]];
        END LOOP;
        v_sum := v_sum + p_sums[i];
        -- A void is answered with what it meant to prevent; what it prevented, with its refusal.
        o_line[i] := CASE WHEN k_same[k_place] OR p_void[i] THEN k_state[k_place]
          ELSE 'id_conflict' END || ' again ' || v_balance || ' ' || k_taken[k_place];
        -- Every array has a place for every transfer: one that began later would be shifted.
        t_seq[i] := NULL; t_refusal[i] := NULL; t_taken[i] := NULL; t_moves[i] := NULL;
        CONTINUE;
      END IF;
    END IF;

    v_moves := ''; v_taken := ''; u_n := 0;
    v_refusal := CASE WHEN p_void[i] THEN 'rolled_back' END;
    IF v_guards > 0 THEN
      FOR j IN v_guard + 1..v_guard + v_guards LOOP
        IF g_value[p_guard[j]] + p_guard_add[j] > p_guard_most[j] AND p_guard_add[j] >= 0
            AND v_refusal IS NULL THEN
          v_refusal := p_guard_refusal[j];
        END IF;
      END LOOP;
    END IF;

    FOR j IN v_posting + 1..v_posting + v_postings LOOP
      v_last := v_source + p_sources[j];
      IF v_refusal IS NOT NULL THEN
        v_source := v_last;
        CONTINUE;
      END IF;
      x_first[j] := v_source;
      v_left := p_amount[j];
      FOR k IN v_source + 1..v_last LOOP
        IF v_left = 0 THEN
          x_take[k] := 0; v_taken := v_taken || '0,';
          CONTINUE;
        END IF;
        v_account := p_from[k];
        v_balance := a_balance[v_account];
        IF v_left <= v_balance OR a_overdraw[v_account] THEN
          v_take := v_left;
        ELSE
          v_take := v_balance;
        END IF;
        x_take[k] := v_take;
        v_taken := v_taken || v_take || ',';
        CONTINUE WHEN v_take = 0;
        v_left := v_left - v_take;
        u_n := u_n + 1; u_account[u_n] := v_account; u_amount[u_n] := -v_take;
        a_balance[v_account] := v_balance - v_take;
      END LOOP;
      v_source := v_last;
      IF v_left > 0 THEN
        v_refusal := 'insufficient_funds';
        CONTINUE;
      END IF;

      v_account := p_to[j]; v_amount := p_amount[j];
      IF v_account < 0 THEN
        v_back := v_posting - v_account; v_left := v_amount;
        v_account := p_from[x_first[v_back] + 1];
        IF p_sources[v_back] > 1 AND x_take[x_first[v_back] + 2] > 0 THEN
          v_take := x_take[x_first[v_back] + 2]; v_given := p_amount[v_back];
          v_take := div(2 * v_left::numeric * v_take + v_given - 1, 2 * v_given::numeric);
          v_amount := v_left - v_take;
          IF v_take > 0 THEN
            u_n := u_n + 1; u_amount[u_n] := v_take;
            u_account[u_n] := p_from[x_first[v_back] + 2];
            a_balance[u_account[u_n]] := a_balance[u_account[u_n]] + v_take;
          END IF;
          CONTINUE WHEN v_amount = 0;
        END IF;
      END IF;
      u_n := u_n + 1; u_account[u_n] := v_account; u_amount[u_n] := v_amount;
      a_balance[v_account] := a_balance[v_account] + v_amount;
    END LOOP;
    v_posting := v_posting + v_postings;

    v_seq := v_seq + 1;
    IF v_refusal IS NULL THEN
      FOR k IN 1..u_n LOOP
        v_account := u_account[k]; v_amount := u_amount[k];
        v_moves := v_moves || p_account[v_account] || ':' || v_amount || ' ';
        CONTINUE WHEN a_overdraw[v_account];
        e_n := e_n + 1; e_seq[e_n] := v_seq;
        e_amount[e_n] := v_amount;
        v_last := a_version[v_account] + 1; a_version[v_account] := v_last;
        e_version[e_n] := v_last; e_account[e_n] := p_account[v_account];
        v_balance := a_start[v_account] + v_amount; a_start[v_account] := v_balance;
        e_balance[e_n] := v_balance;
      END LOOP;
      IF v_guards > 0 THEN
        FOR j IN v_guard + 1..v_guard + v_guards LOOP
          IF p_guard_add[j] <> 0 THEN
            g_value[p_guard[j]] := g_value[p_guard[j]] + p_guard_add[j];
          END IF;
        END LOOP;
      END IF;
      FOR j IN v_record + 1..v_record + p_records[i] LOOP
        r_n := r_n + 1; r_table[r_n] := p_record_table[j]; r_at[r_n] := p_record[j];
      END LOOP;
    ELSE
      FOR k IN 1..u_n LOOP
        v_account := u_account[k];
        a_balance[v_account] := a_balance[v_account] - u_amount[k];
      END LOOP;
      v_taken := '';
    END IF;
    v_guard := v_guard + v_guards; v_record := v_record + p_records[i];

    v_balance := 0;
    FOR j IN v_sum + 1..v_sum + p_sums[i] LOOP
      v_balance := v_balance + a_balance[p_sum[j]];
    END LOOP;
    v_sum := v_sum + p_sums[i];
    t_n := t_n + 1; t_seq[i] := v_seq; t_refusal[i] := v_refusal; t_taken[i] := v_taken;
    t_moves[i] := v_moves;
    o_line[i] := coalesce(v_refusal, 'accepted') || ' first ' || v_balance || ' ' || v_taken;
  END LOOP;

  IF t_n > 0 THEN
    FOR k IN 1..coalesce(cardinality(p_account), 0) LOOP
      IF a_overdraw[k] AND a_balance[k] <> a_start[k] THEN
        a_version[k] := a_version[k] + 1;
        e_n := e_n + 1; e_account[e_n] := p_account[k]; e_version[e_n] := a_version[k];
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
        FROM generate_series(1, cardinality(p_id)) AS i
        WHERE t_seq[i] IS NOT NULL
        RETURNING seq, digest)
    SELECT string_agg(digest, '' ORDER BY seq) INTO v_digests FROM made;
    INSERT INTO wallet_entry (account_id, version, lane, seq, amount, balance)
      SELECT e_account[n], e_version[n], p_lane, e_seq[n], e_amount[n], e_balance[n]
      FROM generate_series(1, e_n) AS n;
    UPDATE wallet_account a SET balance = a_balance[n], version = a_version[n]
      FROM generate_series(1, cardinality(p_account)) AS n
      WHERE a.ctid = a_tid[n] AND a.id = p_account[n] AND a_version[n] <> a_first[n];
    IF g_value <> g_first THEN
      UPDATE wallet_guard g SET value = g_value[n]
        FROM generate_series(1, cardinality(p_guard_key)) AS n
        WHERE g.ctid = g_tid[n] AND g.key = p_guard_key[n] AND g_value[n] <> g_first[n];
      INSERT INTO wallet_guard (key, name, value)
        SELECT p_guard_key[n], p_guard_name[n], g_value[n]
        FROM generate_series(1, cardinality(p_guard_key)) AS n
        WHERE g_tid[n] IS NULL AND g_value[n] <> g_first[n];
    END IF;
    -- Each table takes the values of all records and where those of its own begin.
    FOR t IN 1..cardinality(p_table) LOOP
      EXECUTE format('SELECT %I($1, $2)', 'wallet_into_' || p_table[t])
        USING p_value, ARRAY(SELECT r_at[n] FROM generate_series(1, r_n) AS n WHERE r_table[n] = t);
    END LOOP;
    v_head := sha256(v_head || v_digests);
    v_batch := v_batch + 1;
    INSERT INTO wallet_batch (lane, number, last_seq, at, head)
      VALUES (p_lane, v_batch, v_seq, v_at, v_head);
    UPDATE wallet_lane SET seq = v_seq, batch = v_batch, at = v_at, head = v_head
      WHERE lane = p_lane;
  END IF;
  RETURN array_to_string(o_line, E'\n');
END $$;
