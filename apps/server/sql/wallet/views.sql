-- The journal as it is read: the rows of the first design and of the second as one.

CREATE OR REPLACE VIEW wallet_account AS
  SELECT m.no * 16 + kind.place AS id, 'member/' || m.member_id || '/' || kind.name AS address,
    m.lane, m.currency, false AS may_overdraw, kind.balance, m.line AS version
  FROM wallet_member AS m, LATERAL (VALUES (0, 'cash', m.cash), (1, 'bonus', m.bonus),
    (2, 'hold', m.hold), (3, 'reserved', m.reserved)) AS kind(place, name, balance)
  WHERE m.currency IS NOT NULL
  UNION ALL SELECT no * 16 + 15, address, lane, currency, may_overdraw, balance, version
  FROM wallet_house;

-- Rows with the addresses of their moves.
CREATE OR REPLACE VIEW wallet_row AS
  SELECT id, lane, seq, at, code, reference, refusal,
    coalesce((SELECT json_agg(json_build_object('address', coalesce(h.address, 'member/'
          || m.member_id || '/' || (ARRAY['cash', 'bonus', 'hold', 'reserved'])[account % 16 + 1]),
        'currency', coalesce(h.currency, m.currency),
        'mayOverdraw', coalesce(h.may_overdraw, false), 'amount', amount) ORDER BY place)
      FROM (SELECT split_part(move, ':', 1)::bigint AS account, split_part(move, ':', 2) AS amount,
          place
        FROM string_to_table(rtrim(t.moves), ' ') WITH ORDINALITY AS part(move, place)) AS moved
        LEFT JOIN wallet_house AS h ON account % 16 = 15 AND h.no = account / 16
        LEFT JOIN wallet_member AS m ON account % 16 < 15 AND m.no = account / 16), '[]') AS moves
  FROM wallet_transfer AS t
  UNION ALL SELECT id, lane, seq, at, code, reference, refusal,
    coalesce((SELECT json_agg(json_build_object('address', a.address, 'currency', a.currency,
        'mayOverdraw', a.may_overdraw, 'amount', split_part(move, ':', 2)) ORDER BY place)
      FROM string_to_table(rtrim(t.moves), ' ') WITH ORDINALITY AS part(move, place)
        JOIN wallet_v1_account AS a ON a.id = split_part(move, ':', 1)::bigint), '[]') AS moves
  FROM wallet_v1_transfer AS t;

CREATE OR REPLACE VIEW wallet_trial.wallet_row AS
  SELECT id, lane, seq, at, code, reference, refusal,
    coalesce((SELECT json_agg(json_build_object(
        'address', coalesce(h.address, 'member/' || m.member_id || '/trial'),
        'currency', coalesce(h.currency, m.currency),
        'mayOverdraw', coalesce(h.may_overdraw, false), 'amount', amount) ORDER BY place)
      FROM (SELECT split_part(move, ':', 1)::bigint AS account, split_part(move, ':', 2) AS amount,
          place
        FROM string_to_table(rtrim(t.moves), ' ') WITH ORDINALITY AS part(move, place)) AS moved
        LEFT JOIN wallet_trial.wallet_house AS h ON account % 16 = 15 AND h.no = account / 16
        LEFT JOIN wallet_trial.wallet_member AS m ON account % 16 < 15 AND m.no = account / 16),
      '[]') AS moves
  FROM wallet_trial.wallet_transfer AS t
  UNION ALL SELECT id, lane, seq, at, code, reference, refusal,
    coalesce((SELECT json_agg(json_build_object('address', a.address, 'currency', a.currency,
        'mayOverdraw', a.may_overdraw, 'amount', split_part(move, ':', 2)) ORDER BY place)
      FROM string_to_table(rtrim(t.moves), ' ') WITH ORDINALITY AS part(move, place)
        JOIN wallet_trial.wallet_v1_account AS a ON a.id = split_part(move, ':', 1)::bigint), '[]')
      AS moves
  FROM wallet_trial.wallet_v1_transfer AS t;

-- When the rows of a lane were committed.
CREATE OR REPLACE VIEW wallet_commit AS
  SELECT lane, number, last_seq, at FROM wallet_batch
  UNION ALL SELECT lane, number, last_seq, at FROM wallet_v1_batch;

-- A member's statement: what each accepted transfer moved in one balance, and the balance after it.
CREATE OR REPLACE VIEW wallet_line AS
  SELECT m.member_id, kind.name AS kind, t.line, t.id, t.at, t.code, t.reference,
    kind.balance, (SELECT coalesce(sum(split_part(move, ':', 2)::bigint), 0)
      FROM string_to_table(rtrim(t.moves), ' ') AS move
      WHERE split_part(move, ':', 1)::bigint = m.no * 16 + kind.place) AS amount
  FROM wallet_member AS m JOIN wallet_transfer AS t ON t.member = m.no AND t.line IS NOT NULL,
    LATERAL (VALUES (0, 'cash', t.cash), (1, 'bonus', t.bonus), (2, 'hold', t.hold),
      (3, 'reserved', t.reserved)) AS kind(place, name, balance)
  UNION ALL SELECT split_part(a.address, '/', 2)::uuid, split_part(a.address, '/', 3),
    e.version - (1::bigint << 40), t.id, t.at, t.code, t.reference, e.balance, e.amount
  FROM wallet_v1_account AS a JOIN wallet_v1_entry AS e ON e.account_id = a.id
    JOIN wallet_v1_transfer AS t ON t.lane = e.lane AND t.seq = e.seq
  WHERE a.address LIKE 'member/%';
