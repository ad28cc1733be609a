import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createOrder } from './order.ts'
import { pageOf, type Game } from './rules.ts'
import { createTable, type Narrowing } from './game-table.ts'

const game = (facts: Partial<Game>): Game => ({
  nodeId: 1,
  vendor: 'A',
  code: 'x',
  names: { EN: 'X' },
  gameType: 'RNG',
  classify: '',
  opens: 'GAME',
  accountTypeName: '',
  defaultPlayType: null,
  minBets: new Map(),
  lines: null,
  rtp: null,
  rtps: {},
  isHot: false,
  rank: 0,
  isInHouse: false,
  hasTrial: false,
  picture: null,
  art: null,
  listed: true,
  addedAtMs: 0,
  ...facts,
})

const stake = (units: bigint) => new Map([['VND', amountOf(units)]])
const games = [
  game({ vendor: 'A', classify: 'fruit', minBets: stake(100n), lines: 20 }),
  game({ vendor: 'B', gameType: 'FISH', minBets: stake(500n) }),
  game({ vendor: 'B', classify: 'fruit', minBets: stake(300n), lines: 25, isInHouse: true }),
  game({ vendor: 'C' }),
]
const isSeamless = ({ vendor }: Game) => vendor === 'B'
const all = [0, 1, 2, 3]
const everything: Narrowing = {
  gameType: '',
  vendor: '',
  classify: '',
  inHouse: false,
  seamless: false,
  maxMinBet: undefined,
  minLines: 0,
}

test.each<[Partial<Narrowing>, number[]]>([
  [{}, all],
  [{ gameType: 'RNG' }, [0, 2, 3]],
  [{ gameType: 'LOTT' }, []],
  [{ vendor: 'B' }, [1, 2]],
  [{ vendor: 'B', gameType: 'RNG' }, [2]],
  [{ vendor: 'nobody' }, []],
  [{ classify: 'fruit' }, [0, 2]],
  [{ inHouse: true }, [2]],
  [{ seamless: true }, [1, 2]],
  [{ seamless: true, gameType: 'RNG' }, [2]],
  [{ maxMinBet: amountOf(99n) }, [3]],
  [{ maxMinBet: amountOf(100n) }, [0, 3]],
  [{ maxMinBet: amountOf(499n) }, [0, 2, 3]],
  [{ maxMinBet: amountOf(9_999n) }, all],
  [{ minLines: 20 }, [0, 2]],
  [{ minLines: 21 }, [2]],
])('%o leaves %o', (narrowing, left) => {
  const table = createTable(games, 'VND', isSeamless)
  const request = { ...everything, ...narrowing }
  expect(table.select(request)).toEqual(left)
  expect(table.among(all, request)).toEqual(left)
  expect(table.among([3, 2], request)).toEqual([3, 2].filter((place) => left.includes(place)))
})

test('a search word does not match across two names', () => {
  const table = createTable([game({ vendor: 'A', classify: 'b|c' })], 'VND', isSeamless)
  expect(table.select({ ...everything, vendor: 'A|b', classify: 'c' })).toEqual([])
  expect(table.select({ ...everything, vendor: 'A', classify: 'b|c' })).toEqual([0])
})

test('filtered games keep the requested order on every call', () => {
  const table = createTable(games, 'VND', isSeamless)
  const backwards = createOrder(all, (one, other) => other - one)
  for (const _ of ['chosen', 'kept']) {
    const request = { ...everything, gameType: 'RNG' }
    expect(table.select(request, backwards)).toEqual([3, 2, 0])
    expect(table.select({ ...request, minLines: 20 }, backwards)).toEqual([2, 0])
    expect(table.select(request)).toEqual([0, 2, 3])
  }
})

test.each([
  [{}, { no: 1, size: 42 }],
  [
    { pageNo: '0', pageSize: '0' },
    { no: 1, size: 42 },
  ],
  [
    { pageNo: '3', pageSize: '999' },
    { no: 3, size: 100 },
  ],
])('%o is the page %o', (input, page) => {
  expect(pageOf(input)).toEqual(page)
})
