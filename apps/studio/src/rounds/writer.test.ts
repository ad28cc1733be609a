import { setTimeout as pause } from 'node:timers/promises'
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

test('whoever waits for what has ended does not wait for what ends meanwhile', async () => {
  const written: number[] = []
  const store = {
    async commit(_begins: readonly object[], ends: readonly EndRow[]): Promise<Set<string>> {
      await pause(3)
      written.push(...ends.map(({ number }) => number))
      return new Set()
    },
    close: () => Promise.resolve(),
  }
  const writer = createWriter(store, log)
  let count = 0
  const play = () => {
    count += 1
    void writer.end(endOf(count))
  }
  play()
  const steady = setInterval(play, 1)
  await pause(30)
  const before = count
  await writer.flush()
  expect(written).toContain(before)
  const asMany = written.length
  expect(asMany).toBeLessThan(before + 50)
  clearInterval(steady)
  await writer.close()
  expect(written).toHaveLength(count)
})
