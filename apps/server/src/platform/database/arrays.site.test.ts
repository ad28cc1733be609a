import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ seed: 'empty' })
})
afterAll(() => site.close())

async function returned(list: readonly unknown[], type: string): Promise<unknown> {
  const { db } = site.context.kit.database
  const { rows } = await sql<{ list: unknown }>`
    SELECT ${list}::${sql.raw(type)}[] AS list`.execute(db)
  return rows[0]?.list
}

test('lists of texts come back as they were sent, whatever stands in them', async () => {
  // PostgreSQL has no zero in its texts.
  const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((one) => !one.includes('\0'))
  const odd = fc.constantFrom('"', '\\', '\\"', '{', '}', ',', 'NULL', '', ' ', '\n', "'")
  const lists = fc.array(fc.oneof(text, odd, fc.constant(null)), { maxLength: 8 })
  const property = fc.asyncProperty(lists, async (list) => {
    expect(await returned(list, 'text')).toEqual(list)
  })
  await fc.assert(property, { numRuns: 300 })
})

test('so do moments, numbers, yes and no, and bytes', async () => {
  const moments = [new Date('2026-11-17T23:59:59.999Z'), new Date(0), null]
  expect(await returned(moments, 'timestamptz')).toEqual(moments)
  expect(await returned([1, -7, null], 'int')).toEqual([1, -7, null])
  expect(await returned([9_007_199_254_740_993n], 'bigint')).toEqual(['9007199254740993'])
  expect(await returned([true, false], 'boolean')).toEqual([true, false])
  expect(await returned([Buffer.from([0, 92, 34])], 'bytea')).toEqual([Buffer.from([0, 92, 34])])
})
