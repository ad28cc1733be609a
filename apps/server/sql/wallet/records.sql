-- Applied again after every new migration: it reads the columns of the tables.

-- Makes wallet_into, which picks the wallet_into_<table> of a record.
CREATE OR REPLACE FUNCTION wallet_find_records() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_cases text;
BEGIN
  SELECT string_agg(format('WHEN %L THEN PERFORM %s(p_value, p_at);',
      substr(proname, length('wallet_into_') + 1), oid::regproc), ' ')
    INTO v_cases FROM pg_proc WHERE proname LIKE 'wallet\_into\_%';
  EXECUTE format('CREATE OR REPLACE FUNCTION wallet_into(p_table text, p_value text[], p_at int[])
    RETURNS void LANGUAGE plpgsql AS $body$ BEGIN CASE p_table %s END CASE; END $body$', v_cases);
END $$;

-- Makes wallet_into_<table>, by which transfers write records into that table in their own commit.
-- Values come as text, flat; each row begins at its position.
CREATE OR REPLACE FUNCTION wallet_take_records(p_table regclass) RETURNS void LANGUAGE plpgsql AS $$
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
  PERFORM wallet_find_records();
END $$;

-- LIST of the tables that take records of transfers.
SELECT wallet_take_records(name::regclass) FROM unnest(ARRAY[
  'limits_undone',
  'promotion_bonus',
  'promotion_conversion',
  'vendor_transaction',
  'vendor_transfer',
  'withdrawal_move',
  'withdrawal_request'
]) AS name;
