-- Sends a member's browsers the new count of unread messages.
CREATE OR REPLACE FUNCTION message_announce_box() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('message.box', json_build_object('memberId', NEW.member_id,
    'seq', NEW.version, 'unread', NEW.unread, 'last', NEW.last_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER message_box_announce AFTER UPDATE ON message_box
  FOR EACH ROW WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION message_announce_box();

-- Announces a letter to all members of a brand.
CREATE OR REPLACE FUNCTION message_announce_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('message.letter', json_build_object('brandId', NEW.brand_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER message_letter_announce AFTER INSERT ON message_letter
  FOR EACH ROW EXECUTE FUNCTION message_announce_letter();
