-- The brand's written pages: terms, privacy and the like.
CREATE TABLE content_page (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  id text NOT NULL CHECK (id ~ '^[a-z0-9-]{1,64}$'),
  position int NOT NULL DEFAULT 0,
  shown boolean NOT NULL DEFAULT true,
  words jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  PRIMARY KEY (brand_id, id)
);

-- Which kinds of content a brand was given at its start. A kind is given once: what an operator
-- takes away afterwards, even all of it, does not come back.
CREATE TABLE content_given (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL CHECK (kind IN ('banners', 'announcements', 'promotions', 'help', 'pages')),
  PRIMARY KEY (brand_id, kind)
);

-- Until now a brand was given all four of these together, or nothing.
INSERT INTO content_given (brand_id, kind)
SELECT brand.id, kind
FROM brand_brand AS brand,
  unnest(ARRAY['banners', 'announcements', 'promotions', 'help']) AS kind
WHERE EXISTS (SELECT FROM content_banner WHERE brand_id = brand.id)
  OR EXISTS (SELECT FROM content_announcement WHERE brand_id = brand.id)
  OR EXISTS (SELECT FROM content_promotion WHERE brand_id = brand.id)
  OR EXISTS (SELECT FROM content_help_category WHERE brand_id = brand.id);
