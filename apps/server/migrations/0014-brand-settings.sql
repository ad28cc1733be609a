-- What else a brand sets. An address is checked here, so that no row can carry a script.
CREATE FUNCTION brand_is_page(address text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT address ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$'
$$;
CREATE FUNCTION brand_is_web(address text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT address ~ '^https?://[^\s\\[:cntrl:]]+$'
$$;

ALTER TABLE brand_brand
  ADD COLUMN gtag_id text CHECK (gtag_id ~ '^[A-Z]{1,3}-[A-Z0-9-]{4,20}$');

-- A field of the registration form; one without a row is not asked for.
CREATE TABLE brand_register_rule (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  field text NOT NULL CHECK (field IN ('username', 'password', 'confirmPassword', 'payeeName',
    'email', 'qqNum', 'mobileNum', 'recommenderId', 'captcha', 'verificationCode',
    'affiliateCode', 'paymentPassword', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat',
    'idNumber', 'referralCode', 'nickname', 'realName', 'fullName', 'telegram', 'birthday',
    'permanentAddress', 'currentAddress', 'placeOfBirth', 'nationality', 'occupation',
    'sourceOfIncome')),
  position int NOT NULL DEFAULT 0,
  enabled boolean NOT NULL DEFAULT true,
  required boolean NOT NULL DEFAULT false,
  -- Decides: a regular expression, or * for everything.
  accepted_pattern text NOT NULL DEFAULT '*' CHECK (length(accepted_pattern) BETWEEN 1 AND 200),
  -- Picks the message.
  pattern_id smallint NOT NULL DEFAULT 0 CHECK (pattern_id BETWEEN 0 AND 23),
  min_length smallint NOT NULL DEFAULT 0 CHECK (min_length >= 0),
  max_length smallint NOT NULL DEFAULT 255 CHECK (max_length BETWEEN 1 AND 255),
  type text NOT NULL DEFAULT 'text' CHECK (type IN ('text', 'password', 'tel', 'email', 'date')),
  PRIMARY KEY (brand_id, field),
  CHECK (min_length <= max_length)
);

-- Where a player finds somebody to talk to: a page of ours or an address.
CREATE TABLE brand_customer_service (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  type text NOT NULL CHECK (type ~ '^[a-z0-9-]{1,32}$'),
  position int NOT NULL DEFAULT 0,
  url text NOT NULL CHECK (length(url) <= 500 AND (brand_is_page(url) OR brand_is_web(url))),
  PRIMARY KEY (brand_id, type)
);

CREATE TABLE brand_cdn (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL CHECK (kind IN ('image', 'game')),
  url text NOT NULL CHECK (length(url) <= 200 AND brand_is_web(url)),
  PRIMARY KEY (brand_id, kind, url)
);

-- A brand's own accent in a theme; what is null is as the accent.
CREATE TABLE brand_colour (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  theme text NOT NULL CHECK (theme IN ('dark', 'light')),
  accent text NOT NULL CHECK (accent ~ '^#[0-9A-Fa-f]{6}$'),
  on_accent text NOT NULL CHECK (on_accent ~ '^#[0-9A-Fa-f]{6}$'),
  accent_strong text CHECK (accent_strong ~ '^#[0-9A-Fa-f]{6}$'),
  focus text CHECK (focus ~ '^#[0-9A-Fa-f]{6}$'),
  engraving text CHECK (engraving ~ '^#[0-9A-Fa-f]{6}$'),
  PRIMARY KEY (brand_id, theme)
);

-- The language in which a member wants to be written to; null for the brand's.
ALTER TABLE member_account ADD COLUMN language text CHECK (language ~ '^[A-Z-]{2,8}$');

-- Grows once with every transaction that changes content: the order of its live messages.
CREATE TABLE content_version (
  brand_id uuid PRIMARY KEY REFERENCES brand_brand (id) ON DELETE CASCADE,
  version bigint NOT NULL
);
