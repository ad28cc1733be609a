-- Opens the accounts that do not exist yet; returns the ids of all, in order.
CREATE OR REPLACE FUNCTION wallet_open(p_lane smallint, p_address text[], p_currency text[],
  p_overdraw boolean[]) RETURNS bigint[] LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wallet_account (address, lane, currency, may_overdraw)
    SELECT address, p_lane, currency, overdraw
    FROM unnest(p_address, p_currency, p_overdraw) AS asked(address, currency, overdraw)
    ON CONFLICT (address) DO NOTHING;
  IF EXISTS (SELECT FROM wallet_account JOIN unnest(p_address, p_currency)
      AS asked(address, currency) USING (address)
      WHERE lane <> p_lane OR wallet_account.currency <> asked.currency) THEN
    RAISE EXCEPTION 'an account of another lane or currency';
  END IF;
  RETURN (SELECT array_agg(id ORDER BY n) FROM unnest(p_address) WITH ORDINALITY
    AS asked(address, n) JOIN wallet_account USING (address));
END $$;
