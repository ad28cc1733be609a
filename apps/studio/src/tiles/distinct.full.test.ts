import { houseTiles } from '#games'
import { expect, test } from 'vitest'
import { dHash, distances } from './distinct.testing.ts'

/** Tiles in sight at once in the lobby. */
const page = 60

/** Number of pages sampled from the list; each tile takes some twenty milliseconds. */
const pages = 40

test('neighbours in our list look different', async () => {
  const looks = [...houseTiles().values()]
  const step = Math.max(page, Math.floor(looks.length / pages))
  for (let from = 0; from < looks.length; from += step) {
    const shown = looks.slice(from, from + page)
    const hashes: bigint[] = []
    for (const look of shown) hashes.push(await dHash(look))
    const neighbourDistances = distances(hashes, 1)
    expect(
      Math.min(...neighbourDistances),
      `after ${shown[neighbourDistances.indexOf(Math.min(...neighbourDistances))]?.code}`,
    ).toBeGreaterThanOrEqual(10)
  }
})
