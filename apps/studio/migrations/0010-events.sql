-- Events that many players bet on: draws, table rounds, fights, matches.

-- Which process runs a game. Every transaction of the owner locks the row FOR SHARE and checks its
-- epoch, so an owner that lost the lease changes nothing.
CREATE TABLE studio.lease (
  game text PRIMARY KEY,
  holder uuid NOT NULL,
  epoch bigint NOT NULL CHECK (epoch > 0),
  until timestamptz NOT NULL
) WITH (fillfactor = 50);

-- Prices never change: new ones are a new row, named by its hash.
CREATE TABLE studio.price_list (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{64}$'),
  prices text NOT NULL,
  at timestamptz NOT NULL
);

CREATE TABLE studio.event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL,
  number text NOT NULL CHECK (number <> ''),
  rules text NOT NULL,
  prices text NOT NULL REFERENCES studio.price_list (id),
  locks_at timestamptz NOT NULL,
  draws_at timestamptz NOT NULL CHECK (draws_at >= locks_at),
  state text NOT NULL CHECK (state IN
    ('scheduled', 'open', 'locked', 'resulted', 'settling', 'settled', 'void')),
  -- Of the chain link that decides it; null for an event that is put together from others.
  commitment text,
  place int,
  salt text,
  result text CHECK ((result IS NULL) = (resulted_at IS NULL)),
  resulted_at timestamptz,
  void_reason text CHECK ((void_reason IS NOT NULL) = (state = 'void')),
  -- The last bet whose end is booked, in the order of players.
  settled_player uuid,
  settled_bet uuid CHECK ((settled_bet IS NULL) = (settled_player IS NULL)),
  -- When all bets were booked, those of a void event too.
  settled_at timestamptz,
  UNIQUE (game, number),
  CHECK (state NOT IN ('resulted', 'settling', 'settled') OR result IS NOT NULL)
);
CREATE INDEX event_at_work ON studio.event (game, draws_at) WHERE settled_at IS NULL;
CREATE INDEX event_past ON studio.event (game, draws_at) WHERE result IS NOT NULL;

-- A bet is written in the commit of its stake. The operator makes its id unique per provider.
CREATE TABLE studio.bet (
  id uuid NOT NULL,
  provider text NOT NULL,
  event_id bigint NOT NULL,
  player_id uuid NOT NULL,
  session_id bigint NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  brand text NOT NULL,
  currency text NOT NULL,
  prices text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  lines text NOT NULL,
  -- In the list of bets from which the event's salt is made.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- The chase that it belongs to.
  chase_id uuid,
  balance_after bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (id, provider)
);
CREATE INDEX bet_event ON studio.bet (event_id, player_id, id);
CREATE INDEX bet_player ON studio.bet (player_id, at, id);
CREATE INDEX bet_chase ON studio.bet (chase_id) WHERE chase_id IS NOT NULL;
CREATE INDEX bet_trial ON studio.bet (at) WHERE mode = 'trial';

-- How a bet ends: computed first, then paid. A cancelled bet has its row from the cancel.
CREATE TABLE studio.bet_end (
  bet_id uuid NOT NULL,
  provider text NOT NULL,
  state text NOT NULL CHECK (state IN ('settled', 'cancelled', 'void')),
  payout bigint NOT NULL CHECK (payout >= 0),
  valid_bet bigint NOT NULL CHECK (valid_bet >= 0),
  reason text NOT NULL,
  -- By line, what it won and why.
  lines text,
  at timestamptz NOT NULL,
  paid_at timestamptz,
  PRIMARY KEY (bet_id, provider)
) WITH (fillfactor = 70);
CREATE INDEX bet_end_refund ON studio.bet_end (provider)
  WHERE paid_at IS NULL AND state = 'cancelled';

-- The same bet on several draws. It stands once all of its bets were placed. One that was given up
-- has -infinity there, and infinity once what was left of it was given back.
CREATE TABLE studio.chase (
  id uuid NOT NULL,
  provider text NOT NULL,
  game text NOT NULL,
  player_id uuid NOT NULL,
  -- The draws, and a hash of all that was asked for.
  numbers text[] NOT NULL,
  content text NOT NULL CHECK (content ~ '^[0-9a-f]{64}$'),
  stop_on_win boolean NOT NULL,
  at timestamptz NOT NULL,
  placed_at timestamptz,
  PRIMARY KEY (id, provider)
);
CREATE INDEX chase_pending ON studio.chase (game)
  WHERE placed_at IS NULL OR placed_at = '-infinity';
