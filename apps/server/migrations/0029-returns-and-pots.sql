-- With which of the certified returns a brand's games are played, each change with its time: the
-- last row holds, and a brand without one has the usual.
CREATE TABLE brand_return (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  returns text NOT NULL CHECK (returns ~ '^[a-z0-9]{1,16}$'),
  at timestamptz NOT NULL
);
CREATE INDEX brand_return_last ON brand_return (brand_id, id DESC);

-- In per cent by the name of a return, where a game is certified with another than `rtp`.
ALTER TABLE lobby_game ADD rtps jsonb NOT NULL DEFAULT '{}';
DELETE FROM lobby_stock;

-- Whose a pot is, for good: nobody else fills it or wins from it. Our houses have theirs together.
CREATE TABLE vendor_pot (
  code text PRIMARY KEY CHECK (code ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
  vendor_code text NOT NULL REFERENCES vendor_vendor (code)
);
