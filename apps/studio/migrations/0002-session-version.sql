-- The certified configuration that the player was shown: what is begun in the session is decided by
-- it, whatever newer one there is meanwhile. Null for sessions from before.
ALTER TABLE studio.session ADD version int;
