-- An account holds one currency and belongs to one lane: lanes never meet on a row.
CREATE TABLE wallet_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL UNIQUE,
  lane smallint NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Accounts of the house and of the world outside; a player's never.
  may_overdraw boolean NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  CONSTRAINT wallet_account_not_overdrawn CHECK (may_overdraw OR balance >= 0)
);

-- The head of each lane's chain: its last number and hash.
CREATE TABLE wallet_lane (
  lane smallint PRIMARY KEY,
  seq bigint NOT NULL,
  head bytea NOT NULL
);
INSERT INTO wallet_lane
  SELECT lane, 0, sha256(convert_to('lane ' || lane, 'UTF8')) FROM generate_series(0, 1) AS lane;

-- Every transfer asked for, refused ones too, so that a repeat gets the first answer.
CREATE TABLE wallet_transfer (
  id uuid PRIMARY KEY,
  lane smallint NOT NULL REFERENCES wallet_lane (lane),
  seq bigint NOT NULL,
  code text NOT NULL,
  -- The hash of what was asked: the same id with other content is a conflict.
  content bytea NOT NULL,
  refusal text,
  -- What each source gave, in the order of the sources.
  taken bigint[] NOT NULL,
  -- Account and signed amount of each entry, in order; the entries of one transfer sum to 0.
  moves bigint[] NOT NULL,
  reference text NOT NULL,
  at timestamptz NOT NULL,
  hash bytea NOT NULL,
  UNIQUE (lane, seq)
);

CREATE TABLE wallet_entry (
  account_id bigint NOT NULL REFERENCES wallet_account (id),
  version bigint NOT NULL,
  lane smallint NOT NULL,
  seq bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance bigint NOT NULL,
  PRIMARY KEY (account_id, version)
);

CREATE FUNCTION wallet_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is only appended';
END $$;

CREATE TRIGGER wallet_transfer_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();
CREATE TRIGGER wallet_entry_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_entry
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse_change();

-- What a transfer's hash covers; the audit computes it again from the rows.
CREATE FUNCTION wallet_link(head bytea, lane smallint, seq bigint, id uuid, code text,
  content bytea, refusal text, taken bigint[], moves bigint[], reference text, at timestamptz)
RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(head || content || convert_to(concat_ws('|', lane, seq, id, code,
    coalesce(refusal, ''), taken::text, moves::text,
    (extract(epoch FROM at) * 1000000)::bigint, reference), 'UTF8'))
$$;

-- Counters and blocks that modules hang on transfers, without the wallet knowing what they mean.
-- Each belongs to a lane and is read and changed under that lane's lock only.
CREATE TABLE wallet_guard (
  lane smallint NOT NULL REFERENCES wallet_lane (lane),
  key text NOT NULL,
  value bigint NOT NULL,
  PRIMARY KEY (lane, key)
);

