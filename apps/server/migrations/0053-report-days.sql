-- Day figures of the house are made by the reader that makes the lists of members. It has another
-- name now and begins at the first row of the journal, so what it made before goes.
TRUNCATE report_member, report_record, report_bet, report_record_block, report_bet_block;

-- By which clock the days of a brand are told: as it was when its first money moved, for ever.
CREATE TABLE report_brand (
  brand text PRIMARY KEY,
  time_zone text NOT NULL
);

-- What moved on a day: of the whole brand (level 0), of a vendor (1), of a game (2), and through a
-- provider of payments (3). A level is the sum of nothing else: each is counted from the journal.
CREATE TABLE report_day (
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 3),
  brand text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  -- The vendor or the provider; empty for the brand.
  partner text NOT NULL,
  game text NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  refund bigint NOT NULL,
  pot_in bigint NOT NULL,
  pot_out bigint NOT NULL,
  deposit bigint NOT NULL,
  withdrawal bigint NOT NULL,
  fee bigint NOT NULL,
  given bigint NOT NULL,
  adjustment bigint NOT NULL,
  away bigint NOT NULL,
  -- By how much more is owed than before: members' funds, pots, and stakes of rounds not ended.
  cash bigint NOT NULL,
  bonus bigint NOT NULL,
  hold bigint NOT NULL,
  pots bigint NOT NULL,
  open bigint NOT NULL,
  rounds int NOT NULL,
  players int NOT NULL,
  PRIMARY KEY (level, brand, day, currency, partner, game)
) WITH (fillfactor = 50);

-- Who staked on a day, so that nobody is counted twice.
CREATE TABLE report_player (
  level smallint NOT NULL,
  brand text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  partner text NOT NULL,
  game text NOT NULL,
  member_id uuid NOT NULL,
  PRIMARY KEY (level, brand, day, currency, partner, game, member_id)
);

CREATE TABLE report_member_day (
  brand text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  member_id uuid NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  refund bigint NOT NULL,
  pot_in bigint NOT NULL,
  pot_out bigint NOT NULL,
  deposit bigint NOT NULL,
  withdrawal bigint NOT NULL,
  fee bigint NOT NULL,
  given bigint NOT NULL,
  adjustment bigint NOT NULL,
  away bigint NOT NULL,
  rounds int NOT NULL,
  PRIMARY KEY (brand, day, currency, member_id)
) WITH (fillfactor = 50);
