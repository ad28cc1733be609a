import type { WordKey } from '@fairhouse/i18n'
import { expect, test } from 'vitest'
import { categoryName, prettified } from './category.ts'
import { localDay } from './dates.ts'

const t = (key: WordKey) => `⟦${key}⟧`

test('a category has a translation, or its own name in readable form', () => {
  expect(categoryName('new_player', t)).toBe('⟦promotions.category_new_player⟧')
  expect(categoryName('cash_back', t)).toBe('Cash back')
  expect(categoryName('constructor', t)).toBe('Constructor')
  expect(prettified('_vip__club_')).toBe('Vip club')
})

test('a day is formatted in the language, by the clock of the brand', () => {
  expect(localDay('2030-01-31 23:59:59', 'en')).toBe('Jan 31, 2030')
  expect(localDay('2030-01-31 00:00:00', 'vi')).toBe('31 thg 1, 2030')
  expect(localDay('2030-01-31 00:00:00', 'zh-Hans')).toBe('2030年1月31日')
})
