-- Words by which colleagues group members, in lower case. The member may ask for them.
CREATE TABLE dossier_label (
  member_id uuid NOT NULL,
  label text NOT NULL CHECK (label <> ''),
  staff_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, label)
);
CREATE INDEX dossier_label_label ON dossier_label (label, at);