-- Sets a guard between two batches: a block that is set refuses every transfer after it.
CREATE FUNCTION wallet_set_guard(p_lane smallint, p_key text, p_value bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wallet_lane WHERE lane = p_lane FOR UPDATE;
  INSERT INTO wallet_guard (lane, key, value) VALUES (p_lane, p_key, p_value)
    ON CONFLICT (lane, key) DO UPDATE SET value = p_value;
END $$;

-- Decides a batch of transfers of one lane in order, each on its own, in one commit. Indexes into
-- the distinct accounts, guards and tables begin at 1. A transfer first passes its guards; what it
-- adds to them, and the rows that modules hand in with it, are written only if it is accepted.
-- Answers a line for each transfer: what became of it and what its sources gave.
CREATE FUNCTION wallet_commit(
  p_lane smallint, p_at timestamptz,
  p_address text[], p_currency text[], p_overdraw boolean[],
  p_id uuid[], p_code text[], p_content bytea[], p_reference text[], p_postings int[],
  p_to int[], p_amount bigint[], p_sources int[], p_from int[],
  p_guard_key text[], p_guards int[], p_guard int[], p_guard_add bigint[], p_guard_most bigint[],
  p_guard_refusal text[],
  p_table text[], p_records int[], p_record_table int[], p_record text[]
) RETURNS text LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_seq bigint; v_head bytea;
  a_id bigint[]; a_balance bigint[]; a_version bigint[]; a_overdraw boolean[]; a_lane smallint[];
  k_place int[]; k_state text[]; k_taken text[];
  t_n int := 0; t_seq bigint[] := '{}'; t_place int[] := '{}'; t_refusal text[] := '{}';
  t_taken text[] := '{}'; t_moves text[] := '{}'; t_hash bytea[] := '{}';
  e_n int := 0; e_account int[] := '{}'; e_version bigint[] := '{}'; e_seq bigint[] := '{}';
  e_amount bigint[] := '{}'; e_balance bigint[] := '{}';
  s_n int; s_account int[]; s_balance bigint[]; s_version bigint[]; s_entries int;
  v_posting int := 0; v_source int := 0; v_taken bigint[]; v_moves bigint[]; v_refusal text;
  v_left bigint; v_take bigint; v_account int; v_known int; v_answer text := '';
  g_value bigint[]; g_from bigint[]; v_guard int := 0; v_record int := 0;
  r_n int := 0; r_table int[] := '{}'; r_row text[] := '{}';
BEGIN
  SELECT seq, head INTO STRICT v_seq, v_head FROM wallet_lane WHERE lane = p_lane FOR UPDATE;

  FOR attempt IN 1..2 LOOP
    SELECT array_agg(a.id ORDER BY n), array_agg(a.balance ORDER BY n),
        array_agg(a.version ORDER BY n), array_agg(a.may_overdraw ORDER BY n),
        array_agg(a.lane ORDER BY n)
      INTO a_id, a_balance, a_version, a_overdraw, a_lane
      FROM unnest(p_address) WITH ORDINALITY AS asked(address, n)
      JOIN wallet_account a USING (address);
    EXIT WHEN cardinality(a_id) = cardinality(p_address);
    INSERT INTO wallet_account (address, lane, currency, may_overdraw)
      SELECT address, p_lane, currency, overdraw
      FROM unnest(p_address, p_currency, p_overdraw) AS asked(address, currency, overdraw)
      ON CONFLICT (address) DO NOTHING;
  END LOOP;
  IF p_lane <> ALL (a_lane) THEN
    RAISE EXCEPTION 'an account of another lane';
  END IF;

  SELECT array_agg(coalesce(g.value, 0) ORDER BY n) INTO g_value
    FROM unnest(p_guard_key) WITH ORDINALITY AS asked(key, n)
    LEFT JOIN wallet_guard g ON g.lane = p_lane AND g.key = asked.key;
  g_from := g_value;

  SELECT array_agg(place), array_agg(CASE WHEN t.content <> asked.content THEN 'id_conflict'
        ELSE coalesce(t.refusal, 'accepted') END),
      array_agg(array_to_string(t.taken, ','))
    INTO k_place, k_state, k_taken
    FROM unnest(p_id, p_content) WITH ORDINALITY AS asked(id, content, place)
    JOIN wallet_transfer t USING (id);

  FOR i IN 1..cardinality(p_id) LOOP
    v_known := array_position(k_place, i);
    IF v_known IS NOT NULL THEN
      FOR j IN 1..p_postings[i] LOOP
        v_posting := v_posting + 1;
        v_source := v_source + p_sources[v_posting];
      END LOOP;
      v_guard := v_guard + p_guards[i]; v_record := v_record + p_records[i];
      v_answer := v_answer || k_state[v_known] || ' again ' || k_taken[v_known] || E'\n';
      CONTINUE;
    END IF;

    v_taken := '{}'; v_moves := '{}'; v_refusal := NULL; s_n := 0; s_entries := e_n;
    s_account := '{}'; s_balance := '{}'; s_version := '{}';
    v_seq := v_seq + 1;
    FOR j IN v_guard + 1..v_guard + p_guards[i] LOOP
      IF v_refusal IS NULL AND p_guard_add[j] >= 0
          AND g_value[p_guard[j]] + p_guard_add[j] > p_guard_most[j] THEN
        v_refusal := p_guard_refusal[j];
      END IF;
    END LOOP;
    FOR j IN 1..p_postings[i] LOOP
      v_posting := v_posting + 1;
      v_left := p_amount[v_posting];
      FOR k IN 1..p_sources[v_posting] LOOP
        v_source := v_source + 1;
        CONTINUE WHEN v_refusal IS NOT NULL;
        v_account := p_from[v_source];
        v_take := CASE WHEN a_overdraw[v_account] THEN v_left
          ELSE least(v_left, a_balance[v_account]) END;
        v_taken := v_taken || v_take;
        v_left := v_left - v_take;
        CONTINUE WHEN v_take = 0;
        s_n := s_n + 1; s_account[s_n] := v_account;
        s_balance[s_n] := a_balance[v_account]; s_version[s_n] := a_version[v_account];
        a_balance[v_account] := a_balance[v_account] - v_take;
        a_version[v_account] := a_version[v_account] + 1;
        e_n := e_n + 1; e_account[e_n] := v_account; e_version[e_n] := a_version[v_account];
        e_seq[e_n] := v_seq; e_amount[e_n] := -v_take; e_balance[e_n] := a_balance[v_account];
        v_moves := v_moves || a_id[v_account] || -v_take;
      END LOOP;
      CONTINUE WHEN v_refusal IS NOT NULL;
      IF v_left > 0 THEN
        v_refusal := 'insufficient_funds';
        CONTINUE;
      END IF;
      v_account := p_to[v_posting];
      s_n := s_n + 1; s_account[s_n] := v_account;
      s_balance[s_n] := a_balance[v_account]; s_version[s_n] := a_version[v_account];
      a_balance[v_account] := a_balance[v_account] + p_amount[v_posting];
      a_version[v_account] := a_version[v_account] + 1;
      e_n := e_n + 1; e_account[e_n] := v_account; e_version[e_n] := a_version[v_account];
      e_seq[e_n] := v_seq; e_amount[e_n] := p_amount[v_posting];
      e_balance[e_n] := a_balance[v_account];
      v_moves := v_moves || a_id[v_account] || p_amount[v_posting];
    END LOOP;

    IF v_refusal IS NOT NULL THEN
      FOR u IN REVERSE s_n..1 LOOP
        a_balance[s_account[u]] := s_balance[u];
        a_version[s_account[u]] := s_version[u];
      END LOOP;
      e_n := s_entries; v_taken := '{}'; v_moves := '{}';
    ELSE
      FOR j IN v_guard + 1..v_guard + p_guards[i] LOOP
        g_value[p_guard[j]] := g_value[p_guard[j]] + p_guard_add[j];
      END LOOP;
      FOR j IN v_record + 1..v_record + p_records[i] LOOP
        r_n := r_n + 1; r_table[r_n] := p_record_table[j]; r_row[r_n] := p_record[j];
      END LOOP;
    END IF;
    v_guard := v_guard + p_guards[i]; v_record := v_record + p_records[i];

    t_n := t_n + 1; t_seq[t_n] := v_seq; t_place[t_n] := i; t_refusal[t_n] := v_refusal;
    t_taken[t_n] := v_taken::text; t_moves[t_n] := v_moves::text;
    v_head := wallet_link(v_head, p_lane, v_seq, p_id[i], p_code[i], p_content[i], v_refusal,
      v_taken, v_moves, p_reference[i], p_at);
    t_hash[t_n] := v_head;
    v_answer := v_answer || coalesce(v_refusal, 'accepted') || ' first '
      || array_to_string(v_taken, ',') || E'\n';
  END LOOP;

  IF t_n > 0 THEN
    INSERT INTO wallet_transfer
        (id, lane, seq, code, content, refusal, taken, moves, reference, at, hash)
      SELECT p_id[place], p_lane, seq, p_code[place], p_content[place], refusal,
        taken::bigint[], moves::bigint[], p_reference[place], p_at, hash
      FROM unnest(t_place, t_seq, t_refusal, t_taken, t_moves, t_hash)
        AS made(place, seq, refusal, taken, moves, hash);
    INSERT INTO wallet_entry (account_id, version, lane, seq, amount, balance)
      SELECT a_id[account], version, p_lane, seq, amount, balance
      FROM unnest(e_account[1:e_n], e_version[1:e_n], e_seq[1:e_n], e_amount[1:e_n],
        e_balance[1:e_n]) AS made(account, version, seq, amount, balance);
    UPDATE wallet_account a SET balance = made.balance, version = made.version
      FROM unnest(a_id, a_balance, a_version) AS made(id, balance, version)
      WHERE a.id = made.id AND a.version <> made.version;
    INSERT INTO wallet_guard (lane, key, value)
      SELECT p_lane, key, now_value
      FROM unnest(p_guard_key, g_from, g_value) AS made(key, from_value, now_value)
      WHERE now_value <> from_value
      ON CONFLICT (lane, key) DO UPDATE SET value = excluded.value;
    FOR t IN 1..coalesce(cardinality(p_table), 0) LOOP
      EXECUTE format('INSERT INTO %1$I SELECT (jsonb_populate_record(NULL::%1$I, row::jsonb)).*
        FROM unnest($1, $2) AS made(place, row) WHERE place = $3', p_table[t])
        USING r_table, r_row, t;
    END LOOP;
    UPDATE wallet_lane SET seq = v_seq, head = v_head WHERE lane = p_lane;
  END IF;
  RETURN v_answer;
END $$;
