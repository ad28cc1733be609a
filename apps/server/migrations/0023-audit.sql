-- What staff did and what else must be accounted for: one chain, each row sealed with the last.
CREATE TABLE audit_entry (
  seq bigint PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  at timestamptz NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'member', 'visitor', 'system')),
  actor_id text,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text,
  brand_id uuid,
  -- As text that stays as it was written: the digest covers every letter.
  before json,
  after json,
  address text,
  reason text,
  digest bytea NOT NULL
);
CREATE INDEX audit_entry_actor ON audit_entry (actor_id, seq);
CREATE INDEX audit_entry_subject ON audit_entry (subject_id, seq);
CREATE INDEX audit_entry_action ON audit_entry (action, seq);

-- Where the chain ends; its only row is the lock that writers queue on.
CREATE TABLE audit_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- Which log this is, so that what was anchored of another is not held against it.
  log uuid NOT NULL DEFAULT gen_random_uuid(),
  seq bigint NOT NULL,
  digest bytea NOT NULL
) WITH (fillfactor = 10);
INSERT INTO audit_head (seq, digest) VALUES (0, sha256('audit'));

COMMENT ON TABLE audit_entry IS 'append-only';
COMMENT ON TABLE audit_head IS 'append-only';

-- A field with its length before it, so that no two rows read alike; "-" is nothing.
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(octet_length(convert_to(value, 'UTF8')) || ':' || value, '-') || ';'
$$;

CREATE FUNCTION audit_digest(previous bytea, e audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(
    audit_field(e.seq::text) || audit_field(e.id::text)
    || audit_field(((extract(epoch FROM e.at) * 1000000)::bigint)::text)
    || audit_field(e.actor_kind) || audit_field(e.actor_id) || audit_field(e.action)
    || audit_field(e.subject_kind) || audit_field(e.subject_id) || audit_field(e.brand_id::text)
    || audit_field(e.before::text) || audit_field(e.after::text)
    || audit_field(e.address) || audit_field(e.reason), 'UTF8'))
$$;

-- The owner's right, so that the server can add a row and yet not touch the head by itself.
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE head audit_head;
BEGIN
  SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.digest := audit_digest(head.digest, NEW);
  UPDATE audit_head SET seq = NEW.seq, digest = NEW.digest;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_entry_link BEFORE INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION audit_link();

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only appended';
END $$;
CREATE TRIGGER audit_entry_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER audit_head_fixed BEFORE DELETE OR TRUNCATE ON audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
