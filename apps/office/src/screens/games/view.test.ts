import { expect, test } from 'vitest'
import { applyChange, dropPlace, nameOf, stateOf, type GameRow } from './view.ts'

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
  isStopped: false,
  isPlayable: true,
}

const vendor = {
  code: 'ACME',
  name: 'Acme',
  isInHouse: false,
  isOn: true,
  isOnHere: true,
  isStopped: false,
  games: 3,
}

test.each([
  ['on', {}],
  ['unlisted', { isListed: false }],
  ['off_here', { isOnHere: false }],
  ['off', { isOn: false, isOnHere: false }],
  ['not_in_list', { isInList: false }],
  ['stopped', { isStopped: true }],
  ['not_playable', { isPlayable: false }],
])('a game is %s', (state, change) => {
  expect(stateOf({ ...game, ...change }, { vendor, isSiteClosed: false })).toBe(state)
})

test.each([
  ['vendor_off', { vendor: { ...vendor, isOn: false }, isSiteClosed: false }],
  ['vendor_off', { vendor: { ...vendor, isOnHere: false }, isSiteClosed: false }],
  ['stopped', { vendor: { ...vendor, isStopped: true }, isSiteClosed: false }],
  ['site_closed', { vendor, isSiteClosed: true }],
])('[OPS-06] a game that is on is %s for players', (state, around) => {
  expect(stateOf(game, around)).toBe(state)
})

test('[OPS-06] quick clicks add up, although the server answers later', () => {
  const list = ['a', 'b', 'c', 'd'].map((code, index) => ({ ...game, code, place: index + 1 }))
  const codesOf = (rows: readonly GameRow[]) => rows.map(({ code, place }) => `${code}${place}`)
  const up = (rows: readonly GameRow[], code: string) => {
    const place = (rows.find((row) => row.code === code)?.place ?? 0) - 1
    return applyChange(rows, { kind: 'move', game: code, place })
  }
  expect(codesOf(up(up(up(list, 'd'), 'd'), 'd'))).toEqual(['d1', 'a2', 'b3', 'c4'])
  const down = applyChange(list, { kind: 'move', game: 'a', place: 3 })
  expect(codesOf(down)).toEqual(['b1', 'c2', 'a3', 'd4'])
  expect(applyChange(down, { kind: 'hot', game: 'c', isHot: true })[1]?.isHot).toBe(true)
  expect(applyChange(list, { kind: 'move', game: 'z', place: 1 })).toEqual(list)
})

test("a game has a name, and a dropped game takes the target's position", () => {
  expect([nameOf(game, 'VI'), nameOf({ ...game, names: {} }, 'VI')]).toEqual(['Đồng xu', 'coin'])
  const list = [game, { ...game, code: 'dice', place: 7 }]
  expect(dropPlace(list, 'coin', 'dice')).toBe(7)
  expect(dropPlace(list, 'coin', 'coin')).toBeUndefined()
  expect(dropPlace(list, 'gone', 'dice')).toBeUndefined()
})
