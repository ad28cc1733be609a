import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  callsByRoute,
  permissionsOf,
  refusedSchema,
  routes,
  type Call,
  type Route,
} from '@fairhouse/protocol'
import { webhookPath } from '@fairhouse/protocol/payment'
import { vendorPath, vendorVerbs } from '@fairhouse/protocol/vendor'
import {
  createActors,
  createTestSite,
  eventually,
  isFull,
  testActors,
  type Actors,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { badBodies, badPayloads, badQueries, marker } from '../testing/bad-input.ts'
import { samples } from '../testing/samples.ts'

let site: TestSite
let actors: Actors
let viewer: Client
let look: () => Promise<unknown[]>
/** The API documents as they are served, for everybody and for staff. */
let documents: ApiPaths[]
beforeAll(async () => {
  site = await createTestSite()
  actors = await createActors(site)
  documents = [await readDocument(), (await readOfficeDocument()).paths]
  // Timed work on the seeds runs before the first snapshot.
  const { report, wallet } = site.context
  await eventually(async () => (await wallet.waitsSince(report.reader)) === null)
  await report.rank()
  viewer = new Client({ connectionString: site.databaseUrl })
  await viewer.connect()
  look = await lookOf(viewer)
})
afterAll(async () => {
  await viewer.end()
  await site.close()
})

/**
 * LIST of tables that count requests (leases, sealed ids, processes, usage) or the progress of
 * timed work.
 */
const counting = [
  'figures_check',
  // The tests' own clock.
  'platform_clock',
  'platform_rate',
  'platform_sealed_request',
  'platform_node',
  'platform_transport_key',
  'risk_watch',
  'safety_watch',
]

/** Compares all other tables by one prepared statement, because it runs hundreds of times. */
async function lookOf(client: Client): Promise<() => Promise<unknown[]>> {
  const { rows } = await client.query<{ one: string }>(
    `SELECT format('SELECT %1$L AS name,
         count(*) || md5(coalesce(string_agg(t.text, '','' ORDER BY t.text), '''')) AS sum
       FROM (SELECT (to_jsonb(%1$I) - ''seen_at'' - ''last_seen_at'')::text AS text
         FROM %1$I) t', table_name) AS one
     FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name <> ALL ($1)`,
    [counting],
  )
  const text = rows.map(({ one }) => one).join(' UNION ALL ')
  return async () => (await client.query({ name: 'look', text })).rows
}

/** LIST of values that a call accepts, by its path. */
const meant: Record<string, readonly string[]> = {
  '/wps/limits/set': ['null for value'],
  '/wps/limits/reality-check': ['null for minutes'],
  '/wps/exclusion/exclude': ['null for months'],
  '/office/api/me/zone': ['null for timeZone'],
  '/office/api/provider': ['a truth value for isHot', 'a truth value for hasTrial'],
}

/** An actor who may make the call, so that only the input can be wrong. */
async function callerOf(call: Call): Promise<TestClient> {
  const actor = testActors.find(({ kind, roles }) => {
    const isAllowed = !call.permission || permissionsOf(roles).includes(call.permission)
    return call.who.includes(kind) && isAllowed
  })
  return actors.as(actor?.name ?? '')
}

type ApiPaths = Record<string, Record<string, { responses: Record<string, Described> }>>

interface Described {
  description: string
}

async function readDocument(): Promise<ApiPaths> {
  const document: { paths: ApiPaths } = await (await site.visitor().send('/openapi.json')).json()
  return document.paths
}

async function readOfficeDocument(): Promise<{ paths: ApiPaths }> {
  const staff = await site.staff('admin')
  const response = await staff.send('/office/api/me/openapi')
  const answer: { value: { paths: ApiPaths } } = await response.json()
  return answer.value
}

/** The refusals of a call with this status, by the API document. */
function documentedCodes({ method, path }: Call, status: number): string[] {
  const described = documents.flatMap((paths) => paths[path]?.[method.toLowerCase()] ?? [])
  return described.flatMap(({ responses }) => responses[status]?.description.split(', ') ?? [])
}

async function expectRefused(call: Call, response: Response, what: string) {
  const text = await response.text()
  expect(response.status, `${what}: ${text}`).toBeGreaterThanOrEqual(400)
  expect(response.status, `${what}: ${text}`).toBeLessThan(500)
  const refused = refusedSchema.parse(JSON.parse(text))
  expect(documentedCodes(call, response.status), `${what}: ${text}`).toContain(refused.code)
  expect(refused.message.length).toBeGreaterThan(10)
  expect(text).not.toMatch(/\bat .*:\d+|node_modules|\.ts\b|SELECT|Error:/)
}

/** Rate limits have a test of their own: each request comes from its own address. */
let turn = 0
const nextAddress = () => `10.${turn++ >> 14}.${(turn >> 7) & 127}.${turn & 127}`
/** Moves the clock to the next minute before the account's rate limits are reached. */
const mostInAMinute = 100

interface Init {
  body?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

type Bad = readonly [name: string, query: string, init: Init]

/** The full test tries every value on each call; otherwise each call gets a third of them. */
const parts = isFull ? 1 : 3

describe.each(routes)('%s', (route: Route) => {
  const call: Call = callsByRoute[route]
  const sample: Record<string, unknown> = samples[route]
  const hasBody = call.method === 'POST' || call.method === 'PUT'

  /** A seal expires soon, so it is made just before the request. */
  async function* requestsOf(owner: TestClient): AsyncGenerator<Bad> {
    if (!hasBody) {
      for (const query of badQueries(sample)) yield [query, `?${query}`, {}]
      return
    }
    for (const { name, body, contentType } of badBodies(sample)) {
      yield [name, '', { body, headers: { 'content-type': contentType } }]
    }
    const json = { 'content-type': 'application/json' }
    for (const [name, payload] of badPayloads(sample)) {
      if (meant[call.path]?.includes(name) === true) continue
      yield [name, '', { body: JSON.stringify(payload), headers: json }]
      if (call.body !== 'encrypted') continue
      const body = await owner.seal(payload)
      yield [`sealed, ${name}`, '', { body, headers: { 'content-type': 'application/jose' } }]
    }
  }

  test('[CALL-29] bad input is refused as documented, changes nothing, is not logged', async () => {
    const { pool } = site.context.kit.database
    await pool.query('DELETE FROM session_session')
    const owner = await callerOf(call)
    const before = await look()
    site.logs.length = 0
    let made = routes.indexOf(route)
    let sent = 0
    for await (const [name, query, { headers, body }] of requestsOf(owner)) {
      if ((made += 1) % parts !== 0) continue
      if ((sent += 1) % mostInAMinute === 0) await site.advance(61)
      const request = { method: call.method, body: body ?? null }
      const from = { 'x-forwarded-for': nextAddress() }
      const path = `${call.path}${query}`
      const response = await owner.send(path, { ...request, headers: { ...from, ...headers } })
      await expectRefused(call, response, name)
    }
    expect(await look()).toEqual(before)
    const logs = site.logs.join('')
    expect(logs).not.toContain(marker)
    expect(logs).not.toContain('sample-password')
    expect(logs).not.toContain('"level":"error"')
    await site.advance(61)
  })
})

test('[CALL-29] [SEC-15] the API document lists every call, the office’s to staff', async () => {
  const response = await site.visitor().send('/openapi.json')
  const document: { openapi: string; paths: Record<string, Record<string, unknown>> } = JSON.parse(
    await response.text(),
  )
  expect(document.openapi).toBe('3.1.0')
  const listedIn = (paths: Record<string, unknown>) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    )
  const isOfOffice = (route: string) => route.includes(' /office/')
  const forAll = routes.filter((route) => !isOfOffice(route))
  const ofVendors = Object.keys(vendorVerbs).map((verb) => `POST ${vendorPath}/${verb}`)
  const ofGateways = `POST ${webhookPath}/{provider}/{brand}`
  expect(listedIn(document.paths).toSorted()).toEqual(
    [...forAll, ...ofVendors, ofGateways].toSorted(),
  )
  const stranger = await site.visitor().call('GET /office/api/me/openapi', {})
  expect(stranger.status).toBe(401)
  // A code of the authenticator works once, and the actors have used the present one.
  await site.advance(30)
  const staff = await site.staff('admin')
  const { paths } = await staff.must('GET /office/api/me/openapi', {})
  expect(listedIn(paths).toSorted()).toEqual(routes.filter(isOfOffice).toSorted())
})
