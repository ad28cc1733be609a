import { beforeEach, expect, test } from 'vitest'
import { createRowCache } from './row-cache.ts'

const row = (seq: number) => ({ seq: String(seq) })
let journal: { seq: string }[]
let reads: bigint[]
let rowsAfter: ReturnType<typeof createRowCache<{ seq: string }>>

beforeEach(() => {
  journal = [row(1), row(2), row(3)]
  reads = []
  rowsAfter = createRowCache()
})

const from = (after: bigint, lane = 0) =>
  rowsAfter(lane, after, async () => {
    reads.push(after)
    return journal.filter(({ seq }) => BigInt(seq) > after)
  })

test('concurrent readers share one read', async () => {
  const answers = await Promise.all([from(0n), from(0n), from(0n), from(0n)])
  for (const answer of answers) expect(answer).toEqual([row(1), row(2), row(3)])
  expect(reads).toEqual([0n])
})

test('new rows are read once, by the first reader that needs them', async () => {
  await from(0n)
  journal.push(row(4))
  for (const answer of await Promise.all([from(3n), from(3n), from(3n)])) {
    expect(answer).toEqual([row(4)])
  }
  expect(await from(3n)).toEqual([row(4)])
  expect(reads).toEqual([0n, 3n])
})

test('a reader in the middle gets the remaining cached rows', async () => {
  await from(0n)
  expect(await from(2n)).toEqual([row(3)])
  expect(reads).toEqual([0n])
})

test('a reader that lags behind reads alone', async () => {
  await from(2n)
  expect(await from(0n)).toEqual([row(1), row(2), row(3)])
  expect(await from(2n)).toEqual([row(3)])
  expect(reads).toEqual([2n, 0n])
})

test('a failed read is retried by the next reader; lanes are cached separately', async () => {
  const failed = rowsAfter(0, 0n, async () => {
    throw new Error('lost')
  })
  const next = from(0n)
  await expect(failed).rejects.toThrow('lost')
  expect(await next).toHaveLength(3)
  await from(0n, 1)
  expect(reads).toEqual([0n, 0n])
})
