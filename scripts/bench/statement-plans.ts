import { Client } from 'pg'

/** LIST of what a page of bets asks the database for, with the plan that it has to have. */
const statements = [
  [
    'Where a period begins: twenty looks at the index, none of them at more than one line',
    "SELECT report_bets_before($1, now() - interval '100 days')",
  ],
  [
    'Totals of a year: large blocks, small blocks, and single lines at the ends',
    `SELECT level, count(*), sum(count), sum(stake) FROM (
      SELECT part.level, part.count, stake
      FROM (VALUES (2, 1, 60), (1, 3840, 3905)) AS piece(level, first, last)
      CROSS JOIN LATERAL (SELECT * FROM report_bet_block WHERE member_id = $1
        AND level = piece.level AND block >= piece.first AND block < piece.last OFFSET 0) AS part
      UNION ALL SELECT 0, 1, stake FROM (VALUES (16300, 16384), (999680, 999900))
        AS piece(first, last)
      CROSS JOIN LATERAL (SELECT * FROM report_bet WHERE member_id = $1
        AND n >= piece.first AND n < piece.last OFFSET 0) AS line
    ) AS part GROUP BY level`,
  ],
  [
    'Page 1,000: the lines of the block in which it lies',
    `SELECT line.* FROM (VALUES (979968, 980224)) AS piece(first, last)
    CROSS JOIN LATERAL (SELECT * FROM report_bet WHERE member_id = $1
      AND n >= piece.first AND n < piece.last OFFSET 0) AS line
    ORDER BY n DESC OFFSET 4 LIMIT 20`,
  ],
] as const

/** The plans of a member's statements, as they ran. */
export async function plansOf(databaseUrl: string, memberId: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const told: string[] = []
    for (const [what, statement] of statements) {
      // Once before, so that what is told is not the first look at a cold table.
      await client.query(statement, [memberId])
      const explain = `EXPLAIN (ANALYZE, COSTS OFF, SUMMARY OFF, BUFFERS OFF) ${statement}`
      const { rows } = await client.query<Record<string, string>>(explain, [memberId])
      const lines = rows.map((row) => row['QUERY PLAN'] ?? '')
      const plan = lines.join('\n').replaceAll(memberId, '…')
      told.push(`${what}:`, `\`\`\`\n${plan}\n\`\`\``)
    }
    return told.join('\n\n')
  } finally {
    await client.end()
  }
}
