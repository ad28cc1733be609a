-- A round is written in the commit of its money, with what the wallet decided: a refusal, or the
-- balance after it. One that ends with its first action has no row in round_end, unless it won a
-- jackpot. Rounds from before have no balance_after.
ALTER TABLE studio.round
  ADD COLUMN jackpot_contribution bigint NOT NULL DEFAULT 0 CHECK (jackpot_contribution >= 0),
  ADD COLUMN refusal text,
  ADD COLUMN balance_after bigint;

-- Rounds that are not over: they wait for their player, or for a win to be paid.
CREATE TABLE studio.open_round (
  seat_id bigint NOT NULL,
  number int NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (seat_id, number)
);
INSERT INTO studio.open_round (seat_id, number, at)
  SELECT seat_id, number, at FROM studio.round r
  WHERE NOT EXISTS (SELECT FROM studio.round_end e
    WHERE e.seat_id = r.seat_id AND e.number = r.number);

DROP TABLE studio.unfinished;
DROP TABLE studio.swept;
