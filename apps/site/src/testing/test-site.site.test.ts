import { expect, test } from 'vitest'
import { createTestSite } from './index.ts'

test('each of two sites has its own database', async () => {
  await using one = await createTestSite()
  await using other = await createTestSite({ seed: 'empty' })
  expect(await one.sql('SELECT count(*)::int AS brands FROM brand_brand')).toEqual([{ brands: 1 }])
  expect(await other.sql('SELECT count(*)::int AS brands FROM brand_brand')).toEqual([
    { brands: 0 },
  ])
  const { status } = await other.visitor().call('GET /wps/system/status', {})
  expect(status).toBe(404)
})
