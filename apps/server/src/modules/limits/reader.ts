import type { JournalRow, Reader } from '#modules/wallet'
import { afterPlaying, type Played } from './sittings.ts'
import { flowStore, type Flow, type Sitting } from './store/flows.ts'
import { pastStore } from './store/past.ts'
import { minuteEnd } from './windows.ts'

const owner = /^member\/([^/]+)\/(?:cash|bonus)$/
/** LIST of transfers that take stakes, and of those that only bring back. Rollbacks are apart. */
const stakes = new Set(['vendor.play', 'vendor.debit', 'vendor.transfer.in'])
const returns = /^vendor\.(?:credit|transfer\.(?!in$))/

/** Counts what is staked and lost, minute by minute, and how long somebody plays. */
export const limitReader: Reader = {
  name: 'limits',
  async apply(rows, transaction) {
    const played = rows.flatMap(playedIn)
    if (played.length === 0) return
    const members = [...new Set(played.map(({ memberId }) => memberId))]
    const store = flowStore(transaction)
    const flows = flowsAfter(await store.lastOf(members), played)
    await store.put(flows)
    const sittings = await store.sittings(members)
    const over: Sitting[] = []
    for (const one of played) {
      const before = sittings.get(one.memberId)
      const after = afterPlaying(before, one)
      if (before && after && after.beganAt > before.beganAt) over.push(before)
      if (after) sittings.set(one.memberId, after)
    }
    if (over.length > 0) await pastStore(transaction).add(over)
    if (sittings.size > 0) await store.putSittings([...sittings.values()])
  },
}

/** What a transfer of a game moved of its player's money. */
function playedIn({ code, refusal, moves, at }: JournalRow): Played[] {
  if (refusal !== null || !(stakes.has(code) || returns.test(code))) return []
  let memberId: string | undefined
  let [staked, won] = [0n, 0n]
  for (const { address, amount } of moves) {
    const found = owner.exec(address)?.[1]
    if (found === undefined) continue
    memberId = found
    const units = BigInt(amount)
    if (units > 0n) won += units
    else staked -= units
  }
  return memberId === undefined ? [] : [{ memberId, at, staked, won }]
}

/** The running totals by minutes that these make of the last ones. */
function flowsAfter(last: ReadonlyMap<string, Flow>, played: readonly Played[]): Flow[] {
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
