import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes, type Route } from '@fairhouse/protocol'
import { personalReads } from '@fairhouse/protocol/personal-reads'
import {
  addMember,
  createTestSite,
  newColleague,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { samples } from '../testing/samples.ts'

let site: TestSite
let reader: TestClient
beforeAll(async () => {
  site = await createTestSite()
  reader = await newColleague(site, 'reads-data', 'administrator', 'auditor', 'risk', 'support')
})
afterAll(() => site.close())

const brandId = () => site.context.brands.all()[0]?.id ?? ''

/** Rows of the log that this site's reads have left, newest last. */
const recorded = async () => {
  const rows =
    await site.sql(`SELECT actor_kind, action, subject_kind, subject_id, brand_id, address,
      after FROM audit_entry WHERE action LIKE 'personal.%' ORDER BY seq`)
  return rows
}

/** The reads that the server records; those of handlers have tests beside their modules. */
const central = Object.entries(personalReads).flatMap(([route, action]) => {
  const known = routes.find((one) => one === route)
  return known && action?.startsWith('personal.') ? [[known, action] as const] : []
})

const dates = { from: '2026-01-01', to: '2026-01-31' }

/** Inputs that find something where the samples would be refused. */
const inputs = (): Partial<Record<Route, object>> => ({
  'GET /office/api/report': { by: 'player', ...dates },
  'GET /office/api/report/rows': { ...dates, brandId: brandId() },
  'GET /office/api/report/rows/csv': { ...dates, brandId: brandId() },
  'GET /office/api/report/csv': { by: 'game', ...dates },
})

test.each(central)('[OPS-02] %s is recorded as %s', async (route, action) => {
  const input = inputs()[route] ?? samples[route]
  const before = (await recorded()).length
  await reader.must(route, input)
  const rows = (await recorded()).slice(before)
  const [, path] = route.split(' ')
  expect(rows).toMatchObject([
    { actor_kind: 'staff', action, address: expect.any(String), after: { call: path } },
  ])
  expect(rows[0]?.after).toHaveProperty('rows', expect.any(Number))
})

test('[OPS-02] a search is recorded with its rows, without the number searched', async () => {
  await addMember(site, { name: 'searched', mobile: '+84905550177' })
  const before = (await recorded()).length
  await reader.must('GET /office/api/members', { wanted: '0905 550 177' })
  await reader.must('GET /office/api/members', { wanted: 'search' })
  await reader.must('GET /office/api/members', { wanted: 'search' })
  const after = (await recorded()).slice(before).map((row) => row.after)
  expect(after).toMatchObject([
    { wanted: '09•••77', rows: 1 },
    { wanted: 'search', rows: 1 },
    { wanted: 'search', rows: 1 },
  ])
  expect(JSON.stringify(after)).not.toContain('5550177')
})

test('[OPS-02] a list that refreshes is recorded once in ten minutes, a member by id', async () => {
  const memberId = await addMember(site, { name: 'watched' })
  const before = (await recorded()).length
  // Each process remembers what it recorded, and they answer in turn.
  const processes = process.env.TEST_PROCESSES === '2' ? 2 : 1
  const ask = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await reader.must('GET /office/api/deposit', { state: 'credited', memberId })
    }
  }
  await ask()
  await reader.must('GET /office/api/deposit', { state: 'credited', memberId, after: randomUUID() })
  await site.advance(601)
  await ask()
  const rows = (await recorded()).slice(before)
  expect(rows).toHaveLength(2 * processes + 1)
  expect(rows[0]).toMatchObject({ subject_kind: 'member', subject_id: memberId })
})

test('figures without members leave no row, refused reads neither', async () => {
  const before = (await recorded()).length
  await reader.must('GET /office/api/report', { by: 'day', ...dates })
  await reader.must('GET /office/api/dashboard', {})
  const refused = await reader.call('GET /office/api/report', { by: 'player', from: '2026-02-30' })
  expect(refused.status).toBe(422)
  expect((await recorded()).slice(before)).toEqual([])
})
