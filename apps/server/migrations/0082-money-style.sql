-- How a brand writes money: as by default, or as in the country of its currency.
ALTER TABLE brand_brand ADD COLUMN money_style text NOT NULL DEFAULT 'standard'
  CHECK (money_style IN ('standard', 'local'));
