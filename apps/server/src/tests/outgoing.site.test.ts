import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { brandIdOf, createTestSite, type TestSite } from '@fairhouse/site/testing'

const secret = 'a-secret-of-the-test-gateway'

/** Counts requests: an internal service that outsiders must not reach through us. */
async function internalService() {
  let requestCount = 0
  const server = createServer((_, response) => {
    requestCount += 1
    response.end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requestCount: () => requestCount,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const strict = () => createTestSite({ config: { outgoingAllow: [] } })

const providerSettings = (baseUrl: string) =>
  ({ kind: 'webhook', baseUrl, secret, paysOut: [] }) as const

test('[SEC-15] a provider in the internal network never reaches approval', async () => {
  await using site = await strict()
  const admin = await site.staff('admin')
  const brandId = brandIdOf(site)
  const hidden = [
    'http://127.0.0.1:5432',
    'http://localhost:3000',
    'https://localhost.',
    'https://2130706433',
    'https://0x7f.1',
    'https://0.0.0.0',
    'https://[::]',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://169.254.169.254',
    'https://10.0.0.1',
    'https://[fd00:ec2::254]',
  ]
  for (const url of hidden) {
    const { answer } = await admin.call('PUT /office/api/payment/provider', {
      brandId,
      code: 'acme',
      kind: 'webhook',
      url,
      secret,
      paysOut: [],
      reason: 'a new provider',
    })
    expect(answer, url).toMatchObject({
      code: 'invalid_fields',
      errors: { url: expect.anything() },
    })
  }
  expect(await site.sql('SELECT FROM staff_approval')).toEqual([])
  const { setUp } = site.context.payment
  await expect(
    setUp.provider(brandId, 'acme', providerSettings('https://10.0.0.1')),
  ).rejects.toThrow('not a public address')
})

test('[SEC-15] a stored internal provider is not called', async () => {
  await using service = await internalService()
  await using site = await strict()
  await savedBefore(site, service.url)
  const admin = await site.staff('admin')
  const requestCount = { brandId: brandIdOf(site), code: 'acme' }
  expect(await admin.must('POST /office/api/payment/try', requestCount)).toEqual({ answers: false })
  expect(service.requestCount()).toBe(0)
  expect(site.logs.join('')).toContain('outgoing request refused')
})

test('[SEC-15] a host that the operator allows is called, at that port only', async () => {
  await using service = await internalService()
  const outgoingAllow = [`127.0.0.1:${service.port}`]
  await using site = await createTestSite({ config: { outgoingAllow } })
  const brandId = brandIdOf(site)
  const { setUp } = site.context.payment
  expect(await setUp.provider(brandId, 'acme', providerSettings(service.url))).toBe('new')
  const admin = await site.staff('admin')
  await admin.must('POST /office/api/payment/try', { brandId, code: 'acme' })
  expect(service.requestCount()).toBe(1)
  await expect(
    setUp.provider(brandId, 'next', providerSettings('http://127.0.0.1:1')),
  ).rejects.toThrow('not a public address')
})

test('[SEC-15] a game provider in the internal network is not plugged in', async () => {
  await using site = await strict()
  const vendor = { code: 'ACME', secret, wallet: 'transfer', games: [] } as const
  for (const baseUrl of ['http://127.0.0.1:9/wallet', 'https://localhost/', 'ftp://8.8.8.8/']) {
    await expect(site.context.gameProvider.put({ ...vendor, baseUrl })).rejects.toThrow(
      'OUTGOING_ALLOW',
    )
  }
  await site.context.gameProvider.put({ ...vendor, baseUrl: 'https://8.8.8.8/wallet' })
})

test('[SEC-15] local services that the operator configured are called', async () => {
  await using service = await internalService()
  const sms = { url: `${service.url}/sms`, account: 'a', secret, from: 'FAIR' }
  await using site = await createTestSite({ config: { outgoingAllow: [], sms } })
  const { outgoing } = site.context.kit
  expect(await outgoing.isAllowedUrl(sms.url)).toBe(true)
  expect(await outgoing.isAllowedUrl('http://127.0.0.1:1/')).toBe(false)
})

/** As saved before addresses were checked, with a secret that this site can decrypt. */
async function savedBefore(site: TestSite, url: string) {
  const { setUp } = site.context.payment
  await setUp.provider(brandIdOf(site), 'acme', providerSettings('https://8.8.8.8'))
  await site.sql("UPDATE payment_provider SET base_url = $1 WHERE code = 'acme'", [url])
}
