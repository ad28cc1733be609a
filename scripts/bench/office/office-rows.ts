import { Client } from 'pg'

export interface Size {
  members: number
  entries: number
}

/** Age of the journal in days, and the number of waiting items per queue. */
const days = 90
const waiting = 500

/** Fills a database as months of use, the ledger and its readers would have. */
export async function seedOffice(databaseUrl: string, size: Size): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(fastSettings)
    const { rows } = await client.query<{ name: string; made: string }>(indexes)
    for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
    const rebuilds = rows.map(({ name, made: statement }): Step => [name, statement])
    for (const [what, statement] of [...stepsOf(size), ...rebuilds]) {
      const before = performance.now()
      await client.query(statement)
      const seconds = (performance.now() - before) / 1000
      if (seconds > 10) console.log(`    ${what}: ${seconds.toFixed(0)} s`)
    }
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}

/** No other user is connected and the rows are consistent by construction. */
const fastSettings = `SET synchronous_commit = off; SET session_replication_role = replica;
  SET work_mem = '256MB'; SET maintenance_work_mem = '1GB'`

/**
 * Indexes without a constraint: rebuilding them at the end is cheaper than keeping them up to date.
 */
const indexes = `SELECT indexname AS name, indexdef AS made FROM pg_indexes
  WHERE schemaname = 'public' AND tablename ~ '^(member|session|payment|withdrawal|support|safety)_'
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = indexname)`

type Step = [what: string, statement: string]

const stepsOf = (size: Size) => [
  ...people(size),
  ...ledger(size),
  ...reportTables(size),
  ...queues(size),
]

