import { setImmediate as turn } from 'node:timers/promises'
import { zero } from '@fairhouse/money'
import type { Clock } from '#platform/clock'
import { codeOf, DatabaseAway, isOfPostgres, type Executor } from '#platform/database'
import type { Log } from '#platform/log'
import { createBatch } from './batch.ts'
import { laneNames } from './names.ts'
import { outcomesOf } from './outcomes.ts'
import { tooLate, type Outcome, type Transfer } from './rules.ts'
import { commitWithin, type LaneStore } from './store/lane.ts'

interface Waiting {
  transfer: Transfer
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

export interface LaneOptions {
  lane: number
  store: LaneStore
  clock: Clock
  log: Log
}

const mostInBatch = 500
/** Another batch was first, a deadlock, a lost race for an id: the same batch may be sent again. */
const retryable = new Set(['23505', '40001', '40P01'])
/** Of our own function: an account is not there by the number that we knew. */
const unknownAccount = 'WA001'
const mostTries = 5

/** From here on half of what waits goes first, so that the database need not wait for us. */
const leastBehind = 32
const mostUnderWay = 2

/**
 * Idle, it sends in this turn; busy, what queued while the last batch committed is the next. Many
 * callers are sent as two batches in turns: one is decided while the other is answered and made.
 */
export function createLane(options: LaneOptions) {
  const { lane, store, clock } = options
  let queue: Waiting[] = []
  const names = laneNames(lane, store)
  const settle = createSettling(options, names)
  /** One for each batch that is under way: its memory is not its own before it was sent. */
  const idle = Array.from({ length: mostUnderWay }, () => batchMaker(names))
  const underWay = new Set<Promise<void>>()
  let looking: Promise<void> | undefined

  /** Whoever was just answered asks for the next in the same turn, some a few steps later. */
  async function look() {
    await turn()
    looking = undefined
    for (;;) {
      const most = mostOfNext(queue.length, underWay.size)
      const arraysOf = most > 0 ? idle.pop() : undefined
      if (!arraysOf) return
      const { batch, later } = nextBatch(queue, Math.min(most, mostInBatch))
      queue = later
      const at = clock.now()
      const settled = settle(inTime(batch, at), at, arraysOf).then(() => {
        idle.push(arraysOf)
        underWay.delete(settled)
        looking ??= look()
      })
      underWay.add(settled)
    }
  }

  return {
    transfer: (transfer: Transfer) =>
      new Promise<Outcome>((resolve, reject) => {
        queue.push({ transfer, resolve, reject })
        if (mostOfNext(queue.length, underWay.size) > 0) looking ??= look()
      }),
    /** Its accounts are opened before the lane is held: nobody else could open them then. */
    async transferWithin(db: Executor, transfer: Transfer): Promise<Outcome> {
      const batch = await batchMaker(names)([transfer])
      const answer = await commitWithin(db, lane, clock.now(), batch)
      const [outcome] = outcomesOf([transfer], answer)
      if (!outcome) throw new Error('the ledger did not answer for a transfer')
      return outcome
    },
    setGuard: (name: string, value: bigint) =>
      store.setGuard(lane, hexOf(names.keyOf(name)), name, value),
    async close(): Promise<void> {
      while (looking || underWay.size > 0) await Promise.all([looking, ...underWay])
      await store.close()
    },
  }
}

/** Sends a batch and answers those who wait for it. */
function createSettling({ lane, store, log }: LaneOptions, names: ReturnType<typeof laneNames>) {
  async function settle(batch: Waiting[], at: Date, arraysOf: BatchMaker) {
    if (batch.length === 0) return
    const transfers = batch.map(({ transfer }) => transfer)
    try {
      const outcomes = outcomesOf(transfers, await send(transfers, at, arraysOf))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index]
        if (outcome) resolve(outcome)
        else reject(new Error('the ledger did not answer for a transfer'))
      }
    } catch (error) {
      if (batch.length > 1 && isOfOne(error)) await settleApart(batch, at, arraysOf, error)
      else for (const { reject } of batch) reject(error)
    }
  }

  /** One of them is at fault: each on its own, so that the others do not suffer for it. */
  async function settleApart(batch: Waiting[], at: Date, arraysOf: BatchMaker, error: unknown) {
    log.warn({ err: error, lane, transfers: batch.length }, 'a batch failed and is sent apart')
    for (const one of batch) await settle([one], at, arraysOf)
  }

  async function send(transfers: Transfer[], at: Date, arraysOf: BatchMaker): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await store.commit(lane, at, await arraysOf(transfers))
      } catch (error) {
        const code = codeOf(error)
        if (code === unknownAccount) names.forget()
        else if (!retryable.has(code)) throw error
        if (attempt === mostTries) throw error
      }
    }
  }

  return settle
}

/** And not of the database: away, or kept from its work, it fails for each. */
function isOfOne(error: unknown): boolean {
  const code = codeOf(error)
  return !(error instanceof DatabaseAway) && isOfPostgres(code) && !/^5[57]/.test(code)
}

function hexOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('hex')
}

/** How many of those that wait are sent now, beside so many batches under way. */
export function mostOfNext(waiting: number, batches: number): number {
  if (batches === 0) return waiting < 2 * leastBehind ? waiting : Math.ceil(waiting / 2)
  return batches < mostUnderWay && waiting >= leastBehind ? waiting : 0
}

type BatchMaker = ReturnType<typeof batchMaker>

/** Learns what has no name yet and makes the arrays. */
function batchMaker(names: ReturnType<typeof laneNames>) {
  const { fill } = createBatch(names)
  return async (transfers: Transfer[]): Promise<Buffer[]> => {
    for (;;) {
      const arrays = fill(transfers)
      if (Array.isArray(arrays)) return arrays
      await names.learn(arrays)
    }
  }
}

/** What is to be decided before a time that has passed is handed back. */
function inTime(batch: Waiting[], at: Date): Waiting[] {
  return batch.filter(({ transfer: { before }, resolve }) => {
    const isLate = before !== undefined && before <= at
    if (isLate) resolve({ refusal: tooLate, repeated: false, balance: zero })
    return !isLate
  })
}

/** An id stands in a batch once; the same asked for again waits for the answer in the journal. */
function nextBatch(queue: Waiting[], most: number) {
  const batch: Waiting[] = []
  const later: Waiting[] = []
  const ids = new Set<string>()
  for (const waiting of queue) {
    if (batch.length >= most || ids.has(waiting.transfer.id)) later.push(waiting)
    else batch.push(waiting)
    ids.add(waiting.transfer.id)
  }
  return { batch, later }
}
