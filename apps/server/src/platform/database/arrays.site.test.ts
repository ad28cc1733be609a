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

async function roundTrip(list: readonly unknown[] | Buffer, type: string): Promise<unknown> {
  const { db } = site.context.kit.database
  const { rows } = await sql<{ list: unknown }>`
    SELECT ${list}::${sql.raw(type)}[] AS list`.execute(db)
  return rows[0]?.list
}

test('lists of any texts round-trip', async () => {
  // PostgreSQL texts cannot contain NUL.
  const text = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .filter((value) => !value.includes('\0'))
  const odd = fc.constantFrom('"', '\\', '\\"', '{', '}', ',', 'NULL', '', ' ', '\n', "'")
  const lists = fc.array(fc.oneof(text, odd, fc.constant(null)), { maxLength: 8 })
  const property = fc.asyncProperty(lists, async (list) => {
    expect(await roundTrip(list, 'text')).toEqual(list)
  })
  await fc.assert(property, { numRuns: 300 })
})

test('lists of times, numbers, booleans and bytes round-trip', async () => {
  const times = [new Date('2026-11-17T23:59:59.999Z'), new Date(0), null]
  expect(await roundTrip(times, 'timestamptz')).toEqual(times)
  expect(await roundTrip([1, -7, null], 'int')).toEqual([1, -7, null])
  expect(await roundTrip([9_007_199_254_740_993n], 'bigint')).toEqual(['9007199254740993'])
  expect(await roundTrip([true, false], 'boolean')).toEqual([true, false])
  expect(await roundTrip([Buffer.from([0, 92, 34])], 'bytea')).toEqual([Buffer.from([0, 92, 34])])
})

test('binary columns round-trip', async () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 90 })
    .filter((value) => !value.includes('\0'))
  const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01') })
  const row = fc.record({
    id: fc.uuid(),
    text: fc.option(text),
    int: fc.integer(),
    bigint: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
    moment: fc.option(moment.filter((value) => !Number.isNaN(value.getTime()))),
  })
  const property = fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (rows) => {
    const columns: [string, Buffer, unknown[]][] = [
      ['uuid', uuids(rows, (value) => value.id), rows.map((value) => value.id)],
      ['text', texts(rows, (value) => value.text), rows.map((value) => value.text)],
      ['int', ints(rows, (value) => value.int), rows.map((value) => value.int)],
      ['bigint', bigints(rows, (value) => value.bigint), rows.map((value) => String(value.bigint))],
      ['timestamptz', moments(rows, (value) => value.moment), rows.map((value) => value.moment)],
    ]
    for (const [type, column, list] of columns) {
      expect(await roundTrip(column, type)).toEqual(list)
    }
  })
  await fc.assert(property, { numRuns: 100 })
})
