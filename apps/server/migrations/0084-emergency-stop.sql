-- What one person closes at once and until when, with the message that players read.
CREATE TABLE brand_stop (
  id uuid PRIMARY KEY,
  -- Null for all brands.
  brand_id uuid REFERENCES brand_brand (id),
  what text NOT NULL CHECK (what IN ('site', 'deposits', 'withdrawals', 'vendor', 'game')),
  vendor_code text,
  game_code text,
  -- By language code.
  texts jsonb NOT NULL,
  since timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > since),
  staff_id uuid NOT NULL,
  reason text NOT NULL,
  ended_at timestamptz,
  -- Null if its time was over.
  ended_by uuid,
  CHECK ((what IN ('vendor', 'game')) = (vendor_code IS NOT NULL)),
  CHECK ((what = 'game') = (game_code IS NOT NULL)),
  CHECK (ended_by IS NULL OR ended_at IS NOT NULL)
);
CREATE INDEX brand_stop_open ON brand_stop (until) WHERE ended_at IS NULL;
