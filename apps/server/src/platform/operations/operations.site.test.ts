import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

const ask = async (address: string, path: string) => {
  const response = await fetch(new URL(path, address))
  return { status: response.status, text: await response.text() }
}

test('health and metrics answer on the operations port, health on the other too', async () => {
  await using site = await createTestSite()
  await site.visitor().must('GET /wps/system/status', {})
  for (const address of [site.address, site.opsAddress]) {
    expect(await ask(address, '/health/live')).toEqual({ status: 200, text: 'live\n' })
    expect(await ask(address, '/health/ready')).toEqual({ status: 200, text: 'ready\n' })
  }
  const metrics = await ask(site.opsAddress, '/metrics')
  expect(metrics.text).toMatch(/^fairhouse_call_seconds_count\{route="GET \/wps\/system\/status"/m)
  expect(metrics.text).toMatch(/^nodejs_eventloop_lag_seconds/m)
  expect((await ask(site.address, '/metrics')).status).toBe(404)
  expect((await ask(site.opsAddress, '/else')).status).toBe(404)
})

test('without its database a site is live but not ready, until it is back', async () => {
  await using site = await createTestSite()
  const name = new URL(site.context.kit.database.url).pathname.slice(1)
  const onServer = site.serverSql
  await onServer(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
  await onServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
  const ready = async () => (await ask(site.opsAddress, '/health/ready')).status
  await expect.poll(ready).toBe(503)
  expect((await ask(site.opsAddress, '/health/live')).status).toBe(200)
  const refused = await site.visitor().send('/wps/system/status')
  expect(refused.status).toBe(200)
  await onServer(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`)
  await expect.poll(ready).toBe(200)
  await site.signedIn('demo')
})
