import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '@fairhouse/protocol'
import { createQueryCheck } from './query-check.ts'

const reads = calls.filter(({ method, rate }) => method === 'GET' && rate === 'read')
const values = ['', '0', '1', '-1', '42', 'name', 'RNG', 'a\0b', '2026-11-17', 'x'.repeat(400)]
const value = fc.oneof(fc.constantFrom(...values), fc.uuid(), fc.string())
const queryValue = fc.oneof(
  { arbitrary: value, weight: 9 },
  { arbitrary: fc.array(value), weight: 1 },
)

/** A call and a query with some of its fields, sometimes with an unknown one. */
const callAndQuery = fc.constantFrom(...reads).chain((call) => {
  const names = fc.constantFrom(...Object.keys(call.input.shape), 'unheard', '__proto__')
  return fc.record({
    call: fc.constant(call),
    query: fc.dictionary(names, queryValue, { maxKeys: 5 }),
  })
})

test('checking field by field gives the same result as the whole schema', () => {
  const checks = new Map(reads.map(({ path, input }) => [path, createQueryCheck(input)]))
  let passed = 0
  fc.assert(
    fc.property(callAndQuery, ({ call: { path, input }, query }) => {
      const parsed = z.safeParse(input, query)
      const found = checks.get(path)?.(query)
      expect(found).toEqual(parsed.success ? parsed.data : undefined)
      if (found)
        expect(Object.keys(found).toSorted()).toEqual(Object.keys(parsed.data ?? {}).toSorted())
      passed += Number(parsed.success)
    }),
    { numRuns: 3000 },
  )
  expect(passed).toBeGreaterThan(300)
})

test('leaves checks across fields to the whole schema', () => {
  const pair = z.strictObject({ from: z.string(), to: z.string() })
  const inOrder = pair.check(z.refine(({ from, to }) => from <= to))
  expect(createQueryCheck(pair)({ from: 'b', to: 'a' })).toEqual({ from: 'b', to: 'a' })
  expect(createQueryCheck(inOrder)({ from: 'a', to: 'b' })).toBeUndefined()
  expect(createQueryCheck(z.object({ from: z.string() }))({ from: 'a' })).toBeUndefined()
})
