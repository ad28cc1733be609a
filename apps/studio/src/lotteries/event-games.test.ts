import { rowStream } from '@fairhouse/engines'
import { expect, test } from 'vitest'
import { lotteryGames } from './catalogue.ts'
import { isCounted } from './counted.ts'
import { lotteryEventGames } from './event-games.ts'
import { parsePrices, requireLottery } from './prices.ts'
import { lotteryProviders } from './providers.ts'

const games = lotteryEventGames()
const now = new Date('2026-03-02T03:00:00Z')

test('codes are unique and every provider has games', () => {
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length)
  const providers = new Set(games.map(({ provider }) => provider))
  expect(providers).toEqual(new Set(lotteryProviders.map(({ code }) => code)))
  for (const { minutes } of [{ minutes: 1 }, { minutes: 2 }, { minutes: 3 }, { minutes: 5 }]) {
    const isThere = lotteryGames.some(
      ({ schedule }) => schedule.kind === 'interval' && schedule.minutes === minutes,
    )
    expect(isThere, `${minutes}`).toBe(true)
  }
})

test('no draw of ours carries the name of a state lottery or its station', () => {
  const north = ['Hà Nội', 'Quảng', 'Bắc Ninh', 'Hải Phòng', 'Nam Định', 'Thái Bình']
  const central = ['Huế', 'Phú Yên', 'Đắk', 'Đà Nẵng', 'Khánh Hòa', 'Gia Lai', 'Ninh Thuận']
  const centralToo = ['Kon Tum', 'Bình']
  const south = ['HCM', 'Đồng', 'Cần Thơ', 'Tiền Giang', 'Kiên Giang', 'Đà Lạt', 'Bến Tre']
  const southToo = ['Vũng Tàu', 'Bạc Liêu', 'Tây Ninh', 'An Giang', 'Vĩnh Long', 'Trà Vinh']
  const more = ['Cà Mau', 'Sóc Trăng', 'Long An', 'Hậu Giang', 'XSM', 'Vietlott']
  const stations = [...north, ...central, ...centralToo, ...south, ...southToo, ...more]
  for (const { names } of lotteryGames) {
    for (const name of Object.values(names)) {
      expect(stations.filter((station) => name.includes(station))).toEqual([])
    }
  }
})

test.each(games.map((game) => [game.code, game] as const))(
  '%s: its next draws are open as many as it says, in order, by rules with prices',
  (_, game) => {
    const next = game.next(now, game.openAhead)
    expect(next).toHaveLength(game.openAhead)
    for (const [index, { rules, locksAt, drawsAt }] of next.entries()) {
      expect(locksAt > (next[index - 1]?.locksAt ?? now)).toBe(true)
      expect(drawsAt >= locksAt).toBe(true)
      expect(parsePrices(requireLottery(rules), game.prices(rules)).size).toBeGreaterThan(0)
    }
    for (const part of game.parts) {
      const own = games.find(({ code }) => code === part)
      const numbers = own?.next(now, 30).map(({ number }) => number)
      expect(numbers).toEqual(expect.arrayContaining(next.slice(0, 3).map(({ number }) => number)))
    }
    expect(game.limits('VND')?.step).toBe(10_000_000n)
    expect(game.limits('BTC')).toBeUndefined()
  },
)

test('picks and bet types fit into the protocol', () => {
  for (const rules of new Set(games.flatMap((game) => game.next(now, 1).map((one) => one.rules)))) {
    const lottery = requireLottery(rules)
    for (const id of lottery.betTypeIds) {
      const { fields = [] } = lottery.describe(id) ?? {}
      expect(id.length).toBeLessThanOrEqual(32)
      expect(fields.length).toBeLessThanOrEqual(20)
      for (const { picks } of fields) {
        expect(picks.length).toBeLessThanOrEqual(100_000)
        for (const pick of picks.slice(0, 200)) expect(pick.length).toBeLessThanOrEqual(16)
      }
    }
  }
})

test('prices are the same object, so that they are read once', () => {
  for (const { prices, next } of games) {
    const [event] = next(now, 1)
    expect(prices(event?.rules ?? '')).toBe(prices(event?.rules ?? ''))
  }
})

test('what one number pays is counted for each number of a line', () => {
  const [north] = games
  if (!north) throw new Error('no games')
  const rules = north.rules('vn-north')
  const prices = north.prices('vn-north')
  const line = { betType: 'lo-2', selection: [['27', '03']] }
  expect(rules.price(line, prices)).toMatchObject({
    units: 2n,
    stake: 54n,
    counted: [
      { key: 'lo-2 03', payout: { numerator: 96n, denominator: 1n } },
      { key: 'lo-2 27', payout: { numerator: 96n, denominator: 1n } },
    ],
  })
  expect(rules.price({ betType: 'xien-2', selection: [['27', '03']] }, prices)).toMatchObject({
    counted: [],
  })
  for (const wrong of [undefined, 'lo-2', {}, { betType: 'lo-2' }, { betType: 7, selection: [] }]) {
    expect(rules.price(wrong, prices)).toMatchObject({ refusal: 'malformed_selection' })
  }
})

/** A Northern draw of zeros, but for these numbers by place. */
const drawWith = (numbers: Readonly<Record<number, string>>) => {
  const draw = requireLottery('vn-north').draw({ ...rowStream('zeros', 0), below: () => 0 })
  return (draw as string[]).map((number, place) => numbers[place] ?? number)
}

test('a win says in which prizes its number was found', () => {
  const [north] = games
  if (!north) throw new Error('no games')
  const rules = north.rules('vn-north')
  const prices = north.prices('vn-north')
  const draw = drawWith({ 0: '12327', 4: '55527', 5: '55527' })
  const winsOf = (betType: string, picks: string[]) =>
    rules.settle({ betType, selection: [picks] }, prices, draw).wins
  expect(winsOf('lo-2', ['27'])).toEqual([
    { prize: 'win', times: '3', picks: [['27']], ranks: ['special', 'third', 'third'] },
  ])
  expect(winsOf('de', ['27', '28'])).toEqual([
    { prize: 'win', times: '1', picks: [['27']], ranks: ['special'] },
  ])
  expect(winsOf('dau', ['2'])).toEqual([{ prize: 'win', times: '1', picks: [['2']] }])
  expect(winsOf('xien-2', ['27', '00'])[0]?.ranks).toContain('third')
  expect(winsOf('lo-2', ['28'])).toEqual([])
})

test('only bets on single numbers are counted by number', () => {
  for (const rules of ['vn-north', 'vn-south']) {
    const lottery = requireLottery(rules)
    for (const id of lottery.betTypeIds.filter((one) => isCounted(rules, one))) {
      const info = lottery.describe(id)
      expect(info, id).toMatchObject({ kind: 'single' })
      expect(info?.prizes, id).toHaveLength(1)
      expect(info?.fields, id).toHaveLength(1)
    }
  }
})
