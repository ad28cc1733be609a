import type { PlayedTransfer } from './play-sessions.ts'
import type { Flow } from './store/flows.ts'
import { minuteEnd } from './windows.ts'

/** Adds transfers to the running totals, minute by minute. */
export function addToTotals(
  last: ReadonlyMap<string, Flow>,
  played: readonly PlayedTransfer[],
): Flow[] {
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
