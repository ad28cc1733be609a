-- Where codes may go and how many a brand pays for. No country listed: the brand's own alone.
ALTER TABLE brand_brand
  ADD COLUMN code_countries text[] NOT NULL DEFAULT '{}',
  ADD COLUMN code_sms_hour int NOT NULL DEFAULT 600 CHECK (code_sms_hour >= 0),
  ADD COLUMN code_sms_day int NOT NULL DEFAULT 3000 CHECK (code_sms_day >= 0),
  ADD COLUMN code_country_hour int NOT NULL DEFAULT 300 CHECK (code_country_hour >= 0),
  ADD COLUMN code_country_day int NOT NULL DEFAULT 1500 CHECK (code_country_day >= 0),
  ADD COLUMN code_email_hour int NOT NULL DEFAULT 2000 CHECK (code_email_hour >= 0),
  ADD COLUMN code_email_day int NOT NULL DEFAULT 10000 CHECK (code_email_day >= 0);

-- Codes asked for in the present hour or day of a brand, by channel and country ('' for all).
-- Rows are locked in order of their key, so that caps hold across processes.
CREATE TABLE verification_usage (
  brand_id uuid NOT NULL REFERENCES brand_brand (id),
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  country text NOT NULL,
  period text NOT NULL CHECK (period IN ('hour', 'day')),
  starts_at timestamptz NOT NULL,
  -- Asked for by visitors that no account knows; the rest by members.
  strangers int NOT NULL DEFAULT 0,
  members int NOT NULL DEFAULT 0,
  PRIMARY KEY (brand_id, channel, country, period, starts_at)
);
CREATE INDEX verification_usage_starts_at ON verification_usage (starts_at);

-- Staff are told once for each window and level.
CREATE TABLE verification_alarm (
  brand_id uuid NOT NULL,
  channel text NOT NULL,
  country text NOT NULL,
  period text NOT NULL,
  starts_at timestamptz NOT NULL,
  level text NOT NULL CHECK (level IN ('near', 'reached')),
  raised_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, channel, country, period, starts_at, level)
);
CREATE INDEX verification_alarm_raised_at ON verification_alarm (raised_at);

-- Quotas are counted by lane and party: strangers never use up what a member may ask for.
-- Rows from before count for nobody; they are a day old at most.
ALTER TABLE verification_asked
  ADD COLUMN lane text NOT NULL DEFAULT 'public'
    CHECK (lane IN ('public', 'device', 'prove', 'owner', 'contact', 'staff')),
  ADD COLUMN party bytea NOT NULL DEFAULT '';
ALTER TABLE verification_asked ALTER COLUMN lane DROP DEFAULT, ALTER COLUMN party DROP DEFAULT;
CREATE INDEX verification_asked_party ON verification_asked (party, asked_at);

-- One entry for each wrong try: the network that made it.
ALTER TABLE verification_code ADD COLUMN wrong_by bytea[] NOT NULL DEFAULT '{}';
ALTER TABLE verification_code DROP COLUMN wrong_tries;

-- The difficulty is the server's: of the task that was given, and of the next one for this browser.
ALTER TABLE verification_captcha ADD COLUMN bits smallint NOT NULL DEFAULT 16;
CREATE TABLE verification_demand (
  browser bytea PRIMARY KEY,
  bits smallint NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX verification_demand_expires_at ON verification_demand (expires_at);
