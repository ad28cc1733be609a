-- Done by the rules of the game for a player who did not come back.
ALTER TABLE studio.turn ADD COLUMN by_house boolean NOT NULL DEFAULT false;
