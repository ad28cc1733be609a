import type { Played } from './sittings.ts'
import type { Flow } from './store/flows.ts'
import { minuteEnd } from './windows.ts'

/** The running totals by minutes that these make of the last ones. */
export function flowsAfter(last: ReadonlyMap<string, Flow>, played: readonly Played[]): Flow[] {
  const totals = new Map(last)
  const flows = new Map<string, Flow>()
  for (const { memberId, at, staked, won } of played) {
    const before = totals.get(memberId) ?? { staked: 0n, lost: 0n }
    const until = minuteEnd(at)
    const flow = {
      memberId,
      until,
      staked: before.staked + staked,
      lost: before.lost + staked - won,
    }
    totals.set(memberId, flow)
    flows.set(`${memberId} ${until.getTime()}`, flow)
  }
  return [...flows.values()]
}
