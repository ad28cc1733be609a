-- Pauses and exclusions: from `since` on neither bets nor deposits. Null `until`: for good. None is
-- ever taken back or made shorter.
CREATE TABLE exclusion_exclusion (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL CHECK (kind IN ('timeOut', 'selfExclusion', 'house')),
  since timestamptz NOT NULL,
  until timestamptz CHECK (until > since)
);
CREATE INDEX exclusion_exclusion_member ON exclusion_exclusion (member_id, until);
COMMENT ON TABLE exclusion_exclusion IS 'append-only';
