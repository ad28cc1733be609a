import type { GameItem } from '@fairhouse/protocol'
import { expect, test } from 'vitest'
import { addressOf, chosenOf, countFilters, inputOf, readChoice } from './choice.ts'

const read = (search: string) => readChoice(new URLSearchParams(search))
const nothing = read('')

const game = (nodeId: number, rest: Partial<GameItem>): GameItem => ({
  nodeId,
  vassalage: 'A',
  vendor: 'A',
  code: String(nodeId),
  gameCode: String(nodeId),
  gameName: 'Game',
  gameType: 'RNG',
  gameClassify: '',
  isGame: 'GAME',
  accountTypeName: '',
  defaultPlayType: null,
  minBet: '10.0000',
  lineNum: 20,
  rtp: null,
  isHot: false,
  isInHouse: false,
  hasTrial: true,
  picture: null,
  art: null,
  ...rest,
})

test('a choice is written into the address and read from it again', () => {
  const search = 'vassalage=ACME&kind=classic&q=b%C3%A0&minBet=0.5&lines=20&sort=rtp'
  const choice = read(search)
  expect(addressOf('/rng', choice)).toBe(`/rng?${search}`)
  expect(countFilters(choice)).toBe(2)
  expect(addressOf('/hot', nothing, { tab: 'recent' })).toBe('/hot?tab=recent')
})

test('what an address may not say is not taken', () => {
  const wrong = 'vassalage=a%20b&kind=%3Cb%3E&minBet=-1&lines=many&sort=random'
  expect(read(wrong)).toEqual(nothing)
  expect(addressOf('/rng', read(wrong))).toBe('/rng')
  expect(read(`q=${'x'.repeat(99)}`).name).toHaveLength(64)
})

test('the server is asked in its own words, by pages of 42', () => {
  expect(inputOf({ gameType: 'RNG' }, nothing)).toEqual({
    gameType: 'RNG',
    pageNo: '1',
    pageSize: '42',
  })
  expect(inputOf({ inHouse: '1' }, read('q=pearl&lines=25&kind=video&sort=new'), 3)).toEqual({
    inHouse: '1',
    gameName: 'pearl',
    minLineNum: '25',
    gameClassify: 'video',
    sort: 'new',
    pageNo: '3',
    pageSize: '42',
  })
})

test('a whole list is searched here, without regard to marks and capitals', () => {
  const games = [
    game(1, { gameName: 'Rồng Đỏ', rtp: '95.00' }),
    game(2, { gameName: 'Apple', vassalage: 'B', lineNum: null, rtp: '97.10' }),
    game(3, { gameName: 'Bear', minBet: null, gameClassify: 'video' }),
  ]
  const ids = (search: string) => chosenOf(games, read(search)).map(({ nodeId }) => nodeId)
  expect(ids('')).toEqual([1, 2, 3])
  expect(ids('q=rong do')).toEqual([1])
  expect(ids('vassalage=B')).toEqual([2])
  expect(ids('kind=video')).toEqual([3])
  expect(ids('lines=10')).toEqual([1, 3])
  expect(ids('minBet=5')).toEqual([3])
  expect(ids('sort=name')).toEqual([2, 3, 1])
  expect(ids('sort=rtp')).toEqual([2, 1, 3])
})
