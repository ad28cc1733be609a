-- Who excludes oneself at one of the operator's brands is excluded at all that share. They share
-- unless told otherwise: a brand that nobody thought about must not be the way back in.
ALTER TABLE brand_brand ADD COLUMN shares_exclusions boolean NOT NULL DEFAULT true;
