import { expect, test } from 'vitest'
import { dropPlace, nameOf, stateOf, type GameRow } from './view.ts'

const game: GameRow = {
  code: 'coin',
  names: { EN: 'Coin', VI: 'Đồng xu' },
  gameType: 'RNG',
  rtp: null,
  place: 1,
  isHot: false,
  isOn: true,
  isOnHere: true,
  isInList: true,
  isListed: true,
}

test.each([
  ['on', {}],
  ['unlisted', { isListed: false }],
  ['off_here', { isOnHere: false }],
  ['off', { isOn: false, isOnHere: false }],
  ['not_in_list', { isInList: false }],
])('a game is %s', (state, change) => {
  expect(stateOf({ ...game, ...change })).toBe(state)
})

test("a game has a name, and a dropped game takes the target's position", () => {
  expect([nameOf(game, 'VI'), nameOf({ ...game, names: {} }, 'VI')]).toEqual(['Đồng xu', 'coin'])
  const list = [game, { ...game, code: 'dice', place: 7 }]
  expect(dropPlace(list, 'coin', 'dice')).toBe(7)
  expect(dropPlace(list, 'coin', 'coin')).toBeUndefined()
  expect(dropPlace(list, 'gone', 'dice')).toBeUndefined()
})
