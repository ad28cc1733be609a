-- What colleagues note about a member for one another. The member may ask for all of it.
CREATE TABLE dossier_note (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  content text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX dossier_note_member ON dossier_note (member_id, id);
COMMENT ON TABLE dossier_note IS 'append-only';

-- Found by how the name or nickname begins, among a million.
CREATE INDEX member_account_name_begins ON member_account (name text_pattern_ops);
CREATE INDEX member_account_nickname_begins ON member_account (lower(nickname) text_pattern_ops);
