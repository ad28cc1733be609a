-- The last round that its player saw to the end, as far as the game told. Earlier ones count as
-- seen.
ALTER TABLE studio.seat ADD COLUMN seen int NOT NULL DEFAULT 0;
UPDATE studio.seat SET seen = coalesce(
  (SELECT max(number) FROM studio.round WHERE round.seat_id = seat.id), 0);
