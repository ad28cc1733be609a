-- Publishes a message on the bus. Every process receives it after the commit.
CREATE OR REPLACE FUNCTION platform_announce(subject text, data json) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_notify('fairhouse', json_build_object('subject', subject, 'data', data)::text)
$$;
