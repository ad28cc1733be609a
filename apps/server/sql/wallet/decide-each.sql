-- Decides transfers of any shape one after the other, each on its own, and writes all in one
-- commit.
--
-- A transfer of p_transfers: id, code, content (hex), reference, isVoid, notAfter, member (its row,
-- if one is concerned), accounts (distinct; postings and sums name positions in it from 1),
-- postings (from, to, amount; a target of -n pays back to the sources of posting n as they gave),
-- guards (a counter of a member's row, or a key and name of wallet_guard, which lanes may share;
-- add, need, max, refusal) and sums. A guard refuses if its value plus the need exceeds max; a
-- negative need passes. A refusal that begins with ~ is a question: it is answered but not written,
-- and the id stays free.
--
-- Later than its notAfter by platform_now(), read under the lane's lock, a transfer is refused as
-- too_late. A record is written if its transfer is accepted; one that has a place for the refusal
-- also if it is refused. A transfer with a stale record is answered ~stale.
--
-- Returns four lines: for each transfer its refusal, the balance asked for and what its sources
-- gave; then the positions of the transfers that were known before.
CREATE OR REPLACE FUNCTION wallet_decide_each(
  p_lane smallint, p_at timestamptz, p_transfers jsonb,
  p_table text[], p_record_of int[], p_record_table int[], p_record int[],
  p_record_refusal int[], p_record_balance int[], p_value text[]
) RETURNS text LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET enable_bitmapscan = off AS $$
DECLARE
  v_count int := jsonb_array_length(p_transfers); v_seq bigint; v_batch bigint; v_at timestamptz;
  v_before bigint; v_stale int[]; t record; g record; v_known record; v_value bigint;
  v_refusal text; v_taken text; v_moves text; v_accounts bigint[]; v_balance bigint[];
  v_overdraw boolean[]; v_sum bigint; v_old bigint[];
  m_no bigint; m_line bigint; m_cash bigint; m_bonus bigint; m_hold bigint; m_reserved bigint;
  t_refusal text[] := array_fill(NULL::text, ARRAY[v_count]);
  t_taken text[] := array_fill(''::text, ARRAY[v_count]);
  t_balance bigint[] := array_fill(0::bigint, ARRAY[v_count]);
  t_again int[] := '{}'; t_written int[] := '{}';
