-- Tells every process to load brands, domains and flags again.
CREATE OR REPLACE FUNCTION brand_announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('brand.changed', '{}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER brand_brand_announce AFTER INSERT OR UPDATE OR DELETE ON brand_brand
  FOR EACH STATEMENT EXECUTE FUNCTION brand_announce();
CREATE OR REPLACE TRIGGER brand_domain_announce AFTER INSERT OR UPDATE OR DELETE ON brand_domain
  FOR EACH STATEMENT EXECUTE FUNCTION brand_announce();
CREATE OR REPLACE TRIGGER brand_flag_announce AFTER INSERT OR UPDATE OR DELETE ON brand_flag
  FOR EACH STATEMENT EXECUTE FUNCTION brand_announce();
