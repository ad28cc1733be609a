-- Which of the operator's brands a player comes from: pots are kept apart by it.
ALTER TABLE studio.session ADD COLUMN brand text NOT NULL DEFAULT '';

-- What of a pot nobody has won yet. It grows in the commit in which a round ends, when the wallet
-- has the contribution, and is emptied before the wallet is asked for a win: so the wallet always
-- has at least this much.
CREATE TABLE studio.pot (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL,
  brand text NOT NULL,
  currency text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  UNIQUE (code, brand, currency, mode)
) WITH (fillfactor = 50);

-- What a round that was drawn wins, fixed under the lock of the pot once its stake is taken.
CREATE TABLE studio.jackpot_win (
  seat_id bigint NOT NULL,
  number int NOT NULL,
  pot_id int NOT NULL REFERENCES studio.pot (id),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (seat_id, number)
);

-- How many chances a round had of its pot, and whether it was drawn.
ALTER TABLE studio.round
  ADD COLUMN pot_id int,
  ADD COLUMN chances int NOT NULL DEFAULT 0 CHECK (chances >= 0),
  ADD COLUMN jackpot boolean NOT NULL DEFAULT false;

ALTER TABLE studio.round_end
  -- The pot that grows with this row; none when its round took its own part with the pot.
  ADD COLUMN grown_pot int,
  ADD COLUMN jackpot_contribution bigint NOT NULL DEFAULT 0 CHECK (jackpot_contribution >= 0),
  ADD COLUMN jackpot_win bigint NOT NULL DEFAULT 0 CHECK (jackpot_win >= 0);
