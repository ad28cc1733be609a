-- When the books were last replayed from their first row, and what was found.
CREATE TABLE figures_check (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  ms bigint NOT NULL,
  transfers bigint NOT NULL,
  findings text[] NOT NULL
);
CREATE INDEX figures_check_at ON figures_check (at);
COMMENT ON TABLE figures_check IS 'append-only';
