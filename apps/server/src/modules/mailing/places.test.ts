import { expect, test } from 'vitest'
import { faultsOf, filledIn, missingIn, placesIn } from './places.ts'

const values = { name: 'Linh', account: 'linh1', brand: 'Lotus', amount: '5', balance: '{name}' }
const words = {
  EN: { title: 'Hello {name}', content: '{brand} gives {amount}. You have {balance}, {account}.' },
  VI: { title: 'Chào {name}', content: '{brand}' },
}

test('[OPS-05] each member reads what is theirs, and a value is never read as a place', () => {
  expect(filledIn(words, values)).toEqual({
    EN: { title: 'Hello Linh', content: 'Lotus gives 5. You have {name}, linh1.' },
    VI: { title: 'Chào Linh', content: 'Lotus' },
  })
  expect(placesIn(words)).toEqual(['name', 'brand', 'amount', 'balance', 'account'])
})

test('[OPS-05] a place that there is not, and the language of the brand that is missing', () => {
  expect(faultsOf(words, 'EN')).toEqual({})
  const wrong = { EN: { title: 'Hello {nam}', content: 'x {} y' } }
  expect(faultsOf(wrong, 'VI')).toEqual({ VI: 'required', '{nam}': 'invalid', '{}': 'invalid' })
})

test('[OPS-05] a language without words is told with the one that is read instead', () => {
  expect(missingIn(words, ['EN', 'VI', 'TH'], 'VI')).toEqual([{ language: 'TH', instead: 'VI' }])
  expect(missingIn({ EN: words.EN }, ['VI'], 'VI')).toEqual([{ language: 'VI', instead: 'EN' }])
})
