import { expect, test } from 'vitest'
import { everyDrawPath } from '#testing'
import { range } from './bets/counting.ts'
import { wrongChances } from './checks/chances.testing.ts'
import { elevenFive } from './eleven-five/game.ts'
import { pk10 } from './pk10/game.ts'
import { ssc } from './ssc/game.ts'

test.each([ssc, elevenFive])('$id: every chance equals that of all draws', (game) => {
  const draws = everyDrawPath((rng) => game.draw(rng)).map(({ result }) => result)
  expect(wrongChances(game.betTypes, draws)).toEqual([])
})

/** All lists of so many different cars, in every order. */
const ordered = (cars: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : ordered(cars, size - 1).flatMap((list) =>
        cars.filter((car) => !list.includes(car)).map((car) => [...list, car]),
      )

test('pk10: the chances of the first five cars equal those of all of them', () => {
  const cars = range(1, 10)
  const draws = ordered(cars, 5).map((first) => [
    ...first,
    ...cars.filter((car) => !first.includes(car)),
  ])
  const direct = pk10.betTypes.filter(({ id }) => id.startsWith('direct'))
  expect(wrongChances(direct, draws)).toEqual([])
})
