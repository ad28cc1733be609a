import { setTimeout } from 'node:timers/promises'
import type { Guard, WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { Player } from './players.ts'
import { marketRules } from '../market-rules.ts'
import { ProviderRefused } from './refusals.ts'

/** Network jitter: a stake that is early by no more than this waits instead of being refused. */
const toleranceMs = 300

const cycleKey = (memberId: string) => `cycle ${memberId}`

/**
 * Passes if no round has begun since the last known one, and records this one: the counter holds
 * the time at which the last round began. The refusal is not final (`~`), so the provider may
 * retry.
 */
function cycleGuard(memberId: string, last: bigint, now: bigint): Guard {
  return { key: cycleKey(memberId), add: now - last, max: now, refusal: '~too_soon' }
}

/** How many milliseconds too early a round would begin at `now`. */
export function earlyMs(last: bigint, now: bigint, cycleMs: number): number {
  const aheadMs = Number(last - now)
  // Another process's clock may be a little ahead; a clock that was set back blocks nobody.
  return aheadMs > cycleMs ? 0 : Math.max(aheadMs + cycleMs, 0)
}

/** Guards for markets with a minimum game cycle; further stakes in a round need none. */
export async function minimumCycleGuards(
  { kit, wallet }: { kit: Kit; wallet: WalletModule },
  { id, mode, brand, rounds }: Player,
  { vendor, roundId }: { vendor: string; roundId: string },
): Promise<Guard[]> {
  const { minimumCycleMs } = marketRules[brand().market]
  if (minimumCycleMs === 0 || mode === 'trial') return []
  if ((await rounds.round(vendor, roundId)).length > 0) return []
  const { db } = kit.database
  for (let held = 0; ; held += 1) {
    const [last = 0n] = await wallet.guardValues(db, id, [cycleKey(id)])
    const now = BigInt(kit.clock.now().getTime())
    const early = earlyMs(last, now, minimumCycleMs)
    if (early === 0) return [cycleGuard(id, last, now)]
    if (held > 0 || early > toleranceMs) throw new ProviderRefused('too_soon')
    await setTimeout(early)
  }
}
