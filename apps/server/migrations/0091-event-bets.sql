-- Providers of bets on draws and matches: such bets are exempt from the minimum game cycle and from
-- the one open game of strict markets.
ALTER TABLE vendor_vendor ADD COLUMN takes_event_bets boolean NOT NULL DEFAULT false;
