import { sql, type RawBuilder } from 'kysely'
import type { LimitName } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import type { Rule } from '../effective-limit.ts'
import { isCountedLimit, isLimitName, isRuleName, type CountedLimit } from '../limit-names.ts'
import type { OwnLimit } from '../pending-increase.ts'
import type { Mark, PlaySession } from './flows.ts'

export interface FactsRequest<Others> {
  memberId: string
  brandId: string
  market: string
  /** The start of the window of each counted limit. */
  starts: ReadonlyMap<CountedLimit, Date>
  /** Queries of one row each, joined to ours, so that all are of one moment. */
  others: readonly RawBuilder<Partial<Others>>[]
}

export interface StoredFacts {
  own: ReadonlyMap<LimitName, OwnLimit>
  rules: Rule[]
  zone: string | null
  realityMinutes: number | null
  checkedAt: Date | null
  playSession: PlaySession | undefined
  /** The totals at the start of each window with a limit. */
  marks: Map<CountedLimit, Mark>
}

type Text<T> = { [K in keyof T]: T[K] extends bigint ? string : T[K] }

interface OwnRow {
  name: string
  value: string | null
  wishValue: string | null
  wishAt: string | null
}

/** Lists are JSON with amounts as text, because a JSON number would lose digits. */
interface Row {
  own: OwnRow[]
  rules: { scope: Rule['scope']; name: string; value: string }[]
  zone: string | null
  realityMinutes: number | null
  checkedAt: Date | null
  playSession:
    | (Text<Omit<PlaySession, 'beganAt' | 'lastAt'>> & Record<'beganAt' | 'lastAt', string>)
    | null
  marks: (Text<Mark> & { name: string })[]
}

/** All that decides about a player's stakes, by one statement. */
export async function readStoredFacts<Others>(
  db: Executor,
  { memberId, brandId, market, starts, others }: FactsRequest<Others>,
): Promise<{ stored: StoredFacts; others: Others } | undefined> {
  const names = [...starts.keys()]
  const times = [...starts.values()].map((at) => at.toISOString())
  const parts = others.map((query, place) => ({ query, name: sql.ref(`other${place}`) }))
  const columns = sql.join(parts.map(({ name }) => sql`${name}.*`))
  const joined = sql.join(
    parts.map(({ query, name }) => sql`(${query}) AS ${name}`),
    sql` CROSS JOIN `,
  )
  const { rows } = await sql<Row & Others>`
    WITH own AS MATERIALIZED (SELECT name, value, wish_value, wish_at FROM limits_limit
        WHERE member_id = ${memberId}::uuid),
      rules AS MATERIALIZED (SELECT scope, name, value FROM limits_rule
        WHERE (scope, scope_id) IN (('market', ${market}), ('young', ${market}),
          ('brand', ${brandId}), ('member', ${memberId})))
    SELECT ${columns}, player.zone, player.reality_minutes AS "realityMinutes",
      player.checked_at AS "checkedAt",
      (SELECT coalesce(json_agg(json_build_object('name', name, 'value', value::text,
        'wishValue', wish_value::text, 'wishAt', wish_at)), '[]') FROM own) AS own,
      (SELECT coalesce(json_agg(json_build_object('scope', scope, 'name', name,
        'value', value::text)), '[]') FROM rules) AS rules,
      (SELECT json_build_object('memberId', member_id, 'beganAt', began_at, 'lastAt', last_at,
        'staked', staked::text, 'won', won::text, 'rounds', rounds)
        FROM limits_sitting WHERE member_id = ${memberId}::uuid) AS "playSession",
      (SELECT coalesce(json_agg(json_build_object('name', counted.name,
          'staked', (coalesce(last.staked, 0) - undone.staked)::text,
          'lost', (coalesce(last.lost, 0) - undone.lost)::text)), '[]')
        FROM unnest(${names}::text[], ${times}::timestamptz[]) AS counted(name, at)
        LEFT JOIN LATERAL (SELECT staked, lost FROM limits_flow
          WHERE member_id = ${memberId}::uuid AND until <= counted.at
          ORDER BY until DESC LIMIT 1) AS last ON true
        CROSS JOIN LATERAL (SELECT coalesce(sum(staked), 0)::bigint AS staked,
            coalesce(sum(lost), 0)::bigint AS lost FROM limits_undone
          WHERE member_id = ${memberId}::uuid AND until <= counted.at) AS undone
        WHERE counted.name IN (SELECT name FROM own WHERE value IS NOT NULL
          UNION ALL SELECT name FROM rules)) AS marks
    FROM ${joined}
    LEFT JOIN limits_player AS player ON player.member_id = ${memberId}::uuid`.execute(db)
  const [row] = rows
  return row && { stored: storedFacts(row), others: row }
}

const units = (text: string | null) => (text === null ? null : BigInt(text))

function storedFacts({ own, rules, playSession, marks, ...player }: Row): StoredFacts {
  const { zone, realityMinutes, checkedAt } = player
  return {
    own: new Map(own.flatMap((row) => (isLimitName(row.name) ? [[row.name, ownLimit(row)]] : []))),
    rules: rules.flatMap(({ scope, name, value }) =>
      isRuleName(name) ? [{ scope, name, value: BigInt(value) }] : [],
    ),
    zone,
    realityMinutes,
    checkedAt,
    playSession: playSession
      ? {
          ...playSession,
          beganAt: new Date(playSession.beganAt),
          lastAt: new Date(playSession.lastAt),
          staked: BigInt(playSession.staked),
          won: BigInt(playSession.won),
        }
      : undefined,
    marks: new Map(marks.flatMap((mark) => counted(mark))),
  }
}

function ownLimit({ value, wishValue, wishAt }: OwnRow): OwnLimit {
  const pending = wishAt === null ? null : { value: units(wishValue), at: new Date(wishAt) }
  return { value: units(value), pending }
}

function counted({ name, staked, lost }: Row['marks'][number]): [CountedLimit, Mark][] {
  const isKnown = isLimitName(name) && isCountedLimit(name)
  return isKnown ? [[name, { staked: BigInt(staked), lost: BigInt(lost) }]] : []
}
