-- Open pages show payment methods and withdrawal settings: a change counts as one of the content.
CREATE OR REPLACE FUNCTION payment_setting_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM content_count_version(NEW.brand_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payment_provider_shown AFTER INSERT OR UPDATE ON payment_provider
  FOR EACH ROW EXECUTE FUNCTION payment_setting_changed();
CREATE OR REPLACE TRIGGER payment_method_shown AFTER INSERT OR UPDATE ON payment_method
  FOR EACH ROW EXECUTE FUNCTION payment_setting_changed();
CREATE OR REPLACE TRIGGER withdrawal_setting_shown AFTER INSERT OR UPDATE ON withdrawal_setting
  FOR EACH ROW EXECUTE FUNCTION payment_setting_changed();
