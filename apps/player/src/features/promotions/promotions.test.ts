import type { WordKey } from '@fairhouse/i18n'
import { expect, test } from 'vitest'
import { categoryName, prettified } from './category.ts'

const t = (key: WordKey) => `⟦${key}⟧`

test('a category has a translation, or its own name in readable form', () => {
  expect(categoryName('new_player', t)).toBe('⟦promotions.category_new_player⟧')
  expect(categoryName('cash_back', t)).toBe('Cash back')
  expect(categoryName('constructor', t)).toBe('Constructor')
  expect(prettified('_vip__club_')).toBe('Vip club')
})
