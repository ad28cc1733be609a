-- Who has excluded oneself is also known by name and birth date. Others may have the same: it is no
-- proof of one account per person, and is kept of nobody else.
ALTER TABLE member_identity DROP CONSTRAINT member_identity_kind_check;
ALTER TABLE member_identity ADD CONSTRAINT member_identity_kind_check
  CHECK (kind IN ('phone', 'email', 'idNumber', 'person'));
DROP INDEX member_identity_one;
CREATE UNIQUE INDEX member_identity_one ON member_identity (brand_id, kind, blind_index)
  WHERE ended_at IS NULL AND kind <> 'person';
