import { expect, test } from 'vitest'
import { findFaults, fillIn, missingLanguages, placeholdersIn } from './placeholders.ts'

const values = { name: 'Linh', account: 'linh1', brand: 'Lotus', amount: '5', balance: '{name}' }
const words = {
  EN: { title: 'Hello {name}', content: '{brand} gives {amount}. You have {balance}, {account}.' },
  VI: { title: 'Chào {name}', content: '{brand}' },
}

test('[OPS-05] members get their own values, never read as placeholders', () => {
  expect(fillIn(words, values)).toEqual({
    EN: { title: 'Hello Linh', content: 'Lotus gives 5. You have {name}, linh1.' },
    VI: { title: 'Chào Linh', content: 'Lotus' },
  })
  expect(placeholdersIn(words)).toEqual(['name', 'brand', 'amount', 'balance', 'account'])
})

test('[OPS-05] an unknown placeholder and a missing brand language are reported', () => {
  expect(findFaults(words, 'EN')).toEqual({})
  const wrong = { EN: { title: 'Hello {nam}', content: 'x {} y' } }
  expect(findFaults(wrong, 'VI')).toEqual({ VI: 'required', '{nam}': 'invalid', '{}': 'invalid' })
})

test('[OPS-05] a language without words is reported with its fallback', () => {
  expect(missingLanguages(words, ['EN', 'VI', 'TH'], 'VI')).toEqual([
    { language: 'TH', instead: 'VI' },
  ])
  expect(missingLanguages({ EN: words.EN }, ['VI'], 'VI')).toEqual([
    { language: 'VI', instead: 'EN' },
  ])
})
