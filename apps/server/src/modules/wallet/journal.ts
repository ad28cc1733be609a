import type { Clock } from '#platform/clock'
import { errorCode, type Database, type Executor } from '#platform/database'
import type { Log } from '#platform/log'
import { createLaneDirectory } from './lane/directory.ts'
import { createLane } from './lane/lane.ts'
import {
  laneCount,
  laneFor,
  memberOf,
  requireValidTransfer,
  type JournalName,
  type Outcome,
  type Transfer,
} from './rules.ts'
import { laneStore } from './store/lane.ts'
import { laneDirectoryStore } from './store/lanes.ts'

export interface JournalOptions {
  name: JournalName
  database: Database
  clock: Clock
  log: Log
  /** How many lanes new members are spread over. */
  lanes: number
}

/** Raised by our function: the member was moved to another lane. */
const movedMember = 'WA002'
/** Members move seldom; more retries than this are a bug. */
const maxMoves = 5

/** One journal with its lanes. */
export function createJournal({ name, database, clock, log, lanes: used }: JournalOptions) {
  const schema = name === 'trial' ? 'wallet_trial' : 'public'
  const lanes = Array.from({ length: laneCount }, (_, lane) =>
    createLane({ lane, store: laneStore(database.url, schema), clock, log }),
  )
  const store = laneDirectoryStore(database, schema)
  const directory = createLaneDirectory(store, used)

  function laneAt(number: number) {
    const lane = lanes[number]
    if (!lane) throw new Error(`no lane ${number}`)
    return lane
  }

  /** Sends a transfer to its lane, and again if the member was moved meanwhile. */
  async function inLane(
    transfer: Transfer,
    work: (lane: ReturnType<typeof laneAt>) => Promise<Outcome>,
  ): Promise<Outcome> {
    const memberId = memberOf(transfer)
    for (let moves = 0; ; moves += 1) {
      const lane = directory.inTurn(memberId, transfer.lane)
      try {
        return await work(laneAt(typeof lane === 'number' ? lane : await lane))
      } catch (error) {
        if (memberId !== undefined) directory.forget(memberId)
        if (errorCode(error) !== movedMember || moves === maxMoves) throw error
      }
    }
  }

  return {
    transfer(transfer: Transfer): Promise<Outcome> {
      requireValidTransfer(transfer, name)
      return inLane(transfer, (lane) => lane.transfer(transfer))
    },
    transferInTransaction(db: Executor, transfer: Transfer): Promise<Outcome> {
      requireValidTransfer(transfer, name)
      return inLane(transfer, (lane) => lane.transferInTransaction(db, transfer))
    },
    /** The lane in which a member is decided. */
    laneOf: directory.laneOf,
    /** Some process moved this member, or may have moved any. */
    forgetLane: (memberId?: string) => directory.forget(memberId),
    moveMember: store.move,
    lanesOfMembers: store.list,
    /** Sets a guard; every later decision sees it. */
    setGuard: (lane: number, guard: string, value: bigint) => laneAt(lane).setGuard(guard, value),
    setBlock: (memberId: string, value: bigint) =>
      laneAt(laneFor(memberId, used)).setBlock(memberId, value),
    async close(): Promise<void> {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}
