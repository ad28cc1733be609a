import type { Kit } from '#platform/kit'
import { createLane } from './lane.ts'
import { laneCount, requireSound, type Outcome, type Transfer } from './rules.ts'
import { laneStore } from './store/lane.ts'

export * from './chart.ts'
export { auditWallet } from './audit.ts'
export { laneOf, type Outcome, type Transfer } from './rules.ts'

/** Money moves only by `transfer`; it answers after the commit. */
export function createWallet({ database, clock }: Kit) {
  const lanes = Array.from({ length: laneCount }, (_, lane) =>
    createLane({ lane, store: laneStore(database.url), clock }),
  )
  function laneAt(number: number) {
    const lane = lanes[number]
    if (!lane) throw new Error(`no lane ${number}`)
    return lane
  }

  return {
    transfer(transfer: Transfer): Promise<Outcome> {
      requireSound(transfer)
      return laneAt(transfer.lane).transfer(transfer)
    },
    /** Sets a counter or block; every transfer that is decided later sees it. */
    setGuard: (lane: number, key: string, value: bigint) => laneAt(lane).setGuard(key, value),
    async close(): Promise<void> {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}
