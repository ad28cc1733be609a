import { houseTiles } from '#games'
import { expect, test } from 'vitest'
import { dHash, distances } from './apart.testing.ts'

/** So many stand in a row of the lobby, and so many rows are in sight. */
const page = 60

/** Pages from all over the list: each tile takes some twenty milliseconds. */
const pages = 40

test('neighbours in our list are never mistaken for each other', async () => {
  const looks = [...houseTiles().values()]
  const step = Math.max(page, Math.floor(looks.length / pages))
  for (let from = 0; from < looks.length; from += step) {
    const shown = looks.slice(from, from + page)
    const hashes: bigint[] = []
    for (const look of shown) hashes.push(await dHash(look))
    const near = distances(hashes, 1)
    expect(
      Math.min(...near),
      `after ${shown[near.indexOf(Math.min(...near))]?.code}`,
    ).toBeGreaterThanOrEqual(10)
  }
})
