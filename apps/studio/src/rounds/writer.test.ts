import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { EndRow } from './store/rows.ts'
import { createWriter } from './writer.ts'

const log = { info() {}, warn() {}, error() {} }

const endOf = (number: number): EndRow => ({
  seatId: '1',
  number,
  state: 'settled',
  refusal: null,
  leftByPlayer: false,
  stake: '1',
  win: '0',
  grownPot: null,
  jackpotContribution: '0',
  jackpotWin: '0',
  balanceBefore: '1',
  balanceAfter: '0',
  at: '2026-11-18T00:00:00Z',
})

test('flush does not wait for rounds that end after the call', async () => {
  const written: number[] = []
  let count = 0
  let isOver = false
  const store = {
    async commit(_begins: readonly object[], ends: readonly EndRow[]): Promise<Set<string>> {
      await turn()
      written.push(...ends.map(({ number }) => number))
      // Another round ends with each commit, so one is always unwritten.
      if (!isOver) play()
      return new Set()
    },
    close: () => Promise.resolve(),
  }
  const writer = createWriter(store, log)
  const play = () => {
    count += 1
    void writer.end(endOf(count))
  }
  play()
  await expect.poll(() => written.length).toBeGreaterThan(5)
  const before = count
  await writer.flush()
  expect(written).toContain(before)
  expect(written.length).toBeLessThan(before + 5)
  isOver = true
  await writer.close()
  expect(written).toHaveLength(count)
})
