import { expect, test } from 'vitest'
import { ListFault, readRows } from './game-rows.ts'

const game = { code: 'one', names: { EN: 'One' }, gameType: 'RNG' }
const room = { kind: 'room', roomId: 'r', gameCode: 'one', stakes: '1–2', seats: 6, players: 2 }

test('omitted columns get their defaults', () => {
  const { games, rooms } = readRows([game, room])
  expect(games).toMatchObject([{ minBets: {}, rtp: null, isHot: false, enabled: true }])
  expect(rooms).toMatchObject([{ roomId: 'r', enabled: true }])
})

test.each([
  ['no English name', { ...game, names: { VI: 'Một' } }, 'names'],
  ['an unknown category', { ...game, gameType: 'SLOTS' }, 'gameType'],
  ['a stake of nothing', { ...game, minBets: { VND: '0' } }, 'minBets'],
  ['an unknown currency', { ...game, minBets: { QQQ: '1' } }, 'minBets'],
  ['a picture of a script', { ...game, picture: 'javascript:alert(1)' }, 'picture'],
  ['a picture from nowhere', { ...game, picture: '//evil.example/x.png' }, 'picture'],
  ['a return of three decimals', { ...game, rtp: '96.123' }, 'rtp'],
  ['a field that there is not', { ...game, isInHouse: true }, 'the row'],
  ['a room without seats', { ...room, seats: 0 }, 'seats'],
  ['no row at all', null, 'the row'],
])('a list with %s is not taken', (_, row, field) => {
  expect(() => readRows([{ ...game, code: 'two' }, row])).toThrow(ListFault)
  expect(() => readRows([{ ...game, code: 'two' }, row])).toThrow(`row 2: ${field}`)
})

test('a list with a duplicate game is refused', () => {
  expect(() => readRows([game, game])).toThrow('row 2: one stands in the list twice')
})

test('faults of a row are described in words', () => {
  const rows = [
    { names: { EN: 'One' }, gameType: 'RNG' },
    { code: '', names: { EN: 'Two' }, gameType: 'RNG' },
    { code: 'c', names: { EN: 'Three' }, gameType: 'CHESS' },
    { code: 'd', names: { EN: 'Four' }, gameType: 'RNG', colour: 'red' },
    { code: 'e', names: { EN: 'Five' }, gameType: 'RNG', rtp: '96' },
  ]
  let said: unknown
  try {
    readRows(rows)
  } catch (error) {
    said = error instanceof ListFault ? error.faults.map(({ row, text }) => [row, text]) : error
  }
  expect(said).toEqual([
    [1, 'code is missing or no string'],
    [2, 'code is missing or too short'],
    [3, expect.stringMatching(/^gameType is none of .*RNG/)],
    [4, 'the row has unknown fields: colour'],
    [5, 'rtp is not as it must be'],
  ])
})
