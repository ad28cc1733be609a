-- Returns once every transfer that was being decided when it was called is committed or undone, in
-- both journals: it waits for the lock of each lane. Who calls it reads no row.
CREATE OR REPLACE FUNCTION wallet_pass_lanes() RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM public.wallet_lane ORDER BY lane FOR SHARE;
  PERFORM FROM wallet_trial.wallet_lane ORDER BY lane FOR SHARE;
END $$;
