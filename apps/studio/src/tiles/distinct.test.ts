import { expect, test } from 'vitest'
import { dHash, distances } from './distinct.testing.ts'

/** Titles of one theme side by side, which is harder than any lobby: they share art and colours. */
const looks = ['moonlit-forest', 'golden-palace', 'deep-sea', 'candy-hills'].flatMap(
  (palette, row) =>
    Array.from({ length: 15 }, (_, at) => {
      const art = ['wolf', 'crown', 'octopus', 'lollipop', 'coin', 'gem-stone']
      const hero = art[(row + (at % 3)) % 6] ?? 'coin'
      const companions = art.filter((name) => name !== hero).slice(0, 3)
      const name = `${['Silver', 'Hidden', 'Great'][at % 3]} ${['Hunt', 'Hoard', 'Night'][row % 3]}`
      return {
        code: `${palette}-title-${at}`,
        name,
        palette,
        turn: (at * 50) % 360,
        hero,
        companions,
      }
    }),
)

test('sixty neighbours look different', async () => {
  const hashes: bigint[] = []
  for (const look of looks) hashes.push(await dHash(look))
  const neighbourDistances = distances(hashes, 1)
  expect(Math.min(...neighbourDistances)).toBeGreaterThanOrEqual(10)
  expect(Math.min(...distances(hashes, looks.length))).toBeGreaterThan(2)
})
