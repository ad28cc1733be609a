-- Help lines that a brand names for its players, shown before the general ones.
ALTER TABLE brand_brand ADD COLUMN help_lines jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(help_lines) = 'array');
