-- Ours: the program makes it at every start, and no outside vendor takes its code.
ALTER TABLE vendor_vendor ADD in_house boolean NOT NULL DEFAULT false;
UPDATE vendor_vendor SET in_house = true WHERE code = 'FAIRHOUSE';

-- What our games were when they were last put in, so that a start sees in one row that nothing is
-- new. Whoever changes what is kept of a game empties it, and the next start puts them in again.
CREATE TABLE lobby_stock (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  sha256 text NOT NULL
);
