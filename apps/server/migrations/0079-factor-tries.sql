-- Wrong tries are counted apart for sessions of the member ('own') and for browsers that the
-- account knows ('known'): who has only the password cannot use those up.
ALTER TABLE factor_tries DROP CONSTRAINT factor_tries_kind_check;
ALTER TABLE factor_tries ADD CONSTRAINT factor_tries_kind_check
  CHECK (kind IN ('any', 'known', 'own', 'bankName'));
