import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { Cap, Level, Period, Used } from '../caps.ts'
import type { Channel } from '../rules.ts'

interface UsageRow extends Used {
  channel: Channel
  country: string
  period: Period
  startsAt: Date
}

export interface Alarm {
  cap: Cap
  level: Level
}

const none: Used = { strangers: 0, members: 0 }

const sameCap = (row: UsageRow, { channel, country, period, startsAt }: Cap) =>
  row.channel === channel &&
  row.country === country &&
  row.period === period &&
  row.startsAt.getTime() === startsAt.getTime()

const columns = sql`channel, country, period, starts_at AS "startsAt", strangers, members`

function keysOf(brandId: string, caps: readonly Cap[]) {
  const keys = caps.map(({ channel, country, period, startsAt }) => ({
    channel,
    country,
    period,
    startsAt,
  }))
  return sql`SELECT ${brandId}::uuid AS brand_id, channel, country, period, "startsAt" AS starts_at
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      AS key (channel text, country text, period text, "startsAt" timestamptz)`
}

/** Works on the database or a transaction. */
export function usageStore(db: Executor) {
  return {
    /** Locks the rows until the end of the transaction. */
    async lock(brandId: string, caps: readonly Cap[]): Promise<Used[]> {
      const { rows } = await sql<UsageRow>`
        INSERT INTO verification_usage AS known (brand_id, channel, country, period, starts_at)
        SELECT * FROM (${keysOf(brandId, caps)}) AS wanted ORDER BY channel, country, period
        ON CONFLICT (brand_id, channel, country, period, starts_at)
          DO UPDATE SET strangers = known.strangers
        RETURNING ${columns}`.execute(db)
      return caps.map((cap) => rows.find((row) => sameCap(row, cap)) ?? none)
    },
    async read(brandId: string, caps: readonly Cap[]): Promise<Used[]> {
      const { rows } = await sql<UsageRow>`
        SELECT ${columns} FROM verification_usage
        JOIN (${keysOf(brandId, caps)}) AS wanted
          USING (brand_id, channel, country, period, starts_at)`.execute(db)
      return caps.map((cap) => rows.find((row) => sameCap(row, cap)) ?? none)
    },
    /** Adds or subtracts one on each cap. */
    async add(brandId: string, caps: readonly Cap[], whose: keyof Used, by: 1 | -1) {
      const column = sql.ref(whose)
      await sql`UPDATE verification_usage AS known
        SET ${column} = greatest(0, known.${column} + ${by}::int)
        FROM (${keysOf(brandId, caps)}) AS wanted
        WHERE known.brand_id = wanted.brand_id AND known.channel = wanted.channel
          AND known.country = wanted.country AND known.period = wanted.period
          AND known.starts_at = wanted.starts_at`.execute(db)
    },
    /** Records alarms and returns those new in their window. */
    async raise(brandId: string, alarms: readonly Alarm[], at: Date): Promise<Alarm[]> {
      const raised: Alarm[] = []
      for (const alarm of alarms) {
        const { channel, country, period, startsAt } = alarm.cap
        const { rows } = await sql`
          INSERT INTO verification_alarm
            (brand_id, channel, country, period, starts_at, level, raised_at)
          VALUES (${brandId}, ${channel}, ${country}, ${period}, ${startsAt}, ${alarm.level}, ${at})
          ON CONFLICT DO NOTHING RETURNING level`.execute(db)
        if (rows.length > 0) raised.push(alarm)
      }
      return raised
    },
    /** Countries with requests in these windows. */
    async countriesOf(brandId: string, since: Date): Promise<string[]> {
      const { rows } = await sql<{ country: string }>`
        SELECT DISTINCT country FROM verification_usage
        WHERE brand_id = ${brandId} AND country <> '' AND starts_at >= ${since}
        ORDER BY country`.execute(db)
      return rows.map(({ country }) => country)
    },
    /** Counts caps with an alarm in a current window, by highest level. */
    async alarms(starts: Record<Period, Date>): Promise<Record<Level, number>> {
      const { rows } = await sql<{ level: Level; count: number }>`
        SELECT level, count(*)::int AS count FROM (
          SELECT max(level) AS level FROM verification_alarm
          WHERE (period = 'hour' AND starts_at >= ${starts.hour})
            OR (period = 'day' AND starts_at >= ${starts.day})
          GROUP BY brand_id, channel, country, period, starts_at) AS highest
        GROUP BY level`.execute(db)
      const countOf = (level: Level) => rows.find((row) => row.level === level)?.count ?? 0
      return { near: countOf('near'), reached: countOf('reached') }
    },
  }
}
