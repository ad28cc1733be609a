import { createHmac } from 'node:crypto'
import { drawStream, lotteryOf } from '@fairhouse/engines/lottery'
import { expect, test } from 'vitest'
import { isNumberGroup, readResult } from '../draws/index.ts'
import { subjectsOf, type Numbers } from './subjects.ts'

const groups = ['ssc', '11x5', 'k3', 'pk10', 'lucky-28', 'keno', 'mark-six'].filter(isNumberGroup)

const sideOf = (group: (typeof groups)[number], id: string, kind: string, numbers: Numbers) =>
  subjectsOf(group)
    .find((subject) => subject.id === id)
    ?.tracks.find((track) => track.kind === kind)
    ?.sideOf(numbers)

test.each([
  ['ssc', 'position-2', 'size', [0, 5, 0, 0, 0], 'big'],
  ['ssc', 'position-2', 'size', [9, 4, 9, 9, 9], 'small'],
  ['ssc', 'sum', 'size', [9, 9, 5, 0, 0], 'big'],
  ['ssc', 'sum', 'size', [9, 9, 4, 0, 0], 'small'],
  ['ssc', 'pair-1-5', 'dragon_tiger', [5, 0, 0, 0, 5], 'tie'],
  ['11x5', 'position-1', 'size', [11, 1, 2, 3, 4], undefined],
  ['11x5', 'position-1', 'parity', [11, 1, 2, 3, 4], undefined],
  ['11x5', 'position-1', 'size', [6, 1, 2, 3, 4], 'big'],
  ['11x5', 'sum', 'size', [11, 10, 1, 2, 6], undefined],
  ['11x5', 'sum', 'size', [11, 10, 1, 2, 7], 'big'],
  ['k3', 'sum', 'size', [5, 5, 5], undefined],
  ['k3', 'sum', 'size', [5, 5, 1], 'big'],
  ['k3', 'sum', 'parity', [5, 5, 5], 'odd'],
  ['pk10', 'position-10', 'size', [1, 2, 3, 4, 5, 7, 8, 9, 10, 6], 'big'],
  ['pk10', 'pair-1-10', 'dragon_tiger', [1, 2, 3, 4, 5, 7, 8, 9, 10, 6], 'tiger'],
  ['pk10', 'sum-2', 'size', [1, 10, 3, 4, 5, 7, 8, 9, 2, 6], 'small'],
  ['lucky-28', 'sum', 'size', [9, 5, 0], 'big'],
  ['mark-six', 'special', 'parity', [1, 2, 3, 4, 5, 6, 49], undefined],
  ['mark-six', 'special', 'size', [1, 2, 3, 4, 5, 6, 25], 'big'],
] as const)('%s %s %s of %j', (group, id, kind, numbers, side) => {
  expect(sideOf(group, id, kind, numbers)).toBe(side)
})

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

test.each(groups)(
  'every chart of %s covers its values, and no two subjects have one id',
  (group) => {
    const subjects = subjectsOf(group)
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length)
    const lottery = lotteryOf(group === 'mark-six' ? 'mark-six-rat' : group)
    for (let place = 1; place <= 200; place += 1) {
      const draw = lottery?.draw(drawStream(hmac, { seed: 'ab', salt: 'cd', place }))
      const read = readResult(group, draw)
      if (!read || read.kind === 'vn') throw new Error('no result')
      for (const { chart, id } of subjects) {
        if (!chart) continue
        const values = chart.valuesOf(read.numbers)
        expect(values.length, id).toBeGreaterThan(0)
        expect(Math.min(...values), id).toBeGreaterThanOrEqual(chart.min)
        expect(Math.max(...values), id).toBeLessThanOrEqual(chart.max)
      }
    }
  },
)
