-- Who is not let in: networks ("203.0.113.0/24") and countries ("US").
CREATE TABLE brand_restriction (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL CHECK (kind IN ('address', 'country')),
  value text NOT NULL,
  PRIMARY KEY (brand_id, kind, value),
  CHECK (kind <> 'country' OR value ~ '^[A-Z]{2}$'),
  CHECK (kind <> 'address' OR value::cidr IS NOT NULL)
);
