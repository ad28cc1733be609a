-- Who is not let in: networks ("203.0.113.0/24") and countries ("US").
CREATE TABLE brand_restriction (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL CHECK (kind IN ('address', 'country')),
  value text NOT NULL,
  PRIMARY KEY (brand_id, kind, value),
  CHECK (kind <> 'country' OR value ~ '^[A-Z]{2}$'),
  CHECK (kind <> 'address' OR value::cidr IS NOT NULL)
);

-- A change counts as one of the brand, so that open pages hear of it.
CREATE FUNCTION brand_restriction_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE brand_brand SET code = code WHERE id = coalesce(NEW.brand_id, OLD.brand_id);
  RETURN NULL;
END $$;
CREATE TRIGGER brand_restriction_announce AFTER INSERT OR UPDATE OR DELETE ON brand_restriction
  FOR EACH ROW EXECUTE FUNCTION brand_restriction_changed();
