-- Whose account at another provider is which member: for good, both ways. A subject is told apart
-- by its issuer alone, never by an address of email; it is stored as a keyed hash.
CREATE TABLE social_identity (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  issuer text NOT NULL,
  subject bytea NOT NULL CHECK (length(subject) = 32),
  provider text NOT NULL,
  member_id uuid NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, issuer, subject),
  UNIQUE (member_id, provider)
);

-- A browser that was sent to a provider and is expected back, once.
CREATE TABLE social_attempt (
  -- Fingerprints of what goes through the address, and of the cookie of this browser.
  state bytea PRIMARY KEY,
  browser bytea NOT NULL,
  brand_id uuid NOT NULL,
  provider text NOT NULL,
  -- Nonce and PKCE verifier, encrypted under APP_SECRET.
  secrets bytea NOT NULL,
  redirect_uri text NOT NULL,
  -- The session whose member adds the provider; null for a sign-in.
  session_id uuid,
  until timestamptz NOT NULL
);
CREATE INDEX social_attempt_until ON social_attempt (until);

-- Somebody known to a provider and not to us, who may now link an account or open one. One for
-- each, so that the same person at the same time cannot open two.
CREATE TABLE social_ticket (
  brand_id uuid NOT NULL,
  issuer text NOT NULL,
  subject bytea NOT NULL,
  provider text NOT NULL,
  ticket bytea NOT NULL UNIQUE,
  browser bytea NOT NULL,
  until timestamptz NOT NULL,
  -- In use for an account that is being opened.
  taken_at timestamptz,
  PRIMARY KEY (brand_id, issuer, subject)
);
CREATE INDEX social_ticket_until ON social_ticket (until);
