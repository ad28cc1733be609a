-- The minimum that a spin must store besides the money: first the round with its events, then a
-- record, a counter and a chain link in the commit of the money, then a line for the player.
CREATE TABLE plain_round (
  player int NOT NULL,
  number int NOT NULL,
  id uuid NOT NULL UNIQUE,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  events text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player, number)
);
CREATE TABLE plain_record (
  id uuid PRIMARY KEY,
  player int NOT NULL,
  amount bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE TABLE plain_counter (id int PRIMARY KEY, spent bigint NOT NULL) WITH (fillfactor = 50);
CREATE TABLE plain_head (head bytea NOT NULL);
INSERT INTO plain_head VALUES ('');
CREATE TABLE plain_line (
  player int NOT NULL,
  n bigint GENERATED ALWAYS AS IDENTITY,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player, n)
);
CREATE TABLE plain_read (last uuid NOT NULL);
INSERT INTO plain_read VALUES ('00000000-0000-0000-0000-000000000000');

CREATE FUNCTION plain_spin(
  p_account int[], p_id uuid[], p_source int[], p_target int[], p_amount bigint[], p_code text[],
  p_reference text[]
) RETURNS text LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_answer text;
BEGIN
  UPDATE plain_head SET head = sha256(head || convert_to(
    array_to_string(p_id, ',') || array_to_string(p_amount, ','), 'UTF8'));
  v_answer := plain_commit(p_account, p_id, p_source, p_target, p_amount, p_code, p_reference);
  INSERT INTO plain_record
    SELECT id, p_account[source], amount, now() FROM unnest(p_id, p_source, p_amount, p_code)
      AS one(id, source, amount, code) WHERE code = 'bet';
  UPDATE plain_counter AS counter SET spent = counter.spent + one.amount
    FROM (SELECT p_account[source] AS id, sum(amount) AS amount
      FROM unnest(p_source, p_amount, p_code) AS one(source, amount, code)
      WHERE code = 'bet' GROUP BY 1) AS one
    WHERE counter.id = one.id;
  RETURN v_answer;
END $$;

CREATE FUNCTION plain_read() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_last uuid;
BEGIN
  SELECT id INTO v_last FROM plain_record ORDER BY id DESC LIMIT 1;
  IF v_last IS NOT NULL THEN
    INSERT INTO plain_line (player, amount, at)
      SELECT player, amount, at FROM plain_record
      WHERE id > (SELECT last FROM plain_read) AND id <= v_last;
    UPDATE plain_read SET last = v_last;
  END IF;
END $$;
