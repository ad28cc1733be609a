-- A stop changes the brands that it closes or opens, and the games that players find there.
CREATE OR REPLACE FUNCTION brand_stop_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brand_brand SET code = code WHERE id = coalesce(NEW.brand_id, id);
  PERFORM platform_announce('brand.stopped', '{}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER brand_stop_announce AFTER INSERT OR UPDATE ON brand_stop
  FOR EACH ROW EXECUTE FUNCTION brand_stop_changed();
