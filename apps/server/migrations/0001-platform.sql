-- Processes that are up: each says so every few seconds.
CREATE TABLE platform_node (
  id uuid PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- What has been leased of each rate limit. Losing it in a crash only opens a new window.
CREATE UNLOGGED TABLE platform_rate (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (key, window_start)
);

CREATE TABLE platform_transport_key (
  kid text PRIMARY KEY,
  public_jwk jsonb NOT NULL,
  private_key bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- Ids of encrypted requests already taken, kept as long as such a request could be replayed.
CREATE TABLE platform_sealed_request (
  jti text PRIMARY KEY,
  taken_at timestamptz NOT NULL
);
CREATE INDEX platform_sealed_request_taken_at ON platform_sealed_request (taken_at);
