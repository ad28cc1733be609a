-- What each member staked on a day (0), in a week from Monday (1) and in a month (2), kept in the
-- order in which players are told: whoever asks for one of these reads a page of an index.
CREATE TABLE report_member_rank (
  span smallint NOT NULL CHECK (span BETWEEN 0 AND 2),
  brand text NOT NULL,
  currency text NOT NULL,
  start date NOT NULL,
  member_id uuid NOT NULL,
  stake bigint NOT NULL
) WITH (fillfactor = 80);

INSERT INTO report_member_rank (span, brand, currency, start, member_id, stake)
SELECT span, brand, currency, date_trunc(unit, day::timestamp)::date, member_id, sum(stake)
FROM report_member_day, (VALUES (0, 'day'), (1, 'week'), (2, 'month')) AS kind (span, unit)
GROUP BY span, brand, currency, date_trunc(unit, day::timestamp)::date, member_id;

ALTER TABLE report_member_rank ADD PRIMARY KEY (span, brand, start, currency, member_id);
CREATE INDEX report_member_rank_order
  ON report_member_rank (span, brand, start, stake, currency, member_id);

-- The days of those who are shown.
CREATE INDEX report_member_day_member ON report_member_day (member_id, day);

-- Whose day has changed since its place was told. The reader notes a member once, however much is
-- played; places are put right before they are shown, and by timed work.
CREATE TABLE report_unranked (
  brand text NOT NULL,
  day date NOT NULL,
  currency text NOT NULL,
  member_id uuid NOT NULL,
  PRIMARY KEY (brand, day, currency, member_id)
);
