-- The trial journal: the same tables in a schema of their own, reached by the search path of its
-- connections, so that play money and real money never meet and all of it can be dropped.
CREATE SCHEMA wallet_trial;
CREATE TABLE wallet_trial.wallet_account (LIKE wallet_account INCLUDING ALL);
CREATE TABLE wallet_trial.wallet_lane (LIKE wallet_lane INCLUDING ALL);
CREATE TABLE wallet_trial.wallet_transfer (LIKE wallet_transfer INCLUDING ALL);
CREATE TABLE wallet_trial.wallet_entry (LIKE wallet_entry INCLUDING ALL);
CREATE TABLE wallet_trial.wallet_batch (LIKE wallet_batch INCLUDING ALL);
CREATE TABLE wallet_trial.wallet_guard (LIKE wallet_guard INCLUDING ALL);
INSERT INTO wallet_trial.wallet_lane SELECT * FROM wallet_lane;
