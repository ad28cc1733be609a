import { zero } from '@fairhouse/money'
import { Refusal } from '#platform/http'
import { momentsOf, partsOf, type Days } from './period.ts'
import type { ownStore } from './store/own.ts'
import { resultTold } from './told.ts'

const nothing = { staked: zero, won: zero, given: zero }

/** What was won and lost in each part of a period: the differences of what stood between them. */
export async function profitOf(
  own: Pick<ReturnType<typeof ownStore>, 'resultsUntil'>,
  memberId: string,
  days: Days,
) {
  const parts = partsOf(days)
  if (!parts) throw new Refusal('invalid_fields', { from: 'invalid' })
  const moments = [...parts.starts.map((date) => days.zone.startOf(date)), momentsOf(days).to]
  const until = await own.resultsUntil(memberId, moments)
  const at = (place: number) => until[place] ?? nothing
  return {
    by: parts.by,
    list: parts.starts.map((from, place) => ({ from, ...resultTold(at(place), at(place + 1)) })),
    totals: resultTold(at(0), at(parts.starts.length)),
  }
}
