-- Names a picture of brand_logo; null for the mark of the house.
ALTER TABLE brand_brand ADD COLUMN logo text CHECK (logo ~ '^[0-9a-f]{24}$');

-- Pictures that were sent as logos, by what they show; versions go on naming old ones.
CREATE TABLE brand_logo (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  name text NOT NULL CHECK (name ~ '^[0-9a-f]{24}$'),
  large bytea NOT NULL,
  small bytea NOT NULL,
  PRIMARY KEY (brand_id, name)
);

-- What a brand is to be: one draft of each, published by hand or when it is due.
CREATE TABLE branding_draft (
  brand_id uuid PRIMARY KEY REFERENCES brand_brand (id),
  -- Another with every change: who has seen an older one is told.
  revision uuid NOT NULL,
  document jsonb NOT NULL,
  staff_id uuid NOT NULL,
  at timestamptz NOT NULL,
  publish_at timestamptz,
  -- Who has set the time, and why.
  scheduled_by uuid,
  reason text,
  -- What kept it from being published when it was due.
  faults jsonb NOT NULL DEFAULT '{}',
  CHECK (publish_at IS NULL OR (scheduled_by IS NOT NULL AND reason IS NOT NULL))
);
CREATE INDEX branding_draft_due ON branding_draft (publish_at) WHERE publish_at IS NOT NULL;

-- What was published, never changed.
CREATE TABLE branding_version (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  number int NOT NULL CHECK (number > 0),
  document jsonb NOT NULL,
  changed text[] NOT NULL,
  -- Null where a time did it, or where it is what the brand was before there was an office.
  staff_id uuid,
  at timestamptz NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (brand_id, number)
);
