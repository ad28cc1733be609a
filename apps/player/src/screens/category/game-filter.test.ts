import type { GameItem } from '@fairhouse/protocol'
import { oldProviderParameter } from '@fairhouse/protocol/wire-names'
import { expect, test } from 'vitest'
import { filterHref, applyFilter, countFilters, toGameInput, readFilter } from './game-filter.ts'
import { withProvider } from './use-provider-address.ts'

const read = (search: string) => readFilter(new URLSearchParams(search))
const nothing = read('')

const game = (nodeId: number, rest: Partial<GameItem>): GameItem => ({
  nodeId,
  providerCode: 'A',
  vendor: 'A',
  code: String(nodeId),
  gameCode: String(nodeId),
  gameName: 'Game',
  gameType: 'RNG',
  gameClassify: '',
  opens: 'GAME',
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

test('a filter survives a round trip through the address', () => {
  const search = 'provider=ACME&kind=classic&q=b%C3%A0&minBet=0.5&lines=20&sort=rtp'
  const choice = read(search)
  expect(filterHref('/rng', choice)).toBe(`/rng?${search}`)
  expect(countFilters(choice)).toBe(2)
  expect(filterHref('/hot', nothing, { tab: 'recent' })).toBe('/hot?tab=recent')
})

test('an old link names the provider by another parameter', () => {
  const search = new URLSearchParams(`kind=classic&${oldProviderParameter}=ACME&sort=rtp`)
  expect(readFilter(search).provider).toBe('ACME')
  expect(String(withProvider(search))).toBe('kind=classic&provider=ACME&sort=rtp')
  search.append('provider', 'BOLT')
  expect(readFilter(search).provider).toBe('BOLT')
  expect(String(withProvider(search))).toBe('kind=classic&sort=rtp&provider=BOLT')
})

test('invalid values in the address are ignored', () => {
  const wrong = 'provider=a%20b&kind=%3Cb%3E&minBet=-1&lines=many&sort=random'
  expect(read(wrong)).toEqual(nothing)
  expect(filterHref('/rng', read(wrong))).toBe('/rng')
  expect(read(`q=${'x'.repeat(99)}`).name).toHaveLength(64)
})

test("the call has the server's field names and pages of 42", () => {
  expect(toGameInput({ gameType: 'RNG' }, nothing)).toEqual({
    gameType: 'RNG',
    pageNo: '1',
    pageSize: '42',
  })
  expect(toGameInput({ inHouse: '1' }, read('q=pearl&lines=25&kind=video&sort=new'), 3)).toEqual({
    inHouse: '1',
    gameName: 'pearl',
    minLineNum: '25',
    gameClassify: 'video',
    sort: 'new',
    pageNo: '3',
    pageSize: '42',
  })
})

test('a full list is searched locally, ignoring case and diacritics', () => {
  const games = [
    game(1, { gameName: 'Rồng Đỏ', rtp: '95.00' }),
    game(2, { gameName: 'Apple', providerCode: 'B', lineNum: null, rtp: '97.10' }),
    game(3, { gameName: 'Bear', minBet: null, gameClassify: 'video' }),
  ]
  const ids = (search: string) => applyFilter(games, read(search)).map(({ nodeId }) => nodeId)
  expect(ids('')).toEqual([1, 2, 3])
  expect(ids('q=rong do')).toEqual([1])
  expect(ids('provider=B')).toEqual([2])
  expect(ids('kind=video')).toEqual([3])
  expect(ids('lines=10')).toEqual([1, 3])
  expect(ids('minBet=5')).toEqual([3])
  expect(ids('sort=name')).toEqual([2, 3, 1])
  expect(ids('sort=rtp')).toEqual([2, 1, 3])
})
