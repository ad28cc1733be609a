import { describe, expect, test } from 'vitest'
import {
  callsByRoute,
  refusalCodes,
  refusedSchema,
  routes,
  type Actor,
  type Call,
  type Route,
} from '@fairhouse/protocol'
import { vendorPath, vendorVerbs } from '@fairhouse/protocol/vendor'
import { createTestSite, type TestClient, type TestSite } from '@fairhouse/site/testing'
import { badBodies, badPayloads, marker } from './testing/bad-input.ts'
import { samples } from './testing/samples.ts'

/** Everything but what counts requests: rate leases, ids of sealed requests, processes, jobs. */
const contents = `SELECT table_name AS name,
    (xpath('/row/sum/text()', query_to_xml(format(
      'SELECT count(*) || md5(coalesce(string_agg(t::text, '','' ORDER BY t::text), '''')) AS sum
       FROM %I t', table_name), false, true, '')))[1]::text AS sum
  FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
    AND table_name NOT IN ('platform_rate', 'platform_sealed_request', 'platform_node')
  ORDER BY 1`

/** Somebody who may call it, so that only the input is at fault. */
async function callerOf(site: TestSite, call: Call): Promise<TestClient> {
  if (call.who.includes('visitor')) return site.visitor()
  return call.who.includes('staff') ? site.staff('admin') : site.signedIn('demo')
}

async function expectRefused(response: Response, what: string) {
  const text = await response.text()
  expect(response.status, `${what}: ${text}`).toBeGreaterThanOrEqual(400)
  expect(response.status, `${what}: ${text}`).toBeLessThan(500)
  const refused = refusedSchema.parse(JSON.parse(text))
  expect(refusalCodes).toContain(refused.code)
  expect(refused.message.length).toBeGreaterThan(10)
  expect(text).not.toMatch(/\bat .*:\d+|node_modules|\.ts\b|SELECT|Error:/)
}

describe.each(routes)('%s', (route: Route) => {
  const call: Call = callsByRoute[route]
  const sample: Record<string, unknown> = samples[route]
  const hasBody = call.method === 'POST' || call.method === 'PUT'

  test('bad input is refused by name, changes nothing and is not logged', async () => {
    await using site = await createTestSite()
    const owner = await callerOf(site, call)
    const before = await site.sql(contents)
    let turn = 0
    /** Each from an address of its own: the limits of use have a test of theirs. */
    const send = (body: RequestInit['body'], contentType: string) => {
      const headers = { 'content-type': contentType, 'x-forwarded-for': `10.9.0.${(turn += 1)}` }
      return owner.send(call.path, { method: call.method, body: body ?? null, headers })
    }
    if (hasBody) {
      for (const { name, body, contentType } of badBodies(sample)) {
        await expectRefused(await send(body, contentType), name)
      }
      for (const [name, payload] of badPayloads(sample)) {
        await expectRefused(await send(JSON.stringify(payload), 'application/json'), name)
        if (call.body !== 'encrypted') continue
        await expectRefused(await send(await owner.seal(payload), 'application/jose'), name)
      }
    }
    for (const query of [`${marker}=1`, `isAgent=1&isAgent=2`, `__proto__=${marker}`, '%zz=%ff']) {
      if (hasBody) continue
      const response = await owner.send(`${call.path}?${query}`, { method: call.method })
      await expectRefused(response, query)
    }
    expect(await site.sql(contents)).toEqual(before)
    const logs = site.logs.join('')
    expect(logs).not.toContain(marker)
    expect(logs).not.toContain('sample-password')
    expect(logs).not.toContain('"level":"error"')
  })

  test('answers each actor as its definition says', async () => {
    await using site = await createTestSite()
    const { id: brandId } = site.context.brand.all()[0] ?? { id: '' }
    const trial = {
      brandId,
      name: 'trial',
      nickname: 'Trial',
      type: 4,
      password: 'Fairhouse-demo-1',
    }
    await site.context.member.add({ ...trial, type: 4 })
    const people: Record<Actor, TestClient> = {
      visitor: site.visitor(),
      trial: await site.signedIn('trial'),
      member: await site.signedIn('demo'),
      agent: await site.signedIn('agent'),
      staff: await site.staff('admin'),
    }
    for (const [actor, client] of Object.entries(people)) {
      const { answer } = await client.call(route, samples[route])
      const code = answer.success ? 'accepted' : answer.code
      const mayCall = call.who.some((who) => who === actor) || isOtherArea(call, actor)
      const denied = ['not_signed_in', 'session_expired', 'not_allowed'].includes(code)
      expect(denied, `${actor}: ${code}`).toBe(!mayCall)
    }
  })

  test('a page of another site cannot make a browser call it', async () => {
    await using site = await createTestSite()
    const client = await callerOf(site, call)
    const headers = { origin: 'https://evil.example' }
    const { answer, status } = await client.call(route, samples[route], headers)
    if (call.method === 'GET') return expect(status).toBeLessThan(400)
    expect(status).toBe(403)
    return expect(answer).toMatchObject({ code: 'wrong_origin' })
  })
})

/** A session of the office is none of the players' site, and the other way round. */
function isOtherArea(call: Call, actor: string): boolean {
  const office = call.path.startsWith('/office/')
  return call.who.includes('visitor') && office !== (actor === 'staff')
}

test('[CALL-29] the API document lists every call, each with its refusals', async () => {
  await using site = await createTestSite()
  const response = await site.visitor().send('/openapi.json')
  const document: { openapi: string; paths: Record<string, Record<string, unknown>> } = JSON.parse(
    await response.text(),
  )
  expect(document.openapi).toBe('3.1.0')
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const ofVendors = Object.keys(vendorVerbs).map((verb) => `POST ${vendorPath}/${verb}`)
  expect(listed.toSorted()).toEqual([...routes, ...ofVendors].toSorted())
})
