-- A conversion ends the member's open bonuses in its own commit.
CREATE OR REPLACE FUNCTION promotion_bonus_met() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE promotion_bonus SET state = 'met' WHERE member_id = NEW.member_id AND state = 'open';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER promotion_conversion_met AFTER INSERT ON promotion_conversion
  FOR EACH ROW EXECUTE FUNCTION promotion_bonus_met();
