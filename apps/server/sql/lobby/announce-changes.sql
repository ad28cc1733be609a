-- Tells every process to load the catalogue again.
CREATE OR REPLACE FUNCTION lobby_announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('lobby.changed', '{}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER lobby_game_announce AFTER INSERT OR UPDATE OR DELETE ON lobby_game
  FOR EACH STATEMENT EXECUTE FUNCTION lobby_announce();
CREATE OR REPLACE TRIGGER lobby_room_announce AFTER INSERT OR UPDATE OR DELETE ON lobby_room
  FOR EACH STATEMENT EXECUTE FUNCTION lobby_announce();
CREATE OR REPLACE TRIGGER lobby_choice_announce AFTER INSERT OR UPDATE OR DELETE ON lobby_choice
  FOR EACH STATEMENT EXECUTE FUNCTION lobby_announce();
