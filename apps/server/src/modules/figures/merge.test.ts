import { expect, test } from 'vitest'
import { merged, placesOf } from './merge.ts'

const row = (lane: number, seq: number, second: number) => ({
  lane,
  seq: String(seq),
  at: new Date(second * 1000),
})

/** All rows of two lanes, each list asked for in parts. */
function walk(lanes: ReturnType<typeof row>[][], limit: number) {
  const seen: ReturnType<typeof row>[] = []
  let places = placesOf(undefined, lanes.length)
  for (;;) {
    const lists = lanes.map((list, lane) =>
      list.filter(({ seq }) => BigInt(seq) > (places[lane] ?? 0n)).slice(0, limit),
    )
    const step = merged(lists, places, limit)
    seen.push(...step.rows)
    places = placesOf(step.places.join('.'), lanes.length)
    if (!step.goesOn) return seen
  }
}

test('lanes are told as one list in the order of time, nothing twice and nothing left out', () => {
  const one = [1, 1, 1, 1, 2, 5, 9].map((second, place) => row(0, place + 1, second))
  const other = [1, 3, 3, 4, 8, 8, 8, 9, 12].map((second, place) => row(1, place + 1, second))
  for (const limit of [1, 2, 3, 20]) {
    const seen = walk([one, other], limit)
    expect(new Set(seen).size).toBe(16)
    expect(seen).toHaveLength(16)
    const times = seen.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  }
})

test('a page that ends in the middle begins again behind its last row', () => {
  const lists = [[row(0, 1, 1), row(0, 2, 3)], [row(1, 1, 2)]]
  const step = merged(lists, [0n, 0n], 5)
  const [, second] = step.rows
  if (!second) throw new Error('no row')
  expect(step.placesAt(second)).toEqual([1n, 1n])
  expect(step.goesOn).toBe(false)
})
