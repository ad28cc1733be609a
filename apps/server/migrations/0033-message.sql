-- What the house tells members. Words of notices are made when they are read; letters bring theirs.

-- Where a member stands: one row that every change of their messages goes through.
CREATE TABLE message_box (
  member_id uuid PRIMARY KEY,
  brand_id uuid NOT NULL,
  unread int NOT NULL DEFAULT 0 CHECK (unread >= 0),
  -- The newest message that has come.
  last_id uuid,
  -- The last letter to all that has been taken into the box.
  taken bigint NOT NULL DEFAULT 0,
  -- Grows with every change: the order of the topic.
  version bigint NOT NULL DEFAULT 0
);

-- Letters of the house to everybody of a brand; a box takes those in that are still good.
CREATE TABLE message_letter (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand_id uuid NOT NULL,
  -- By language: title and content.
  words jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  good_until timestamptz NOT NULL
);
CREATE INDEX message_letter_brand ON message_letter (brand_id, seq);

CREATE TABLE message_message (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES message_box (member_id) ON DELETE CASCADE,
  -- Told once, however often it is asked for; stays when the message is deleted.
  key text NOT NULL,
  kind text NOT NULL,
  -- What fills the words of a notice in, or the words of a letter by language.
  told jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz,
  UNIQUE (member_id, key)
);
CREATE INDEX message_message_shown ON message_message (member_id, id) WHERE deleted_at IS NULL;
CREATE INDEX message_message_created_at ON message_message (created_at);
