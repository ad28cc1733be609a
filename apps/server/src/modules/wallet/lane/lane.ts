import { setImmediate as turn } from 'node:timers/promises'
import { zero } from '@fairhouse/money'
import type { Clock } from '#platform/clock'
import { errorCode, DatabaseUnavailable, isPostgresCode, type Executor } from '#platform/database'
import type { Log } from '#platform/log'
import { decideEachInTransaction, type LaneStore } from '../store/lane.ts'
import { accountsOf, tooLate, type Outcome, type Transfer } from '../rules.ts'
import { eachBatch } from './each-batch.ts'
import { createLaneNames } from './names.ts'
import { outcomesOf } from './outcomes.ts'
import { createPlainBatch, plainOutcomes, type Plain } from './plain-batch.ts'
import { plainOf, type PlainTransfer } from './plain.ts'
import type { LaneNames, UnknownNames } from './unknown-names.ts'

export interface PendingTransfer {
  transfer: Transfer
  /** Undefined if it is decided on its own. */
  plain: PlainTransfer | undefined
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
/** Fewer of those that are decided one after the other, while others wait for the lane. */
const maxEachSize = 100
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
  const settle = createBatchSender(options, names, (left) => {
    queue = [...left, ...queue]
  })
  /** One builder per batch in flight: its buffers are in use until the batch is sent. */
  const idle = Array.from({ length: maxBatchesInFlight }, () => createPlainBatch(names))
  const inFlight = new Set<Promise<void>>()
  /** What the batches in flight are about. */
  const busy = new Set<string>()
  let sending: Promise<void> | undefined

  /** Callers that were just answered queue their next transfer in the same turn. */
  async function sendNext() {
    await turn()
    sending = undefined
    for (;;) {
      const most = nextBatchLimit(queue.length, inFlight.size)
      const builder = most > 0 ? idle.pop() : undefined
      if (!builder) return
      const { batch, later } = nextBatch(queue, most, busy)
      queue = later
      if (batch.length === 0) {
        idle.push(builder)
        return
      }
      const taken = batch.flatMap(namesOf)
      for (const name of taken) busy.add(name)
      const at = clock.now()
      const settled = settle(rejectLate(batch, at), at, builder).then(() => {
        idle.push(builder)
        inFlight.delete(settled)
        for (const name of taken) busy.delete(name)
        sending ??= sendNext()
      })
      inFlight.add(settled)
    }
  }

  return {
    transfer: (transfer: Transfer) =>
      new Promise<Outcome>((resolve, reject) => {
        queue.push({ transfer, plain: plainOf(transfer), resolve, reject })
        if (nextBatchLimit(queue.length, inFlight.size) > 0) sending ??= sendNext()
      }),
    /** Opens the accounts before the lane is locked: nobody could open them then. */
    async transferInTransaction(db: Executor, transfer: Transfer): Promise<Outcome> {
      const batch = await withNames(names, () => eachBatch([transfer], names))
      const answer = await decideEachInTransaction(db, lane, clock.now(), batch)
      const [outcome] = outcomesOf([transfer], answer)
      if (!outcome) throw new Error('the ledger did not answer for a transfer')
      return outcome
    },
    setGuard: (name: string, value: bigint) =>
      store.setGuard(
        lane,
        Buffer.from(names.keyOf(lane, name), 'latin1').toString('hex'),
        name,
        value,
      ),
    setBlock: (memberId: string, value: bigint) => store.setBlock(lane, memberId, value),
    async close(): Promise<void> {
      while (sending || inFlight.size > 0) await Promise.all([sending, ...inFlight])
      await store.close()
    },
  }
}

type PlainBuilder = ReturnType<typeof createPlainBatch>

