import type { PlayerPlace, PlayerRow } from '#modules/report'
import { Refusal } from '#platform/http'

const wrong = () => new Refusal('invalid_fields', { after: 'invalid' })

/** What a column holds at most. */
const mostUnits = 2n ** 63n - 1n

/** How many rows came before. */
export function skipOf(after: string | undefined): number {
  if (after?.includes('.') === true) throw wrong()
  return Number(after ?? 0)
}

/** The player who came before. */
export function playerAt(after: string | undefined): PlayerPlace | undefined {
  if (after === undefined) return undefined
  const [stake = '', currency, memberId] = after.split('.')
  const units = BigInt(stake)
  if (currency === undefined || memberId === undefined || units > mostUnits) throw wrong()
  return { stake: units, currency, memberId }
}

/** Who comes before the next page, if there is one: they may be very many, so none is counted. */
export function playerAfter(players: readonly PlayerRow[], size: number): string | null {
  const last = players.length > size ? players[size - 1] : undefined
  return last ? `${last.place}.${last.currency}.${last.memberId}` : null
}
