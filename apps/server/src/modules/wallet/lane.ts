import { setImmediate as turn } from 'node:timers/promises'
import { zero } from '@fairhouse/money'
import type { Clock } from '#platform/clock'
import { errorCode, DatabaseUnavailable, isPostgresCode, type Executor } from '#platform/database'
import type { Log } from '#platform/log'
import { createBatch } from './batch.ts'
import { createLaneNames } from './names.ts'
import { outcomesOf } from './outcomes.ts'
import { tooLate, type Outcome, type Transfer } from './rules.ts'
import { commitInTransaction, type LaneStore } from './store/lane.ts'

interface PendingTransfer {
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

const maxBatchSize = 500
/**
 * A serialization failure, a deadlock or a lost race for an id: the same batch may be sent again.
 */
const retryable = new Set(['23505', '40001', '40P01'])
/** Raised by our function: a cached account id no longer exists. */
const unknownAccount = 'WA001'
const maxAttempts = 5

/** From this queue length half is sent first, so that the database does not wait for us. */
const minQueueForPipelining = 32
const maxBatchesInFlight = 2

/**
 * When idle, it sends in the same turn; when busy, it sends what queued during the last commit.
 * Under load two batches alternate: one commits while the other is answered and built.
 */
export function createLane(options: LaneOptions) {
  const { lane, store, clock } = options
  let queue: PendingTransfer[] = []
  const names = createLaneNames(lane, store)
  const settle = createBatchSender(options, names)
  /** One builder per batch in flight: its buffers are in use until the batch is sent. */
  const idle = Array.from({ length: maxBatchesInFlight }, () => createBatchBuilder(names))
  const inFlight = new Set<Promise<void>>()
  let sending: Promise<void> | undefined

  /** Callers that were just answered queue their next transfer in the same turn. */
  async function sendNext() {
    await turn()
    sending = undefined
    for (;;) {
      const most = nextBatchLimit(queue.length, inFlight.size)
      const arraysOf = most > 0 ? idle.pop() : undefined
      if (!arraysOf) return
      const { batch, later } = nextBatch(queue, Math.min(most, maxBatchSize))
      queue = later
      const at = clock.now()
      const settled = settle(rejectLate(batch, at), at, arraysOf).then(() => {
        idle.push(arraysOf)
        inFlight.delete(settled)
        sending ??= sendNext()
      })
      inFlight.add(settled)
    }
  }

  return {
    transfer: (transfer: Transfer) =>
      new Promise<Outcome>((resolve, reject) => {
        queue.push({ transfer, resolve, reject })
        if (nextBatchLimit(queue.length, inFlight.size) > 0) sending ??= sendNext()
      }),
    /** Opens the accounts before the lane is locked: nobody could open them then. */
    async transferInTransaction(db: Executor, transfer: Transfer): Promise<Outcome> {
      const batch = await createBatchBuilder(names)([transfer])
      const answer = await commitInTransaction(db, lane, clock.now(), batch)
      const [outcome] = outcomesOf([transfer], answer)
      if (!outcome) throw new Error('the ledger did not answer for a transfer')
      return outcome
    },
    setGuard: (name: string, value: bigint) =>
      store.setGuard(lane, hexOf(names.keyOf(name)), name, value),
    async close(): Promise<void> {
      while (sending || inFlight.size > 0) await Promise.all([sending, ...inFlight])
      await store.close()
    },
  }
}

/** Sends a batch and answers its callers. */
function createBatchSender(
  { lane, store, log }: LaneOptions,
  names: ReturnType<typeof createLaneNames>,
) {
  async function settle(batch: PendingTransfer[], at: Date, arraysOf: BatchBuilder) {
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
      if (batch.length > 1 && isTransferFault(error)) await sendOneByOne(batch, at, arraysOf, error)
      else for (const { reject } of batch) reject(error)
    }
  }

  /** One transfer is at fault: sends each on its own, so that the others succeed. */
  async function sendOneByOne(
    batch: PendingTransfer[],
    at: Date,
    arraysOf: BatchBuilder,
    error: unknown,
  ) {
    log.warn({ err: error, lane, transfers: batch.length }, 'a batch failed and is sent apart')
    for (const one of batch) await settle([one], at, arraysOf)
  }

  async function send(transfers: Transfer[], at: Date, arraysOf: BatchBuilder): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await store.commit(lane, at, await arraysOf(transfers))
      } catch (error) {
        const code = errorCode(error)
        if (code === unknownAccount) names.forget()
        else if (!retryable.has(code)) throw error
        if (attempt === maxAttempts) throw error
      }
    }
  }

  return settle
}

/** Whether a transfer, not the database, is at fault; an unavailable database fails all. */
function isTransferFault(error: unknown): boolean {
  const code = errorCode(error)
  return !(error instanceof DatabaseUnavailable) && isPostgresCode(code) && !/^5[57]/.test(code)
}

function hexOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('hex')
}

/** How many queued transfers to send now, given the batches in flight. */
export function nextBatchLimit(waiting: number, batches: number): number {
  if (batches === 0) return waiting < 2 * minQueueForPipelining ? waiting : Math.ceil(waiting / 2)
  return batches < maxBatchesInFlight && waiting >= minQueueForPipelining ? waiting : 0
}

type BatchBuilder = ReturnType<typeof createBatchBuilder>

/** Looks up unknown names and builds the arrays. */
function createBatchBuilder(names: ReturnType<typeof createLaneNames>) {
  const { fill } = createBatch(names)
  return async (transfers: Transfer[]): Promise<Buffer[]> => {
    for (;;) {
      const arrays = fill(transfers)
      if (Array.isArray(arrays)) return arrays
      await names.learn(arrays)
    }
  }
}

/** Rejects transfers whose deadline has passed and returns the rest. */
function rejectLate(batch: PendingTransfer[], at: Date): PendingTransfer[] {
  return batch.filter(({ transfer: { before }, resolve }) => {
    const isLate = before !== undefined && before <= at
    if (isLate) resolve({ refusal: tooLate, repeated: false, balance: zero })
    return !isLate
  })
}

/** Takes each id once per batch; a repeat waits for the answer in the journal. */
function nextBatch(queue: PendingTransfer[], most: number) {
  const batch: PendingTransfer[] = []
  const later: PendingTransfer[] = []
  const ids = new Set<string>()
  for (const waiting of queue) {
    if (batch.length >= most || ids.has(waiting.transfer.id)) later.push(waiting)
    else batch.push(waiting)
    ids.add(waiting.transfer.id)
  }
  return { batch, later }
}
