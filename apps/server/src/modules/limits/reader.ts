import { placeOf, type JournalRow, type Reader } from '#modules/wallet'
import { isPlayed } from './paths.ts'
import { afterPlaying, type Played } from './sittings.ts'
import { flowsAfter } from './totals.ts'
import { flowStore, type Sitting } from './store/flows.ts'
import { pastStore } from './store/past.ts'

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
  if (refusal !== null || !isPlayed(code)) return []
  let memberId: string | undefined
  let [staked, won] = [0n, 0n]
  for (const { address, amount } of moves) {
    const place = placeOf(address)
    if (place.kind !== 'cash' && place.kind !== 'bonus') continue
    memberId = place.memberId
    const units = BigInt(amount)
    if (units > 0n) won += units
    else staked -= units
  }
  return memberId === undefined ? [] : [{ memberId, at, staked, won }]
}
