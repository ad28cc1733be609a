import { completeLanguages } from '@fairhouse/i18n'
import { translate } from '@fairhouse/i18n/namespace'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { lotteries, lotteryOf, type BetTypeInfo, type Lottery } from '@fairhouse/engines/lottery'
import { describe, expect, test } from 'vitest'
import { textOf, textsOf } from './bet-type-texts.ts'
import type { ExampleDraw } from './bet-type-text.ts'
import { betTypeExample, betTypeHelp, betTypeName } from './index.ts'
import { fieldName, pickName, prizeName, rankName } from './index.ts'
import type { Translated } from './text.ts'

const typesOf = (lottery: Lottery): BetTypeInfo[] =>
  lottery.betTypeIds.flatMap((id) => lottery.describe(id) ?? [])

/** Ids of several letters, which no text may show: `half-straight`, `truot-xien-4`. */
const isId = (name: string) => /^[a-z]/.test(name)

describe.each(completeLanguages)('bet types in $code', async ({ code, tag }) => {
  const words = await lotteryWords.load(code)
  const t: Translated = (key, values) => {
    const said = translate(words, tag, key, values)
    expect(said, key).not.toMatch(/[{}]|undefined|NaN|bettypes\./)
    return said
  }

  describe.each(lotteries)('$id', (lottery) => {
    const rules = lottery.id
    const types = typesOf(lottery)

    test('every bet type has a name of its own, a help text and an example', () => {
      const names = types.map(({ id }) => betTypeName(rules, id, t))
      expect(new Set(names).size, names.join('; ')).toBe(names.length)
      for (const { id } of types) {
        expect(betTypeName(rules, id, t)).not.toBe(id)
        expect(betTypeHelp(rules, id, t), id).not.toBe('')
        expect(betTypeExample(rules, id, t), id).not.toBe('')
      }
    })

    test('every field, pick and prize has a name of its own', () => {
      for (const { id, fields, prizes } of types) {
        const own = fields.map(({ name }) => fieldName(rules, id, name, t))
        expect(new Set(own).size, own.join('; ')).toBe(own.length)
        expect(own.filter((name, index) => name === '' || name === fields[index]?.name)).toEqual([])
        const won = prizes.map((prize) => prizeName(id, prize.id, t))
        expect(new Set(won).size, won.join('; ')).toBe(won.length)
        expect(won.filter(isId)).toEqual([])
        const [{ picks } = { picks: [] }] = fields
        if (picks.every((pick) => /^\d+$/.test(pick)) && id !== 'odd-count') continue
        const said = picks.map((pick) => pickName(id, pick, t))
        expect(new Set(said).size, said.join('; ')).toBe(said.length)
        expect(
          said.filter((name, index) => name === '' || (isId(name) && name === picks[index])),
        ).toEqual([])
      }
    })
  })

  test('every rank of Vietnamese prizes has a name of its own', () => {
    const names = ranks.map((rank) => rankName(rank, t))
    expect(new Set(names).size).toBe(ranks.length)
    expect(names.filter((name, index) => name === ranks[index])).toEqual([])
  })
})

const ranks = [
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const

type Prizes = Partial<Record<string, string>>

/** Numbers by rank: how many, and of how many digits. */
const vnRanks: Readonly<Record<string, readonly (readonly [count: number, digits: number])[]>> = {
  'vn-north': [
    [1, 5],
    [1, 5],
    [2, 5],
    [6, 5],
    [4, 4],
    [6, 4],
    [3, 3],
    [4, 2],
  ],
  'vn-south': [
    [1, 6],
    [1, 5],
    [1, 5],
    [2, 5],
    [7, 5],
    [1, 4],
    [3, 4],
    [1, 3],
    [1, 2],
  ],
}

/** A Vietnamese draw with these prizes; no example bets on the zeros of the others. */
const vnDraw = (rules: string, prizes: Prizes): string[] =>
  (vnRanks[rules] ?? []).flatMap(([count, digits], rank) =>
    Array.from({ length: count }, (_, index) => {
      const shown = index === 0 ? prizes[ranks[rank] ?? ''] : undefined
      return shown ?? '0'.repeat(digits)
    }),
  )

const isPrizes = (value: unknown): value is Prizes => typeof value === 'object' && value !== null

function drawOf(rules: string, { result }: ExampleDraw): unknown {
  if (rules === 'vn-two-stations' && Array.isArray(result)) {
    return result.map((one: unknown) => isPrizes(one) && vnDraw('vn-south', one))
  }
  return vnRanks[rules] && isPrizes(result) ? vnDraw(rules, result) : result
}

const ninetyPercent = { numerator: 9n, denominator: 10n }

describe.each(lotteries)('the examples of $id', (lottery) => {
  const rules = lottery.id
  const prices = lottery.pricesReturning(ninetyPercent)

  test.each(typesOf(lottery))('$id end as the engine settles them', (info) => {
    const known = textOf(rules, info.id)
    const { selection, fields, draws = [] } = known?.example ?? {}
    const bet = { betType: info.id, selection }
    const priced = lottery.price(bet, prices)
    expect(priced).toMatchObject({ units: 1n })
    expect(draws.length).toBeGreaterThan(1)
    const filled = info.fields.filter((_, index) => selection?.[index]?.length)
    if (fields) expect(filled.map(({ name }) => name)).toEqual(fields)
    for (const draw of draws) {
      const settled = lottery.settle(bet, prices, drawOf(rules, draw))
      expect(settled.outcome, JSON.stringify(draw)).toBe(draw.end)
      if (draw.end !== 'won') continue
      expect(settled.wins).toMatchObject([{ times: BigInt(draw.times ?? 1) }])
      const [win] = settled.wins
      const single = info.prizes.length === 1 ? info.prizes[0]?.id : selection?.flat()[0]
      expect(win?.prize).toBe(draw.prize ?? single)
    }
  })

  test.each(typesOf(lottery))('$id costs what the engine charges', ({ id, charge }) => {
    expect(BigInt(textOf(rules, id)?.charge ?? 1)).toBe(charge)
  })
})

test('nothing is said about a bet type that no lottery has', () => {
  for (const rules of [
    'ssc',
    '11x5',
    'k3',
    'pk10',
    'lucky-28',
    'keno',
    'mark-six-rat',
    'vn-north',
  ]) {
    expect(Object.keys(textsOf(rules)).toSorted()).toEqual(lotteryOf(rules)?.betTypeIds.toSorted())
  }
  const south = ['vn-south', 'vn-two-stations'].flatMap((id) => lotteryOf(id)?.betTypeIds ?? [])
  expect(Object.keys(textsOf('vn-south')).toSorted()).toEqual(south.toSorted())
})

test('an example with prices says what is paid', async () => {
  const words = await lotteryWords.load('EN')
  const t: Translated = (key, values) => translate(words, 'en', key, values)
  expect(betTypeExample('vn-north', 'lo-2', t, [{ id: 'win', price: '96.0000' }])).toBe(
    'You bet 10 on 27 and pay 270. ' +
      'Result: special prize 48127, 3rd prize 68127 – 2 hits, you get 1,920. ' +
      'Result: no prize ends in 27 – you lose.',
  )
  const sums = [{ id: '12', price: '12.3125' }]
  expect(betTypeExample('ssc', 'sum-3-front', t, sums)).toContain(
    '3 8 1 4 5 (sum 12) – you get 123.125.',
  )
})
