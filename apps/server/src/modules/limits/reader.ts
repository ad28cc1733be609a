import { parseAddress, type JournalRow, type Reader } from '#modules/wallet'
import { isGameMoney } from './stake-codes.ts'
import { nextPlaySession, type PlayedTransfer } from './play-sessions.ts'
import { addToTotals } from './running-totals.ts'
import { flowStore, type PlaySession } from './store/flows.ts'
import { pastSessionStore } from './store/past-sessions.ts'

/** Counts stakes and losses by the minute, and play sessions. */
export const limitReader: Reader = {
  name: 'limits',
  async apply(rows, transaction) {
    const played = rows.flatMap(playedIn)
    if (played.length === 0) return
    const members = [...new Set(played.map(({ memberId }) => memberId))]
    const store = flowStore(transaction)
    const flows = addToTotals(await store.lastOf(members), played)
    await store.put(flows)
    const sittings = await store.playSessions(members)
    const over: PlaySession[] = []
    for (const one of played) {
      const before = sittings.get(one.memberId)
      const after = nextPlaySession(before, one)
      if (before && after && after.beganAt > before.beganAt) over.push(before)
      if (after) sittings.set(one.memberId, after)
    }
    if (over.length > 0) await pastSessionStore(transaction).add(over)
    if (sittings.size > 0) await store.putPlaySessions([...sittings.values()])
  },
}

/** The stake and win of a game transfer. */
function playedIn({ code, refusal, moves, at }: JournalRow): PlayedTransfer[] {
  if (refusal !== null || !isGameMoney(code)) return []
  let memberId: string | undefined
  let [staked, won] = [0n, 0n]
  for (const { address, amount } of moves) {
    const place = parseAddress(address)
    if (place.kind === undefined || place.kind === 'hold') continue
    memberId = place.memberId
    const units = BigInt(amount)
    if (units > 0n) won += units
    else staked -= units
  }
  return memberId === undefined ? [] : [{ memberId, at, staked, won }]
}