/** Sends a batch and answers its callers; `requeue` takes those that are decided on their own. */
function createBatchSender(
  { lane, store, log }: LaneOptions,
  names: ReturnType<typeof createLaneNames>,
  requeue: (left: PendingTransfer[]) => void,
) {
  async function settle(batch: PendingTransfer[], at: Date, builder: PlainBuilder) {
    if (batch.length === 0) return
    try {
      const outcomes = await send(batch, at, builder)
      const left: PendingTransfer[] = []
      for (const [index, one] of batch.entries()) {
        const outcome = outcomes.get(index)
        if (outcome) one.resolve(outcome)
        else left.push({ ...one, plain: undefined })
      }
      requeue(left)
    } catch (error) {
      if (batch.length > 1 && isTransferFault(error)) await sendOneByOne(batch, at, builder, error)
      else for (const { reject } of batch) reject(error)
    }
  }

  /** One transfer is at fault: sends each on its own, so that the others succeed. */
  async function sendOneByOne(
    batch: PendingTransfer[],
    at: Date,
    builder: PlainBuilder,
    error: unknown,
  ) {
    log.warn({ err: error, lane, transfers: batch.length }, 'a batch failed and is sent apart')
    for (const one of batch) await settle([one], at, builder)
  }

  /** The outcomes by place. */
  async function send(batch: PendingTransfer[], at: Date, builder: PlainBuilder) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(batch, at, builder)
      } catch (error) {
        const code = errorCode(error)
        if (code === unknownAccount) names.forget()
        else if (!retryable.has(code)) throw error
        if (attempt === maxAttempts) throw error
      }
    }
  }

  async function sendOnce(batch: PendingTransfer[], at: Date, builder: PlainBuilder) {
    const plain = batch.flatMap((one) =>
      one.plain ? [{ transfer: one.transfer, plain: one.plain } satisfies Plain] : [],
    )
    if (plain.length === batch.length) {
      const arrays = await withNames(names, () => builder.fill(plain))
      return plainOutcomes(plain, await store.decideBatch(lane, at, arrays))
    }
    const transfers = batch.map(({ transfer }) => transfer)
    const each = await withNames(names, () => eachBatch(transfers, names))
    const outcomes = outcomesOf(transfers, await store.decideEach(lane, at, each))
    return new Map(outcomes.entries())
  }

  return settle
}

/** Whether a transfer, not the database, is at fault; an unavailable database fails all. */
function isTransferFault(error: unknown): boolean {
  const code = errorCode(error)
  return !(error instanceof DatabaseUnavailable) && isPostgresCode(code) && !/^5[57]/.test(code)
}

/** How many queued transfers to send now, given the batches in flight. */
export function nextBatchLimit(waiting: number, batches: number): number {
  if (batches === 0) return waiting < 2 * minQueueForPipelining ? waiting : Math.ceil(waiting / 2)
  return batches < maxBatchesInFlight && waiting >= minQueueForPipelining ? waiting : 0
}

/** Looks up unknown names until the parameters are complete. */
async function withNames<T extends readonly unknown[]>(
  names: LaneNames & { learn(unknown: UnknownNames): Promise<void> },
  build: () => T | UnknownNames,
): Promise<T> {
  for (;;) {
    const built = build()
    if (!('accounts' in built)) return built
    await names.learn(built)
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

/**
 * The next transfers of one kind. What is about the same member, id or guard keeps its order: it
 * waits for what is `busy` and for what waits before it. Plain ones of a batch have nothing in
 * common.
 */
export function nextBatch(
  queue: readonly PendingTransfer[],
  most: number,
  busy: ReadonlySet<string>,
) {
  const batch: PendingTransfer[] = []
  const later: PendingTransfer[] = []
  const blocked = new Set(busy)
  let isPlain: boolean | undefined
  let max = Math.min(most, maxBatchSize)
  for (const waiting of queue) {
    const names = namesOf(waiting)
    const hasKind = isPlain === undefined || isPlain === (waiting.plain !== undefined)
    if (batch.length >= max || !hasKind || names.some((name) => blocked.has(name))) {
      later.push(waiting)
      for (const name of names) blocked.add(name)
      continue
    }
    isPlain = waiting.plain !== undefined
    if (!isPlain) max = Math.min(most, maxEachSize)
    batch.push(waiting)
    for (const name of isPlain ? names : [waiting.transfer.id]) blocked.add(name)
  }
  return { batch, later }
}

function namesOf({ transfer, plain }: PendingTransfer): string[] {
  const names = [transfer.id]
  const member = plain?.account ?? accountsOf(transfer).find(({ owner }) => owner !== undefined)
  if (member?.owner !== undefined) names.push(member.owner)
  for (const { key, add } of plain?.guards ?? transfer.guards ?? []) {
    if (add !== 0n) names.push(key)
  }
  return names
}
