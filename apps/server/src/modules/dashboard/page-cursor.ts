import type { PlayerCursor, PlayerRow } from '#modules/report'
import { Refusal } from '#platform/http'

const wrong = () => new Refusal('invalid_fields', { after: 'invalid' })

/** The maximum of a bigint column. */
const maxUnits = 2n ** 63n - 1n

/** The number of rows before this page. */
export function parseSkip(after: string | undefined): number {
  if (after?.includes('.') === true) throw wrong()
  return Number(after ?? 0)
}

/** The last player of the previous page. */
export function parsePlayerCursor(after: string | undefined): PlayerCursor | undefined {
  if (after === undefined) return undefined
  const [stake = '', currency, memberId] = after.split('.')
  const units = BigInt(stake)
  if (currency === undefined || memberId === undefined || units > maxUnits) throw wrong()
  return { stake: units, currency, memberId }
}

/** The cursor of the next page, if any; keyset paging, because there may be very many players. */
export function nextPlayerCursor(players: readonly PlayerRow[], size: number): string | null {
  const last = players.length > size ? players[size - 1] : undefined
  return last ? `${last.place}.${last.currency}.${last.memberId}` : null
}

/** The position reached in each lane. */
export type LanePositions = readonly bigint[]

export function parseLanePositions(after: string | undefined, lanes: number): LanePositions {
  const parsed = after?.split('.').map(BigInt) ?? []
  return Array.from({ length: Math.max(lanes, parsed.length) }, (_, lane) => parsed[lane] ?? 0n)
}

/** The positions after these rows. */
export function advance(
  positions: LanePositions,
  rows: readonly { lane: number; seq: string }[],
): LanePositions {
  const now = [...positions]
  for (const { lane, seq } of rows) now[lane] = BigInt(seq)
  return now
}
