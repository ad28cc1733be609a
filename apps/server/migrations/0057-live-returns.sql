-- What is won from a pot is no return of the game itself; a bet without a brand was made before
-- this was counted, and is left out.
ALTER TABLE report_bet ADD brand text, ADD pot bigint NOT NULL DEFAULT 0;

-- What games took and gave in rounds that ended on a day (UTC), without pots; the squares of the
-- stakes tell how far chance can carry the return.
CREATE TABLE report_game_day (
  brand text NOT NULL,
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  day date NOT NULL,
  rounds bigint NOT NULL,
  stake numeric NOT NULL,
  win numeric NOT NULL,
  squares numeric NOT NULL,
  PRIMARY KEY (brand, vendor_code, game_code, day)
) WITH (fillfactor = 70);

-- What was proved of our games: the least and the most of their certified returns, in per cent, and
-- the largest standard deviation of a round, in stakes. The next start puts it in.
CREATE TABLE lobby_proof (
  vendor_code text NOT NULL,
  code text NOT NULL,
  least numeric NOT NULL,
  most numeric NOT NULL,
  deviation numeric NOT NULL,
  PRIMARY KEY (vendor_code, code)
);
DELETE FROM lobby_stock;
