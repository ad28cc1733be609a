-- Seals the committed batches of a lane in order, up to p_most: the digest of each row, and the
-- head over them and the head before. Only one process seals a lane at a time. Returns the number
-- of batches that it sealed.
CREATE OR REPLACE FUNCTION wallet_seal_batches(p_lane smallint, p_most int) RETURNS int
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_number bigint; v_seq bigint; v_head bytea; b record; v_count int := 0;
  s_number bigint[] := '{}'; s_seq bigint[] := '{}'; s_head bytea[] := '{}';
  s_digests bytea[] := '{}';
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('wallet_seal'), p_lane) THEN
    RETURN 0;
  END IF;
  SELECT number, last_seq, head INTO STRICT v_number, v_seq, v_head
    FROM wallet_seal WHERE lane = p_lane ORDER BY number DESC LIMIT 1;
  FOR b IN
    SELECT number, last_seq, string_agg(wallet_digest(t), ''::bytea ORDER BY t.seq) AS digests
    FROM (SELECT number, last_seq, coalesce(lag(last_seq) OVER (ORDER BY number), v_seq) AS before
        FROM wallet_batch WHERE lane = p_lane AND number > v_number ORDER BY number LIMIT p_most)
        AS batch
      JOIN wallet_transfer AS t
        ON t.lane = p_lane AND t.seq > batch.before AND t.seq <= batch.last_seq
    GROUP BY number, last_seq ORDER BY number
  LOOP
    v_count := v_count + 1; v_head := sha256(v_head || b.digests);
    s_number[v_count] := b.number; s_seq[v_count] := b.last_seq;
    s_head[v_count] := v_head; s_digests[v_count] := b.digests;
  END LOOP;
  INSERT INTO wallet_seal (lane, number, last_seq, head, digests)
    SELECT p_lane, s.* FROM unnest(s_number, s_seq, s_head, s_digests) AS s;
  RETURN v_count;
END $$;

-- The hash of everything that a row holds.
CREATE OR REPLACE FUNCTION wallet_digest(p_row wallet_transfer) RETURNS bytea
LANGUAGE sql STABLE AS $$
  SELECT sha256((p_row).content || convert_to(concat_ws('|', (p_row).lane, (p_row).seq,
    (p_row).id, (p_row).code, coalesce((p_row).refusal, ''), coalesce((p_row).member::text, ''),
    coalesce((p_row).line::text, ''), coalesce((p_row).cash::text, ''),
    coalesce((p_row).bonus::text, ''), coalesce((p_row).hold::text, ''),
    coalesce((p_row).reserved::text, ''), (p_row).taken, (p_row).moves,
    (extract(epoch FROM (p_row).at) * 1000000)::bigint, (p_row).reference), 'UTF8'))
$$;
