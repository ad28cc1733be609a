import { setTimeout } from 'node:timers/promises'
import type { Guard, WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { Player } from './players.ts'
import { profiles, VendorRefused } from './rules.ts'

/** Lines are uneven: a stake that comes this little too early is held back, not refused. */
const patienceMs = 300

const cycleKey = (memberId: string) => `cycle ${memberId}`

/**
 * Passes if no round has begun since the last that is known, and then this is the last: the
 * counter holds the moment at which it began. What came too soon may be asked for again, so that
 * is no decision.
 */
function cycleGuard(memberId: string, last: bigint, now: bigint): Guard {
  return { key: cycleKey(memberId), add: now - last, most: now, refusal: '~too_soon' }
}

/** How long after `last` a round would begin too soon, in milliseconds. */
export function earlyMs(last: bigint, now: bigint, cycleMs: number): number {
  const aheadMs = Number(last - now)
  // The clock of another process may be a little ahead; one that was set back keeps nobody out.
  return aheadMs > cycleMs ? 0 : Math.max(aheadMs + cycleMs, 0)
}

/** What a stake needs where rounds have a least distance; more stakes in a round need nothing. */
export async function cycleGuards(
  { kit, wallet }: { kit: Kit; wallet: WalletModule },
  { id, mode, brand, rounds }: Player,
  { vendor, roundId }: { vendor: string; roundId: string },
): Promise<Guard[]> {
  const { minimumCycleMs } = profiles[brand().market]
  if (minimumCycleMs === 0 || mode === 'trial') return []
  if ((await rounds.round(vendor, roundId)).length > 0) return []
  const { db } = kit.database
  for (let held = 0; ; held += 1) {
    const [last = 0n] = await wallet.guardValues(db, id, [cycleKey(id)])
    const now = BigInt(kit.clock.now().getTime())
    const early = earlyMs(last, now, minimumCycleMs)
    if (early === 0) return [cycleGuard(id, last, now)]
    if (held > 0 || early > patienceMs) throw new VendorRefused('too_soon')
    await setTimeout(early)
  }
}
