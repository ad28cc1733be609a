-- Games that a brand does not have although it has their vendor.
CREATE TABLE vendor_game_off (
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  PRIMARY KEY (vendor_code, game_code, brand_id),
  FOREIGN KEY (vendor_code, game_code) REFERENCES vendor_game (vendor_code, code) ON DELETE CASCADE
);

-- What colleagues chose for a game, in one brand or in all: it stands before what its list says,
-- and a list that is put in again does not undo it. What is null is as the next one says: a brand's
-- own choice, that for all brands, the list.
CREATE TABLE lobby_choice (
  node_id int NOT NULL REFERENCES lobby_game (node_id),
  brand_id uuid REFERENCES brand_brand (id),
  is_hot boolean,
  rank float8,
  UNIQUE NULLS NOT DISTINCT (node_id, brand_id)
);
