import { zero } from '@fairhouse/money'
import { Refusal } from '#platform/http'
import { momentsOf, periodParts, type Days } from './period.ts'
import type { memberRecordStore } from './store/member-records.ts'
import { toResultView } from './view.ts'

const nothing = { staked: zero, won: zero, given: zero }

/** Results of each part of a period: differences between running totals. */
export async function loadProfit(
  own: Pick<ReturnType<typeof memberRecordStore>, 'resultsUntil'>,
  memberId: string,
  days: Days,
) {
  const parts = periodParts(days)
  if (!parts) throw new Refusal('invalid_fields', { from: 'invalid' })
  const moments = [...parts.starts.map((date) => days.zone.startOf(date)), momentsOf(days).to]
  const until = await own.resultsUntil(memberId, moments)
  const at = (place: number) => until[place] ?? nothing
  return {
    by: parts.by,
    list: parts.starts.map((from, place) => ({ from, ...toResultView(at(place), at(place + 1)) })),
    totals: toResultView(at(0), at(parts.starts.length)),
  }
}