BEGIN
  SELECT seq, batch, greatest(at, p_at) INTO STRICT v_seq, v_batch, v_at
    FROM wallet_lane WHERE lane = p_lane FOR UPDATE;
  v_before := v_seq;
  v_stale := wallet_find_stale(p_table, p_value, p_record_of, p_record_table, p_record);

  FOR t IN SELECT a.* FROM ROWS FROM (jsonb_to_recordset(p_transfers) AS (id uuid, code text,
      content text, reference text, "isVoid" boolean, "notAfter" timestamptz, member bigint,
      accounts bigint[], postings jsonb, guards jsonb, sums int[])) WITH ORDINALITY
    AS a(id, code, content, reference, is_void, not_after, member, accounts, postings, guards,
      sums, n) ORDER BY a.n
  LOOP
    SELECT array_agg(balance ORDER BY n), array_agg(may_overdraw ORDER BY n)
      INTO v_balance, v_overdraw
      FROM unnest(t.accounts) WITH ORDINALITY AS a(id, n), LATERAL (
        SELECT balance, may_overdraw FROM wallet_house
          WHERE a.id % 16 = 15 AND no = a.id / 16 AND lane = p_lane
        UNION ALL SELECT (ARRAY[cash, bonus, hold, reserved])[a.id % 16 + 1], false
          FROM wallet_member WHERE a.id % 16 < 15 AND no = a.id / 16 AND lane = p_lane) AS one;
    IF coalesce(cardinality(v_balance), 0) <> cardinality(t.accounts) THEN
      RAISE EXCEPTION 'an account that is not of this lane' USING ERRCODE = 'WA001';
    END IF;
    v_old := v_balance; v_refusal := NULL; v_taken := ''; v_moves := '';

    SELECT refusal, taken, code = 'void' OR content = decode(t.content, 'hex') AS is_same
      INTO v_known
      FROM (SELECT refusal, taken, code, content FROM wallet_transfer WHERE id = t.id
        UNION ALL SELECT refusal, taken, code, content FROM wallet_v1_transfer WHERE id = t.id)
        AS one;
    IF FOUND THEN
      -- A void is answered with what it meant to prevent; what it prevented, with its refusal.
      v_refusal := CASE WHEN v_known.is_same OR t.is_void THEN v_known.refusal
        ELSE 'id_conflict' END;
      v_taken := v_known.taken; t_again := t_again || t.n::int;
    ELSE
      v_refusal := CASE WHEN t.is_void THEN 'rolled_back' WHEN t.n = ANY (v_stale) THEN '~stale'
        WHEN t.not_after < platform_now() THEN 'too_late' END;
      FOR g IN SELECT * FROM jsonb_to_recordset(t.guards) AS one(member bigint, counter text,
        key uuid, name text, shared boolean, add bigint, need bigint, max bigint, refusal text)
      LOOP
        IF g.shared THEN
          PERFORM wallet_lock_guard(g.key, g.name);
        END IF;
        v_value := wallet_guard_value(g.member, g.counter, g.key);
        IF g.need >= 0 AND v_value + g.need > g.max THEN
          v_refusal := coalesce(v_refusal, g.refusal);
          EXIT;
        END IF;
      END LOOP;
      IF v_refusal IS NULL THEN
        SELECT p.refusal, p.taken, p.moves, p.balance
          INTO v_refusal, v_taken, v_moves, v_balance
          FROM wallet_move(t.postings, t.accounts, v_balance, v_overdraw) AS p;
      END IF;
      -- Not decided: who asked must look again, and may then ask with the same id.
      IF v_refusal IS NULL OR NOT starts_with(v_refusal, '~') THEN
        v_seq := v_seq + 1; t_written := t_written || t.n::int;
        m_no := NULL; m_line := NULL; m_cash := NULL; m_bonus := NULL; m_hold := NULL;
        m_reserved := NULL;
        IF v_refusal IS NULL THEN
          PERFORM wallet_add_to_guards(t.guards);
          UPDATE wallet_house AS h SET balance = a.balance, version = h.version + 1
            FROM unnest(t.accounts, v_balance, v_old) AS a(id, balance, old)
            WHERE a.id % 16 = 15 AND h.no = a.id / 16 AND a.balance <> a.old;
          UPDATE wallet_member SET line = line + 1,
              cash = coalesce(v_balance[array_position(t.accounts, no * 16)], cash),
              bonus = coalesce(v_balance[array_position(t.accounts, no * 16 + 1)], bonus),
              hold = coalesce(v_balance[array_position(t.accounts, no * 16 + 2)], hold),
              reserved = coalesce(v_balance[array_position(t.accounts, no * 16 + 3)], reserved)
            WHERE no = t.member
            RETURNING no, line, cash, bonus, hold, reserved
              INTO m_no, m_line, m_cash, m_bonus, m_hold, m_reserved;
        ELSE
          v_balance := v_old; v_taken := ''; v_moves := '';
        END IF;
        INSERT INTO wallet_transfer (id, lane, seq, at, code, reference, content, refusal, member,
            line, cash, bonus, hold, reserved, taken, moves)
          VALUES (t.id, p_lane, v_seq, v_at, t.code, t.reference, decode(t.content, 'hex'),
            v_refusal, m_no, m_line, m_cash, m_bonus, m_hold, m_reserved, v_taken, v_moves);
      END IF;
    END IF;
    t_refusal[t.n] := v_refusal; t_taken[t.n] := v_taken;
    SELECT coalesce(sum(v_balance[place]), 0) INTO v_sum FROM unnest(t.sums) AS place;
    t_balance[t.n] := v_sum;
  END LOOP;

  IF v_seq > v_before THEN
    PERFORM wallet_write_records(p_table, p_value, p_record_of, p_record_table, p_record,
      p_record_refusal, p_record_balance, t_written,
      ARRAY(SELECT t_refusal[place] FROM unnest(t_written) AS place),
      ARRAY(SELECT t_balance[place] FROM unnest(t_written) AS place));
    INSERT INTO wallet_batch (lane, number, last_seq, at) VALUES (p_lane, v_batch + 1, v_seq, v_at);
    UPDATE wallet_lane SET seq = v_seq, batch = v_batch + 1, at = v_at WHERE lane = p_lane;
  END IF;
  RETURN concat_ws(E'\n', array_to_string(t_refusal, ' ', ''), array_to_string(t_balance, ' '),
    array_to_string(t_taken, ' '), array_to_string(t_again, ' '));
