CREATE TABLE plain_account (
  id int PRIMARY KEY,
  balance bigint NOT NULL,
  version bigint NOT NULL,
  may_overdraw boolean NOT NULL,
  CHECK (may_overdraw OR balance >= 0)
) WITH (fillfactor = 50);
CREATE TABLE plain_transfer (
  id uuid PRIMARY KEY,
  source int NOT NULL,
  target int NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  code text NOT NULL,
  reference text NOT NULL,
  accepted boolean NOT NULL,
  at timestamptz NOT NULL
);
CREATE TABLE plain_entry (
  account_id int NOT NULL,
  version bigint NOT NULL,
  transfer_id uuid NOT NULL,
  amount bigint NOT NULL,
  balance bigint NOT NULL,
  PRIMARY KEY (account_id, version)
);

CREATE FUNCTION plain_commit(
  p_account int[], p_id uuid[], p_source int[], p_target int[], p_amount bigint[], p_code text[],
  p_reference text[]
) RETURNS text LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_count int := cardinality(p_id); v_known int;
  a_balance bigint[]; a_version bigint[]; a_overdraw boolean[]; t_accepted boolean[] := '{}';
  e_account int[] := '{}'; e_version bigint[] := '{}'; e_transfer uuid[] := '{}';
  e_amount bigint[] := '{}'; e_balance bigint[] := '{}';
  v_source int; v_target int; v_n int := 0;
BEGIN
  SELECT array_agg(balance), array_agg(version), array_agg(may_overdraw)
    INTO a_balance, a_version, a_overdraw
    FROM (SELECT balance, version, may_overdraw FROM plain_account
      WHERE id = ANY (p_account) ORDER BY id FOR NO KEY UPDATE) AS held;
  SELECT count(*) INTO v_known FROM plain_transfer WHERE id = ANY (p_id);
  IF v_known > 0 THEN
    RAISE EXCEPTION 'ids are used once here';
  END IF;
  FOR i IN 1..v_count LOOP
    v_source := p_source[i]; v_target := p_target[i];
    t_accepted[i] := a_overdraw[v_source] OR a_balance[v_source] >= p_amount[i];
    CONTINUE WHEN NOT t_accepted[i];
    a_balance[v_source] := a_balance[v_source] - p_amount[i];
    a_version[v_source] := a_version[v_source] + 1;
    a_balance[v_target] := a_balance[v_target] + p_amount[i];
    a_version[v_target] := a_version[v_target] + 1;
    v_n := v_n + 1; e_transfer[v_n] := p_id[i]; e_amount[v_n] := -p_amount[i];
    e_account[v_n] := p_account[v_source]; e_version[v_n] := a_version[v_source];
    e_balance[v_n] := a_balance[v_source];
    v_n := v_n + 1; e_transfer[v_n] := p_id[i]; e_amount[v_n] := p_amount[i];
    e_account[v_n] := p_account[v_target]; e_version[v_n] := a_version[v_target];
    e_balance[v_n] := a_balance[v_target];
  END LOOP;
  INSERT INTO plain_transfer
    SELECT id, p_account[source], p_account[target], amount, code, reference, accepted, now()
    FROM unnest(p_id, p_source, p_target, p_amount, p_code, p_reference, t_accepted)
      AS one(id, source, target, amount, code, reference, accepted);
  INSERT INTO plain_entry
    SELECT * FROM unnest(e_account, e_version, e_transfer, e_amount, e_balance);
  UPDATE plain_account AS account SET balance = now.balance, version = now.version
    FROM unnest(p_account, a_balance, a_version) AS now(id, balance, version)
    WHERE account.id = now.id;
  RETURN array_to_string(t_accepted, '');
END $$;
