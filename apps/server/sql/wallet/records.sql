-- Applied again after every new migration: it reads the columns of the tables.

-- Makes wallet_into and wallet_stale, which pick the wallet_into_<table> and, where there is one,
-- the wallet_stale_<table> of a record, in the schema of its table. The latter returns the
-- positions of the records that contradict what was committed before: their transfers are prepared
-- again.
CREATE OR REPLACE FUNCTION wallet_find_records() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_into text; v_stale text;
BEGIN
  SELECT string_agg(format('WHEN %L THEN PERFORM %I.%I(p_value, p_at);',
        place || substr(proname, length('wallet_into_') + 1), nspname, proname), ' '
      ORDER BY nspname, proname)
      FILTER (WHERE proname LIKE 'wallet\_into\_%'),
    string_agg(format('WHEN %L THEN RETURN %I.%I(p_value, p_at);',
        place || substr(proname, length('wallet_stale_') + 1), nspname, proname), ' '
      ORDER BY nspname, proname)
      FILTER (WHERE proname LIKE 'wallet\_stale\_%')
    INTO v_into, v_stale
    FROM pg_proc JOIN pg_namespace n ON n.oid = pronamespace,
      LATERAL (SELECT CASE nspname WHEN 'public' THEN '' ELSE nspname || '.' END) AS one(place);
  EXECUTE format('CREATE OR REPLACE FUNCTION wallet_into(p_table text, p_value text[], p_at int[])
    RETURNS void LANGUAGE plpgsql AS $body$ BEGIN CASE p_table %s END CASE; END $body$', v_into);
  EXECUTE format('CREATE OR REPLACE FUNCTION wallet_stale(p_table text, p_value text[], p_at int[])
    RETURNS int[] LANGUAGE plpgsql AS $body$ BEGIN %s RETURN ''{}''; END $body$',
    'CASE p_table ' || v_stale || ' ELSE NULL; END CASE;');
END $$;

-- Makes wallet_into_<table>, by which transfers write records into that table in their own commit.
-- Values come as text, flat; each row begins at its position. In a schema other than ours the
-- function has the rights of its owner: the server may insert there in this way only.
CREATE OR REPLACE FUNCTION wallet_take_records(p_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_columns text; v_values text; v_schema text; v_name text;
BEGIN
  SELECT nspname, relname INTO v_schema, v_name
    FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE c.oid = p_table;
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum),
      string_agg(format('p_value[at + %s]::%s', n, format_type(atttypid, atttypmod)), ', '
        ORDER BY attnum)
    INTO v_columns, v_values
    FROM (SELECT *, row_number() OVER (ORDER BY attnum) AS n FROM pg_attribute
      WHERE attrelid = p_table AND attnum > 0 AND NOT attisdropped) AS one;
  EXECUTE format('CREATE OR REPLACE FUNCTION %I.%I(p_value text[], p_at int[])
    RETURNS void LANGUAGE plpgsql %s SET plan_cache_mode = force_generic_plan AS $body$ BEGIN
      INSERT INTO %s (%s) SELECT %s FROM unnest(p_at) AS at;
    END $body$', v_schema, 'wallet_into_' || v_name,
    CASE WHEN v_schema <> 'public'
      THEN format('SECURITY DEFINER SET search_path = %I, pg_temp', v_schema) ELSE '' END,
    p_table, v_columns, v_values);
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