const brand = "(SELECT id FROM brand_brand WHERE code = 'fairhouse')"
/** Ordered ids of members and transfers. */
const id = (kind: number, n: string) =>
  `('0189${String(kind).padStart(4, '0')}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const member = (n: string) => id(1, n)

function people({ members }: Size): Step[] {
  return [
    [
      'members',
      `INSERT INTO member_account (id, brand_id, name, nickname, type, created_at, last_seen_at)
        SELECT ${member('n')}, ${brand}, 'm' || lpad(n::text, 7, '0'),
          'Nick' || n::bigint * 7919 % 1000003, 0, now() - interval '90 days', now()
        FROM generate_series(1, ${members}) AS n`,
    ],
    [
      'phones',
      `INSERT INTO member_identity (member_id, brand_id, kind, blind_index, created_at)
        SELECT ${member('n')}, ${brand}, kind, sha256((kind || n)::bytea), now()
        FROM generate_series(1, ${members}) AS n, unnest('{phone,email}'::text[]) AS kind`,
    ],
    [
      'sessions',
      `INSERT INTO session_session (id, token_hash, cookie_hash, kind, brand_id, subject_id,
          created_at, seen_at)
        SELECT ${id(2, 'n')}, sha256(('t' || n)::bytea), sha256(('c' || n)::bytea), 'member',
          ${brand}, ${member('n')}, now(), now() - interval '1 second' * (n % 1800)
        FROM generate_series(1, ${Math.ceil(members / 100)}) AS n`,
    ],
  ]
}

/** The row of a member, and the numbers of a member's cash and of a provider's account. */
const row = (n: string) => `(1000000 + ${n})`
const cash = (n: string) => `16 * ${row(n)}`
const provider = '16 * (900001 + lane) + 15'

/** Plays in two lanes. Lane and member have the same parity. */
function playsOf({ members, entries }: Size): string {
  const count = Math.floor(entries / 2)
  const half = Math.floor(members / 2)
  return `SELECT i, i % 2 AS lane, i / 2 + 2 AS seq, i / 2 / ${half} AS turn,
      2 * (i / 2 * 7919 % ${half}) + i % 2 + 1 AS n, 100000::bigint AS stake,
      1 + i * 7919 % 180000 AS win,
      now() - interval '${days} days' * ((${count} - i)::float8 / ${count}) AS at
    FROM generate_series(0, ${count - 1}::bigint) AS i`
}

function ledger(size: Size): Step[] {
  const play = playsOf(size)
  return [
    [
      'members',
      `INSERT INTO wallet_member (no, member_id, lane, currency, cash, line)
        OVERRIDING SYSTEM VALUE
        SELECT ${row('n')}, ${member('n')}, (n + 1) % 2, 'VND', 1000000000,
          ${Math.floor(size.entries / size.members / 2)}
        FROM generate_series(1, ${size.members}) AS n`,
    ],
    [
      'accounts',
      `INSERT INTO wallet_house (no, address, lane, currency, may_overdraw)
        OVERRIDING SYSTEM VALUE
        SELECT 900001 + lane, 'vendor/V1@fairhouse.VND.' || lane, lane, 'VND', true
        FROM generate_series(0, 1) AS lane`,
    ],
    [
      'transfers',
      `INSERT INTO wallet_transfer (id, lane, seq, at, code, reference, content, member, line, cash,
          bonus, hold, reserved, taken, moves)
        SELECT ${id(3, 'i')}, lane, seq, at, 'vendor.play', 'V' || i % 20 || '/r' || i,
          '\\x00'::bytea, ${row('n')}, turn + 1, 1000000000, 0, 0, 0, '',
          ${cash('n')} || ':-' || stake || ' ' || ${provider} || ':' || stake || ' ' || ${provider}
            || ':-' || win || ' ' || ${cash('n')} || ':' || win || ' ' FROM (${play}) AS play`,
    ],
    [
      'batches',
      `INSERT INTO wallet_batch (lane, number, last_seq, at)
        SELECT lane, seq, seq, at FROM (${play}) AS play
        ON CONFLICT DO NOTHING`,
    ],
    [
      'lanes',
      `UPDATE wallet_lane SET seq = b.seq, batch = b.number, at = b.at FROM (
          SELECT lane, max(last_seq) AS seq, max(number) AS number, max(at) AS at
          FROM wallet_batch GROUP BY lane) AS b WHERE b.lane = wallet_lane.lane`,
    ],
    [
      'readers',
      `INSERT INTO wallet_cursor SELECT reader, lane, wallet_lane.seq FROM wallet_lane,
          unnest('{limits,purse.announce,withdrawal.turnover,report.books}'::text[]) AS reader
        ON CONFLICT (reader, lane) DO UPDATE SET seq = excluded.seq`,
    ],
  ]
}

/** Rows of the report's reader. */
function reportTables(size: Size): Step[] {
  const play = playsOf(size)
  const day = "(at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date"
  const zeros = (count: number) => Array.from({ length: count }, () => '0').join(', ')
  const flows = `sum(stake), sum(win), ${zeros(9)}`
  return [
    [
      'zone',
      `INSERT INTO report_brand VALUES ('fairhouse', 'Asia/Ho_Chi_Minh') ON CONFLICT DO NOTHING`,
    ],
    [
      'days of members',
      `INSERT INTO report_member_day SELECT 'fairhouse', 'VND', ${day}, ${member('n')}, ${flows},
          count(*) FROM (${play}) AS play GROUP BY ${day}, n`,
    ],
    ...(['day', 'week', 'month'] as const).map((unit, span): Step => [
      `places by ${unit}`,
      `INSERT INTO report_member_rank SELECT ${span}, brand, currency,
          date_trunc('${unit}', day::timestamp)::date AS start, member_id, sum(stake)
        FROM report_member_day GROUP BY brand, start, currency, member_id
        ORDER BY brand, start, currency, member_id`,
    ]),
    ...[
      { level: 0, partner: "''", game: "''" },
      { level: 1, partner: "'V' || i % 20", game: "''" },
      { level: 2, partner: "'V' || i % 20", game: "'g' || i % 200" },
    ].map(({ level, partner, game }): Step => [
      `days of level ${level}`,
      `INSERT INTO report_day SELECT ${level}, 'fairhouse', 'VND', ${day}, ${partner}, ${game},
          ${flows}, sum(win - stake), ${zeros(4)}, count(*), count(DISTINCT n)
        FROM (${play}) AS play GROUP BY 4, 5, 6
        ON CONFLICT DO NOTHING`,
    ]),
    [
      'lists of some members',
      `INSERT INTO report_record SELECT ${member('n')}, turn, at, ${id(3, 'i')}, 'bet',
          'vendor.play', 'V1/r' || i, win - stake, 0, 0, 0, 0, 0, 0, 0, 0
        FROM (${play}) AS play WHERE n <= 1000`,
    ],
    [
      'heads of some members',
      `INSERT INTO report_member SELECT member_id, count(*), 0, 0, 0, 0, 0, 0, 0
        FROM report_record GROUP BY member_id ON CONFLICT DO NOTHING`,
    ],
    ['check', `INSERT INTO figures_check VALUES (gen_random_uuid(), now(), 0, 0, '{}')`],
  ]
}

/**
 * Queues: the waiting items are the same for every size, the decided ones grow with the members.
 */
function queues({ members }: Size): Step[] {
  const decided = Math.ceil(members / 5)
  const all = `generate_series(1, ${decided + waiting}) AS n`
  const isWaiting = `n > ${decided}`
  const of = member(`n % ${members} + 1`)
  const at = `now() - interval '1 minute' * (${decided + waiting} - n)`
  return [
    [
      'deposits',
      `INSERT INTO payment_deposit (id, brand_id, member_id, method_id, provider, currency, amount,
          fee, state, reference, paid, paid_at, cleared, credited, credited_fee, created_at,
          expires_at, updated_at, ask_at)
        SELECT ${id(4, 'n')}, ${brand}, ${of}, method.id, method.provider, 'VND', 1000000, 0,
          CASE WHEN ${isWaiting} THEN 'reviewing' ELSE 'credited' END, 'B' || n,
          CASE WHEN ${isWaiting} THEN NULL ELSE 1000000 END,
          CASE WHEN ${isWaiting} THEN NULL ELSE ${at} END,
          CASE WHEN ${isWaiting} THEN NULL ELSE 1000000 END,
          CASE WHEN ${isWaiting} THEN NULL ELSE 1000000 END,
          CASE WHEN ${isWaiting} THEN NULL ELSE 0 END,
          ${at}, ${at}, ${at}, now() + interval '1 day'
        FROM ${all}, (SELECT * FROM payment_method LIMIT 1) AS method`,
    ],
    [
      'an account',
      `INSERT INTO withdrawal_account (id, member_id, brand_id, kind, locked, number_index, state,
          created_at)
        SELECT ${id(5, '1')}, ${member('1')}, ${brand}, 'bank', '', sha256('x'), 'bound', now()`,
    ],
    [
      'withdrawals',
      `INSERT INTO withdrawal_request SELECT ${id(6, 'n')}, ${of}, ${brand}, ${id(5, '1')}, 'VND',
          1000000, 0, CASE WHEN ${isWaiting} THEN 'requested' ELSE 'paid' END,
          CASE WHEN ${isWaiting} THEN 0 ELSE 1000000 END, 0, 0, 0, '2026-01-01', NULL, NULL, NULL,
          ${at} FROM ${all}`,
    ],
    [
      'feedback',
      `INSERT INTO support_feedback SELECT ${id(7, 'n')}, ${brand}, ${of}, 'problem',
          'The wheel stood still ' || n, CASE WHEN ${isWaiting} THEN 'open' ELSE 'closed' END, ${at}
        FROM ${all}`,
    ],
    [
      'documents',
      `INSERT INTO identity_review (id, member_id, brand_id, kind, pictures, state, sent_at,
          decided_at, decided_by)
        SELECT ${id(8, 'n')}, ${of}, ${brand}, 'passport', ARRAY[${id(9, 'n')}],
          CASE WHEN ${isWaiting} THEN 'waiting' ELSE 'accepted' END, ${at},
          CASE WHEN ${isWaiting} THEN NULL ELSE ${at} END,
          CASE WHEN ${isWaiting} THEN NULL ELSE ${id(9, '1')} END FROM ${all}`,
    ],
    [
      'flags',
      `INSERT INTO safety_flag SELECT ${id(10, 'n')}, ${of}, ${brand}, 'nightPlay', '{}', ${at},
          ${at}, CASE WHEN ${isWaiting} THEN NULL ELSE ${at} END,
          CASE WHEN ${isWaiting} THEN NULL ELSE ${id(9, '1')} END,
          CASE WHEN ${isWaiting} THEN NULL ELSE 'seen' END FROM ${all}`,
    ],
  ]
}
