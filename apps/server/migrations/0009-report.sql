-- What each member sees of the journal, made from it by a reader.
CREATE TABLE report_record (
  member_id uuid NOT NULL,
  lane smallint NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL,
  transfer_id uuid NOT NULL,
  code text NOT NULL,
  reference text NOT NULL,
  cash bigint NOT NULL,
  bonus bigint NOT NULL,
  hold bigint NOT NULL,
  PRIMARY KEY (member_id, lane, seq)
);
