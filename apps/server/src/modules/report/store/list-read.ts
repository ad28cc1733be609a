import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { blockSize, type BlockCount, type LineRange, type Piece } from '../blocks.ts'
import type { ListShape } from './list-shapes.ts'

/** Required values by column. */
export type Filter = Readonly<Record<string, string>>

/** A block or some of its lines: the matching count and sums by name. */
export interface Summed extends BlockCount {
  sums: Record<string, bigint>
}

type SummedRow = BlockCount & Record<string, string | number>

const whereOf = (filter: Filter) =>
  sql.join(
    [sql`true`, ...Object.entries(filter).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)],
    sql` AND `,
  )

/** The pieces of lines or of blocks, as columns. */
function columnsOf(pieces: readonly Piece[], isLines: boolean) {
  const some = pieces.filter(({ level }) => (level === 0) === isLines)
  const all = <K extends keyof Piece>(name: K) => some.map((piece) => piece[name])
  return { level: all('level'), from: all('from'), to: all('to') }
}

/**
 * One list of one member. `OFFSET 0` keeps each subquery separate, so that it uses its index piece
 * by piece, whatever the planner's statistics say.
 */
export function listStore<Row>({ db }: Database, list: ListShape) {
  const { table, before, length } = list
  return {
    /** All pieces in one statement, so that they come from one snapshot. */
    sumUp: (memberId: string, pieces: readonly Piece[], filter: Filter) =>
      sumUp(db, list, { memberId, pieces, filter }),
    keysOf: (memberId: string, pieces: readonly Piece[]) => keysOf(db, list, memberId, pieces),
    /** The line numbers between two times, and the length of the list. */
    async between(memberId: string, from: Date, to: Date): Promise<LineRange & { all: number }> {
      const count = (moment: Date) =>
        sql`${sql.ref(before)}(${memberId}::uuid, ${moment}::timestamptz)`
      const { rows } = await sql<LineRange & { all: number }>`
        SELECT ${count(from)} AS from, ${count(to)} AS to, ${sql.ref(length)} AS all
        FROM report_member WHERE member_id = ${memberId}`.execute(db)
      return rows[0] ?? { from: 0, to: 0, all: 0 }
    },
    /** Newest first. */
    async lines(
      memberId: string,
      within: readonly LineRange[],
      filter: Filter,
      { skip, size }: { skip: number; size: number },
    ): Promise<Row[]> {
      const all = (name: keyof LineRange) => within.map((piece) => piece[name])
      const { rows } = await sql<Row>`
        SELECT line.* FROM unnest(${all('from')}::int[], ${all('to')}::int[]) AS piece(first, last)
        CROSS JOIN LATERAL (SELECT * FROM ${sql.table(table)}
          WHERE member_id = ${memberId} AND n >= piece.first AND n < piece.last
            AND ${whereOf(filter)} OFFSET 0) AS line
        ORDER BY n DESC OFFSET ${skip} LIMIT ${size}`.execute(db)
      return rows
    },
  }
}

interface SumQuery {
  memberId: string
  pieces: readonly Piece[]
  filter: Filter
}

async function sumUp(db: Database['db'], list: ListShape, { memberId, pieces, filter }: SumQuery) {
  const { table, blocks, sums } = list
  const [full, single] = [columnsOf(pieces, false), columnsOf(pieces, true)]
  const names = sql.join(sums.map(({ name }) => sql.ref(name)))
  const totals = sums.map(({ name }) => sql`sum(${sql.ref(name)})::text AS ${sql.ref(name)}`)
  const { rows } = await sql<SummedRow>`
    SELECT level, block, sum(count)::int AS count, ${sql.join(totals)} FROM (
      SELECT part.level, part.block, part.count, ${names}
      FROM unnest(${full.level}::smallint[], ${full.from}::int[], ${full.to}::int[])
        AS piece(level, first, last)
      CROSS JOIN LATERAL (SELECT * FROM ${sql.table(blocks)}
        WHERE member_id = ${memberId} AND level = piece.level AND block >= piece.first
          AND block < piece.last AND ${whereOf(filter)} OFFSET 0) AS part
      UNION ALL
      SELECT 0, n / ${blockSize}::int, 1,
        ${sql.join(sums.map(({ name, of }) => sql`${of} AS ${sql.ref(name)}`))}
      FROM unnest(${single.from}::int[], ${single.to}::int[]) AS piece(first, last)
      CROSS JOIN LATERAL (SELECT * FROM ${sql.table(table)}
        WHERE member_id = ${memberId} AND n >= piece.first AND n < piece.last
          AND ${whereOf(filter)} OFFSET 0) AS line
    ) AS part GROUP BY level, block`.execute(db)
  return rows.map(({ level, block, count, ...rest }): Summed => {
    const found = sums.map(({ name }) => [name, BigInt(rest[name] ?? 0)] as const)
    return { level, block, count, sums: Object.fromEntries(found) }
  })
}

/** The distinct filter values in a member's list. */
async function keysOf(
  db: Database['db'],
  { table, blocks, keys }: ListShape,
  memberId: string,
  pieces: readonly Piece[],
): Promise<Record<string, string>[]> {
  const [full, single] = [columnsOf(pieces, false), columnsOf(pieces, true)]
  const names = sql.join(keys.map((name) => sql.ref(name)))
  const { rows } = await sql<Record<string, string>>`
    SELECT ${names} FROM unnest(${full.level}::smallint[], ${full.from}::int[], ${full.to}::int[])
      AS piece(at, first, last)
    CROSS JOIN LATERAL (SELECT * FROM ${sql.table(blocks)}
      WHERE member_id = ${memberId} AND level = piece.at AND block >= piece.first
        AND block < piece.last AND count > 0 OFFSET 0) AS part
    UNION SELECT ${names}
    FROM unnest(${single.from}::int[], ${single.to}::int[]) AS piece(first, last)
    CROSS JOIN LATERAL (SELECT * FROM ${sql.table(table)}
      WHERE member_id = ${memberId} AND n >= piece.first AND n < piece.last
      OFFSET 0) AS line`.execute(db)
  return rows
}
