import { completeLanguages } from '@fairhouse/i18n'
import { lotteries } from '@fairhouse/engines/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { translate } from '@fairhouse/i18n/namespace'
import { describe, expect, test } from 'vitest'
import { familiesOf, familyName } from './families.ts'

describe.each(lotteries)('the families of $id', ({ id: rules, betTypeIds }) => {
  const families = familiesOf(betTypeIds, rules)

  test('have every bet type once', () => {
    expect(families.flatMap(({ betTypes }) => betTypes).toSorted()).toEqual(betTypeIds.toSorted())
    expect(families.every(({ betTypes }) => betTypes.length > 0)).toBe(true)
  })

  test.each(completeLanguages)('have names of their own in $code', async ({ code, tag }) => {
    const words = await lotteryWords.load(code)
    const names = families.map(({ id }) =>
      familyName(id, (key, values) => translate(words, tag, key, values)),
    )
    expect(new Set(names).size, names.join('; ')).toBe(names.length)
  })
})

test('tabs are in the order in which players look for them', () => {
  const idsOf = (rules: string) => {
    const lottery = lotteries.find(({ id }) => id === rules)
    return familiesOf(lottery?.betTypeIds ?? [], rules).map(({ id }) => id)
  }
  expect(idsOf('ssc').slice(0, 3)).toEqual(['two_sides', 'position', 'digits_5'])
  expect(idsOf('vn-north')).toEqual(['lo', 'de', 'dau_duoi', 'cang', 'bao', 'xien', 'truot'])
  expect(idsOf('vn-two-stations')).toEqual(['da'])
  expect(idsOf('keno')).toEqual(['two_sides', 'elements', 'choose'])
})

test('a bet type that this build does not know is among the specials', () => {
  expect(familiesOf(['sum', 'newer'], 'k3')).toEqual([
    { id: 'sums', betTypes: ['sum'] },
    { id: 'specials', betTypes: ['newer'] },
  ])
})
