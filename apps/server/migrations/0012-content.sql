-- What a brand shows. Words are {"EN": {"title": …}, "VI": …}; a language without all of them
-- does not count. An address is checked here, so that no row can carry a script.
CREATE FUNCTION content_is_page(address text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT address ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$'
$$;
CREATE FUNCTION content_is_web(address text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT address ~ '^https?://[^\s\\[:cntrl:]]+$'
$$;

CREATE TABLE content_banner (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  id text NOT NULL CHECK (id ~ '^[a-z0-9-]{1,64}$'),
  group_name text NOT NULL CHECK (group_name IN ('home', 'rng', 'live', 'fish', 'pvp', 'sports',
    'esports', 'lottery', 'download', 'promotions', 'pointsMall', 'help', 'register', 'inhouse')),
  position int NOT NULL DEFAULT 0,
  shown boolean NOT NULL DEFAULT true,
  -- The name of a picture that the site draws, a page of ours, or an address.
  image text NOT NULL CHECK (image ~ '^[a-z0-9-]{1,32}$'
    OR content_is_page(image) OR content_is_web(image)),
  linkage_type text NOT NULL DEFAULT 'none' CHECK (linkage_type IN ('none', 'page', 'web')),
  url text NOT NULL DEFAULT '' CHECK (CASE linkage_type WHEN 'none' THEN url = ''
    WHEN 'page' THEN content_is_page(url) ELSE content_is_web(url) END),
  words jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  PRIMARY KEY (brand_id, id)
);

CREATE TABLE content_announcement (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  id text NOT NULL CHECK (id ~ '^[a-z0-9-]{1,64}$'),
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  platform text NOT NULL DEFAULT 'W' CHECK (platform ~ '^[A-Z]{1,2}$'),
  execution text NOT NULL DEFAULT 'B' CHECK (execution ~ '^[A-Z]{1,2}$'),
  -- Not shown before.
  at timestamptz NOT NULL CHECK (isfinite(at)),
  shown boolean NOT NULL DEFAULT true,
  words jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  PRIMARY KEY (brand_id, id)
);

CREATE TABLE content_promotion (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  id text NOT NULL CHECK (id ~ '^[a-z0-9-]{1,64}$'),
  category text NOT NULL CHECK (category ~ '^[a-z_]{2,32}$'),
  position int NOT NULL DEFAULT 0,
  shown boolean NOT NULL DEFAULT true,
  image text NOT NULL CHECK (image ~ '^[a-z0-9-]{1,32}$'
    OR content_is_page(image) OR content_is_web(image)),
  -- How often it can be claimed; null for once.
  claim_period text CHECK (claim_period IN ('daily', 'weekly', 'semimonthly', 'monthly')),
  starts_at timestamptz CHECK (isfinite(starts_at)),
  ends_at timestamptz CHECK (isfinite(ends_at) AND ends_at > starts_at),
  words jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  PRIMARY KEY (brand_id, id)
);

CREATE TABLE content_help_category (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  id text NOT NULL CHECK (id ~ '^[a-z0-9-]{1,64}$'),
  position int NOT NULL DEFAULT 0,
  words jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  PRIMARY KEY (brand_id, id)
);

CREATE TABLE content_help_article (
  brand_id uuid NOT NULL,
  id text NOT NULL CHECK (id ~ '^[a-z0-9-]{1,64}$'),
  category_id text NOT NULL,
  position int NOT NULL DEFAULT 0,
  words jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, category_id) REFERENCES content_help_category (brand_id, id)
);

CREATE TABLE content_social_link (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  network text NOT NULL CHECK (network IN ('Facebook', 'Instagram', 'Telegram', 'WhatsApp')),
  url text NOT NULL CHECK (content_is_web(url)),
  PRIMARY KEY (brand_id, network)
);

CREATE TABLE content_resource (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  resource_type text NOT NULL CHECK (resource_type ~ '^[A-Za-z0-9_-]{1,32}$'),
  position int NOT NULL DEFAULT 0,
  url text NOT NULL CHECK (content_is_page(url) OR content_is_web(url)),
  qr_code_url text CHECK (content_is_page(qr_code_url) OR content_is_web(qr_code_url)),
  label_name_en text NOT NULL CHECK (label_name_en <> ''),
  PRIMARY KEY (brand_id, resource_type)
);
