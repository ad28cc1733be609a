import { Client } from 'pg'

/**
 * A year of plays of one member, as the journal's reader would store it: lines with balances, bets,
 * and the complete blocks of both.
 */
export async function seedStatement(databaseUrl: string, memberId: string, count: number) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement, [memberId, count])
  } finally {
    await client.end()
  }
}

/** Statements take the member id and the number of plays. */
const play = `SELECT n, 100000::bigint AS stake, n::bigint * 7919 % 200000 AS win,
  now() - interval '365 days' * (($2::int - n)::float8 / $2::int) AS at
  FROM generate_series(0, $2::int - 1) AS n`

const line = (level: number, size: number) => `
  INSERT INTO report_record_block SELECT member_id, ${level}, n / ${size}, type, count(*),
    sum(greatest(cash, 0)), sum(greatest(-cash, 0)), 0, 0, 0, 0
  FROM report_record WHERE member_id = $1 AND n < $2::int / ${size} * ${size} GROUP BY 1, 3, 4`

const bet = (level: number, size: number) => `
  INSERT INTO report_bet_block SELECT member_id, ${level}, n / ${size}, category, vendor_code,
    status, count(*), sum(stake), sum(win)
  FROM report_bet WHERE member_id = $1 AND n < $2::int / ${size} * ${size}
  GROUP BY 1, 3, 4, 5, 6`

const statements = [
  `INSERT INTO report_record SELECT $1, n, at, gen_random_uuid(),
    CASE WHEN n % 50 = 0 THEN 'deposit' ELSE 'bet' END,
    CASE WHEN n % 50 = 0 THEN 'deposit' ELSE 'vendor.play' END, 'V' || n % 5 || '/' || n,
    cash, 0, 0, sum(cash) OVER (ORDER BY n), 0, 0, sum(staked) OVER (ORDER BY n),
    sum(won) OVER (ORDER BY n), 0
  FROM (SELECT n, at, CASE WHEN n % 50 = 0 THEN 5000000 ELSE win - stake END AS cash,
    CASE WHEN n % 50 = 0 THEN 0 ELSE stake END AS staked,
    CASE WHEN n % 50 = 0 THEN 0 ELSE win END AS won FROM (${play}) AS play) AS play`,
  `INSERT INTO report_bet SELECT $1, n, at, at, 'V' || n % 5, 'r' || n, 'game', 
    CASE WHEN n % 5 < 3 THEN 'RNG' ELSE 'FISH' END,
    CASE WHEN n % 1000 = 999 THEN 'rolledBack' ELSE 'settled' END, 1, stake, win
  FROM (${play}) AS play`,
  line(1, 256),
  line(2, 16_384),
  bet(1, 256),
  bet(2, 16_384),
  `INSERT INTO report_member SELECT $1, $2::int, $2::int, cash_after, 0, 0, staked, won, 0
    FROM report_record WHERE member_id = $1 AND n = $2::int - 1`,
]
