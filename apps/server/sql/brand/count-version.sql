-- Counts the changes of a brand; clients order its live messages by this number.
CREATE OR REPLACE FUNCTION brand_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER brand_brand_version BEFORE UPDATE ON brand_brand
  FOR EACH ROW EXECUTE FUNCTION brand_count_version();
