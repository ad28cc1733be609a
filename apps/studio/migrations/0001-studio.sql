-- The in-house game vendor. It knows players by the id that the operator gave with the ticket.

-- A player at a game, for money or for play money. Rounds are numbered in it from 1, so of two
-- processes that begin the same number one wins, and no seed gives the same nonce twice.
CREATE TABLE studio.seat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL,
  game text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'trial')),
  at timestamptz NOT NULL,
  UNIQUE (player_id, game, mode)
);
CREATE INDEX seat_trial ON studio.seat (at) WHERE mode = 'trial';

-- Known by its hash until it is revealed. The seed itself is kept locked.
CREATE TABLE studio.seed (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  seat_id bigint NOT NULL REFERENCES studio.seat (id) ON DELETE CASCADE,
  -- The number of the first round that it may decide; a round's nonce counts from there.
  first int NOT NULL,
  server_seed bytea NOT NULL,
  server_seed_hash text NOT NULL CHECK (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text NOT NULL CHECK (client_seed <> ''),
  at timestamptz NOT NULL,
  revealed_at timestamptz
);
CREATE UNIQUE INDEX seed_in_use ON studio.seed (seat_id) WHERE revealed_at IS NULL;

CREATE TABLE studio.session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token bytea NOT NULL UNIQUE,
  seat_id bigint NOT NULL,
  -- With which we ask the operator for money; locked.
  wallet_session bytea NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  language text NOT NULL,
  rules json NOT NULL,
  at timestamptz NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX session_seat ON studio.session (seat_id);

-- A round as it was decided, before any money moves: seed, nonce, what the player did and all that
-- followed. Rows of players and seeds are never deleted under real rounds, so no reference checks
-- cost anything here.
CREATE TABLE studio.round (
  seat_id bigint NOT NULL,
  number int NOT NULL CHECK (number > 0),
  id uuid NOT NULL UNIQUE,
  session_id bigint NOT NULL,
  seed_id bigint NOT NULL,
  nonce int NOT NULL CHECK (nonce >= 0),
  version int NOT NULL,
  credit bigint NOT NULL CHECK (credit > 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  -- What the player had when we last heard of it.
  balance_before bigint NOT NULL,
  -- Whether the first action ended it.
  done boolean NOT NULL,
  auto boolean NOT NULL,
  action text NOT NULL,
  events text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (seat_id, number)
);
CREATE INDEX round_at ON studio.round USING brin (at) WITH (autosummarize = on);

-- What a player did later in a round. A turn whose stake the wallet refused counts for nothing.
CREATE TABLE studio.turn (
  seat_id bigint NOT NULL,
  number int NOT NULL,
  turn int NOT NULL CHECK (turn > 0),
  action text NOT NULL,
  events text NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  done boolean NOT NULL,
  refusal text,
  at timestamptz NOT NULL,
  PRIMARY KEY (seat_id, number, turn)
);

-- How a round ended, as the wallet's answer told. A round without a row here is not over.
CREATE TABLE studio.round_end (
  seat_id bigint NOT NULL,
  number int NOT NULL,
  state text NOT NULL CHECK (state IN ('settled', 'refused', 'void')),
  refusal text CHECK ((refusal IS NOT NULL) = (state = 'refused')),
  -- The player left and the house ended it.
  left_by_player boolean NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  balance_before bigint NOT NULL,
  balance_after bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (seat_id, number)
);

-- Rounds that were not over when the sweeper passed; it has passed all that began until `until`.
CREATE TABLE studio.unfinished (
  seat_id bigint NOT NULL,
  number int NOT NULL,
  PRIMARY KEY (seat_id, number)
);
CREATE TABLE studio.swept (until timestamptz NOT NULL);
INSERT INTO studio.swept VALUES ('-infinity');

-- Shared games: a chain of seeds committed beforehand, each the hash of the one after it.
CREATE TABLE studio.chain (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL,
  commitment text NOT NULL UNIQUE CHECK (commitment ~ '^[0-9a-f]{64}$'),
  length int NOT NULL CHECK (length > 0),
  -- The last link, of which all others follow; locked.
  secret bytea NOT NULL,
  used int NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND length),
  at timestamptz NOT NULL
);
-- One use of a link: the salt is fixed after betting closed, and then the link is shown.
CREATE TABLE studio.chain_use (
  chain_id bigint NOT NULL REFERENCES studio.chain (id),
  place int NOT NULL CHECK (place > 0),
  draw text NOT NULL UNIQUE,
  salt text,
  closed_at timestamptz,
  link text,
  revealed_at timestamptz,
  PRIMARY KEY (chain_id, place),
  CHECK ((salt IS NULL) = (closed_at IS NULL)),
  CHECK ((link IS NULL) = (revealed_at IS NULL)),
  CHECK (link IS NULL OR salt IS NOT NULL)
);
