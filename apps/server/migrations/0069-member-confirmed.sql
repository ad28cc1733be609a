-- An address belongs to an account only once a code sent there was entered, and a document number
-- only once the document was seen. What was merely typed may stand in several accounts, so that
-- nobody can block its owner.
DROP INDEX member_identity_one;
CREATE UNIQUE INDEX member_identity_one ON member_identity (brand_id, kind, blind_index)
  WHERE ended_at IS NULL AND verified_at IS NOT NULL AND kind <> 'person';
