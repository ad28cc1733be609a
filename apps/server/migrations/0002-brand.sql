CREATE TABLE brand_brand (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z0-9-]{2,32}$'),
  name text NOT NULL CHECK (name <> ''),
  theme text NOT NULL CHECK (theme IN ('dark', 'light')),
  language text NOT NULL,
  languages text[] NOT NULL CHECK (language = ANY (languages)),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  time_zone text NOT NULL,
  demonstration boolean NOT NULL DEFAULT false,
  maintenance boolean NOT NULL DEFAULT false,
  -- Grows with every change of the brand: the order of its live messages.
  version bigint NOT NULL DEFAULT 1
);

CREATE TABLE brand_domain (
  host text PRIMARY KEY CHECK (host = lower(host)),
  brand_id uuid NOT NULL REFERENCES brand_brand (id)
);

-- A switch of the whitelabel tree that is on; one without a row is off.
CREATE TABLE brand_flag (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  flag text NOT NULL,
  PRIMARY KEY (brand_id, flag)
);
