-- The wallet writes bets in the commit of their stakes.
SELECT public.wallet_take_records('studio.bet'::regclass);

-- Bets that contradict committed rows: on an event that does not take bets, or under a known id.
-- The wallet asks under the lane's lock. The owner commits that an event is locked and then passes
-- the lock of every lane, so no bet is accepted after that, whatever the clock says.
DO $do$ BEGIN
  EXECUTE format($make$
    CREATE OR REPLACE FUNCTION studio.wallet_stale_bet(p_value text[], p_at int[])
    RETURNS int[] LANGUAGE sql SECURITY DEFINER SET search_path = studio, pg_temp AS $$
      SELECT ARRAY(SELECT start FROM unnest(p_at) AS start
          LEFT JOIN event AS e ON e.id = p_value[start + %1$s]::bigint AND e.state = 'open'
          LEFT JOIN bet AS b ON b.id = p_value[start + %2$s]::uuid
            AND b.provider = p_value[start + %3$s]
        WHERE e.id IS NULL OR b.id IS NOT NULL)
    $$ $make$,
    studio.place_of('studio.bet', 'event_id'), studio.place_of('studio.bet', 'id'),
    studio.place_of('studio.bet', 'provider'));
END $do$;
SELECT public.wallet_find_records();
