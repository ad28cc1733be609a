-- The wallet writes rounds, turns and ends in the commit of their money, through functions that
-- only insert: the server's sql/wallet/records.sql makes them from the columns of the tables.
SELECT public.wallet_take_records(name::regclass)
  FROM unnest(ARRAY['studio.round', 'studio.turn', 'studio.round_end']) AS name;

-- Where the value of a column stands among those of a record.
CREATE OR REPLACE FUNCTION studio.place_of(p_table regclass, p_column text) RETURNS bigint
LANGUAGE sql AS $$
  SELECT place FROM (SELECT attname, row_number() OVER (ORDER BY attnum) AS place
    FROM pg_attribute WHERE attrelid = p_table AND attnum > 0 AND NOT attisdropped) AS one
  WHERE attname = p_column
$$;

-- Makes wallet_stale_<table>: the records that contradict committed rows. Another process may have
-- begun the round, taken the turn or ended the round, new seeds may be in use, or the pot is off.
-- The seed of a round that stays open is locked, so that it is not revealed meanwhile.
DO $do$ BEGIN
  EXECUTE format($make$
    CREATE OR REPLACE FUNCTION studio.wallet_stale_round(p_value text[], p_at int[])
    RETURNS int[] LANGUAGE plpgsql SECURITY DEFINER SET search_path = studio, pg_temp
    SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$ BEGIN
      PERFORM FROM seed WHERE id IN (SELECT p_value[start + %3$s]::bigint FROM unnest(p_at) AS start
        WHERE NOT p_value[start + %4$s]::boolean) ORDER BY id FOR SHARE;
      RETURN ARRAY(SELECT start FROM unnest(p_at) AS start
          LEFT JOIN round AS r ON r.seat_id = p_value[start + %1$s]::bigint
            AND r.number = p_value[start + %2$s]::int
          LEFT JOIN seed AS s ON s.id = p_value[start + %3$s]::bigint
          LEFT JOIN pot AS p ON p.id = p_value[start + %5$s]::int
        WHERE r.seat_id IS NOT NULL OR s.id IS NULL OR s.revealed_at IS NOT NULL
          OR s.commitment IS NULL OR NOT p.is_on);
    END $$ $make$,
    studio.place_of('studio.round', 'seat_id'), studio.place_of('studio.round', 'number'),
    studio.place_of('studio.round', 'seed_id'), studio.place_of('studio.round', 'done'),
    studio.place_of('studio.round', 'pot_id'));
  EXECUTE format($make$
    CREATE OR REPLACE FUNCTION studio.wallet_stale_turn(p_value text[], p_at int[])
    RETURNS int[] LANGUAGE sql SECURITY DEFINER SET search_path = studio, pg_temp AS $$
      SELECT ARRAY(SELECT start FROM unnest(p_at) AS start
          LEFT JOIN turn AS t ON t.seat_id = p_value[start + %1$s]::bigint
            AND t.number = p_value[start + %2$s]::int AND t.turn = p_value[start + %3$s]::int
          LEFT JOIN open_round AS o ON o.seat_id = p_value[start + %1$s]::bigint
            AND o.number = p_value[start + %2$s]::int
        WHERE t.seat_id IS NOT NULL OR o.seat_id IS NULL)
    $$ $make$,
    studio.place_of('studio.turn', 'seat_id'), studio.place_of('studio.turn', 'number'),
    studio.place_of('studio.turn', 'turn'));
  EXECUTE format($make$
    CREATE OR REPLACE FUNCTION studio.wallet_stale_round_end(p_value text[], p_at int[])
    RETURNS int[] LANGUAGE sql SECURITY DEFINER SET search_path = studio, pg_temp AS $$
      SELECT ARRAY(SELECT start FROM unnest(p_at) AS start
          LEFT JOIN open_round AS o ON o.seat_id = p_value[start + %1$s]::bigint
            AND o.number = p_value[start + %2$s]::int
        WHERE o.seat_id IS NULL)
    $$ $make$,
    studio.place_of('studio.round_end', 'seat_id'),
    studio.place_of('studio.round_end', 'number'));
END $do$;
SELECT public.wallet_find_records();

-- A round stays open if it has further actions or a jackpot to be paid, or if an earlier version
-- has yet to settle it.
CREATE OR REPLACE FUNCTION studio.open_round() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = studio, pg_temp AS $$
BEGIN
  INSERT INTO open_round (seat_id, number, at) VALUES (NEW.seat_id, NEW.number, NEW.at);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER round_opens AFTER INSERT ON studio.round FOR EACH ROW
  WHEN (NEW.refusal IS NULL AND (NOT NEW.done OR NEW.jackpot OR NEW.balance_after IS NULL))
  EXECUTE FUNCTION studio.open_round();

CREATE OR REPLACE FUNCTION studio.close_round() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = studio, pg_temp AS $$
BEGIN
  DELETE FROM open_round WHERE seat_id = NEW.seat_id AND number = NEW.number;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER round_closes AFTER INSERT ON studio.round_end FOR EACH ROW
  EXECUTE FUNCTION studio.close_round();

-- A pot grows with the rounds that play for it. A round that wins it takes its own part along. Pots
-- are locked in the order of their ids, so that no two commits wait for each other.
CREATE OR REPLACE FUNCTION studio.grow_pots() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = studio, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added WHERE pot_id IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  WITH grown AS (
      SELECT pot_id, sum(jackpot_contribution)::bigint AS units FROM added
      WHERE pot_id IS NOT NULL AND refusal IS NULL AND NOT jackpot AND balance_after IS NOT NULL
      GROUP BY pot_id),
    held AS (
      SELECT p.id, units FROM pot p JOIN grown ON pot_id = p.id ORDER BY p.id FOR UPDATE OF p)
  UPDATE pot SET amount = amount + units FROM held WHERE held.id = pot.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER round_grows_pots AFTER INSERT ON studio.round
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION studio.grow_pots();
