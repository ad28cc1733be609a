import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

test('an invalid provider code is answered as unknown', async () => {
  await using site = await createTestSite({ seed: 'empty' })
  for (const name of ['nobody', '%00', 'a%00b', '%F0%9F%90%93', 'x'.repeat(80)]) {
    const response = await site.visitor().send(`/payment/${name}/fairhouse`, { method: 'POST' })
    expect(await response.json()).toEqual({ success: false, code: 'unknown_provider' })
  }
})

test('[SEC-01] a body that is too long is a client error, not a fault of ours', async () => {
  await using site = await createTestSite({ seed: 'empty' })
  const body = 'x'.repeat(20 * 1024)
  const response = await site.visitor().send('/payment/nobody/fairhouse', { method: 'POST', body })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ success: false, code: 'bad_request' })
  expect(site.logs.filter((line) => line.includes('"level":"error"'))).toEqual([])
})
