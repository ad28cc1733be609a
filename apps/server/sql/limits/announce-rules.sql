-- Ends the cached limits of every process: a rule of a market or brand holds for many players.
CREATE OR REPLACE FUNCTION limits_announce_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('limits.rules', '{}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER limits_rule_announce AFTER INSERT OR UPDATE OR DELETE ON limits_rule
  FOR EACH STATEMENT EXECUTE FUNCTION limits_announce_rules();
