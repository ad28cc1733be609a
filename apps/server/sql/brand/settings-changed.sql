-- A change of a brand's settings is a change of the brand: raises its version and announces it, so
-- that open pages load it.
CREATE OR REPLACE FUNCTION brand_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brand_brand SET code = code WHERE id IN (OLD.brand_id, NEW.brand_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER brand_register_rule_announce
  AFTER INSERT OR UPDATE OR DELETE ON brand_register_rule
  FOR EACH ROW EXECUTE FUNCTION brand_part_changed();
CREATE OR REPLACE TRIGGER brand_customer_service_announce
  AFTER INSERT OR UPDATE OR DELETE ON brand_customer_service
  FOR EACH ROW EXECUTE FUNCTION brand_part_changed();
CREATE OR REPLACE TRIGGER brand_cdn_announce AFTER INSERT OR UPDATE OR DELETE ON brand_cdn
  FOR EACH ROW EXECUTE FUNCTION brand_part_changed();
CREATE OR REPLACE TRIGGER brand_colour_announce AFTER INSERT OR UPDATE OR DELETE ON brand_colour
  FOR EACH ROW EXECUTE FUNCTION brand_part_changed();
CREATE OR REPLACE TRIGGER brand_flag_part AFTER INSERT OR UPDATE OR DELETE ON brand_flag
  FOR EACH ROW EXECUTE FUNCTION brand_part_changed();
CREATE OR REPLACE TRIGGER brand_return_announce AFTER INSERT OR UPDATE OR DELETE ON brand_return
  FOR EACH ROW EXECUTE FUNCTION brand_part_changed();

-- The same for restrictions by network and country.
CREATE OR REPLACE FUNCTION brand_restriction_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brand_brand SET code = code WHERE id = coalesce(NEW.brand_id, OLD.brand_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER brand_restriction_announce
  AFTER INSERT OR UPDATE OR DELETE ON brand_restriction
  FOR EACH ROW EXECUTE FUNCTION brand_restriction_changed();
