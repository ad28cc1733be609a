-- How accounts of a brand are opened, entered and left.
ALTER TABLE brand_brand
  ADD COLUMN minimum_age smallint NOT NULL DEFAULT 18 CHECK (minimum_age BETWEEN 18 AND 25),
  -- Another version means: who has accepted an older one is asked again.
  ADD COLUMN terms_version text NOT NULL DEFAULT '1' CHECK (terms_version ~ '^[\w.-]{1,32}$'),
  -- In ten-thousandths of the brand's currency; null for none.
  ADD COLUMN sign_up_bonus bigint CHECK (sign_up_bonus > 0),
  -- How many times a bonus must be staked before it can be withdrawn.
  ADD COLUMN sign_up_play_through smallint NOT NULL DEFAULT 10
    CHECK (sign_up_play_through BETWEEN 1 AND 100),
  ADD COLUMN login_required boolean NOT NULL DEFAULT false,
  ADD COLUMN idle_seconds int NOT NULL DEFAULT 1800 CHECK (idle_seconds BETWEEN 60 AND 86400),
  ADD COLUMN session_seconds int NOT NULL DEFAULT 86400
    CHECK (session_seconds BETWEEN 300 AND 2592000),
  -- Ask for a further proof at an address from which the account never signed in.
  ADD COLUMN prove_new_address boolean NOT NULL DEFAULT true,
  -- After so many days a password must be changed, while PWDEXPFORCECHANGE3 is on.
  ADD COLUMN password_days smallint NOT NULL DEFAULT 90 CHECK (password_days BETWEEN 1 AND 3650);
UPDATE brand_brand SET sign_up_bonus = 10000000 WHERE demonstration;

-- A host where only agents sign in.
ALTER TABLE brand_domain ADD COLUMN agent_site boolean NOT NULL DEFAULT false;
