import { expect, test } from 'vitest'
import { memberAccount } from '../chart.ts'
import { nextBatch, nextBatchLimit, type PendingTransfer } from './lane.ts'

test('few transfers are one batch and wait for the batch in flight', () => {
  expect(nextBatchLimit(1, 0)).toBe(1)
  expect(nextBatchLimit(63, 0)).toBe(63)
  expect(nextBatchLimit(31, 1)).toBe(0)
})

test('many transfers alternate in two batches, and a third waits', () => {
  expect(nextBatchLimit(256, 0)).toBe(128)
  expect(nextBatchLimit(128, 1)).toBe(128)
  expect(nextBatchLimit(256, 2)).toBe(0)
})

const account = memberAccount('anna', 'cash', 'VND')
const plain = { account, house: undefined, stake: 0n, fromBonus: false, winCash: 0n, winBonus: 0n }

/** A waiting transfer of a member; those without a plain shape are decided on their own. */
function waiting(id: string, owner: string, isPlain = true): PendingTransfer {
  const own = memberAccount(owner, 'cash', 'VND')
  const shape = { ...plain, account: own, winBack: 0n, sums: [], counters: new Map(), guards: [] }
  return {
    transfer: { id, code: 'bet', lane: 0, postings: [], reference: '', balanceOf: [own] },
    plain: isPlain ? shape : undefined,
    resolve: () => undefined,
    reject: () => undefined,
  }
}

const idsOf = (list: readonly PendingTransfer[]) => list.map(({ transfer }) => transfer.id)

test('a batch has one kind, and a member’s transfers keep their order', () => {
  const queue = [waiting('1', 'anna'), waiting('2', 'ben', false), waiting('3', 'anna')]
  const more = [...queue, waiting('4', 'ben'), waiting('5', 'cara')]
  const first = nextBatch(more, 10, new Set())
  expect(idsOf(first.batch)).toEqual(['1', '5'])
  expect(idsOf(first.later)).toEqual(['2', '3', '4'])
  const second = nextBatch(first.later, 10, new Set(['anna']))
  expect(idsOf(second.batch)).toEqual(['2'])
  expect(idsOf(second.later)).toEqual(['3', '4'])
  expect(idsOf(nextBatch(second.later, 10, new Set(['anna', 'ben'])).batch)).toEqual([])
})

test('transfers that are decided on their own may be of one member, each id once', () => {
  const queue = ['1', '2', '2'].map((id) => waiting(id, 'anna', false))
  expect(idsOf(nextBatch(queue, 10, new Set()).batch)).toEqual(['1', '2'])
})
