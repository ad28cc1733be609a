import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange, createOrder } from './order.ts'

test('a subset keeps the order of the whole list, small or large', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20), { minLength: 1, maxLength: 300 }),
      fc.array(fc.nat(299)),
      (values, wanted) => {
        const order = createOrder(values, (one, other) => one - other)
        const some = [...new Set(wanted)].filter((place) => place < values.length)
        const expected = values
          .map((value, place) => ({ value, place }))
          .filter(({ place }) => some.includes(place))
          .toSorted((one, other) => one.value - other.value || one.place - other.place)
          .map(({ place }) => place)
        expect(arrange(some, order)).toEqual(expected)
      },
    ),
    { numRuns: 200 },
  )
})
