-- The gambling licence that a brand shows at the end of its pages, and where it can be checked.
ALTER TABLE brand_brand
  ADD COLUMN licence_text text CHECK (length(licence_text) BETWEEN 1 AND 300),
  ADD COLUMN licence_url text CHECK (licence_url ~ '^https?://[^[:space:]\\]+$'),
  ADD CONSTRAINT brand_brand_licence CHECK (licence_url IS NULL OR licence_text IS NOT NULL);