END $$;

-- Moves the money of a transfer's postings between its accounts, or says why not: the balances
-- after it, what each source gave, and the moves as they are stored.
CREATE OR REPLACE FUNCTION wallet_move(
  p_postings jsonb, p_account bigint[], INOUT balance bigint[], p_overdraw boolean[],
  OUT refusal text, OUT taken text, OUT moves text
) LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  p record; v_source int; v_left bigint; v_gives bigint; v_second bigint; v_first int;
  -- By posting: its sources, its amount, and what its last source gave.
  x_from jsonb[] := '{}'; x_amount bigint[] := '{}'; x_second bigint[] := '{}';
  v_back jsonb; v_share bigint;
BEGIN
  taken := ''; moves := '';
  FOR p IN SELECT one.* FROM ROWS FROM (jsonb_to_recordset(p_postings)
    AS ("from" jsonb, "to" int, amount bigint)) WITH ORDINALITY AS one(sources, target, amount, n)
    ORDER BY one.n
  LOOP
    v_left := p.amount; v_second := 0;
    FOR v_source IN SELECT value::int FROM jsonb_array_elements_text(p.sources) LOOP
      v_gives := CASE WHEN p_overdraw[v_source] OR balance[v_source] > v_left THEN v_left
        ELSE balance[v_source] END;
      v_left := v_left - v_gives; v_second := v_gives; taken := taken || v_gives || ',';
      balance[v_source] := balance[v_source] - v_gives;
      IF v_gives <> 0 THEN
        moves := moves || p_account[v_source] || ':' || -v_gives || ' ';
      END IF;
    END LOOP;
    IF v_left > 0 THEN
      refusal := 'insufficient_funds';
      RETURN;
    END IF;
    x_from[p.n] := p.sources; x_amount[p.n] := p.amount; x_second[p.n] := v_second;
    IF p.target > 0 THEN
      balance[p.target] := balance[p.target] + p.amount;
      moves := moves || p_account[p.target] || ':' || p.amount || ' ';
    ELSE
      -- In proportion to what the two sources gave; a tie goes to the first.
      v_back := x_from[-p.target]; v_first := (v_back ->> 0)::int; v_share := 0;
      IF jsonb_array_length(v_back) > 1 THEN
        v_share := div(2 * p.amount::numeric * x_second[-p.target] + x_amount[-p.target] - 1,
          2 * x_amount[-p.target]::numeric);
      END IF;
      IF v_share > 0 THEN
        v_source := (v_back ->> 1)::int; balance[v_source] := balance[v_source] + v_share;
        moves := moves || p_account[v_source] || ':' || v_share || ' ';
      END IF;
      IF v_share < p.amount THEN
        balance[v_first] := balance[v_first] + p.amount - v_share;
        moves := moves || p_account[v_first] || ':' || p.amount - v_share || ' ';
      END IF;
    END IF;
  END LOOP;
END $$;
