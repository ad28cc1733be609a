import type { Clock } from '#platform/clock'
import type { Executor } from '#platform/database'
import type { Log } from '#platform/log'
import { createLane } from './lane/lane.ts'
import {
  laneCount,
  laneOf,
  requireValidTransfer,
  type JournalName,
  type Outcome,
  type Transfer,
} from './rules.ts'
import { laneStore } from './store/lane.ts'

export interface JournalOptions {
  name: JournalName
  url: string
  clock: Clock
  log: Log
}

/** One journal with its lanes. */
export function createJournal({ name, url, clock, log }: JournalOptions) {
  const schema = name === 'trial' ? 'wallet_trial' : undefined
  const lanes = Array.from({ length: laneCount }, (_, lane) =>
    createLane({ lane, store: laneStore(url, schema), clock, log }),
  )
  function laneAt(number: number) {
    const lane = lanes[number]
    if (!lane) throw new Error(`no lane ${number}`)
    return lane
  }
  return {
    transfer(transfer: Transfer): Promise<Outcome> {
      requireValidTransfer(transfer, name)
      return laneAt(transfer.lane).transfer(transfer)
    },
    transferInTransaction(db: Executor, transfer: Transfer): Promise<Outcome> {
      requireValidTransfer(transfer, name)
      return laneAt(transfer.lane).transferInTransaction(db, transfer)
    },
    /** Sets a guard; every later decision sees it. */
    setGuard: (lane: number, guard: string, value: bigint) => laneAt(lane).setGuard(guard, value),
    setBlock: (memberId: string, value: bigint) =>
      laneAt(laneOf(memberId)).setBlock(memberId, value),
    async close(): Promise<void> {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}
