import { expect, test, vi } from 'vitest'
import { createTestSite } from './index.ts'
import type { TestSiteOptions } from './test-site.ts'

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

test('no timed work follows the machine’s clock', async () => {
  const starting = vi.spyOn(globalThis, 'setInterval')
  const delaysOf = async (options: TestSiteOptions) => {
    starting.mockClear()
    await using site = await createTestSite(options)
    expect(await site.sql('SELECT FROM graphile_worker._private_known_crontabs')).toEqual([])
    return starting.mock.calls.map(([, delayMs]) => delayMs)
  }
  try {
    const delays = await delaysOf({ studio: {} })
    // The sweep of rounds, and the clock of the draws.
    const sweeping = await delaysOf({ studio: { sweepMs: 12_345 } })
    expect(sweeping.filter((delayMs) => !delays.includes(delayMs))).toEqual([12_345, 1000])
    expect(sweeping).toHaveLength(delays.length + 2)
  } finally {
    starting.mockRestore()
  }
})
