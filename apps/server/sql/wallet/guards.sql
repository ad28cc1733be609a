-- Guards are counters and blocks that transfers are checked against: those of every member stand in
-- the member's row, others in wallet_guard. They change under the lock of their lane only.

-- The value of a guard; 0 if nobody has set it.
CREATE OR REPLACE FUNCTION wallet_guard_value(p_member bigint, p_counter text, p_key uuid)
RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_counter IS NULL THEN
    RETURN coalesce((SELECT value FROM wallet_guard WHERE key = p_key), 0);
  END IF;
  RETURN (SELECT CASE p_counter WHEN 'blocked' THEN blocked WHEN 'terms' THEN terms
      WHEN 'seat' THEN seat WHEN 'staked' THEN staked WHEN 'lost' THEN lost END
    FROM wallet_member WHERE no = p_member);
END $$;

-- Locks a guard that lanes share until the commit.
CREATE OR REPLACE FUNCTION wallet_lock_guard(p_key uuid, p_name text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wallet_guard (key, name, value) VALUES (p_key, p_name, 0) ON CONFLICT DO NOTHING;
  PERFORM FROM wallet_guard WHERE key = p_key FOR UPDATE;
END $$;

-- Adds what an accepted transfer adds to its guards.
CREATE OR REPLACE FUNCTION wallet_add_to_guards(p_guards jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_array_length(p_guards) = 0 THEN
    RETURN;
  END IF;
  UPDATE wallet_member AS m SET blocked = m.blocked + g.blocked, terms = m.terms + g.terms,
      seat = m.seat + g.seat, staked = m.staked + g.staked, lost = m.lost + g.lost
    FROM (SELECT member, coalesce(sum(add) FILTER (WHERE counter = 'blocked'), 0) AS blocked,
        coalesce(sum(add) FILTER (WHERE counter = 'terms'), 0) AS terms,
        coalesce(sum(add) FILTER (WHERE counter = 'seat'), 0) AS seat,
        coalesce(sum(add) FILTER (WHERE counter = 'staked'), 0) AS staked,
        coalesce(sum(add) FILTER (WHERE counter = 'lost'), 0) AS lost
      FROM jsonb_to_recordset(p_guards) AS one(member bigint, counter text, add bigint)
      WHERE add <> 0 AND counter IS NOT NULL GROUP BY member) AS g
    WHERE m.no = g.member;
  INSERT INTO wallet_guard (key, name, value)
    SELECT key, name, add
    FROM jsonb_to_recordset(p_guards) AS one(key uuid, name text, add bigint)
    WHERE add <> 0 AND key IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET value = wallet_guard.value + excluded.value;
END $$;

-- Sets a guard between two batches: every transfer decided later sees the new value.
CREATE OR REPLACE FUNCTION wallet_set_guard(
  p_lane smallint, p_key uuid, p_name text, p_value bigint
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wallet_lane WHERE lane = p_lane FOR UPDATE;
  INSERT INTO wallet_guard (key, name, value) VALUES (p_key, p_name, p_value)
    ON CONFLICT (key) DO UPDATE SET value = p_value;
END $$;

-- The same for a block, which stands in the member's row.
CREATE OR REPLACE FUNCTION wallet_set_block(p_lane smallint, p_member uuid, p_value bigint)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM wallet_open_member(p_member, p_lane);
  PERFORM wallet_lock_lane_of(p_member);
  UPDATE wallet_member SET blocked = p_value WHERE member_id = p_member;
END $$;

-- Raises the version of a member's terms, or the seat, in the transaction that changes a rule of
-- deciding: a transfer that was prepared with the former value is then refused.
CREATE OR REPLACE FUNCTION wallet_raise(p_lane smallint, p_member uuid, p_terms int, p_seat int)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_value bigint;
BEGIN
  PERFORM wallet_open_member(p_member, p_lane);
  PERFORM wallet_lock_lane_of(p_member);
  UPDATE wallet_member SET terms = terms + p_terms, seat = seat + p_seat
    WHERE member_id = p_member
    RETURNING CASE WHEN p_seat > 0 THEN seat ELSE terms END INTO v_value;
  RETURN v_value;
END $$;
