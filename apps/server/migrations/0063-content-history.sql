-- Every version of what colleagues write, so that any of them can be put back.
CREATE TABLE content_revision (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL,
  piece_id text NOT NULL,
  number int NOT NULL CHECK (number > 0),
  -- `first` is what stood there when the history began: who wrote it, and when, is not known.
  deed text NOT NULL
    CHECK (deed IN ('first', 'add', 'change', 'remove', 'restore', 'publish')),
  piece jsonb CHECK ((piece IS NULL) = (deed = 'remove')),
  made_by uuid CHECK ((made_by IS NULL) = (deed = 'first')),
  made_at timestamptz CHECK ((made_at IS NULL) = (deed = 'first')),
  PRIMARY KEY (brand_id, kind, piece_id, number)
);

-- What is written but not shown yet: one draft of a piece at a time, published by hand or by time.
CREATE TABLE content_draft (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  kind text NOT NULL,
  piece_id text NOT NULL,
  piece jsonb NOT NULL,
  -- A sum of what was shown when it was written; null: nothing.
  base text,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  publish_at timestamptz CHECK (isfinite(publish_at)),
  PRIMARY KEY (brand_id, kind, piece_id)
);
CREATE INDEX content_draft_due ON content_draft (publish_at) WHERE publish_at IS NOT NULL;
