import { expect, test } from 'vitest'
import type { Rng } from '#core'
import { everyDrawPath } from '#testing'
import { wrongChances } from './checks/chances.testing.ts'
import { elevenFive } from './eleven-five/game.ts'
import { pk10 } from './pk10/game.ts'
import { ssc } from './ssc/game.ts'

test.each([ssc, elevenFive])('$id: every chance equals that of all draws', (game) => {
  const draws = everyDrawPath((rng) => game.draw(rng)).map(({ result }) => result)
  expect(wrongChances(game.betTypes, draws)).toEqual([])
})

/** All orders of ten cars, one after the other. */
function* everyOrder(): Generator<readonly number[]> {
  const choices = Array.from({ length: 10 }, () => 0)
  for (;;) {
    let drawn = 0
    const rng: Rng = { below: () => choices[drawn++] ?? 0 }
    yield pk10.draw(rng)
    let place = 9
    while (place >= 0 && choices[place] === 9 - place) {
      choices[place] = 0
      place -= 1
    }
    if (place < 0) return
    choices[place] = (choices[place] ?? 0) + 1
  }
}

test('pk10: every chance equals that of all orders', () => {
  expect(wrongChances(pk10.betTypes, everyOrder())).toEqual([])
})
