-- Where a market lets a player play one game at a time: the latest to be opened has the seat.
ALTER TABLE vendor_session ADD COLUMN seat bigint;

-- Rules may be for the young of a market.
ALTER TABLE limits_rule DROP CONSTRAINT limits_rule_scope_check;
ALTER TABLE limits_rule ADD CONSTRAINT limits_rule_scope_check
  CHECK (scope IN ('market', 'young', 'brand', 'member'));
