-- The members of a brand, one part of them after another.
CREATE INDEX member_account_brand ON member_account (brand_id, id) WHERE type = 0;
