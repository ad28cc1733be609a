-- Pots are switched off and on again by hand, each time with the reason: the last row holds.
CREATE TABLE studio.pot_switch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL,
  is_on boolean NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  at timestamptz NOT NULL
);

-- While it is off no round begins that would fill it or win it; what is in it stays.
ALTER TABLE studio.pot ADD COLUMN is_on boolean NOT NULL DEFAULT true;

-- Who looked at a large win and let it stand.
CREATE TABLE studio.win_approval (
  seat_id bigint NOT NULL,
  number int NOT NULL,
  approver text NOT NULL CHECK (approver <> ''),
  at timestamptz NOT NULL,
  PRIMARY KEY (seat_id, number)
);
CREATE INDEX round_end_at ON studio.round_end USING brin (at) WITH (autosummarize = on);
