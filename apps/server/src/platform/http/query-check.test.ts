import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '@fairhouse/protocol'
import { createQueryCheck } from './query-check.ts'

const reads = calls.filter(({ method, rate }) => method === 'GET' && rate === 'read')
const values = ['', '0', '1', '-1', '42', 'name', 'RNG', 'a\0b', '2026-11-17', 'x'.repeat(400)]
const value = fc.oneof(fc.constantFrom(...values), fc.uuid(), fc.string())
const told = fc.oneof({ arbitrary: value, weight: 9 }, { arbitrary: fc.array(value), weight: 1 })

/** A call, and a query of some of its fields and now and then of another. */
const asked = fc.constantFrom(...reads).chain((call) => {
  const names = fc.constantFrom(...Object.keys(call.input.shape), 'unheard', '__proto__')
  return fc.record({ call: fc.constant(call), query: fc.dictionary(names, told, { maxKeys: 5 }) })
})

test('what is checked field by field is what the whole schema makes of it', () => {
  const checks = new Map(reads.map(({ path, input }) => [path, createQueryCheck(input)]))
  let passed = 0
  fc.assert(
    fc.property(asked, ({ call: { path, input }, query }) => {
      const whole = z.safeParse(input, query)
      const found = checks.get(path)?.(query)
      expect(found).toEqual(whole.success ? whole.data : undefined)
      if (found)
        expect(Object.keys(found).toSorted()).toEqual(Object.keys(whole.data ?? {}).toSorted())
      passed += Number(whole.success)
    }),
    { numRuns: 3000 },
  )
  expect(passed).toBeGreaterThan(300)
})

test('what asks more of fields than each alone is left to the whole schema', () => {
  const pair = z.strictObject({ from: z.string(), to: z.string() })
  const inOrder = pair.check(z.refine(({ from, to }) => from <= to))
  expect(createQueryCheck(pair)({ from: 'b', to: 'a' })).toEqual({ from: 'b', to: 'a' })
  expect(createQueryCheck(inOrder)({ from: 'a', to: 'b' })).toBeUndefined()
  expect(createQueryCheck(z.object({ from: z.string() }))({ from: 'a' })).toBeUndefined()
})
