-- The time by which deadlines are decided, under the lock of who decides: that of the database, or
-- the one that a test sets.
CREATE OR REPLACE FUNCTION platform_now() RETURNS timestamptz LANGUAGE sql AS $$
  SELECT coalesce((SELECT at FROM platform_clock), clock_timestamp())
$$;
