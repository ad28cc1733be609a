-- The catalogue: what can be played, whoever brings it. A vendor that a brand does not offer hides
-- all of its games there.
CREATE TABLE lobby_game (
  node_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_code text NOT NULL,
  code text NOT NULL,
  -- By language; English is always there.
  names jsonb NOT NULL CHECK (names ? 'EN'),
  game_type text NOT NULL,
  classify text NOT NULL DEFAULT '',
  -- What a tile opens: the game, or the list of its vendor's games.
  opens text NOT NULL DEFAULT 'GAME' CHECK (opens IN ('GAME', 'VASSALAGE')),
  account_type_name text NOT NULL DEFAULT '',
  default_play_type text,
  -- The least stake of a round by currency, in ten-thousandths; empty where nobody told it.
  min_bets jsonb NOT NULL DEFAULT '{}',
  lines int CHECK (lines > 0),
  rtp numeric(5, 2) CHECK (rtp > 0),
  is_hot boolean NOT NULL DEFAULT false,
  -- The order of popularity: the least comes first.
  rank int NOT NULL,
  is_in_house boolean NOT NULL DEFAULT false,
  has_trial boolean NOT NULL DEFAULT false,
  picture text,
  art_hero text,
  art_palette text,
  -- Found by its code and started, yet in no list.
  listed boolean NOT NULL DEFAULT true,
  enabled boolean NOT NULL DEFAULT true,
  added_at timestamptz NOT NULL,
  UNIQUE (vendor_code, code),
  CHECK ((art_hero IS NULL) = (art_palette IS NULL))
);

-- Rooms of games between people, as their vendor announces them.
CREATE TABLE lobby_room (
  vendor_code text NOT NULL,
  room_id text NOT NULL,
  game_code text NOT NULL,
  stakes text NOT NULL,
  seats int NOT NULL CHECK (seats > 0),
  players int NOT NULL CHECK (players BETWEEN 0 AND seats),
  enabled boolean NOT NULL DEFAULT true,
  PRIMARY KEY (vendor_code, room_id),
  FOREIGN KEY (vendor_code, game_code) REFERENCES lobby_game (vendor_code, code)
);

CREATE TABLE lobby_favourite (
  member_id uuid NOT NULL,
  node_id int NOT NULL REFERENCES lobby_game (node_id),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
);

-- What an account has started, each game once.
CREATE TABLE lobby_recent (
  member_id uuid NOT NULL,
  node_id int NOT NULL REFERENCES lobby_game (node_id),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
);
