-- Raises the version of a brand's content, once per transaction, and announces it.
CREATE OR REPLACE FUNCTION content_count_version(changed uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE counted bigint;
BEGIN
  INSERT INTO content_version AS known (brand_id, version) VALUES (changed, 1)
    ON CONFLICT (brand_id) DO UPDATE SET version = known.version + 1
      WHERE known.xmin <> pg_current_xact_id()::xid
    RETURNING known.version INTO counted;
  IF counted IS NOT NULL THEN
    PERFORM platform_announce('content.changed',
      json_build_object('brandId', changed, 'version', counted));
  END IF;
END $$;

-- A row that moves to another brand changes the content of both.
CREATE OR REPLACE FUNCTION content_announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.brand_id IS NOT NULL THEN
    PERFORM content_count_version(OLD.brand_id);
  END IF;
  IF NEW.brand_id IS DISTINCT FROM OLD.brand_id AND NEW.brand_id IS NOT NULL THEN
    PERFORM content_count_version(NEW.brand_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER content_banner_announce AFTER INSERT OR UPDATE OR DELETE ON content_banner
  FOR EACH ROW EXECUTE FUNCTION content_announce();
CREATE OR REPLACE TRIGGER content_announcement_announce
  AFTER INSERT OR UPDATE OR DELETE ON content_announcement
  FOR EACH ROW EXECUTE FUNCTION content_announce();
CREATE OR REPLACE TRIGGER content_promotion_announce
  AFTER INSERT OR UPDATE OR DELETE ON content_promotion
  FOR EACH ROW EXECUTE FUNCTION content_announce();
CREATE OR REPLACE TRIGGER content_help_category_announce
  AFTER INSERT OR UPDATE OR DELETE ON content_help_category
  FOR EACH ROW EXECUTE FUNCTION content_announce();
CREATE OR REPLACE TRIGGER content_help_article_announce
  AFTER INSERT OR UPDATE OR DELETE ON content_help_article
  FOR EACH ROW EXECUTE FUNCTION content_announce();
CREATE OR REPLACE TRIGGER content_social_link_announce
  AFTER INSERT OR UPDATE OR DELETE ON content_social_link
  FOR EACH ROW EXECUTE FUNCTION content_announce();
CREATE OR REPLACE TRIGGER content_resource_announce
  AFTER INSERT OR UPDATE OR DELETE ON content_resource
  FOR EACH ROW EXECUTE FUNCTION content_announce();
CREATE OR REPLACE TRIGGER content_page_announce AFTER INSERT OR UPDATE OR DELETE ON content_page
  FOR EACH ROW EXECUTE FUNCTION content_announce();
