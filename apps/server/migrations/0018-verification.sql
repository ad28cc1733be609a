-- What a browser was asked to prove that a person uses it: letters of a picture, or some work.
CREATE TABLE verification_captcha (
  -- Fingerprint of the browser's cookie.
  browser bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('picture', 'work')),
  answer_mac bytea NOT NULL,
  -- As it is, in the demonstration only.
  demo_answer text,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (browser, kind)
);
CREATE INDEX verification_captcha_expires_at ON verification_captcha (expires_at);

-- The one code that is good for a target: brand, purpose, channel and address, known by its MAC.
CREATE TABLE verification_code (
  target bytea PRIMARY KEY,
  code_mac bytea NOT NULL,
  wrong_tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX verification_code_expires_at ON verification_code (expires_at);

-- What was asked to be sent, sent or not, for the limits: number and asker as MACs.
CREATE TABLE verification_asked (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient bytea NOT NULL,
  purpose text NOT NULL,
  asker bytea NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX verification_asked_recipient ON verification_asked (recipient, asked_at);
CREATE INDEX verification_asked_asker ON verification_asked (asker, asked_at);
CREATE INDEX verification_asked_at ON verification_asked (asked_at);

-- What an ID token of the phone provider must carry, by its fingerprint.
CREATE TABLE verification_nonce (
  nonce bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX verification_nonce_expires_at ON verification_nonce (expires_at);

-- What would have been sent: in the demonstration only.
CREATE TABLE verification_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  text text NOT NULL,
  code text,
  written_at timestamptz NOT NULL
);
CREATE INDEX verification_outbox_recipient ON verification_outbox (recipient, id DESC);
CREATE INDEX verification_outbox_written_at ON verification_outbox (written_at);
