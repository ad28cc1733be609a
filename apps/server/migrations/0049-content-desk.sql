-- What colleagues write is shown from a time and until a time, or kept back.
ALTER TABLE content_banner
  ADD COLUMN starts_at timestamptz CHECK (isfinite(starts_at)),
  ADD COLUMN ends_at timestamptz CHECK (isfinite(ends_at) AND ends_at > starts_at);
ALTER TABLE content_announcement
  ADD COLUMN ends_at timestamptz CHECK (isfinite(ends_at) AND ends_at > at);
ALTER TABLE content_help_category ADD COLUMN shown boolean NOT NULL DEFAULT true;
ALTER TABLE content_help_article ADD COLUMN shown boolean NOT NULL DEFAULT true;

-- Pictures of banners and promotions, named by what they show: a name never means another picture.
CREATE TABLE content_picture (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  data bytea NOT NULL,
  created_at timestamptz NOT NULL
);
