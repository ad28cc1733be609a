-- Opens the accounts that do not exist yet; returns the numbers of all, in order: 16 times the row,
-- plus the place of the balance in a member's row, or 15 for a house account.
CREATE OR REPLACE FUNCTION wallet_open_accounts(p_lane smallint, p_address text[],
  p_currency text[], p_overdraw boolean[]) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  v_numbers bigint[];
BEGIN
  INSERT INTO wallet_member AS m (member_id, lane, currency)
    SELECT DISTINCT split_part(address, '/', 2)::uuid, p_lane, currency
    FROM unnest(p_address, p_currency) AS asked(address, currency)
    WHERE address LIKE 'member/%' ORDER BY 1
    ON CONFLICT (member_id) DO UPDATE SET currency = excluded.currency WHERE m.currency IS NULL;
  IF EXISTS (SELECT FROM unnest(p_address) AS address JOIN wallet_member AS m ON m.member_id =
      CASE WHEN address LIKE 'member/%' THEN split_part(address, '/', 2)::uuid END
    WHERE m.lane <> p_lane)
  THEN
    RAISE EXCEPTION 'a member of another lane' USING ERRCODE = 'WA002';
  END IF;
  INSERT INTO wallet_house (address, lane, currency, may_overdraw)
    SELECT address, p_lane, currency, overdraw
    FROM unnest(p_address, p_currency, p_overdraw) AS asked(address, currency, overdraw)
    WHERE address NOT LIKE 'member/%'
    ON CONFLICT (address) DO NOTHING;
  SELECT array_agg(number ORDER BY n) INTO v_numbers
    FROM unnest(p_address, p_currency) WITH ORDINALITY AS asked(address, currency, n),
      LATERAL (SELECT no * 16 + CASE split_part(address, '/', 3) WHEN 'bonus' THEN 1
            WHEN 'hold' THEN 2 WHEN 'reserved' THEN 3 ELSE 0 END AS number
          FROM wallet_member AS m WHERE address LIKE 'member/%' AND lane = p_lane
            AND member_id = CASE WHEN address LIKE 'member/%' THEN
              split_part(address, '/', 2)::uuid END AND m.currency = asked.currency
        UNION ALL SELECT no * 16 + 15 FROM wallet_house AS h
          WHERE h.address = asked.address AND lane = p_lane AND h.currency = asked.currency) AS one;
  IF coalesce(cardinality(v_numbers), 0) <> cardinality(p_address) THEN
    RAISE EXCEPTION 'an account of another lane or currency';
  END IF;
  RETURN v_numbers;
END $$;
