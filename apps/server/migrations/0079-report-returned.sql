-- What rolled back steps of a round moved: stakes returned to the player and wins taken back.
ALTER TABLE report_bet
  ADD COLUMN returned bigint NOT NULL DEFAULT 0,
  ADD COLUMN reversed bigint NOT NULL DEFAULT 0;

-- The same of a refund, and the fee that was kept of a deposit.
ALTER TABLE report_record
  ADD COLUMN returned bigint,
  ADD COLUMN reversed bigint,
  ADD COLUMN fee bigint;

-- A refund lowers the running totals of what was staked and won.
UPDATE report_record l
SET returned = coalesce(p.staked, 0) - l.staked, reversed = coalesce(p.won, 0) - l.won
FROM report_record r LEFT JOIN report_record p ON p.member_id = r.member_id AND p.n = r.n - 1
WHERE r.type = 'refund' AND r.member_id = l.member_id AND r.n = l.n;

UPDATE report_bet b SET returned = r.returned, reversed = r.reversed
FROM (SELECT member_id, reference, sum(returned) AS returned, sum(reversed) AS reversed
  FROM report_record WHERE type = 'refund' GROUP BY member_id, reference) r
WHERE b.member_id = r.member_id AND b.vendor_code || '/' || b.round_id = r.reference;

UPDATE report_record l SET fee = f.fee
FROM (SELECT t.id, sum(split_part(move, ':', 2)::bigint) AS fee
  FROM wallet_transfer t
  CROSS JOIN regexp_split_to_table(btrim(t.moves), ' ') AS move
  JOIN wallet_account a ON a.id = split_part(move, ':', 1)::bigint
  WHERE t.code = 'deposit' AND t.refusal IS NULL AND a.address LIKE 'house/fee@%'
  GROUP BY t.id) f
WHERE l.type = 'deposit' AND l.transfer_id = f.id;
