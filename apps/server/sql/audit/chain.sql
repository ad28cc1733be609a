-- The text of one field in an audit digest: its length first, so that no two rows read alike, or
-- "-" for null.
CREATE OR REPLACE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(octet_length(convert_to(value, 'UTF8')) || ':' || value, '-') || ';'
$$;

-- The digest of an audit entry: covers the digest of the entry before and every field.
CREATE OR REPLACE FUNCTION audit_digest(previous bytea, e audit_entry)
  RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(
    audit_field(e.seq::text) || audit_field(e.id::text)
    || audit_field(((extract(epoch FROM e.at) * 1000000)::bigint)::text)
    || audit_field(e.actor_kind) || audit_field(e.actor_id) || audit_field(e.action)
    || audit_field(e.subject_kind) || audit_field(e.subject_id) || audit_field(e.brand_id::text)
    || audit_field(e.before::text) || audit_field(e.after::text)
    || audit_field(e.address) || audit_field(e.reason), 'UTF8'))
$$;

-- Numbers each new audit entry and seals it with the one before. Runs with the owner's rights: the
-- server's role may add entries but not change the head of the chain.
CREATE OR REPLACE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE head audit_head;
BEGIN
  SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.digest := audit_digest(head.digest, NEW);
  UPDATE audit_head SET seq = NEW.seq, digest = NEW.digest;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER audit_entry_link BEFORE INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION audit_link();
