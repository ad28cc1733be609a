import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bigints, ints, moments, texts, uuids } from '#platform/database'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ seed: 'empty' })
})
afterAll(() => site.close())

async function returned(list: readonly unknown[] | Buffer, type: string): Promise<unknown> {
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
  const times = [new Date('2026-11-17T23:59:59.999Z'), new Date(0), null]
  expect(await returned(times, 'timestamptz')).toEqual(times)
  expect(await returned([1, -7, null], 'int')).toEqual([1, -7, null])
  expect(await returned([9_007_199_254_740_993n], 'bigint')).toEqual(['9007199254740993'])
  expect(await returned([true, false], 'boolean')).toEqual([true, false])
  expect(await returned([Buffer.from([0, 92, 34])], 'bytea')).toEqual([Buffer.from([0, 92, 34])])
})

test('columns in binary come back as what they were made of', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 90 }).filter((one) => !one.includes('\0'))
  const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01') })
  const row = fc.record({
    id: fc.uuid(),
    text: fc.option(text),
    int: fc.integer(),
    bigint: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
    moment: fc.option(moment.filter((one) => !Number.isNaN(one.getTime()))),
  })
  const property = fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (rows) => {
    const columns: [string, Buffer, unknown[]][] = [
      ['uuid', uuids(rows, (one) => one.id), rows.map((one) => one.id)],
      ['text', texts(rows, (one) => one.text), rows.map((one) => one.text)],
      ['int', ints(rows, (one) => one.int), rows.map((one) => one.int)],
      ['bigint', bigints(rows, (one) => one.bigint), rows.map((one) => String(one.bigint))],
      ['timestamptz', moments(rows, (one) => one.moment), rows.map((one) => one.moment)],
    ]
    for (const [type, column, list] of columns) {
      expect(await returned(column, type)).toEqual(list)
    }
  })
  await fc.assert(property, { numRuns: 100 })
})
