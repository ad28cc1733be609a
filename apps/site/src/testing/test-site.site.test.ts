import { expect, test } from 'vitest'
import { createTestSite } from './index.ts'

test('a whole site on a fresh database is ready in under a second', async () => {
  const alone = { extend: () => undefined }
  await (await createTestSite(alone)).close()
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const before = performance.now()
    const site = await createTestSite(alone)
    times.push(performance.now() - before)
    await site.close()
  }
  expect(times.toSorted((a, b) => a - b)[1]).toBeLessThan(1000)
})

test('two sites share nothing: each has a database of its own', async () => {
  await using one = await createTestSite()
  await using other = await createTestSite({ seed: 'empty' })
  expect(await one.sql('SELECT count(*)::int AS brands FROM brand_brand')).toEqual([{ brands: 1 }])
  expect(await other.sql('SELECT count(*)::int AS brands FROM brand_brand')).toEqual([
    { brands: 0 },
  ])
  const { status } = await other.visitor().call('GET /wps/system/status', {})
  expect(status).toBe(404)
})
