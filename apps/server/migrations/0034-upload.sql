-- Pictures that members hand in. What they show is kept outside the database, locked.
CREATE TABLE upload_picture (
  -- Random: knowing one tells nothing of another.
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL,
  member_id uuid NOT NULL,
  purpose text NOT NULL,
  type text NOT NULL CHECK (type IN ('png', 'jpg')),
  bytes int NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL,
  -- Something was seen to refer to it.
  referred boolean NOT NULL DEFAULT false,
  -- From then on it is shown to nobody, and its file goes next.
  removed_at timestamptz
);
CREATE INDEX upload_picture_member ON upload_picture (member_id, created_at);
CREATE INDEX upload_picture_created_at ON upload_picture (created_at);
CREATE INDEX upload_picture_unreferred ON upload_picture (purpose, created_at)
  WHERE NOT referred AND removed_at IS NULL;
CREATE INDEX upload_picture_removed_at ON upload_picture (removed_at) WHERE removed_at IS NOT NULL;
