-- Which rules games must keep for this brand's players, and where it is at home.
ALTER TABLE brand_brand
  ADD COLUMN market text NOT NULL DEFAULT 'strict' CHECK (market IN ('strict', 'open', 'lab')),
  ADD COLUMN country text NOT NULL DEFAULT 'ZZ' CHECK (country ~ '^[A-Z]{2}$');
UPDATE brand_brand SET market = 'open', country = 'VN' WHERE demonstration;
