-- Locks the lane of a member until the commit; a move of the member waits for it, or came before.
CREATE OR REPLACE FUNCTION wallet_lock_lane_of(p_member uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_lane smallint; v_locked smallint;
BEGIN
  LOOP
    SELECT lane INTO STRICT v_lane FROM wallet_member WHERE member_id = p_member;
    EXIT WHEN v_lane = v_locked;
    PERFORM FROM wallet_lane WHERE lane = v_lane FOR UPDATE;
    v_locked := v_lane;
  END LOOP;
END $$;

-- Opens a member's row, in this lane unless it exists.
CREATE OR REPLACE FUNCTION wallet_open_member(p_member uuid, p_lane smallint) RETURNS smallint
LANGUAGE plpgsql AS $$
DECLARE
  v_lane smallint;
BEGIN
  SELECT lane INTO v_lane FROM wallet_member WHERE member_id = p_member;
  IF NOT FOUND THEN
    INSERT INTO wallet_member (member_id, lane) VALUES (p_member, p_lane)
      ON CONFLICT (member_id) DO NOTHING;
    SELECT lane INTO STRICT v_lane FROM wallet_member WHERE member_id = p_member;
  END IF;
  RETURN v_lane;
END $$;

-- Moves a member to another lane. False if the member has rows that a reader has not processed:
-- readers take each lane in order, so rows of the next lane could overtake them.
CREATE OR REPLACE FUNCTION wallet_move_member(p_member uuid, p_lane smallint, p_readers text[])
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_no bigint; v_lane smallint; v_seq bigint;
BEGIN
  SELECT lane INTO v_lane FROM wallet_member WHERE member_id = p_member;
  PERFORM FROM wallet_lane WHERE lane IN (v_lane, p_lane) ORDER BY lane FOR UPDATE;
  SELECT no INTO v_no FROM wallet_member WHERE member_id = p_member AND lane = v_lane;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  SELECT seq INTO v_seq FROM (SELECT lane, seq FROM wallet_transfer
    WHERE member = v_no AND line IS NOT NULL ORDER BY line DESC LIMIT 1) AS last
    WHERE lane = v_lane;
  IF v_seq IS NOT NULL AND EXISTS (SELECT FROM unnest(p_readers) AS name
    LEFT JOIN wallet_cursor AS c ON c.reader = name AND c.lane = v_lane
    WHERE coalesce(c.seq, 0) < v_seq)
  THEN
    RETURN false;
  END IF;
  UPDATE wallet_member SET lane = p_lane WHERE no = v_no;
  PERFORM platform_announce('wallet.moved', json_build_object('memberId', p_member));
  RETURN true;
END $$;
