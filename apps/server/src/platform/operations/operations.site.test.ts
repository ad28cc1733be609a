import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

const get = async (address: string, path: string) => {
  const response = await fetch(new URL(path, address))
  return { status: response.status, text: await response.text() }
}

test('serves health on both ports and metrics on the operations port only', async () => {
  await using site = await createTestSite()
  await site.visitor().must('GET /wps/system/status', {})
  for (const address of [site.address, site.opsAddress]) {
    expect(await get(address, '/health/live')).toEqual({ status: 200, text: 'live\n' })
    expect(await get(address, '/health/ready')).toEqual({ status: 200, text: 'ready\n' })
  }
  const metrics = await get(site.opsAddress, '/metrics')
  expect(metrics.text).toMatch(/^fairhouse_call_seconds_count\{route="GET \/wps\/system\/status"/m)
  expect(metrics.text).toMatch(/^nodejs_eventloop_lag_seconds/m)
  expect((await get(site.address, '/metrics')).status).toBe(404)
  expect((await get(site.opsAddress, '/else')).status).toBe(404)
})

test('is live but not ready while the database is unavailable', async () => {
  await using site = await createTestSite()
  const name = new URL(site.context.kit.database.url).pathname.slice(1)
  const onServer = site.serverSql
  await onServer(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
  await onServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
  const ready = async () => (await get(site.opsAddress, '/health/ready')).status
  await expect.poll(ready).toBe(503)
  expect((await get(site.opsAddress, '/health/live')).status).toBe(200)
  const refused = await site.visitor().send('/wps/system/status')
  expect(refused.status).toBe(200)
  await onServer(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`)
  await expect.poll(ready).toBe(200)
  await site.signedIn('demo')
})
