-- Tells every process to load providers and their games again.
CREATE OR REPLACE FUNCTION vendor_announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('vendor.changed', '{}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER vendor_vendor_announce AFTER INSERT OR UPDATE OR DELETE ON vendor_vendor
  FOR EACH STATEMENT EXECUTE FUNCTION vendor_announce();
CREATE OR REPLACE TRIGGER vendor_game_announce AFTER INSERT OR UPDATE OR DELETE ON vendor_game
  FOR EACH STATEMENT EXECUTE FUNCTION vendor_announce();
CREATE OR REPLACE TRIGGER vendor_brand_announce AFTER INSERT OR UPDATE OR DELETE ON vendor_brand
  FOR EACH STATEMENT EXECUTE FUNCTION vendor_announce();
CREATE OR REPLACE TRIGGER vendor_game_off_announce
  AFTER INSERT OR UPDATE OR DELETE ON vendor_game_off
  FOR EACH STATEMENT EXECUTE FUNCTION vendor_announce();
