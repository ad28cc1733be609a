-- In which language a game was asked for; none where only the player's own counts.
ALTER TABLE vendor_session ADD COLUMN language text;
